import { languageOf, wordsIn } from './words.ts'

/** A part of a wish as it stands with a product. */
export interface FitPart {
  /** `thing`, `word`, `not_word`, or a filter such as `price_max` or `option.color`. */
  part: string
  wanted: string
  /** What the product has instead; null where that is not told. */
  has: string | null
}

/** What a wish and a product have to do with each other, part by part. */
export interface FitParts {
  holds?: readonly FitPart[]
  fails: readonly FitPart[]
  unknown?: readonly FitPart[]
}

const MOST_TOLD = 3
const MOST_CHARACTERS = 80
/** The card says these by itself. */
const seenOnCard = new Set(['in_stock', 'category', 'reduced'])
const isPrice = (part: string): boolean => part.startsWith('price_')
const isDenied = (part: string): boolean => part.startsWith('not_')

/**
 * One line beside a product: what differs from the wish; else what the shop does not tell of it; else what of it holds. Null where
 * there is nothing to tell.
 * @param locale BCP 47
 * @param money writes a price of the wish
 */
export function fitLine(
  { fails, unknown = [], holds = [] }: FitParts,
  { locale, money }: { locale: string | null; money: (amount: number) => string },
): string | null {
  const words = wordsIn(languageOf(locale))
  const telling = (parts: readonly FitPart[]) => parts.filter(({ part }) => !seenOnCard.has(part))
  const [differs] = telling(fails)
  if (differs) {
    const { part, wanted, has } = differs
    if (part === 'limit') return cut(`“${has ?? wanted}”`)
    const limit = Number(wanted)
    if (isDenied(part)) return cut(words.has(wanted))
    if (!isPrice(part)) return cut(capital(words.differs(has, wanted)))
    return (part === 'price_max' ? words.above : words.below)(Number.isFinite(limit) ? money(limit) : wanted)
  }
  const named = (parts: readonly FitPart[]) => telling(parts).filter(({ part }) => part !== 'thing' && !isPrice(part))
  const untold = [
    ...new Set(named(unknown).map(({ part, wanted }) => (isDenied(part) ? words.without(wanted) : wanted))),
  ]
  const limit = unknown.find(({ part }) => part === 'limit')
  if (limit) return cut(`“${limit.has ?? limit.wanted}”`)
  if (untold.length > 0) return cut(words.untold(untold.slice(0, MOST_TOLD).join(', ')))
  const held = [...new Set(named(holds).map(({ part, wanted }) => (isDenied(part) ? words.without(wanted) : wanted)))]
  return held.length > 0 ? cut(`✓ ${held.slice(0, MOST_TOLD).join(' · ')}`) : null
}

const capital = (line: string): string => line.charAt(0).toUpperCase() + line.slice(1)

const cut = (line: string): string =>
  line.length > MOST_CHARACTERS ? `${line.slice(0, MOST_CHARACTERS - 1).trimEnd()}…` : line
