import { goodsLanguages, isGoodsLanguage, readLexicon } from '../../language/goods/kinds-of-goods.ts'
import { LearnedFile } from '../../language/learned/learned-file.ts'
import { WordTable } from '../../language/learned/table-of-words.ts'
import { lexicon } from '../../language/said/lexicon.ts'
import { fold } from '../../language/text/fold.ts'
import { tokenize } from '../../language/text/tokens.ts'
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

/** The names in a language. */
interface GoodsNames {
  names: WordTable
  /** By the place of a name: what the kinds that are called so are usually called in English. */
  english: WordTable
  /** The single words of all names. */
  words: WordTable
}

const BETWEEN = ','
/** In the file each language has three tables, and a table three parts. */
const [TABLES, PARTS] = [3, 3]

/** Gathers the names of all languages and keeps them for other processes, a fifth of a second of work. */
export function compileGoodsNames(): void {
  goodsNamesFile.keep(
    gatherNames().flatMap(({ names, english, words }) => [...names.kept(), ...english.kept(), ...words.kept()]),
  )
}

/** A language after the other. */
function gatherNames(): GoodsNames[] {
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
  return [...all.values()].map((names) => {
    const words = new Set([...names.keys()].flatMap((name) => name.split(' ')))
    const [keys, values] = [[...names.keys()], [...names.values()]]
    return { names: WordTable.make(keys), english: WordTable.make(values), words: WordTable.make([...words]) }
  })
}

let all: readonly GoodsNames[] | undefined
const none: GoodsNames = { names: WordTable.make([]), english: WordTable.make([]), words: WordTable.make([]) }

/** From the disk, else gathered, and kept for the next process. */
function readNames(): readonly GoodsNames[] {
  if (!goodsNamesFile.isThere) compileGoodsNames()
  const parts = goodsNamesFile.read()
  if (!parts) return gatherNames()
  const tables = Array.from({ length: parts.length / PARTS }, (_, at) => WordTable.of(parts.slice(at * PARTS)))
  return goodsLanguages.map((_, at) => {
    const [names, english, words] = tables.slice(at * TABLES)
    return names && english && words ? { names, english, words } : none
  })
}

function namesIn(language: string): GoodsNames {
  all ??= readNames()
  return (isGoodsLanguage(language) && all[goodsLanguages.indexOf(language)]) || none
}

/** Gets the names of all languages ahead of need. */
export const prepareGoodsNames = (): void => void namesIn('')

/**
 * The name of some kind of goods that folded words are, in the singular where the lexicon has that; null where they are none. What talk is made of is none.
 * @param language ISO 639-1
 */
export function goodsName(words: readonly string[], language: string): string | null {
  const { names } = namesIn(language)
  const [last = '', before] = [words.at(-1), words.slice(0, -1)]
  if (before.length === 0 && lexicon().talk.has(last)) return null
  const forms = singularsOf(last, language).map((form) => asInTitles([...before, form].join(' ')))
  return forms.find((form) => names.has(form)) ?? null
}

/** What the kinds of goods that are called so are called in English; none where it is no name of goods. */
export function englishOfGoods(name: string, language: string): readonly string[] {
  const { names, english } = namesIn(language)
  const place = names.placeOf(name)
  return place < 0 ? [] : english.wordAt(place).split(BETWEEN)
}

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

/** Whether a folded word stands in a name of goods in a language: it is meant as it stands. */
export const isGoodsWord = (word: string, language: string): boolean => namesIn(language).words.has(word)
