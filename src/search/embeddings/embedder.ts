/** Texts to be searched for, or texts to be found: some models treat the two apart. */
export type TextKind = 'query' | 'document'

/** What goes before each text for models trained with it. */
export interface Prefixes {
  query: string
  document: string
}

export interface EmbedOptions {
  /** Ends the work; the promise is then rejected with the signal's reason. */
  signal?: AbortSignal
  /** For each request to a server. Default 2,000 for queries, 30,000 for documents. */
  timeoutMs?: number
}

/** Turns texts into vectors. Vectors of different ids must never be compared. */
export interface Embedder {
  /** Names the space of the vectors; stored beside each. Holds no secret. */
  readonly id: string
  /** Null until the first answer, where a server decides. */
  readonly dimensions: number | null
  /**
   * One vector for each text, in order, of length 1 (the embedder of hashes alone gives zeros for a text without a word).
   * @throws {EmbedderUnavailableError} when trying again later may help
   * @throws {EmbedderMisconfiguredError} when it will not
   */
  embed(texts: string[], kind: TextKind, options?: EmbedOptions): Promise<Float32Array[]>
}

/**
 * What went wrong, for the operator and for those who decide what to try next:
 * `unreachable` (no connection, or cut off), `timeout`, `overloaded` (429), `server_error` (5xx), `key_refused` (401, 403),
 * `text_refused` (400, 413, 422), `wrong_answer` (no vectors, or none that can be used), `misconfigured` (all else),
 * `paused` (not even asked, since the last tries failed).
 */
export type EmbedderFault =
  | 'unreachable'
  | 'timeout'
  | 'overloaded'
  | 'server_error'
  | 'key_refused'
  | 'text_refused'
  | 'wrong_answer'
  | 'misconfigured'
  | 'paused'

/** The model's server cannot be reached, is overloaded or broken, or took too long. */
export class EmbedderUnavailableError extends Error {
  readonly fault: EmbedderFault
  /** What the server asked for. */
  readonly retryAfterMs?: number
  constructor(message: string, options: { fault?: EmbedderFault; retryAfterMs?: number; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.name = 'EmbedderUnavailableError'
    this.fault = options.fault ?? 'unreachable'
    if (options.retryAfterMs !== undefined) this.retryAfterMs = options.retryAfterMs
  }
}

/** The settings or the model are wrong: a refused key, an unknown model, vectors that are none. An operator must act. */
export class EmbedderMisconfiguredError extends Error {
  readonly fault: EmbedderFault
  constructor(message: string, options: { fault?: EmbedderFault; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.name = 'EmbedderMisconfiguredError'
    this.fault = options.fault ?? 'misconfigured'
  }
}

/** What an embedder's error says went wrong; undefined for an error of another kind. */
export function faultOf(error: unknown): EmbedderFault | undefined {
  const isOurs = error instanceof EmbedderUnavailableError || error instanceof EmbedderMisconfiguredError
  return isOurs ? error.fault : undefined
}

/** Larger than any model in use; a set of 40,000 such vectors would already take 1.3 GB. */
const MAX_DIMENSIONS = 8192

/**
 * Checks what a model gave for `count` texts and returns it as vectors of length 1.
 * @param dimensions what earlier vectors had; null when there were none
 * @throws {EmbedderMisconfiguredError} for a wrong count, differing or unexpected dimensions, or anything but finite numbers
 */
export function checkVectors(raw: unknown, count: number, dimensions: number | null): Float32Array[] {
  if (!Array.isArray(raw)) throw wrongAnswer('The embedding model gave no list of vectors')
  if (raw.length !== count) {
    throw wrongAnswer(`The embedding model gave ${raw.length} vectors for ${count} texts`)
  }
  let expected = dimensions
  return raw.map((numbers: unknown) => {
    const vector = toUnitVector(numbers)
    expected ??= vector.length
    if (vector.length === expected) return vector
    throw wrongAnswer(`The embedding model gave a vector of ${vector.length} dimensions where others have ${expected}`)
  })
}

/** An embedder that learns from its model's first answer how long the vectors are. */
export abstract class ModelEmbedder implements Embedder {
  readonly id: string
  protected readonly prefixes: Prefixes
  #dimensions: number | null = null

  constructor(id: string, prefixes: Prefixes) {
    this.id = id
    this.prefixes = prefixes
  }

  get dimensions(): number | null {
    return this.#dimensions
  }

  abstract embed(texts: string[], kind: TextKind, options?: EmbedOptions): Promise<Float32Array[]>

  /** As `checkVectors`, against the vectors that came before. */
  protected accept(raw: unknown, count: number): Float32Array[] {
    const vectors = checkVectors(raw, count, this.#dimensions)
    this.#dimensions ??= vectors[0]?.length ?? null
    return vectors
  }
}

function toUnitVector(numbers: unknown): Float32Array {
  if (!Array.isArray(numbers) || numbers.length === 0) {
    throw wrongAnswer('The embedding model gave something that is no vector')
  }
  if (numbers.length > MAX_DIMENSIONS) {
    throw wrongAnswer(`The embedding model gives ${numbers.length} dimensions; at most ${MAX_DIMENSIONS} are used`)
  }
  let squares = 0
  for (const number of numbers) {
    // Number.isFinite is false for anything that is no number, such as null.
    if (!Number.isFinite(number)) {
      throw wrongAnswer('The embedding model gave a vector that holds more than finite numbers')
    }
    squares += number * number
  }
  const length = Math.sqrt(squares)
  if (!(length > 0 && length < Infinity)) {
    throw wrongAnswer('The embedding model gave a vector without a direction')
  }
  return Float32Array.from(numbers as number[], (number) => number / length)
}

function wrongAnswer(message: string): EmbedderMisconfiguredError {
  return new EmbedderMisconfiguredError(message, { fault: 'wrong_answer' })
}
