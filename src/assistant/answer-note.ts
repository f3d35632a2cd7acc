import type { Demand, Gap, NewAnswerNote, UsedTool } from '../conversations/answer-notes.schema.ts'
import { readWish } from '../search/read-wish.ts'
import type { TurnOutcome } from './run-turn.ts'
import type { SearchInput } from './tools/find-one.ts'
import type { PolicyResult, ProductResult, SearchResult } from './tools/tool-results.ts'
import type { ToolTrace, TurnScope } from './turn-scope.ts'

/** Of a text that is kept. */
const MOST_TEXT = 500
const MOST_TOOLS = 12
const MOST_REPLACED = 20
const MOST_DEMAND = 4

/** What the shop's people are told of a turn: what was used for it, what it could not answer, what was wished for and not sold. */
export function noteOf(
  scope: TurnScope,
  { usage }: Pick<TurnOutcome, 'usage'>,
  { messageId, tookMs, costMicros }: { messageId: string; tookMs: number; costMicros: number },
): NewAnswerNote {
  const gap = gapOf(scope)
  return {
    ...{ conversationId: scope.conversationId, messageId, tookMs: Math.round(tookMs), usage, costMicros },
    tools: scope.trace.slice(-MOST_TOOLS).map(usedTool),
    replaced: scope.replaced.slice(0, MOST_REPLACED).map(({ reason, original }) => ({
      ...{ reason, original: kept(original) },
    })),
    shown: [...new Set(scope.cards.map(({ externalId }) => externalId))],
    gap: gap?.gap ?? null,
    asked: gap ? kept(gap.asked) : null,
    demand: demandOf(scope),
  }
}

/** PostgreSQL stores neither U+0000 nor half a surrogate pair. */
const kept = (text: string): string => text.slice(0, MOST_TEXT).replaceAll('\u0000', '').toWellFormed()

function usedTool({ name, input, output }: ToolTrace): UsedTool {
  const given = Object.entries((input ?? {}) as Record<string, unknown>).flatMap(([field, value]) => {
    if (typeof value === 'string') return [[field, kept(value)]]
    return value === undefined || typeof value === 'object' ? [] : [[field, value]]
  })
  return { name, input: Object.fromEntries(given), outcome: outcomeOf(output) }
}

/** The few fields of results that tell how it went, in the order of how much they tell. */
const TELLING = ['error', 'reason', 'status', 'fit', 'total', 'found', 'saved'] as const

function outcomeOf(output: unknown): string | null {
  const result = (output ?? {}) as Record<string, unknown>
  const field = TELLING.find((name) => result[name] !== undefined && result[name] !== null)
  return field === undefined ? null : kept(`${field}: ${String(result[field])}`)
}

/** What the turn could not answer; null when it answered, or was about nothing that the shop could know. */
function gapOf({ trace, cards, state, before, text }: TurnScope): { gap: Gap; asked: string } | null {
  const policies = trace.filter(({ name }) => name === 'answer_policy')
  const open = policies.find(({ output }) => (output as PolicyResult).found === false)
  const isTold = policies.some(({ output }) => (output as PolicyResult).found)
  // The shopper's own words: a tool may have been asked with a part of them.
  if (open && !isTold && cards.length === 0) return { gap: 'policy', asked: text }
  const products = trace.filter(({ name }) => name === 'get_product').map(({ output }) => output as ProductResult)
  // "The first one please" asks nothing of the product.
  const isUntold = products.some(
    (result) => 'answer' in result && result.answer?.verdict === 'unknown' && result.answer.untold.length > 0,
  )
  if (isUntold) return { gap: 'product', asked: text }
  return state.failedClarifications > before.failedClarifications ? { gap: 'unclear', asked: text } : null
}

function demandOf(scope: TurnScope): Demand[] {
  const searches = scope.trace.filter(({ name, output }) => name === 'search_products' && 'products' in Object(output))
  return searches
    .flatMap(({ input, output }) => demandOfSearch(scope, input as SearchInput, output as SearchResult))
    .slice(0, MOST_DEMAND)
}

function demandOfSearch(scope: TurnScope, input: SearchInput, found: SearchResult): Demand[] {
  // "More of them" wishes for nothing new.
  if (input.more) return []
  const { catalog, ctx, understanding } = scope
  const priceMax = input.price_max ?? understanding.slots.price_max ?? null
  const demand = (wanted: string, outcome: Demand['outcome'], missing: string[]): Demand[] => {
    const { thing, words } = readWish(wanted, catalog, understanding.language)
    // "Anything in stock?" wishes for nothing that could be had in.
    if (thing === null && words.length === 0) return []
    return [
      {
        ...{ wanted: kept(wanted), thing: thing?.names[0]?.replace(/^~/, '') ?? null, outcome },
        ...{ missing: missing.map(kept).slice(0, 5), priceMax, currency: ctx.currency },
      },
    ]
  }
  const absent = found.things.filter((thing) => thing.found === 0).flatMap(({ wanted }) => demand(wanted, 'none', []))
  if (found.things.length > 0) return absent
  // "Cheaper": what is wished for is what was looked for before.
  const wanted = input.query || (scope.state.search?.query ?? '')
  if (found.products.length === 0) return demand(wanted, 'none', [])
  const failed = found.products[0]?.fails.map(({ part, wanted }) => `${part}: ${wanted}`) ?? []
  const relaxed = found.relaxed.map(({ filter, wanted }) => `${filter}: ${wanted}`)
  const wider = found.instead.filter(({ relation }) => relation === 'wider').map(({ wanted }) => `thing: ${wanted}`)
  const missing = [...new Set([...wider, ...relaxed, ...failed])]
  return missing.length === 0 ? [] : demand(wanted, 'near', missing)
}
