import { wordsIn } from '../../../language/text/tokens.ts'
import { valueSaid } from '../../../search/constraints/value-said.ts'
import { valuesOfProduct } from '../../../search/questions/values-of-product.ts'
import { asksHaving } from '../asks.ts'
import type { Clause } from '../clause.ts'
import type { Row } from '../frame-row.ts'
import { onlyProduct } from '../shown/about-shown.ts'
import { aboutProduct } from './product-moves.ts'

/** What a clause names of the options of the one product that is talked about, and what it says beside; null where it is about another matter. */
function ownValues(clause: Clause) {
  const product = clause.scope.catalog.index.productById(onlyProduct(clause) ?? '')
  if (!product || clause.isElse || clause.ordinals.length > 1) return null
  const { wishes, order } = clause.wish
  const isOption = Object.keys(wishes).every((name) => name === 'options')
  if (!isOption || order !== null) return null
  const named = valuesOfProduct(
    clause.text,
    product.variants.map(({ options }) => options),
    clause.scope.understanding.slots.quantity,
  )
  const names = [...new Set(product.variants.flatMap(({ options }) => Object.keys(options)))]
  return { ...named, names, rest: clause.part(named.rest) }
}

/** "What about 32gb", "40 then": names values of options of the one product that is talked about, and nothing else. */
export function isOwnValue(clause: Clause): boolean {
  const named = ownValues(clause)
  if (named === null || (Object.keys(named.options).length === 0 && named.lacking === null)) return false
  const { rest } = named
  return !rest.hasWords && !rest.namesGoods && rest.attribute === null
}

/** Values of so many options say which form is meant. */
const FEWEST_OF_FORM = 2

/** Letters that words of one family share: "resistant" and "resistance". */
const LETTERS_OF_FAMILY = 6

/** "20 hours and water resistant, in blue" says which form is meant of the one that is talked about, and nothing beside but what an option is called. */
function isOwnForm(clause: Clause): boolean {
  if (clause.before.focus === null || asksHaving(clause.text)) return false
  const named = ownValues(clause)
  if (named === null || Object.keys(named.options).length < FEWEST_OF_FORM || named.rest.wish.thing?.isSold)
    return false
  const names = wordsIn(named.names.join(' ')).map((word) => word.slice(0, LETTERS_OF_FAMILY))
  return named.rest.wish.words.every(({ surface }) =>
    wordsIn(surface).every((word) => names.includes(word.slice(0, LETTERS_OF_FAMILY))),
  )
}

const asking = ['options', 'stock', 'ask'] as const
const wishing = ['refine', 'find', 'no', 'tell'] as const

/** "No black?" of the one product that is talked about: the value, where it asks for that rather than wishes it away; null where it does not. */
function deniedValue(clause: Clause): string | null {
  const { wishes, words, namesThing, order, hasAudience } = clause.wish
  const [[name = '', denied = []] = []] = Object.entries(wishes.notOptions ?? {})
  const isOnly = Object.keys(wishes).length === 1 && words.length === 0 && order === null && !namesThing && !hasAudience
  const isAsked = clause.isAsking && (clause.share(asking) ?? 0) > (clause.share(wishing) ?? 1)
  const [value] = denied
  // "Which of them isn't black?" rules it out.
  const isMeant = isAsked && !clause.reference.isWhich && onlyProduct(clause) !== undefined
  return isMeant && isOnly && value !== undefined ? valueSaid(name, value) : null
}

const ofDeniedValue: Row = {
  frame: 'products shown',
  when: 'it asks whether the product that is talked about does not come in a value: "no black?"',
  does: 'tells whether it does, else in what it comes',
  of: ['options', 'stock', 'ask'],
  holds: (clause) => deniedValue(clause) !== null,
  move: (turn) =>
    aboutProduct(
      turn.withClause(turn.clause.part(`${deniedValue(turn.clause)}?`, 'stock_question')),
      onlyProduct(turn.clause),
    ),
}

const ofOwnValue: Row = {
  frame: 'products shown',
  when: 'it names values of options of the one product that is talked about, and nothing else: "32gb", "40 then", there or not',
  does: 'tells what there is of that product with them',
  of: ['options', 'stock', 'refine', 'ask', 'price', 'give', 'pick', 'talk'],
  speaksTo: ['shown', 'same'],
  holds: isOwnValue,
  move: (turn) => aboutProduct(turn, onlyProduct(turn.clause)),
}

/** The row of the table for it. */
export const ofOwnForm: Row = {
  frame: 'products shown',
  when: 'it names values of several options of the product that is talked about: "20 hours, in blue"',
  does: 'tells what there is of that product in that form',
  of: ['find', 'refine', 'options', 'stock', 'ask', 'price', 'pick'],
  speaksTo: 'all',
  holds: isOwnForm,
  // "Drip, 4 cups, with a timer" is one form.
  move: (turn) => {
    const form = turn.clause.part(turn.clause.text.replaceAll(/,\s*/g, ' '))
    return aboutProduct(turn.withClause(form), onlyProduct(turn.clause))
  },
}

export const ofValues: readonly Row[] = [ofOwnValue, ofDeniedValue]
