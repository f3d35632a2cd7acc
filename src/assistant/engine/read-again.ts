import { type AskedOfOrder, readOrderQuestion } from '../../language/readers/read-order-question.ts'
import { readSaid } from '../../language/said/said.ts'
import { type Context, type Deed, deeds } from '../../language/said/said-lines.ts'
import { tokenize } from '../../language/text/tokens.ts'
import { namingIn } from '../../search/things/naming.ts'
import { areOnlyGoods } from '../../search/word-parts.ts'
import type { TurnScope } from '../turn-scope.ts'
import type { Act, FoundAct } from '../understanding/understanding.ts'
import { asksHaving } from './asks.ts'
import { Clause } from './clause.ts'
import { orderWishes } from './orders/order-named.ts'

type Found = Omit<FoundAct, 'intent'>

/** Less sure than this, what is said is read once more as said of what else is at hand. */
const UNSURE = 0.5
const SURE = 0.8
/** As likely as this it is. */
const LIKELY = 0.6

const ofOrder = orderWishes.filter(
  ([deed]) => deed === 'reorder' || deed === 'orderedit' || deed === 'orderask' || deed === 'status',
)
const ofGoods: readonly (readonly [Deed, Act])[] = [
  ['ask', 'product_question'],
  ['price', 'product_question'],
  ['pick', 'product_question'],
  ['options', 'stock_question'],
  ['stock', 'stock_question'],
  ['refine', 'refine'],
  ['find', 'search'],
]
/** Asked in these words, the order is meant. */
const isOfItems = new Set<AskedOfOrder>(['items', 'state', 'price'])

/** "What's in there?", behind an order of several things: none of them is named. */
export const asksWhatIsIn = ({ before, focus, namesGoods }: Clause, asked: readonly AskedOfOrder[]): boolean =>
  before.shown.length > 1 && focus === null && asked.includes('items') && !namesGoods

/**
 * What is unsure is read once more: as asked for goods where it names some and nothing else ("do you have memory cards?"), behind an order as
 * said of what was bought ("does it come with a filter?"), and later as said of the order that was told ("can I still change the address?").
 */
export function readAgain(scope: TurnScope, found: Found): Found {
  const { before, understanding } = scope
  const isUnsure = found.confidence < UNSURE
  const text = found.clause ?? understanding.text
  if (
    (isUnsure || mayBeOfGoods.has(found.act)) &&
    (asksForGoods(text, understanding.language) || corrects(scope, found))
  ) {
    const { shares: _, ...plain } = found
    return { ...plain, act: 'search', deed: 'find', confidence: LIKELY }
  }
  if (before.lastOrder === null) return found
  if (before.topic !== 'order') return isUnsure ? again(scope, found, [text, 'order'], ofOrder) : found
  // Without the words for what a row tells, a question that sounds like one about the order may be about what was bought.
  if (!isUnsure && (found.act !== 'order_question' || found.confidence >= SURE)) return found
  const asked = readOrderQuestion(text, understanding.language)
  if (asksWhatIsIn(new Clause(scope, found), asked)) return { ...found, act: 'order_question', deed: 'orderask' }
  if (before.shown.length === 0 || asked.some((one) => !isOfItems.has(one))) return found
  return again(scope, found, [text, before.focus === null ? 'list' : 'one'], ofGoods)
}

/** "I mean like a pot": names the thing that was meant. */
function corrects(scope: TurnScope, found: Found): boolean {
  const { reference, wish, isAsking } = new Clause(scope, { ...found, act: 'search' })
  return reference.isRestart && !isAsking && wish.namesThing
}

/** What "do you have" and a name of goods may be taken for. */
const mayBeOfGoods = new Set<Act>(['policy', 'payment', 'discount', 'unknown', 'small_talk'])

/** "Do you have memory cards?": what a kind of goods is called, and nothing else, is asked for. */
const asksForGoods = (text: string, language: string): boolean =>
  asksHaving(text) &&
  areOnlyGoods(
    tokenize(text).flatMap(({ kind, text: word }) => (kind === 'sign' ? [] : word)),
    language,
  )

/** The same as it is read behind something else, where it does one of these then. */
function again(
  { catalog }: TurnScope,
  found: Found,
  [text, context]: readonly [string, Context],
  wished: readonly (readonly [Deed, Act])[],
): Found {
  const [part, ...others] = readSaid(text, context, namingIn(catalog))
  if (!part || others.length > 0) return found
  const shares = wished.map(([deed, act]) => ({ deed, act, share: part.shares[deeds.indexOf(deed)] ?? 0 }))
  const sum = shares.reduce((all, { share }) => all + share, 0)
  const [best] = shares.toSorted((a, b) => b.share - a.share)
  if (!best || sum < LIKELY) return found
  return { ...found, act: best.act, deed: best.deed, shares: part.shares, confidence: sum }
}
