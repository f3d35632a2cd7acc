import type { ProductNow } from '../../catalog/get-product.ts'
import type { Card } from '../../conversations/turn.ts'
import type { ExpectedProducts } from './suite.ts'

interface ShownBefore {
  products: ReadonlyMap<string, ProductNow>
  cardsBefore: Card[][]
}

/** Holds the cards of a turn against the products expected; options are read from the database, not from the cards. */
export function checkProducts(cards: Card[], expected: ExpectedProducts, before: ShownBefore): string[] {
  const shown = cards.map(({ title }) => title).join(', ') || 'none'
  const is = (wanted: string) => (card: Card) =>
    card.externalId === wanted || card.title.toLowerCase() === wanted.toLowerCase()
  const { include = [], exclude = [], any, only, first, min = 0, max = Number.POSITIVE_INFINITY } = expected
  const faults: string[] = []
  for (const wanted of [...include, ...(only ?? [])]) {
    if (!cards.some(is(wanted))) faults.push(`${wanted} is not shown; shown: ${shown}`)
  }
  for (const unwanted of exclude) if (cards.some(is(unwanted))) faults.push(`${unwanted} is shown`)
  if (only) {
    const others = cards.filter((card) => !only.some((wanted) => is(wanted)(card)))
    if (others.length > 0) faults.push(`shown too: ${others.map(({ title }) => title).join(', ')}`)
  }
  if (any && !any.some((wanted) => cards.some(is(wanted))))
    faults.push(`none of ${any.join(', ')} is shown; shown: ${shown}`)
  if (first !== undefined && !(cards[0] && is(first)(cards[0]))) faults.push(`${first} is not first; shown: ${shown}`)
  if (cards.length < min || cards.length > max) faults.push(`${cards.length} products are shown: ${shown}`)
  faults.push(...cards.flatMap((card) => cardFaults(card, expected.all ?? {}, before.products.get(card.externalId))))
  if (expected.cheaper) faults.push(...cheaperFaults(cards, before.cardsBefore))
  if (expected.fresh) {
    const old = new Set(before.cardsBefore.flat().map(({ externalId }) => externalId))
    const again = cards.filter(({ externalId }) => old.has(externalId))
    if (again.length > 0) faults.push(`shown before: ${again.map(({ title }) => title).join(', ')}`)
  }
  return faults
}

function cardFaults(card: Card, all: NonNullable<ExpectedProducts['all']>, product: ProductNow | undefined): string[] {
  const { price_max = Number.POSITIVE_INFINITY, price_min = 0, available, options = {} } = all
  const faults: string[] = []
  const { title, price } = card
  if (price !== null && price > price_max) faults.push(`${title} costs ${price}, more than ${price_max}`)
  if (price !== null && price < price_min) faults.push(`${title} costs ${price}, less than ${price_min}`)
  if (available !== undefined && card.available !== available)
    faults.push(`${title} is shown as ${card.available ? '' : 'not '}available`)
  for (const [name, value] of Object.entries(options)) {
    const others = card.variants.filter(({ externalId }) => {
      const variant = product?.variants.find((one) => one.externalId === externalId)
      return optionOf(variant?.options ?? {}, name)?.toLowerCase() !== value.toLowerCase()
    })
    if (card.variants.length === 0 || others.length > 0) {
      faults.push(
        `${title} is shown in variants other than ${name} ${value}: ${others.map((one) => one.title ?? one.externalId).join(', ') || 'none'}`,
      )
    }
  }
  return faults
}

function optionOf(options: Record<string, string>, name: string): string | undefined {
  return Object.entries(options).find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1]
}

function cheaperFaults(cards: Card[], cardsBefore: Card[][]): string[] {
  const dearest = (list: Card[]) => Math.max(...list.flatMap(({ price }) => price ?? []))
  const before = dearest(cardsBefore.findLast((list) => list.length > 0) ?? [])
  const now = dearest(cards)
  return cards.length > 0 && now < before ? [] : [`the dearest shown costs ${now}, before ${before}`]
}
