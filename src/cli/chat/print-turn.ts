import type { Card } from '../../conversations/turn.ts'
import type { ChatTurn } from '../../eval/chat/chat-turn.ts'
import type { OrderCard, ReorderOffer } from '../../orders/order-card.ts'
import { inline, table } from '../print.ts'

const MOST_VALUES = 4

/** What is shown beside the words of a turn, as lines for a terminal. */
export function describeTurn({ answer, trace, understanding, tookMs }: ChatTurn, withTrace: boolean): string[] {
  const { order, reorder, cards, buttons, handedOff } = answer
  return [
    ...(order ? describeOrder(order) : []),
    ...(reorder ? describeReorder(reorder) : []),
    ...(cards.length > 0
      ? indented(table([['PRODUCT', 'PRICE', 'STOCK', 'OPTIONS', 'LINK'], ...cards.map(cardRow)]))
      : []),
    ...buttons.map(({ label }, at) => `  [${at + 1}] ${label}`),
    ...(handedOff ? ['  (waiting for a person)'] : []),
    ...(withTrace ? describeTrace({ answer, trace, understanding, tookMs }) : []),
  ]
}

const indented = (lines: string[]): string[] => lines.map((line) => `  ${line}`)
const money = (amount: number | null, currency: string | null): string =>
  amount === null ? '-' : `${amount} ${currency ?? ''}`.trim()

function cardRow({ title, price, currency, available, variants, url }: Card): string[] {
  const values = new Map<string, Set<string>>()
  for (const { options } of variants) {
    for (const [name, value] of Object.entries(options)) values.set(name, (values.get(name) ?? new Set()).add(value))
  }
  const options = [...values].map(([name, all]) => {
    const shown = [...all].slice(0, MOST_VALUES).join('/')
    return `${name} ${shown}${all.size > MOST_VALUES ? ` +${all.size - MOST_VALUES}` : ''}`
  })
  return [title, money(price, currency), available ? 'yes' : 'no', options.join(', ') || '-', url ?? '-']
}

function describeOrder({
  number,
  financialStatus,
  fulfillmentStatus,
  items,
  total,
  currency,
  tracking,
}: OrderCard): string[] {
  return indented([
    `Order ${number}: ${fulfillmentStatus ?? '-'}, ${financialStatus ?? '-'}, ${money(total, currency)}`,
    ...items.map(({ quantity, title, unitPrice }) => `  ${quantity} x ${title}  ${money(unitPrice, currency)}`),
    ...(tracking ? [`  Parcel: ${[tracking.carrier, tracking.number, tracking.url].filter(Boolean).join(' ')}`] : []),
  ])
}

function describeReorder({ items, differences, cartUrl }: ReorderOffer): string[] {
  return indented([
    'Again:',
    ...items.map(({ quantity, title, unitPrice }) => `  ${quantity} x ${title}  ${unitPrice ?? '-'}`),
    ...differences.map(({ title, kind, was, now }) => `  ${title}: ${kind}, was ${was ?? '-'}, now ${now ?? '-'}`),
    ...(cartUrl ? [`  Cart: ${cartUrl}`] : []),
  ])
}

function describeTrace({
  answer,
  trace,
  understanding,
  tookMs,
}: Pick<ChatTurn, 'answer' | 'trace' | 'understanding' | 'tookMs'>): string[] {
  const understood = understanding
    ? `${understanding.act} ${understanding.confidence.toFixed(2)} ${inline(understanding.slots)}`
    : '-'
  return [
    `  ~ understood ${understood}; ${tookMs.toFixed(1)} ms`,
    ...trace.flatMap(({ name, input, output }) => [`  ~ ${name} ${inline(input)}`, `    -> ${inline(output)}`]),
    ...answer.receipts.map(({ entity, id, field, value }) => `  ~ receipt ${entity} ${id} ${field} = ${value}`),
  ]
}
