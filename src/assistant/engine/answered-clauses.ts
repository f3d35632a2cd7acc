import { chargesWished, wantsCharges } from '../../knowledge/charges/pick-charge.ts'
import { asksByItself } from '../../knowledge/facets/read-facets.ts'
import { readReckoning } from '../../language/amounts/read-reckoning.ts'
import { wordsOfAll } from '../../language/packs.ts'
import { wordsIn } from '../../language/text/tokens.ts'
import { tellsMeasure } from '../../search/fit/read-measures.ts'
import type { TurnScope } from '../turn-scope.ts'
import { type Act, asksAbout, type FoundAct, services, wishing } from '../understanding/understanding.ts'
import { answeredQuestion } from './asked.ts'
import { asksHavingToo } from './asks.ts'
import { Clause } from './clause.ts'
import { clausesOfContact } from './contact/contact-named.ts'
import { LIKELY } from './how-sure.ts'
import { asOneChange } from './one-change.ts'
import { clausesOfOrder, isOfOrder, isOrderAct } from './orders/order-named.ts'
import { deliveryAskedIn } from './pages/delivery-asked.ts'
import { FEWEST_ASKED } from './pages/quote-policy.ts'
import { readAgain } from './read-again.ts'
import { isAboutNamed } from './shown/named-product.ts'
import { sidesOf } from './shown/sides.ts'
import { planOf } from './sums/operands.ts'
import { APART } from './talk-moves.ts'
import { namesValues } from './wish/said-next.ts'

/** "Does it fit a thick arm? Mine is 38 cm": the measure that is told beside a question belongs to it. */
function withMeasure({ understanding, catalog }: TurnScope, found: readonly FoundAct[]): readonly FoundAct[] {
  const { text, language } = understanding
  const asked = found.find(({ act, clause }) => asksAbout.has(act) && clause !== undefined)
  const told = found.find(
    ({ act, clause }) => act === 'tell' && clause !== undefined && tellsMeasure(clause, language, catalog.language),
  )
  if (asked?.clause === undefined || told?.clause === undefined) return found
  const [from, other] = [text.indexOf(asked.clause), text.indexOf(told.clause)]
  if (from < 0 || other < 0) return found
  const [first, last] = from < other ? [asked.clause, told.clause] : [told.clause, asked.clause]
  const start = Math.min(from, other)
  const between = text.slice(start + first.length, Math.max(from, other))
  if (/[\p{L}\p{N}]/u.test(between)) return found
  const whole = { ...asked, clause: text.slice(start, Math.max(from, other) + last.length) }
  return found.flatMap((one) => (one === asked ? whole : one === told ? [] : one))
}

/** Wishes of one message that are answered; more are beyond what anyone says in one breath. */
const MOST_WISHES = 3
/** The second and later wishes of a message are answered only from this confidence on. */
const FURTHER_FLOOR = 0.4
/** One that asks the shop, from this on: several deeds are of that, and share the confidence. */
const SERVICE_FLOOR = 0.3
/** From this on it is asked beside an order or a complaint, whatever form it has: "just tell me if you sell vouchers". */
const SURELY = 0.6
/** Acts that ask about a product, or wish for it. */
const goods = new Set<Act>(['product_question', 'stock_question', 'search', 'recommend', 'quote'])
const asides = new Set<Act>(['greeting', 'thanks', 'goodbye', 'small_talk', 'unknown', 'yes', 'no', 'tell'])

type Found = ConstructorParameters<typeof Clause>[1]
const clauses = new WeakMap<Found, Clause>()

/** The clause of a part, read once: each of what follows looks at all of them. */
function clauseOf(scope: TurnScope, found: Found): Clause {
  const known = clauses.get(found)
  const own = known?.scope === scope ? known : new Clause(scope, found)
  clauses.set(found, own)
  return own
}

export const greeting: FoundAct = { act: 'greeting', intent: 'other', confidence: 1 }

/** "How much is the wristwatch, and do you have it in white?", "I need 3 of the eggs. do you have that many?": what is asked is about the thing of the first. */
function asksOnOfOne(scope: TurnScope): boolean {
  const asked = scope.understanding.found.filter(({ act, clause }) => goods.has(act) && clause !== undefined)
  const [named, ...others] = asked.map((one) => clauseOf(scope, one))
  if (!named || others.length === 0) return false
  const isOfIt = (one: Clause) =>
    asksAbout.has(one.act) &&
    ((one.reference.isIt && (one.reference.isQuestion || !one.wish.namesThing)) || one.stockQuestion === 'left')
  // "I need 2 pieces, do you have that many?", "how much is it, and which sizes are there?" are about what is talked about.
  const isOfFocus = (named.pieces > 1 || asksAbout.has(named.act)) && !named.wish.namesThing
  return (scope.before.focus === null ? named.wish.namesThing : isOfFocus) && others.every(isOfIt)
}

/** "Do you fix bikes too? how much": what it costs is asked of the service. */
function asksOnOfService(scope: TurnScope): boolean {
  const [main, ...others] = scope.understanding.found
  const asked = others.filter(({ act, clause }) => goods.has(act) && clause !== undefined)
  const asksOn = asked
    .map((one) => clauseOf(scope, one))
    .every((one) => one.asksPrice && !one.namesGoods && !one.hasKnownWords)
  return main !== undefined && services.has(main.act) && asked.length > 0 && asksOn
}

/** Less sure than this, a part is left out beside one that is sure. */
const GUESSED = 0.3
const CLEAR = 0.5

function withoutGuess(found: readonly FoundAct[]): readonly FoundAct[] {
  const [first, ...others] = found
  const isClear = others.some(({ act, confidence }) => confidence >= CLEAR && !asides.has(act))
  // "Has the big one a lid? And the others?" asks twice.
  const isAsked = first?.clause?.trim().endsWith('?') === true && asksAbout.has(first.act)
  return first && first.confidence < GUESSED && isClear && !isAsked ? others : found
}

/** "The Ridge or the Vault | which is better for rain?": names what is compared, and asks behind that. */
function withoutNamed(scope: TurnScope, found: readonly FoundAct[]): readonly FoundAct[] {
  const compared = found.filter(({ act }) => act === 'compare')
  const [asking] = compared.filter((one) => clauseOf(scope, one).isAsking)
  return asking ? found.filter((one) => one === asking || !compared.includes(one)) : found
}

/** "Fine. Does anyone speak Spanish there?": where all of it sounds like an aside, what asks goes first. */
function askingFirst(scope: TurnScope, found: readonly FoundAct[]): readonly FoundAct[] {
  if (found.length < 2 || !found.every(({ act }) => asides.has(act))) return found
  return found.toSorted((a, b) => Number(clauseOf(scope, b).isAsking) - Number(clauseOf(scope, a).isAsking))
}

/** What of a message is answered: each part that asks something is one of these, or stands in one. */
export function clausesIn(scope: TurnScope): Clause[] {
  const named = clausesOfOrder(scope) ?? clausesOfContact(scope)
  if (named) return named
  const [first = greeting, ...others] = askingFirst(
    scope,
    asOneChange(scope, withMeasure(scope, withoutNamed(scope, withoutGuess(scope.understanding.found)))),
  )
  const main = readAgain(scope, first)
  const { clause: _, ...whole } = main
  const wholeClause = new Clause(scope, whole)
  // "The kettle and two mugs. Total with delivery to Cork?": the pages tell of the delivery.
  const plan = planOf(wholeClause)
  if (plan !== null) {
    // "Four mugs and the lantern, how much?" is read by the part that asks.
    const { clause: _said, ...asking } = scope.understanding.found.find(({ deed }) => deed === 'price') ?? main
    const besides = scope.understanding.found
      .filter((one) => one.clause !== undefined && (asksAbout.has(one.act) || services.has(one.act)))
      .map((one) => clauseOf(scope, one))
      .filter((one) => asksBesides(one) && !isReckoned(one))
    return [clauseOf(scope, asking), ...besides.slice(0, MOST_WISHES - 1)]
  }
  // "Do you sharpen knives and what does it cost": neither is asked of the knife that is talked about.
  if (asksOnOfService(scope)) return [clauseOf(scope, main)]
  // "Is the Hero Hoodie in stock, and is it waterproof?" asks twice about one product.
  // "Can I pay by card? And is the Hero Hoodie there in L?" asks the shop, and then of one.
  const isOfShop = services.has(main.act) && others.some((one) => isOfGoods(clauseOf(scope, one)))
  const isOfOne = !isOfShop && (isAboutNamed(wholeClause) || asksOnOfOne(scope))
  // "Compare the Ridge 90 and the Vault 230" is one question, wherever it was parted.
  const sides = sidesOf(clauseOf(scope, main))
  const isOfAllSides = sidesOf(wholeClause).length > sides.length
  const further = others.filter(
    (one) =>
      (asksInForm(one, scope) ||
        (one.confidence >= (services.has(one.act) ? SERVICE_FLOOR : FURTHER_FLOOR) && !asides.has(one.act))) &&
      !(isOfOne && goods.has(one.act)) &&
      !(isOrderAct(main.act) && isOfOrder(scope, main, one)) &&
      !asksOnOfShop(scope, main, one) &&
      !saysWhy(main, clauseOf(scope, one)) &&
      // Two that ask the pages of one matter are asked together; what is told beside an order asks nothing.
      !(services.has(one.act) && services.has(main.act) && !(one.act !== main.act && one.confidence >= APART)) &&
      !(
        services.has(one.act) &&
        isOrderAct(main.act) &&
        !(main.act === 'complaint' && one.confidence >= SURELY) &&
        !clauseOf(scope, one).isAsking
      ),
  )
  const isWhole = further.length === 0 && (isOfOne || services.has(main.act))
  // "150, no. Back to the coke one, is it loud?" asks, whatever is said before.
  const asked =
    isOfOne && !goods.has(main.act) && !services.has(main.act) ? others.find(({ act }) => goods.has(act)) : undefined
  const wholeAsked = asked ? new Clause(scope, { ...asked, clause: undefined }) : wholeClause
  // "Yes please. And does it come with a lid?", where an offer is open: it is taken before the question is answered.
  const agreed = others.find((one) => agreesBeside(clauseOf(scope, one)))
  return [
    ...(agreed ? [clauseOf(scope, agreed)] : []),
    isWhole || isOfAllSides ? wholeAsked : clauseOf(scope, main),
    ...further.slice(0, MOST_WISHES - 1).map((one) => clauseOf(scope, one)),
  ]
}

const okWords = wordsOfAll(({ acts }) => acts?.okStarts)
/** Where another part says "no", nothing is agreed to, nor by what may be a remark: "ok pity. Do you have others?", "ok. is it lined?" */
function agreesBeside(clause: Clause): boolean {
  const { text, found } = clause.scope.understanding
  const isOk = wordsIn(clause.text).every((word) => okWords.has(word))
  const isMixed = isOk || clause.text === text || found.some(({ act }) => act === 'no')
  return clause.act === 'yes' && clause.confidence >= LIKELY && !isMixed && answeredQuestion(clause) !== null
}

/** Asks something by its form, or surely of the shop. */
const asksBesides = (clause: Clause): boolean =>
  clause.isAsking || (services.has(clause.act) && clause.confidence >= FURTHER_FLOOR)

/** "Is delivery free with that, and how fast is it?": what it costs is reckoned, how long it takes is not. */
function isReckoned(clause: Clause): boolean {
  const charges = chargesWished(clause.text, clause.scope.understanding.language)
  const isCharged = wantsCharges(charges) || charges.asksFree
  return clause.asksPrice || readReckoning(clause.text).kind !== null || (isCharged && deliveryAskedIn(clause) === null)
}

/** "Do you come to Austria with it, and how long does that take?": sounds like a question about a product, and asks what pages tell. */
function asksOnOfShop(scope: TurnScope, main: Pick<FoundAct, 'act'>, one: FoundAct): boolean {
  if (!services.has(main.act) || !asksAbout.has(one.act) || one.clause === undefined) return false
  return !isOfGoods(clauseOf(scope, one)) && asksByItself(one.clause, scope.understanding.language)
}

/** "Also is the Hero Hoodie in stock in L?": asks for a value or the stock of goods, whatever its words have to do with the shop. */
const isOfGoods = ({ act, asksStock, wish }: Clause): boolean =>
  asksAbout.has(act) && (asksStock || wish.wishes.options !== undefined)

/** "And do you have a robot one" of "is that one ok? and do you have a robot one": a question, whatever it sounds like. */
function asksInForm(one: FoundAct, scope: TurnScope): boolean {
  const clause = clauseOf(scope, one)
  return (
    one.clause !== undefined &&
    (clause.isAsked || asksHavingToo(clause.text)) &&
    wordsIn(clause.text).length >= FEWEST_ASKED
  )
}

const self = wordsOfAll(({ acts }) => acts?.self)
/** Less sure than this, what is told of oneself behind a question about a product is told of that. */
const SURELY_WISHED = 0.6

/** "It's for a race" of "can I get it by Friday? it's for a race", "I read in bed" of "does it glow? I read in bed": no wish for another. */
function saysWhy(main: Pick<FoundAct, 'act'>, clause: Clause): boolean {
  const { act, first, reference, isAsking, isElse } = clause
  if (!(wishing.has(act) || asksAbout.has(act)) || isAsking || isElse || namesValues(clause)) return false
  if (services.has(main.act)) return wishing.has(act) && first !== undefined && reference.isIt
  return asksAbout.has(main.act) && clause.confidence < SURELY_WISHED && self.has(wordsIn(clause.text)[0] ?? '')
}
