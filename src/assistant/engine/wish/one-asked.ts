import { type TextToken, tokenize, wordsIn } from '../../../language/text/tokens.ts'
import type { SearchResult } from '../../tools/tool-results.ts'
import { clausesOf } from '../../understanding/clauses.ts'
import { asksHaving, isDefinite, withoutHaving } from '../asks.ts'
import type { Clause } from '../clause.ts'
import { measured } from '../product/measure-moves.ts'

/**
 * "That does not tip over" of "it wobbles. is there one that does not tip over?": what one of the kind that was shown is to be like; null where
 * none is asked for.
 */
export function oneAsked(clause: Clause): string | null {
  const { before, text } = clause
  if (clause.first === undefined || before.search === null || before.search.isEmpty) return null
  const asked = clausesOf(text).findLast(asksHaving)
  if (asked === undefined) return null
  const { reference } = asked === text ? clause : clause.part(asked)
  const behind = withoutHaving(asked)
  if (!reference.isOne || reference.isOther || isDefinite(behind)) return null
  const asking = wordsIn(asked).length - wordsIn(behind).length
  const told = clause.part(reference.rest.slice(tokenize(reference.rest).filter(isWord)[asking]?.start))
  const { wish } = told
  // "Is there a cheaper one", "is there one in red?", "is there one?"
  const isOfOwn = told.priceDirection !== 0 || wish.order !== null || measured(told) !== null
  const isOfValue = wish.wishes.options !== undefined && !told.hasWords
  return isOfOwn || isOfValue || wish.namesThing || !(told.hasWords || told.hasValues) ? null : told.text
}

const isWord = ({ kind }: TextToken): boolean => kind !== 'sign'

/** Whether nothing was found but what is not so and was shown before. */
export const foundNoOther = ({ before }: Clause, { products, fit }: SearchResult): boolean =>
  fit !== 'exact' && products.every(({ id }) => before.shown.includes(id) || id === before.focus)
