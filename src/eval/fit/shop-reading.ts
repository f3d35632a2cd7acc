import type { SearchProduct } from '../../search/search-product.ts'
import { keyOf, plainText, singular, wordsOf } from './row-words.ts'
import { isAccessoryHead, isNoThing, isPlainColour, isTrailer } from './words/kinds.ts'

/** A product with what its own row says of it beyond doubt. */
export interface RowReading {
  row: SearchProduct
  /** Names of what it is, as words, that at least two fields agree on: ["water", "bottle"]. */
  names: string[][]
  /** Last words of the parts of its title and of its category: "sneaker", "shoe". */
  heads: Set<string>
  /** Last words of the parts of its category's leaf, or of its tags. */
  leafHeads: Set<string>
  /** What the first part of its title ends with, when that is a part or a helper of something else: "case". */
  accessory: string | undefined
  /** Title, vendor, category and tags, plain. */
  label: string
  /** Description, plain, by sentence. */
  sentences: string[]
  /** Everything, plain. */
  text: string
  /** The same without spaces and hyphens: "sun glasses" holds "sunglass". */
  squeezed: string
  firstSegment: string[]
  /** Words of the title in the singular, with a space before and after each. */
  titleWords: string
  /** The same of title and all texts. */
  spokenWords: string
  /** All words of the texts, as they stand. */
  words: ReadonlySet<string>
}

/** How the parts of a title begin that only say what the thing is for or comes with. */
const cut =
  /\s[-–—|/:]\s|[,;:|()[\]{}–—•]|\s(?:for|with|by|in|of|to|from|w\/|and|&|compatible|includes?|plus|made|featuring|that|which|known|designed|offering|built|used|on|at|perfect|ideal|has|is|without)\s/i

/** The parts of a title, as words, without colours, sizes and audiences at their ends. */
export function segmentsOf(title: string): string[][] {
  const text = ` ${title.replace(/&#?[a-z0-9]{1,8};/gi, ' ')} `
  return text
    .split(cut)
    .map((part) => {
      const words = wordsOf(part)
      while (words.length > 1 && (isTrailer(words.at(-1) as string) || isPlainColour(words.at(-1) as string)))
        words.pop()
      return words
    })
    .filter((words) => words.length > 0)
}

const partsOfName = (name: string): string[][] =>
  name
    .split(/,|&|\band\b|\/|>/i)
    .map(wordsOf)
    .filter((words) => words.length > 0)

/** Reads all rows of a shop: some of what a row means shows only beside the others. */
export function readRows(rows: readonly SearchProduct[]): RowReading[] {
  const isPathLike = tagsArePaths(rows)
  return rows.map((row) => readRow(row, isPathLike))
}

/** Whether the tags go from a department to a leaf: few first tags, many last ones. */
function tagsArePaths(rows: readonly SearchProduct[]): boolean {
  const tagged = rows.filter(({ tags }) => tags.length > 0)
  const first = new Set(tagged.map(({ tags }) => tags[0]))
  const last = new Set(tagged.map(({ tags }) => tags.at(-1)))
  return tagged.length > 0 && first.size * 4 < last.size && mean(tagged.map(({ tags }) => tags.length)) >= 3
}

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

function readRow(row: SearchProduct, isPathLike: boolean): RowReading {
  const segments = segmentsOf(row.title)
  const firstSegment = segments[0] ?? []
  const leaf = row.category?.split(/[>/]/).at(-1)
  const tags = isPathLike ? row.tags.slice(-1) : row.tags
  const claims = [...(leaf ? partsOfName(leaf) : []), ...tags.flatMap(partsOfName)]
  const description = plainText(row.description ?? '')
  // The first step of a path is a department: "Clothing, Shoes & Jewelry" makes no pants shoes.
  const path = isPathLike ? row.tags.slice(1) : row.tags
  const label = plainText([row.title, row.vendor, row.category, ...path].join(' | '))
  const options = row.variants.flatMap(({ title, options: own }) => [title, ...Object.entries(own).flat()])
  const last = firstSegment.at(-1)
  const head = last === undefined ? undefined : singular(last)
  const text = `${label} | ${description} | ${plainText(options.join(' | '))}`
  const words = wordsOf(text)
  const titleWords = ` ${wordsOf(row.title).map(singular).join(' ')} `
  return {
    row,
    names: namesOf(row, { segments, claims, description, isPathLike }),
    heads: new Set(
      [...segments.slice(0, 3), ...claims, ...(isPathLike ? path.flatMap(partsOfName) : [])].flatMap((words) =>
        singular(words.at(-1) as string),
      ),
    ),
    leafHeads: new Set(claims.map((words) => singular(words.at(-1) as string))),
    accessory: head !== undefined && isAccessoryHead(head) ? head : undefined,
    label,
    sentences: description.split(/[.!?•\n]\s/),
    text,
    squeezed: text.replace(/[\s-]/g, ''),
    firstSegment,
    titleWords,
    spokenWords: `${titleWords}| ${words.map(singular).join(' ')} `,
    words: new Set(words),
  }
}

/** Names that two witnesses agree on; a bare short title of a shop without categories is its own witness. */
function namesOf(
  row: SearchProduct,
  given: { segments: string[][]; claims: string[][]; description: string; isPathLike: boolean },
): string[][] {
  const { segments, claims, description, isPathLike } = given
  const names: string[][] = []
  const first = segments[0] ?? []
  const defined = definedAs(description)
  for (const claim of claims) {
    for (const said of [first, defined]) {
      const name = said && commonEnd(claim, said)
      if (name && !isNoThing(keyOf(name))) names.push(name)
    }
  }
  const whole = wordsOf(row.title)
  const isBare = !isPathLike && whole.length <= 3 && segments.length === 1 && !/\d/.test(row.title)
  if (isBare && row.vendor === null && row.category === null) {
    const name = whole.slice(
      whole.findIndex((word) => !isPlainColour(word)),
      whole.findLastIndex((word) => !isPlainColour(word)) + 1,
    )
    if (!isNoThing(keyOf(name))) names.push(name)
  }
  return names
}

/** Of "The iPhone 6 is a stylish and capable smartphone with ..." what stands before "with". */
function definedAs(description: string): string[] | undefined {
  const found = /^[^.!?]{0,80}?\s(?:is|are) (?:an?|the) ([^.!?]{1,160})/.exec(description)
  if (!found) return undefined
  const parts = ` ${(found[1] as string).replace(/ and /g, ' ')} `.split(cut)
  return wordsOf(parts[0] ?? '')
}

/** The longest end of a claimed name with which what is said ends too: "Sports Water Bottles", "Steel Water Bottle". */
function commonEnd(claim: string[], said: string[]): string[] | undefined {
  for (let from = 0; from < claim.length; from++) {
    const end = claim.slice(from)
    if (endsWithKey(said, keyOf(end))) return end
  }
  return undefined
}

/** Whether the last words, however they are written, make the key. */
export function endsWithKey(words: readonly string[], key: string): boolean {
  for (let count = 1; count <= Math.min(4, words.length); count++) {
    const own = keyOf(words.slice(-count))
    if (own === key) return true
    if (own.length > key.length + 2) return false
  }
  return false
}
