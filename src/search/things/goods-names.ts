import { goodsLanguages, isGoodsLanguage, readLexicon } from '../../language/goods/kinds-of-goods.ts'
import { LearnedFile } from '../../language/learned/learned-file.ts'
import { lexicon } from '../../language/said/lexicon.ts'
import { fold } from '../../language/text/fold.ts'
import { tokenize } from '../../language/text/tokens.ts'
import { remembering } from '../../shared/remembering.ts'
import { asInTitles } from './name-tokens.ts'
import { singularsOf } from './singulars.ts'

/** The names of the lexicon of goods as they are looked up, kept for all processes. */
export const goodsNamesFile = new LearnedFile('names-of-goods', [
  'language/goods',
  'language/text/fold.ts',
  'search/things/goods-names.ts',
  'search/things/name-tokens.ts',
])

/** Folded, and as the words of titles are spelled. */
const plain = (name: string): string => asInTitles(fold(name).replace(/[’']/g, ' ')).replace(/\s+/g, ' ').trim()

/** By name: what the kinds that are called so are usually called in English. */
type GoodsNames = ReadonlyMap<string, string>

const BETWEEN = ','

/** Gathers the names of all languages and keeps them for other processes, a fifth of a second of work. */
export const compileGoodsNames = (): void => goodsNamesFile.keep(gatherNames().map((text) => Buffer.from(text)))

/** A language after the other: a line a name, with what that is in English. */
function gatherNames(): string[] {
  const all = new Map(goodsLanguages.map((language) => [language, new Map<string, string>()]))
  for (const { names } of readLexicon()) {
    const english = plain(names.en[0] ?? '')
    for (const [language, own] of all) {
      for (const name of names[language].map(plain)) {
        const known = own.get(name)
        own.set(name, known === undefined || known === english ? english : known + BETWEEN + english)
      }
    }
  }
  return [...all.values()].map((names) => [...names].map((row) => row.join('\t')).join('\n'))
}

let texts: readonly string[] | undefined
const none: GoodsNames = new Map()

/** From the disk, else gathered, and kept for the next process. */
function readTexts(): readonly string[] {
  if (!goodsNamesFile.isThere) compileGoodsNames()
  return goodsNamesFile.read()?.map(String) ?? gatherNames()
}

const namesIn = remembering((language): GoodsNames => {
  if (!isGoodsLanguage(language)) return none
  texts ??= readTexts()
  const names = new Map<string, string>()
  for (const row of (texts[goodsLanguages.indexOf(language)] ?? '').split('\n')) {
    const at = row.indexOf('\t')
    names.set(row.slice(0, at), row.slice(at + 1))
  }
  return names
})

/** Gets the names of a language ahead of need. */
export function prepareGoodsNames(language: string): void {
  isGoodsWord('', language)
}

/**
 * The name of some kind of goods that folded words are, in the singular where the lexicon has that; null where they are none. What talk is made of is none.
 * @param language ISO 639-1
 */
export function goodsName(words: readonly string[], language: string): string | null {
  const names = namesIn(language)
  const [last = '', before] = [words.at(-1), words.slice(0, -1)]
  if (before.length === 0 && lexicon().talk.has(last)) return null
  const forms = singularsOf(last, language).map((form) => asInTitles([...before, form].join(' ')))
  return forms.find((form) => names.has(form)) ?? null
}

/** What the kinds of goods that are called so are called in English; none where it is no name of goods. */
export const englishOfGoods = (name: string, language: string): readonly string[] =>
  namesIn(language).get(name)?.split(BETWEEN) ?? []

/** Most words of a name that is looked for. */
const MOST_WORDS = 5
/** Shorter words by themselves name nothing. */
const SHORTEST = 4

/**
 * Where a text names kinds of goods, known in the lexicon whether or not a shop has them: the places of the words of each name, the longest
 * first.
 * @param words folded, without signs, of any number
 */
export function namesOfGoods(words: readonly string[], language: string): [from: number, to: number][] {
  const found: [number, number][] = []
  for (let at = 0; at < words.length; at++) {
    const end = endOfName(words, at, language)
    if (end === at) continue
    found.push([at, end])
    at = end - 1
  }
  return found
}

/** A name of goods in a text. */
export interface NamedGoods {
  /** Folded, without signs. */
  words: readonly string[]
  /** As it stands in the text. */
  typed: string
}

/** The names of goods in a text, as `namesOfGoods` finds them. @param text bounded by the caller */
export function goodsIn(text: string, language: string): NamedGoods[] {
  const tokens = tokenize(text).filter(({ kind }) => kind !== 'sign')
  const words = tokens.map((token) => token.text)
  return namesOfGoods(words, language).map(([from, to]) => ({
    words: words.slice(from, to),
    typed: text.slice(tokens[from]?.start, tokens[to - 1]?.end),
  }))
}

function endOfName(words: readonly string[], at: number, language: string): number {
  for (let end = Math.min(words.length, at + MOST_WORDS); end > at; end--) {
    const own = words.slice(at, end)
    const isLong = own.length > 1 || (own[0] as string).length >= SHORTEST
    if (isLong && goodsName(own, language) !== null) return end
  }
  return at
}

const wordsOf = remembering(
  (language): ReadonlySet<string> => new Set([...namesIn(language).keys()].flatMap((name) => name.split(' '))),
)

/** Whether a folded word stands in a name of goods in a language: it is meant as it stands. */
export const isGoodsWord = (word: string, language: string): boolean => wordsOf(language).has(word)
