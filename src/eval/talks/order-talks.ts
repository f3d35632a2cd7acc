import type { OrderInput } from '../../orders/orders.schema.ts'
import type { SearchProduct } from '../../search/search-product.ts'
import { isThere, saidAll, type TalkMaker, type TalkMaterial } from './talk-material.ts'
import { type TalkStep, turnOf } from './talk-types.ts'

const states = ['unfulfilled', 'shipped', 'delivered'] as const
const PLACED_AT = '2026-10-01T09:00:00.000Z'
const CARRIER = 'Parcel Service'

type MadeOrder = OrderInput & { number: string; email: string; items: NonNullable<OrderInput['items']> }

/** An order of some of the rows. Its number is its own in all conversations of a run. */
function makeOrder(given: TalkMaterial, rows: readonly SearchProduct[], status = given.writer.pick(states)): MadeOrder {
  const { writer, at } = given
  const items = rows.map((row) => {
    const variant = writer.pick(row.variants)
    const quantity = 1 + Math.floor(writer.random() * 2)
    return { title: row.title, platformVariantId: variant?.id ?? null, quantity, unitPrice: variant?.price ?? null }
  })
  const total = items.reduce((sum, { quantity, unitPrice }) => sum + quantity * (unitPrice ?? 0), 0)
  const isSent = status !== 'unfulfilled'
  return {
    externalId: `talk-${at}`,
    number: `KX${41_000 + at * 13}`,
    email: `shopper.${at}@mail.example`,
    customerName: 'Robin Vandermeer',
    ...{ items, total: Math.round(total * 100) / 100, currency: writer.currency },
    ...{ financialStatus: 'paid', fulfillmentStatus: status ?? 'shipped', placedAt: PLACED_AT },
    ...(isSent ? { trackingNumber: `TRK${700_000 + at * 7}`, carrier: CARRIER } : {}),
  } as MadeOrder
}

function someRows({ writer, rows }: TalkMaterial, count: number): SearchProduct[] {
  const found = new Set<SearchProduct>()
  for (let tries = 0; tries < 40 && found.size < count; tries++) {
    const row = writer.pick(rows)
    if (row) found.add(row)
  }
  return [...found]
}

/** Where an order is, what is in it, and how to follow it. */
export const orderTalk: TalkMaker = (given) => {
  const { writer } = given
  const order = makeOrder(given, someRows(given, 2))
  const { number, email } = order
  const said = saidAll({
    order: writer.tell('order', { number, email }),
    alone: writer.tell('orderAlone'),
    data: writer.tell('orderData', { number, email }),
    items: writer.tell('items'),
    tracking: writer.tell('tracking'),
  })
  if (!said) return undefined
  const shown = { suite: { order: { number, fulfillmentStatus: order.fulfillmentStatus } } }
  const isAskedFirst = writer.random() < 0.4
  const isSent = typeof order.trackingNumber === 'string'
  const begin = isAskedFirst
    ? [turnOf(said.alone, { suite: { order: null }, isQuiet: true }), turnOf(said.data, shown)]
    : [turnOf(said.order, shown)]
  return {
    orders: [order],
    steps: [
      ...begin,
      turnOf(said.items, { told: order.items.map(({ title }) => title) }),
      ...(isSent ? [turnOf(said.tracking, { told: [String(order.trackingNumber)] })] : []),
    ],
  }
}

/** With the wrong address nothing is told; with the right one it is. */
export const wrongEmailTalk: TalkMaker = (given) => {
  const { writer } = given
  const order = makeOrder(given, someRows(given, 2))
  const { number, email } = order
  const wrong = writer.tell('order', { number, email: `other.${given.at}@mail.example` })
  const right = writer.tell('orderData', { number, email })
  if (!wrong || !right) return undefined
  const never = [order.customerName, order.trackingNumber, ...order.items.map(({ title }) => title)]
  return {
    orders: [order],
    steps: [
      turnOf(wrong, {
        suite: { order: null, state: { verified_orders: [] } },
        never: never.flatMap((one) => (typeof one === 'string' ? one : [])),
      }),
      turnOf(right, { suite: { order: { number, fulfillmentStatus: order.fulfillmentStatus } } }),
    ],
  }
}

/** The same again, of which one is sold out. */
export const reorderTalk: TalkMaker = (given) => {
  const { writer, rows } = given
  const gone = writer.pick(rows.filter(({ variants }) => variants.some((one) => !isThere(one))))
  const there = writer.pick(
    rows.filter(({ variants }) => variants.some((one) => one.inventory === null || one.inventory > 1)),
  )
  if (!gone || !there || gone === there) return undefined
  const only = (row: SearchProduct, isWanted: (one: SearchProduct['variants'][number]) => boolean) => ({
    ...row,
    variants: row.variants.filter(isWanted).slice(0, 1),
  })
  const order = makeOrder(
    given,
    [only(gone, (one) => !isThere(one)), only(there, (one) => one.inventory === null || one.inventory > 1)],
    'delivered',
  )
  const say = writer.tell('reorder', { number: order.number, email: order.email })
  const goneId = order.items[0]?.platformVariantId
  if (!say || !goneId) return undefined
  const step: TalkStep = turnOf(say, {
    suite: { reorder: { differences: ['out_of_stock'] } },
    notOffered: [goneId],
    told: [gone.title],
  })
  return { orders: [order], steps: [step] }
}
