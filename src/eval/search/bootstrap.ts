import { seededRandom } from '../../shared/seeded-random.ts'
import { mean, quantile } from './evaluate.ts'

export interface Interval {
  mean: number
  /** Ends of the 95 % interval. */
  low: number
  high: number
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
