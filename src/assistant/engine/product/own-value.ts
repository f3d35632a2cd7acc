import { wordsIn } from '../../../language/text/tokens.ts'
import { valueSaid } from '../../../search/constraints/value-said.ts'
import { asksHaving } from '../asks.ts'
import type { Clause } from '../clause.ts'
import type { Row } from '../frame-row.ts'
import { onlyProduct } from '../shown/about-shown.ts'
import { isOnlyValues, ownValues } from '../shown/own-form.ts'
import { aboutProduct } from './product-moves.ts'

/** "What about 32gb", "40 then": names values of options of the one product that is talked about, and nothing else. */
export function isOwnValue(clause: Clause): boolean {
  const named = clause.isElse || clause.ordinals.length > 1 ? null : ownValues(clause)
  if (named === null || !isOnlyValues(named)) return false
  // "And natural instead?" behind what the pages said of delivery is asked of what comes in natural, whatever it sounds like; of what there is not it has to sound so.
  return Object.keys(named.options).length > 0 || (clause.share(ofValue) ?? 1) >= LEAST_OF_VALUE
}

const ofValue = ['options', 'stock', 'refine', 'ask', 'price', 'give', 'pick', 'talk'] as const
const LEAST_OF_VALUE = 0.15

/** Values of so many options say which form is meant. */
const FEWEST_OF_FORM = 2

/** Letters that words of one family share: "resistant" and "resistance". */
const LETTERS_OF_FAMILY = 6

/**
 * "20 hours and water resistant, in blue" says which form is meant of the one that is talked about, and nothing beside but what an option is called.
 */
function isOwnForm(clause: Clause): boolean {
  if (clause.before.focus === null || asksHaving(clause.text)) return false
  const named = clause.isElse || clause.ordinals.length > 1 ? null : ownValues(clause)
  if (named === null || Object.keys(named.options).length < FEWEST_OF_FORM || named.beside.wish.thing?.isSold)
    return false
  const names = wordsIn(named.names.join(' ')).map((word) => word.slice(0, LETTERS_OF_FAMILY))
  return named.beside.wish.words.every(({ surface }) =>
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
