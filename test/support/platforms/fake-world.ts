/** A shop on a platform, in words that belong to none: each fake server tells it in its platform's own. */

export interface FakeVariant {
  id: number
  sku: string
  /** null = none of its own. */
  price: number | null
  /** null = not tracked. */
  inventory: number | null
  options: Record<string, string>
}

export interface FakeProduct {
  id: number
  title: string
  description: string
  isListed: boolean
  tags: string[]
  variants: FakeVariant[]
  createdMs: number
  updatedMs: number
}

export const orderStates = ['unpaid', 'paid', 'shipped', 'cancelled', 'refunded'] as const
export type OrderState = (typeof orderStates)[number]

export interface FakeOrder {
  id: number
  number: string
  email: string | null
  name: string
  state: OrderState
  items: { productId: number; variantId: number; title: string; quantity: number; price: number }[]
  tracking: { number: string; url: string; carrier: string } | null
  createdMs: number
  updatedMs: number
}

/** Something that happened, of which the platform tells its hooks. */
export interface WorldEvent {
  kind: 'product' | 'order'
  what: 'created' | 'updated' | 'deleted'
  id: number
  atMs: number
}

/** How what is here should look over there. */
export interface Expected {
  products: Record<
    string,
    { title: string; offered: boolean; variants: Record<string, [number | null, number | null]> }
  >
  orders: Record<string, { email: string | null; financial: string | null; fulfillment: string | null; items: number }>
}

/** The shop itself: what is in it, and a clock that goes on with each change. */
export class FakeWorld {
  readonly products = new Map<number, FakeProduct>()
  readonly orders = new Map<number, FakeOrder>()
  readonly listeners: ((event: WorldEvent) => void)[] = []
  currency = 'EUR'
  name = 'Fake shop'
  #nextId = 1000
  readonly #now: () => number

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  newId(): number {
    return this.#nextId++
  }

  addProduct(
    given: Partial<Omit<FakeProduct, 'id' | 'variants'>> & { variants?: Partial<FakeVariant>[] } = {},
  ): FakeProduct {
    const id = this.newId()
    const atMs = this.#now()
    const variants = (given.variants ?? [{}]).map((variant): FakeVariant => {
      const own = this.newId()
      return { id: own, sku: `SKU-${own}`, price: 10, inventory: 5, options: {}, ...variant }
    })
    const product: FakeProduct = {
      ...{ id, title: `Product ${id}`, description: '<p>Good.</p>', isListed: true, tags: [] },
      ...given,
      ...{ variants, createdMs: atMs, updatedMs: atMs },
    }
    this.products.set(id, product)
    this.#tell({ kind: 'product', what: 'created', id, atMs })
    return product
  }

  changeProduct(id: number, change: (product: FakeProduct) => void): void {
    const product = this.products.get(id)
    if (!product) return
    change(product)
    product.updatedMs = this.#now()
    this.#tell({ kind: 'product', what: 'updated', id, atMs: product.updatedMs })
  }

  deleteProduct(id: number): void {
    if (this.products.delete(id)) this.#tell({ kind: 'product', what: 'deleted', id, atMs: this.#now() })
  }

  addOrder(given: Partial<Omit<FakeOrder, 'id'>> = {}): FakeOrder {
    const id = this.newId()
    const atMs = this.#now()
    const order: FakeOrder = {
      ...{
        id,
        number: String(id),
        email: `buyer${id}@shop.example`,
        name: `Buyer ${id}`,
        state: 'paid',
        items: [],
        tracking: null,
      },
      ...given,
      ...{ createdMs: atMs, updatedMs: atMs },
    }
    this.orders.set(id, order)
    this.#tell({ kind: 'order', what: 'created', id, atMs })
    return order
  }

  /** A line of an order, of a variant. */
  itemOf(product: FakeProduct, quantity = 1, at = 0): FakeOrder['items'][number] {
    const variant = product.variants[at] as FakeVariant
    return { productId: product.id, variantId: variant.id, title: product.title, quantity, price: variant.price ?? 0 }
  }

  changeOrder(id: number, change: (order: FakeOrder) => void): void {
    const order = this.orders.get(id)
    if (!order) return
    change(order)
    order.updatedMs = this.#now()
    this.#tell({ kind: 'order', what: 'updated', id, atMs: order.updatedMs })
  }

  deleteOrder(id: number): void {
    if (this.orders.delete(id)) this.#tell({ kind: 'order', what: 'deleted', id, atMs: this.#now() })
  }

  #tell(event: WorldEvent): void {
    for (const listener of this.listeners) listener(event)
  }
}
