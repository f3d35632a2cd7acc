import { wordsOfAll } from '../../../language/packs.ts'
import { isEitherWord } from '../../../language/readers/either.ts'
import { keyOf, wordsIn } from '../../../language/text/tokens.ts'
import type { SearchProduct } from '../../../search/search-product.ts'
import { splitSentences } from '../../../shared/sentences.ts'
import type { Statement } from '../../statement.ts'
import type { ProductDetail, ProductResult, ToldVariant } from '../../tools/tool-results.ts'
import { saysDifference } from '../asks.ts'
import type { Clause } from '../clause.ts'
import type { EngineTurn, Move } from '../engine-turn.ts'
import type { Row } from '../frame-row.ts'
import { onlyProduct } from '../shown/about-shown.ts'
import { productNamed } from '../shown/product-named.ts'
import { saysComparing } from '../shown/sides.ts'
import { valuesIn } from '../sums/operand-of.ts'
import { priceOf } from './product-sentences.ts'

/** As likely as this a clause compares, where it names two values. */
const COMPARES = 0.35
/** No more values are put side by side. */
const MOST_VALUES = 4
const MOST_QUOTED = 2
const joining = wordsOfAll(({ dialogue }) => dialogue?.betweenCompared)

export interface Compared {
  id: string
  /** Of the option, in lower case. */
  name: string
  values: string[]
}

/**
 * The values of one option which a clause compares, of the product that it names, else of the one that is talked about: "cast iron or enamel",
 * "is the kit cheaper?"; null where it compares none.
 */
export function comparedValues(clause: Clause): Compared | null {
  const id = productNamed(clause) ?? onlyProduct(clause)
  const product = clause.scope.catalog.index.productById(id ?? '')
  const isOfPrice = clause.isAsking && clause.scope.understanding.priceDirection !== 0
  const isSurely = isOfPrice || saysComparing(clause.text) || saysDifference(clause.text)
  const isComparing = isSurely || isOpenChoice(clause) || (clause.share(['compare']) ?? 0) >= COMPARES
  if (!product || !isComparing) return null
  const named = Object.entries(valuesIn(clause.text, product).options)
  const several = optionsOf(product).flatMap(([name, all]): Compared[] => {
    const whole = named.find(([own]) => own === name)?.[1] ?? []
    const said = new Set([...whole, ...calledShortly(all, clause.text)])
    // "Is the kit cheaper?" than the others.
    const meant = isOfPrice && said.size === 1 && named.length === 1 ? all : all.filter((value) => said.has(value))
    return meant.length > 1 && meant.length <= MOST_VALUES ? [{ id: product.id, name, values: meant }] : []
  })
  const [only, ...others] = several
  if (!only || others.length > 0) return null
  return !isSurely && clause.reference.isQuestion && isOfForm(clause, product, only) ? null : only
}

/** "Are the armrests fixed or adjustable?", of the form that was shown last: which of both that has. */
function isOfForm({ before }: Clause, { id, variants }: SearchProduct, { name, values }: Compared): boolean {
  const form = new Set(before.shownForms?.[id])
  const own = new Set(
    variants.flatMap(({ id: variant, options }) =>
      form.has(variant)
        ? Object.entries(options).flatMap(([one, value]) => (one.toLowerCase() === name ? value : []))
        : [],
    ),
  )
  return own.size === 1 && values.some((value) => own.has(value))
}

/** "Is that leather or jute?": asks which of both it is. "Leather or jute will do" asks nothing. */
const isOpenChoice = (clause: Clause): boolean => clause.isAsking && wordsIn(clause.text).some(isEitherWord)

/** Options by their names in lower case, with the values that there are. */
export function optionsOf({ variants }: SearchProduct): [string, string[]][] {
  const all = new Map<string, Set<string>>()
  for (const { options } of variants)
    for (const [name, value] of Object.entries(options))
      all.set(name.toLowerCase(), (all.get(name.toLowerCase()) ?? new Set()).add(value))
  return [...all].map(([name, values]) => [name, [...values]])
}

/** Words stand no further before the one that they share: "over or on ear". */
const MOST_JOINED = 5

/** What is compared is named by less than all of it: "steel" of "stainless steel", "over" of "over or on ear". */
function calledShortly(values: readonly string[], text: string): string[] {
  const said = wordsIn(text)
  const ends = values.map((value) => wordsIn(value).at(-1) ?? '')
  return values.filter((value, at) => {
    const end = ends[at] as string
    if (ends.filter((one) => one === end).length === 1) return said.includes(end)
    const [first] = wordsIn(value)
    const from = said.findIndex((word, place) => word === first && joining.has(said[place + 1] ?? ''))
    return from >= 0 && said.slice(from, from + MOST_JOINED).includes(end)
  })
}

/** What each of the values costs, and what the page says of them. */
function compareValues(turn: EngineTurn): Move | null {
  const compared = comparedValues(turn.clause)
  if (!compared) return null
  const { id } = compared
  const known = turn.answer<ProductResult>('get_product')
  if (!known) return { call: { tool: 'get_product', input: { product_id: id } } }
  if (!known.found) return null
  const { product, wished = [] } = known
  const hasValue =
    (value: string) =>
    ({ options }: ToldVariant): boolean =>
      Object.entries(options).some(([name, own]) => name.toLowerCase() === compared.name && own === value)
  const say = compared.values.map((value): Statement => {
    const own = product.variants.filter(hasValue(value))
    // Of what was wished for before only that is compared, where all of them come in it.
    const isOfWish = compared.values.every((one) => wished.some(hasValue(one)))
    return priceOf(turn, product, isOfWish ? wished.filter(hasValue(value)) : own)
  })
  return { say: [...quotesOf(turn, product, compared.values), ...say] }
}

/** The sentences of the page that have one of the values. */
function quotesOf(turn: EngineTurn, product: ProductDetail, values: readonly string[]): Statement[] {
  const keys = values.map((value) => ` ${keyOf(value)} `)
  return splitSentences(product.description ?? '')
    .filter((sentence) => keys.some((key) => ` ${keyOf(sentence)} `.includes(key)))
    .slice(0, MOST_QUOTED)
    .map((quote, at) =>
      turn.say(at === 0 ? 'answer_quote' : 'answer_quote_more', {
        title: turn.title(product),
        quote: turn.quote(quote),
      }),
    )
}

export const ofComparedValues: Row = {
  frame: 'products shown',
  when: 'it compares values of an option of the product that it names or that is talked about: "enamel or steel, what is the difference?"',
  does: 'tells what each of them costs, and what the page says of them',
  of: ['compare', 'ask', 'options', 'price'],
  speaksTo: 'all',
  holds: (clause) => comparedValues(clause) !== null,
  move: compareValues,
}
