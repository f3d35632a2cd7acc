import type { Content } from '../../language/data/contents.ts'
import type { FieldName } from '../index/indexed-fields.ts'
import type { FilterName, SearchVariant } from '../search-product.ts'

/** Whether a part of a wish is borne out by what the shop says. Silence is never "fails". */
export type Verdict = 'holds' | 'fails' | 'unknown'

/** How well a product, in one of its variants, answers to a wish. */
export const fits = ['exact', 'likely', 'near', 'other'] as const

/**
 * - `exact`: it is the thing, nothing fails and nothing is unknown
 * - `likely`: it is the thing, nothing fails, something is not told by the shop
 * - `near`: it is the thing, but something named fails; or it is the nearest there is where nothing is the thing
 * - `other`: it is not the thing
 */
export type Fit = (typeof fits)[number]

/**
 * Which part of a wish: a filter by its query parameter, the thing itself, a word that nothing else explains, what was said of it that the
 * page limits.
 */
export type PartName = FilterName | 'thing' | 'audience' | 'word' | 'not_word' | 'limit' | `not_option.${string}`

/** One part of a wish, held against one product. */
export interface PartGrade {
  part: PartName
  /** As wished: "blue", "50". */
  wanted: string
  verdict: Verdict
  /** The field that says so; null when none does. */
  field: FieldName | 'price' | 'compareAtPrice' | 'inventory' | null
  /** What the field says, where it is more than the wanted word itself: "navy", "59". */
  says: string | null
  /** Of another thing than the one named: the nearest there is, where nothing is the thing itself. */
  isNear?: true
  /** Of the thing: a label says that it is, and the title calls it something else. */
  isCalledElse?: true
  /** Perhaps of the thing: its title names only what that is a kind of. */
  isWider?: true
  /** Of a diet, or of what must not be in it: which. */
  content?: Content
  /** Of somebody who gets a present, what they like, and that a child is one: a single such thing is enough. */
  isLiked?: true
  /** What a thing is to be for, of which no text of the shop speaks: it tells no product from another. */
  isUntoldPurpose?: true
  /** Tells what a thing is for, or was said beside the wish: nobody insists on it. */
  isSoft?: true
  /** It was said beside the wish. */
  isAside?: true
  /** It is what was said not to be wished for. */
  isRefused?: true
  /** Somebody said to be so: "left-handed". */
  isOfPerson?: true
  /** Of such a word: how much it tells, by how few products have it. */
  worth?: number
  /** The sentence of the description that says so, where it was read. */
  quote?: string
}

/** A product held against a wish. */
export interface Grade {
  fit: Fit
  /** Every part of the wish, as it stands with the variants below. */
  parts: PartGrade[]
  /** The variants that answer best, all alike. */
  variants: SearchVariant[]
}

/** The grade that parts amount to. */
export function fitOf(parts: readonly PartGrade[]): Fit {
  if (parts.some(({ part, verdict, isNear }) => part === 'thing' && verdict === 'fails' && !isNear)) return 'other'
  if (sharesTooLittle(parts)) return 'other'
  if (parts.some(({ verdict }) => verdict === 'fails')) return 'near'
  return parts.some(({ verdict }) => verdict === 'unknown') || isOnlyToldBeside(parts) ? 'likely' : 'exact'
}

/** Where all that was said tells what something is for, a page that has those words does not make it fit. */
const isOnlyToldBeside = (parts: readonly PartGrade[]): boolean =>
  parts.length > 0 && parts.every(({ part, isSoft }) => part === 'word' && isSoft === true)

/** Of words that are only for ranking so much must be there, by what they tell, where nothing else was said. */
const LEAST_OF_SOFT = 0.3
/** Where nothing was told to be wished for, one word is chance. */
const LEAST_ASIDE = 2

/**
 * Where no thing was named, a product that has less than half of the words only shares a word with the wish. A present needs to have to do
 * with one of them, or to be for such a person.
 */
function sharesTooLittle(parts: readonly PartGrade[]): boolean {
  const words = parts.filter(
    ({ part, content, isUntoldPurpose, worth }) =>
      part === 'word' && content === undefined && (!isUntoldPurpose || worth !== undefined),
  )
  const isHeld = ({ verdict }: PartGrade) => verdict === 'holds'
  if (words.some(({ isLiked }) => isLiked)) return !parts.some((part) => part.isLiked && isHeld(part))
  if (words.length === 0 || parts.some(({ part }) => part === 'thing')) return false
  const insisted = words.filter(({ isSoft }) => !isSoft)
  if (insisted.length > 0) return insisted.filter(isHeld).length * 2 < insisted.length
  const isNamed = parts.some(
    ({ part, verdict, content }) =>
      (part !== 'word' || content !== undefined) && part !== 'audience' && verdict === 'holds',
  )
  if (words.every(({ isAside }) => isAside) && words.filter(isHeld).length < LEAST_ASIDE) return !isNamed
  return !isNamed && worthOfUse(words) < LEAST_OF_SOFT * worthOfUse(words, true)
}

/** How much a product tells of what a wish is for; all that there is to tell, where asked for. */
export const worthOfUse = (parts: readonly PartGrade[], isAll = false): number =>
  parts.reduce((sum, { worth = 0, verdict }) => (isAll || verdict === 'holds' ? sum + worth : sum), 0)

/**
 * How far down a product belongs, 0..2: last what fails, before it what does not tell what was insisted on. Words that are not borne out
 * are the ranking's business: pushing them down by grade made the judged queries 1.3 % worse.
 */
export function tierOf({ parts }: Pick<Grade, 'parts'>): number {
  const insisted = parts.filter(
    ({ part, verdict, content }) =>
      (content === undefined ? part !== 'word' : verdict === 'fails') &&
      part !== 'thing' &&
      !(part === 'not_word' && verdict === 'unknown'),
  )
  if (insisted.some(({ verdict }) => verdict === 'fails')) return 2
  return Number(insisted.some(({ verdict }) => verdict === 'unknown'))
}

/**
 * What the score of another thing than the one named is worth. Judged queries on 6,764 products: 0.7 finds 3 % more of what is relevant
 * among the first 20 with the same nDCG@10; putting other things last whatever their score made nDCG@10 2.5 % worse.
 */
const OTHER_THING = 0.7

/** What a score is worth in the light of the grade. */
export const worthOf = (score: number, { fit }: Pick<Grade, 'fit'>): number =>
  fit === 'other' ? score * OTHER_THING : score
