import { hash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ShopperContext } from '../conversations/shopper-context.ts'
import type { TurnAnswer, TurnEvent } from '../conversations/turn.ts'
import { isDatabaseAway } from '../db/database-faults.ts'
import { ConflictError, NotFoundError, RateLimitedError, TurnTimedOutError } from '../errors.ts'
import type { Answering, RevokeTurn } from './answering.ts'
import { endOfBrokenTurn } from './end-broken-turn.ts'
import { LiveTurn } from './live-turn.ts'
import { notePage } from './note-page.ts'
import { admit, logsFor, type WidgetLimits } from './turn-limits.ts'
import { BusyError, TurnQueue } from './turn-queue.ts'
import { byClock, rejectOn, type TurnLimit, type TurnTimes, usualTimes } from './turn-times.ts'
import {
  endTurn,
  endTurnCall,
  findTurn,
  keepTurn,
  type TakenRow,
  type TurnRow,
  type TurnStep,
  takeTurn,
  type Whose,
} from './turns.queries.ts'

export interface TurnInput {
  conversationId: string
  text: string
  clientMessageId?: string | undefined
  /** What the shopper looks at now; undefined = as told before. */
  page?: Parameters<typeof notePage>[1]
}

/** A turn that was begun now or before, here or in another process. */
export interface Turn {
  number: number
  /** The events after `seq`, to the last. Ends when `signal` does; the turn goes on all the same. */
  steps(seq: number, signal: AbortSignal): AsyncIterable<TurnStep>
  /** Resolves with the whole turn. @throws what kept it from saying anything */
  answer(signal: AbortSignal): Promise<TurnAnswer>
}

/** Far below the time after which a turn counts as abandoned. */
const BEAT_MS = 4_000
const LAST_WORDS_MS = 4_000

type Running = { live: LiveTurn; abort: AbortController }

/** Runs the turns of conversations, one at a time in each, and lets clients follow them over broken connections. */
export class Turns {
  readonly #answering: Answering
  readonly #revoke: RevokeTurn | undefined
  readonly #onFailure: (error: unknown) => void
  readonly #times: TurnTimes
  readonly #limitTurn: TurnLimit
  readonly #queue = new TurnQueue()
  readonly #running = new Map<string, Running>()

  constructor(given: {
    answering: Answering
    revokeTurn?: RevokeTurn | undefined
    onFailure: (error: unknown) => void
    times?: Partial<TurnTimes>
    limitTurn?: TurnLimit | undefined
  }) {
    this.#answering = given.answering
    this.#revoke = given.revokeTurn
    this.#onFailure = given.onFailure
    this.#times = { ...usualTimes, ...given.times }
    this.#limitTurn = given.limitTurn ?? byClock
  }

  /**
   * The turn of a message: that of its first coming, or a new one. One that comes while another is answered waits for it.
   * @throws {RateLimitedError} for a new one past a limit
   * @throws {ConflictError} when the message's id was used for another text
   * @throws {NotFoundError} unless the conversation is of this session or shopper
   * @throws {BusyError}
   */
  async take(ctx: ShopperContext, input: TurnInput, limits: WidgetLimits): Promise<Turn> {
    const line = `${ctx.storeId}/${input.conversationId}`
    const wish = { what: 'turn', visitor: ctx.visitor } as const
    const isFirst = this.#queue.isFree(line)
    if (!isFirst) {
      // Decided before it waits: a message that came before is followed, one past a limit is refused.
      const known = await this.#known(ctx, input)
      if (known) return known
      await admit(ctx.db, ctx.storeId, limits, wish)
    }
    const leave = await this.#queue.enter(line, this.#times.waitMs)
    try {
      const { outcome, number } = await this.#claim(ctx, input, isFirst ? logsFor(limits, wish) : undefined)
      if (outcome === 'begun') this.#start(ctx, input, number).finally(leave)
      else leave()
      return this.#turn(ctx, input.conversationId, number)
    } catch (error) {
      leave()
      throw error
    }
  }

  async #known(ctx: ShopperContext, { conversationId, text, clientMessageId }: TurnInput): Promise<Turn | undefined> {
    if (clientMessageId === undefined) return undefined
    const row = await findTurn(ctx.db, whoseOf(ctx, conversationId), { clientMessageId })
    if (!row) return undefined
    checkSameText(row.text_hash.equals(textHash(text)))
    return this.#turn(ctx, conversationId, row.number)
  }

  /** A turn of a conversation by its number; undefined when there is none for this session or shopper. */
  async find(ctx: ShopperContext, conversationId: string, number: number): Promise<(Turn & TurnRow) | undefined> {
    const row = await findTurn(ctx.db, whoseOf(ctx, conversationId), { number })
    return row && { ...row, ...this.#turn(ctx, conversationId, number) }
  }

  /** Lets running turns end, then ends them. */
  async close(graceMs: number): Promise<void> {
    const running = [...this.#running.values()]
    const over = Promise.all(running.map(({ live }) => live.over))
    await Promise.race([over, sleep(graceMs, undefined, { ref: false })])
    for (const { abort } of running) abort.abort()
    await Promise.race([over, sleep(LAST_WORDS_MS, undefined, { ref: false })])
  }

  async #claim(
    ctx: ShopperContext,
    { conversationId, text, clientMessageId }: TurnInput,
    logs: ReturnType<typeof logsFor> | undefined,
  ): Promise<TakenRow> {
    const whose = whoseOf(ctx, conversationId)
    const giveUpAt = performance.now() + this.#times.waitMs
    for (let uncounted = logs; ; uncounted = undefined) {
      const row = await takeTurn(ctx.db, whose, { clientMessageId, textHash: textHash(text) }, uncounted)
      if (!row) throw new NotFoundError()
      if (row.outcome === 'limited') throw new RateLimitedError(row.refused_limit ?? 0, row.retry_after_s ?? 1)
      if (row.outcome === 'known') checkSameText(row.same_text === true)
      if (row.outcome === 'begun' || row.outcome === 'known') return row
      if (row.outcome === 'stale') await this.#closeAbandoned(ctx, whose, row.number)
      else if (performance.now() > giveUpAt) throw new BusyError()
      // Only a turn of another process is met here: those of this one wait in the queue.
      else await sleep(this.#times.pollMs)
    }
  }

  async #start(ctx: ShopperContext, input: TurnInput, number: number): Promise<void> {
    const key = keyOf(ctx, input.conversationId, number)
    const running: Running = { live: new LiveTurn(number), abort: new AbortController() }
    this.#running.set(key, running)
    const callOff = this.#limitTurn(this.#times.turnMs, () => running.abort.abort())
    const over = new AbortController()
    void this.#keep(ctx, input.conversationId, running.live, over.signal)
    try {
      await this.#answer(ctx, input, running)
    } catch (error) {
      this.#onFailure(error)
    } finally {
      callOff()
      over.abort()
      running.live.end()
      this.#running.delete(key)
    }
  }

  async #answer(ctx: ShopperContext, input: TurnInput, { live, abort }: Running): Promise<void> {
    const { conversationId, text, clientMessageId, page } = input
    const turn = { storeId: ctx.storeId, conversationId, number: live.number }
    const asked = {
      conversationId,
      text,
      fence: live.number,
      ...(clientMessageId === undefined ? {} : { clientMessageId }),
    }
    const stepOf = (message: TurnAnswer): TurnStep => ({
      ...{ seq: (live.steps.at(-1)?.seq ?? 0) + 1, event: { type: 'done', message } },
    })
    let isClosed = false
    const closing = (message: TurnAnswer) => {
      isClosed = true
      const events = [...live.steps, stepOf(message)]
      return endTurnCall({ ...turn, state: 'done', messageId: message.id, isRepeatable: false, events })
    }
    let isOver = false
    // Announced only once it is stored: a client that sees the end may send its next message to any process.
    const emit = (event: TurnEvent) => !isOver && event.type !== 'done' && live.add(event)
    try {
      const answered = this.#answering(await notePage(ctx, page), asked, emit, abort.signal, closing)
      const message = await Promise.race([answered, rejectOn(abort.signal, ctx)])
      const last = stepOf(message)
      const end = { ...turn, state: 'done', messageId: message.id, isRepeatable: false } as const
      if (!isClosed) await endTurn(ctx.db, { ...end, events: [...live.steps, last] })
      live.add(last.event)
    } catch (error) {
      // From here on the turn says nothing more, and what it would still store is refused.
      isOver = true
      this.#onFailure(error)
      for (const { event } of await this.#break(ctx, turn, live, error)) live.add(event)
    }
  }

  /** Ends a turn that broke. @returns its last events: those of the answer, when it had been stored all the same */
  async #break(
    ctx: ShopperContext,
    turn: { storeId: number; conversationId: string; number: number },
    live: LiveTurn,
    error: unknown,
  ): Promise<TurnStep[]> {
    const { storeId, conversationId, number } = turn
    const isRepeatable = live.steps.length === 0
    const last = endOfBrokenTurn(ctx, live.steps, 1)
    const events = [...live.steps, ...last]
    const failed = { ...turn, state: 'failed', messageId: null, isRepeatable } as const
    const ending = (async () => {
      const isEnded = await endTurn(ctx.db, { ...failed, events }, this.#revoke?.(storeId, conversationId, number))
      return isEnded ? undefined : findTurn(ctx.db, whoseOf(ctx, conversationId), { number })
    })().catch(this.#onFailure)
    // While the database says nothing the shopper is told all the same; the next message waits until it has spoken.
    const row = await Promise.race([ending, sleep(LAST_WORDS_MS, undefined, { ref: false })])
    if (row?.state === 'done') return row.events.filter(({ seq }) => seq > (live.steps.at(-1)?.seq ?? 0))
    if (isRepeatable || isDatabaseAway(error) || error instanceof TurnTimedOutError) live.failure = error
    return last
  }

  /** Keeps what a running turn has said so far, and that it is alive, until it is over. */
  async #keep(ctx: ShopperContext, conversationId: string, live: LiveTurn, over: AbortSignal): Promise<void> {
    let kept = 0
    let keptAt = performance.now()
    while (!over.aborted) {
      await sleep(this.#times.keepMs, undefined, { signal: over }).catch(() => {})
      if (over.aborted || (live.steps.length === kept && performance.now() - keptAt < BEAT_MS)) continue
      kept = live.steps.length
      keptAt = performance.now()
      await keepTurn(ctx.db, ctx.storeId, conversationId, live.number, live.steps).catch(this.#onFailure)
    }
  }

  #turn(ctx: ShopperContext, conversationId: string, number: number): Turn {
    const live = this.#running.get(keyOf(ctx, conversationId, number))?.live
    const steps = (seq: number, signal: AbortSignal) =>
      live ? live.follow(seq, signal) : this.#followStored(ctx, conversationId, number, seq, signal)
    const answer = async (signal: AbortSignal) => {
      let message: TurnAnswer | undefined
      for await (const { event } of steps(0, signal)) if (event.type === 'done') message = event.message
      if (live?.failure !== undefined) throw live.failure
      if (!message) throw new Error('A turn ended without its answer')
      return message
    }
    return { number, steps, answer }
  }

  /** What the database has of a turn; of one that runs in another process as it comes. */
  async *#followStored(
    ctx: ShopperContext,
    conversationId: string,
    number: number,
    after: number,
    signal: AbortSignal,
  ): AsyncGenerator<TurnStep> {
    const whose = whoseOf(ctx, conversationId)
    let seq = after
    while (!signal.aborted) {
      const row = await findTurn(ctx.db, whose, { number })
      if (!row) return
      for (const step of row.events) {
        if (step.seq <= seq) continue
        seq = step.seq
        yield step
      }
      if (row.state !== 'running') return
      if (row.is_stale) await this.#closeAbandoned(ctx, whose, number)
      else await sleep(this.#times.pollMs, undefined, { signal }).catch(() => {})
    }
  }

  /** Ends a turn whose process has died. */
  async #closeAbandoned(ctx: ShopperContext, whose: Whose, number: number): Promise<void> {
    const row = await findTurn(ctx.db, whose, { number })
    if (!row?.is_stale) return
    // Its last events may have reached a client unstored: the end must have a higher number.
    const events = [...row.events, ...endOfBrokenTurn(ctx, row.events, 1_000)]
    const { storeId, conversationId } = whose
    const end = { state: 'failed', messageId: null, isRepeatable: false } as const
    const revoking = this.#revoke?.(storeId, conversationId, number)
    await endTurn(ctx.db, { storeId, conversationId, number, ...end, events }, revoking)
  }
}

export function whoseOf({ storeId, visitor }: ShopperContext, conversationId: string): Whose {
  return { storeId, conversationId, sessionId: visitor.sessionId, shopperId: visitor.shopper?.id ?? null }
}

const keyOf = (ctx: ShopperContext, conversationId: string, number: number) =>
  `${ctx.storeId}/${conversationId}/${number}`

const textHash = (text: string): Buffer => hash('sha256', text, 'buffer')

function checkSameText(isSame: boolean): void {
  if (!isSame) throw new ConflictError('clientMessageId was used for another text')
}
