import { z } from 'zod'
import { requireScope, type StoreContext } from '../context.ts'
import { listEvalRuns } from '../eval/own/own-suite.ts'
import { parseInput } from '../shared/parse-input.ts'
import { countSpan, countUp, wholeQuarters } from './count-up.ts'
import { countRows, type DayRow, findTimes, type Span, sumDays } from './counts.queries.ts'
import { countOrdered, findSpan } from './figures.queries.ts'

/** An order counts for a product that was shown so many days before at most. */
export const ATTRIBUTION_DAYS = 7

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) instanceof Intl.DateTimeFormat
  } catch {
    return false
  }
}

export const spanQuerySchema = z.object({
  days: z.enum(['1', '7', '28', '90', '365']).default('28').transform(Number),
  /** IANA name: where days begin. */
  tz: z.string().max(64).refine(isTimeZone, 'must be the name of a time zone').default('UTC'),
})

/** Counts of a period; all from stored rows. */
export interface Figures {
  conversations: number
  leads: number
  /** Answered by the assistant, and no person was asked for or wrote. */
  alone: number
  handedOff: number
  answers: number
  /** Of an answer, from the message's arrival until it was stored; in two digits. */
  medianMs: number | null
  p95Ms: number | null
  tokens: number
  /** In the owner's currency of account. */
  cost: number
  /** Answers with a sentence that the gate did not let through. */
  replaced: number
  gaps: number
  helpful: number
  notHelpful: number
  /** Pairs of conversation and product, by when the product was first shown. */
  funnel: { shown: number; clicked: number; inCart: number; ordered: number }
  orders: number
  revenue: { currency: string; amount: number }[]
}

export interface Overview {
  period: { from: string; to: string; days: number; timeZone: string }
  former: { from: string; to: string }
  now: Figures
  before: Figures
  byDay: { day: string; conversations: number; handedOff: number; leads: number }[]
  attributionDays: number
  /** Of the store's own suite, oldest first. */
  evalRuns: { at: string; passed: number; cases: number }[]
}

/** How the store does in the last days, against as many days before, up to the same hour. */
export async function getOverview(ctx: StoreContext, raw: unknown): Promise<Overview> {
  requireScope(ctx, 'read')
  const { days, tz } = parseInput(spanQuerySchema, raw)
  const span = await findSpan(ctx.db, days, tz)
  const ago = (at: Date) => new Date(at.getTime() - days * 86_400_000)
  const former = { from: ago(span.from), to: ago(span.to) }
  await countUp(ctx.db, ctx.storeId)
  const byDay = await daysOf(ctx, span, tz)
  return {
    period: { ...iso(span), days, timeZone: tz },
    former: iso(former),
    now: await figuresOf(ctx, span),
    before: await figuresOf(ctx, former),
    byDay: byDay.map(({ day, conversations, handed_off, leads }) => ({
      ...{ day, conversations, handedOff: handed_off, leads },
    })),
    attributionDays: ATTRIBUTION_DAYS,
    evalRuns: await listEvalRuns(ctx),
  }
}

const iso = ({ from, to }: Span) => ({ from: from.toISOString(), to: to.toISOString() })

/** The quarter of an hour that is not over yet is of the last day. */
async function daysOf({ db, storeId }: StoreContext, span: Span, timeZone: string): Promise<DayRow[]> {
  const until = wholeQuarters(span).to
  const days = await sumDays(db, storeId, { ...span, until }, timeZone)
  const last = days.at(-1)
  const [rest] = await countRows(db, storeId, [{ from: until, to: span.to }])
  if (last && rest) {
    last.conversations += rest.conversations
    last.handed_off += rest.handed_off
    last.leads += rest.leads
  }
  return days
}

async function figuresOf({ db, storeId, currency }: StoreContext, span: Span): Promise<Figures> {
  const [counts, times, ordered] = await Promise.all([
    countSpan(db, storeId, span),
    findTimes(db, storeId, span),
    countOrdered(db, storeId, span, { windowDays: ATTRIBUTION_DAYS, currency }),
  ])
  const { conversations, leads, alone, answers, tokens, replaced, gaps, helpful } = counts
  return {
    ...{ conversations, leads, alone, handedOff: counts.handed_off, answers, tokens, replaced, gaps, helpful },
    ...{ medianMs: times.median_ms, p95Ms: times.p95_ms, cost: counts.cost_micros / 1e6 },
    notHelpful: counts.not_helpful,
    funnel: { shown: counts.shown, clicked: counts.clicked, inCart: counts.carted, ordered: ordered.ordered },
    ...{ orders: ordered.orders, revenue: ordered.revenue },
  }
}
