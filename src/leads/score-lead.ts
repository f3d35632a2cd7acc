import { z } from 'zod'

/** What scoring knows of a lead. */
export const signalsSchema = z.object({
  /** Wanted to buy or to put into the cart. */
  askedToBuy: z.boolean().optional(),
  /** Asked for a quote, or for ten or more of a thing. */
  quoteOrBulk: z.boolean().optional(),
  namedProduct: z.boolean().optional(),
  gaveBudget: z.boolean().optional(),
  gavePhone: z.boolean().optional(),
  gaveEmail: z.boolean().optional(),
  /** A former order was verified as this shopper's. */
  verifiedCustomer: z.boolean().optional(),
  askedHuman: z.boolean().optional(),
  /** What they look at costs as much as the store's dearest quarter or more. */
  highValue: z.boolean().optional(),
  /** Came for the newsletter and nothing else. */
  onlyNewsletter: z.boolean().optional(),
  complaintOpen: z.boolean().optional(),
  /** Whole days since the shopper was last heard of. */
  idleDays: z.number().min(0).max(36_500).optional(),
})
export type LeadSignals = z.output<typeof signalsSchema>

const points = (byDefault: number) => z.int().min(-1000).max(1000).default(byDefault)

/** The owner's points; those not given are as Spiel ships them. */
export const leadRulesSchema = z.object({
  points: z
    .strictObject({
      askedToBuy: points(30),
      quoteOrBulk: points(25),
      namedProduct: points(15),
      highValue: points(15),
      gaveBudget: points(10),
      gavePhone: points(10),
      verifiedCustomer: points(10),
      askedHuman: points(10),
      gaveEmail: points(5),
      onlyNewsletter: points(-15),
      complaintOpen: points(-10),
      idleWeek: points(-10),
    })
    .prefault({}),
  /** The score from which a lead has a priority; null = no score gives it. Below medium is low. */
  priorities: z
    .strictObject({
      urgent: z.int().min(0).max(10_000).nullable().default(null),
      high: z.int().min(0).max(10_000).nullable().default(50),
      medium: z.int().min(0).max(10_000).nullable().default(25),
    })
    .prefault({}),
})
export type LeadRules = z.output<typeof leadRulesSchema>
export type LeadRule = keyof LeadRules['points']

export const defaultLeadRules: LeadRules = leadRulesSchema.parse({})

const WORDS: Record<LeadRule, string> = {
  askedToBuy: 'asked to buy',
  quoteOrBulk: 'asked for a quote or a large quantity',
  namedProduct: 'named a product',
  highValue: 'looked at products of high value',
  gaveBudget: 'named a budget',
  gavePhone: 'left a phone number',
  verifiedCustomer: 'is a customer (order verified)',
  askedHuman: 'asked for a person',
  gaveEmail: 'left an e-mail address',
  onlyNewsletter: 'wants only the newsletter',
  complaintOpen: 'has an open complaint',
  idleWeek: 'not heard of for a week',
}

export interface LeadScore {
  /** 0..1000. */
  score: number
  priority: 'low' | 'medium' | 'high' | 'urgent'
  /** The rules that applied, in their order; their points add up to the score, which is never below 0. */
  reasons: { rule: LeadRule; points: number }[]
}

/** Adds up the points of the rules that hold. Each full week of silence counts once. */
export function scoreLead(signals: LeadSignals, rules: LeadRules = defaultLeadRules): LeadScore {
  const reasons: LeadScore['reasons'] = []
  for (const [rule, worth] of Object.entries(rules.points) as [LeadRule, number][]) {
    const times = rule === 'idleWeek' ? Math.floor((signals.idleDays ?? 0) / 7) : Number(signals[rule] ?? false)
    if (times > 0 && worth !== 0) reasons.push({ rule, points: worth * times })
  }
  const sum = reasons.reduce((total, reason) => total + reason.points, 0)
  const score = Math.min(1000, Math.max(0, sum))
  return { score, priority: priorityOf(score, rules), reasons }
}

function priorityOf(score: number, { priorities }: LeadRules): LeadScore['priority'] {
  for (const name of ['urgent', 'high', 'medium'] as const) {
    const from = priorities[name]
    if (from !== null && score >= from) return name
  }
  return 'low'
}

/** One line a rule, for the owner: `asked to buy: +30`. */
export function describeReasons(reasons: LeadScore['reasons']): string[] {
  return reasons.map(({ rule, points }) => `${WORDS[rule]}: ${points > 0 ? '+' : ''}${points}`)
}
