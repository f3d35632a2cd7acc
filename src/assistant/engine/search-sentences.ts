import type { FactRef, Statement } from '../statement.ts'
import type { GradedBrief, SearchResult } from '../tools/tool-results.ts'
import type { EngineTurn } from './engine-turn.ts'

/** What comes closest is named, and what of it differs. */
export function closest(turn: EngineTurn, { products, instead, relaxed }: SearchResult): Statement[] {
  if (instead.some(({ relation }) => relation === 'wider')) return []
  const [first] = products
  const fails = (first?.fails ?? []).filter(
    ({ part }) => part !== 'thing' && relaxed.every(({ filter }) => filter !== part),
  )
  const told = products.length > 1 ? [] : fails.slice(0, 2)
  return [turn.say('found_closest'), ...told.map((fail) => differs(turn, fail))]
}

/** What of a product is not as wished. */
function differs(turn: EngineTurn, { part, wanted, has }: GradedBrief['fails'][number]): Statement {
  if (part.startsWith('not_')) return turn.say('near_denied', { wanted })
  return has === null ? turn.say('near_part_not', { wanted }) : turn.say('near_part', { wanted, has })
}

const MOST_UNTOLD = 3

/** What no page of those shown tells, in the shopper's words; a bare number says nothing to anybody. */
export function untoldBy({ scope }: EngineTurn, products: SearchResult['products']): string[] {
  const [first, ...others] = products.map(({ unknown }) =>
    unknown.filter(({ part }) => part !== 'thing').map(({ wanted }) => wanted),
  )
  const common = (first ?? []).filter((wanted) => others.every((list) => list.includes(wanted)))
  const said = scope.state.said.toLowerCase()
  const isWord = (wanted: string) => /\p{L}/u.test(wanted) && said.includes(wanted.toLowerCase())
  return [...new Set(common)].filter(isWord).slice(0, MOST_UNTOLD)
}

/** The lowest price of what can be had, where anything can. Also null when other options than those asked for are cheaper: "from" would then contradict the card. */
export function lowest(turn: EngineTurn, products: readonly GradedBrief[]): FactRef | null {
  const there = products.filter(({ available }) => available)
  const priced = (there.length > 0 ? there : products).flatMap(({ id, priceFrom, currency }) =>
    priceFrom === null ? [] : [{ id, priceFrom, currency }],
  )
  const first = priced.sort((a, b) => a.priceFrom - b.priceFrom)[0]
  const isLower = turn.scope.facts.some(
    ({ entity, id, field, value }) =>
      entity === 'product' && field === 'price' && id === first?.id && Number(value) < first.priceFrom,
  )
  return first && !isLower ? turn.money(first.priceFrom, first.currency) : null
}
