import { mean, quantile } from './evaluate.ts'

export interface Interval {
  mean: number
  /** Ends of the 95 % interval. */
  low: number
  high: number
}

/** A stream of numbers in [0, 1) that is the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** The mean with its 95 % percentile bootstrap interval. */
export function bootstrap(values: number[], { seed = 1, rounds = 10_000 } = {}): Interval {
  const random = seededRandom(seed)
  const means: number[] = []
  for (let round = 0; round < rounds; round++) {
    let sum = 0
    for (let draw = 0; draw < values.length; draw++) sum += values[Math.floor(random() * values.length)] as number
    means.push(sum / Math.max(1, values.length))
  }
  return { mean: mean(values), low: quantile(means, 0.025), high: quantile(means, 0.975) }
}

/** The gain of one system over another on the same queries: positive when `ours` is better. Throws on unequal lengths. */
export function pairedBootstrap(
  ours: number[],
  theirs: number[],
  options: { seed?: number; rounds?: number } = {},
): Interval {
  if (ours.length !== theirs.length) throw new RangeError('A paired comparison needs the same queries on both sides')
  return bootstrap(
    ours.map((value, index) => value - (theirs[index] as number)),
    options,
  )
}
