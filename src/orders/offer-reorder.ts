import { getVariantsNow, type VariantNow } from '../catalog/get-variants.ts'
import type { StoreContext } from '../context.ts'
import { NotFoundError } from '../errors.ts'
import type { CartItem } from './cart-link.ts'
import type { OrderCheckIdentity } from './order-attempts.ts'
import type { ReorderOffer } from './order-card.ts'
import { findOrderItems, findOrders } from './order-checks.queries.ts'
import { shownTitle } from './present-order.ts'

type Difference = ReorderOffer['differences'][number]

/** Items of one variant, added up. */
interface Wanted {
  variantId: string | null
  title: string
  quantity: number
  /** What was paid for one; null = not known. */
  unitPrice: number | null
}

/** What of an order is wanted again, and how many. */
export interface ReorderChoice {
  variantId: string
  quantity: number
}

/** An offer with what its cart link needs beside it. */
export interface CheckedReorder {
  offer: ReorderOffer
  cart: CartItem[]
}

/**
 * What buying an order again would mean now: each variant's price and stock are read afresh, and every change is told. Amounts in
 * differences are decimal texts with their currency (`12.50 USD`), quantities digits. No cart link: that comes with a yes.
 * @param input `only`: what of it, if not all
 * @throws {NotFoundError} unless the order was verified in this conversation
 */
export async function offerReorder(
  ctx: StoreContext,
  input: { orderId: string; only?: readonly ReorderChoice[] | undefined },
  who: Pick<OrderCheckIdentity, 'verifiedOrders'>,
): Promise<ReorderOffer> {
  return (await checkReorder(ctx, input, who)).offer
}

export async function checkReorder(
  ctx: StoreContext,
  { orderId, only }: { orderId: string; only?: readonly ReorderChoice[] | undefined },
  who: Pick<OrderCheckIdentity, 'verifiedOrders'>,
): Promise<CheckedReorder> {
  const [order] = who.verifiedOrders.includes(orderId) ? await findOrders(ctx.db, ctx.storeId, [orderId]) : []
  if (!order) throw new NotFoundError('There is no such order')
  const wanted = chosenOf(addUp(await findOrderItems(ctx.db, ctx.storeId, orderId)), only)
  const variants = await getVariantsNow(
    ctx,
    wanted.flatMap(({ variantId }) => variantId ?? []),
  )
  const byId = new Map(variants.map((variant) => [variant.externalId, variant]))
  const checked: CheckedReorder = { offer: { items: [], cartUrl: null, differences: [] }, cart: [] }
  for (const item of wanted) {
    const variant = byId.get(item.variantId ?? '')
    const paidIn = order.currency ?? ctx.currency
    const { quantity, differences } = variant ? compare(item, variant, paidIn) : gone(item)
    checked.offer.differences.push(...differences)
    if (!variant || quantity === 0) continue
    const { externalId: platformVariantId, sku, price: unitPrice, currency } = variant
    checked.offer.items.push({ platformVariantId, quantity, title: titleOf(variant), unitPrice, currency })
    checked.cart.push({ platformVariantId, sku, quantity })
  }
  return checked
}

/** Of the items of an order those that are wanted again, as many as are wanted; all without a choice. */
function chosenOf(items: Wanted[], only: readonly ReorderChoice[] | undefined): Wanted[] {
  if (!only) return items
  return items.flatMap((item) => {
    const choice = only.find(({ variantId }) => variantId === item.variantId)
    return choice ? { ...item, quantity: choice.quantity } : []
  })
}

function addUp(items: Awaited<ReturnType<typeof findOrderItems>>): Wanted[] {
  const wanted = new Map<string, Wanted>()
  items.forEach((item, index) => {
    const key = item.platform_variant_id === null ? `line ${index}` : `variant ${item.platform_variant_id}`
    const former = wanted.get(key)
    if (former) former.quantity += item.quantity
    else {
      const unitPrice = item.unit_price === null ? null : Number(item.unit_price)
      wanted.set(key, {
        variantId: item.platform_variant_id,
        title: shownTitle(item.title),
        quantity: item.quantity,
        unitPrice,
      })
    }
  })
  return [...wanted.values()]
}

/** The product's name, and the variant's where it says more. */
function titleOf({ productTitle, title }: VariantNow): string {
  return title === null || title === productTitle ? productTitle : `${productTitle} (${title})`
}

const gone = ({ title, quantity }: Wanted): { quantity: number; differences: Difference[] } => ({
  quantity: 0,
  differences: [{ title, kind: 'gone', was: String(quantity), now: null }],
})

function compare(item: Wanted, variant: VariantNow, paidIn: string): { quantity: number; differences: Difference[] } {
  const title = titleOf(variant)
  const stock = variant.inventory === null ? Number.POSITIVE_INFINITY : Math.max(0, variant.inventory)
  const quantity = Math.min(item.quantity, stock)
  const was = String(item.quantity)
  if (quantity === 0) return { quantity, differences: [{ title, kind: 'out_of_stock', was, now: '0' }] }
  const differences: Difference[] = []
  if (quantity < item.quantity) differences.push({ title, kind: 'fewer', was, now: String(quantity) })
  const paid = amountText(item.unitPrice, paidIn)
  const now = amountText(variant.price, variant.currency)
  if (paid !== null && paid !== now) differences.push({ title, kind: 'price', was: paid, now })
  return { quantity, differences }
}

/** Two decimals or as many as the currency and the amount need: 12.50 USD, 900 JPY, 0.125 USD. */
function amountText(amount: number | null, currency: string): string | null {
  if (amount === null) return null
  const digits =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().minimumFractionDigits ?? 2
  const needed = String(amount).split('.')[1]?.length ?? 0
  return `${amount.toFixed(Math.max(digits, Math.min(needed, 4)))} ${currency}`
}
