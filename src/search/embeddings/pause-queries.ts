import {
  type Embedder,
  type EmbedderFault,
  EmbedderUnavailableError,
  type EmbedOptions,
  faultOf,
  type TextKind,
} from './embedder.ts'

/** Failures in a row, each of which may have cost a shopper the whole time limit of a query. */
const FAILURES_UNTIL_PAUSE = 3
const FIRST_PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = 30_000

export interface PauseOptions {
  /** Told once when queries begin to be paused, with the fault, and once when they get through again, without. */
  onChange?: (fault: EmbedderFault | undefined) => void
  /** Milliseconds of a clock that only goes forward. */
  now?: () => number
}

/**
 * The same embedder, but after three failed queries in a row it answers queries at once with an error for five seconds, then lets a
 * single one try; while that fails, for ten, twenty and thirty. Documents always pass: whoever embeds them waits by itself, and
 * a server busy with them is no reason to leave out the meaning of queries any longer than needed.
 */
export function pauseQueries(inner: Embedder, options: PauseOptions = {}): Embedder {
  return new PausingEmbedder(inner, options)
}

class PausingEmbedder implements Embedder {
  readonly #inner: Embedder
  readonly #now: () => number
  readonly #onChange: NonNullable<PauseOptions['onChange']>
  #failures = 0
  #pausedUntilMs = 0
  #isTrying = false

  constructor(inner: Embedder, { onChange = () => {}, now = () => performance.now() }: PauseOptions) {
    this.#inner = inner
    this.#onChange = onChange
    this.#now = now
  }

  get id(): string {
    return this.#inner.id
  }

  get dimensions(): number | null {
    return this.#inner.dimensions
  }

  async embed(texts: string[], kind: TextKind, options?: EmbedOptions): Promise<Float32Array[]> {
    if (kind === 'document') return this.#inner.embed(texts, kind, options)
    const isTrial = this.#failures >= FAILURES_UNTIL_PAUSE
    if (isTrial && (this.#isTrying || this.#now() < this.#pausedUntilMs)) {
      throw new EmbedderUnavailableError('The embedding server is not asked for a moment: its last answers failed', {
        fault: 'paused',
      })
    }
    this.#isTrying ||= isTrial
    try {
      const vectors = await this.#inner.embed(texts, kind, options)
      if (this.#failures >= FAILURES_UNTIL_PAUSE) this.#onChange(undefined)
      this.#failures = 0
      return vectors
    } catch (error) {
      this.#note(error)
      throw error
    } finally {
      if (isTrial) this.#isTrying = false
    }
  }

  #note(error: unknown): void {
    const fault = faultOf(error)
    // A text that is refused, and a caller who gave up, say nothing about the server.
    if (fault === undefined || fault === 'text_refused') return
    // Queries that were under way when the pause began belong to the failures that led to it.
    if (this.#now() < this.#pausedUntilMs) return
    this.#failures++
    const pauses = this.#failures - FAILURES_UNTIL_PAUSE
    if (pauses < 0) return
    if (pauses === 0) this.#onChange(fault)
    const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** Math.min(pauses, 10), LONGEST_PAUSE_MS)
    this.#pausedUntilMs = this.#now() + pauseMs
  }
}
