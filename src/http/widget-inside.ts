import type { FastifyBaseLogger } from 'fastify'
import type { AppContext } from '../context.ts'
import type { Answering, RevokeTurn, VerifyShopperToken } from '../widget/answering.ts'
import { ConversationWatch } from '../widget/conversation-watch.ts'
import { type DemoMode, demoOrigin } from '../widget/demo-origin.ts'
import { LiveSessions } from '../widget/live-sessions.ts'
import { ServerKeys } from '../widget/server-keys.ts'
import type { WidgetLimits } from '../widget/turn-limits.ts'
import type { TurnLimit, TurnTimes } from '../widget/turn-times.ts'
import { Turns } from '../widget/turns.ts'
import type { FindGreetings } from '../widget/widget-settings.ts'
import { loggable } from './error-response.ts'
import { usualEventStream } from './event-stream.ts'
import type { StreamCaps } from './open-streams.ts'
import { ClientAddresses } from './widget-address.ts'

/** What the widget's door is given by the composition root. */
export interface WidgetOptions {
  answering: Answering
  /** Left out: what a turn stores after its end cannot be refused. */
  revokeTurn?: RevokeTurn | undefined
  verifyShopperToken: VerifyShopperToken
  /** The owner's first words by language; left out: the widget's own. */
  findGreetings?: FindGreetings | undefined
  /** CIDRs whose X-Forwarded-For is believed. */
  trustedProxies: readonly string[]
  limits: WidgetLimits
  /** For tests: instead of the usual ones. */
  streamCaps?: Partial<StreamCaps> | undefined
  /** Left out: there is no demo shop. */
  demo?: DemoMode
  /** For tests: instead of the clock. */
  limitTurn?: TurnLimit | undefined
  /** For tests. */
  times?: Partial<TurnTimes & { heartbeatMs: number; stalledMs: number; liveMs: number; watchMs: number }> | undefined
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
  /** What stands for the origin of the demo shop's pages; undefined when there is none. */
  demo: string | undefined
  turns: Turns
  watch: ConversationWatch
  live: LiveSessions
  streamTimes: { heartbeatMs: number; stalledMs: number; liveMs: number }
}

export function widgetInside(app: AppContext, log: FastifyBaseLogger, options: WidgetOptions): WidgetInside {
  const { times = {}, answering, limits, demo = 'off' } = options
  return {
    ...{ app, log, limits, keys: new ServerKeys(app), verify: options.verifyShopperToken },
    findGreetings: options.findGreetings,
    demo: demo === 'off' ? undefined : demoOrigin(demo),
    addresses: new ClientAddresses(options.trustedProxies),
    turns: new Turns({
      answering,
      revokeTurn: options.revokeTurn,
      onFailure: (error) => log.error({ error: loggable(error) }, 'turn failed'),
      times,
      limitTurn: options.limitTurn,
    }),
    watch: new ConversationWatch(app.db, times.watchMs),
    live: new LiveSessions(app.db),
    streamTimes: { ...usualEventStream, ...times },
  }
}
