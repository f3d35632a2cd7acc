import { tellsOccasion } from '../../language/readers/read-gift.ts'
import { readSaid } from '../../language/said/said.ts'
import { type Context, type Deed, deeds, type Role } from '../../language/said/said-lines.ts'
import type { SaidPart } from '../../language/said/said-reader.ts'
import { plainOf } from '../../language/text/plain.ts'
import { askedApart } from './asked-apart.ts'
import type { CatalogWords } from './catalog-words.ts'
import type { Contacts } from './contact-slots.ts'
import { isGibberish } from './gibberish.ts'
import { actsByRule, behindGreeting, behindNo, isInjection, isSuspicious } from './rules.ts'
import { asides, type Stretch, stretchesOf } from './stretches.ts'
import { type Act, acts, type FoundAct } from './understanding.ts'

export interface ActInput {
  text: string
  words: CatalogWords
  contacts: Contacts
  /** What it says of prices, in its own words: "about 30 quid". */
  prices: readonly string[]
  pendingKind: string | null
  /** What the assistant did just before. */
  context: Context
}

const RULE_CONFIDENCE = 0.97
const MOST_ACTS = 5
/** Less sure than this of all it may be, a part is not understood. */
const LEAST_CONFIDENCE = 0.2
/** A second reading of a part counts beside the first from this share on. */
const LEAST_SECOND = 0.25

const actOf: Record<Deed, Act> = {
  find: 'search',
  refine: 'refine',
  more: 'more_results',
  gift: 'recommend',
  ask: 'product_question',
  options: 'stock_question',
  stock: 'stock_question',
  restock: 'back_in_stock',
  price: 'product_question',
  compare: 'compare',
  pick: 'product_question',
  buy: 'buy',
  shipping: 'shipping',
  returns: 'returns',
  payment: 'payment',
  discount: 'discount',
  shop: 'policy',
  status: 'order_status',
  orderask: 'order_question',
  orderedit: 'order_change',
  reorder: 'reorder',
  complain: 'complaint',
  human: 'human',
  contact: 'leave_contact',
  quote: 'quote',
  give: 'refine',
  yes: 'yes',
  no: 'no',
  hi: 'greeting',
  thanks: 'thanks',
  bye: 'goodbye',
  who: 'who_are_you',
  talk: 'small_talk',
  tell: 'tell',
  off: 'unknown',
  trick: 'injection',
}

/** Acts that come before others in one message. */
const urgent: readonly Act[] = ['injection', 'human', 'complaint']
const smallTalk = new Set<Act>(['greeting', 'thanks', 'goodbye', 'yes', 'no', 'small_talk', 'unknown', 'tell'])

/** Decides what a shopper does with a message: few sure rules, then what was learned from what people wrote. All acts, best first. */
export function readActs(input: ActInput): FoundAct[] {
  const { text } = input
  if (!/[\p{L}\p{N}]/u.test(text)) return [found('unknown', 1)]
  const plain = plainOf(text)
  if (isInjection(plain)) return [byRule('injection')]
  const given = givenAnswer(input)
  if (given) return [given]
  const [sure] = actsByRule(plain)
  // "Am I talking to a real person or a bot?" asks for no person.
  const whole = sure === 'human' ? readSaid(text, input.context, input.words.naming) : []
  if (sure && !whole.some(({ deed }) => deed === 'who')) return [byRule(sure)]
  if (isGibberish(text, input.words)) return [{ ...found('unknown', 1), shares: deeds.map(() => 0) }]
  const parts = readSaid(text, input.context, input.words.naming)
    .map((part) => behindHello(part, input))
    .flatMap((part) => askedApart(part, text, (side) => readSaid(side, input.context, input.words.naming)))
    .map((part) => asTitle(part, input.words))
    .map((part) => asPresent(part, input))
  const all = stretchesOf(parts, text, input.prices).flatMap((stretch) => actsOf(stretch, input, parts.length > 1))
  return withGreeting(withContact(merge(all), input), text)
}

/** "A pot" of "no, a pot", where a "no" goes before what is wanted; else the whole text. */
export function withoutNo(input: ActInput): string {
  const behind = behindNo(input.text)
  if (behind === null) return input.text
  const isWanted = readActs({ ...input, text: behind }).some(({ act }) => !smallTalk.has(act) || act === 'unknown')
  return isWanted ? behind : input.text
}

/** What may stand beside an address that is left for an answer: "can someone write me at ... about the lamp?" */
const askedOnly = new Set<Act>([
  ...(['search', 'refine', 'product_question', 'stock_question', 'policy', 'unknown', 'small_talk', 'tell'] as const),
])

function withContact(acts: FoundAct[], { contacts, pendingKind }: ActInput): FoundAct[] {
  const isLeft = contacts.email !== undefined && contacts.order_number === undefined && pendingKind === null
  // Who wants a person, and gives an address, is answered there.
  if (isLeft && acts[0]?.act === 'human') return [byRule('human')]
  const isAsked = acts.every(({ act }) => askedOnly.has(act) || smallTalk.has(act))
  return isLeft && isAsked ? [{ ...byRule('leave_contact'), confidence: 0.8 }] : acts
}

function withGreeting(acts: FoundAct[], text: string): FoundAct[] {
  const greets = behindGreeting(text) !== null && acts.every(({ act }) => act !== 'greeting')
  return greets ? [...acts.slice(0, MOST_ACTS - 1), found('greeting', 0.9)] : acts
}

/** "Hello, any hoodies" is read by what stands behind the greeting, where that is no greeting. */
function behindHello(part: SaidPart, { text, context, words }: ActInput): SaidPart {
  const behind = part.deed === 'hi' ? behindGreeting(text.slice(part.start, part.end)) : null
  const [one, ...others] = behind === null ? [] : readSaid(behind, context, words.naming)
  if (!one || others.length > 0 || asides.has(one.deed)) return part
  return { ...part, deed: one.deed, confidence: one.confidence, shares: one.shares }
}

/** What each word of a message is in it, folded; of one that stands there more than once what it is at first, where that is something. */
export function readRoles({ text, context, words }: Pick<ActInput, 'text' | 'context' | 'words'>): Map<string, Role> {
  const roles = new Map<string, Role>()
  for (const { words: own } of readSaid(text, context, words.naming))
    for (const { token, role } of own)
      if (token.kind !== 'sign' && (roles.get(token.text) ?? 'o') === 'o') roles.set(token.text, role)
  return roles
}

/** What was asked for, and nothing else: a number, an address. */
function givenAnswer({ text, contacts, pendingKind }: ActInput): FoundAct | null {
  const rest = contacts.spans.reduce(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    text,
  )
  const words = (rest.match(/\p{L}{2,}/gu) ?? []).length
  if (contacts.spans.length === 0 || words > 3) return null
  const isOrder = contacts.order_number !== undefined || /^order_/.test(pendingKind ?? '')
  if (words > 0 && (isOrder || pendingKind === null)) return null
  return byRule(isOrder ? 'order_status' : 'leave_contact')
}

/** "iPhone 13 Pro": nothing but words of the store's titles, one of them the name of a thing, is looked for. */
function asTitle(part: SaidPart, store: CatalogWords): SaidPart {
  const words = part.words.filter(({ token }) => token.kind !== 'sign')
  const isTitled = ({ token: { kind, text } }: (typeof words)[number]) => kind === 'number' || store.isInTitles(text)
  const isNamed = words.some(({ token: { text } }) => text.length > 3 && store.isOwn(text))
  if (words.length < 2 || !isNamed || !words.every(isTitled) || !asides.has(part.deed)) return part
  return asDeed(part, 'find')
}

/** What telling of somebody's birthday sounds like, and what it may sound like where no thing is named. */
const telling = new Set<Deed>(['tell', 'talk', 'off'])
const wishing = new Set<Deed>(['find', 'refine', 'give', 'ask'])
/** Behind what was shown it says more of that. */
const openings = new Set<Context>(['none', 'empty', 'gift'])

/** "My sister does yoga, it's her birthday on Saturday" wishes for a present. */
function asPresent(part: SaidPart, { text, context }: ActInput): SaidPart {
  const isNameless = () => wishing.has(part.deed) && part.words.every(({ role }) => role !== 't')
  if (!openings.has(context) || !(telling.has(part.deed) || isNameless())) return part
  return tellsOccasion(text.slice(part.start, part.end)) ? asDeed(part, 'gift') : part
}

/** Read as what it surely does. */
const asDeed = (part: SaidPart, deed: Deed): SaidPart => ({
  ...{ ...part, deed, confidence: SURELY },
  shares: part.shares.map((share, at) => (deeds[at] === deed ? SURELY : share * (1 - SURELY))),
})
const SURELY = 0.9

function actsOf({ start, end, deed, shares }: Stretch, { text, contacts }: ActInput, isPart: boolean): FoundAct[] {
  const saidHere = text.slice(start, end).trim()
  const [sure] = actsByRule(plainOf(saidHere))
  if (sure && !(sure === 'human' && deed === 'who'))
    return [{ ...byRule(sure), ...(isPart ? { clause: saidHere } : {}) }]
  const sums = new Map<Act, number>()
  const isSuspect = isSuspicious(plainOf(text))
  for (const [at, share] of shares.entries()) {
    const deedAt = deeds[at] as Deed
    // An attempt to change the assistant's instructions has a word of these; "ignore the last one" has none.
    const act = deedAt === 'trick' && !isSuspect ? 'small_talk' : actOf[deedAt]
    sums.set(act, (sums.get(act) ?? 0) + share)
  }
  const behind = behindGreeting(saidHere)
  const clause = isPart || behind !== null ? { clause: behind ?? saidHere } : {}
  const [first] = [...sums].reduce((best, one) => (one[1] > best[1] ? one : best))
  const ranked = [...sums]
    .filter(([act, share]) => share >= LEAST_SECOND || act === first)
    .sort(([, one], [, other]) => other - one)
    .map(([act, share]): FoundAct => ({ ...found(act, share), ...clause, deed, shares }))
  const [best] = ranked as [FoundAct]
  // "The order W1, my mail is ..." wants something of an order.
  if (best.act === 'leave_contact' && contacts.order_number !== undefined)
    return [{ ...best, act: 'order_status', intent: acts.order_status }]
  if (best.confidence < (leastOf(best.act, saidHere) ?? 0)) return [{ ...best, act: 'unknown', intent: 'other' }]
  if (best.confidence < LEAST_CONFIDENCE) return [{ ...best, act: 'unknown', intent: 'other' }, ...ranked.slice(1)]
  return ranked.slice(0, 1)
}

/** As likely as this at the least a person is called. */
const LEAST_HUMAN = 0.35
/** The same of a yes or no in so many words: fewer are nothing else. */
const LEAST_ANSWER = 0.4
const MOST_ANSWER_WORDS = 3

/** As likely as this it has to be, where another reading would do less harm. */
function leastOf(act: Act, text: string): number | null {
  if (act === 'human') return LEAST_HUMAN
  const isLong = (text.match(/\p{L}+/gu) ?? []).length > MOST_ANSWER_WORDS
  return (act === 'yes' || act === 'no') && isLong ? LEAST_ANSWER : null
}

const round = (confidence: number): number => Math.round(confidence * 1000) / 1000
const found = (act: Act, confidence: number): FoundAct => ({ act, intent: acts[act], confidence: round(confidence) })
/** What a rule read is nothing else. */
const byRule = (act: Act): FoundAct => ({
  ...found(act, RULE_CONFIDENCE),
  shares: deeds.map((deed) => (actOf[deed] === act ? 1 : 0)),
})

/** All the wishes of a message: what is urgent first, small talk last, the others as they were said. */
function merge(all: readonly FoundAct[]): FoundAct[] {
  const rank = ({ act }: FoundAct) => {
    const at = urgent.indexOf(act)
    // "Hello, my son turns ten and would like a bike": what is told goes before the greeting.
    const aside = act === 'greeting' ? 2 : 1
    return at >= 0 ? at : urgent.length + (smallTalk.has(act) ? aside : 0)
  }
  const ordered = [...all].sort((a, b) => rank(a) - rank(b))
  return (ordered.length > 0 ? ordered : [found('unknown', 1)]).slice(0, MOST_ACTS)
}
