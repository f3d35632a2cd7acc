import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { RateLimitedError, UnavailableError } from '../errors.ts'
import { ADDRESSES_PER_NETWORK, type ClientKeys } from '../widget/turn-limits.ts'

/** Event streams that may be open at once in this process. */
export interface StreamCaps {
  /** More than a browser opens. */
  session: number
  /** Per client address (IPv6: its /64, and four times as many per /48): an office behind one address has many shoppers. */
  address: number
  store: number
  process: number
}

/** An idle stream takes 74 KB (1,500 of them, 110 MB): all together no more than a server takes without them. */
export const usualStreamCaps: StreamCaps = { session: 6, address: 256, store: 1_500, process: 3_000 }

const RETRY_AFTER_S = 5
const LAST_BYTES_MS = 1_000

/** More event streams than one may have open. */
class TooManyStreamsError extends RateLimitedError {
  constructor(whose: string, cap: number) {
    super(cap, RETRY_AFTER_S)
    this.message = `${whose} can have ${cap} event streams open. Close one first.`
  }
}

/** Who wants a stream. */
export interface StreamClient extends ClientKeys {
  sessionId: string
  storeId: number
}

/** The event streams of this process: how many each may have, and how they end when it stops. */
export class OpenStreams {
  readonly #caps: StreamCaps
  readonly #open = new Map<string, number>()
  readonly #stop = { 'open-ended': new AbortController(), all: new AbortController() }
  readonly #ends = new Set<Promise<void>>()

  constructor(caps: Partial<StreamCaps> = {}) {
    this.#caps = { ...usualStreamCaps, ...caps }
  }

  /**
   * Reserves a place synchronously: requests that arrive together cannot all see the same last place free.
   * @returns a function that gives the place back; harmless when called again
   * @throws {TooManyStreamsError | UnavailableError}
   */
  reserve({ sessionId, storeId, addressKey, networkKey }: StreamClient): () => void {
    const { session, address, store, process } = this.#caps
    const places: [name: string, cap: number, whose: string][] = [
      [`session ${sessionId}`, session, 'A session'],
      [`address ${addressKey}`, address, 'A client address'],
      [`store ${storeId}`, store, 'A store'],
      ['process', process, 'A server'],
    ]
    if (networkKey !== undefined) {
      places.push([`network ${networkKey}`, address * ADDRESSES_PER_NETWORK, 'A client network'])
    }
    const full = places.find(([name, cap]) => (this.#open.get(name) ?? 0) >= cap)
    if (full?.[0] === 'process') throw new UnavailableError(RETRY_AFTER_S)
    if (full) throw new TooManyStreamsError(full[2], full[1])
    for (const [name] of places) this.#open.set(name, (this.#open.get(name) ?? 0) + 1)
    let isTaken = true
    return () => {
      if (!isTaken) return
      isTaken = false
      for (const [name] of places) {
        const left = (this.#open.get(name) ?? 1) - 1
        if (left === 0) this.#open.delete(name)
        else this.#open.set(name, left)
      }
    }
  }

  /** The place is given back when the stream closes. */
  keep(stream: Readable, release: () => void): void {
    const end = new Promise<void>((resolve) => stream.once('close', resolve))
    this.#ends.add(end)
    stream.once('close', () => {
      this.#ends.delete(end)
      release()
    })
  }

  until(signal: AbortSignal, stop: 'open-ended' | 'all'): AbortSignal {
    return AbortSignal.any([signal, this.#stop[stop].signal])
  }

  /** Their clients come back to another process, or to the next one, and miss nothing. */
  stop(which: 'open-ended' | 'all'): void {
    this.#stop[which].abort()
  }

  async ended(): Promise<void> {
    await Promise.race([Promise.all(this.#ends), sleep(LAST_BYTES_MS, undefined, { ref: false })])
  }
}
