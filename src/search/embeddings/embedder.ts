/** Texts to be searched for, or texts to be found: some models treat the two apart. */
export type TextKind = 'query' | 'document'

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

/** The model's server cannot be reached, is overloaded or broken, or took too long. */
export class EmbedderUnavailableError extends Error {
  /** What the server asked for. */
  readonly retryAfterMs?: number
  constructor(message: string, options: { retryAfterMs?: number; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.name = 'EmbedderUnavailableError'
    if (options.retryAfterMs !== undefined) this.retryAfterMs = options.retryAfterMs
  }
}

/** The settings or the model are wrong: a refused key, an unknown model, vectors that are none. An operator must act. */
export class EmbedderMisconfiguredError extends Error {
  constructor(message: string, options: { cause?: unknown } = {}) {
    super(message, options)
    this.name = 'EmbedderMisconfiguredError'
  }
}

/** Larger than any model in use; a set of 40,000 such vectors would already take 1.3 GB. */
const MAX_DIMENSIONS = 8192

/**
 * Checks what a model gave for `count` texts and returns it as vectors of length 1.
 * @param dimensions what earlier vectors had; null when there were none
 * @throws {EmbedderMisconfiguredError} for a wrong count, differing or unexpected dimensions, or anything but finite numbers
 */
export function checkVectors(raw: unknown, count: number, dimensions: number | null): Float32Array[] {
  if (!Array.isArray(raw)) throw new EmbedderMisconfiguredError('The embedding model gave no list of vectors')
  if (raw.length !== count) {
    throw new EmbedderMisconfiguredError(`The embedding model gave ${raw.length} vectors for ${count} texts`)
  }
  let expected = dimensions
  return raw.map((numbers: unknown) => {
    const vector = toUnitVector(numbers)
    expected ??= vector.length
    if (vector.length === expected) return vector
    throw new EmbedderMisconfiguredError(
      `The embedding model gave a vector of ${vector.length} dimensions where others have ${expected}`,
    )
  })
}

function toUnitVector(numbers: unknown): Float32Array {
  if (!Array.isArray(numbers) || numbers.length === 0) {
    throw new EmbedderMisconfiguredError('The embedding model gave something that is no vector')
  }
  if (numbers.length > MAX_DIMENSIONS) {
    throw new EmbedderMisconfiguredError(
      `The embedding model gives ${numbers.length} dimensions; at most ${MAX_DIMENSIONS} are used`,
    )
  }
  let squares = 0
  for (const number of numbers) {
    // Number.isFinite is false for anything that is no number, such as null.
    if (!Number.isFinite(number)) {
      throw new EmbedderMisconfiguredError('The embedding model gave a vector that holds more than finite numbers')
    }
    squares += number * number
  }
  const length = Math.sqrt(squares)
  if (!(length > 0 && length < Infinity)) {
    throw new EmbedderMisconfiguredError('The embedding model gave a vector without a direction')
  }
  return Float32Array.from(numbers as number[], (number) => number / length)
}
