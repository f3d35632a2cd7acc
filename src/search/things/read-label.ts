import { readAudience } from '../../language/readers/read-audience.ts'
import { fold } from '../../language/text/fold.ts'
import { tokenize } from '../../language/text/tokens.ts'
import { languageOf } from '../analysis/languages.ts'
import type { SearchProduct } from '../search-product.ts'
import { describes } from './describing-names.ts'
import { type NameToken, segmentsOf } from './name-tokens.ts'
import { readPhrase } from './read-name.ts'
import type { Lexicon } from './thing-lexicon.ts'

/** A category, a part of its path, or a tag. */
export interface Label {
  text: string
  field: 'category' | 'tag'
  /** What it names; more than one ("Hoodies & Sweatshirts") are alternatives. */
  names: string[]
  /** Whether it is for things made for other things: what stands above it in the path is what they are for. */
  isForAccessories: boolean
  /** Whether it is for books, films and the like. */
  isMedia: boolean
}

/** The labels of a product that may say what it is. */
export interface ProductLabels {
  /** Outermost first. */
  labels: Label[]
  /** The innermost that names something; null when there is none. */
  leaf: Label | null
  isMedia: boolean
}

const MOST_LABELS = 20

/** An unknown word as a name: the same for singular and plural, and never the same as a known one. */
export const unknownName = (word: string, lexicon: Lexicon): string => `~${languageOf(lexicon.language).stem(word)}`

export function readLabel(text: string, field: Label['field'], lexicon: Lexicon): Label {
  const alternatives = segmentsOf(text).flatMap(({ tokens }) => alternativesIn(tokens, lexicon))
  const names: string[] = []
  let isForAccessories = false
  for (const tokens of alternatives) {
    const head = lexicon.words.head === 'last' ? tokens.at(-1) : tokens[0]
    if (lexicon.is('accessoryLabels', head?.text ?? '')) isForAccessories = true
    else if (isAnimal(tokens)) continue
    else {
      const { head, nearer, unknown } = readPhrase(tokens, lexicon)
      // A tag may be a colour.
      if (field === 'tag' && head?.isKnown && describes(head.name, lexicon)) continue
      const name = head?.isKnown ? head.name : unknown && unknownName(unknown, lexicon)
      const medium = mediumOf(tokens, lexicon)
      // "Earbud Headphones" are earbuds.
      if (medium !== null) names.push(...medium)
      else if (name) names.push(nearer?.name ?? name)
    }
  }
  const isMedia = alternatives.some(
    (tokens) => lexicon.is('media', phraseOf(tokens)) || tokens.some((token) => lexicon.is('media', token.text)),
  )
  // "Dolls & Accessories" are either.
  return { text, field, names, isForAccessories: isForAccessories && alternatives.length === 1, isMedia }
}

const phraseOf = (tokens: readonly NameToken[]): string => tokens.map(({ text }) => text).join(' ')

/** What "Kindle eBooks" are: no Kindle. Nothing in "Kindle Store", a name of the medium as a whole. null where no medium is the head. */
function mediumOf(tokens: readonly NameToken[], lexicon: Lexicon): string[] | null {
  if (tokens.length < 2 || lexicon.words.head !== 'last') return null
  if (lexicon.is('media', phraseOf(tokens))) return []
  const medium = tokens.at(-1)?.text ?? ''
  if (!lexicon.is('media', medium)) return null
  const { head } = readPhrase(tokens, lexicon)
  return head?.end === tokens.length ? null : [lexicon.nameOf([medium]) ?? unknownName(medium, lexicon)]
}

/** @param read `readLabel`, remembered */
export function readLabels(
  product: Pick<SearchProduct, 'category' | 'tags'>,
  read: (text: string, field: Label['field']) => Label,
  lexicon: Lexicon,
): ProductLabels {
  const path = product.category === null ? [] : product.category.split(/[>›]/, MOST_LABELS)
  const own = path.map((text) => read(text.trim(), 'category'))
  const all = [
    ...own.map((label, at) => withWhom(label, own[at - 1], lexicon)),
    ...product.tags.slice(0, MOST_LABELS).map((text) => read(text, 'tag')),
  ]
  // "Electronic Music, DJ" below "Musical Instruments" is none.
  const [outermost] = all
  const isOfThings = outermost?.isMedia === false && outermost.names.some((name) => !name.startsWith('~'))
  const isMedia = all.some((label) => label.isMedia) && !isOfThings
  const cut = all.findLastIndex((label) => label.isForAccessories)
  const labels = all.slice(cut + 1).filter(({ names }) => names.length > 0)
  const inPath = labels.filter(({ field }) => field === 'category')
  // Tags stand in no order: "smartphones" tells what it is, "oppo" does not.
  const ofTags = labels.findLast(({ names }) => names.some((name) => !name.startsWith('~'))) ?? labels.at(-1)
  return { labels, leaf: (path.length > 0 ? inPath.at(-1) : ofTags) ?? null, isMedia }
}

/** "Food" below "Dogs" is dog food. */
function withWhom(label: Label, above: Label | undefined, lexicon: Lexicon): Label {
  const [name, ...others] = label.names
  const whom = above && lexicon.nameOf([fold(above.text)])
  if (name === undefined || others.length > 0 || !whom || !isAnimal([{ text: whom }])) return label
  const whole = lexicon.nameWithWhom(name, whom)
  return whole === null ? label : { ...label, names: [whole] }
}

/** "Cats" as a category is for whom its products are. */
function isAnimal(tokens: readonly Pick<NameToken, 'text'>[]): boolean {
  const [only, ...others] = tokens
  return only !== undefined && others.length === 0 && petAudiences.has(readAudience(tokenize(only.text))?.value ?? '')
}

const petAudiences: ReadonlySet<string> = new Set(['pets', 'dogs', 'puppies', 'cats', 'kittens', 'rodents', 'birds'])

function alternativesIn(tokens: readonly NameToken[], lexicon: Lexicon): NameToken[][] {
  const found: NameToken[][] = [[]]
  for (const token of tokens) {
    if (token.kind === 'and' || token.kind === 'slash' || lexicon.is('andWords', token.text)) found.push([])
    else found.at(-1)?.push(token)
  }
  return found.filter((part) => part.length > 0)
}
