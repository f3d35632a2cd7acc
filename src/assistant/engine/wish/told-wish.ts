import { tokenize, wordsIn } from '../../../language/text/tokens.ts'
import { tellsMeasure } from '../../../search/fit/read-measures.ts'
import type { Act, FoundAct } from '../../understanding/understanding.ts'
import { asksHaving } from '../asks.ts'
import type { Clause } from '../clause.ts'
import type { Row } from '../frame-row.ts'
import { namesInstead } from './changes-wish.ts'
import { droppedOf } from './drop-moves.ts'
import { notFound } from './missing-thing.ts'
import { callsForShown, namesValues, onlyTells } from './said-next.ts'
import { search } from './search-moves.ts'

/** Said before or behind what is meant. */
const small = ['greeting', 'thanks', 'goodbye', 'yes', 'no'] as const satisfies readonly Act[]

/** What a message may want that no choice of products answers. */
const ofElse = new Set<Act>([
  ...(['order_status', 'order_question', 'order_change', 'reorder', 'complaint', 'human', 'leave_contact'] as const),
  ...(['back_in_stock', 'shipping', 'returns', 'payment', 'policy', 'buy', 'injection', 'who_are_you'] as const),
  'more_results',
])
/** As sure as this one part of a message is of that. */
const SURELY = 0.4
/** Fewer words are no remark that tells what is needed. */
const LEAST_WORDS = 4

/**
 * How much each deed tells that a remark behind a wish says more of it, and the rest of the sum: a logistic regression over the messages of
 * `test/data/needs/next-working.jsonl` and `next-held-back.jsonl`, and 404 of conversations about all matters; what those have too little of (questions
 * for a value, stock, a price or a comparison) weighs more than was learned.
 */
const weights = {
  ...{ find: 2.3, refine: 1.7, tell: 2.1, ask: -1.7, options: -6, stock: -2.5, price: -2.5, compare: -3 },
  ...{ shop: -0.9, shipping: -2, returns: -1.2 },
} as const
const BIAS = -0.7
const OF_GOING_ON = 1
const OF_SHOWN = 0.3
const OF_OPEN = 2.7

/** Whether the conversation is about a wish that found something, and waits for nothing else. */
function isOpen({ before: { search: open, pending, topic, shown } }: Clause): boolean {
  const isWaited = pending !== null && pending.kind !== 'gift_likes'
  if (!open || open.isEmpty || open.several || shown.length === 0 || isWaited) return false
  return topic === 'open wish' || topic === 'products shown'
}

/** "Also do you have curtains": in so few words what the shop has not is asked for, in more it is only told of: "I go by bike". */
const FEW_TO_ASK = 6

/** "Her feet are a 28", of boots that come in 28. */
function namesNumberOf({ text, shown }: Clause): boolean {
  const said = new Set(tokenize(text).flatMap((token) => (token.kind === 'number' ? [token.text] : [])))
  if (said.size === 0) return false
  const values = shown.flatMap(({ variants }) => variants.flatMap(({ options }) => Object.values(options)))
  return values.some((value) => tokenize(value).some((token) => token.kind === 'number' && said.has(token.text)))
}

/** Whether it says what other rows read: a value, an order of the list, a place, a title, a denial, one of those shown. */
function isRead(clause: Clause): boolean {
  const { reference, scope, text } = clause
  const { understanding, catalog } = scope
  const { order_number: number, email, phone, size } = understanding.slots
  return (
    (number ?? email ?? phone ?? size) !== undefined ||
    namesValues(clause) ||
    clause.isBareNumber ||
    clause.priceDirection !== 0 ||
    clause.wish.order !== null ||
    understanding.ordinals.length > 0 ||
    reference.isRestart ||
    reference.isSimilar ||
    reference.isOne ||
    reference.isWhich ||
    clause.isDenying ||
    droppedOf(clause).length > 0 ||
    (notFound(clause) !== null && wordsIn(text).length <= FEW_TO_ASK) ||
    namesNumberOf(clause) ||
    clause.named !== null ||
    clause.attribute !== null ||
    asksHaving(text) ||
    tellsMeasure(text, understanding.language, catalog.language)
  )
}

/** Who names a thing in so few words wishes for that. */
const FEW_WORDS = 5

/** "I need a tick remover too": names the thing that is wished for. */
const isNamed = ({ wish, text }: Clause): boolean => wish.namesThing && wordsIn(text).length <= FEW_WORDS

/** Whether it is a remark that likely says more of the wish that is open. */
function saysMore(clause: Clause): boolean {
  const { reference, act, before, scope } = clause
  const { found, frustrated } = scope.understanding
  const isElse = (one: FoundAct) => ofElse.has(one.act) && one.confidence >= SURELY
  if (!isOpen(clause) || !onlyTells(clause) || frustrated || found.some(isElse) || ofElse.has(act)) return false
  const isSmall = (small as readonly Act[]).includes(act) || wordsIn(clause.text).length < LEAST_WORDS
  if (isSmall || isRead(clause) || isNamed(clause) || namesInstead(clause)) return false
  const ofDeeds = (Object.keys(weights) as (keyof typeof weights)[]).reduce(
    (sum, deed) => sum + weights[deed] * (clause.share([deed]) ?? 0),
    BIAS,
  )
  const isOfOpen = before.topic === 'open wish'
  const ofTalk = OF_GOING_ON * Number(reference.isGoingOn) + OF_OPEN * Number(isOfOpen)
  return ofDeeds + ofTalk + OF_SHOWN * callsForShown(clause).shown >= 0
}

/** A remark behind a wish: what it calls for is shown, most of all of what was looked for. */
export const ofToldWish: Row = {
  frame: 'open wish',
  when: 'it only remarks something that tells more of what is looked for: "it has to survive the dishwasher"',
  does: 'shows what that calls for',
  speaksTo: ['same', 'wish'],
  holds: saysMore,
  move: (turn) => search(turn, 'told'),
}
