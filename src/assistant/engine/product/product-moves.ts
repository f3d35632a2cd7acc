import { namesSize } from '../../../language/amounts/names-size.ts'
import { namesColour } from '../../../language/readers/without-kinds.ts'
import { plainOf } from '../../../language/text/plain.ts'
import { tokenize } from '../../../language/text/tokens.ts'
import { isOfSwitch as isSwitchValue } from '../../../search/constraints/value-said.ts'
import { asksOfGoods } from '../../../search/questions/read-question.ts'
import type { Statement } from '../../statement.ts'
import type { ProductDetail, ProductResult, ToldAnswer } from '../../tools/tool-results.ts'
import { clausesOf } from '../../understanding/clauses.ts'
import { services } from '../../understanding/understanding.ts'
import { asksHaving, isOfPrice, kindsAsked, valuesNamed } from '../asks.ts'
import type { Clause } from '../clause.ts'
import type { EngineTurn, Move } from '../engine-turn.ts'
import { mayBeOfPages } from '../pages/asks-of-shop.ts'
import { questionsOf, withoutTitle } from '../pages/questions-asked.ts'
import { asksOfCare, fromPages } from '../pages/quote-policy.ts'
import { elsewhereOf, type NamedBeside, namedBeside, namesOnly, noteElsewhere } from '../shown/named-beside.ts'
import { asksForItself, namesItself } from '../shown/product-named.ts'
import { unsoldThing } from '../wish/missing-thing.ts'
import { describe, ofOtherForm, tellMissing } from './describe.ts'
import { optionSentences, priceOf, tellReduced, tellSizes } from './product-sentences.ts'
import { othersThere, tellLeft, tellPieces, tellStock, withSoldOut } from './stock-moves.ts'
import { tellUnknown } from './tell-unknown.ts'
import { valuesAsked } from './values-asked.ts'

/** As surely as this a fact is asked. */
const LEAST_OF_FACT = 0.6

/** After so many products nothing tells which one is meant. */
const MOST_TOLD = 2
type Found = Extract<ProductResult, { found: true }>

/** Answers what is asked or said about one product, from what the shop tells of it. */
export function aboutProduct(turn: EngineTurn, id: string | undefined): Move {
  const found = turn.answers<ProductResult>('get_product')
  const known = found.filter((one): one is Found => one.found && (one.of ?? one.product.id) === id)
  const questions = questionsOf(turn)
  const next = questions[known.length]
  if (id === undefined || (known.length === 0 && found.length > MOST_TOLD)) return { say: [turn.say('which_product')] }
  if (next !== undefined) return { call: { tool: 'get_product', input: { product_id: id, question: next } } }
  const isAlone = questions.length === 1
  const told = known.map((one, place) => tell(turn, one, { question: questions[place] ?? turn.words, isAlone }))
  const says = withSoldOut(turn, known, told)
  const title = known[0]?.product.title
  const isAsking = !turn.clause.isOnlyPointing && turn.words !== ''
  turn.scope.state.question = isAsking && title !== undefined ? withoutTitle(questions.join(' '), title) : null
  const isOpen = (at: number) => says[at]?.length === 0
  // What is only likely to answer gives way to pages that have the words.
  const openAt = known.flatMap((_, at) => (isOpen(at) ? at : []))
  const isFirst = elsewhereOf(turn.scope) === undefined
  // "Is the Loden for men? Is the Fjord warm?": what is silent of the one is asked of the other.
  const other = isFirst && !isAlone ? openAt.find((at) => namedApart(turn, questions[at] ?? '', id)) : undefined
  const open = known[other ?? openAt[0] ?? -1] ?? known.find(({ answer }) => answer?.isLikely)
  const untoldOf = (isUntold: (one: Found, place: number) => boolean, said: readonly string[]) =>
    tellUnknown(
      turn,
      known.flatMap((one, place) =>
        isUntold(one, place) || isPartTold(one) ? { ...one, question: questions[place] ?? turn.words } : [],
      ),
      { isAlone, said },
    )
  if (!open) return { say: [...says.flat(), ...untoldOf(() => false, [])] }
  const answer: Pick<ToldAnswer, 'untold' | 'named' | 'nearest'> = open.answer ?? { untold: [] }
  // Where nothing is named that is not told, any page would do; how a thing is washed a page may tell in any case.
  const place = known.indexOf(open)
  // "How much is it? Does it have pockets?": the price is not asked of the pages.
  const ofOpen = isAlone ? turn : turn.withClause(turn.clause.part(questions[place] ?? turn.words))
  const isOfCare = asksOfCare(ofOpen.words, turn.language)
  const of = isOfCare || isOpen(place) ? open.product.title : null
  const named = isOfCare && answer.untold.length === 0 ? [open.product.title] : answer.untold
  const mayTell = named.length > 0 ? isOfCare || mayBeOfPages(ofOpen.words, turn.language) : services.has(turn.act)
  const pages = mayTell ? fromPages(ofOpen, named, of) : undefined
  if (pages && 'call' in pages) return pages
  const others =
    isFirst && isOpen(place) && !pages ? namedApart(turn, questions[place] ?? turn.words, open.product.id) : null
  const said = known.flatMap(({ answer: own }, at) => (isOpen(at) ? [] : (own?.quotes ?? [])))
  // What is asked again in other words was answered.
  if (!pages && !others && answer.nearest !== undefined && said.includes(answer.nearest)) return { say: says.flat() }
  // "Is it waterproof, and how is it washed?": what nothing tells is owned up to, all at once. Behind what names another it is of that.
  const untold = untoldOf((one, at) => isOpen(at) && (others ? at < place : one !== open || !pages), said)
  if (others) {
    noteElsewhere(turn.scope, { ...others, said: [...says.flat(), ...untold] })
    return { say: [] }
  }
  if (!pages) return { say: [...says.flat(), ...untold] }
  // "Can you convert it, and what does that cost?": the pages tell both.
  const own = says.filter((_, at) => known[at] !== open && (at < place || !isOfPrice(questions[at] ?? '')))
  return { say: [...own.flat(), ...pages.say, ...untold] }
}

/** Of "dishwasher and microwave safe" the page tells the one. */
const isPartTold = ({ answer }: Found): boolean =>
  answer !== undefined &&
  answer.verdict !== 'unknown' &&
  !answer.isLikely &&
  answer.untold.length > 0 &&
  answer.quotes.length > 0

/** What a question that the page of a product does not answer asks of others; of several questions each by itself. */
function namedApart(turn: EngineTurn, question: string, id: string): NamedBeside | null {
  const { text } = turn.scope.understanding
  const asked = turn.clause.part(question)
  const title = turn.scope.catalog.index.productById(id)?.title ?? ''
  const isApart = question !== turn.words && text.includes(question)
  // "Is it water resistant?", asked of the grater, asks of no water, nor "is the Kenobi Jacket insulated?" of an Insulated Pant.
  const isOfIt =
    (question !== turn.words && asked.reference.isIt) || plainOf(isApart ? question : text).includes(plainOf(title))
  // "The 6, how big is the storage" asks for no storage.
  return isOfIt || namesItself(isApart ? asked : turn.clause, id) ? null : namedBeside(asked, id)
}

/** Answers from the page of a product where a sentence of it tells what is asked; null where none does. */
export function toldByPage(turn: EngineTurn, id: string): Move | null {
  const known = turn
    .answers<ProductResult>('get_product')
    .find((one): one is Found => one.found && (one.of ?? one.product.id) === id)
  // What it costs is asked of a service: "can you wrap it? how much".
  const parts = clausesOf(turn.words).filter((part) => !isOfPrice(part))
  const question = parts.length > 0 ? parts.join(' ') : turn.words
  if (!known) return { call: { tool: 'get_product', input: { product_id: id, question } } }
  const { answer, product } = known
  if (answer && answer.verdict !== 'unknown' && answer.quotes.length > 0 && !answer.isLikely)
    return { say: quotesOf(turn, product, answer) }
  // What answers instead is not about the product.
  const { scope } = turn
  if (scope.cards.every(({ externalId }) => externalId === id)) scope.cards = []
  return null
}

/** Asks about a product, and none is named or was shown: the pages may tell, or the shop has no such thing. */
export function ofNothing(turn: EngineTurn): Move {
  const words = turn.clause.wish.words.map(({ surface }) => surface)
  const told = fromPages(turn, words)
  if (told) return told
  const unsold = unsoldThing(turn.clause)
  return {
    say: [unsold === null ? turn.say('which_product') : turn.say('no_such_thing', { wanted: turn.typed(unsold) })],
  }
}

interface Asked {
  question: string
  /** Nothing else is asked in the message: what it sounds like is what this asks. */
  isAlone: boolean
}

function tell(turn: EngineTurn, { product, answer, wished }: Found, { question, isAlone }: Asked): Statement[] {
  const variants = answer?.variants ?? wished ?? product.variants
  // "He is 28 kg, so I need the L: is it in stock?" asks no more whether it fits.
  if (answer?.fits === 'quoted')
    return turn.clause.part(question).asksStock ? tellStock(turn, product, variants) : quotesOf(turn, product, answer)
  if (answer?.fits) return [...tellSizes(turn, answer), ...tellStock(turn, product, variants)]
  const byOption = answer !== undefined && answer.options.length > 0
  const isOfNone = byOption && answer.options.length > 1 && answer.variants.length === 0
  if (byOption && (answer.verdict === 'no' || isOfNone)) return tellMissing(turn, product, answer)
  const pieces = piecesOf(turn, product)
  if (pieces > 1) return tellPieces(turn, product, variants, pieces)
  const { catalog, understanding } = turn.scope
  const part = turn.clause.part(question)
  // "Il pèse combien ?" asks for no stock.
  const isOfMeasure = !part.hasValues && asksOfGoods(question, understanding.language, catalog.language)
  if (!isOfMeasure && part.stockQuestion === 'left') return tellLeft(turn, product, variants)
  const isTold = answer?.verdict === 'told'
  if (!answer || (turn.clause.isOnlyPointing && !isTold)) return describe(turn, product, variants)
  if (turn.clause.asksReduced) return [tellReduced(turn, product, variants)]
  if (isOfPrice(question)) return [priceOf(turn, product, variants), ...othersThere(turn, product, variants)]
  // "Can it get wet?" of what comes water resistant and not: what is so, and what that costs.
  const isOfSwitch = isTold && answer.options.some(({ values }) => values.every(isSwitchValue))
  if (isOfSwitch && variants.length < product.variants.length) return [priceOf(turn, product, variants)]
  const listed = valuesAsked(turn, product, variants, question)
  if (listed.length > 0) return listed
  if (byOption && answer.verdict === 'yes')
    return [...(ofOtherForm(turn, product, answer) ?? tellStock(turn, product, variants)), ...lost(turn, answer)]
  const { asksStock } = isAlone ? turn.clause : turn.clause.part(question)
  // "Is it for left-handers?" of what is not asks for no stock.
  const isOfStock = asksStock || (isAlone && turn.act === 'stock_question' && answer.verdict !== 'no')
  // "Do you have it in 42?" of one that has no sizes.
  if (!byOption && namesSize(question)) return []
  // "Do I have to plug it in?" asks for no stock, whatever it sounds like.
  if (answer.isLikely && !asksStock) {
    // "Do you have the ceramic lamp?", "tell me more about the first" ask for nothing that one sentence tells.
    const isBare = asksNothing(turn, answer, part, product)
    return isBare ? describe(turn, product, variants) : quotesOf(turn, product, answer)
  }
  if (asksForItself(part, product.id)) return describe(turn, product, variants)
  const isNarrowed = byOption && variants.length < product.variants.length
  // "Do you have the Kolinsky?" of another brush: what is there of this one answers nothing.
  const isOfOther =
    answer.verdict === 'unknown' &&
    (asksHaving(question) || asksStock) &&
    answer.untold.some((words) => isMeant(turn, words) && isKnown(turn, words))
  if (isOfOther) return []
  // "Do you have it in sage?" of one that has no colours, "in glass?": that it is there answers nothing.
  const untold = new Set(answer.untold.map(plainOf))
  const isOfValue = asksStock ? valuesNamed(part).some((value) => untold.has(plainOf(value))) : untold.size > 0
  // "What sizes?" of one that has none.
  const isOfKind = !asksStock && kindsAsked(part).length > 0
  if (isOfStock && (isOfValue || isOfKind) && !byOption) return []
  // "Does 'expert' mean tiny pieces?" is not answered by what there is of that.
  const isOfFact = untold.size > 0 && (turn.clause.share(['ask']) ?? 0) > LEAST_OF_FACT
  const isOfForm = isNarrowed && answer.verdict === 'unknown' && answer.quotes.length === 0 && !isOfFact
  const quotes = quotesOf(turn, product, answer)
  // "Does it come in black?" of one whose page lists its colours, and that has no options.
  const isOfNumber = isTold && /\d/.test(question)
  const isToldOfValue =
    !asksStock && quotes.length > 0 && (isOfNumber || valuesNamed(part).length > 0 || namesColour(question))
  if ((isOfStock && !isToldOfValue && (!byOption || isNarrowed)) || isOfForm) return tellStock(turn, product, variants)
  const options = byOption ? optionSentences(turn, product, answer) : []
  if (quotes.length + options.length > 0) return [...options, ...quotes]
  // "What about the wren?", "do you have the wren?" of the Wren.
  const isOnlyNamed = turn.clause.reference.isGoingOn && (!part.reference.isIt || !part.reference.isQuestion)
  if (answer.verdict === 'yes' && (isOnlyNamed || asksHaving(question))) return describe(turn, product, variants)
  if (answer.verdict === 'yes' || answer.verdict === 'no') {
    return [turn.say(answer.verdict === 'yes' ? 'answer_yes_field' : 'answer_no_field', { title: turn.title(product) })]
  }
  if (asksStock) return tellStock(turn, product, variants)
  // "How much storage does it have?", of a page that tells none, asks for no price.
  return !isOfMeasure && asksNothing(turn, answer, part, product) ? describe(turn, product, variants) : []
}

/** Whether words stand for something: the "second" of "is the second one in stock" points, and "right now" asks for nothing. */
const isMeant = ({ scope: { understanding } }: EngineTurn, words: string): boolean =>
  tokenize(words).some(({ text }) => !'or'.includes(understanding.roles.get(text) ?? 't'))

/** Whether a text of the shop has a word. */
const isKnown = ({ scope: { catalog } }: EngineTurn, word: string): boolean =>
  catalog.index.parse(word).groups.some((group) => catalog.index.knows(group))

/** How many are wanted: the number of "Keyboard 61" is its title's. */
const piecesOf = ({ clause: { pieces } }: EngineTurn, { title }: ProductDetail): number =>
  tokenize(title).some(({ text }) => text === String(pieces)) ? 1 : pieces

const quotesOf = (turn: EngineTurn, product: ProductDetail, answer: ToldAnswer): Statement[] =>
  answer.quotes.map((quote, at) =>
    turn.say(quoteKeys(answer)[at === 0 ? 0 : 1], { title: turn.title(product), quote: turn.quote(quote) }),
  )

/** What was wished for before, and there is not together with what is asked now: "not in XL"; and what was not wanted and is there. */
const lost = (turn: EngineTurn, { missing = [], denied = [] }: ToldAnswer): Statement[] => [
  ...(missing.length === 0 ? [] : [turn.say('not_in_former', { values: missing.join(', ') })]),
  ...denied.map((wanted) => turn.say('near_denied', { wanted })),
]

/** "Do you have the Hero Hoodie?": beside the title there is nothing that a page could tell. */
const asksNothing = ({ clause }: EngineTurn, { untold, named = [] }: ToldAnswer, part: Clause, { id }: ProductDetail) =>
  (clause.isBeside && untold.length === 0 && !clause.hasWords && !clause.wish.namesThing) ||
  (named.length === 0 && namesOnly(part, id))

const quoteKeys = ({ verdict }: ToldAnswer) =>
  verdict === 'yes'
    ? (['answer_yes_quote', 'answer_quote_more'] as const)
    : verdict === 'no'
      ? (['answer_no_quote', 'answer_quote_more'] as const)
      : (['answer_quote', 'answer_quote_more'] as const)

/** Orders are placed in the shop: says so, with the product's card. */
export function buy(turn: EngineTurn, id: string | undefined): Move {
  const known = turn.answer<ProductResult>('get_product')
  if (!known?.found) return aboutProduct(turn, id)
  const variants = known.answer?.variants ?? known.product.variants
  const there = variants.some(({ available }) => available)
  const pieces = piecesOf(turn, known.product)
  const told = pieces > 1 ? tellPieces(turn, known.product, variants, pieces) : describe(turn, known.product, variants)
  return {
    say: [...told.slice(0, there && pieces === 1 ? 1 : 2), ...(there ? [turn.say('buy_on_page')] : [])],
  }
}
