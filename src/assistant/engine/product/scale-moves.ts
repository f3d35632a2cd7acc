import { isOfScale, type ToldAmount } from '../../../search/questions/amounts-on-scale.ts'
import { formsOnScale } from '../../../search/questions/forms-on-scale.ts'
import { type AskedScale, bestOf, onScale } from '../../../search/questions/on-scale.ts'
import type { FactRef, Statement } from '../../statement.ts'
import { MAX_CARDS } from '../../tools/find-one.ts'
import { talkAbout } from '../../tools/shown-products.ts'
import type { CompareResult, ProductResult } from '../../tools/tool-results.ts'
import type { Clause } from '../clause.ts'
import type { EngineTurn, Move } from '../engine-turn.ts'
import type { Row } from '../frame-row.ts'
import { sidesOf } from '../shown/sides.ts'
import { hasOtherValues } from '../shown/values-named.ts'
import { chooseAmong, inQualities } from './compare-moves.ts'
import { type Compared, comparedValues, optionsOf } from './compared-values.ts'
import { asksForOne, scaleSaid } from './scale-said.ts'

/** What is held against each other by a scale. */
interface ScaleAsked extends AskedScale {
  /** Products by their external ids. */
  ids: readonly string[]
  /** Forms of the only one, where these are meant. */
  forms: Compared | null
}

/** What a clause wants to be held against each other by a scale; null where it wants nothing so. */
function scaleAsked(clause: Clause): ScaleAsked | null {
  const scale = scaleSaid(clause)
  if (!scale) return null
  const sides = sidesOf(clause)
  if (sides.length > 1) return { ...scale, ids: sides, forms: null }
  const forms = comparedValues(clause) ?? formsAsked(clause, scale)
  if (forms) return { ...scale, ids: [forms.id], forms }
  const ids = amongShown(clause, scale)
  return ids.length > 1 ? { ...scale, ids, forms: null } : null
}

/** "Which lasts longest", of the only one that was shown: the values of an option that tells it. */
function formsAsked(clause: Clause, { scale }: AskedScale): Compared | null {
  const product = clause.movedTo ? clause.focus : clause.shown.length === 1 ? clause.shown[0] : undefined
  if (!product || !(scale.isFarEnd || asksForOne(clause))) return null
  const { language } = clause.scope.catalog
  const found = optionsOf(product).find(
    ([name, values]) => values.length > 1 && scale.names.some((own) => isOfScale(name, own, language)),
  )
  return found ? { id: product.id, name: found[0], values: found[1] } : null
}

/** Those that were shown, where one of them is asked for: "which is lighter", "the lightest of them", "is the second one lighter?" */
function amongShown(clause: Clause, { scale, words }: AskedScale): string[] {
  const { wish, amongShown: named, shown, reference, ordinals, before } = clause
  // "Which is warmer" names no warmer.
  const isSaid = wish.thing?.names.some((name) => words.has(name)) ?? false
  const isElse = wish.namesThing && named.length === 0 && wish.thing?.isSold === true && !isSaid
  const isOne = (ordinals.length === 1 || clause.calledSo !== null) && clause.isAsked
  // "The lightest" of more than are shown is looked for among all.
  const isAll = shown.length < MAX_CARDS || (before.compared ?? []).length > 1
  const isEnd = scale.isFarEnd && isAll && !wish.namesThing
  if (isElse || hasOtherValues(wish)) return []
  if (reference.isAnother || !(asksForOne(clause) || isOne || isEnd)) return []
  return (named.length > 0 ? named : shown).slice(0, MAX_CARDS).map(({ id }) => id)
}

/** The row of the table for it. */
export const ofScale: Row = {
  frame: 'products shown',
  when: 'it asks which of those shown, or of the forms of one, is more so: "which is lighter?", "which keeps ice longest?"',
  does: 'names that one with what the shop tells of each, else what the pages say of it',
  of: ['compare', 'ask', 'options', 'pick', 'refine', 'find', 'price', 'stock'],
  speaksTo: 'all',
  holds: (clause) => scaleAsked(clause) !== null,
  move: tellOnScale,
}

function tellOnScale(turn: EngineTurn): Move | null {
  const asked = scaleAsked(turn.clause)
  if (!asked) return null
  if (asked.forms) return tellForms(turn, asked, asked.forms)
  const result = turn.answer<CompareResult>('compare_products')
  const question = inQualities(turn)
  if (!result) return { call: { tool: 'compare_products', input: { product_ids: [...asked.ids], question } } }
  const { products } = result
  const { amounts, best, compared, said } = onScale(products, asked)
  const titles = products.map((product) => turn.title(product))
  // Where only one is measured, what its page says of the others may tell more: "much quieter".
  const isOnly = amounts.filter((amount) => amount !== null).length === 1 && [...compared, ...said].some((one) => one)
  const ofAmounts = isOnly ? null : amountSentences(turn, titles, { amounts, best })
  if (ofAmounts) {
    const winner = best === null ? undefined : products[best]
    if (winner) talkAbout(turn.scope.state, winner.id)
    return { say: ofAmounts }
  }
  const quotes = compared.some((one) => one !== null) ? compared : said
  if (quotes.every((one) => one === null)) return chooseAmong(turn, products)
  const told = quotes.flatMap((quote, at) => {
    const title = titles[at]
    return quote !== null && title ? [turn.say('choose_quote', { title, quote: turn.quote(quote) })] : []
  })
  return { say: [...told, ...untoldOf(turn, titles, quotes)] }
}

/** An amount with the row that tells it: a value of an option, or a sentence. */
function toldAs(turn: EngineTurn, { said, text }: ToldAmount): FactRef {
  const { facts } = turn.fact(text)
  return { text: said, facts: facts.length > 0 ? facts : turn.quote(text).facts }
}

type Amounts = Pick<ReturnType<typeof onScale>, 'amounts' | 'best'>

/** What each measures, with the one that is most so; null where none tells it. */
function amountSentences(turn: EngineTurn, titles: readonly FactRef[], { amounts, best }: Amounts): Statement[] | null {
  const told = amounts.flatMap((amount, at): { at: number; title: FactRef; more: FactRef }[] => {
    const title = titles[at]
    return amount && title ? [{ at, title, more: toldAs(turn, amount) }] : []
  })
  const [first] = told
  if (!first) return null
  const untold = untoldOf(turn, titles, amounts)
  if (told.length === 1) return [turn.say('scale_only', { title: first.title, more: first.more })]
  const listed = (all: typeof told): FactRef => ({
    text: all.map(({ title, more }) => `${title.text}: ${more.text}`).join('; '),
    facts: all.flatMap(({ title, more }) => [...title.facts, ...more.facts]),
  })
  const winner = told.find(({ at }) => at === best)
  if (!winner) return [turn.say('scale_each', { values: listed(told) }), ...untold]
  const others = listed(told.filter((one) => one !== winner))
  const key = untold.length > 0 ? 'scale_best_told' : 'scale_best'
  return [turn.say(key, { title: winner.title, more: winner.more, others }), ...untold]
}

/** Of which it is not told. */
function untoldOf(turn: EngineTurn, titles: readonly FactRef[], told: readonly unknown[]): Statement[] {
  const open = titles.filter((_, at) => (told[at] ?? null) === null)
  if (open.length === 0) return []
  return [
    turn.say('scale_untold', {
      titles: { text: open.map(({ text }) => text).join(', '), facts: open.flatMap(({ facts }) => facts) },
    }),
  ]
}

/** All values that an option has now. */
const optionsNow = ({ options }: { options: Record<string, string[]> }, name: string): string[] =>
  Object.entries(options).find(([own]) => own.toLowerCase() === name)?.[1] ?? []

/** The same of forms of one product. */
function tellForms(turn: EngineTurn, asked: AskedScale, { id, name, values }: Compared): Move | null {
  const known = turn.answer<ProductResult>('get_product')
  if (!known) return { call: { tool: 'get_product', input: { product_id: id } } }
  if (!known.found) return null
  const { product } = known
  const all = optionsNow(product, name)
  const ofAll = formsOnScale(all, { description: product.description, name }, asked)
  const amounts = values.map((value) => ofAll[all.indexOf(value)] ?? null)
  const titles = values.map((value) => turn.title(product, turn.value(value)))
  const say = amounts.some((one) => one !== null)
    ? amountSentences(turn, titles, { amounts, best: bestOf(amounts, asked.scale.direction) })
    : null
  return say && { say }
}
