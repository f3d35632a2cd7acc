import { parseInput } from '../shared/parse-input.ts'
import { showProducts } from '../widget/page-products.ts'
import { startSession } from '../widget/sessions.ts'
import { suggestQuestions } from '../widget/suggest-questions.ts'
import {
  readSettingsSchema,
  showProductsSchema,
  startSessionSchema,
  suggestQuestionsSchema,
} from '../widget/widget.schema.ts'
import { showSettings } from '../widget/widget-settings.ts'
import type { WidgetRoute } from './widget-route.ts'

/** An owner's change is seen by then everywhere. */
const SETTINGS_MAX_AGE_S = 300
/** Stock and prices change. */
const PRODUCTS_MAX_AGE_S = 30

/** What a page asks with its widget key, before anybody talks. */
export const sessionRoutes: WidgetRoute[] = [
  {
    method: 'GET',
    path: '/settings',
    needs: 'key',
    counts: 'settings',
    operationId: 'getSettings',
    tag: 'Sessions',
    summary: 'Read how the widget is to look',
    description:
      'With `X-Widget-Key`, from a page of one of the key’s origins. Holds nothing about the shopper; browsers may keep it for five minutes.',
    query: { locale: { description: 'BCP 47: the language of the texts.', schema: readSettingsSchema.shape.locale } },
    response: { status: 200, description: 'The settings.', component: 'Settings' },
    isLimited: true,
    handle: async (owner, { query }, { findGreetings }) => {
      const locale = parseInput(readSettingsSchema, query).locale ?? null
      return {
        status: 200,
        body: await showSettings({ ...owner, locale, findGreetings }),
        maxAgeSeconds: SETTINGS_MAX_AGE_S,
      }
    },
  },
  {
    method: 'GET',
    path: '/products',
    needs: 'key',
    counts: 'settings',
    operationId: 'showProducts',
    tag: 'Sessions',
    summary: 'Products for the page',
    description:
      'With `X-Widget-Key`. Products by their ids, or by words, with what differs from them; with neither the popular ones. Nothing is kept of the words.',
    query: {
      locale: { description: 'BCP 47: the language of the notes.', schema: showProductsSchema.shape.locale },
      q: { description: 'Words to search by.', schema: showProductsSchema.shape.q },
      id: { description: 'externalId; may be given several times.', schema: showProductsSchema.shape.id },
      limit: { description: 'At most so many, 1 to 24; default 6.', schema: showProductsSchema.shape.limit },
    },
    response: { status: 200, description: 'The products.', component: 'Products' },
    isLimited: true,
    handle: async ({ ctx }, { query }) => {
      const { locale = null, id, ...wish } = parseInput(showProductsSchema, query)
      return {
        status: 200,
        body: await showProducts(ctx, locale, { ids: id, ...wish }),
        maxAgeSeconds: PRODUCTS_MAX_AGE_S,
      }
    },
  },
  {
    method: 'GET',
    path: '/questions',
    needs: 'key',
    counts: 'settings',
    operationId: 'suggestQuestions',
    tag: 'Sessions',
    summary: 'Questions to begin with',
    description: 'With `X-Widget-Key`. Made of what the store sells; with `product`, of that product.',
    query: {
      locale: { description: 'BCP 47: the language of the questions.', schema: suggestQuestionsSchema.shape.locale },
      product: { description: 'externalId of a product.', schema: suggestQuestionsSchema.shape.product },
    },
    response: { status: 200, description: 'The questions.', component: 'Questions' },
    isLimited: true,
    handle: async (owner, { query }) => {
      const { locale = null, product } = parseInput(suggestQuestionsSchema, query)
      const questions = await suggestQuestions({ ...owner, locale }, product)
      return { status: 200, body: { questions }, maxAgeSeconds: SETTINGS_MAX_AGE_S }
    },
  },
  {
    method: 'POST',
    path: '/sessions',
    needs: 'key',
    counts: 'session',
    operationId: 'startSession',
    tag: 'Sessions',
    summary: 'Begin a visit, or go on with one',
    description:
      'With `X-Widget-Key`, from a page of one of the key’s origins. The token is bound to key and origin. A `shopperToken` that is not good is a 400, so that a shopper who logged in is not taken for a stranger. With `previous` the conversations stay open: those of nobody become those of the shopper who logged in; of another shopper, or when nobody is logged in any more, they stay behind (`resumed` is false).',
    body: {
      schema: startSessionSchema,
      component: 'StartSession',
      isOptional: true,
      example: { locale: 'en-GB', page: { url: 'https://shop.example/p/tee-1', productId: 'TEE-1' } },
    },
    response: { status: 201, description: 'A session of 30 minutes.', component: 'Session' },
    isLimited: true,
    handle: async (owner, { body }, { keys, verify }) => ({
      status: 201,
      body: await startSession(owner, body as never, { keys, verify }),
    }),
  },
]
