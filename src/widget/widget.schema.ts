import { z } from 'zod'
import type { Button, Card, TurnAnswer } from '../conversations/turn.ts'
import { leadPurposes } from '../leads/leads.schema.ts'
import type { OrderCard, ReorderOffer } from '../orders/order-card.ts'
import { email, externalId, link, text, visibleText } from '../shared/fields.ts'
import { hoursSchema } from './widget-settings.schema.ts'

export const MAX_TEXT = 2_000

const page = z
  .object({
    url: link.optional().describe('Where the shopper is.'),
    productId: visibleText(255).optional().describe('externalId of the product shown there.'),
  })
  .describe('What the shopper looks at.')

const LOCALE = 'must be a language tag such as en or pt-BR'
const locale = z
  .string(LOCALE)
  .max(35, LOCALE)
  .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$/, LOCALE)

export const readSettingsSchema = z.object({
  locale: locale.optional().describe('BCP 47, of the page or browser: the language of the texts.'),
})

const SESSION_PAGE = 'must be an object {url, productId} or an http(s) URL'
const pageOrUrl = z.union([page, link.transform((url): z.output<typeof page> => ({ url }))], { error: SESSION_PAGE })

export const startSessionSchema = z.object({
  locale: locale.nullish().describe('BCP 47, of the page or browser.'),
  page: pageOrUrl.nullish(),
  shopperToken: z
    .string()
    .min(1, 'must not be empty')
    .max(8_000, 'must have at most 8000 characters')
    .nullish()
    .describe("Signed by the shop's own login; one that is not good is refused, not ignored."),
  previous: z
    .string()
    .max(4_000, 'must have at most 4000 characters')
    .nullish()
    .describe(
      'The token of the session before, of the same key and origin, up to 24 hours after it ran out: its conversations stay open. With a `shopperToken` they become this shopper’s.',
    ),
})

const ownName = z.string().regex(/^[\w-]{1,100}$/, 'must have 1 to 100 letters, digits, - and _')

export const sendMessageSchema = z.object({
  text: visibleText(MAX_TEXT).describe(`1 to ${MAX_TEXT} characters.`),
  clientMessageId: ownName
    .optional()
    .describe('Your own id of the message: sent again with it, the message is answered once.'),
  page: pageOrUrl.nullish().describe('What the shopper looks at now; absent = as told before.'),
})

export const saySchema = sendMessageSchema.extend({
  conversationId: visibleText(255).nullish().describe('Of a conversation that is open; absent = a new one.'),
  clientConversationId: ownName
    .nullish()
    .describe(
      'Your own name of the new conversation: asked for again by it in this session, it is the same one. Absent = the `clientMessageId`.',
    ),
})

export const historyQuerySchema = z.object({
  limit: z.coerce
    .number('must be a whole number from 1 to 200')
    .int('must be a whole number from 1 to 200')
    .min(1, 'must be a whole number from 1 to 200')
    .max(200, 'must be a whole number from 1 to 200')
    .default(50)
    .describe('At most so many messages, the last ones.'),
  before: visibleText(100).optional().describe('Only messages before the one with this id.'),
})

/** The lead form. Without consent nothing is kept. */
export const leadFormSchema = z.object({
  email: email.nullish(),
  phone: visibleText(50).nullish(),
  name: text(255).nullish(),
  purpose: z.enum(leadPurposes, `must be one of: ${leadPurposes.join(', ')}`).default('other'),
  productId: visibleText(255).nullish().describe('externalId of the product it is about.'),
  message: text(2_000).nullish(),
  locale: locale.nullish().describe('BCP 47: in which the form was shown, where the talk went on in another language.'),
  consent: z
    .literal(true, 'must be true: without consent nothing is kept')
    .describe('To the `leadConsent` of the settings, which is kept with the time.'),
})

export const transcriptFormSchema = z.object({
  email: email
    .nullish()
    .describe('Where to; for a shopper the shop has logged in always their own address, also when left out.'),
})

export const feedbackSchema = z.object({
  value: z
    .union([z.literal(1), z.literal(-1), z.null()], { error: 'must be 1, -1 or null' })
    .describe('1 = helpful, -1 = not, null = taken back.'),
})

export const deedSchema = z.object({
  deed: z
    .enum(['card_click', 'add_to_cart'], { error: 'must be card_click or add_to_cart' })
    .describe('By the name that the shop’s script hears of it: went to its page, or put it into the cart of the shop.'),
  productId: externalId.describe('externalId of a product that the conversation showed.'),
})

const nullableText = z.string().nullable()
const amount = z.number().nullable()
const instant = z.iso.datetime()

export const cardSchema = z.object({
  externalId: z.string(),
  title: z.string(),
  price: amount.describe('Lowest of the variants shown.'),
  currency: z.string().describe('ISO 4217.'),
  available: z.boolean(),
  url: nullableText,
  imageUrl: nullableText,
  note: nullableText.optional().describe('One line: why it fits, or what differs.'),
  variants: z.array(
    z.object({
      externalId: z.string(),
      title: nullableText,
      price: amount,
      available: z.boolean(),
      options: z.record(z.string(), z.string()),
    }),
  ),
}) satisfies z.ZodType<Card>

/** A card outside of any conversation. */
export const shownProductSchema = cardSchema.extend({
  note: nullableText.describe('What differs from what was asked for; null where nothing does.'),
  facts: z
    .array(z.object({ name: z.string(), value: z.string() }))
    .describe('What its description lists as "Material: oak".'),
})
export type ShownProduct = z.output<typeof shownProductSchema>
export const productsAnswerSchema = z.object({
  products: z.array(shownProductSchema),
  corrected: nullableText.describe('The words as they were understood, where their spelling was corrected.'),
})
export const questionsAnswerSchema = z.object({ questions: z.array(z.string()).describe('At most three.') })

export const showProductsSchema = z.object({
  locale: readSettingsSchema.shape.locale,
  q: text(200).default('').describe('Words to search by.'),
  id: z
    .union([visibleText(255).transform((one) => [one]), z.array(visibleText(255)).max(12)])
    .default([])
    .describe('externalId of a product; may be given several times, in place of words.'),
  limit: z.coerce.number().int().min(1).max(24).optional().describe('At most so many, 1 to 24; default 6.'),
})
export const suggestQuestionsSchema = z.object({
  locale: readSettingsSchema.shape.locale,
  product: visibleText(255).optional().describe('externalId of the product that the page shows.'),
})

export const buttonSchema = z.object({
  label: z.string(),
  value: z.string().describe('The text to send when it is pressed.'),
}) satisfies z.ZodType<Button>

export const orderCardSchema = z.object({
  number: z.string(),
  financialStatus: nullableText,
  fulfillmentStatus: nullableText,
  placedAt: nullableText,
  cancelledAt: nullableText,
  total: amount,
  currency: nullableText,
  items: z.array(
    z.object({
      title: z.string(),
      quantity: z.number(),
      unitPrice: amount,
      platformVariantId: nullableText,
    }),
  ),
  tracking: z.object({ carrier: nullableText, number: nullableText, url: nullableText }).nullable(),
}) satisfies z.ZodType<OrderCard>

export const reorderSchema = z.object({
  items: z.array(
    z.object({ platformVariantId: z.string(), quantity: z.number(), title: z.string(), unitPrice: amount }),
  ),
  cartUrl: nullableText.describe('Where to pay; null before the shopper said yes.'),
  differences: z.array(
    z.object({
      title: z.string(),
      kind: z.enum(['price', 'gone', 'out_of_stock', 'fewer']),
      was: nullableText,
      now: nullableText,
    }),
  ),
}) satisfies z.ZodType<ReorderOffer>

export const receiptSchema = z.object({
  entity: z.string(),
  id: z.string(),
  field: z.string(),
  value: z.union([z.string(), z.number(), z.boolean()]),
  asOf: z.string(),
})

export const turnSchema = z.object({
  id: nullableText.describe(
    'Of the stored answer; null when none was: a person has the conversation, or a fault ended it.',
  ),
  text: z.string(),
  cards: z.array(cardSchema),
  buttons: z.array(buttonSchema),
  order: orderCardSchema.nullable(),
  reorder: reorderSchema.nullable(),
  leadId: nullableText,
  handedOff: z.boolean(),
  language: z.string(),
  receipts: z.array(receiptSchema).describe('The facts this answer showed.'),
})
export const saidSchema = turnSchema.extend({ conversationId: z.string().describe('In which it was said.') })
// Every turn must be one that the document allows.
type Allows<Wide, Narrow extends Wide> = Narrow
export type WidgetTurn = Allows<z.output<typeof turnSchema>, TurnAnswer>

export const sessionAnswerSchema = z.object({
  token: z.string().describe('For Authorization: Bearer. Good for 30 minutes; X-Session-Token brings the next one.'),
  expiresAt: instant,
})
export const startedSessionSchema = sessionAnswerSchema.extend({
  resumed: z.boolean().describe('The conversations of `previous` are open to this session.'),
})
export const conversationAnswerSchema = z.object({
  id: z.string(),
  greeting: z.string().describe('First words; they say that an AI assistant speaks.'),
})
export const handOffSchema = z
  .object({
    place: z.number().nullable().describe('In the queue, from 1; null while a person has the conversation.'),
    person: nullableText.describe('Who has the conversation; null while it waits.'),
    hours: hoursSchema.nullable().describe('null = the owner told none.'),
    waitMinutes: z
      .number()
      .nullable()
      .describe('How long it takes until a person comes, as it took in the last weeks; null while nothing tells.'),
  })
  .describe('Present while the conversation waits for a person, or one has it.')
export const historySchema = z.object({
  id: z.string(),
  status: z.string().describe('active, waiting_for_human, with_human or resolved; open to additions.'),
  handOff: handOffSchema.nullable(),
  messages: z.array(
    z.object({
      id: z.string(),
      role: z.string().describe('shopper, assistant or human; open to additions.'),
      text: z.string(),
      createdAt: instant,
      author: nullableText.describe('Name of the person who wrote it; null unless role is human.'),
      cards: z.array(cardSchema),
      buttons: z.array(buttonSchema),
      order: orderCardSchema.nullable(),
      reorder: reorderSchema.nullable(),
      feedback: z.number().nullable(),
    }),
  ),
  hasEarlier: z.boolean().describe('There are messages before these: `before` the first of them.'),
  hasLead: z.boolean().describe('A contact was left in this conversation.'),
  busy: z.boolean().describe('A message is being answered.'),
  lastEventId: z.string().describe('Where GET .../events can go on; of a running turn its beginning.'),
})
export const keptLeadSchema = z.object({
  kept: z.literal(true),
  consent: z.object({ at: instant, text: z.string() }).describe('As it is kept.'),
})
export const askedTranscriptSchema = z.object({
  email: z.string().describe('Where the mail goes.'),
})
export const closedSchema = z.object({ id: z.string(), status: z.string() })
export const deedAnswerSchema = z.object({
  counted: z.boolean().describe('false: the conversation did not show the product.'),
})
export const feedbackAnswerSchema = z.object({ messageId: z.string(), value: z.number().nullable() })

export type DeedAnswer = z.output<typeof deedAnswerSchema>
export type StartedSession = z.output<typeof startedSessionSchema>
export type SessionAnswer = z.output<typeof sessionAnswerSchema>
export type ConversationAnswer = z.output<typeof conversationAnswerSchema>
export type HandOff = z.output<typeof handOffSchema>
export type History = z.output<typeof historySchema>
