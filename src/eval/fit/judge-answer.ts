import type { FitQuery, Rule } from './fit-query.ts'
import { sayOfRow } from './say-of-row.ts'
import type { Shop } from './shop.ts'

export type Fit = 'exact' | 'likely' | 'near'

/** A product of an answer, best first. `fit` is absent where the search does not grade yet. */
export interface ShownProduct {
  id: string
  fit?: Fit
  /** What it fails, in any words; absent where the search does not tell. */
  fails?: readonly string[]
  /** Its variants that are said to fit; absent = all. */
  variantIds?: readonly string[]
}

export interface FitAnswer {
  products: readonly ShownProduct[]
  /** What was let go because nothing fitted it all. */
  relaxed: readonly string[]
}

/** Why an answer is wrong. */
export type FitFault =
  /** Graded exact, and its row says otherwise. */
  | 'exact_contradicted'
  /** Graded exact, and its row has no word that bears it out. */
  | 'exact_unsupported'
  /** Graded likely, and its row says otherwise. */
  | 'likely_contradicted'
  /** None of those that fit stands in the first five. */
  | 'missing'
  /** Not the cheapest or dearest first. */
  | 'wrong_first'
  /** Shown as near without a word of what fails. */
  | 'unnamed_near'

export interface FoundFault {
  fault: FitFault
  /** The product it is about; null when one is missing. */
  id: string | null
  rules: readonly Rule[]
}

export interface Judgement {
  /** Undecided: the first ones are products whose rows leave it open. */
  outcome: 'right' | 'wrong' | 'undecided'
  faults: FoundFault[]
}

const LOOKED_AT = 5

/**
 * Holds an answer against the rows. Without grades all products of an answer count as exact, and as near where something was
 * let go. Only what rows say for certain counts against a product.
 */
export function judgeAnswer(shop: Shop, { expect }: FitQuery, answer: FitAnswer): Judgement {
  const faults: FoundFault[] = []
  const ungraded: Fit = answer.relaxed.length > 0 ? 'near' : 'exact'
  const shown = answer.products.map((product) => ({ ...product, fit: product.fit ?? ungraded }))
  const sayings = new Map(shown.map(({ id, variantIds }) => [id, sayOf(shop, expect.rules, id, variantIds)]))
  for (const { id, fit, fails } of shown) {
    const { says, rules } = sayings.get(id) ?? { says: 'unclear', rules: [] }
    if (fit === 'exact' && says === 'fails') faults.push({ fault: 'exact_contradicted', id, rules })
    if (fit === 'exact' && says === 'silent') faults.push({ fault: 'exact_unsupported', id, rules })
    if (fit === 'likely' && says === 'fails') faults.push({ fault: 'likely_contradicted', id, rules })
    const isNamed = (fails?.length ?? 0) > 0 || answer.relaxed.length > 0
    if (fit === 'near' && expect.nothing && !isNamed) faults.push({ fault: 'unnamed_near', id, rules })
  }
  const fitting = shown.filter(({ fit }) => fit !== 'near')
  if (expect.first && !expect.first.includes(fitting[0]?.id ?? '')) {
    faults.push({ fault: 'wrong_first', id: fitting[0]?.id ?? null, rules: [] })
  }
  const top = fitting.slice(0, LOOKED_AT)
  const isFound = top.some(({ id }) => expect.fits.includes(id) || sayings.get(id)?.says === 'holds')
  const isOpen = top.some(({ id }) => sayings.get(id)?.says === 'unclear')
  const mustFind = expect.fits.length > 0 && !isFound
  if (mustFind && !isOpen) faults.push({ fault: 'missing', id: null, rules: [] })
  if (faults.length > 0) return { outcome: 'wrong', faults }
  return { outcome: mustFind ? 'undecided' : 'right', faults }
}

/** A product that the rows do not have cannot be judged. */
function sayOf(shop: Shop, rules: readonly Rule[], id: string, variantIds: readonly string[] | undefined) {
  const reading = shop.reading(id)
  return reading === undefined ? undefined : sayOfRow(shop, reading, rules, variantIds)
}
