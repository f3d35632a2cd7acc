import type { PolicyResult, ProductDetail, ProductResult, SearchResult, StockResult } from '../tools/tool-results.ts'
import type { TurnScope } from '../turn-scope.ts'
import { isOnlyPlace, plainOf } from '../understanding/rules.ts'
import { bestSentences } from './best-sentences.ts'
import type { EngineTurn, Move } from './engine-turn.ts'
import { quotePolicy } from './quote-policy.ts'
import { search } from './search-moves.ts'

/** Answers a question about a product from what the shop tells of it. */
export function productQuestion(turn: EngineTurn): Move {
  const known = turn.answer<ProductResult>('get_product')
  if (known?.found) return { say: answerFrom(turn, known.product) }
  const target = meantProduct(turn)
  if (target.call || target.move) return (target.move ?? { call: target.call }) as Move
  if (known) return { say: [turn.say('which_product')] }
  return { call: { tool: 'get_product', input: { product_id: target.id } } }
}

/** Whether the product meant can be had, in the options named. */
export function stockQuestion(turn: EngineTurn): Move {
  const stock = turn.answer<StockResult>('check_stock')
  if (stock?.found) return { say: stockSentences(turn, stock) }
  const target = meantProduct(turn)
  if (target.call || target.move) return (target.move ?? { call: target.call }) as Move
  if (stock) return { say: [turn.say('which_product')] }
  const { color, size, material } = turn.scope.understanding.slots
  return { call: { tool: 'check_stock', input: { product_id: target.id, color, size, material } } }
}

/** "In blue?", "size M?": a message that names nothing but options, which are then of the product talked about. */
export function asksOption({ scope, act }: EngineTurn): boolean {
  const { slots, query } = scope.understanding
  if (act === 'refine' && slots.product_type === undefined && (slots.color ?? slots.size ?? slots.material)) return true
  const options = [slots.color, slots.size, slots.material].filter((value) => value !== undefined).length
  const words = query.split(/\s+/).filter((word) => word !== '').length
  return options > 0 && slots.product_type === undefined && words <= options + (slots.size === undefined ? 0 : 1)
}

interface Target {
  id?: string
  call?: { tool: string; input: Record<string, unknown> }
  move?: Move
}

/** Which product is talked about: the one pointed at, named, on the page, or shown last. */
export function meantProduct(turn: EngineTurn): Target {
  const { scope } = turn
  const { state, understanding } = scope
  const place = understanding.ordinals[0] ?? placeByTitle(scope)
  if (place !== undefined) {
    const id = state.shown.at(place)
    if (id) return { id }
  }
  const searched = turn.answer<SearchResult>('search_products')
  // "How much are strawberries?" is not about what was shown before.
  const isNamed = asksPrice(turn) && understanding.query !== '' && !understanding.narrows
  if ((understanding.slots.product_type !== undefined || isNamed) && !namesShown(turn)) {
    if (!searched) return { call: { tool: 'search_products', input: { query: understanding.query, any_stock: true } } }
    const [best] = searched.products
    // "How much are the loafers?" of a shop that has shoes, but none of these.
    if (searched.instead.some(({ relation }) => relation === 'wider')) return { move: search(turn) }
    return best ? { id: best.id } : { move: nothingOrPolicy(turn) }
  }
  const id = state.focus ?? state.shown[0]
  if (id) return { id }
  if (searched?.products[0]) return { id: searched.products[0].id }
  // "Price?" names nothing that could be missing.
  if (searched && understanding.namesThing) return { move: nothingOrPolicy(turn) }
  if (!searched && understanding.query !== '') {
    return { call: { tool: 'search_products', input: { query: understanding.query, any_stock: true } } }
  }
  return { move: { say: [turn.say('which_product')] } }
}

/** "Tell me about the Lenovo", "the red one": the only one shown whose title has the word. */
export function placeByTitle({ understanding, state }: TurnScope): number | undefined {
  const words = wordsOf(understanding.query)
    .filter((word) => word.length > 2)
    .map(singular)
  const places = state.shownTitles.flatMap((title, at) => {
    const own = wordsOf(title).map(singular)
    return words.some((word) => own.includes(word)) && state.shown.length >= state.shownTitles.length ? [at] : []
  })
  return places.length === 1 && state.shownTitles.length > 1 ? places[0] : undefined
}

const singular = (word: string): string => word.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '')
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** "The red one", when one of those shown is red by its title. */
const pointing = /^\W*(?:ok |okay |and |y |et |und )?(?:the|el|la|le|der|die|das|den) (?:\S+ ){0,3}?\S+$/i

/** Whether the message only points at one of what is shown. */
export const pointsByTitle = (scope: TurnScope): boolean =>
  scope.understanding.ordinals.length === 0 &&
  pointing.test(scope.understanding.text) &&
  placeByTitle(scope) !== undefined

/** A question about no product of the shop may be one its pages answer: "what about the warranty on electronics?" */
function nothingOrPolicy(turn: EngineTurn): Move {
  const policy = turn.answer<PolicyResult>('answer_policy')
  if (!policy) return { call: { tool: 'answer_policy', input: { question: turn.scope.understanding.text } } }
  return policy.found ? quotePolicy(turn, policy) : search(turn)
}

/** "is the shirt machine washable" after shirts were shown is about those. */
function namesShown({ scope }: EngineTurn): boolean {
  const type = scope.understanding.slots.product_type?.toLowerCase() ?? ''
  return type !== '' && scope.state.shownTitles.some((title) => title.toLowerCase().includes(type.replace(/s$/, '')))
}

/** "How much is it?", but not "how much does it weigh?". */
const priceWords =
  /^\W*(?:and |ok )?(?:how much|combien|cu[aá]nto|wie ?viel)\W*$|\b(?:how much (?:is|are|for|in|it|does (?:it|this|that|the [\w -]{1,60}) cost)|price|costs?|kostet|kosten|preis|cu[aá]nto (?:cuesta|vale|es|sale)|precio|cuesta|combien (?:co[uû]te|[cç]a co[uû]te|est-ce|c[’']est)|prix|co[uû]te)\b/i
export const isOfPrice = (text: string): boolean => priceWords.test(text)
export const asksPrice = ({ scope }: EngineTurn): boolean => isOfPrice(scope.text)

/** The price; of the options named, where it is one. */
function priceAnswer(turn: EngineTurn, product: ProductDetail): string[] {
  const { color, size, material } = turn.scope.understanding.slots
  const asked = [color, size, material].filter((value) => value !== undefined)
  const fitting = product.variants.filter(({ options }) =>
    asked.every((value) => Object.values(options).some((one) => same(one, value))),
  )
  const [price, ...others] = new Set(fitting.flatMap((variant) => variant.price ?? []))
  if (asked.length === 0 || price === undefined || others.length > 0) return [priceSentence(turn, product)]
  const { title, currency } = product
  return [turn.say('product_price_in', { title, value: asked.join(', '), price: turn.money(price, currency) })]
}

function answerFrom(turn: EngineTurn, product: ProductDetail): string[] {
  const { title, description, options } = product
  const { slots } = turn.scope.understanding
  if (asksPrice(turn)) return priceAnswer(turn, product)
  const named = title.toLowerCase()
  // "Tell me about the Plain Canvas Tote" asks for no canvas.
  const asked = [slots.color, slots.size, slots.material].find((value) => value && !named.includes(value.toLowerCase()))
  if (asked !== undefined) {
    const has = Object.values(options).some((values) => values.some((value) => same(value, asked)))
    return [
      turn.say(has ? 'product_has' : 'product_has_not', { title, value: asked }),
      ...optionSentences(turn, product, 1),
    ]
  }
  if (asksNothing(turn)) return [priceSentence(turn, product), ...optionSentences(turn, product, 3)]
  const has = valuesNamed(turn, product)
  if (has.length > 0) return has.map((value) => turn.say('product_has', { title, value }))
  // The title's own words are in every sentence of a description.
  const own = new Set(wordsOf(title))
  const question = wordsOf(turn.scope.understanding.text)
    .filter((word) => !own.has(word))
    .join(' ')
  const quotes = bestSentences(question, description ?? '', turn.language)
  if (quotes.length > 0)
    return [priceSentence(turn, product), ...quotes.map((quote) => turn.say('product_quote', { quote }))]
  const asks = namedOptions(turn, product)
  if (Object.keys(asks).length > 0) return optionSentences(turn, { ...product, options: asks }, 3)
  turn.button('button_yes')
  turn.button('button_no')
  turn.scope.state.pending = { kind: 'lead_email', data: { purpose: 'support', productId: product.id, question: '1' } }
  return [priceSentence(turn, product), ...optionSentences(turn, product, 3), turn.say('product_unknown', { title })]
}

const asksDetails =
  /^\W*(?:ok |and |please |can you )?(?:tell me (?:more )?about|tell me more|show me|more (?:info|details)|details|info(?:s|rmation)?\b|describe|mehr (?:infos?|details)|erz[aä]hl|zeig mir|m[aá]s (?:info|detalles)|cu[eé]ntame|ens[eé][nñ]ame|plus d['’]infos|parle|dites|montre)/iu

/** "The second one", "tell me about it": what there is to tell is asked for, and nothing else. */
const asksNothing = ({ scope }: EngineTurn): boolean =>
  pointsByTitle(scope) ||
  asksDetails.test(scope.understanding.text) ||
  (scope.understanding.ordinals.length > 0 && isOnlyPlace(plainOf(scope.understanding.text)))

/** Values of the product that the question names: "does it come with 32 GB", "the graphic one". */
function valuesNamed({ scope }: EngineTurn, { options }: ProductDetail): string[] {
  const plain = (text: string) =>
    ` ${text
      .toLowerCase()
      .replace(/(\d)[\s-]+(?=\p{L})/gu, '$1')
      .replace(/[^\p{L}\p{N}.]+/gu, ' ')
      .trim()} `
  const text = plain(scope.understanding.text)
  const values = [...new Set(Object.values(options).flat())]
  return values
    .filter(
      (value) =>
        value.length > 2 && !/^(?:none|yes|no|small|medium|large)$/i.test(value) && text.includes(plain(value)),
    )
    .slice(0, 2)
}

const same = (value: string, asked: string): boolean => value.toLowerCase() === asked.toLowerCase()

/** How options are asked about, in four languages. */
const asksOf: [RegExp, RegExp][] = [
  [/ (?:long|length|lang|lange|largo|longueur) /, /length|länge|largo|longueur/i],
  [
    / (?:heavy|weigh|weighs|weight|light|lighter|schwer|wiegt|pesa|peso|pèse|poids|lourd) /,
    /weight|gewicht|peso|poids/i,
  ],
  [/ (?:thick|thicker|dick|grueso|épais) /, /thickness|dicke|grosor|épaisseur/i],
  [/ (?:big|tall|large|size|groß|grande|taille|tamaño) /, /size|capacity|height|größe|talla|taille/i],
  [/ (?:battery|akku|batería|bateria|batterie|autonomie) /, /battery/i],
  [/ (?:memory|speicher|memoria|mémoire) /, /ram|storage|memory/i],
  [/ (?:waterproof|water|wasserdicht|wasserfest|impermeable|imperméable|étanche|agua) /, /water/i],
  [/ (?:made|material|fabric|woraus|material|hecho|hecha|tela|matière|aus was) /, /material|fabric/i],
  [/ (?:colors?|colours?|farben?|colores|couleurs?) /, /colou?r|farbe|couleur/i],
  [/ (?:sizes|tallas|tailles|größen) /, /size|talla|taille|größe/i],
  [/ (?:loud|quiet|noise|leise|laut|ruido|bruit) /, /noise|feature/i],
  [/ (?:compatible|work|works|iphone|android|funktioniert|funciona|fonctionne) /, /compatib/i],
]

/** Options the question names, by any telling word of their names: "battery" of "battery life". */
function namedOptions({ scope }: EngineTurn, { options }: ProductDetail): Record<string, string[]> {
  const text = ` ${scope.text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  const isNamed = (name: string) =>
    name
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .some((word) => word.length >= 3 && text.includes(` ${word} `)) ||
    asksOf.some(([question, option]) => question.test(text) && option.test(name))
  return Object.fromEntries(Object.entries(options).filter(([name]) => isNamed(name)))
}

/** The price, or "from" the lowest price. */
export function priceSentence(turn: EngineTurn, { title, priceFrom, currency, variants }: ProductDetail): string {
  if (priceFrom === null) return turn.say('product_no_price', { title })
  const prices = new Set(variants.flatMap(({ price }) => price ?? []))
  return turn.say(prices.size > 1 ? 'product_price_from' : 'product_price', {
    title,
    price: turn.money(priceFrom, currency),
  })
}

function optionSentences(turn: EngineTurn, { options }: ProductDetail, most: number): string[] {
  return Object.entries(options)
    .slice(0, most)
    .map(([name, values]) => turn.say('product_options', { name, values: values.slice(0, 8).join(', ') }))
}

function stockSentences(turn: EngineTurn, stock: Extract<StockResult, { found: true }>): string[] {
  const { title } = stock.product
  const { color, size, material } = turn.scope.understanding.slots
  const value = [color, size, material].filter((one) => one && !stock.unknown.includes(one)).join(', ')
  const sentences = stock.unknown.map((one) => turn.say('product_has_not', { title, value: one }))
  if (stock.unknown.length > 0 && value === '') return sentences
  const key = stock.available ? 'in_stock' : 'out_of_stock'
  sentences.push(value === '' ? turn.say(key, { title }) : turn.say(`${key}_as`, { title, value }))
  if (!stock.available) {
    turn.button('button_tell_me')
    turn.scope.state.pending = { kind: 'lead_email', data: { purpose: 'back_in_stock', productId: stock.product.id } }
    sentences.push(turn.say('offer_back_in_stock'))
  }
  return sentences
}
