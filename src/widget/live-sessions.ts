import { setImmediate as nextTick } from 'node:timers/promises'
import type { ShopperContext } from '../conversations/shopper-context.ts'
import type { Db } from '../db/transaction.ts'
import { findLive } from './sessions.queries.ts'
import type { Whose } from './turns.queries.ts'
import { whoseOf } from './turns.ts'

interface Asked {
  whose: Whose
  tell: (isLive: boolean) => void
  fail: (error: unknown) => void
}

/** Tells open streams whether they may go on: all that ask at a time in one query, and one query at a time. */
export class LiveSessions {
  readonly #db: Db
  #asked: Asked[] = []
  #isLooking = false

  constructor(db: Db) {
    this.#db = db
  }

  /**
   * Whether an open stream would still be allowed now: the session has not ended, its key was not revoked, and the conversation did not
   * become another shopper's.
   */
  isLive(ctx: ShopperContext, conversationId: string): Promise<boolean> {
    return new Promise((tell, fail) => {
      this.#asked.push({ whose: whoseOf(ctx, conversationId), tell, fail })
      if (!this.#isLooking) void this.#look()
    })
  }

  async #look(): Promise<void> {
    this.#isLooking = true
    // All checks caused by one burst of events arrive in the same turn of the event loop.
    await nextTick()
    while (this.#asked.length > 0) {
      const asked = this.#asked
      this.#asked = []
      try {
        const live = await findLive(
          this.#db,
          asked.map(({ whose }) => whose),
          new Date(),
        )
        for (const [place, { tell }] of asked.entries()) tell(live.has(place))
      } catch (error) {
        for (const { fail } of asked) fail(error)
      }
    }
    this.#isLooking = false
  }
}
