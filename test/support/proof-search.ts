import type { FoundProduct } from '../../src/search/present-hit.ts'

/** What a proof reads of an answer to GET /search. */
export interface SearchedAnswer {
  data: FoundProduct[]
  relaxed: { filter: string }[]
}

export interface SearchChange {
  name: string
  /** What is pushed of the product once it was seen. */
  patch(word: string): object
  /** Query parameters beside the word. */
  filters: string
  /** Asks for the word that the new title has instead of the old one's. */
  asksNewTitle?: boolean
  /** Whether an answer shows the product as it was before the change, or as it is after it; neither = torn. */
  isOld(found: FoundProduct | undefined): boolean
  isNew(found: FoundProduct | undefined): boolean
}

const WAS = { price: 10, inventory: 5 }
const SYLLABLES = 'ba ce di fo gu ha ke li mo nu pa re si to vu wa ze'.split(' ')

/** A word of its own for each number below 100,000, of letters only. */
export function makeWord(number: number): string {
  const digits = number.toString(SYLLABLES.length).padStart(4, '0')
  const syllables = [...digits].map((digit) => SYLLABLES[Number.parseInt(digit, SYLLABLES.length)] as string)
  // Each syllable twice, so that two words differ in two letters at least.
  return syllables.map((syllable) => syllable + syllable).join('')
}

/** The word that takes the place of `makeWord(number)` in a title. */
export const makeOtherWord = (number: number): string => `q${makeWord(number + 40_000)}x`

const variants = (id: string, change: { price?: number; inventory?: number } = {}) =>
  ['red', 'teal'].map((color) => ({ externalId: `${id}-${color}`, ...WAS, ...change, options: { color } }))

/** The product that changes, as it is before. */
export const makeSubject = (id: string, word: string): object => ({
  ...{ externalId: id, title: `${word} lamp`, status: 'active', variants: variants(id) },
})

const colors = (found: FoundProduct) => found.variants.map(({ options }) => options.color).sort()
const prices = (found: FoundProduct) => found.variants.map(({ price }) => price)
const isWhole = (found: FoundProduct | undefined) => found !== undefined && colors(found).join() === 'red,teal'
const isGone = (found: FoundProduct | undefined) => found === undefined

const gone = (status: string): SearchChange => ({
  ...{ name: status, patch: () => ({ status }), filters: '', isOld: isWhole, isNew: isGone },
})

/** All that may happen to a product that a shopper sees. `id` is that of the product. */
export const searchChanges = (id: string): SearchChange[] => [
  gone('archived'),
  gone('draft'),
  gone('unlisted'),
  {
    name: 'title, old word',
    patch: (word) => ({ title: `${word} lamp` }),
    ...{ filters: '', isOld: isWhole, isNew: isGone },
  },
  {
    name: 'title, new word',
    patch: (word) => ({ title: `${word} lamp` }),
    ...{ filters: '', asksNewTitle: true, isOld: isGone, isNew: isWhole },
  },
  {
    name: 'price shown',
    patch: () => ({ variants: variants(id, { price: 77.5 }) }),
    filters: '',
    isOld: (found) => isWhole(found) && prices(found as FoundProduct).every((price) => price === 10),
    isNew: (found) => isWhole(found) && prices(found as FoundProduct).every((price) => price === 77.5),
  },
  {
    name: 'price over price_max',
    patch: () => ({ variants: variants(id, { price: 77.5 }) }),
    ...{ filters: '&price_max=50', isOld: isWhole, isNew: isGone },
  },
  {
    name: 'variant removed',
    patch: () => ({ variants: variants(id).slice(0, 1) }),
    ...{ filters: '', isOld: isWhole, isNew: (found) => found !== undefined && colors(found).join() === 'red' },
  },
  {
    name: 'variant of option.color removed',
    patch: () => ({ variants: variants(id).slice(0, 1) }),
    filters: '&option.color=teal',
    isOld: (found) => found !== undefined && colors(found).join() === 'teal',
    isNew: isGone,
  },
  {
    name: 'sold out, in_stock=true',
    patch: () => ({ variants: variants(id, { inventory: 0 }) }),
    ...{ filters: '&in_stock=true', isOld: isWhole, isNew: isGone },
  },
]
