import type { Deed } from './said-lines.ts'
import type { SaidPart } from './said-reader.ts'

/**
 * As likely as this without the names it is asked. In 192 conversations and 520 held-back lines that goes against a wish of 19 parts, and was
 * right of 17; the bounds were set by these.
 */
const LIKELY = 0.45
/** "Do you have wine" asks the shop, "which inks do you have" of what is shown, and both are wishes. */
const SURELY = 0.6
const MOST_SURELY = 0.76
/** What is asked of a thing that is shown or was bought, or of the shop: a word that the shop knows as the name of a thing makes it no wish. */
const asked = new Map<Deed, number>([
  ...(['price', 'shipping', 'returns', 'payment', 'discount'] as const).map((deed) => [deed, LIKELY] as const),
  ...(['status', 'orderask', 'orderedit', 'complain'] as const).map((deed) => [deed, LIKELY] as const),
  ['shop', SURELY],
  ['ask', MOST_SURELY],
])
/** Parts that are the same but for so much of them. */
const MOST_APART = 0.3

/**
 * "Where the hell is my paddle board", "free shipping right, since it's over 49": a part that is read as a wish only because a shop knows a
 * word of it as a thing that it sells is what it is without that.
 * @param parts as they are read with the names that a shop knows
 * @param bare the same text as it is read without them
 */
export const withoutNames = (parts: readonly SaidPart[], bare: readonly SaidPart[]): SaidPart[] =>
  parts.map((part) => {
    if (part.deed !== 'find') return part
    const other = bare.find((one) => isSame(part, one))
    if (other === undefined || other.confidence < (asked.get(other.deed) ?? 1)) return part
    return { ...part, deed: other.deed, confidence: other.confidence, shares: other.shares }
  })

function isSame(one: SaidPart, other: SaidPart): boolean {
  const apart = Math.abs(one.start - other.start) + Math.abs(one.end - other.end)
  return apart <= MOST_APART * (one.end - one.start)
}
