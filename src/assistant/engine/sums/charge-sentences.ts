import type { Charge, Charges } from '../../../knowledge/charges/charge.ts'
import {
  type ChargeWish,
  deliveriesOf,
  deliveryTo,
  discountIn,
  type GoodsTold,
  isLeftOut,
  isOfSome,
  surchargesTo,
  wrappingOf,
} from '../../../knowledge/charges/pick-charge.ts'
import type { FactRef, Statement } from '../../statement.ts'
import type { PolicyResult } from '../../tools/tool-results.ts'
import type { EngineTurn } from '../engine-turn.ts'
import { quotePolicy } from '../pages/quote-policy.ts'
import type { Plan } from './operands.ts'
import { placeSaid } from './place-said.ts'
import type { Priced } from './priced.ts'

/** What is added to the price of goods, and taken off it, with the sentences of the pages that tell it. */
export function chargesOn(
  turn: EngineTurn,
  { charges: wish, charged }: Plan,
  priced: readonly Priced[],
  told: PolicyResult,
): Statement[] {
  const { charges } = told
  if (!charges) return []
  const bill = new Bill(turn, priced)
  const known = [
    ...(wish.isReduced ? [reduce(bill, discountIn(charges, charged, wish))] : []),
    ...(wish.isWrapped ? [wrap(bill, wrappingOf(charges))] : []),
    ...(wish.isDelivered ? [deliver(bill, charges, wish)] : []),
  ]
  if (known.some((one) => one === null)) {
    const quoted = quotePolicy(turn, told)
    return [...bill.said, ...('say' in quoted ? quoted.say : [])]
  }
  return [
    ...bill.said,
    ...quotesOf(
      turn,
      known.flatMap((one) => one ?? []),
    ),
  ]
}

const worthOf = (priced: readonly Priced[]): number =>
  priced.reduce((sum, { pieces, price }) => sum + pieces * Math.round(price * 100), 0)

/** What is to be paid, with each charge that was reckoned. */
class Bill {
  readonly said: Statement[] = []
  readonly turn: EngineTurn
  readonly priced: readonly Priced[]
  readonly currency: string
  /** Of goods, less what is taken off, in hundredths; and what comes on top. */
  goods: number
  extra = 0

  constructor(turn: EngineTurn, priced: readonly Priced[]) {
    this.turn = turn
    this.priced = priced
    this.currency = priced[0]?.product.currency ?? turn.scope.ctx.currency
    this.goods = worthOf(priced)
  }

  amount(cents: number, facts: FactRef['facts']): FactRef {
    return { text: this.turn.amount(cents / 100, this.currency), facts }
  }

  get sum(): number {
    return this.goods + this.extra
  }

  /** The names of each product, and all that its page tells. */
  get told(): (GoodsTold & { names: [string] })[] {
    return this.priced.map(({ product: { title, category, vendor, description, tags } }) => {
      const names = `${title}\n${category ?? ''}\n${vendor ?? ''}`
      return { names: [names], texts: [[names, description ?? '', ...tags].join('\n')] }
    })
  }
}

const factsOf = ({ scope }: EngineTurn, { passage }: Charge): FactRef['facts'] =>
  scope.facts
    .filter(({ entity, id, field }) => entity === 'policy' && id === passage.id && field === 'text')
    .slice(0, 1)

/** @returns the charges whose sentences are quoted; null where the pages do not tell */
function deliver(bill: Bill, charges: Charges, wish: ChargeWish): Charge[] | null {
  const { turn, goods } = bill
  if (wish.isCollected) return null
  const place = wish.place ?? placeSaid(turn)
  const specials = bill.told.map((told, at) => ({
    told,
    of: deliveriesOf(charges, told),
    pieces: bill.priced[at]?.pieces ?? 1,
  }))
  const special = specials.find(({ of }) => of.length > 0)
  const own = deliveryTo(charges, place, wish.isExpress ? 'express' : 'standard', special?.of)
  // "Bicycles travel in a large box", beside other goods, or of some of them: what that costs depends on more than is told in numbers.
  if (special && own && special.of.includes(own) && (bill.priced.length > 1 || isOfSome(own, special.told)))
    return [own]
  if (!own) return null
  const facts = factsOf(turn, own)
  const limit = own.from === null ? null : Math.round(own.from * 100)
  const told = { goods: bill.amount(goods, facts), limit: bill.amount(limit ?? 0, facts) }
  const isFree = limit !== null && goods >= limit
  if (own.cost === null && !isFree) return [own]
  if (isFree) bill.said.push(turn.say('charge_free', told))
  else {
    const cost = Math.round((own.cost ?? 0) * 100)
    bill.extra += cost
    bill.said.push(turn.say('charge_delivery', { cost: bill.amount(cost, facts), sum: bill.amount(bill.sum, facts) }))
    if (limit !== null) bill.said.push(turn.say('charge_short', { ...told, rest: bill.amount(limit - goods, facts) }))
  }
  // What it costs below that is not told where it is free.
  return [
    isFree && own.limitQuote !== null ? { ...own, quote: own.limitQuote } : own,
    ...addSurcharges(bill, charges, place, specials),
  ]
}

/** Goods that go in a way of their own, with what is told of that. */
interface Special {
  told: GoodsTold
  of: readonly Charge[]
  pieces: number
}

/** "Oversized goods are $15 extra": added once for an order or for each piece; of what is for only some goods that are called so the sentence is told. */
function addSurcharges(bill: Bill, charges: Charges, place: string | null, specials: readonly Special[]): Charge[] {
  const added = new Map<Charge, number>()
  for (const { of, pieces, told } of specials)
    for (const one of surchargesTo(charges, place, of)) {
      const times = isOfSome(one, told) && one.goods.length > 0 ? 0 : one.isPerItem ? pieces : 1
      added.set(one, one.isPerItem ? (added.get(one) ?? 0) + times : Math.max(added.get(one) ?? 0, times))
    }
  for (const [{ cost, ...one }, times] of added) {
    if (times === 0 || cost === null) continue
    const cents = Math.round(cost * 100) * times
    const facts = factsOf(bill.turn, { cost, ...one })
    bill.extra += cents
    bill.said.push(
      bill.turn.say('charge_added', { cost: bill.amount(cents, facts), sum: bill.amount(bill.sum, facts) }),
    )
  }
  return [...added.keys()]
}

function wrap(bill: Bill, own: Charge | null): Charge[] | null {
  if (!own || own.cost === null) return null
  const facts = factsOf(bill.turn, own)
  const pieces = own.isPerItem ? bill.priced.reduce((sum, one) => sum + one.pieces, 0) : 1
  const cost = Math.round(own.cost * 100) * pieces
  bill.extra += cost
  bill.said.push(bill.turn.say('charge_wrap', { cost: bill.amount(cost, facts), sum: bill.amount(bill.sum, facts) }))
  return [own]
}

function reduce(bill: Bill, own: Charge | null): Charge[] | null {
  if (!own || own.percent === null) return null
  const { turn, goods, priced } = bill
  const facts = factsOf(turn, own)
  const off = priced.filter((one, at) => {
    return !isLeftOut(own, bill.told[at]?.names[0] ?? '') && !(own.isNotReduced && one.variants.some(isReduced))
  })
  // Why it is for none of these the sentence itself tells better.
  if (off.length === 0) return [own]
  const pieces = priced.reduce((sum, one) => sum + one.pieces, 0)
  if (own.fromPieces !== null && pieces < own.fromPieces) {
    bill.said.push(
      turn.say('charge_off_pieces', {
        limit: { text: String(own.fromPieces), facts },
        count: { text: String(pieces), facts },
      }),
    )
    return [own]
  }
  const limit = own.from === null ? 0 : Math.round(own.from * 100)
  if (goods < limit) {
    const told = { goods: bill.amount(goods, facts), limit: bill.amount(limit, facts) }
    bill.said.push(turn.say('charge_off_short', { ...told, rest: bill.amount(limit - goods, facts) }))
    return [own]
  }
  bill.goods -= Math.round((worthOf(off) * own.percent) / 100)
  const told = { percent: { text: String(own.percent), facts }, sum: bill.amount(bill.sum, facts) }
  const names = { text: off.map(({ product }) => turn.title(product).text).join(', '), facts }
  bill.said.push(
    off.length < priced.length ? turn.say('charge_off_part', { ...told, names }) : turn.say('charge_off', told),
  )
  return [own]
}

const isReduced = ({ price, compareAtPrice }: { price: number | null; compareAtPrice: number | null }): boolean =>
  price !== null && compareAtPrice !== null && compareAtPrice > price

function quotesOf(turn: EngineTurn, charges: readonly Charge[]): Statement[] {
  return charges.flatMap((charge) => [
    turn.say('policy_quote', { quote: { text: charge.quote, facts: factsOf(turn, charge) } }),
    turn.say('policy_source', { title: { text: charge.passage.title, facts: factsOf(turn, charge) } }),
  ])
}
