/** What the main thread hands to the worker at its start. */
export interface WorkerInput {
  /** Folder of the PostgreSQL cluster. */
  clusterDir: string
  /** Unix socket to listen on. */
  socketPath: string
  /** The memory behind `SharedState`. */
  shared: SharedArrayBuffer
}

/** What the worker says; everything else goes over the socket or through the shared memory. */
export type WorkerMessage = { kind: 'ready' } | { kind: 'fatal'; message: string }

/** The main thread's only order: stop cleanly. */
export const STOP = 'stop'

const SLOTS = { queryStartedAtMs: 0, fsyncCount: 1 } as const

/**
 * Numbers that the worker writes and the main thread reads at any moment. The worker is deaf while PostgreSQL runs a query, so
 * messages could not tell how long it has been running.
 */
export class SharedState {
  readonly memory: SharedArrayBuffer
  readonly #slots: BigInt64Array

  constructor(memory: SharedArrayBuffer = new SharedArrayBuffer(16)) {
    this.memory = memory
    this.#slots = new BigInt64Array(memory)
  }

  /** Epoch milliseconds at which the running query began, 0 when none runs. */
  get queryStartedAtMs(): number {
    return Number(Atomics.load(this.#slots, SLOTS.queryStartedAtMs))
  }

  set queryStartedAtMs(value: number) {
    Atomics.store(this.#slots, SLOTS.queryStartedAtMs, BigInt(value))
  }

  /** fsync calls that the operating system confirmed, over all restarts of the worker. */
  get fsyncCount(): number {
    return Number(Atomics.load(this.#slots, SLOTS.fsyncCount))
  }

  countFsync(): void {
    Atomics.add(this.#slots, SLOTS.fsyncCount, 1n)
  }
}
