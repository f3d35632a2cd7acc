import type { Amount } from './said-amounts.ts'

/** Units in the one that they are compared in; what is no measure has none. */
const CONVERSIONS: Record<string, readonly [base: string, factor: number][]> = {
  mm: [['mm', 1]],
  cm: [['mm', 10]],
  m: [['mm', 1000]],
  in: [['mm', 25.4]],
  ft: [['mm', 304.8]],
  yd: [['mm', 914.4]],
  g: [['g', 1]],
  mg: [['g', 0.001]],
  kg: [['g', 1000]],
  lb: [['g', 453.592]],
  stone: [['g', 6350.29]],
  oz: [
    ['g', 28.3495],
    ['ml', 29.5735],
  ],
  m2: [['m2', 1]],
  ml: [['ml', 1]],
  cl: [['ml', 10]],
  l: [['ml', 1000]],
  gal: [['ml', 3785.41]],
  qt: [['ml', 946.353]],
  cup: [['ml', 236.588]],
  w: [['w', 1]],
  kw: [['w', 1000]],
  mb: [['gb', 0.001]],
  gb: [['gb', 1]],
  tb: [['gb', 1000]],
  min: [['min', 1]],
  h: [['min', 60]],
  day: [['min', 1440]],
  week: [['min', 10_080]],
  month: [['min', 43_800]],
  year: [['min', 525_600]],
}
/** A measure in the unit that its kind is compared in: 0.25 of 25 cl is 250 of ml. Null for what is no measure. */
export function inBase({ values, unit }: Pick<Amount, 'values' | 'unit'>): { base: string; value: number } | null {
  const [first] = CONVERSIONS[unit ?? ''] ?? []
  return first ? { base: first[0], value: (values[0] ?? 0) * first[1] } : null
}

const LOOSE = 0.03
const EXACT = 0.0051

/** Whether two amounts are the same, in one unit or converted: "5 ft" is "1.52 m". @param isAbout told as a round number */
export function isSameAmount(
  said: { value: number; unit: string | null },
  known: { value: number; unit: string | null },
  isAbout = false,
): boolean {
  const near = (a: number, b: number, share: number) => Math.abs(a - b) <= Math.max(EXACT, Math.abs(b) * share)
  if (said.unit === known.unit) return near(said.value, known.value, isAbout ? 0.06 : 0)
  if (said.unit === 'deg' || known.unit === 'deg') return false
  for (const [base, factor] of CONVERSIONS[said.unit ?? ''] ?? []) {
    for (const [other, by] of CONVERSIONS[known.unit ?? ''] ?? []) {
      if (base === other && near(said.value * factor, known.value * by, isAbout ? 0.06 : LOOSE)) return true
    }
  }
  return false
}

/** The value of an amount in the unit of another; a number of pieces as it is. Null where they measure different things. */
export function inUnitOf(
  one: Amount,
  { unit, values: [value = 0] }: Amount,
  isCount: (unit: string | null) => boolean,
): number | null {
  if (one.unit === unit || isCount(one.unit)) return one.values[0] ?? 0
  const [other, own] = [inBase(one), inBase({ unit, values: [value] })]
  return other && own?.base === other.base && own.value > 0 ? (other.value * value) / own.value : null
}
