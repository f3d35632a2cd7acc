import { readReference } from '../../../language/readers/read-reference.ts'
import { hasWord } from '../../../language/text/has-word.ts'
import { plainOf } from '../../../language/text/plain.ts'
import { tokenize } from '../../../language/text/tokens.ts'
import { type ConstraintFilters, matchesFilters } from '../../../search/constraints/filters.ts'
import { tellsMeasure } from '../../../search/fit/read-measures.ts'
import { asksOfBoxOnly } from '../../../search/questions/read-question.ts'
import type { SearchProduct } from '../../../search/search-product.ts'
import { isNoun } from '../../../search/things/is-noun.ts'
import { clausesOf } from '../../understanding/clauses.ts'
import { isOnlyPlace } from '../../understanding/rules.ts'
import { isOfPrice } from '../asks.ts'
import type { EngineTurn } from '../engine-turn.ts'
import { pointingHead } from '../shown/pointed-product.ts'

/** More questions of one breath are not answered apart. */
const MOST_QUESTIONS = 2

/** What is asked about a product: "how much is it and can it stay outside?" asks twice. A clause that only points at it asks nothing. */
export function questionsOf({ words: said, clause }: EngineTurn): string[] {
  const head = pointingHead(clause)
  // "The ceramic one in green, two of them": where there is none in green, that is asked.
  const isLacking = head !== null && lacksValues(head.product, clause.part(head.text).wish.wishes)
  const words = head && !isLacking ? said.slice(said.indexOf(head.text) + head.text.length + 1).trim() || said : said
  // "The second one, is it warm?": "L" in "in green, L?" is no place.
  const pointsByPlace = clause.scope.understanding.ordinals.length > 0
  const parts = clausesOf(words)
    .map((part) =>
      part
        .split(',')
        .filter((piece) => !pointsByPlace || !isOnlyPlace(plainOf(piece.trim())))
        .join(','),
    )
    .filter((part) => part.trim() !== '')
  if (parts.length === 0) return [words]
  const { language } = clause.scope.understanding
  const isAsked = (part: string) =>
    isOfPrice(part) || asksSomething(part, language) || (parts.length > 1 && clause.part(part).asksStock)
  // What goes on from a question asks too: "is it in stock, and machine washable".
  const asking = isAsked(parts[0] ?? '') ? parts : parts.filter(isAsked)
  // "Which batteries does it take, and are they included?": what only asks for the box goes on from what is asked before.
  const whole: string[] = []
  for (const part of asking) {
    const last = whole.at(-1)
    const goesOn =
      last !== undefined && !isOfPrice(last) && asksOfBoxOnly(part, language, clause.scope.catalog.language)
    // "Does it fit a thick arm? Mine is 38 cm."
    const isOfLast = last !== undefined && !isAsked(part) && tellsMeasure(part, language, clause.scope.catalog.language)
    if (goesOn || isOfLast) whole[whole.length - 1] = `${last} ${part}`
    else whole.push(part)
  }
  return whole.length > 1
    ? whole.slice(0, MOST_QUESTIONS)
    : [asking.length > 1 ? (whole[0] as string) : parts.join(' ')]
}

const lacksValues = (product: SearchProduct, { options }: ConstraintFilters): boolean =>
  options !== undefined && !matchesFilters(product, { options }).matches

const asksSomething = (part: string, language: string): boolean =>
  /[?？]\s*$/.test(part) || readReference(part, language, isNoun).isQuestion

/** A question without the words that name the product it is asked of: "is der für induktion" of "ist der wok für induktion". */
export function withoutTitle(question: string, title: string): string {
  const named = tokenize(question).filter(({ kind, text }) => kind === 'word' && hasWord(title, text))
  return named.reduceRight((text, { start, end }) => `${text.slice(0, start)}${text.slice(end)}`, question)
}
