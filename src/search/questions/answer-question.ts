import { packOf } from '../../language/packs.ts'
import { boundedReading, textBounds } from '../../shared/bounded-text.ts'
import type { SearchProduct } from '../search-product.ts'
import type { StoreCatalog } from '../store-catalog.ts'
import { byAge, byAudience } from './answer-audience.ts'
import { answerContents } from './answer-contents.ts'
import { bySentence } from './by-sentence.ts'
import { equalSizes } from './equal-sizes.ts'
import { namedIn } from './named-words.ts'
import { bySwitchNear, optionsNear, valuesSaying } from './options-near.ts'
import { allOf, bothOf, bySizes, isTold, merged, type ProductAnswer, unknown } from './product-answer.ts'
import { type AskedProduct, askedProductOf, isNamedBy } from './product-read.ts'
import { isSure } from './question-units.ts'
import { rankSentences } from './rank-sentences.ts'
import { readAmounts, readEither, rowsHolding } from './read-amounts.ts'
import { type OptionFinding, readInOptions } from './read-options.ts'
import { type AskedClause, type AskedUnit, readQuestion } from './read-question.ts'
import type { ShopText } from './shop-texts.ts'
import { fittingSizes } from './size-chart.ts'
import { statedIn } from './stated-in.ts'
import { MOST_QUOTED, nearOf, quoteOfTitle, tellingOf, tellsOfBox, tellValue } from './tell-value.ts'
import { valueTest } from './value-types.ts'
import { withoutRemarks } from './without-remarks.ts'

export type { ProductAnswer } from './product-answer.ts'

/**
 * Answers a shopper's question about one product from what the shop says of it.
 * @param language the shopper's, BCP 47
 */
export function answerQuestion(
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
  const answers = clauses.map((clause) => answerClause(clause, asked))
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
  const told =
    answers.findLast((one, at) => isTelling(one, at) && isAsked(at) && !isOfIt(at)) ??
    answers.findLast((one, at) => isTelling(one, at) && isAsked(at)) ??
    answers.findLast(isTelling)
  // What only stands near says less than the age that is told.
  const both = told ? bothOf(told, answers) : undefined
  const aged = told && told.verdict !== 'told' ? null : byAge(text, asked)
  if (told && !aged)
    return {
      ...told,
      ...both,
      verdict:
        told.verdict === 'yes' && clauses.some(({ asksValue }, at) => asksValue && isOfIt(at)) ? 'told' : told.verdict,
      quotes: inOrder(told.quotes, text, clauses, asked),
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
  const isYes = clause.asksNeed && answer.verdict === 'yes' && answer.quotes.length > 0
  const isOfBox = clause.asksNeed && asked.sentences.some((own) => answer.quotes.includes(own.said) && tellsOfBox(own))
  const isOfSome = clause.asksEvery && answer.verdict === 'yes' && answer.quotes.length > 0
  return isYes || isOfBox || isOfSome ? { ...answer, verdict: 'told' } : answer
}

function toldOrUnknown(clause: AskedClause, asked: AskedProduct, isThing: (unit: AskedUnit) => boolean): ProductAnswer {
  const told = tellValue(clause, asked, isThing)
  const open = clause.units.filter((unit) => !isThing(unit)).map(({ surface }) => surface)
  return told ? { verdict: 'told', ...told, variants: allOf(asked.product), untold: [] } : unknown(asked.product, open)
}

function answerYesNo(clause: AskedClause, asked: AskedProduct): ProductAnswer {
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
  const rest = { ...clause, units: clause.units.filter((unit) => !said.has(unit)) }
  const found = findings.map(({ option: { name }, values }) => ({ name, values }))
  const inTexts = readInTexts(rest, asked, findings.length > 0)
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
    return { ...inTexts, options: found, variants }
  }
  return { ...inTexts, options: inTexts.verdict === 'no' ? [] : found, variants }
}

const having = ({ variants }: SearchProduct, findings: readonly OptionFinding[]): string[] =>
  variants
    .filter(({ options }) => findings.every(({ option, values }) => values.includes(options[option.name] ?? '')))
    .map(({ id }) => id)

/** What title, category, tags and description say to a yes/no question. @param isSaid whether options have said something already */
function readInTexts(clause: AskedClause, asked: AskedProduct, isSaid: boolean): ProductAnswer {
  const { product, fields, sentences } = asked
  const { units, asksIncluded } = clause
  const all = { options: [], variants: allOf(product), untold: [] }
  const byHolding = (holds: boolean, quotes: string[]): ProductAnswer => ({
    ...all,
    verdict: holds ? 'yes' : 'no',
    quotes,
  })
  const no = (quotes: string[]): ProductAnswer => byHolding(false, quotes)
  const told = (quotes: string[]): ProductAnswer => ({ ...all, verdict: 'told', quotes })
  // "Does a canvas of 80 x 100 fit?": that it is for canvases answers a part.
  const yes = (quotes: string[]): ProductAnswer =>
    quotes.length > 0 && hasOpenAmount(clause, asked) ? told(quotes) : { ...all, verdict: 'yes', quotes }
  const byAmount = isSaid ? null : readAmounts(clause, asked)
  if (byAmount) return byAmount.holds === null ? told(byAmount.quotes) : byHolding(byAmount.holds, byAmount.quotes)
  if (units.length === 0) return isSaid ? yes([]) : (byAudience(clause, asked) ?? unknown(product, []))
  const inFields = new Map(
    units.map((unit) => [unit, fields.map((field) => statedIn(field, unit, { ...clause, asksIncluded: false }))]),
  )
  let open = units.filter((unit) => !unit.isTalk && !inFields.get(unit)?.includes('holds'))
  const isField = open.length === 0
  // "Wine opener with foil cutter"
  const isTelling = (part: ShopText) =>
    units.every((unit) => statedIn(part, unit, { ...clause, asksIncluded: false }) === 'holds')
  const ofTitle = quoteOfTitle(asked, isTelling)
  if (asksIncluded && units.length > 0 && units.every((unit) => statedIn(asked.title, unit, clause) === 'holds'))
    return yes(ofTitle)
  if (asksIncluded && isField) open = units.slice(-1)
  const read = sentences.map((sentence) => {
    const states = new Map(units.map((unit) => [unit, statedIn(sentence, unit, clause)]))
    const said = units.filter((unit) => states.get(unit) !== null)
    return { sentence, states, said, denied: said.filter((unit) => states.get(unit) === 'denied') }
  })
  const whole = read.filter(({ said }) => said.length > 0 && open.every((unit) => said.includes(unit)))
  const borneOut = whole.filter(({ denied }) => denied.length === 0).sort((a, b) => b.said.length - a.said.length)
  const denying = whole.filter(({ denied }) => denied.length > 0)
  if (isField && !asksIncluded) {
    if (denying.length > 0 && borneOut.length === 0) return no(quotesOf(denying))
    if (denying.length > 0) return told(quotesOf([...denying.slice(0, 1), ...borneOut]))
    if (clause.asksGenuine && borneOut.length === 0) return unknown(product, [])
    // "Is the bag warm enough for -5?": that it is a bag answers nothing.
    const asksMore = clause.dimensions.length + clause.amounts.length > 0
    const isNamed = units.every((unit) => inFields.get(unit)?.[0] === 'holds')
    if (isNamed && asksMore && borneOut.length === 0) return toldOrUnknown(clause, asked, () => true)
    if (isNamed && clause.goesOn && !units.every(isSure)) return unknown(product, [])
    return yes(borneOut.length > 0 ? quotesOf(borneOut) : ofTitle)
  }
  // What one sentence says and another denies is no plain yes: "oven 260 °C", "never leave in the oven".
  if (borneOut.length > 0 && denying.length > 0) return told(quotesOf([...denying.slice(0, 1), ...borneOut]))
  if (borneOut.length > 0) {
    // "Wind protection" of "coupe-vent" may be more or less than was asked, as may what leaves out a word: that is for the shopper to judge.
    const isOther = borneOut.every(({ sentence, said }) =>
      units.some((unit) =>
        unit.isTalk
          ? !said.includes(unit)
          : open.includes(unit) && statedIn(sentence, { ...unit, properties: [] }, clause) === null,
      ),
    )
    return (isOther || (clause.goesOn && !open.every(isSure)) ? told : yes)(quotesOf(borneOut))
  }
  if (denying.length > 0) return (units.some((unit) => unit.isTalk) ? told : no)(quotesOf(denying))
  const deniedByField = units.some((unit) => open.includes(unit) && inFields.get(unit)?.includes('denied'))
  if (deniedByField && open.length === 1) return no([])
  const audience = byAudience(clause, asked)
  if (audience) return audience
  const near = open.length === 0 ? [] : nearOf({ ...clause, units: open }, besideTitle(open, inFields), asked)
  const named = asked.titleParts[0]
  if (near.length > 0) return told(near.slice(0, MOST_QUOTED).flatMap((own) => (own === named ? [] : own.said)))
  const known = new Set(read.flatMap(({ said }) => said))
  const untold = open.filter((unit) => !known.has(unit))
  return unknown(
    product,
    (untold.length > 0 ? untold : open).map(({ surface }) => surface),
  )
}

/** "Box" of "does the truffle box have alcohol": what stands beside a word of the title names the product, and is not asked. */
function besideTitle(open: readonly AskedUnit[], inFields: ReadonlyMap<AskedUnit, readonly unknown[]>): AskedUnit[] {
  const titled = [...inFields].flatMap(([{ places }, [inTitle]]) => (inTitle === 'holds' ? places : []))
  const rest = open.filter(({ places }) => !places.some((at) => titled.includes(at - 1)))
  return rest.length > 0 ? rest : [...open]
}

/** Whether the question names an amount that neither the title nor an option is called by. */
const hasOpenAmount = ({ amounts, text }: AskedClause, { title, options }: AskedProduct): boolean =>
  amounts.some(({ max, from, unit }) => {
    const isNumber = text.words[from]?.isNumber === true || unit !== null
    const named = [title, ...options.flatMap(({ readValues }) => readValues)]
    return isNumber && !named.some((one) => one.amounts.some((own) => own.max === max))
  })

const quotesOf = (read: readonly { sentence: ShopText }[]): string[] =>
  read.slice(0, MOST_QUOTED).map(({ sentence }) => sentence.said)
