import { z } from 'zod'
import { link, money, visibleText } from '../shared/fields.ts'
import { contrast, normaliseColour, textColourOn } from './colour.ts'

/** Those that the widget's own texts exist in. */
export const widgetLanguages = ['en', 'es', 'fr', 'de', 'ar'] as const
export type WidgetLanguage = (typeof widgetLanguages)[number]

/** WCAG 2.2, 1.4.3: text of ordinary size. */
const LEAST_CONTRAST = 4.5

const colour = z.string().transform((written, ctx) => {
  const read = normaliseColour(written)
  if (read) return read
  ctx.addIssue({ code: 'custom', message: 'must be a colour such as #1a5fb4' })
  return z.NEVER
})

const textByLanguage = (max: number) =>
  z.record(z.string().regex(/^[a-z]{2}$/, 'must be a language such as en'), visibleText(max))

const pages = z
  .array(
    z
      .string()
      .max(200, 'must have at most 200 characters')
      .regex(/^\/[^\s?#]*$/, 'must be a path such as /products/*, without host, ? and #'),
  )
  .max(50)
  .default([])
  .describe('Paths, with * for any characters; none = every page.')

/** Looks that go together. What an owner sets besides holds over them. */
export const presets = {
  soft: { radius: 18, density: 'roomy', font: 'system' },
  crisp: { radius: 6, density: 'compact', font: 'system' },
  page: { radius: 0, density: 'roomy', font: 'page' },
} as const

const look = z
  .strictObject({
    preset: z.enum(['soft', 'crisp', 'page']).default('soft').describe('A look that goes together.'),
    theme: z.enum(['auto', 'light', 'dark']).default('auto').describe('auto = as the shopper’s browser has it.'),
    radius: z.int().min(0).max(28).nullable().default(null).describe('Of corners, in pixels; null = the preset’s.'),
    density: z.enum(['roomy', 'compact']).nullable().default(null),
    font: z.enum(['system', 'page']).nullable().default(null).describe('page = as the shop’s page.'),
  })
  .prefault({})

const offset = z.int().min(0).max(500)
const seconds = z.int().min(1).max(3600)
const told = { pages, text: textByLanguage(200).refine((text) => Object.keys(text).length > 0, 'must have a text') }

const proactiveRule = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('secondsOnPage'), seconds: seconds.default(30), ...told }),
  z.strictObject({ kind: z.literal('productPage'), seconds: seconds.default(10), ...told }),
  z.strictObject({ kind: z.literal('cartValue'), value: money, ...told }),
  z.strictObject({ kind: z.literal('exitIntent'), ...told }),
])

/** The owner's settings of the widget. Every part has a default, so that `{}` is a whole document. */
export const widgetSettingsSchema = z
  .strictObject({
    color: colour.default('#1a5fb4').describe('Of the launcher and the buttons.'),
    colorText: colour.nullable().default(null).describe('Of the text on it; null = black or white, the better read.'),
    position: z
      .strictObject({
        side: z.enum(['left', 'right']).default('right'),
        offsetX: offset.default(20).describe('Pixels from that side.'),
        offsetY: offset.default(20).describe('Pixels from the bottom.'),
      })
      .prefault({}),
    look,
    launcherText: textByLanguage(40).default({}),
    greetings: z
      .array(z.strictObject({ pages, text: textByLanguage(500) }))
      .max(50)
      .default([])
      .describe('First words by page and language; the first that fits. Else those of the assistant’s settings.'),
    language: z
      .enum(widgetLanguages)
      .nullable()
      .default(null)
      .describe('For shoppers whose own language the widget does not speak; null = the store’s.'),
    privacyUrl: link.nullable().default(null),
    leadConsent: textByLanguage(1000).default({}).describe('What who leaves a contact agrees to.'),
    proactive: z
      .strictObject({ isOn: z.boolean().default(false), rules: z.array(proactiveRule).max(20).default([]) })
      .prefault({})
      .describe('Words beside the launcher, once per session.'),
  })
  .superRefine(({ color, colorText }, ctx) => {
    if (colorText === null) return
    const ratio = contrast(color, colorText)
    if (ratio >= LEAST_CONTRAST) return
    const message = `must have a contrast of at least ${LEAST_CONTRAST}:1 with color ${color}; ${colorText} has ${cut(ratio)}:1. ${textColourOn(color)} would do`
    ctx.addIssue({ code: 'custom', path: ['colorText'], message })
  })

/** Cut, not rounded: 4.499 must not read as 4.5. */
const cut = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2)

export type WidgetSettings = z.output<typeof widgetSettingsSchema>

const instant = z.iso.datetime()

export const hoursSchema = z.object({
  open: z.boolean().describe('Somebody of the shop is there.'),
  opensAt: instant.nullable().describe('When next; null while open, and when nobody is within a year.'),
  closesAt: instant.nullable(),
})

/** As sent to pages: nothing in it is about the shopper. */
export const settingsAnswerSchema = z.object({
  name: z.string().describe('Of the shop.'),
  language: z.string().describe('ISO 639-1: in which the texts are, and the widget should speak.'),
  currency: z.string().describe('ISO 4217.'),
  color: z.string().describe('#rrggbb'),
  colorText: z.string().describe('#rrggbb, read on `color` with 4.5:1 or better.'),
  position: z.object({ side: z.enum(['left', 'right']), offsetX: z.number(), offsetY: z.number() }),
  look: z.object({
    theme: z.enum(['auto', 'light', 'dark']),
    radius: z.number().describe('Pixels.'),
    density: z.enum(['roomy', 'compact']),
    font: z.enum(['system', 'page']),
  }),
  launcherText: z.string(),
  greetings: z
    .array(z.object({ pages: z.array(z.string()), text: z.string() }))
    .describe('The first that fits the path of the page; `pages` empty = fits every page. The last one does.'),
  notice: z.string().describe('Says that an AI assistant speaks.'),
  leadConsent: z.string().describe('To be shown with the lead form; kept with the consent.'),
  privacyUrl: z.string().nullable(),
  hours: hoursSchema.nullable().describe('null = the owner told none: a person may come at any time.'),
  transcripts: z.boolean().describe('Transcripts can be sent by mail.'),
  proactive: z
    .array(
      z.object({
        kind: z.string().describe('secondsOnPage, productPage, cartValue or exitIntent; open to additions.'),
        seconds: z.number().nullable(),
        value: z.number().nullable().describe('Of the cart, in the store’s currency, from which on it is said.'),
        pages: z.array(z.string()),
        text: z.string(),
      }),
    )
    .describe('Once per session each; none = off.'),
})

export type SettingsAnswer = z.output<typeof settingsAnswerSchema>
