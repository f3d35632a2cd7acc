import { fold } from '../../language/fold.ts'
import { goodsLanguages, isGoodsLanguage, readLexicon } from '../../language/goods/kinds-of-goods.ts'
import { LearnedFile } from '../../language/learned/learned-file.ts'
import { lexicon } from '../../language/said/lexicon.ts'
import { remembering } from '../../shared/remembering.ts'
import { asInTitles } from './name-tokens.ts'
import { singularsOf } from './singulars.ts'

/** The names of the lexicon of goods as they are looked up, kept for all processes. */
export const goodsNamesFile = new LearnedFile('names-of-goods', [
  'language/goods',
  'language/fold.ts',
  'search/things/goods-names.ts',
  'search/things/name-tokens.ts',
])

/** Folded, and as the words of titles are spelled. */
const plain = (name: string): string => asInTitles(fold(name).replace(/[’']/g, ' ')).replace(/\s+/g, ' ').trim()

/** By name: what the kinds that are called so are usually called in English. */
type GoodsNames = ReadonlyMap<string, string>

const BETWEEN = ','

/** Gathers the names of all languages and keeps them for other processes, a fifth of a second of work. */
export function compileGoodsNames(): void {
  goodsNamesFile.keep(
    [...allNames().values()].map((names) => Buffer.from([...names].map((row) => row.join('\t')).join('\n'))),
  )
}

function allNames(): Map<string, GoodsNames> {
  const all = new Map(goodsLanguages.map((language) => [language as string, new Map<string, string>()]))
  for (const { names } of readLexicon()) {
    const english = plain(names.en[0] ?? '')
    for (const language of goodsLanguages) {
      const own = all.get(language) as Map<string, string>
      for (const name of names[language].map(plain)) {
        const known = own.get(name)
        own.set(name, known === undefined || known === english ? english : known + BETWEEN + english)
      }
    }
  }
  return all
}

let file: Buffer[] | null | undefined
const none: GoodsNames = new Map()

const namesIn = remembering((language): GoodsNames => {
  if (!isGoodsLanguage(language)) return none
  if (!goodsNamesFile.isThere) compileGoodsNames()
  file ??= goodsNamesFile.read()
  const kept = file?.[goodsLanguages.indexOf(language)]
  return (kept ? readNames(String(kept)) : allNames().get(language)) ?? none
})

function readNames(text: string): GoodsNames {
  const names = new Map<string, string>()
  for (const row of text.split('\n')) {
    const at = row.indexOf('\t')
    names.set(row.slice(0, at), row.slice(at + 1))
  }
  return names
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
export const isOfGoods = (word: string, language: string): boolean => wordsOf(language).has(word)
