import { packOf, wordsOfAll } from '../../language/packs.ts'
import { boundedReading, textBounds } from '../../shared/bounded-text.ts'
import type { SearchProduct } from '../search-product.ts'
import type { StoreCatalog } from '../store-catalog.ts'
import { byAge } from './answer-audience.ts'
import { answerContents } from './answer-contents.ts'
import { asksEither, partsOf } from './asked-parts.ts'
import { boundByOption } from './bound-by-option.ts'
import { bySentence, LEAST_SURE } from './by-sentence.ts'
import { equalSizes } from './equal-sizes.ts'
import { namedIn } from './named-words.ts'
import { bySwitchNear, optionsNear, valuesSaying } from './options-near.ts'
import { allOf, bothOf, bySizes, isTold, merged, type ProductAnswer, together, unknown } from './product-answer.ts'
import { type AskedProduct, askedProductOf, isNamedBy } from './product-read.ts'
import { rankSentences } from './rank-sentences.ts'
import { readEither, rowsHolding } from './read-amounts.ts'
import { readInTexts } from './read-in-texts.ts'
import { readInOptions } from './read-options.ts'
import { type AskedClause, type AskedUnit, readQuestion } from './read-question.ts'
import type { ShopText } from './shop-texts.ts'
import { fittingSizes } from './size-chart.ts'
import { hasToDoWith, statedIn } from './stated-in.ts'
import { asksHowMuch, tellingOf, tellsOfBox } from './tell-value.ts'
import { having, toldOrUnknown, valuesOf } from './told-or-unknown.ts'
import { valueTest } from './value-types.ts'
import { speaksOfSomebody } from './weight-told.ts'
import { withoutRemarks } from './without-remarks.ts'

export type { ProductAnswer } from './product-answer.ts'

/**
 * Answers a shopper's question about one product from what the shop says of it.
 * @param language the shopper's, BCP 47
 * @param told what was said before of whom it is for: "he weighs 52 lbs"
 */
export function answerQuestion(
  question: string,
  product: SearchProduct,
  { catalog, language, told = '' }: { catalog: StoreCatalog; language: string; told?: string },
): ProductAnswer {
  const answer = answerAlone(question, product, { catalog, language })
  if (told === '' || answer.fits || answer.verdict === 'no') return answer
  // A "yes" without a word of the shop says no more than which product is meant.
  const isOpen = answer.verdict !== 'yes' || answer.quotes.length + answer.options.length === 0
  const own = packOf(language)?.code ?? catalog.language
  const clauses = readQuestion(boundedReading(question, textBounds.question), own, catalog.language)
  const dimensions = clauses.flatMap((one) => one.dimensions)
  const asksSize = dimensions.includes('size') && clauses.some(({ asksValue }) => asksValue)
  const isOfThem = dimensions.length === 0 && answer.untold.length === 0 && speaksOfSomebody(question)
  const tellsOwn = clauses.some(({ amounts }) => amounts.some(({ unit }) => unit !== null))
  if (!isOpen || tellsOwn || !(asksSize || isOfThem)) return answer
  const both = answerAlone(`${told}. ${question}`, product, { catalog, language })
  return both.fits || (isOfThem && both.verdict !== 'unknown') ? both : answer
}

function answerAlone(
  question: string,
  product: SearchProduct,
  { catalog, language }: { catalog: StoreCatalog; language: string },
): ProductAnswer {
  const own = packOf(language)?.code ?? catalog.language
  const text = boundedReading(question, textBounds.question)
  const clauses = readQuestion(text, own, catalog.language)
  const answer = answerClauses(text, clauses, product, { catalog, own })
  return { ...answer, quotes: answer.quotes.flatMap((quote) => rowsHolding(quote, clauses, catalog.language)) }
}

function answerClauses(
  text: string,
  all: readonly AskedClause[],
  product: SearchProduct,
  { catalog, own }: { catalog: StoreCatalog; own: string },
): ProductAnswer {
  const asked = askedProductOf(product, catalog.language)
  const clauses = withoutRemarks(all, asked, own)
  const sizes = fittingSizes(clauses, asked.options, asked)
  if (sizes) return bySizes(sizes, product)
  const ofEqual = clauses.find(({ asksEqual }) => asksEqual)
  if (ofEqual) return equalSizes(ofEqual, asked)
  const answers = clauses.map((clause) => ofOwn(clause, answerClause(clause, asked), clauses.length))
  // "With a guarantee? How long?" asks twice about the guarantee, and not how long the thing is.
  const isOfIt = (at: number) => at > 0 && clauses[at]?.units.length === 0 && answers[at]?.quotes.length === 0
  const isName = clauses.map(
    ({ units, ...clause }) =>
      units.length > 0 &&
      units.every((unit) => statedIn(asked.title, unit, { ...clause, asksIncluded: false }) === 'holds'),
  )
  const isTelling = (answer: ProductAnswer, at: number) => isTold(answer, answers, isName[at] === true)
  // "Does it fit 45 cm? I have thick arms": a remark behind a question is not asked.
  const isAsked = (at: number) => clauses[at]?.isAsked === true || !clauses.some((one) => one.isAsked)
  const places = answers.map((_, at) => at)
  const telling = places.filter((at) => isTelling(answers[at] as ProductAnswer, at))
  const asking = telling.filter(isAsked)
  const byThemselves = asking.filter((at) => !isOfIt(at))
  const [last] = [byThemselves, asking, telling].flatMap((some) => some.slice(-1))
  const told = last === undefined ? undefined : answers[last]
  // What only stands near says less than the age that is told.
  const both = told ? bothOf(told, answers) : undefined
  const aged = told && told.verdict !== 'told' ? null : byAge(text, clauses, asked)
  if (told && !aged) {
    const ordered = (at: number) => inOrder(answers[at]?.quotes ?? [], text, clauses.slice(at, at + 1), asked)
    const form = byThemselves.find((at) => byThemselves.length > 1 && isForm(clauses[at], answers[at]))
    const all = byThemselves
      .filter((at) => byThemselves.length < 2 || (namesSome(clauses[at] as AskedClause) && at !== form))
      .map((at) => ({ ...(answers[at] as ProductAnswer), quotes: ordered(at) }))
    const isValueOfIt = told.verdict === 'yes' && clauses.some(({ asksValue }, at) => asksValue && isOfIt(at))
    // "Is it waterproof, like real rain?": that it is a rain jacket answers a part.
    const { verdict, quotes } = all.length > 0 ? together(all, product) : told
    const quoted = asked.sentences.filter(({ said }) => quotes.includes(said))
    const untold = clauses.flatMap((clause, at) =>
      isAsked(at) && answers[at]?.verdict === 'unknown' ? factsBeyond(quoted, clause, asked) : [],
    )
    const isBare = verdict === 'yes' && quotes.length + told.options.length === 0
    const shown = isBare
      ? sentenceFor(text, clauses, asked)
      : all.length > 1
        ? quotes
        : inOrder(quotes, text, clauses, asked)
    // "Waterproof or just showerproof?"
    const isOfEither =
      shown.length > 0 && told.options.length === 0 && clauses.some((clause) => asksEither(clause.text))
    return {
      ...told,
      ...both,
      ...(form === undefined ? {} : { variants: answers[form]?.variants ?? [] }),
      verdict: verdict === 'yes' && (isValueOfIt || isOfEither || untold.length > 0) ? 'told' : verdict,
      quotes: shown,
      untold: [...told.untold, ...untold],
    }
  }
  if (aged) return aged
  const untold = { ...merged(answers, product), named: namedIn(clauses, asked.title, catalog, own) }
  const contents = answerContents(text, product, { own, shop: catalog.language, untold: untold.untold })
  if (contents)
    return { ...untold, verdict: contents.verdict, quotes: contents.quote === null ? [] : [contents.quote], untold: [] }
  // "In another colour?" of what comes in one: what a sentence says of colours answers nothing.
  const others = clauses.flatMap((clause) => clause.others)
  if (others.length > 0) return { ...untold, untold: others, named: others }
  return bySentence(untold, rankSentences(text, clauses, asked), valueTest(clauses))
}

/** "The unscented one, is it for the face?": says which form is meant, and asks nothing. */
const isForm = (clause: AskedClause | undefined, answer: ProductAnswer | undefined): boolean =>
  clause?.isQuestion === false && answer?.verdict === 'yes' && answer.options.length > 0 && answer.quotes.length === 0

/** "I have never used one, which should I take?": what somebody says beside a question asks for no "no". */
const ofOwn = ({ isAsked, units }: AskedClause, answer: ProductAnswer, clauses: number): ProductAnswer =>
  clauses > 1 && !isAsked && answer.verdict === 'no' && units.some(({ isDenied }) => isDenied)
    ? { ...answer, verdict: 'told' }
    : answer

/** "I have never worn one, which do I take?": what asks for anything has no part in what is told. */
const namesSome = ({ units, dimensions, amounts, asksIncluded }: AskedClause): boolean =>
  asksIncluded || units.length + dimensions.length + amounts.length > 0

/** "15,000 mm, seams taped" of a "Waterproof Jacket": what tells more of a fact that the title tells; none where nothing is sure to. */
function sentenceFor(text: string, clauses: readonly AskedClause[], asked: AskedProduct): string[] {
  if (!clauses.some(({ units }) => units.some(({ facts }) => facts.length > 0))) return []
  const [best] = rankSentences(text, clauses, asked)
  return best && best.sure >= LEAST_SURE ? [best.sentence.said] : []
}

/** The facts that a clause asks for and that sentences have nothing to do with, as typed; none where it tells of the shopper: "I have a steel pan". */
function factsBeyond(sentences: readonly ShopText[], clause: AskedClause, asked: AskedProduct): string[] {
  if (clause.text.words.some(({ text }) => self.has(text))) return []
  const isOpen = (unit: AskedUnit) =>
    unit.facts.length > 0 && !isNamedBy(unit, clause, asked) && !sentences.some((own) => hasToDoWith(own, unit))
  return clause.units.flatMap((unit) => (isOpen(unit) ? unit.surface : []))
}

const self = wordsOfAll(({ acts }) => acts?.self)

/** Of several sentences that have the words the one goes first that tells what is asked: of "how heavy", the weight before the load. */
function inOrder(quotes: string[], text: string, clauses: readonly AskedClause[], asked: AskedProduct): string[] {
  if (quotes.length < 2) return quotes
  const ranked = rankSentences(text, clauses, asked)
  const places = new Map(ranked.map(({ sentence }, at) => [sentence.said, at]))
  // What is no sentence of its own comes last.
  const placeOf = (quote: string) => places.get(quote) ?? ranked.length
  return quotes.toSorted((a, b) => placeOf(a) - placeOf(b))
}

function answerClause(clause: AskedClause, asked: AskedProduct): ProductAnswer {
  const isThing = (unit: AskedUnit): boolean => isNamedBy(unit, clause, asked)
  const open = clause.units.filter((unit) => !isThing(unit))
  const isBareValue =
    clause.dimensions.length > 0 && clause.amounts.length === 0 && open.length === 0 && !clause.asksIncluded
  if (clause.asksValue && clause.sizeEnd) {
    // "How much is the big one?"
    const findings = readInOptions({ ...clause, asksValue: false }, asked.options)
    const options = findings.map(({ option: { name }, values }) => ({ name, values }))
    const variants = having(asked.product, findings)
    if (variants.length > 0 && options.length > 0) {
      const said = new Set(findings.flatMap(({ units }) => units))
      const rest = { ...clause, sizeEnd: null, units: clause.units.filter((unit) => !said.has(unit)) }
      const told = toldOrUnknown(rest, asked, isThing)
      // "How much room does the small one take": what is asked, beside which one is meant.
      const quotes = told.quotes.length > 0 ? told.quotes : tellingOf(options, rest, asked)
      if (quotes.length > 0) return { ...told, verdict: 'told', quotes, variants, untold: [] }
      return { verdict: 'told', quotes: [], options, variants, untold: [] }
    }
  }
  const findings = readInOptions(clause, asked.options)
  const either = findings.length === 0 ? readEither(clause, asked) : null
  if (either) return { ...unknown(asked.product, []), verdict: 'told', quotes: either }
  // "In size S?" asks for that one, "which sizes" for all.
  const isOfValue = isBareValue && findings.length > 0
  // "Is everything included?": the box is told.
  const isOfAll = clause.asksIncluded && clause.units.length + clause.amounts.length === 0
  if (clause.asksValue || isOfAll || (isBareValue && !isOfValue)) return toldOrUnknown(clause, asked, isThing)
  const answer = answerYesNo(clause, asked)
  // "Do I need a charger?" "Charger not included": the sentence tells it, and a "no" before it would be false.
  const quoted = asked.sentences.filter(({ said }) => answer.quotes.includes(said))
  const isOfBox = clause.asksNeed && quoted.some(tellsOfBox)
  const isValue = clause.asksNeed || clause.asksEvery || asksHowMuch(clause, quoted)
  const isYes = isValue && answer.verdict === 'yes' && answer.quotes.length > 0
  return isYes || isOfBox ? { ...answer, verdict: 'told' } : answer
}

/** What is named side by side is held against the product each by itself, where nothing says it of all at once. */
function answerYesNo(clause: AskedClause, asked: AskedProduct): ProductAnswer {
  const whole = answerWhole(clause, asked)
  const several = whole.verdict === 'yes' || whole.verdict === 'no' || whole.options.length > 0 ? null : partsOf(clause)
  if (!several) return whole
  const parts = several.parts.map((part) => answerWhole(part, asked))
  if (!several.isEither)
    return parts.some(({ verdict }) => verdict !== 'unknown') ? together(parts, asked.product) : whole
  // "Waterproof or just showerproof?" is answered by what it is, else by what it is not.
  const telling = ['yes', 'told', 'no'].map((verdict) => parts.filter((part) => part.verdict === verdict))
  const [held = []] = telling.filter(({ length }) => length > 0)
  return held.length > 0 ? { ...together(held, asked.product), verdict: 'told' } : whole
}

function answerWhole(clause: AskedClause, asked: AskedProduct): ProductAnswer {
  const { product, options } = asked
  const findings = readInOptions(clause, options)
  const ruledOut = findings.filter(({ values }) => values.length === 0)
  if (ruledOut.length > 0) {
    // "Is the cord 150 cm" of lamps that come in 20 and 30 cm.
    const isOfPart = clause.units.length > 0 && ruledOut.every(({ units, said }) => units.length === 0 && !said)
    const ofPart = isOfPart ? readInTexts(clause, asked, false) : null
    if (ofPart && ofPart.quotes.length > 0) return ofPart
    const lists = ruledOut.map(({ option: { name, values } }) => ({ name, values }))
    return {
      verdict: 'no',
      quotes: [],
      options: lists,
      variants: [],
      untold: ruledOut.flatMap(({ said }) => said ?? []),
    }
  }
  const variants = findings.length === 0 ? allOf(product) : having(product, findings)
  const said = new Set(findings.flatMap(({ units }) => units))
  const unsaid = clause.units.filter((unit) => !said.has(unit))
  // "Does the reader come with 8 GB?": what only names the product is not asked of.
  const isOfOptions = findings.length > 0 && unsaid.every((unit) => isNamedBy(unit, clause, asked))
  const rest = { ...clause, units: isOfOptions ? [] : unsaid }
  // "Does the 8 inch have cellular or just wifi?": what the 8 inch has of both.
  const isOfEither = asksEither(clause.text) && findings.some(({ values }) => values.length > 1)
  const found = findings.map(({ option: { name }, values }) => ({
    ...{ name, values: isOfEither && variants.length > 0 ? valuesOf(product, name, variants) : values },
  }))
  const inTexts = boundByOption(readInTexts(rest, asked, findings.length > 0), findings, asked)
  // "Is it waterproof?" of what comes water resistant and not.
  const switches = inTexts.verdict === 'unknown' ? bySwitchNear(rest, options) : []
  if (switches.length > 0) {
    const all = [...findings, ...switches]
    const lists = all.map(({ option: { name }, values }) => ({ name, values }))
    return { ...inTexts, verdict: 'told', options: lists, variants: having(product, all), untold: [] }
  }
  const beside = inTexts.verdict === 'unknown' && findings.length === 0 ? optionsNear(clause, options) : []
  if (beside.length > 0)
    return { ...inTexts, verdict: 'told', options: beside.map(({ name, values }) => ({ name, values })), untold: [] }
  const near = inTexts.verdict === 'unknown' && findings.length === 0 ? valuesSaying(clause, options, asked.title) : []
  if (near.length > 0) {
    const lists = near.map(({ option: { name }, values }) => ({ name, values }))
    return { ...inTexts, verdict: 'told', options: lists, variants: having(product, near), untold: [] }
  }
  if (findings.length > 0 && inTexts.verdict === 'yes') {
    if (variants.length === 0) {
      const lists = findings.map(({ option: { name, values } }) => ({ name, values }))
      return { verdict: 'no', quotes: [], options: lists, variants, untold: [] }
    }
    return { ...inTexts, verdict: isOfEither ? 'told' : 'yes', options: found, variants }
  }
  return { ...inTexts, options: inTexts.verdict === 'no' ? [] : found, variants }
}
