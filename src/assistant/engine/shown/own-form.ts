import { type NamedValues, valuesOfProduct } from '../../../search/questions/values-of-product.ts'
import type { Clause } from '../clause.ts'

/** Values of the product that is talked about that a clause names. */
interface OwnValues extends NamedValues {
  /** Names of its options. */
  names: string[]
  /** What is said beside. */
  beside: Clause
}

/** What a clause names of the options of the one product that is talked about, and what it says beside; null where it is about another matter. */
export function ownValues(clause: Clause): OwnValues | null {
  const product = clause.focus ?? (clause.shown.length === 1 ? clause.shown[0] : undefined)
  if (!product) return null
  const { wishes, order } = clause.wish
  const isOption = Object.keys(wishes).every((name) => name === 'options')
  if (!isOption || order !== null) return null
  const named = valuesOfProduct(
    clause.text,
    product.variants.map(({ options }) => options),
    clause.scope.understanding.slots.quantity,
  )
  const names = [...new Set(product.variants.flatMap(({ options }) => Object.keys(options)))]
  return { ...named, names, beside: clause.part(named.rest) }
}

/** Whether values, there or not, are all that is named. */
export function isOnlyValues({ options, lacking, beside }: OwnValues): boolean {
  const isNamed = Object.keys(options).length > 0 || lacking !== null
  return isNamed && !beside.hasWords && !beside.namesGoods && beside.attribute === null
}

/** "I mean the Lando jacket in M": names the product that is talked about by its title, and a value of its own. */
export function namesFocus(clause: Clause): boolean {
  const { focus, named } = clause
  if (!focus || named?.id !== focus.id) return false
  const own = ownValues(named.beside)
  return own !== null && Object.keys(own.options).length > 0
}

/** "And medium in blue instead?" starts over with another form of the product that is talked about, and not with another product. */
export function staysWithFocus(clause: Clause): boolean {
  if (clause.focus === null) return false
  const own = ownValues(clause)
  return namesFocus(clause) || (own !== null && isOnlyValues(own))
}
