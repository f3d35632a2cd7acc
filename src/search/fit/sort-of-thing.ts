import type { FoundWord } from '../index/find-words.ts'
import type { StoreCatalog } from '../store-catalog.ts'
import type { Thing } from '../things/read-thing.ts'

/** So many of the best products for a name are looked at. */
const MOST_SORTS = 20

/**
 * The jacket of a "rain jacket", where the shop calls nothing so, but a jacket's texts speak of rain: then the rest of the name is a word of
 * the wish. Only of a shop that writes English, where names are apart.
 */
export function sortOfThing(thing: Thing, { things, index, language }: StoreCatalog): Thing | null {
  const { wider, english } = thing
  if (language !== 'en' || !wider || wider.modifiers.length === 0) return null
  const bare: Thing = {
    ...{ ...thing, ...wider, wider: null, words: [{ text: wider.name, role: 'thing' }] },
    modifiers: wider.modifiers.map((modifier) => ({ ...modifier, isSort: false })),
    isSortOfTexts: true,
  }
  if (!things.has(bare)) return null
  const parsed = index.parse(english[0] ?? thing.name)
  const groups = wider.modifiers.flatMap(({ word, english: names }) => index.parse(names[0] ?? word).groups)
  const best = index.rank(parsed, { limit: MOST_SORTS })
  const found = index.findWords(
    { groups },
    best.map(({ document }) => document),
  )
  const isSort = best.some(({ document, id }) => {
    const product = index.productById(id)
    const hasAll = found.get(document)?.every((word) => word !== null && bearsOutSort(word)) ?? false
    return product !== null && hasAll && things.gradeThing(bare, product).grade === 'holds'
  })
  return isSort ? bare : null
}

const bearsOutSort = ({ source }: FoundWord): boolean => source !== 'part' && source !== 'spelling'
