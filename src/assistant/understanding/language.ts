import { fold } from '../../language/text/fold.ts'
import { detectLanguages } from '../../shared/detect-language.ts'
import { languageWords } from './language-words.ts'

/** Weight of a word that the store uses in its names. */
const NAME_SHARE = 0.3

/** What the language spoken before counts, in words. */
const GOING_ON = 0.5
/** Letters of each part of a joined name. */
const LEAST_PART = 4

/** Tells the language of short texts of shoppers from the words of our own phrases, of longer ones by their letters too. */
export class LanguageTeller {
  readonly #words = languageWords()

  /** How much a word tells for each language that has it, 0..1. */
  #sharesOf(word: string): readonly (readonly [string, number])[] {
    const counts = this.#words.countsOf(word)
    const all = counts.reduce((sum, [, count]) => sum + count, 0)
    return counts.map(([language, count]) => [language, (count / all) ** 2] as const)
  }

  /**
   * ISO 639-1; null when the text does not tell.
   * @param isName whether the store uses a folded word in its names: "Rolex", "perfume" are the same to everybody
   */
  tell(text: string, expected: string | null, isName: (word: string) => boolean): string | null {
    const script = scriptOf(text)
    if (script) return script
    const plain = fold(text.replace(/(?<!\S)[^\s@#\d]*[@#\d]\S*/g, ' ')).replace(/(\p{L})\1{2,}/gu, '$1')
    const words = plain.match(/\p{L}+/gu) ?? []
    const scores = new Map<string, number>()
    let known = 0
    for (const word of words) {
      const isNamed = isName(word)
      const told = this.#sharesOf(word)
      const shares = told.length > 0 || isNamed ? told : this.#languagesOfJoined(word).map((one) => [one, 1] as const)
      if (shares.length > 0 || isNamed) known++
      for (const [language, share] of shares) {
        const weight = share * (word.length < 3 ? 0.6 : 1) * (isNamed ? NAME_SHARE : 1)
        scores.set(language, (scores.get(language) ?? 0) + weight)
      }
    }
    for (let at = 1; at < words.length; at++) {
      for (const [language, share] of this.#sharesOf(`${words[at - 1]} ${words[at]}`)) add(scores, language, share)
    }
    for (const [language, pattern] of letters) if (pattern.test(text)) add(scores, language, 1)
    // Who has spoken a language goes on with it: "a warm hat" is German as well, word by word.
    if (expected !== null && scores.size > 0) add(scores, expected, GOING_ON)
    const ranked = [...scores].sort((a, b) => b[1] - a[1])
    const [best, second] = [ranked[0], ranked[1]]
    if (best && best[0] === expected) return expected
    const lead = (best?.[1] ?? 0) - (second?.[1] ?? 0)
    const [only, ...others] = words
    if (only && others.length === 0 && this.#isNameInTalk(only, best?.[0], expected, isName)) return null
    if (best && lead >= 0.55 && known * 2 >= words.length) return best[0]
    return this.#byLetters(text, words.length, scores) ?? (best && lead >= 0.3 && best[0] !== expected ? best[0] : null)
  }

  /** In which languages a word that nobody knows ends with the name of a thing. */
  #languagesOfJoined(word: string): string[] {
    const ends = Array.from({ length: Math.max(0, word.length - 2 * LEAST_PART + 1) }, (_, at) =>
      word.slice(LEAST_PART + at),
    )
    return [...this.#words.joined].flatMap(([language, things]) =>
      ends.some((end) => things.has(end)) ? language : [],
    )
  }

  /** A thing or quality named alone, in the midst of a talk in another language: "portable?" is English as well. */
  #isNameInTalk(
    word: string,
    language: string | undefined,
    expected: string | null,
    isName: (word: string) => boolean,
  ): boolean {
    if (expected === null || language === undefined || language === expected) return false
    if (isName(word)) return true
    return !(this.#words.talk.get(language)?.has(word) ?? true)
  }

  /** The language by letter statistics, combined with the words; short texts give none. */
  #byLetters(text: string, count: number, scores: Map<string, number>): string | null {
    if (count < 3) return null
    const found = detectLanguages(text).slice(0, 4)
    const top = found[0]
    if (!top) return null
    const known = found.find(({ lang }) => (scores.get(lang) ?? 0) >= 0.5)
    if (known && known.accuracy > top.accuracy * 0.4) return known.lang
    return top.accuracy >= (count >= 5 ? 0.2 : 0.5) ? top.lang : null
  }
}

const add = (scores: Map<string, number>, key: string, value: number): void =>
  void scores.set(key, (scores.get(key) ?? 0) + value)

const letters: [string, RegExp][] = [
  ['es', /[ñ¿¡]|[áíóú]\w*\b/iu],
  ['de', /[äß]|[öü](?!ç)/iu],
  ['fr', /[çœêèàùûî]/iu],
  ['fr', /(?<!\p{L})(?:d|j|qu)['’](?=[aeiouhyéèêàâîô])/iu],
  ['pt', /[ãõ]/iu],
  ['pl', /[łęąśżźć]/iu],
  ['sv', /å/iu],
  ['tr', /[şğı]/u],
]

function scriptOf(text: string): string | null {
  const scripts: [string, RegExp][] = [
    ['ja', /[\u3040-\u30ff]/],
    ['ko', /[\uac00-\ud7af]/],
    ['zh', /[\u4e00-\u9fff]/],
    ['ru', /[\u0400-\u04ff]/],
    ['ar', /[\u0600-\u06ff]/],
    ['he', /[\u0590-\u05ff]/],
    ['el', /[\u0370-\u03ff]/],
    ['hi', /[\u0900-\u097f]/],
    ['th', /[\u0e00-\u0e7f]/],
  ]
  const found = scripts.find(([, pattern]) => pattern.test(text))?.[0]
  if (found !== 'ru') return found ?? null
  return detectLanguages(text).find(({ lang }) => /^(ru|uk|bg|sr|be|mk)$/.test(lang))?.lang ?? 'ru'
}
