import { seededRandom } from '../shared/seeded-random.ts'
import { shelves } from './catalog-table.ts'
import { VIEWS } from './pictures/draw-picture.ts'

/** One form in which a product of the demo is sold. */
export interface DemoVariant {
  id: string
  title: string
  price: number
  compareAtPrice: number | null
  inventory: number
  colour: string
  options: Record<string, string>
}

/** A product of the demo. Ids begin with `demo-`, so that none is mistaken for the shop's own. */
export interface DemoProduct {
  id: string
  shape: string
  title: string
  category: string
  vendor: string
  tags: string[]
  /** HTML: a sentence, and the facts as a list. */
  description: string
  colours: string[]
  /** Place of its category. */
  ground: number
  variants: DemoVariant[]
}

const PREFIX = 'demo-'
const SEED = 17

interface Value {
  name: string
  price: number | undefined
  isGone: boolean
}

/** "24 cm=44, 28 cm=54-": names, with a price of their own, and those that are sold out. */
function valuesOf(cell: string): Value[] {
  return cell
    .split(', ')
    .filter(Boolean)
    .map((written) => {
      const isGone = written.endsWith('-')
      const [name = '', price] = (isGone ? written.slice(0, -1) : written).split('=')
      return { name, isGone, price: price === undefined ? undefined : Number(price) }
    })
}

/** "Material: oak; Tags: gift, kids" as a list of facts, without the tags. */
function factsOf(cell: string): { facts: [string, string][]; tags: string[] } {
  const pairs = cell.split('; ').map((pair): [string, string] => {
    const at = pair.indexOf(': ')
    return [pair.slice(0, at), pair.slice(at + 2)]
  })
  const tags = pairs.find(([name]) => name === 'Tags')?.[1].split(', ') ?? []
  return { facts: pairs.filter(([name]) => name !== 'Tags'), tags }
}

function readLine(
  line: string,
  { category, vendor }: { category: string; vendor: string },
  ground: number,
): DemoProduct {
  const cells = line.split('|').map((cell) => cell.trim())
  const [
    name = '',
    shape = '',
    title = '',
    shelf = '',
    prices = '',
    colourCell = '',
    sizeCell = '',
    text = '',
    rest = '',
  ] = cells
  const [now = 0, before] = prices.split('<').map(Number)
  const colours = valuesOf(colourCell)
  const sizes = valuesOf(sizeCell)
  const { facts, tags } = factsOf(rest)
  const id = PREFIX + name
  const random = seededRandom([...id].reduce((sum, sign) => sum * 7 + sign.charCodeAt(0), SEED) % 1_000_003)
  const variants = colours.flatMap((colour) =>
    (sizes.length > 0 ? sizes : [undefined]).map((size): DemoVariant => {
      const price = size?.price ?? now
      const stock = Math.floor(random() * 24) - 1
      return {
        id: `${id}-${slugOf([colour.name, size?.name])}`,
        title: [colour.name, size?.name].filter(Boolean).join(' / '),
        price,
        compareAtPrice: before === undefined ? null : before + price - now,
        inventory: colour.isGone || size?.isGone ? 0 : Math.max(0, stock),
        colour: colour.name,
        options: { Color: colour.name, ...(size ? { Size: size.name } : {}) },
      }
    }),
  )
  const list = facts.map(([fact, told]) => `<li><strong>${fact}:</strong> ${told}</li>`).join('')
  return {
    ...{ id, shape, title, vendor, ground, variants },
    category: `${category} > ${shelf}`,
    tags: before === undefined ? tags : [...tags, 'sale'],
    description: `<p>${text}</p><ul>${list}</ul>`,
    colours: colours.map((colour) => colour.name),
  }
}

const slugOf = (names: (string | undefined)[]): string =>
  names.flatMap((name) => name?.toLowerCase().match(/[a-z0-9.]+/g) ?? []).join('-')

const products = shelves.flatMap((shelf, ground) =>
  shelf.lines
    .trim()
    .split('\n')
    .map((line) => readLine(line, shelf, ground)),
)
const byId = new Map(products.map((product) => [product.id, product]))

/** The whole catalog of the demo: the same products, prices and stock each time. */
export const demoCatalog = (): readonly DemoProduct[] => products

export const findDemoProduct = (id: string): DemoProduct | undefined => byId.get(id)

export const pictureName = (id: string, colour: string, view: number): string => `${id}.${slugOf([colour])}.${view}.svg`

/** @param shop address of the demo shop: `https://spiel.example/demo/my-shop` */
export function demoProducts(shop: string): object[] {
  const root = shop.slice(0, shop.lastIndexOf('/'))
  return products.map(({ id, title, category, vendor, tags, description, colours, variants }) => {
    const picture = (colour: string, view: number) => `${root}/pictures/${pictureName(id, colour, view)}`
    const [first = ''] = colours
    return {
      ...{ externalId: id, title, category, vendor, tags, description, url: `${shop}/p/${id}` },
      imageUrl: picture(first, 1),
      images: [...colours.map((colour) => picture(colour, 1)), ...viewsBut(1).map((view) => picture(first, view))],
      variants: variants.map(({ id: externalId, colour, ...variant }) => ({
        ...variant,
        externalId,
        imageUrl: picture(colour, 1),
      })),
    }
  })
}

const viewsBut = (one: number): number[] =>
  Array.from({ length: VIEWS }, (_, at) => at + 1).filter((view) => view !== one)
