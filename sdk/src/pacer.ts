import { retryAfterMs } from './api-errors.ts'
import { type Clock, linkedController } from './clock.ts'

/** The server's limit holds in any window of this length. */
const WINDOW_MS = 60_000
/** Added to every wait: timers and clocks are not exact to the millisecond. */
const MARGIN_MS = 50

/** One request as the pacer sees it: the server counted it at some moment between the two times. */
interface Place {
  sentAtMs: number
  /** Infinity while it is under way. */
  receivedAtMs: number
}

/** A place taken for one request; give it back with what became of the request. */
export interface Ticket {
  /** `headers` null when no answer came. `refused` when the answer was a 429, which the server does not count. */
  settle(headers: Headers | null, refused?: boolean): void
}

/**
 * Keeps a client under "n requests in any 60 s", so that it is never refused.
 *
 * It holds a log of its own requests. A request took its place at the server after it was sent and before its answer came, so
 * its place is surely free 60 s after the answer: no clock but our own is needed. What others do with the same key (or this
 * program before a restart) shows as places that `X-RateLimit-Remaining` misses and our log does not explain; for these the
 * wait is `X-RateLimit-Reset` (epoch milliseconds) less the same answer's `Date`, both by the server's clock.
 */
export class Pacer {
  readonly #clock: Clock
  #places: Place[] = []
  #limit = 0
  #heard = false
  /** Places taken by others, as far as the last answers tell, and when one and all of them are free again. */
  #others = 0
  #oneFreeAtMs = 0
  #allFreeAtMs = 0
  #turn: Promise<unknown> = Promise.resolve()
  #wake: () => void = () => {}

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Waits until a request would be admitted. Callers are served in order. `onWait` hears of waits before they begin. */
  take(signal?: AbortSignal, onWait?: (waitMs: number) => void): Promise<Ticket> {
    const mine = this.#turn.then(() => this.#takeInTurn(signal, onWait))
    this.#turn = mine.catch(() => {})
    return mine
  }

  async #takeInTurn(signal: AbortSignal | undefined, onWait: ((waitMs: number) => void) | undefined): Promise<Ticket> {
    for (let waitMs = this.#waitMs(); waitMs > 0; waitMs = this.#waitMs()) {
      if (Number.isFinite(waitMs)) onWait?.(waitMs)
      await this.#sleepOrNews(waitMs, signal)
    }
    signal?.throwIfAborted()
    const place: Place = { sentAtMs: this.#clock.now(), receivedAtMs: Number.POSITIVE_INFINITY }
    this.#places.push(place)
    return { settle: (headers, refused = false) => this.#settle(place, headers, refused) }
  }

  /** 0 when a request may go now; Infinity when only an answer under way can tell. */
  #waitMs(): number {
    const now = this.#clock.now()
    this.#forget(now)
    // The first request goes alone: it may find the minute used up already, and then the others must not run into it.
    if (!this.#heard) return this.#places.some(isUnderWay) ? Number.POSITIVE_INFINITY : 0
    if (this.#limit === 0) return 0
    if (this.#places.length + this.#others < this.#limit) return 0
    const oldest = this.#places.reduce((least, place) => Math.min(least, place.receivedAtMs), Number.POSITIVE_INFINITY)
    const ownFreeAtMs = oldest + WINDOW_MS + MARGIN_MS
    const othersFreeAtMs = this.#others > 0 ? this.#oneFreeAtMs : Number.POSITIVE_INFINITY
    return Math.max(1, Math.min(ownFreeAtMs, othersFreeAtMs) - now)
  }

  #forget(now: number): void {
    const unlimited = this.#heard && this.#limit === 0
    const kept = this.#places.filter(
      (place) => isUnderWay(place) || (!unlimited && place.receivedAtMs + WINDOW_MS + MARGIN_MS > now),
    )
    // The reset time may have meant our own oldest place; counting it once more for the others would let one too many through.
    if (kept.length < this.#places.length) this.#oneFreeAtMs = this.#allFreeAtMs
    this.#places = kept
    if (this.#others === 0 || now < this.#oneFreeAtMs) return
    this.#others = now < this.#allFreeAtMs ? this.#others - 1 : 0
    this.#oneFreeAtMs = this.#allFreeAtMs
  }

  async #sleepOrNews(waitMs: number, signal: AbortSignal | undefined): Promise<void> {
    const { controller, unlink } = linkedController(signal)
    const news = new Promise<void>((resolve, reject) => {
      this.#wake = resolve
      controller.signal.addEventListener('abort', () => reject(controller.signal.reason), { once: true })
    })
    try {
      signal?.throwIfAborted()
      const sleep = Number.isFinite(waitMs) ? this.#clock.sleep(waitMs, controller.signal) : news
      sleep.catch(() => {})
      news.catch(() => {})
      await Promise.race([sleep, news])
    } finally {
      controller.abort()
      unlink()
    }
  }

  #settle(place: Place, headers: Headers | null, refused: boolean): void {
    place.receivedAtMs = this.#clock.now()
    if (refused) this.#places = this.#places.filter((other) => other !== place)
    if (headers) this.#learn(place, headers, refused)
    this.#wake()
  }

  #learn(place: Place, headers: Headers, refused: boolean): void {
    this.#heard = true
    const limit = wholeNumber(headers.get('x-ratelimit-limit'))
    const remaining = refused ? 0 : wholeNumber(headers.get('x-ratelimit-remaining'))
    if (refused) this.#waitAsTold(place, headers)
    if (limit === null || remaining === null) {
      // A refusal without the headers still says that there is a limit: hold to what we have seen it admit.
      if (refused && this.#limit === 0) this.#limit = Math.max(1, this.#places.length)
      return
    }
    this.#limit = limit
    if (limit === 0) return
    const { sure, maybe } = this.#countAt(place, refused)
    const most = Math.max(0, limit - remaining - sure)
    const least = Math.max(0, most - maybe)
    this.#others = refused ? Math.max(1, most) : Math.min(most, Math.max(least, this.#others))
    if (!refused) {
      this.#allFreeAtMs = place.receivedAtMs + WINDOW_MS + MARGIN_MS
      this.#oneFreeAtMs =
        remaining === 0 ? Math.min(this.#allFreeAtMs, this.#resetAtMs(place, headers)) : this.#allFreeAtMs
    }
  }

  #waitAsTold(place: Place, headers: Headers): void {
    const told = retryAfterMs(headers)
    this.#allFreeAtMs = place.receivedAtMs + WINDOW_MS + MARGIN_MS
    this.#oneFreeAtMs = told === null ? this.#resetAtMs(place, headers) : place.receivedAtMs + told + MARGIN_MS
    this.#others = Math.max(1, this.#others)
  }

  /** `Date` has whole seconds, rounded down, so this may be up to a second late, never early. */
  #resetAtMs(place: Place, headers: Headers): number {
    const waitMs = Number(headers.get('x-ratelimit-reset') ?? Number.NaN) - Date.parse(headers.get('date') ?? '')
    if (!Number.isFinite(waitMs)) return this.#allFreeAtMs
    return place.receivedAtMs + Math.min(Math.max(0, waitMs), WINDOW_MS) + MARGIN_MS
  }

  /** How many of our own requests the server had surely, and perhaps, in its window when it counted `place`. */
  #countAt(place: Place, refused: boolean): { sure: number; maybe: number } {
    let sure = refused ? 0 : 1
    let maybe = 0
    for (const other of this.#places) {
      if (other === place) continue
      const before = other.receivedAtMs <= place.sentAtMs
      const stillThere = other.sentAtMs + WINDOW_MS > place.receivedAtMs
      if (before && stillThere) sure += 1
      else maybe += 1
    }
    return { sure, maybe }
  }
}

function isUnderWay(place: Place): boolean {
  return place.receivedAtMs === Number.POSITIVE_INFINITY
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d+$/.test(text.trim()) ? Number(text) : null
}
