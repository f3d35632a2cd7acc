import { wordsOfAll } from '../../../language/packs.ts'
import { readReference } from '../../../language/readers/read-reference.ts'
import { hasWord } from '../../../language/text/has-word.ts'
import { plainOf } from '../../../language/text/plain.ts'
import { tokenize, wordsIn } from '../../../language/text/tokens.ts'
import { languageOf } from '../../../search/analysis/languages.ts'
import { type ConstraintFilters, matchesFilters } from '../../../search/constraints/filters.ts'
import { tellsMeasure } from '../../../search/fit/read-measures.ts'
import { asksOfBoxOnly } from '../../../search/questions/read-question.ts'
import type { SearchProduct } from '../../../search/search-product.ts'
import { isNoun } from '../../../search/things/is-noun.ts'
import { clausesOf } from '../../understanding/clauses.ts'
import { isOnlyPlace } from '../../understanding/rules.ts'
import { asksDetails, isOfPrice } from '../asks.ts'
import type { Clause } from '../clause.ts'
import type { EngineTurn } from '../engine-turn.ts'
import { pointedProduct, pointingHead } from '../shown/pointed-product.ts'

const joiners = wordsOfAll((pack) => pack.joiners)

/** More questions of one breath are not answered apart. */
const MOST_QUESTIONS = 3

/** What is asked about a product: "how much is it and can it stay outside?" asks twice. A clause that only points at it asks nothing. */
export function questionsOf({ words: said, clause }: EngineTurn): string[] {
  const { language } = clause.scope.understanding
  const pointing = pointingHead(clause)
  // "She is 76 cm round the chest, what size?" tells for whom it is.
  const isMeasure = (part: string) => tellsMeasure(part, language, clause.scope.catalog.language)
  const head = pointing && isMeasure(pointing.text) ? null : pointing
  // "The ceramic one in green, two of them": where there is none in green, that is asked.
  const isLacking = head !== null && lacksValues(head.product, clause.part(head.text).wish.wishes)
  const words = head && !isLacking ? said.slice(said.indexOf(head.text) + head.text.length + 1).trim() || said : said
  // "The second one, is it warm?": "L" in "in green, L?" is no place.
  const pointsByPlace = clause.scope.understanding.ordinals.length > 0
  const parts = partsOf(words, clause)
    .map((part) =>
      part
        .split(',')
        .filter((piece) => !pointsByPlace || !isOnlyPlace(plainOf(piece.trim())))
        .join(','),
    )
    .filter((part) => part.trim() !== '' && !onlyPoints(part, clause))
  if (parts.length === 0) return [words]
  const isAsked = (part: string) =>
    isOfPrice(part) ||
    asksSomething(part, language) ||
    clause.scope.understanding.found.some((one) => one.clause === part && one.act === 'product_question') ||
    (parts.length > 1 && clause.part(part).asksStock)
  // What goes on from a question asks too: "is it in stock, and machine washable". For whom it is belongs to what is asked.
  const asking = isAsked(parts[0] ?? '') ? parts : parts.filter((part) => isAsked(part) || isMeasure(part))
  // "Which batteries does it take, and are they included?": what only asks for the box goes on from what is asked before.
  const whole: string[] = []
  for (const part of asking) {
    const last = whole.at(-1)
    const goesOn =
      last !== undefined && !isOfPrice(last) && asksOfBoxOnly(part, language, clause.scope.catalog.language)
    // "Does it fit a thick arm? Mine is 38 cm.", "her head is 52 cm, which size and how much is it"
    const isOfLast =
      last !== undefined &&
      ((!isAsked(part) && isMeasure(part)) || (last === asking[0] && !isAsked(last) && isMeasure(last)))
    if (goesOn || isOfLast) whole[whole.length - 1] = `${last} ${part}`
    else whole.push(part)
  }
  // "I wanted the third, not the first. Do you still have it?", "the leather ones, habt ihr die noch?" ask whether it is there, and nothing of the words before.
  const bare = lastPiece(words)
  if (whole.length < 2 && isOfOneForm(clause) && pointsOnly(clause.part(bare))) return [bare]
  return whole.length > 1 ? whole.slice(0, MOST_QUESTIONS) : [asking.length > 1 ? (whole[0] as string) : joined(parts)]
}

/** "Looks good, how long does it last?": parts stay apart where they are read again. */
const joined = (parts: readonly string[]): string =>
  parts.reduce((text, part) => `${text}${/[\p{L}\p{N}]$/u.test(text) ? ',' : ''} ${part}`)

/** What stands behind the last sign within a text. */
const lastPiece = (text: string): string =>
  text
    .split(/[,.;!?:]/)
    .findLast((piece) => /\p{L}/u.test(piece))
    ?.trim() ?? text

/** Asks whether something is there that comes in one form; "the big one, do you still have it?" tells the form. */
function isOfOneForm(clause: Clause): boolean {
  const id = pointedProduct(clause) ?? clause.first ?? ''
  return clause.act === 'stock_question' && clause.scope.catalog.index.productById(id)?.variants.length === 1
}

/** "Habt ihr die noch?", "do you still have it": points at what was named, and says no more of it. */
const pointsOnly = ({ reference, hasWords, hasValues }: Clause): boolean => reference.isIt && !hasWords && !hasValues

/** The clauses of a text, also where the message was parted otherwise: "in purple | and whats the fabric". */
function partsOf(text: string, { scope }: Clause): string[] {
  const starts = scope.understanding.found.flatMap((one) => (one.clause === undefined ? -1 : text.indexOf(one.clause)))
  const cuts = [0, ...starts.filter((at) => at > 0).sort((a, b) => a - b), text.length]
  // "Is it warm, and", before what is asked of something else.
  const isMore = (part: string) => wordsIn(part).some((word) => !joiners.has(word))
  return cuts.slice(1).flatMap((end, at) => clausesOf(text.slice(cuts[at], end)).filter(isMore))
}

/** "OK that one" before "is it washable?", "what is the second one like" or "what about the Wren" before "is it warm?". */
const onlyPoints = (part: string, clause: Clause): boolean =>
  asksDetails(part) ||
  clause.scope.understanding.found.some((one) => one.clause === part && one.deed === 'pick') ||
  (clause.isBeside && saysNothing(clause.part(part)))

/** "What about the", of what is left beside a title. */
const saysNothing = ({ text, reference, scope }: Clause): boolean =>
  reference.isGoingOn && wordsIn(text).every((word) => languageOf(scope.understanding.language).stopWords.has(word))

const lacksValues = (product: SearchProduct, { options }: ConstraintFilters): boolean =>
  options !== undefined && !matchesFilters(product, { options }).matches

const asksSomething = (part: string, language: string): boolean =>
  /[?？]\s*$/.test(part) || readReference(part, language, isNoun).isQuestion

/** A question without the words that name the product it is asked of: "is der für induktion" of "ist der wok für induktion". */
export function withoutTitle(question: string, title: string): string {
  const named = tokenize(question).filter(({ kind, text }) => kind === 'word' && hasWord(title, text))
  return named.reduceRight((text, { start, end }) => `${text.slice(0, start)}${text.slice(end)}`, question)
}
