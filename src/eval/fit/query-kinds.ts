import type { FitKind } from './fit-query.ts'
import type { Maker, Material, QueryDraft } from './query-draft.ts'
import { thingRule } from './query-writer.ts'
import { accessoryQuery, audienceQuery, factQuery, noFactQuery } from './text-queries.ts'
import {
  negationQuery,
  noCombinationQuery,
  optionQuery,
  orderQuery,
  priceQuery,
  soldOutQuery,
} from './variant-queries.ts'

function thingQuery(given: Material): QueryDraft | undefined {
  const thing = given.writer.pick(given.things)
  const q = thing && given.writer.frame((name) => name, thing)
  return q ? { q, rules: [thingRule(thing)], isNothingMeant: false } : undefined
}

/** What makes a draft of each kind; undefined where what was drawn gives none. */
export const makers = {
  thing: thingQuery,
  option: optionQuery,
  price: priceQuery,
  negation: negationQuery,
  no_combination: noCombinationQuery,
  sold_out: soldOutQuery,
  cheapest: orderQuery('cheapest'),
  dearest: orderQuery('dearest'),
  fact: factQuery,
  no_fact: noFactQuery,
  accessory: accessoryQuery,
  audience: audienceQuery,
} satisfies Record<string, Maker> as Record<FitKind, Maker>
