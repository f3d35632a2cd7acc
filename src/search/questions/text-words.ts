import { wordsOfAll } from '../../language/packs.ts'
import { fold } from '../../language/text/fold.ts'
import { type TextToken, tokenize } from '../../language/text/tokens.ts'
import { remembering } from '../../shared/remembering.ts'
import { languageOf } from '../analysis/languages.ts'

/** A word of a text in the form it is compared in. */
export interface TextWord {
  /** Folded. */
  text: string
  stem: string
  /** Its place among the tokens. */
  at: number
  /** Words between two signs or a "but" have the same: what one clause denies another does not. */
  clause: number
  isNumber: boolean
}

const stemmers = new Map<string, (word: string) => string>()
/** What a language makes of a word; worked out once, as words come again and again. */
function stemOf(language: string): (word: string) => string {
  let stem = stemmers.get(language)
  if (!stem) {
    stem = remembering(languageOf(language).stem)
    stemmers.set(language, stem)
  }
  return stem
}

/** A text cut into words. */
export interface ReadText {
  words: TextWord[]
  tokens: TextToken[]
  language: string
}

const behinds = [...wordsOfAll(({ negation }) => negation?.behind)]

/** "Torffrei" as "torf frei", "what's" as "what" and "U.S.A." as "USA". */
function splitFree(text: string): string {
  const plain = text
    .replace(/(?<=\p{L})['’](?:s|re|ll|m)\b/gu, ' ')
    .replace(/(?<!\p{L})(?:\p{Lu}\.){2,9}/gu, (letters) => letters.replaceAll('.', ''))
  const lower = plain.toLowerCase()
  if (!behinds.some((word) => lower.includes(word))) return plain
  return plain.replace(/\p{L}{7,}/gu, (word) => {
    const behind = behinds.find((own) => word.length > own.length + 2 && word.toLowerCase().endsWith(own))
    return behind === undefined ? word : `${word.slice(0, -behind.length)} ${behind}`
  })
}

const ofClause = /^[,;:.)•|–—/!?✓*\n[\]{}✿]$/

/**
 * Cuts a text of one language into words.
 * @param isBut whether a folded word begins another clause
 */
export function readText(text: string, language: string, isBut: (word: string) => boolean): ReadText {
  const { elisions, stopWords } = languageOf(language)
  const stem = stemOf(language)
  const tokens = tokenize(splitFree(text))
  const words: TextWord[] = []
  let clause = 0
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'sign') {
      const isDecimal = token.glued && tokens[at + 1]?.glued && tokens[at + 1]?.kind === 'number'
      if (ofClause.test(token.text) && !isDecimal) clause++
      continue
    }
    if (elisions.has(token.text) && tokens[at + 1]?.glued && tokens[at + 1]?.kind === 'word') continue
    if (isBut(token.text)) clause++
    const isNumber = token.kind === 'number'
    // "Sich" is no form of "sicher", which has that stem.
    const own = isNumber ? token.text : stopWords.has(token.text) ? `=${token.text}` : stem(token.text)
    words.push({ text: token.text, stem: own, at, clause, isNumber })
  }
  return { words, tokens, language }
}

/** A phrase in the forms its words are compared in. */
export interface Pattern {
  words: { stem: string; begins: string | null; text: string; isExact: boolean }[]
}

/** Words that may stand between those of a phrase. */
const GAP = 2

/** Makes a phrase comparable with texts of its language. */
export function patternOf(phrase: string, language: string, isExact = false): Pattern {
  const { stem } = languageOf(language)
  return {
    words: phrase.split(/[ /]/).map((word) => {
      const begins = word.endsWith('*') ? word.slice(0, -1) : null
      return { stem: isExact ? word : (begins ?? stem(fold(word))), begins, text: word, isExact }
    }),
  }
}

const isLike = (word: TextWord, { stem, begins, text, isExact }: Pattern['words'][number]): boolean =>
  begins === null
    ? word.text === text || (!isExact && word.stem === stem && !word.isNumber)
    : word.text.startsWith(begins)

/** The places among `words` that a phrase takes when it begins at `from`; null when it does not. */
export function placesOf(
  { words: wanted }: Pattern,
  words: readonly TextWord[],
  from: number,
  gap = GAP,
): number[] | null {
  const places: number[] = []
  let at = from
  for (const [index, part] of wanted.entries()) {
    const last = index === 0 ? from : at + gap
    while (at <= last && !(words[at] && isLike(words[at] as TextWord, part))) at++
    if (at > last || !words[at]) return null
    places.push(at++)
  }
  return places
}
