import type { FastifyBaseLogger } from 'fastify'
import type { AppContext } from '../context.ts'
import type { Answering, VerifyShopperToken } from '../widget/answering.ts'
import { ConversationWatch } from '../widget/conversation-watch.ts'
import { ServerKeys } from '../widget/server-keys.ts'
import type { WidgetLimits } from '../widget/turn-limits.ts'
import { Turns, type TurnTimes } from '../widget/turns.ts'
import type { FindGreetings } from '../widget/widget-settings.ts'
import { loggable } from './errors.ts'
import { usualEventStream } from './event-stream.ts'
import { ClientAddresses } from './widget-address.ts'

/** What the widget's door is given by the composition root. */
export interface WidgetOptions {
  answering: Answering
  verifyShopperToken: VerifyShopperToken
  /** The owner's first words by language; left out: the widget's own. */
  findGreetings?: FindGreetings | undefined
  /** CIDRs whose X-Forwarded-For is believed. */
  trustedProxies: readonly string[]
  limits: WidgetLimits
  /** For tests. */
  times?: Partial<TurnTimes & { heartbeatMs: number; stalledMs: number; watchMs: number }> | undefined
}

/** What the widget's routes work with; made once. */
export interface WidgetInside {
  app: AppContext
  log: FastifyBaseLogger
  keys: ServerKeys
  verify: VerifyShopperToken
  findGreetings: FindGreetings | undefined
  addresses: ClientAddresses
  limits: WidgetLimits
  turns: Turns
  watch: ConversationWatch
  streamTimes: { heartbeatMs: number; stalledMs: number }
}

export function widgetInside(app: AppContext, log: FastifyBaseLogger, options: WidgetOptions): WidgetInside {
  const { times = {}, answering, limits } = options
  return {
    ...{ app, log, limits, keys: new ServerKeys(app), verify: options.verifyShopperToken },
    findGreetings: options.findGreetings,
    addresses: new ClientAddresses(options.trustedProxies),
    turns: new Turns({
      answering,
      onFailure: (error) => log.error({ error: loggable(error) }, 'turn failed'),
      times,
    }),
    watch: new ConversationWatch(app.db, times.watchMs),
    streamTimes: { ...usualEventStream, ...times },
  }
}
