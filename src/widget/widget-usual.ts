import type { StoreContext } from '../context.ts'
import { getStore } from '../stores/update-store.ts'
import { presets } from './widget-settings.schema.ts'
import { languageOf, wordsIn } from './words.ts'

/** What the widget has and says where its owner set nothing, in the store's language: for who edits the settings. */
export interface WidgetUsual {
  presets: Record<keyof typeof presets, { radius: number; density: string; font: string }>
  greeting: string
  notice: string
  leadConsent: string
}

/** @throws {MissingScopeError} */
export async function showUsual(ctx: StoreContext): Promise<WidgetUsual> {
  const { name, language } = await getStore(ctx)
  const words = wordsIn(languageOf(null, language))
  return { presets, greeting: words.greeting(name), notice: words.notice, leadConsent: words.leadConsent(name) }
}
