import { wordsOfAll } from '../../../language/packs.ts'
import { hasWord } from '../../../language/text/has-word.ts'
import { tokenize } from '../../../language/text/tokens.ts'
import type { SearchProduct } from '../../../search/search-product.ts'
import { isNoun } from '../../../search/things/is-noun.ts'
import { asksAbout } from '../../understanding/understanding.ts'
import { isDefinite } from '../asks.ts'
import type { Clause } from '../clause.ts'
import type { EngineTurn } from '../engine-turn.ts'
import type { Row } from '../frame-row.ts'
import { withoutTitle } from '../pages/questions-asked.ts'
import { chooseAmong } from '../product/compare-moves.ts'
import { aboutProduct } from '../product/product-moves.ts'
import { pointedProduct } from './pointed-product.ts'
import { productNamed } from './product-named.ts'

const articles = wordsOfAll(({ dialogue }) => dialogue?.definite)
/** A word of more titles is no name of one. */
const MOST_TITLED = 20
/** Who names a product again says no more of it. */
const MOST_WORDS = 4

const wordsIn = (text: string): string[] =>
  tokenize(text).flatMap(({ kind, text: word }) => (kind === 'sign' || articles.has(word) ? [] : word))

/** The one product that "and the wok?" goes on to: of those that were shown, else of the shop; undefined when it says more, or several are called so. */
function nextNamed(clause: Clause): SearchProduct | undefined {
  const { reference, focus, shown, before, scope, wish } = clause
  const words = wordsIn(reference.rest)
  const isBare = words.length > 0 && words.length <= MOST_WORDS && clause.attribute === null && wish.order === null
  if (!reference.isGoingOn || reference.isOther || reference.isSomething || !isBare) return undefined
  const { index } = scope.catalog
  const seen = (before.seen ?? []).flatMap((id) => index.productById(id) ?? [])
  for (const known of [shown, seen]) {
    const own = known.filter(({ title }) => words.every((word) => hasWord(title, word)))
    if (own.length > 0) return own.length === 1 && own[0]?.id !== focus?.id ? own[0] : undefined
  }
  if (!isDefinite(clause.text) && questionBefore(clause) === null) return undefined
  const titled = index.parse(words.join(' ')).groups.map((group) => index.titled(group, MOST_TITLED) ?? [])
  const [only, ...others] = (titled[0] ?? []).filter((one) => titled.every((products) => products.includes(one)))
  return others.length === 0 && only?.id !== focus?.id ? only : undefined
}

/** What was asked of another product in the turn before; null where it asked about a third as well: "does the seat fit the buggy?" */
function questionBefore(clause: Clause): string | null {
  const { topic, question } = clause.before
  if (topic !== 'products shown' || !question) return null
  const { index } = clause.scope.catalog
  const isOfThird = index
    .parse(question)
    .groups.some((group) => isNoun(group.surface) && index.titled(group, 0) === null)
  return isOfThird ? null : question
}

/** More than these are not asked one by one. */
const MOST_OTHERS = 3

/** "And the other one?", "y los otros?", behind a question about one of those that were put side by side, or of two: these, and what was asked; null where nothing was, or it says more. */
function othersAsked(clause: Clause): { others: SearchProduct[]; question: string } | null {
  const { reference, scope, text } = clause
  const isBare = reference.isGoingOn && reference.isOther && isDefinite(text) && !clause.hasWords && !clause.hasValues
  if (!isBare) return null
  const earlier = scope.understanding.found.filter((one) => one.clause !== text && asksAbout.has(one.act))
  const { index } = scope.catalog
  const { compared = [], shown, talked } = clause.before
  const [said] = earlier.flatMap((one) => (one.clause === undefined ? [] : clause.part(one.clause, one.act)))
  const meant = said ? (productNamed(said) ?? pointedProduct(said) ?? clause.first) : clause.before.focus
  const title = index.productById(meant ?? '')?.title
  const question = said ? withoutTitle(said.text, title ?? '') : questionBefore(clause)
  const known = [compared, shown, talked.slice(0, 2)].find((ids) => ids.length > 1 && ids.includes(meant ?? '')) ?? []
  const others = known.flatMap((id) => (id === meant ? [] : (index.productById(id) ?? [])))
  const isOneOfTwo = known === compared || others.length === 1
  return question && isOneOfTwo && others.length > 0 && others.length <= MOST_OTHERS ? { others, question } : null
}

/** The row of the table for it. */
export const ofOthersAsked: Row = {
  frame: 'products shown',
  when: 'it goes on to the other of two, or of those put side by side, and says nothing else: "and the other one?"',
  does: 'answers what was asked of the one before',
  of: ['ask', 'options', 'price', 'pick', 'stock', 'find', 'compare', 'more', 'refine'],
  holds: (clause) => othersAsked(clause) !== null,
  move: (turn) => {
    const { others = [], question = '' } = othersAsked(turn.clause) ?? {}
    const asked = turn.withClause(turn.clause.part(question, 'product_question'))
    return others.length === 1 ? aboutProduct(asked, others[0]?.id) : chooseAmong(asked, others)
  },
}

export const ofNextNamed: Row = {
  frame: 'products shown',
  when: 'it goes on to another product by its name, and says nothing else: "and the wok?"',
  does: 'answers what was asked of the one before, else tells what there is to tell',
  of: ['ask', 'options', 'price', 'pick', 'stock', 'find', 'compare'],
  holds: (clause) => (clause.before.compared ?? []).length < 2 && nextNamed(clause) !== undefined,
  move: (turn: EngineTurn) => {
    const question = questionBefore(turn.clause)
    const asked = turn.clause.part(question ?? '', 'product_question')
    return aboutProduct(turn.withClause(asked), nextNamed(turn.clause)?.id)
  },
}
