import { readNumberWords } from '../../../language/amounts/read-number-words.ts'
import { readSizeEnd } from '../../../language/amounts/read-size-end.ts'
import { phrasesOfAll, wordsOfAll } from '../../../language/packs.ts'
import { readOrder } from '../../../language/readers/read-order.ts'
import { anySpellingOf } from '../../../language/text/any-spelling.ts'
import { cutAround } from '../../../language/text/cut-phrases.ts'
import { plainOf } from '../../../language/text/plain.ts'
import { tokenize } from '../../../language/text/tokens.ts'
import type { Statement } from '../../statement.ts'
import { talkAbout } from '../../tools/shown-products.ts'
import type { CompareResult, ProductResult, SearchResult } from '../../tools/tool-results.ts'
import { isOnlyPlace, ordinalsOf, priceDirectionOf } from '../../understanding/rules.ts'
import { comparesQuality, namesBoth, valuesNamed, withoutBoth } from '../asks.ts'
import type { Clause } from '../clause.ts'
import type { EngineTurn, Move } from '../engine-turn.ts'
import { toldOfAll } from '../pages/told-of-all.ts'
import { nameMeant } from '../shown/name-meant.ts'
import { comparingPhrases, partsJoined, saysComparing, sidesOf } from '../shown/sides.ts'
import { ofKinNamed } from '../shown/unshown.ts'
import { caseSentences, compareSentences, pageSentences } from './compare-sentences.ts'
import { atPriceEnd, comparedLast, priceEndOf } from './price-end.ts'
import { aboutProduct } from './product-moves.ts'
import { scaleSaid } from './scale-said.ts'
import { tellThere } from './stock-moves.ts'
import { isOfOthers } from './titled-otherwise.ts'

const MOST_CHOSEN = 4
const MOST_APART = 3
const SURELY_COMPARES = 0.8
const nothing = { verdict: 'unknown', quotes: [], options: [], variants: [] } as const
/** Characters of a sentence that is read out of several. */
const MOST_QUOTED = 500

/**
 * "Which of them is lighter?": what the pages of those shown say to it, product by product; where none tells which of a few is better, what each of
 * them is like.
 */
export function chooseAmong(turn: EngineTurn, products = meantOf(turn.clause)): Move {
  const chosen = chosenAmong(turn, products)
  const result = turn.answer<CompareResult>('compare_products')
  if ('call' in chosen || !result || chosen.say.some(({ isUntold }) => !isUntold)) return chosen
  const ofCase = scaleSaid(turn.clause) === null ? caseSentences(turn, result.products) : []
  if (ofCase.length > 0 && result.products.length <= MOST_APART) return { say: ofCase }
  const told = toldOfAll(turn, result)
  if (told) return told
  // "Which is softer": what else their pages tell is no answer to that.
  const isOpen = !comparesQuality(turn.clause) && (turn.clause.share(['compare']) ?? 0) >= SURELY_COMPARES
  if (!isOpen || scaleSaid(turn.clause) !== null || result.products.length > MOST_APART) return chosen
  return { say: [...chosen.say, ...pageSentences(turn, result.products)] }
}

function chosenAmong(turn: EngineTurn, products: readonly { id: string }[]): Move {
  const ids = products.slice(0, MOST_CHOSEN).map(({ id }) => id)
  const result = turn.answer<CompareResult>('compare_products')
  if (!result) return { call: { tool: 'compare_products', input: { product_ids: ids, question: inQualities(turn) } } }
  const isSo = result.products.filter((_, at) => result.answers?.[at]?.verdict === 'yes')
  // "Which pan works on induction?" "How heavy is it?"
  if (isSo.length === 1 && isSo[0]) talkAbout(turn.scope.state, isSo[0].id)
  const say = result.products.flatMap((product, at): Statement[] => {
    const { verdict, quotes, options, variants } = result.answers?.[at] ?? nothing
    const title = turn.title(product)
    // A page that is one long sentence answers nothing.
    const [quote] = quotes.filter(({ length }) => length <= MOST_QUOTED)
    if (quote !== undefined) {
      // "How much storage?" is answered by what is told, not by yes or no; that one is bright does not say that it is the brightest.
      const isOpen =
        turn.clause.attribute !== null || comparesQuality(turn.clause) || (verdict !== 'yes' && verdict !== 'no')
      const key = isOpen ? 'choose_quote' : verdict === 'yes' ? 'choose_yes_quote' : 'choose_no_quote'
      return [turn.say(key, { title, quote: turn.quote(quote) })]
    }
    if (verdict === 'told') {
      return options
        .slice(0, 2)
        .map(({ name, values }) =>
          turn.say('choose_option', { title, name: turn.optionName(name), values: turn.values(values.slice(0, 8)) }),
        )
    }
    // "Which come in pink?": a value that is sold out is there no more than one that there is not.
    const isOfValue = options.length > 0 && variants.length > 0 && variants.length < product.variants.length
    if (verdict === 'yes' && isOfValue) return tellThere(turn, product, variants)
    if (verdict === 'yes') return [turn.say('choose_yes', { title })]
    return namesBoth(turn.clause) ? [turn.say('choose_untold', { title })] : []
  })
  return { say: say.length > 0 ? say : [turn.say('choose_unknown')] }
}

/** Those put side by side last, else those shown that are the thing named; all where that is no name of theirs: "do these work with it?" */
function meantOf({ amongShown, shown, before: { compared = [] } }: Clause): readonly { id: string }[] {
  const own = amongShown.length > 0 ? amongShown : shown
  const side = compared.flatMap((id) => own.find((one) => one.id === id) ?? [])
  return side.length > 1 ? side : own
}

/** "Which one is the brightest" asks each whether it is bright. */
export const inQualities = ({ clause, words }: EngineTurn): string =>
  clause.wish.words.reduce(
    (text, { surface, quality }) => (quality === null ? text : text.replaceAll(surface, quality)),
    withoutBoth(words),
  )

/** Which of what was shown costs least or most, or what is asked of that one. */
export function aboutPriceEnd(turn: EngineTurn): Move {
  const { clause } = turn
  const [best, end] = [atPriceEnd(clause), priceEndOf(clause)]
  if (!clause.reference.isWhich) {
    const beside = clause.part(cutAround(clause.text))
    const isAsking = beside.asksPrice || beside.asksStock || beside.hasWords
    return aboutProduct(turn.withClause(isAsking ? beside : clause.part('')), best?.id)
  }
  if (!best || !end || comparedLast(clause).length <= MOST_CHOSEN) return compare(turn)
  const known = turn.answer<ProductResult>('get_product')
  if (!known) return { call: { tool: 'get_product', input: { product_id: best.id } } }
  if (!known.found || known.product.priceFrom === null) return { say: [turn.say('compare_which')] }
  const { product } = known
  const price = turn.money(product.priceFrom as number, product.currency)
  return { say: [turn.say(`${end}_is`, { title: turn.title(product), price })] }
}

/** Puts the products named, or the first ones shown, side by side. */
export function compare(turn: EngineTurn): Move {
  const result = turn.answer<CompareResult>('compare_products')
  if (result) return { say: compareSentences(turn, result) }
  const sides = sidesOf(turn.clause)
  if (sides.length > 1) return { call: { tool: 'compare_products', input: { product_ids: [...sides] } } }
  const { before, understanding } = turn.scope
  const names = understanding.ordinals.length >= 2 ? [] : comparedNames(turn.clause)
  const searches = turn.answers<SearchResult>('search_products')
  // "Ticket to ride" is that product, whatever else has a ticket.
  const clear = names.map((name) => {
    const own = turn.clause.part(name).named
    return own?.beside.text === '' ? own.id : nameMeant(turn.clause, name)?.id
  })
  const others = clear.flatMap((id) => id ?? [])
  const named = names.map((name, at) => clear[at] ?? nameMeant(turn.clause, name, others)?.id)
  // Where two are known by their titles, what else was said of them names no third.
  const isPair = new Set(named.filter((id) => id !== undefined)).size > 1
  const open = isPair ? [] : names.filter((_, at) => named[at] === undefined)
  const next = open[searches.length]
  if (next !== undefined) {
    const lookup = before.search !== null
    return { call: { tool: 'search_products', input: { query: next, any_stock: true, sold_things: true, lookup } } }
  }
  const searched = (name: string) => searches[open.indexOf(name)]?.products[0]?.id
  const found = names.map((name, at) => named[at] ?? searched(name) ?? ofKinNamed(turn.clause, name)?.id)
  const ids =
    names.length === 0 ? pointedAt(turn) : names.length === 1 ? [before.focus ?? before.shown[0], ...found] : found
  const wanted = [...new Set(ids)].filter((id) => id !== undefined)
  if (wanted.length >= 2) return { call: { tool: 'compare_products', input: { product_ids: wanted } } }
  // "Compare backpacks", and nothing is talked about yet.
  const isOfKind = names.length === 0 || (names.length === 1 && before.shown.length === 0)
  const best = searches.length === 1 && isOfKind ? (searches[0]?.products ?? []).slice(0, MOST_OF_KIND) : []
  if (best.length >= 2) return { call: { tool: 'compare_products', input: { product_ids: best.map(({ id }) => id) } } }
  const missing = turn.echo(names.filter((_name, at) => found[at] === undefined).slice(0, 1))
  if (missing !== null) return { say: [turn.say('compare_missing', { missing })] }
  turn.button('button_search', turn.phrase('value_search'))
  turn.scope.state.pending = { kind: 'compared', data: {} }
  return { say: [turn.say('compare_which')] }
}

/** As likely as this it compares, where it says so. */
const MAY_COMPARE = 0.2
/** Names several products, known or not, and compares them. */
export const comparesNamed = (clause: Clause): boolean =>
  sidesOf(clause).length > 1 ||
  (asksForDifferences(clause) && (clause.share(['compare']) ?? 0) >= MAY_COMPARE && comparedNames(clause).length > 1)

const MOST_OF_KIND = 3
/** What is said up to there. */
const upToComparing = new RegExp(`^.*?(?<!\\p{L})${comparingPhrases}(?!\\p{L})`, 'iu')

/** "What is the difference between the two?": asks for all that differs, not for one thing. */
export const asksForDifferences = ({ text }: Clause): boolean => saysComparing(text)
const asking = wordsOfAll(({ dialogue }) => dialogue?.asksWhich)
/** "The kettle or the toaster - which one is cheaper?": what is asked of them is no name. */
const asksWhich = new RegExp(
  `(?<![\\s,;:–—-])[\\s,;:–—-]+(?:${anySpellingOf(wordsOfAll(({ joiners }) => joiners))}\\s)?${anySpellingOf(phrasesOfAll(({ dialogue }) => dialogue?.asksWhichStarts))}(?!\\p{L}).*`,
  'iu',
)
const forWhat = new RegExp(`(?<!\\s)\\s+${anySpellingOf(phrasesOfAll(({ purposes }) => purposes?.for))}\\s.*`, 'iu')
const copulas = wordsOfAll(({ dialogue }) => dialogue?.copulas)
/** Before a name they say nothing of it: "is", "the", "please". */
const small = new Set([...copulas, ...wordsOfAll((pack) => pack.articles), ...wordsOfAll(({ acts }) => acts?.pointing)])
const possessives = wordsOfAll((pack) => pack.possessives)
/** "She", "we": begin what is told of somebody, and no name. */
const somebody = wordsOfAll(({ dialogue }) => dialogue?.tellsOf)
/** "These", "both of them". */
const pointing = new Set([
  ...wordsOfAll(({ references }) => references?.it),
  ...phrasesOfAll(({ acts }) => acts?.both).flatMap((phrase) => phrase.split(' ')),
])
const MOST_NAMES = 3

/** A space within a name. */
const HELD = '_'
/** The things named to be compared: "the kettle with the toaster" is two, "with the headphones" one. */
export function comparedNames(clause: Clause): string[] {
  if (clause.act !== 'compare' && !asksForDifferences(clause)) return []
  const { rest: text } = clause.reference
  // "Ticket to ride" is one name.
  const said = clause.named?.said ?? ''
  const rest = text
    .replace(said, said.replaceAll(' ', HELD))
    .replace(upToComparing, ' ')
    .replace(asksWhich, ' ')
    .replace(/(?<![?!.])[?!.]+\s*$/, '')
  const names = partsJoined(rest, clause.scope.understanding.language)
    .map((part) => nameIn(part.replace(forWhat, '')).replaceAll(HELD, ' '))
    .filter((name) => name.length >= 2)
    .slice(0, MOST_NAMES)
  const thingOf = (name: string) => clause.part(name, 'search').wish.thing
  const [first] = names
  const thing = first === undefined ? null : thingOf(first)
  // "The soprano ukulele and the concert": both are of one kind.
  return names.map((name, at) =>
    at > 0 && thing?.isSold && !thingOf(name)?.isSold && !isOfOthers(clause, name, thing)
      ? `${name} ${thing.names[0]}`
      : name,
  )
}

/** "Which one is cheaper, this or the 500 ml", "or blue?", "and the small one?": other options of what is talked about. */
export const asksOtherOption = (clause: Clause): boolean =>
  (clause.focus !== null && readSizeEnd(tokenize(clause.text), clause.scope.understanding.language) !== null) ||
  (clause.first !== undefined && clause.namesOnlyOptions && valuesNamed(clause).length > 0)

/** "The first and the third": names several places, and nothing else. */
export const namesPlaces = ({ ordinals, text, before }: Clause): boolean =>
  ordinals.length > 1 && before.shown.length > 1 && isOnlyPlace(plainOf(text))

/** The name in a part of a comparison, without the words around it; empty where it only asks, or points at what was shown. */
function nameIn(part: string): string {
  const tokens = tokenize(part)
  if (ordinalsOf(plainOf(part), 0).length > 0 || namesPriceEnd(part)) return ''
  const at = tokens.findIndex(({ kind, text }) => kind !== 'sign' && !small.has(text))
  const [first] = tokens.slice(at, at + 1)
  if (!first || at < 0 || readNumberWords(tokens, at)?.value === 2) return ''
  const words = tokens.slice(at).filter(({ kind }) => kind !== 'sign')
  // "Mine is 9 months", "he weighs 12 kg"
  const isOfOwn = possessives.has(first.text) && words.some(({ text }) => copulas.has(text))
  if (isOfOwn || somebody.has(first.text)) return ''
  if (words.some(({ text }) => asking.has(text)) || words.every(({ text }) => pointing.has(text))) return ''
  return part.slice(first.start).trim()
}

/** "The first two", "these". */
function pointedAt({ scope, clause }: EngineTurn): (string | undefined)[] {
  const { state, understanding } = scope
  if (priceEndOf(clause) !== null)
    return comparedLast(clause)
      .slice(0, MOST_CHOSEN)
      .map(({ id }) => id)
  const places = understanding.ordinals.length >= 2 ? understanding.ordinals : [0, 1]
  return places.map((place) => state.shown.at(place))
}

const namesPriceEnd = (part: string): boolean =>
  readOrder(tokenize(part)) !== null || priceDirectionOf(plainOf(part)) !== 0
