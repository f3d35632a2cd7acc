import type { AssistantSettings } from './assistant.schema.ts'
import type { TextGateOptions } from './gate/claim-gate.ts'
import { doneIn } from './gate/done.ts'
import { type ShopPages, shopPagesOf } from './gate/shop-pages.ts'
import type { TurnScope } from './turn-scope.ts'

/** What the gate of a turn knows beside the addresses that may be told: all that its tools read and did, what the owner set, who asks. */
export function gateOptionsOf(
  scope: TurnScope,
  { origins, discounts }: Pick<AssistantSettings, 'origins' | 'discounts'>,
): Omit<TextGateOptions, 'knownEmails'> {
  const { ctx, catalog, understanding, locale, text, state, now } = scope
  return {
    facts: () => scope.facts,
    done: () => doneIn(scope.trace),
    ...{ language: understanding.language, locale, currency: ctx.currency, catalogLanguage: catalog.language },
    titleWordsAt: (words, at) => catalog.titleWordsAt(words, at),
    storeName: scope.storeName,
    origins,
    links: linksBefore(scope),
    allowedCodes: discounts.map(({ code }) => code),
    discountsDefined: discounts.length > 0,
    secrets: [ctx.assistant.canary],
    // This message first: what it asks for weighs more than what was said before it.
    shopperText: `${text}\n${state.said}`,
    now,
  }
}

/** What was told before: the shop itself, and the pages of products that were shown. */
function linksBefore({ ctx, catalog, before }: TurnScope): ReadonlySet<string> {
  const shown = new Set([...before.shown, ...(before.seen ?? []), ...(before.focus === null ? [] : [before.focus])])
  const urls = [...shown].flatMap((id) => catalog.index.productById(id)?.url ?? [])
  return new Set([...ctx.assistant.origins.of(catalog).flatMap((origin) => [origin, `${origin}/`]), ...urls])
}

/** The owner's pages, which what a model says is held against: they are read only where one answers. */
export const gatePagesOf = async ({ ctx }: TurnScope): Promise<ShopPages> =>
  shopPagesOf(await ctx.knowledge.indexes.get(ctx.storeId))
