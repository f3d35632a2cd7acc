import type { ToolTrace } from '../../assistant/turn-scope.ts'
import type { ProductNow } from '../../catalog/get-product.ts'
import type { TurnAnswer } from '../../conversations/turn.ts'
import { anyPhrase, anyWord, wholeWords } from './judging-words.ts'
import { amountsIn, countsIn, numbersIn, percentagesIn, plain, sentencesOf } from './read-numbers.ts'
import { stockFault } from './stock-claims.ts'

/** What an answer may rest on: read from the database and the owner's texts, not from the gate. */
export interface Ground {
  /** All products shown in the conversation so far, as the database has them now. */
  products: ProductNow[]
  trace: ToolTrace[]
  /** Everything the shopper typed. */
  said: string[]
  /** Texts of the owner beside the passages that were found: discounts. */
  ownerTexts: string[]
}

/**
 * Reads an answer and says what the store's data do not hold: amounts, percentages, stock, counts, states of orders, links, and
 * what cards show. Written apart from the assistant's own gate, so that one does not vouch for itself.
 */
export function checkGrounded(answer: TurnAnswer, ground: Ground): string[] {
  const policy = [...passagesOf(ground.trace), ...ground.ownerTexts]
  return [
    ...cardFaults(answer, ground.products),
    ...linkFaults(answer, ground, policy),
    ...sentencesOf(answer.text).flatMap((sentence) => {
      // What the owner wrote may be quoted.
      if (policy.some((text) => plain(text).includes(plain(sentence)))) return []
      return [
        ...moneyFaults(sentence, answer, ground, policy),
        ...percentFaults(sentence, ground, policy),
        ...countFaults(sentence, answer, ground, policy),
        ...stateFaults(sentence, answer),
        ...subjectsOf(sentence, answer, ground.products).flatMap((product) => stockFault(sentence, product) ?? []),
      ].map((fault) => `${fault}: "${sentence}"`)
    }),
  ]
}

/** Passages of the owner's pages that a tool read. */
function passagesOf(trace: ToolTrace[]): string[] {
  return trace.flatMap(({ name, output }) => {
    const { passages = [] } = (output ?? {}) as { passages?: { text: string; quote: string; title: string }[] }
    return name === 'answer_policy' ? passages.flatMap(({ text, quote, title }) => [text, quote, title]) : []
  })
}

const near = (a: number, b: number): boolean => Math.abs(a - b) < 0.006
const pricesOf = ({ variants }: ProductNow): number[] =>
  variants.flatMap(({ price, compareAtPrice }) => [price, compareAtPrice].flatMap((one) => one ?? []))

/** Products the sentence names; without one, the only one that is shown. */
function subjectsOf(sentence: string, { cards }: TurnAnswer, products: ProductNow[]): ProductNow[] {
  const words = plain(sentence)
  const named = products.filter(({ title }) => words.includes(plain(title)))
  // "Rolex Datejust" is also in "Rolex Datejust Women".
  const longest = named.filter(
    ({ title }) => !named.some((other) => other.title !== title && plain(other.title).includes(plain(title))),
  )
  if (longest.length > 0) return longest.length === 1 ? longest : []
  return cards.length === 1 ? products.filter(({ externalId }) => externalId === cards[0]?.externalId) : []
}

function moneyFaults(sentence: string, answer: TurnAnswer, { products, said }: Ground, policy: string[]): string[] {
  const { order, reorder, cards } = answer
  const words = plain(sentence)
  const named = products.filter(({ title }) => words.includes(plain(title)))
  const told = named.length > 0 ? named : products
  const lowest = cards.flatMap(({ price }) => price ?? [])
  const allowed = [
    ...told.flatMap(pricesOf),
    ...lowest.flatMap((a) => lowest.map((b) => Math.abs(a - b))),
    // "Nothing under 79.98": cheaper than what was shown.
    ...products.flatMap(pricesOf).flatMap((price) => [price - 0.01, price + 0.01]),
    ...(order ? [order.total ?? 0, ...order.items.flatMap(({ unitPrice }) => unitPrice ?? [])] : []),
    ...(reorder?.items.flatMap(({ unitPrice, quantity }) =>
      unitPrice === null ? [] : [unitPrice, unitPrice * quantity],
    ) ?? []),
    ...(reorder?.differences.flatMap(({ was, now }) => numbersIn(`${was ?? ''} | ${now ?? ''}`)) ?? []),
    ...policy.flatMap(amountsIn),
    ...said.flatMap(numbersIn),
  ]
  return amountsIn(sentence)
    .filter((amount) => !allowed.some((one) => near(one, amount)))
    .map((amount) => `the amount ${amount} is nowhere in the store's data`)
}

function percentFaults(sentence: string, { products, said, trace }: Ground, policy: string[]): string[] {
  // "Mechanical Keyboard (60%, RGB)": values of options may have percents in them, of what is shown and of what was ordered.
  const values = [
    ...products.flatMap(({ variants }) => variants.flatMap(({ options }) => Object.values(options))),
    ...trace.flatMap(({ name, output }) => (name === 'check_order' ? JSON.stringify(output) : [])),
  ]
  const texts = [
    ...policy,
    ...said,
    ...values,
    ...products.flatMap(({ title, description }) => [title, description ?? '']),
  ]
  const allowed = texts.flatMap(percentagesIn)
  return percentagesIn(sentence)
    .filter((percent) => !allowed.includes(percent))
    .map((percent) => `${percent} % is nowhere in the store's data`)
}

function countFaults(
  sentence: string,
  { cards, order, reorder }: TurnAnswer,
  ground: Ground,
  policy: string[],
): string[] {
  const totals = ground.trace.flatMap(({ output }) => {
    const { total, more } = (output ?? {}) as { total?: number; more?: number }
    return [total, more].flatMap((one) => one ?? [])
  })
  const items = order?.items ?? []
  const allowed = [
    ...[cards.length, items.length, items.reduce((sum, { quantity }) => sum + quantity, 0), reorder?.items.length ?? 0],
    ...ground.products.map(({ variants }) => variants.length),
    ...totals,
    ...[...ground.said, ...policy].flatMap(numbersIn),
  ]
  return countsIn(sentence)
    .filter((count) => !allowed.includes(count))
    .map((count) => `the count ${count} is not what is shown or was found`)
}

const STATES: [string, RegExp][] = [
  ['delivered', wholeWords(anyWord(({ delivered }) => delivered))],
  ['cancelled', wholeWords(anyWord(({ cancelled }) => cancelled))],
]
const NOT_SAID = wholeWords(anyPhrase(({ notSaid }) => notSaid))

function stateFaults(sentence: string, { order }: TurnAnswer): string[] {
  if (!order || sentence.includes('?') || NOT_SAID.test(sentence)) return []
  const is = new Set([order.fulfillmentStatus, order.cancelledAt === null ? null : 'cancelled'])
  return STATES.filter(([state, words]) => words.test(sentence) && !is.has(state)).map(
    ([state]) => `says ${state} of an order that is ${order.fulfillmentStatus}`,
  )
}

function cardFaults({ cards }: TurnAnswer, products: ProductNow[]): string[] {
  return cards.flatMap((card) => {
    const product = products.find(({ externalId }) => externalId === card.externalId)
    if (!product) return [`shows a card of ${card.externalId}, which the store does not sell`]
    const faults: string[] = []
    const shown = card.variants.map(({ externalId }) => externalId)
    for (const variant of card.variants) {
      const now = product.variants.find(({ externalId }) => externalId === variant.externalId)
      if (!now) faults.push(`shows a variant ${variant.externalId} that there is not`)
      else if (now.price !== variant.price || now.available !== variant.available) {
        faults.push(
          `shows ${variant.price} (${variant.available}) for ${variant.externalId}: it is ${now.price} (${now.available})`,
        )
      }
    }
    if (card.price !== null && !pricesOf(product).some((price) => near(price, card.price ?? 0))) {
      faults.push(`shows ${card.price} for ${product.title}, a price it does not have`)
    }
    const isThere = product.variants.some(({ externalId, available }) => available && shown.includes(externalId))
    // Cards hold at most 20 variants; those left out may be the ones to be had.
    if (card.available !== isThere && product.variants.length <= 20) {
      faults.push(`shows ${product.title} as ${card.available ? 'available' : 'not available'}, which it is not`)
    }
    return faults
  })
}

function linkFaults({ text, reorder, order }: TurnAnswer, { products }: Ground, policy: string[]): string[] {
  const known = [...products.flatMap(({ url }) => url ?? []), reorder?.cartUrl, order?.tracking?.url].flatMap((url) =>
    url && URL.canParse(url) ? new URL(url).origin : [],
  )
  return [...text.matchAll(/https?:\/\/[^\s)>\]"']+/giu)]
    .map(([link]) => link)
    .filter((link) => !policy.some((one) => one.includes(link)))
    .filter((link) => !URL.canParse(link) || !known.includes(new URL(link).origin))
    .map((link) => `links to ${link}`)
}
