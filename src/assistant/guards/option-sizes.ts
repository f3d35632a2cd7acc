import { sizeLetters } from '../../language/data/family-parents.ts'
import { scaleOf } from '../../language/units.ts'
import type { ProductFacts } from './fact-book.ts'
import type { VariantFacts } from './option-table.ts'
import type { Token } from './read-tokens.ts'

const smallest = /^(smallest|shortest|kleinste[nrms]?|kurzeste[nrms]?)$/
const largest = /^(largest|biggest|longest|grosste[nrms]?|langste[nrms]?)$/
const smaller = /^(pequen[ao]s?|chic[ao]s?|petite?s?|cort[ao]s?|courte?s?)$/
const larger = /^(grande?s?|larg[ao]s?|longue?s?)$/
const letters = sizeLetters.map(([letter]) => letter)

/** What an option's value measures: "1 l" is 1000 of volume, "XL" the sixth of the letters. */
function sizeOf(key: string): { kind: string; value: number } | null {
  const letter = letters.indexOf(key)
  if (letter >= 0) return { kind: 'letter', value: letter }
  const [, number, unit = ''] = /^(\d+(?:\.\d+)?) ?([a-z]+)$/.exec(key) ?? []
  const scale = scaleOf(unit)
  return number && scale ? { kind: scale.base, value: Number(number) * scale.factor } : null
}

/** "Between the smallest and the largest": both ends; null when not both are said. */
export function extremesOf(product: ProductFacts, tokens: readonly Token[]): [VariantFacts[], VariantFacts[]] | null {
  const ends = [smallest, largest].map((pattern) => {
    const at = tokens.findIndex(({ text }) => pattern.test(text))
    return at < 0 ? null : variantsBySize(product, tokens, [at, at + 1])
  })
  return ends[0] && ends[1] ? [ends[0], ends[1]] : null
}

/** "The smallest one", "la más grande": the variants of the least or the greatest size; null when none is said or nothing is measured. */
export function variantsBySize(
  { variants }: ProductFacts,
  tokens: readonly Token[],
  [start, end]: readonly [number, number],
): VariantFacts[] | null {
  const said = tokens.slice(start, end).map(({ text }) => text)
  const isDegree = (at: number) => /^(mas|plus)$/.test(said[at - 1] ?? '')
  const isLeast = said.some((text, at) => smallest.test(text) || (smaller.test(text) && isDegree(at)))
  const isMost = said.some((text, at) => largest.test(text) || (larger.test(text) && isDegree(at)))
  if (isLeast === isMost) return null
  const sized = [...variants.values()].flatMap((variant) => {
    const size = variant.options.map(({ key }) => sizeOf(key)).find(Boolean)
    return size ? [{ variant, size }] : []
  })
  const kinds = new Set(sized.map(({ size }) => size.kind))
  if (sized.length < variants.size || kinds.size !== 1) return null
  const values = sized.map(({ size }) => size.value)
  const wanted = isLeast ? Math.min(...values) : Math.max(...values)
  return sized.filter(({ size }) => size.value === wanted).map(({ variant }) => variant)
}
