import type { AskedOf } from '../../knowledge/index/asked-of.ts'
import { isNameOfThing } from '../../knowledge/index/goods-named.ts'
import { wordsOfAll } from '../../language/packs.ts'
import { audienceIn } from '../../language/readers/read-audience.ts'
import { wordsIn } from '../../language/text/tokens.ts'
import type { SearchProduct } from '../../search/search-product.ts'
import type { StoreCatalog } from '../../search/store-catalog.ts'
import { englishOfGoods, goodsIn, goodsName } from '../../search/things/goods-names.ts'

const MOST_LABELS = 40
/** Characters of a question in which goods are looked for. */
const MOST_READ = 400
/** Shorter words name nothing. */
const SHORTEST_NAME = 4
/** Between the names of one label: "Pots & Pans". */
const signs = /[>›&,/|+]/
const ands = wordsOfAll(({ further }) => further?.and?.replaceAll(',', ' '))

/** The names that a label has: "pots" and "pans" of "Pots and Pans". */
const namesIn = (label: string): string[] =>
  label.split(signs).flatMap((part) =>
    part
      .split(' ')
      .map((word) => (ands.has(word.toLowerCase()) ? ',' : word))
      .join(' ')
      .split(','),
  )

/** Where the thing of a name stands first: "bas de contention". */
const headsFirst = new Set(['es', 'fr', 'it'])

/** "Bench" of a bench cushion: of the things that its title names all but the one that it is, of which pages may tell something else. */
function namesBeside(title: string, language: string): string[] {
  const named = wordsIn(title).filter((word) => isNameOfThing(word.toLowerCase(), language))
  return headsFirst.has(language) ? named.slice(1) : named.slice(0, -1)
}

/** "Stockings" of "compression stockings": what pages may call it for short. */
function headOf(label: string, language: string): string[] {
  const words = wordsIn(label)
  const head = (headsFirst.has(language) ? words[0] : words.at(-1)) ?? ''
  return words.length > 1 && head.length >= SHORTEST_NAME ? [head] : []
}

/** What the goods are called that a question names, in the language of the shop where the lexicon has it: "knee brace, knee support". */
export function askedOfNamed(question: string, language: string, own: string): AskedOf | undefined {
  const named = goodsIn(question.slice(0, MOST_READ), language).map(({ words }) => goodsName(words, language) ?? '')
  const isEnglish = own.startsWith('en') && language !== 'en'
  const names = isEnglish ? named.flatMap((name) => englishOfGoods(name, language)) : named
  const told = isEnglish ? 'en' : language
  const labels = [...new Set(names.flatMap((name) => [name, ...headOf(name, told)]))].filter((name) => name !== '')
  return labels.length > 0 ? { labels: labels.slice(0, MOST_LABELS), language: told } : undefined
}

/** Where a thing and what it is a kind of make one word. */
const writesAsOne = new Set(['de'])

/** "Siebträgermaschinen", of "Maschinen > Siebträger". */
function asOne(shelves: readonly string[]): string[] {
  const [kind, own] = shelves.slice(-2)
  return kind !== undefined && own !== undefined && !/\s/.test(`${own}${kind}`) ? [`${own}${kind.toLowerCase()}`] : []
}

function labelsOf({ title, vendor, category, tags }: SearchProduct, language: string): string[] {
  const beside = namesBeside(title, language)
  const words = wordsIn(title).filter((word) => word.length >= SHORTEST_NAME && !beside.includes(word))
  const shelves = category?.split('>').map((shelf) => shelf.trim()) ?? []
  const own = writesAsOne.has(language) ? asOne(shelves) : []
  const labels = [...shelves.slice(-1), ...own, ...tags, ...shelves.slice(0, -1).reverse()].flatMap(namesIn)
  const named = labels.filter((label) => /\s/.test(label.trim()) || audienceIn(label) === '')
  return [...words, ...named, ...named.flatMap((label) => headOf(label, language)), vendor ?? ''].map((label) =>
    label.trim().toLowerCase(),
  )
}

const articles = new Set([...wordsOfAll((pack) => pack.articles), ...wordsOfAll(({ dialogue }) => dialogue?.definite)])
/** Words behind an article that may name a thing: "the Ding bell". */
const MOST_OF_NAME = 2

/** "Bell" of "can I return the bell if she does not like it?" */
export function wordsBehindArticles(question: string): string[] {
  const words = wordsIn(question.slice(0, MOST_READ))
  const isNamed = (_: string, at: number) =>
    words.slice(Math.max(0, at - MOST_OF_NAME), at).some((one) => articles.has(one))
  // "The E60"
  const isModel = (word: string) => /\d/.test(word) && /\p{L}/u.test(word)
  return words.filter((word, at) => (word.length >= SHORTEST_NAME || isModel(word)) && isNamed(word, at))
}

/** The products that have words in their titles, those that have all of them where there are such; none where more than so many have one. */
export function titledBy(words: readonly string[], { index }: StoreCatalog, most: number): string[] {
  const titled = words.flatMap((word) => {
    const products = index.parse(word).groups.flatMap((group) => index.titled(group, most) ?? [])
    return products.length > 0 ? [new Set(products.map(({ id }) => id))] : []
  })
  const [first, ...others] = titled.toSorted((a, b) => a.size - b.size)
  const ids = [...(first ?? [])]
  const all = ids.filter((id) => others.every((one) => one.has(id)))
  return all.length > 0 ? all : ids
}

/** What the products that are talked about are called by, each of them: of several what they all are. */
export function askedOf(catalog: StoreCatalog, ids: readonly string[]): AskedOf | undefined {
  const products = ids.flatMap((id) => catalog.index.productById(id) ?? [])
  const [first = [], ...others] = products.map((product) => labelsOf(product, catalog.language))
  const labels = [...new Set(first)].filter((label) => label !== '' && others.every((one) => one.includes(label)))
  return labels.length > 0
    ? { labels: labels.slice(0, MOST_LABELS).map((label) => label.slice(0, 200)), language: catalog.language }
    : undefined
}
