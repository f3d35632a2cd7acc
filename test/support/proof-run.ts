import { randomInt } from 'node:crypto'
import type { TestContext } from 'node:test'
import { seededRandom } from '../../src/shared/seeded-random.ts'

/** `npm run prove` sets it: the counts that a release must hold. Else the small ones of `npm test`. */
export const isFull = process.env.SPIEL_PROOF === 'full'

/** The count of this run. */
export const amount = <T>(short: T, full: T): T => (isFull ? full : short)

/**
 * Everything random in a proof comes from this number. `npm test` uses the same one each time, so that what it says of a
 * change is about the change; `npm run prove` draws one and prints it; PROOF_SEED repeats a run.
 */
export const seed = Number(process.env.PROOF_SEED ?? (isFull ? randomInt(2 ** 31) : 20_261_121))

/** Prints a figure of the proof with the test, and on standard output for the record. */
export function report(t: TestContext, line: string): void {
  t.diagnostic(line)
  if (isFull) console.log(`  ${line}`)
}

/** Repeatable random numbers. */
export class Random {
  /** In [0, 1). */
  readonly next: () => number

  constructor(start: number) {
    this.next = seededRandom(start)
  }

  /** Whole, both ends included. */
  int(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1))
  }

  chance(share: number): boolean {
    return this.next() < share
  }

  pick<T>(values: readonly T[]): T {
    return values[this.int(0, values.length - 1)] as T
  }

  /** `count` different values, in random order. */
  sample<T>(values: readonly T[], count: number): T[] {
    const rest = [...values]
    for (let place = 0; place < count; place++) {
      const other = this.int(place, rest.length - 1)
      const value = rest[place] as T
      rest[place] = rest[other] as T
      rest[other] = value
    }
    return rest.slice(0, count)
  }
}
