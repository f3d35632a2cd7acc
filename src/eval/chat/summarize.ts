/** A share with its 95 % interval (Wilson's, which holds near 0 and 1 and for few tries). */
export interface Share {
  count: number
  of: number
  share: number
  low: number
  high: number
}

export function shareOf(count: number, of: number): Share {
  if (of === 0) return { count, of, share: 0, low: 0, high: 1 }
  const z = 1.96
  const p = count / of
  const middle = (p + (z * z) / (2 * of)) / (1 + (z * z) / of)
  const half = (z / (1 + (z * z) / of)) * Math.sqrt((p * (1 - p)) / of + (z * z) / (4 * of * of))
  return { count, of, share: p, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

/** The value that `share` of the values do not exceed; 0 for none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0
}

/**
 * pass^k: how likely k tries of a conversation would all pass, as tau-bench defines it: C(passed, k) / C(tries, k), over the
 * conversations with at least k tries. null when there is none.
 */
export function passHat(k: number, runs: readonly { passed: number; tries: number }[]): number | null {
  const counted = runs.filter(({ tries }) => tries >= k)
  if (counted.length === 0) return null
  const chances = counted.map(({ passed, tries }) => {
    let chance = 1
    for (let at = 0; at < k; at++) chance *= Math.max(0, passed - at) / (tries - at)
    return chance
  })
  return chances.reduce((sum, chance) => sum + chance, 0) / chances.length
}
