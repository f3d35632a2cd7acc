import { hasWord } from '../../../language/text/has-word.ts'
import { tokenize } from '../../../language/text/tokens.ts'
import type { SearchProduct } from '../../../search/search-product.ts'
import type { SearchResult } from '../../tools/tool-results.ts'
import { type Act, asksAbout } from '../../understanding/understanding.ts'
import { kindsAsked } from '../asks.ts'
import type { Clause } from '../clause.ts'
import type { EngineTurn, Move } from '../engine-turn.ts'
import { fromPages } from '../pages/quote-policy.ts'
import { titleRuns } from '../shown/title-runs.ts'
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
}

/** The thing and the question of a clause that names the one before the other; null when it is not put so. */
export function headedBy(clause: Clause): Headed | null {
  const { text, act } = clause
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
  // "Does the Honeywell t5 thermostat work with it?" names one, whatever is called by other words of the question.
  const called = titleRuns(query, turn.scope)[0]?.products ?? []
  if (called.length === 1) return aboutProduct(asked, called[0]?.id)
  if (called.length > 1 && called.length <= MOST_HELD && isOfFact(asked, headed)) return chooseAmong(asked, called)
  // A thing that is named by itself is read as one.
  const wish = { query, any_stock: true, sold_things: true }
  if (!found) return { call: { tool: 'search_products', input: wish } }
  const products = found.products.flatMap(({ id }) => turn.scope.catalog.index.productById(id) ?? [])
  const best = products.length === 1 ? products[0] : bestNamed(named, products)
  // "How much is a candle workshop?" is no question about a candle.
  const told = asked.clause.asksPrice && found.fit !== 'exact' ? fromPages(turn) : undefined
  if (told) return told
  if (best) return aboutProduct(asked, best.id)
  if (isOfFact(asked, headed) && products.length > 1 && products.length <= MOST_HELD) {
    return chooseAmong(asked, products)
  }
  return search(turn, 'new', 1)
}

/** Asks something that the page of a product may tell. */
const isOfFact = ({ act, clause }: EngineTurn, headed: Headed | null): boolean =>
  headed !== null || (act === 'product_question' && !clause.asksPrice && clause.hasWords)

/** The only one that has all of the words in its title. */
function bestNamed({ wish }: Clause, products: readonly SearchProduct[]): SearchProduct | undefined {
  const wanted = [...(wish.thing?.names.slice(0, 1) ?? []), ...wish.words.map(({ surface }) => surface)].flatMap(
    (one) => one.split(' '),
  )
  const hasAll = ({ title }: SearchProduct) => wanted.length > 0 && wanted.every((word) => hasWord(title, word))
  const [all, ...others] = products.filter(hasAll)
  return others.length === 0 ? all : undefined
}
