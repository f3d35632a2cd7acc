import { fieldsOf, mergeColumns, productColumns } from '../../../src/catalog/catalog.columns.ts'
import type { ProductNow } from '../../../src/catalog/get-product.ts'
import type { TurnAnswer } from '../../../src/conversations/turn.ts'
import { newDialogueState } from '../../../src/assistant/dialogue-state.ts'
import type { ChatTurn } from '../../../src/eval/chat/chat-turn.ts'
import type { TurnHistory } from '../../../src/eval/chat/check-turn.ts'

const asOf = '2026-11-21T00:00:00.000Z'

const variant = (externalId: string, color: string, price: number, inventory: number): ProductNow['variants'][number] =>
  ({
    ...{
      externalId,
      productId: 'jkt',
      productTitle: 'Rain Jacket',
      title: color,
      sku: null,
      url: null,
      imageUrl: null,
    },
    ...{
      options: { Color: color },
      price,
      compareAtPrice: null,
      currency: 'USD',
      inventory,
      available: inventory > 0,
      asOf,
    },
  }) as ProductNow['variants'][number]

const product = (externalId: string, title: string, variants: ProductNow['variants']): ProductNow => ({
  ...fieldsOf(productColumns, mergeColumns(productColumns, undefined, { title, description: '80 % wool' })),
  ...{ externalId, url: `https://shop.example/${externalId}`, currency: 'USD', asOf, variants },
  price: Math.min(...variants.map(({ price }) => price ?? 0)),
  available: variants.some(({ available }) => available),
})

export const jacket = product('jkt', 'Rain Jacket', [variant('jkt-r', 'red', 80, 3), variant('jkt-b', 'blue', 90, 0)])
export const boots = product('bts', 'Snow Boots', [variant('bts-r', 'red', 120, 0)])

export const cardOf = ({
  externalId,
  title,
  price,
  available,
  url,
  variants,
}: ProductNow): TurnAnswer['cards'][number] => ({
  ...{ externalId, title, price, currency: 'USD', available, url, imageUrl: null },
  variants: variants.map((one) => ({
    ...{ externalId: one.externalId, title: one.title, price: one.price },
    ...{ available: one.available, options: one.options },
  })),
})

export const answerOf = (text: string, more: Partial<TurnAnswer> = {}): TurnAnswer => ({
  ...{ id: 'msg_1', text, cards: [cardOf(jacket)], buttons: [], order: null, reorder: null, leadId: null },
  ...{ handedOff: false, language: 'en', receipts: [] },
  ...more,
})

export const turnOf = (answer: TurnAnswer, more: Partial<ChatTurn> = {}): ChatTurn => ({
  ...{ conversationId: 'conv_1', answer, events: [], trace: [], understanding: null, state: newDialogueState() },
  ...{ lead: null, isCanaryShown: false, products: [], tookMs: 1, cpuMs: 1, firstEventMs: 1 },
  ...more,
})

export const historyOf = (more: Partial<TurnHistory> = {}): TurnHistory => ({
  said: ['hi'],
  products: new Map([jacket, boots].map((one) => [one.externalId, one])),
  ...{ cardsBefore: [], labelled: new Map(), secrets: [], owned: [] },
  ...more,
})

export const order: NonNullable<TurnAnswer['order']> = {
  ...{ number: '#1001', financialStatus: 'paid', fulfillmentStatus: 'in_progress', placedAt: null, cancelledAt: null },
  ...{ total: 80, currency: 'USD', tracking: null },
  items: [{ title: 'Rain Jacket', quantity: 1, unitPrice: 80, platformVariantId: 'jkt-r' }],
}
