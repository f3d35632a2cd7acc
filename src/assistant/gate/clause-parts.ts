import type { Fact } from '../fact.ts'
import type { Clause, Scene } from './claim.ts'
import { type KnownProduct, pricesOf } from './known.ts'
import { namedIn, variantsIn } from './meant.ts'

interface Part {
  from: number
  to: number
}

const found = new WeakMap<Clause, Map<string, readonly Clause[]>>()

/**
 * "10 hours in white and 4 in black": the part of a clause that one of several things is told in, where each has a value of an option
 * right before it, or each right behind it; else the whole clause.
 * @param all all that the clause tells of its sort, in order
 */
export function partWith(scene: Scene, clause: Clause, product: KnownProduct, own: Part, all: readonly Part[]): Clause {
  if (all.length < 2 || product.variants.size < 2) return clause
  const known = found.get(clause) ?? new Map<string, readonly Clause[]>()
  found.set(clause, known)
  const key = `${product.id} ${all.map(({ from }) => from).join(' ')}`
  const parts = known.get(key) ?? partsOf(scene, clause, product, all)
  known.set(key, parts)
  return parts.find(({ from, to }) => from <= own.from && own.from < to) ?? clause
}

/** The part that a price stands in. */
export const partOfMoney = (scene: Scene, clause: Clause, product: KnownProduct, own: Part): Clause =>
  partWith(
    scene,
    clause,
    product,
    own,
    clause.amounts.filter(({ unit }) => unit === 'money'),
  )

/** The prices of the variants that an amount is told of. */
export function pricesAt(scene: Scene, clause: Clause, product: KnownProduct, amount: Part): Fact[] {
  const { variants, isTold, own } = variantsIn(scene, partOfMoney(scene, clause, product, amount), product, 'money')
  return [...pricesOf(product, isTold ? variants : []), ...(own.length > 0 ? pricesOf(product, own) : [])]
}

function partsOf(scene: Scene, clause: Clause, product: KnownProduct, all: readonly Part[]): readonly Clause[] {
  const { from, to } = clause
  const ways = [
    [from, ...all.slice(0, -1).map((one) => one.to), to],
    [from, ...all.slice(1).map((one) => one.from), to],
  ].map((bounds) => {
    const parts = bounds.slice(1).map((end, at) => partBetween(clause, bounds[at] as number, end, all))
    const naming = parts.filter((part) => namedIn(scene, part, product).size > 0)
    const told = naming.map((part) => [...namedIn(scene, part, product)].map(([name, values]) => name + [...values]))
    const isApart = new Set(told.flat()).size > Math.max(0, ...told.map(({ length }) => length))
    return isApart ? naming : []
  })
  const [before = [], behind = []] = ways
  return behind.length > before.length ? behind : before
}

/** A part of a clause with what stands in it. */
export function partOf(clause: Clause, from: number, to: number): Clause {
  const isIn = (one: Part) => one.from >= from && one.from < to
  return { ...clause, from, to, amounts: clause.amounts.filter(isIn), mentions: clause.mentions.filter(isIn) }
}

/** What is told itself names nothing: "9 in white". */
function partBetween(clause: Clause, from: number, to: number, all: readonly Part[]): Clause {
  const part = partOf(clause, from, to)
  const told = all
    .filter((one) => one.from >= from && one.from < to)
    .map((one) => ({ from: one.from, to: one.to, products: [] }))
  const amounts = part.amounts.filter((one) => !told.some((other) => other.from === one.from))
  return { ...part, amounts, mentions: [...part.mentions, ...told] }
}
