/** What people ask a shop, and what a sentence of its pages tells, by topic and detail. docs/understanding.md says what each means. */
export const facets = [
  ...(['none', 'pickup', 'repair', 'rental', 'privacy'] as const),
  ...([
    'delivery.cost',
    'delivery.free',
    'delivery.time',
    'delivery.express',
    'delivery.date',
    'delivery.where',
    'delivery.customs',
    'delivery.carrier',
    'delivery.packing',
    'delivery.address',
    'delivery.bulky',
    'delivery.athome',
    'delivery.cold',
    'delivery.parts',
    'delivery.track',
    'delivery.late',
    'delivery.damaged',
    'delivery.wrong',
  ] as const),
  ...([
    'returns.window',
    'returns.condition',
    'returns.excluded',
    'returns.how',
    'returns.cost',
    'returns.refund',
    'returns.exchange',
    'returns.gift',
    'returns.abroad',
  ] as const),
  ...(['warranty.length', 'warranty.covers', 'warranty.claim'] as const),
  ...([
    'payment.methods',
    'payment.invoice',
    'payment.instalments',
    'payment.when',
    'payment.business',
    'payment.receipt',
    'payment.failed',
  ] as const),
  ...([
    'discount.code',
    'discount.group',
    'discount.bulk',
    'discount.sale',
    'discount.loyalty',
    'price.match',
    'gift.wrap',
    'gift.card',
  ] as const),
  ...([
    'shop.hours',
    'shop.address',
    'shop.contact',
    'shop.appointment',
    'shop.about',
    'shop.access',
    'shop.jobs',
    'shop.events',
  ] as const),
  ...(['order.change', 'order.cancel', 'order.account', 'order.how', 'order.age'] as const),
  ...(['stock.restock', 'stock.custom', 'stock.used'] as const),
  ...(['product.care', 'product.sizes', 'product.origin', 'product.use'] as const),
] as const
export type Facet = (typeof facets)[number]

/** A line of the lessons. */
export interface FacetLine {
  facets: Facet[]
  /** ISO 639-1. */
  language: string
  /** Null where a shopper asks; the heading above where a page tells. */
  heading: string | null
  text: string
}

/** Between a heading and its sentence. */
const PARTING = '> '
const isFacet = (name: string): name is Facet => (facets as readonly string[]).includes(name)

/** Reads `facet facet|||q|||question` or `facet|||s|||Heading > sentence`; null where it is no such line. */
export function readFacetLine(line: string, language: string): FacetLine | null {
  const [names = '', kind, said = ''] = line.split('|||')
  const told = names.trim().split(/\s+/)
  if (!told.every(isFacet) || said.trim() === '') return null
  if (kind === 'q') return { facets: told, language, heading: null, text: said.trim() }
  const at = said.indexOf(PARTING)
  const [heading, text] = at < 0 ? ['', said] : [said.slice(0, at), said.slice(at + PARTING.length)]
  return kind === 's' && text.trim() !== ''
    ? { facets: told, language, heading: heading.trim(), text: text.trim() }
    : null
}
