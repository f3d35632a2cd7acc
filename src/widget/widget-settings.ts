import { requireScope, type StoreContext } from '../context.ts'
import { getOfficeHours } from '../conversations/conversation-settings.ts'
import { officeHours } from '../conversations/office-hours.ts'
import { recordAudit } from '../db/audit.ts'
import { inTransaction } from '../db/transaction.ts'
import { parseInput } from '../shared/parse-input.ts'
import { textColourOn } from './colour.ts'
import { findWidgetSettings, writeWidgetSettings } from './widget-settings.queries.ts'
import {
  presets,
  type SettingsAnswer,
  type WidgetLanguage,
  type WidgetSettings,
  widgetSettingsSchema,
} from './widget-settings.schema.ts'
import { languageOf, primaryOf, wordsIn } from './words.ts'

/** The owner's own first words, by language; undefined or a missing language: the widget's. */
export type FindGreetings = (ctx: StoreContext) => Promise<Record<string, string>>

export async function getWidgetSettings(ctx: StoreContext): Promise<WidgetSettings> {
  requireScope(ctx, 'read')
  return widgetSettingsSchema.parse((await findWidgetSettings(ctx.db, ctx.storeId)) ?? {})
}

/**
 * Replaces the whole document; what is left out goes back to its default.
 * @throws {BadRequestError} also for colours whose text cannot be read on them
 */
export async function setWidgetSettings(ctx: StoreContext, raw: unknown): Promise<WidgetSettings> {
  requireScope(ctx, 'admin')
  const settings = parseInput(widgetSettingsSchema, raw)
  await inTransaction(ctx.db, async (trx) => {
    await writeWidgetSettings(trx, ctx.storeId, settings)
    await recordAudit(trx, ctx, 'widget.settings', 'widget', {})
  })
  return settings
}

/** What decides which texts of the settings a shopper gets. */
export interface Reader {
  ctx: StoreContext
  /** BCP 47 of page or browser. */
  locale: string | null
  storeName: string
  storeLanguage: string
  findGreetings: FindGreetings | undefined
}

/** The settings as a page is told them, in one language. */
export async function showSettings(reader: Reader): Promise<SettingsAnswer> {
  const { ctx, storeName } = reader
  const [settings, hours, greetings] = await Promise.all([
    getWidgetSettings(ctx),
    showHours(ctx),
    reader.findGreetings?.(ctx),
  ])
  const { language, pick } = inLanguage(reader, settings)
  const { proactive, position, color, colorText, privacyUrl } = settings
  const words = wordsIn(language)
  return {
    ...{ name: storeName, language, currency: ctx.currency },
    ...{ color, colorText: colorText ?? textColourOn(color), position },
    look: lookOf(settings),
    launcherText: pick(settings.launcherText) ?? words.launcher,
    greetings: greetingsOf(settings, pick, pick(greetings ?? {}) ?? words.greeting(storeName)),
    notice: words.notice,
    leadConsent: pick(settings.leadConsent) ?? words.leadConsent(storeName),
    ...{ privacyUrl, hours, transcripts: ctx.mailer !== null },
    proactive: (proactive.isOn ? proactive.rules : []).flatMap((rule) => {
      const { kind, pages } = rule
      const text = pick(rule.text)
      const seconds = 'seconds' in rule ? rule.seconds : null
      return text === undefined ? [] : [{ kind, seconds, value: 'value' in rule ? rule.value : null, pages, text }]
    }),
  }
}

/** What the owner set, over what the preset has. */
function lookOf({ look: { preset, theme, ...own } }: WidgetSettings): SettingsAnswer['look'] {
  const { radius, density, font } = presets[preset]
  return { theme, radius: own.radius ?? radius, density: own.density ?? density, font: own.font ?? font }
}

/** First words on a page; without its address those of every page. */
export async function findGreeting(reader: Reader, pageUrl: string | undefined): Promise<string> {
  const { greetings } = await showSettings(reader)
  const path = pageUrl === undefined ? undefined : new URL(pageUrl).pathname
  const fitting = greetings.find(({ pages }) => pages.length === 0 || pages.some((page) => fits(page, path)))
  return (fitting as { text: string }).text
}

/** The text a shopper agrees to when leaving a contact. */
export async function findLeadConsent(reader: Reader): Promise<string> {
  return (await showSettings(reader)).leadConsent
}

/** When somebody of the shop is there; null when the owner did not say. */
export async function showHours(ctx: StoreContext): Promise<SettingsAnswer['hours']> {
  const hours = await getOfficeHours({ ...ctx, scopes: ['read'] })
  if (!hours) return null
  const { open, opensAt, closesAt } = officeHours(new Date(), hours)
  return { open, opensAt: opensAt?.toISOString() ?? null, closesAt: closesAt?.toISOString() ?? null }
}

type Texts = Record<string, string>

/**
 * The language of the widget's own words, and which of the owner's texts is read: one in the shopper's language or in the
 * widget's. Texts in a third language would stand beside the widget's own ones, so these, or nothing, are used instead.
 */
function inLanguage({ locale, storeLanguage }: Reader, settings: WidgetSettings) {
  const language: WidgetLanguage = languageOf(locale, settings.language ?? storeLanguage)
  const pick = (texts: Texts): string | undefined => {
    const found = [primaryOf(locale), language].find((one) => Object.hasOwn(texts, one))
    return found === undefined ? undefined : texts[found]
  }
  return { language, pick }
}

function greetingsOf({ greetings }: WidgetSettings, pick: (texts: Texts) => string | undefined, usual: string) {
  const own = greetings.flatMap(({ pages, text }) => {
    const picked = pick(text)
    return picked === undefined ? [] : [{ pages, text: picked }]
  })
  return [...own, { pages: [], text: usual }]
}

/** Whether a path fits a pattern in which * stands for any characters. Linear: no pattern is made a regular expression. */
function fits(pattern: string, path: string | undefined): boolean {
  if (path === undefined) return false
  const [head = '', ...parts] = pattern.split('*')
  const tail = parts.pop()
  if (tail === undefined) return path === head
  if (!path.startsWith(head)) return false
  let at = head.length
  for (const part of parts) {
    const found = path.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return path.length - tail.length >= at && path.endsWith(tail)
}
