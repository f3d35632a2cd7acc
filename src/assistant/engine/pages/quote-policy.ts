import { type Facet, facets } from '../../../knowledge/facets/facets.ts'
import {
  asksByItself,
  asksSendingBack,
  pageFacets,
  rulingOfSendingBack,
} from '../../../knowledge/facets/read-facets.ts'
import type { PlainAnswer, Span } from '../../../knowledge/index/plain-answer.ts'
import { facetMatch } from '../../../language/facets/taught-facets.ts'
import { wordsIn } from '../../../language/text/tokens.ts'
import { languageOf } from '../../../search/analysis/languages.ts'
import { tellingWords } from '../../../search/needs/telling-words.ts'
import { splitSentences } from '../../../shared/sentences.ts'
import type { Statement } from '../../statement.ts'
import type { PolicyPassage, PolicyResult } from '../../tools/tool-results.ts'
import { matterShare } from '../../understanding/matters.ts'
import { withoutContacts } from '../../without-contacts.ts'
import { asksHaving } from '../asks.ts'
import type { Clause } from '../clause.ts'
import type { EngineTurn, Move } from '../engine-turn.ts'
import { LIKELY } from '../how-sure.ts'
import { say, spoken } from '../say.ts'
import { surelyCalls } from '../wish/calls-for.ts'
import { callPages } from './call-pages.ts'

/** The owner's own words with where they stand. */
export function quotePolicy(turn: EngineTurn, { passages }: PolicyResult): Move {
  const told = passages.filter(({ isFurther }, at) => at === 0 || isFurther)
  // A source without what it says tells nothing.
  const borneOut = told.filter(({ quote }) => turn.quote(quote).facts.length > 0)
  if (borneOut.length === 0) return { say: [turn.say('policy_unknown')] }
  const said = borneOut.flatMap(({ quote, url, title, plain, language }) => [
    ...(plain && !(plain.isSeen && language === turn.language) ? plainly(turn, plain, quote) : []),
    turn.say('policy_quote', { quote: turn.quote(quote) }),
    url
      ? turn.say('policy_source_url', { url: turn.fact(url) })
      : turn.say('policy_source', { title: turn.fact(title) }),
  ])
  return { say: said }
}

/** "Belgium: 7.90 €, 3–4 working days": what the quote tells in another language, or tells of more places than one. */
function plainly(turn: EngineTurn, { place, cost, freeFrom, time }: PlainAnswer, quote: string): Statement[] {
  const { facts } = turn.quote(quote)
  const name = place === null ? '' : nameOfPlace(place, turn.language)
  if (place && !place.isSentTo) return [turn.say('plain_no', { place: { text: name, facts } })]
  const told = [
    ...(cost === null ? [] : [cost]),
    ...(time === null ? [] : [spanOf(turn, time)]),
    ...(freeFrom === null ? [] : [say(turn.language, 'plain_free', { amount: freeFrom })]),
  ].join(', ')
  if (place === null) return told === '' ? [] : [turn.say('plain_told', { told: { text: told, facts } })]
  if (told === '') return [turn.say('plain_yes', { place: { text: name, facts } })]
  return [turn.say('plain_place', { place: { text: name, facts }, told: { text: told, facts } })]
}

/** "3–5 working days", "1 day". */
export function spanOf(turn: EngineTurn, { from, to, unit }: Span): string {
  const key = from === 1 && to === 1 ? (`span_one_${unit}` as const) : (`span_${unit}` as const)
  return say(turn.language, key, { n: from === to ? String(to) : `${from}–${to}` })
}

/** A country by its name, a part of one as it was written. */
export function nameOfPlace({ code, written }: { code: string; written: string }, language: string): string {
  const isCountry = /^[A-Z]{2}$/.test(code)
  const name = isCountry ? new Intl.DisplayNames([spoken(language)], { type: 'region' }).of(code) : undefined
  return name ?? written.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())
}

/** "Do you rent out tents too?" sounds like a wish, and may be asked of the shop. */
export function mayAskPages(turn: EngineTurn): Move | undefined {
  const { confidence, reference, before } = turn.clause
  // "Auch die Sprühdosen?", behind what the pages say of sending.
  const isAsked = reference.isQuestion || before.topic === 'pages'
  // "What's the best noise cancelling ones u got": not what may be cancelled; but "what time can I ring until" is no wish for rings.
  const isOfGoods = () => surelyCalls(turn.clause) && !asksByItself(turn.words, turn.language)
  return confidence < LIKELY && isAsked && mayBeOfShop(turn.clause) && !isOfGoods() ? fromPages(turn) : undefined
}

/** Asks for something else than to have it. */
export const mayBeOfShop = ({ isAsking, isElse, text }: Clause): boolean => isAsking && !isElse && !asksHaving(text)

/** Fewer words are a name or a noise, no question. */
export const FEWEST_ASKED = 3

/** As likely as this a message wishes for something. */
const WISHES = 0.4

/** Whether it rather wishes for something than asks what pages tell, whatever words of theirs it has: "do you fix guitars?" does not. */
function mainlyWishes(text: string, language: string): boolean {
  const wish = matterShare('wish', text, language)
  return wish >= WISHES && pageFacets.asked(text, language).every((share, at) => facets[at] === 'none' || share < wish)
}

/** As likely as this what a question clearly asks is told. */
const TELLS = 0.25

/** Told of goods one by one. */
const CARE = facets.indexOf('product.care')
/** As likely as this it asks how a thing is kept or washed. */
const LIKELY_CARE = 0.3
export const asksOfCare = (text: string, language: string): boolean =>
  (pageFacets.asked(text, language)[CARE] ?? 0) >= LIKELY_CARE

/** The words of a text that tell something, in whatever form. */
const stemsIn = (text: string, code: string): string[] => tellingWords(text, code).map(languageOf(code).stem)

/** Told of everything in one table. */
const ofAllGoods = new Set<Facet>(['product.sizes'])

/**
 * "And if a piece is missing?": "wrong or incomplete parcels cost you nothing" has none of the words. How things are used is told of each by
 * itself, "kettles: not in the dishwasher".
 * @param of title of the product that it is asked of
 */
export function tellsAsked(
  { language }: EngineTurn,
  question: string,
  { title, quote, language: own = 'en' }: PolicyPassage,
  of: string | null,
) {
  if (!asksByItself(question, language)) return false
  const isOfProduct = (facet: Facet) => facet.startsWith('product.') && !ofAllGoods.has(facet)
  const names = of === null ? [] : stemsIn(of, own)
  const isOfIt = (sentence: string) => stemsIn(sentence, own).some((word) => names.includes(word))
  const read = pageFacets.asked(question, language)
  const whole = asksSendingBack(read) ? rulingOfSendingBack : read
  const asked = whole.map((share, at) => (isOfProduct(facets[at] as Facet) ? 0 : share))
  const least = TELLS * Math.max(...whole)
  return splitSentences(quote).some(
    (sentence) => facetMatch(isOfIt(sentence) ? whole : asked, pageFacets.told(title, sentence, own)) > least,
  )
}

/**
 * What was not understood, or is no product, may stand on the owner's pages: undefined when they do not tell.
 * @param named words of which the pages have to name one, where they do not tell what is asked all the same; any will do where there are none
 * @param of title of the product that is asked about
 */
export function fromPages(turn: EngineTurn, named: readonly string[] = [], of: string | null = null): Move | undefined {
  const text = withoutContacts(turn.scope, turn.clause.isBeside ? undefined : turn.words)
  if (text.trim().split(/\s+/).length < FEWEST_ASKED) return undefined
  // "It's his 40th on Saturday, any ideas?" asks for no opening hours.
  if (of === null && mainlyWishes(text, turn.language)) return undefined
  // What is told of goods one by one is looked for with the name of this one.
  const question = of !== null && asksOfCare(text, turn.language) ? `${text} ${of}` : text
  const call = callPages(turn, question)
  const result = turn.answerTo<PolicyResult>(call)
  if (!result) return { call }
  const [passage] = result.passages
  // "May I take power banks on a plane?" "Up to 100 Wh in the cabin."
  const quote = wordsIn(`${passage?.title ?? ''} ${passage?.quote ?? ''}`)
  const isNamed = named.length === 0 || named.some((words) => wordsIn(words).every((word) => isIn(quote, word)))
  const isSure = of !== null && turn.clause.isAsking && passage?.isSure
  if (!result.found || !passage || !(isNamed || isSure || tellsAsked(turn, text, passage, of))) return undefined
  turn.scope.state.lastPolicy = text.slice(-200)
  return quotePolicy(turn, result)
}

/** Letters of a word that may be a part of another: the "is" of "list" is none. */
const LEAST_OF_PART = 4
const isIn = (words: readonly string[], word: string): boolean =>
  words.some((one) => one === word || (word.length >= LEAST_OF_PART && one.includes(word)))

const phone = /(?:\+\d|\b0\d|\(\d)[\d\s()/-]{6,20}\d/u
const email = /[\p{L}\d._-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,4}/u

/** The shop's own number and address, from what its pages tell of that. */
export function waysToReach(turn: EngineTurn, contact: PolicyResult | undefined): Statement[] {
  const text = contact?.passages[0]?.text ?? ''
  const ways = [phone, email].flatMap((pattern) => pattern.exec(text)?.[0].trim() ?? [])
  if (ways.length === 0) return []
  const facts = ways.flatMap((way) => turn.quote(way).facts)
  return [turn.say('reach', { contact: { text: ways.join(', '), facts } })]
}

/** Offers to pass the question on to the shop. */
export function offerToPassOn(turn: EngineTurn, offer: Record<string, string>): void {
  turn.button('button_yes')
  turn.button('button_no')
  const question = turn.scope.text.slice(0, 500)
  turn.scope.state.pending = { kind: 'lead_email', data: { purpose: 'support', question, ...offer } }
}
