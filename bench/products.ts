import { createHash } from 'node:crypto'
import { seededRandom } from '../src/shared/seeded-random.ts'

/** A product as a client pushes it. */
export interface BenchProduct {
  externalId: string
  title: string
  description: string
  status: string
  url: string
  imageUrl: string
  vendor: string
  category: string
  tags: string[]
  variants: BenchVariant[]
}

export interface BenchVariant {
  externalId: string
  title: string
  sku: string
  price: number
  inventory: number
  options: Record<string, string>
}

export const VARIANTS_A_PRODUCT = 3

const ADJECTIVES =
  'soft warm light sturdy classic modern slim relaxed quilted brushed organic recycled vintage waterproof breathable padded reversible seamless woven ribbed'.split(
    ' ',
  )
const NOUNS =
  'jacket shirt sweater backpack lamp blanket kettle mug bottle sandal boot scarf jeans dress hoodie pillow rug chair desk towel tent wallet belt cap glove'.split(
    ' ',
  )
const MATERIALS = 'cotton wool linen leather oak steel ceramic bamboo fleece denim canvas cork silk nylon glass'.split(
  ' ',
)
const COLORS = 'black white navy olive sand rust teal plum grey coral'.split(' ')
const SIZES = ['S', 'M', 'L']
const VENDORS = ['Northwind', 'Halden', 'Acorn & Co', 'Marlow', 'Brightside', 'Ferrow', 'Kite', 'Sōma']
const SENTENCES = [
  'Made of {m} that keeps its shape wash after wash.',
  'The {a} {n} is cut a little wider, so that it sits well over a layer.',
  'Seams are sewn twice and held by small bars where they work hardest.',
  'Wash at 30 °C with like colours; do not tumble dry.',
  'Goes well with our {c} {n} and everything of {m}.',
  'Weighs {k} g in the middle size and packs into its own pocket.',
  'Woven in a family mill that has run on water power since 19{y}.',
  'If it does not fit, send it back within {y} days, free of charge.',
  'Customers praise how {a} it feels on the first day.',
  'The {c} dye comes from plants, so no two pieces are quite alike.',
]

/**
 * The benchmark's catalog: about 600 bytes of description, three variants a product.
 * @param version 0, or 1 for the same products with another title and another price of every variant
 */
export function makeProducts(count: number, version: 0 | 1): BenchProduct[] {
  const random = seededRandom(20_261_121)
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] as string
  const sentence = () =>
    pick(SENTENCES).replace(/\{(\w)\}/g, (_, slot: string) =>
      slot === 'm'
        ? pick(MATERIALS)
        : slot === 'a'
          ? pick(ADJECTIVES)
          : slot === 'n'
            ? pick(NOUNS)
            : slot === 'c'
              ? pick(COLORS)
              : String(10 + Math.floor(random() * 90)),
    )
  return Array.from({ length: count }, (_, index) => {
    const [adjective, material, noun, color] = [pick(ADJECTIVES), pick(MATERIALS), pick(NOUNS), pick(COLORS)]
    const id = `SKU-${String(index).padStart(7, '0')}`
    let description = sentence()
    while (description.length < 580) description += ` ${sentence()}`
    const price = 500 + Math.floor(random() * 20_000)
    return {
      externalId: id,
      title: `${adjective} ${material} ${noun}, ${color}${version === 1 ? ' (new)' : ''}`,
      description,
      status: 'active',
      url: `https://shop.example/products/${id.toLowerCase()}-${adjective}-${material}-${noun}`,
      imageUrl: `https://cdn.shop.example/images/${id.toLowerCase()}/front-1200.jpg`,
      vendor: pick(VENDORS),
      category: `home > ${material} > ${noun}`,
      tags: [adjective, material, noun, color, `season-${20 + Math.floor(random() * 6)}`],
      variants: SIZES.map((size, place) => ({
        externalId: `${id}-${size}`,
        title: `${color} / ${size}`,
        sku: `${id}-${size}-${color}`,
        price: (price + place * 100 + version * 50) / 100,
        inventory: Math.floor(random() * 100),
        options: { color, size },
      })),
    }
  })
}

/** The products in request-sized pieces. */
export function inBatches<Item>(items: readonly Item[], size: number): Item[][] {
  const batches: Item[][] = []
  for (let at = 0; at < items.length; at += size) batches.push(items.slice(at, at + size))
  return batches
}

/** A batch as the rows that the floor writes, already as JSON text: the floor neither checks nor serializes anything. */
export function rowsOf(batch: readonly BenchProduct[]): { products: string; variants: string } {
  const hash = (value: unknown) => `\\x${createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32)}`
  const products = batch.map(({ externalId, imageUrl, variants: _, ...rest }) => ({
    external_id: externalId,
    image_url: imageUrl,
    ...rest,
    images: [],
    payload_hash: hash([externalId, imageUrl, rest, _]),
    search_hash: hash([rest.title, rest.description]),
  }))
  const variants = batch.flatMap(({ externalId: product_id, variants: list }) =>
    list.map(({ externalId, price, ...rest }, position) => ({
      external_id: externalId,
      product_id,
      ...rest,
      price: price.toFixed(4),
      position,
    })),
  )
  return { products: JSON.stringify(products), variants: JSON.stringify(variants) }
}
