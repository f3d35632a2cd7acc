import type { SearchProduct } from '../search-product.ts'
import { allOf, type ProductAnswer, unknown } from './product-answer.ts'
import type { AskedProduct } from './product-read.ts'
import { readInOptions } from './read-options.ts'
import type { AskedClause, AskedUnit } from './read-question.ts'
import { tellValue } from './tell-value.ts'
import type { OptionFinding } from './words-of-options.ts'

/** The variants (ids) that come in all of some values. */
export const having = ({ variants }: SearchProduct, findings: readonly OptionFinding[]): string[] =>
  variants
    .filter(({ options }) => findings.every(({ option, values }) => values.includes(options[option.name] ?? '')))
    .map(({ id }) => id)

/** The values of an option that some variants come in. */
export const valuesOf = ({ variants }: SearchProduct, name: string, ids: readonly string[]): string[] => [
  ...new Set(variants.flatMap(({ id, options }) => (ids.includes(id) ? (options[name] ?? []) : []))),
]

/** A value that is asked for, of the variants that are named ("how much storage on the 7 inch"), or that the page does not tell it. */
export function toldOrUnknown(
  clause: AskedClause,
  asked: AskedProduct,
  isThing: (unit: AskedUnit) => boolean,
): ProductAnswer {
  const { product } = asked
  const findings = readInOptions({ ...clause, asksValue: false }, asked.options).filter(
    ({ option, values }) => values.length > 0 && values.length < option.values.length,
  )
  const said = new Set(findings.flatMap(({ units }) => units))
  const told = tellValue(clause, asked, (unit) => said.has(unit) || isThing(unit))
  const open = clause.units.filter((unit) => !isThing(unit))
  if (!told) {
    // "Which one has wifi?", but not "which one isn't cork".
    const ofThese = having(product, findings)
    const isOfThese =
      said.size > 0 && clause.dimensions.length === 0 && open.every((unit) => said.has(unit) && !unit.isDenied)
    if (!isOfThese || ofThese.length === 0)
      return unknown(
        product,
        open.map(({ surface }) => surface),
      )
    const options = findings.map(({ option: { name }, values }) => ({ name, values }))
    return { verdict: 'told', quotes: [], options, variants: ofThese, untold: [] }
  }
  const others = findings.filter(({ option }) => !told.options.some(({ name }) => name === option.name))
  const ids = having(product, others)
  if (told.options.length === 0 || others.length === 0 || ids.length === 0)
    return { verdict: 'told', ...told, variants: allOf(product), untold: [] }
  const options = told.options.map(({ name }) => ({ name, values: valuesOf(product, name, ids) }))
  return { verdict: 'told', ...told, options, variants: ids, untold: [] }
}
