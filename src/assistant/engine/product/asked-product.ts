import { wordsOfAll } from '../../../language/packs.ts'
import { isPurposeWord } from '../../../language/readers/purpose.ts'
import { hasWord } from '../../../language/text/has-word.ts'
import { tokenize } from '../../../language/text/tokens.ts'
import { asksForFact } from '../../../search/questions/read-question.ts'
import type { SearchProduct } from '../../../search/search-product.ts'
import type { CompareResult, SearchResult } from '../../tools/tool-results.ts'
import { type Act, asksAbout } from '../../understanding/understanding.ts'
import { kindsAsked } from '../asks.ts'
import type { Clause } from '../clause.ts'
import type { EngineTurn, Move } from '../engine-turn.ts'
import { fromPages } from '../pages/quote-policy.ts'
import { search } from '../wish/search-moves.ts'
import { chooseAmong } from './compare-moves.ts'
import { aboutProduct } from './product-moves.ts'

/** More products than these are not held against a question: they are shown. */
const MOST_HELD = 4
/** Fewer words behind a thing and a comma describe it: "shoes, red?" */
const FEWEST_ASKED = 3

/** With these a comma or colon parts no thing from a question about it. */
const mayAsk = new Set<Act>([
  'search',
  'refine',
  'product_question',
  'stock_question',
  'unknown',
  'small_talk',
  'policy',
])

/** A question about a thing that is named before it: "kids rain boots, do they have a lining?" */
export interface Headed {
  thing: Clause
  question: Clause
  /** "Which pan": all that are called so are asked about. */
  isWhich?: true
}

/** The thing and the question of a clause that names the one before the other; null when it is not put so. */
export function headedBy(clause: Clause): Headed | null {
  const { text, act } = clause
  const asked = mayAsk.has(act) || act === 'recommend' ? thingAsked(clause) : null
  if (asked) return asked
  if (!mayAsk.has(act)) return null
  const parting = [...text.matchAll(/[,:]/g)].map(({ index }) => index).toReversed()
  for (const at of parting) {
    const question = clause.part(text.slice(at + 1).trim(), 'product_question')
    const isAsked = /[?？]\s*$/.test(text) || question.reference.isQuestion
    const words = tokenize(question.text).filter(({ kind }) => kind !== 'sign')
    if (!isAsked || words.length < FEWEST_ASKED || question.hasValues || question.reference.isSomething) continue
    const thing = clause.part(text.slice(0, at).trim(), 'search')
    if (thing.wish.namesThing && !thing.hasValues) return { thing, question }
  }
  return null
}

const determiners = wordsOfAll(({ references }) => references?.whichOf)
const verbs = wordsOfAll(({ references }) => references?.asking)
/** Words of a name behind "which". */
const MOST_NAMED = 3
/** Fewer words behind it ask for no more than that: "which pans are there?" */
const FEWEST_BEHIND = 3

/** "Which pan can I use on an induction stove?": the pan is what is asked about, and no stove is looked for; null where it is not put so. */
function thingAsked(clause: Clause): Headed | null {
  const words = tokenize(clause.text).filter(({ kind }) => kind !== 'sign')
  const at = words.findIndex(({ text }) => determiners.has(text))
  const end = words.findIndex(({ text }, place) => place > at + 1 && verbs.has(text))
  if (at < 0 || at > 1 || end < 0 || end > at + MOST_NAMED + 1 || words.length - end < FEWEST_BEHIND) return null
  const [from, to] = [words[at + 1]?.start, words[end - 1]?.end]
  const thing = clause.part(clause.text.slice(from, to), 'search')
  if (!thing.wish.thing?.isSold || clause.hasValues) return null
  const { names = [] } = clause.wish.thing ?? {}
  const isOther = names.length > 0 && !thing.wish.thing.names.some((name) => names.includes(name))
  const { catalog, understanding } = clause.scope
  const behind = clause.text.slice(words[end]?.start)
  if (!isOther && !asksForFact(behind, understanding.language, catalog.language)) return null
  // Of a skillet the page speaks of no pan: asked of each is whether it can be used so.
  return { thing, question: clause.part(behind, 'product_question'), isWhich: true }
}

/** Asks about a product that was not shown. */
export function asksOfProduct(clause: Clause): boolean {
  // With an address an answer is wanted there.
  if (clause.scope.understanding.slots.email !== undefined) return false
  // "What material is it?" names none.
  if (clause.reference.isIt && clause.first === undefined && kindsAsked(clause).length > 0) return false
  const isAsking =
    clause.stockQuestion === 'left' || clause.asksPrice || asksAbout.has(clause.act) || kindsAsked(clause).length > 0
  // "Las azules no? ¿son de piel?", behind sandals: names nothing else.
  const isOfFocus = clause.focus !== null && !clause.wish.namesThing && clause.act === 'product_question'
  const isOfGoods = isAsking && clause.isQuestion && !isOfFocus && (clause.wish.namesThing || clause.hasKnownWords)
  return isOfGoods || headedBy(clause) !== null
}

/** "How much is the copper can?": the product named is found first. Where several are called so, all are held against the question. */
export function askedProduct(turn: EngineTurn): Move {
  const headed = headedBy(turn.clause)
  const asked = headed ? turn.withClause(headed.question) : turn
  const named = headed?.thing ?? turn.clause
  const [found] = turn.answers<SearchResult>('search_products')
  const query = named.reference.rest
  // A thing that is named by itself is read as one.
  const wish = { query, any_stock: true, ...(headed?.isWhich ? {} : { sold_things: true }) }
  if (!found) return { call: { tool: 'search_products', input: wish } }
  const products = found.products.flatMap(({ id }) => turn.scope.catalog.index.productById(id) ?? [])
  if (headed?.isWhich && products.length > 0) {
    const told = turn.answer<CompareResult>('compare_products')?.answers
    return told?.every(({ verdict }) => verdict === 'unknown') ? search(turn, 'new', 1) : chooseAmong(asked, products)
  }
  const best = products.length === 1 ? products[0] : bestNamed(named, products)
  // "How much is a candle workshop?" is no question about a candle.
  const told = asked.clause.asksPrice && found.fit !== 'exact' ? fromPages(turn) : undefined
  if (told) return told
  if (best) return aboutProduct(asked, best.id)
  const isFact =
    headed !== null || (asked.act === 'product_question' && !asked.clause.asksPrice && asked.clause.hasWords)
  if (isFact && products.length > 1 && products.length <= MOST_HELD) {
    return chooseAmong(asked, products)
  }
  return search(turn, 'new', 1)
}

/** The only one that the words name whole, or that has them all in its title. */
function bestNamed({ text, wish }: Clause, products: readonly SearchProduct[]): SearchProduct | undefined {
  const isNamed = ({ title }: SearchProduct) =>
    tokenize(title).every(({ kind, text: word }) => kind === 'sign' || hasWord(text, word))
  // "Footprint for Lapwing 2" is no Lapwing.
  const headOf = (title: string): string => {
    const words = tokenize(title)
    const at = words.findIndex(({ text: word }) => isPurposeWord(word))
    return at > 0 ? title.slice(0, words[at]?.start) : title
  }
  const wanted = [...(wish.thing?.names.slice(0, 1) ?? []), ...wish.words.map(({ surface }) => surface)].flatMap(
    (one) => one.split(' '),
  )
  const hasAll = ({ title }: SearchProduct) => wanted.length > 0 && wanted.every((word) => hasWord(headOf(title), word))
  const [whole, ...otherWhole] = products.filter(isNamed)
  if (whole && otherWhole.length === 0) return whole
  const [all, ...others] = products.filter(hasAll)
  return others.length === 0 ? all : undefined
}
