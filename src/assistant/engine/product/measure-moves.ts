import { type Comparative, readComparative } from '../../../language/amounts/read-comparative.ts'
import { compareMeasures, sizesOf } from '../../../search/questions/compare-measures.ts'
import type { Statement } from '../../statement.ts'
import type { CompareResult, ProductDetail, ProductResult, SearchResult } from '../../tools/tool-results.ts'
import type { Clause } from '../clause.ts'
import type { EngineTurn, Move } from '../engine-turn.ts'
import { namesOwnSize, pointingHead } from '../shown/pointed-product.ts'
import { sidesOf } from '../shown/sides.ts'
import { valueSentences } from './product-sentences.ts'

/** Products held against each other. */
const MOST_MEASURED = 4

/** "Is there a bigger one?", "the lightest of them": null when what was shown is not compared by a measure. "The lightest" is looked for. */
export function measured(clause: Clause): Comparative | null {
  // "Which one lasts longest" names no lasts.
  const { language } = clause.scope.understanding
  // "Bigger" of "any bigger pack" is no thing, whatever has it in its title.
  const isNamed = clause.wish.thing?.names.some((name) => readComparative(name, language) === null) ?? false
  const isOther = isNamed && clause.amongShown.length === 0
  if (clause.first === undefined || (isOther && !(clause.reference.isWhich && !clause.wish.thing?.isSold))) return null
  const comparative = readComparative(clause.text, language)
  if (!comparative || namesOwnSize(clause)) return null
  const { reference, before } = clause
  // "My shelf is 40 x 30, would it be big enough?": what it measures is asked, and no other.
  const isAsked = reference.isIt && (clause.isAsking || clause.isAsked)
  if (isAsked && !reference.isOne && /\d/.test(clause.text)) return null
  const isOfThese = before.shown.length > 1 && (reference.isOfThem || reference.isWhich || before.search === null)
  return comparative.isFarEnd && !isOfThese ? null : comparative
}

/** Finds what is bigger or smaller than what was shown, by measures that the shop tells of both. */
export function byMeasure(turn: EngineTurn, { by, direction, isFarEnd }: Comparative): Move {
  const { before } = turn.clause
  const meant = pointingHead(turn.clause)?.product ?? turn.clause.focus
  // "Which is lighter, that one or the dell": of these two, and no others.
  const sides = sidesOf(turn.clause)
  const first = sides[0] ?? meant?.id ?? turn.clause.first
  const known = turn.answers<ProductResult>('get_product').find((one) => one.found && one.product.id === first)
  // Sizes of one thing are chosen on its page: "in a smaller size".
  if (!isFarEnd && sides.length < 2 && meant && sizesOf(meant, by, turn.scope.catalog.language).length > 0) {
    if (!known?.found) return { call: { tool: 'get_product', input: { product_id: first } } }
    return { say: [describeShort(turn, known.product), ...ownSizes(turn, known.product, by)] }
  }
  const found = turn.answer<SearchResult>('search_products')
  if (!isFarEnd && sides.length < 2 && before.search !== null && !found) {
    return { call: { tool: 'search_products', input: { query: '', refine: true, any_stock: true, lookup: true } } }
  }
  const others =
    sides.length > 1
      ? sides
      : isFarEnd
        ? before.shown
        : [...(found?.products.map(({ id }) => id) ?? []), ...before.shown]
  const ids = [...new Set([first, ...others])].flatMap((id) => id ?? []).slice(0, MOST_MEASURED)
  const side = turn.answer<CompareResult>('compare_products')
  if (ids.length > 1 && !side) return { call: { tool: 'compare_products', input: { product_ids: ids } } }
  const products = side?.products ?? []
  const language = turn.scope.catalog.language
  const held = (one: ProductDetail, other: ProductDetail) => compareMeasures(one, other, { by, language })
  if (ids.length === 1 && !known) return { call: { tool: 'get_product', input: { product_id: first } } }
  const own = products[0] ?? (known?.found ? known.product : undefined)
  if (!own) return { say: [turn.say('measure_unknown')] }
  const rest = products.slice(1)
  const compared = rest.flatMap((one) => {
    const told = held(one, own)
    return told ? [{ one, difference: told.difference * direction, said: told.said }] : []
  })
  const further = compared.filter(({ difference }) => difference > 0).sort((a, b) => a.difference - b.difference)
  const best = isFarEnd ? further.at(-1) : further[0]
  // Sizes of one thing are chosen on its page: "in a smaller size".
  const sizes = best ? [] : ownSizes(turn, own, by)
  if (sizes.length > 0) return { say: sizes }
  const isKnown = isFarEnd ? compared.length === rest.length : compared.length > 0
  if (!best && !(isKnown && rest.length > 0)) return { say: [turn.say('measure_unknown')] }
  const shown = best?.one ?? own
  if (!turn.answers<ProductResult>('get_product').some((one) => one.found && one.product.id === shown.id)) {
    return { call: { tool: 'get_product', input: { product_id: shown.id } } }
  }
  const facts = [...turn.title(shown).facts, ...turn.title(own).facts]
  if (best) {
    const texts = { more: { text: best.said[0], facts }, less: { text: best.said[1], facts }, other: turn.title(own) }
    return { say: [describeShort(turn, shown), turn.say('measure_against', { title: turn.title(shown), ...texts })] }
  }
  const said = compared[0]?.said[1] ?? ''
  return { say: [turn.say('measure_first', { title: turn.title(own), more: { text: said, facts } })] }
}

/** The sizes or amounts that a product comes in. */
function ownSizes(turn: EngineTurn, shown: ProductDetail, by: Comparative['by']): Statement[] {
  const { index, language } = turn.scope.catalog
  const product = index.productById(shown.id)
  const sizes = product ? sizesOf(product, by, language) : []
  return sizes.flatMap(([name, values]) => valueSentences(turn, shown, name, values))
}

function describeShort(turn: EngineTurn, product: ProductDetail): Statement {
  const title = turn.title(product)
  if (product.priceFrom === null) return turn.say(product.available ? 'one_no_price' : 'one_no_price_out', { title })
  const price = turn.money(product.priceFrom, product.currency)
  return turn.say(product.available ? 'about_in_stock' : 'about_out', { title, price })
}
