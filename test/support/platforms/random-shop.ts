import type { Random } from '../proof-run.ts'
import type { FakeServer, Fault } from './fake-platform-server.ts'
import { FakeShopify } from './fake-shopify.ts'
import { type FakeWorld, orderStates } from './fake-world.ts'

/** Something happens in the shop. */
export function mutate(world: FakeWorld, random: Random): void {
  const products = [...world.products.keys()]
  const orders = [...world.orders.keys()]
  const title = () => `${random.pick(['Mug', 'Lamp', 'Coat', 'Kettle'])} ${random.int(1, 999)}`
  const variants = () =>
    Array.from({ length: random.int(1, 4) }, (_, at) => ({
      price: random.chance(0.1) ? null : random.int(1, 9_999) / 100,
      inventory: random.chance(0.2) ? null : random.int(0, 20),
      options: { Size: String(at) },
    }))
  const what = random.int(0, 9)
  if (what <= 1 || products.length === 0)
    world.addProduct({ title: title(), variants: variants(), isListed: random.chance(0.9) })
  else if (what <= 4) {
    world.changeProduct(random.pick(products), (product) => {
      product.title = title()
      product.isListed = random.chance(0.85)
      for (const variant of product.variants) if (variant.inventory !== null) variant.inventory = random.int(0, 20)
      if (random.chance(0.3) && product.variants.length > 2) product.variants.pop()
    })
  } else if (what === 5) world.deleteProduct(random.pick(products))
  else if (what <= 7 || orders.length === 0) {
    const product = world.products.get(random.pick(products))
    const items = product ? [world.itemOf(product, random.int(1, 3))] : []
    world.addOrder({ items, state: random.pick(orderStates) })
  } else if (what === 8) {
    world.changeOrder(random.pick(orders), (order) => {
      order.state = random.pick(orderStates)
    })
  } else world.deleteOrder(random.pick(orders))
}

const faults: Fault[] = ['too-many', 'broken', 'cut']

/** Something goes wrong on the platform's side. */
export function trouble(fake: FakeServer, random: Random): void {
  fake.failNext(...Array.from({ length: random.int(1, 6) }, () => random.pick(faults)))
  if (!(fake instanceof FakeShopify)) return
  if (random.chance(0.3)) fake.endTokens()
  if (random.chance(0.3)) fake.bulks.cutNextFile = true
}

/** Answers are on their way for a while, and the lines of a bulk file come in any order. */
export function slowDown(fake: FakeServer, random: Random): void {
  fake.slowness = () => (random.chance(0.5) ? random.int(0, 80) : 0)
  if (!(fake instanceof FakeShopify)) return
  fake.bulks.looks = random.int(0, 3)
  fake.bulks.orderLines = (lines) => random.sample(lines, lines.length)
}
