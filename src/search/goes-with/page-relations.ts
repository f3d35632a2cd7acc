import { packOf, phraseList, wordsOfAll } from '../../language/packs.ts'
import { isPurposeWord } from '../../language/readers/purpose.ts'
import { remembering } from '../../shared/remembering.ts'
import { optionsOf } from '../questions/read-options.ts'
import { readShopText, type ShopText, sentencesOf } from '../questions/shop-texts.ts'
import { type Pattern, patternOf, placesOf, type TextWord } from '../questions/text-words.ts'
import type { SearchProduct } from '../search-product.ts'
import type { StoreCatalog } from '../store-catalog.ts'
import { type Form, formsOf, type Spot, valueSpots } from './forms-told.ts'
import { areOfOneLine, type HostsNamed, hostsNamed } from './hosts-named.ts'

/** What a page says of goods that its product goes with: "53,5 mm für die Piccola", "fits the Nipper 16 only", "not for the Duetta". */
export interface GoesWith {
  hosts: readonly SearchProduct[]
  /** The more words name them, the surer they are meant: "Uno PID" before "Uno". */
  named: number
  says: 'fits' | 'not'
  /** "Only": others are none. */
  isOnly: boolean
  /** The values of its options that it holds for: any of them. */
  forms: readonly Form[]
  /** As the shop wrote it; null where a value of an option says it. */
  sentence: string | null
}

const only = wordsOfAll(({ prices }) => prices?.only)

/** All that a page says of what its product goes with. @param page with its description */
export function relationsOf(page: SearchProduct, catalog: StoreCatalog): GoesWith[] {
  const options = optionsOf(page.variants, catalog.language)
  const named = (text: ShopText) =>
    hostsNamed(text, catalog).flatMap((one): HostsNamed[] => {
      const others = one.products.filter((host) => host.id !== page.id && !areSiblings(page, host, catalog))
      // "Single" of "fits Single and Double": what such goods are called too names those of the same line.
      const isOfLine = (host: SearchProduct) => one.isCapital && areOfOneLine(page, host, catalog)
      const meant = one.isName ? others : others.filter(isOfLine)
      return meant.length === 0 || isMaker(one, page) ? [] : [{ ...one, products: meant }]
    })
  const ofOptions = options.flatMap(({ name, values, readValues }) =>
    readValues.flatMap((read, at) =>
      named(read).map(
        ({ products: hosts, words }): GoesWith => ({
          ...{ hosts, named: words.length, says: 'fits', isOnly: false },
          ...{ forms: [{ name, value: values[at] as string }], sentence: null },
        }),
      ),
    ),
  )
  const title = readShopText(page.title, catalog.language)
  const texts = [title, ...sentencesOf(page.description ?? '', catalog.language)]
  const ofTexts = texts.flatMap((text) => {
    // "Type M for": what names a value of the product is no other product.
    const values = valueSpots(text, options, new Set()).filter(({ at, to }) => to - at > 1)
    const hosts = named(text).filter((one) => !values.some((spot) => isWithin(placesIn(text, one), spot)))
    if (hosts.length === 0) return []
    const taken = new Set(hosts.flatMap(({ words }) => words))
    const spots: Spot[] = [
      ...hosts.map((one) => ({ ...placesIn(text, one), forms: null })),
      ...valueSpots(text, options, taken),
    ].sort((a, b) => a.at - b.at)
    return hosts.flatMap((one): GoesWith[] => {
      const { at } = placesIn(text, one)
      const forms = formsOf(spots, at)
      // "Takes the Wicklow Knee Lever": so does who names it in the middle of a sentence.
      const isNamed = text !== title && one.isCapital && (at > 0 || text.negations.length > 0)
      if (!isNamed && !isTold(text, at, forms)) return []
      const says = isDenied(text, one, hosts) ? 'not' : 'fits'
      const isOnly = text.words.some((word) => only.has(word.text))
      const sentence = text === title ? null : text.said
      return [{ hosts: one.products, named: one.words.length, says, isOnly, forms, sentence }]
    })
  })
  return [...ofTexts, ...ofOptions]
}

const isWithin = (one: Pick<Spot, 'at' | 'to'>, other: Spot): boolean =>
  one.at >= other.at && one.to <= other.to && one.to - one.at < other.to - other.at

/** Where a text names something. */
function placesIn({ words }: ShopText, { words: own }: HostsNamed): { at: number; to: number; clause: number } {
  const at = words.indexOf(own[0] as TextWord)
  return { at, to: at + own.length, clause: own[0]?.clause ?? -1 }
}

/** "Pipkin" of "Pipkin Stabilisers" is who makes them. */
const isMaker = ({ words }: HostsNamed, { vendor }: SearchProduct): boolean => {
  const own = (vendor ?? '').toLowerCase()
  return own !== '' && words.every(({ text }) => own.includes(text))
}

/** Whether two products are of one kind: what the page of a saddle says of another saddle makes neither a part of the other. */
function areSiblings(one: SearchProduct, other: SearchProduct, { things }: StoreCatalog): boolean {
  if (one.category !== other.category) return false
  const [own = [], names = []] = [one, other].map((product) => things.titleNames(product).map(({ name }) => name))
  return own.some((name) => names.includes(name)) || (one.category !== null && own.length * names.length === 0)
}

const fitting = remembering((language): Pattern[] =>
  phraseList(packOf(language)?.claims?.telling?.fitting)
    .filter((phrase) => !phrase.includes('..'))
    .map((phrase) => patternOf(phrase, language)),
)

/** Whether the words of a text say that something goes with something. */
export const saysFitting = ({ words, language }: Pick<ShopText, 'words' | 'language'>): boolean =>
  words.some((_, at) => fitting(language).some((pattern) => placesOf(pattern, words, at, 0) !== null))

/** Whether a sentence says of the hosts at a place that it goes with them: "für die", "passt auf", "Carter 8 → 53". */
const isTold = (text: ShopText, at: number, forms: readonly Form[]): boolean =>
  forms.length > 0 || text.words.slice(0, at).some(({ text: word }) => isPurposeWord(word)) || saysFitting(text)

/** The clause of a place, where a bracket begins one too: "fits the Drift 2 only (not the Drift 1)". */
const clauseAt = ({ words, tokens }: ShopText, at: number): string => {
  const word = words[at]
  return `${word?.clause} ${tokens.slice(0, word?.at ?? 0).filter(({ text }) => text === '(').length}`
}

/** Words of an item of a list: "or the Parcel-E". */
const MOST_OF_ITEM = 5

/** "Not for the Duetta", "in the Uno there is no room for it", and the items behind "does not fit:". */
function isDenied(text: ShopText, named: HostsNamed, hosts: readonly HostsNamed[]): boolean {
  const { words, negations } = text
  const { at } = placesIn(text, named)
  const clause = clauseAt(text, at)
  const within = negations.filter(({ from }) => clauseAt(text, from) === clause)
  const isOther = (from: number) =>
    hosts.some((one) => {
      const { at: place } = placesIn(text, one)
      return place > from && clauseAt(text, place) === clause
    })
  if (within.length > 0) return within.some(({ from }) => from < at || !isOther(from))
  // An item of a list goes on with what its first clause denies.
  const start = words.findIndex((_, place) => clauseAt(text, place) === clause)
  const isItem = words.filter((_, place) => clauseAt(text, place) === clause).length <= MOST_OF_ITEM
  const before = negations.findLast(({ from }) => from < start)
  if (!before || !isItem || saysFitting({ ...text, words: words.slice(start, at) })) return false
  const between = text.tokens.slice((words[before.from] as TextWord).at, words[at]?.at)
  return (
    between.every(({ kind, text: sign }) => kind !== 'sign' || /^[,:'’"-]$/.test(sign)) &&
    isListed(text, before.from, start)
  )
}

/** Whether each clause between two places is as short as an item. */
function isListed(text: ShopText, from: number, to: number): boolean {
  const lengths = new Map<string, number>()
  for (let at = from; at < to; at++) {
    const clause = clauseAt(text, at)
    lengths.set(clause, (lengths.get(clause) ?? 0) + 1)
  }
  return [...lengths.values()].every((length) => length <= MOST_OF_ITEM)
}
