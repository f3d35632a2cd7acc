import { keyOf } from '../language/text/tokens.ts'
import { boundedReading, textBounds } from '../shared/bounded-text.ts'
import { type ConstraintSpan, readConstraints, type ShopperConstraints } from './constraints/read-constraints.ts'
import type { ParsedText } from './index/parsed-text.ts'
import { correctedText } from './index/query-plan.ts'
import type { StoreCatalog } from './store-catalog.ts'

/** A shopper's words, understood. */
export interface UnderstoodQuery {
  constraints: ShopperConstraints
  /** What products are ranked by. */
  parsed: ParsedText
  /** The whole query after spelling was corrected, null when it was not. */
  corrected: string | null
}

/**
 * Reads constraints and words out of a query. Constraints are looked for in the words as typed and again after spelling
 * was corrected ("blakc shirt"); the reading that understands more holds. Never throws.
 */
export function understandQuery(whole: string, catalog: StoreCatalog): UnderstoodQuery {
  const q = boundedReading(whole, textBounds.query)
  const typed = understandText(q, catalog)
  const { corrections } = typed.parsed
  if (corrections.length === 0) return { ...typed, corrected: null }
  const corrected = correctedText(q, corrections)
  const mended = understandText(corrected, catalog)
  return { ...(spanned(mended) > spanned(typed) ? mended : typed), corrected }
}

const spanned = ({ constraints }: { constraints: ShopperConstraints }): number => constraints.spans.length

function understandText(q: string, catalog: StoreCatalog): Omit<UnderstoodQuery, 'corrected'> {
  const { language, currency } = catalog
  const constraints = readConstraints(q, catalog.vocabulary, { language, currency })
  return { constraints, parsed: catalog.index.parse(rankedText(q, constraints.spans, catalog)) }
}

/**
 * The query without what only filters: amounts, stock, values not wanted. Values that stand in the store's own words
 * stay, so that "blue" itself comes before navy and a red dress without options before a blue one.
 */
function rankedText(q: string, spans: ConstraintSpan[], { vocabulary }: StoreCatalog): string {
  let text = ''
  let from = 0
  for (const { start, end, kind } of spans) {
    // A vegan pesto may be called so.
    const isOwnName = kind === 'vendor' || kind === 'category' || kind === 'tag' || kind === 'content'
    const isOwnValue = kind === 'option' && vocabulary.findValue(keyOf(q.slice(start, end))).length > 0
    if (isOwnName || isOwnValue || start < from) continue
    text += `${q.slice(from, start)} `
    from = end
  }
  return (text + q.slice(from)).replace(/\s+/g, ' ').trim()
}
