import { anySpellingOf } from '../../../language/text/any-spelling.ts'
import { tellApart } from '../../../search/questions/tell-apart.ts'
import type { Statement } from '../../statement.ts'
import { talkAbout } from '../../tools/shown-products.ts'
import type { CompareResult } from '../../tools/tool-results.ts'
import { differences } from '../asks.ts'
import type { EngineTurn } from '../engine-turn.ts'
import { withoutTitle } from '../pages/questions-asked.ts'
import { comparingPhrases } from '../shown/sides.ts'
import { type PriceEnd, priceEndOf } from './price-end.ts'
import { priceOf, pricesOf } from './product-sentences.ts'

/** The one at an end of the prices; undefined when two are, or one has no price: that may be it. */
function atEnd(end: PriceEnd, products: CompareResult['products']): CompareResult['products'][number] | undefined {
  const sign = end === 'cheapest' ? 1 : -1
  if (products.some(({ priceFrom }) => priceFrom === null)) return undefined
  const [best, next] = products.toSorted((a, b) => ((a.priceFrom as number) - (b.priceFrom as number)) * sign)
  return best?.priceFrom === next?.priceFrom ? undefined : best
}

/** What differs between products that are put side by side. */
export function compareSentences(turn: EngineTurn, { products: all, attributes, wished }: CompareResult): Statement[] {
  if (all.length < 2) return [turn.say('compare_which')]
  // "9 in", chosen before: of that what it costs.
  const variants = all.map((product, at) => wished?.[at] ?? product.variants)
  const products = all.map((product, at) => ({ ...product, priceFrom: pricesOf(variants[at] ?? [])[0] ?? null }))
  const prices = products.flatMap((product, at) => {
    const meant = variants[at] ?? []
    if (product.priceFrom === null) return []
    if (meant.length < product.variants.length) return [priceOf(turn, product, meant)]
    return [
      turn.say(pricesOf(meant).length > 1 ? 'compare_price_from' : 'compare_price', {
        title: turn.title(product),
        price: turn.money(product.priceFrom, product.currency),
      }),
    ]
  })
  const end = priceEndOf(turn.clause)
  const best = end && atEnd(end, products)
  if (best) {
    // "And is it in stock?" asks about that one.
    talkAbout(turn.scope.state, best.id)
    return [turn.say(`compare_${end}`, { title: turn.title(best) }), ...prices]
  }
  const unpriced = products.filter(({ priceFrom }) => priceFrom === null)
  if (end && prices.length > 0 && unpriced.length > 0)
    return [...prices, ...unpriced.map((product) => turn.say('product_no_price', { title: turn.title(product) }))]
  // Maker and shelf go by names of ours, and are seen on the cards.
  const rows = attributes
    .filter(({ name }) => products.some(({ options }) => name in options))
    .filter(({ values }) => new Set(values).size > 1 && values.filter((value) => value !== null).length > 1)
    .slice(0, 4)
    .map(({ name, values }) => {
      const told = products.map((product, at) => `${turn.title(product).text}: ${values[at] ?? '–'}`).join('; ')
      const facts = products.flatMap((product) => turn.title(product).facts)
      return turn.say('compare_row', { name, values: { text: told, facts } })
    })
  const told = pageSentences(turn, products)
  // The options are seen on the cards.
  if (told.length > 1) return [turn.say('compare_intro'), ...prices, ...told]
  if (prices.length + rows.length === 0) {
    const [one, other] = products.map((product) => turn.title(product))
    return one && other ? [turn.say('compare_same', { title: one, other })] : []
  }
  return [turn.say('compare_intro'), ...prices, ...rows]
}

/** What the page of each tells that sets it apart from the others, for the case that was told. */
export const pageSentences = (turn: EngineTurn, products: CompareResult['products']): Statement[] =>
  toldApart(turn, products).flatMap(({ product, sentence }) => (sentence ? quoted(turn, product, sentence.said) : []))

/** What the pages say of the case that was told, and of which of them none does; nothing where no page speaks of it. */
export function caseSentences(turn: EngineTurn, products: CompareResult['products']): Statement[] {
  const told = toldApart(turn, products)
  if (!told.some(({ sentence }) => sentence?.isOfCase)) return []
  return told.map(({ product, sentence }) =>
    sentence?.isOfCase
      ? quoted(turn, product, sentence.said)
      : turn.say('choose_untold', { title: turn.title(product) }),
  )
}

const quoted = (turn: EngineTurn, product: CompareResult['products'][number], sentence: string): Statement =>
  turn.say('choose_quote', { title: turn.title(product), quote: turn.quote(sentence) })

function toldApart(turn: EngineTurn, products: CompareResult['products']) {
  const { catalog, understanding } = turn.scope
  const languages = { language: understanding.language, catalogLanguage: catalog.language }
  const sentences = tellApart(products, caseIn(understanding.text, products), languages)
  return products.map((product, at) => ({ product, sentence: sentences[at] ?? null }))
}

const saysToCompare = new RegExp(`(?<!\\p{L})(?:${comparingPhrases}|${anySpellingOf(differences)})(?!\\p{L})`, 'giu')

/** "Mostly for vocals" of "the S7 or the S8, what is the difference, mostly for vocals": what is compared, and that it is, say nothing of the case. */
const caseIn = (text: string, products: CompareResult['products']): string =>
  products.reduce((said, { title }) => withoutTitle(said, title), text.replace(saysToCompare, ' '))
