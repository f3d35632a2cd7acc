import type { Config } from '../../config.ts'
import { suiteSchema } from '../../eval/chat/suite.ts'
import type { FitLanguage } from '../../eval/fit/words/things.ts'
import type { SayInTalk } from '../../eval/talks/hold-talks.ts'
import type { Talk } from '../../eval/talks/talk-types.ts'
import type { SearchProduct } from '../../search/search-product.ts'
import { secretsOf } from '../eval-chat/suite-data.ts'
import { openThrowAwayApp, ThrowAwayStages } from '../eval-chat/throw-away-stages.ts'

/** A throw-away copy of a shop, to be talked to. */
export interface TalkStore {
  say: SayInTalk
  secrets: ReturnType<typeof secretsOf>
  close(): Promise<void>
}

/**
 * Fills a throw-away store with the rows and with the orders that the conversations need. Nothing is written anywhere else,
 * and nothing is mailed: no job runs in it.
 */
export async function openTalkStore(
  config: Config,
  { rows, talks, language }: { rows: readonly SearchProduct[]; talks: readonly Talk[]; language: FitLanguage },
): Promise<TalkStore> {
  const url = rows.find((row) => row.url !== null && URL.canParse(row.url))?.url
  const origin = url ? new URL(url).origin : 'https://shop.example'
  const currency = rows[0]?.currency ?? 'USD'
  const suite = suiteSchema.parse({
    store: { name: 'Evaluation', currency, language, origin, cart_url: `${origin}/cart?{items}` },
    conversations: [{ name: 'generated', turns: [{ user: '-' }] }],
  })
  const orders = talks.flatMap((talk) => talk.orders.map((order) => ({ ...order })))
  const app = await openThrowAwayApp(config)
  try {
    const stages = new ThrowAwayStages(app, suite, { products: rows.map(pushedOf), orders, knowledge: [] })
    const stage = await stages.stageFor(suite.conversations[0] as (typeof suite.conversations)[number])
    return {
      say: (input) => stage.say({ ...input, locale: null, login: null }),
      secrets: secretsOf(orders),
      close: () => app.close(),
    }
  } catch (error) {
    await app.close()
    throw error
  }
}

/** A row as it would be pushed. */
function pushedOf({ id, popularity: _, variants, ...product }: SearchProduct) {
  return {
    ...product,
    ...{ externalId: id, status: 'active' },
    variants: variants.map(({ id: externalId, ...variant }) => ({ ...variant, externalId })),
  }
}
