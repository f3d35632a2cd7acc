import { seededRandom } from '../shared/seeded-random.ts'
import { demoCatalog } from './demo-products.ts'

const SEED = 60
const FIRST = 1001
const COUNT = 60
const DAY_MS = 86_400_000
/** Of the oldest order. */
const OLDEST_DAYS = 92

const customers: [name: string, email: string][] = [
  'Mara Lindholm, Ava Moore, Noah Becker, Lena Fischer, Jonas Weber, Sofia Rossi, Elif Kaya, Oskar Nilsson, Clara Dubois, Tom Barnes, Nina Keller, Paul Martin',
].flatMap((list) =>
  list.split(', ').map((name): [string, string] => [name, `${name.toLowerCase().replace(' ', '.')}@example.com`]),
)

/** What a visitor is shown to ask about, by the order's number: its buyer, and how far it is. */
const told = {
  shipped: { number: '1054', customer: 0 },
  preparing: { number: '1059', customer: 1 },
  delivered: { number: '1046', customer: 2 },
} as const

/** The order that a card of the demo prints, and its e-mail address. */
export function printedOrder(which: keyof typeof told): { number: string; email: string } {
  const { number, customer } = told[which]
  return { number, email: customers[customer]?.[1] ?? '' }
}

/** How orders of an age stand; the last of each are the odd ones. */
function stateOf(days: number, chance: number): { financialStatus: string; fulfillmentStatus: string } {
  if (days < 1.5) return { financialStatus: chance < 0.2 ? 'pending' : 'paid', fulfillmentStatus: 'unfulfilled' }
  if (days < 4) return { financialStatus: 'paid', fulfillmentStatus: chance < 0.8 ? 'in_progress' : 'on_hold' }
  if (days < 9) return { financialStatus: 'paid', fulfillmentStatus: 'shipped' }
  if (chance < 0.06) return { financialStatus: 'refunded', fulfillmentStatus: 'returned' }
  if (chance < 0.1) return { financialStatus: 'voided', fulfillmentStatus: 'cancelled' }
  return { financialStatus: 'paid', fulfillmentStatus: 'delivered' }
}

/** As an older state than it is: those that cards speak of must stand as the cards say. */
const fixed: Record<string, { financialStatus: string; fulfillmentStatus: string }> = {
  [told.shipped.number]: { financialStatus: 'paid', fulfillmentStatus: 'shipped' },
  [told.preparing.number]: { financialStatus: 'paid', fulfillmentStatus: 'in_progress' },
  [told.delivered.number]: { financialStatus: 'paid', fulfillmentStatus: 'delivered' },
}

/**
 * Sixty orders of the last three months, the same each time but for their dates.
 * @param shop address of the demo shop, where parcels can be followed
 * @param now milliseconds since 1970
 */
export function demoOrders(shop: string, now: number): object[] {
  const random = seededRandom(SEED)
  const pick = <Of>(list: readonly Of[]): Of => list[Math.floor(random() * list.length)] as Of
  return Array.from({ length: COUNT }, (_, at) => {
    const number = String(FIRST + at)
    const days = ((COUNT - 1 - at) / COUNT) ** 1.5 * OLDEST_DAYS + 0.4
    const buyer = Object.values(told).find((one) => one.number === number)?.customer
    const [customerName, email] = customers[buyer ?? Math.floor(random() * customers.length)] as [string, string]
    const items = Array.from({ length: 1 + Math.floor(random() * 3) }, () => {
      const product = pick(demoCatalog())
      const buyable = product.variants.filter(({ inventory }) => inventory > 0)
      const variant = pick(buyable.length > 0 ? buyable : product.variants)
      const quantity = random() < 0.8 ? 1 : 2
      return { title: product.title, platformVariantId: variant.id, quantity, unitPrice: variant.price }
    })
    const total = items.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0)
    const state = fixed[number] ?? stateOf(days, random())
    const placedAt = new Date(now - days * DAY_MS)
    const isSent = ['shipped', 'delivered', 'returned'].includes(state.fulfillmentStatus)
    return {
      ...{ externalId: `demo-order-${number}`, number, email, customerName, items, ...state },
      total: Math.round(total * 100) / 100,
      placedAt: placedAt.toISOString(),
      cancelledAt:
        state.fulfillmentStatus === 'cancelled' ? new Date(placedAt.getTime() + DAY_MS / 4).toISOString() : null,
      ...(isSent
        ? { carrier: 'Demo Parcel', trackingNumber: `DP${number}4471`, trackingUrl: `${shop}/track/${number}` }
        : {}),
    }
  })
}
