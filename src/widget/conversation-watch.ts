import type { Db } from '../db/transaction.ts'
import { findPulses, type PulseRow } from './turns.queries.ts'

export interface Pulse {
  messageCount: number
  status: string
  /** Who has it, while a person has it. */
  person: string | null
  /** In the queue of those who wait for a person; null unless it waits. */
  place: number | null
  /** A person is writing. */
  isTyping: boolean
}

interface Watched {
  storeId: number
  conversationId: string
  listeners: Set<(pulse: Pulse) => void>
}

/** What a person writes is with the shopper within 0.3 s. */
const LOOK_EVERY_MS = 200
/** Looking at many conversations takes longer: it never takes more than a twentieth of the time. */
const PAUSE_PER_LOOK = 20

/** Looks at all conversations that somebody has open, in one query a round whatever their number; at none when none is. */
export class ConversationWatch {
  readonly #db: Db
  readonly #everyMs: number
  readonly #watched = new Map<string, Watched>()
  #timer: NodeJS.Timeout | undefined

  constructor(db: Db, everyMs = LOOK_EVERY_MS) {
    this.#db = db
    this.#everyMs = everyMs
  }

  /** The conversation's pulse now and at each change, until `signal` ends. Changes that nobody waits for are seen as one. */
  async *follow(storeId: number, conversationId: string, signal: AbortSignal): AsyncGenerator<Pulse> {
    let latest: Pulse | undefined
    let told: Pulse | undefined
    let wake: () => void = () => {}
    const listener = (pulse: Pulse) => {
      latest = pulse
      wake()
    }
    const stop = () => wake()
    signal.addEventListener('abort', stop)
    const leave = this.#add(storeId, conversationId, listener)
    try {
      while (!signal.aborted) {
        if (latest && !isSame(latest, told)) {
          told = latest
          yield latest
        } else {
          await new Promise<void>((resolve) => {
            wake = resolve
          })
        }
      }
    } finally {
      leave()
      signal.removeEventListener('abort', stop)
    }
  }

  #add(storeId: number, conversationId: string, listener: (pulse: Pulse) => void): () => void {
    const key = keyOf(storeId, conversationId)
    const watched = this.#watched.get(key) ?? { storeId, conversationId, listeners: new Set() }
    this.#watched.set(key, watched)
    watched.listeners.add(listener)
    this.#timer ??= setTimeout(() => this.#look(), 0)
    return () => {
      watched.listeners.delete(listener)
      if (watched.listeners.size === 0) this.#watched.delete(key)
    }
  }

  async #look(): Promise<void> {
    const startedAtMs = performance.now()
    // A database that is away is asked again in the next round.
    const rows = await findPulses(this.#db, [...this.#watched.values()]).catch((): PulseRow[] => [])
    for (const row of rows) {
      const { message_count: messageCount, status, person, place, is_typing: isTyping } = row
      const pulse = { messageCount, status, person, place, isTyping }
      for (const tell of this.#watched.get(keyOf(row.store_id, row.conversation_id))?.listeners ?? []) tell(pulse)
    }
    const pauseMs = Math.max(this.#everyMs, PAUSE_PER_LOOK * (performance.now() - startedAtMs))
    this.#timer = this.#watched.size === 0 ? undefined : setTimeout(() => this.#look(), pauseMs)
  }
}

const keyOf = (storeId: number, conversationId: string) => `${storeId}/${conversationId}`

const isSame = (one: Pulse, other: Pulse | undefined) =>
  other !== undefined &&
  one.messageCount === other.messageCount &&
  one.isTyping === other.isTyping &&
  hasSameKeeper(one, other)

/** Nothing changed in who has the conversation, or how long it waits. */
export const hasSameKeeper = (one: Pulse, other: Pulse): boolean =>
  one.status === other.status && one.person === other.person && one.place === other.place
