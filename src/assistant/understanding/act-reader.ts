import { phrasesOfAll } from '../../language/packs.ts'
import { plainOf } from '../../language/plain.ts'
import { anyPattern, anywhere } from '../../language/word-patterns.ts'
import { languageOf } from '../../search/analysis/languages.ts'
import { hasMeasure, isOnlyMeasure } from './asked-measures.ts'
import type { CatalogWords } from './catalog-words.ts'
import { clausesOf } from './clauses.ts'
import type { Contacts } from './contact-slots.ts'
import { grammarLanguages } from './grammar.ts'
import { actNames, type IntentModel } from './intent-model.ts'
import { KnownWords } from './known-words.ts'
import { wordsForClassifier } from './normalize.ts'
import { actsByRule, behindAnswer, behindGreeting, isInjection, isOnlyPlace } from './rules.ts'
import type { ReadSlots } from './slots.ts'
import { type Act, acts, type Intent, type Understanding } from './understanding.ts'

type Found = Understanding['found'][number]

export interface ActInput {
  text: string
  /** Of the text, ISO 639-1. */
  language: string
  words: CatalogWords
  contacts: Contacts
  read: ReadSlots
  ordinals: readonly number[]
  priceDirection: -1 | 0 | 1
  pendingKind: string | null
}

const RULE_CONFIDENCE = 0.97
/** In a message with several wishes each needs this confidence to count by itself. */
const CLAUSE_CONFIDENCE = 0.5
/** Less sure than this is unknown, unless the catalog knows the words. */
const LEAST_CONFIDENCE = 0.4
/** Factor on the share of known words: with it a few unknown words cost no confidence. */
const TRUST = 1.4
/** From this confidence on a clause counts by itself; below it the whole message must sound like that act too. */
const SURE_ALONE = 0.8
const LEAST_SHARE = 0.02
const GIVEN_UP = 0.3
const FAINT = 0.65
const SURE = 0.9
const MOST_ACTS = 5

const smallTalk = new Set<Act>(['greeting', 'thanks', 'goodbye', 'yes', 'no', 'small_talk', 'unknown'])
const aboutProducts = new Set<Act>([
  'search',
  'refine',
  'more_results',
  'product_question',
  'stock_question',
  'recommend',
  'compare',
  'back_in_stock',
  'quote',
])
/** Acts with which the description of a product is easily confused. */
const unsure = new Set<Act>([
  'unknown',
  'product_question',
  'complaint',
  'stock_question',
  'small_talk',
  'reorder',
  'shipping',
  'compare',
])
/** "Are you human": there is any word in the titles of a large shop. */
const isNoWish = (act: Act): boolean => !unsure.has(act) && (act === 'back_in_stock' || !aboutProducts.has(act))
/** Acts that ask about something shown or named. */
const asked = new Set<Act>(['product_question', 'compare', 'recommend', 'back_in_stock'])
const asksOnly = new Set<Act>(['product_question', 'stock_question', 'unknown', 'small_talk', 'policy'])
/** Concepts of what went wrong with a thing or a service. */
const faults = new Set(['broken', 'smoke', 'spoiled', 'bad', 'angry', 'rude', 'thrown', 'complain', 'never_again'])
const LEAST_HUMAN = 0.3
/** How questions begin that may be about anything. */
const worldly = new RegExp(`^(?:${phrasesOfAll(({ acts }) => acts?.worldly).join('|')})\\b`, 'u')
/** Acts that come before others in one message. */
const urgent: readonly Act[] = ['injection', 'human', 'complaint']

/** "I am looking for a ...": who begins so wants a thing, though no word of it is known here. */
const wishOpener = new RegExp(`^${anyPattern(({ acts }) => acts?.wishing)} \\S`, 'u')
/** "Do you have ...", "tenéis ...": asks for a thing, when what is named is known to nobody. */
const haveOpener = new RegExp(`^${anyPattern(({ acts }) => acts?.having)} [a-z]+(?: [a-z]+){0,3}$`, 'u')
/** Things a shopper may want that are not products. */
const noThing = new RegExp(
  anywhere(({ acts }) => acts?.noThing),
  'u',
)
const refers = new RegExp(
  anywhere(({ acts }) => acts?.refers),
  'u',
)
/** An attempt to change the assistant's instructions has one of these words; "ignore the last one" has none. */
const suspicious = new RegExp(
  anywhere(({ acts }) => acts?.suspicious),
  'u',
)

/** Decides what a shopper does with a message: few sure rules, then what the phrases taught, then the catalog. */
export class ActReader {
  readonly #model: IntentModel
  readonly #known: Map<string, KnownWords>
  readonly #anyKnown: KnownWords
  readonly #stops: ReadonlySet<string>

  private constructor(model: IntentModel, known: Map<string, KnownWords>, anyKnown: KnownWords) {
    this.#model = model
    this.#known = known
    this.#anyKnown = anyKnown
    this.#stops = new Set(grammarLanguages.flatMap((language) => [...languageOf(language).stopWords]))
  }

  /** Takes the model's words in, in steps. */
  static *make(model: IntentModel): Generator<void, ActReader> {
    const known = new Map<string, KnownWords>()
    for (const [language, words] of model.lexicon.literals)
      known.set(language, yield* KnownWords.make(words, languageOf(language).stem))
    return new ActReader(model, known, yield* KnownWords.make(model.lexicon.common, languageOf('en').stem))
  }

  /** All acts found, best first, at least one. */
  read(input: ActInput): Found[] {
    const { text } = input
    const clauses = clausesOf(text)
    if (!/[\p{L}\p{N}]/u.test(text)) return [found('unknown', 1)]
    if (isInjection(plainOf(text))) return [found('injection', RULE_CONFIDENCE)]
    const given = this.#givenAnswer(input)
    if (given) return [given]
    const whole = this.#readClause(text, input)
    if (clauses.length < 2) return withGreeting(whole, text)
    const parts = clauses.flatMap((clause) =>
      this.#readClause(clause, input)
        .slice(0, 2)
        .map((one) => ({ ...one, clause })),
    )
    const shares = this.#sharesOf(wordsForClassifier(text, input.words.isProduct))
    const isMeant = ({ intent, confidence }: Found) =>
      confidence >= SURE_ALONE || (shares.get(intent) ?? 0) >= LEAST_SHARE
    return merge(whole, parts.filter(isMeant))
  }

  /** How likely each intent is, for the words of a whole message. */
  #sharesOf(words: string[]): Map<Intent, number> {
    const shares = new Map<Intent, number>()
    for (const [at, share] of this.#model.predict(words).entries()) {
      const intent = acts[actNames[at] as Act]
      shares.set(intent, (shares.get(intent) ?? 0) + share)
    }
    return shares
  }

  /** What was asked for, and nothing else: a number, an address. */
  #givenAnswer({ text, contacts, pendingKind }: ActInput): Found | null {
    const rest = contacts.spans.reduce(
      (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
      text,
    )
    const words = (rest.match(/\p{L}{2,}/gu) ?? []).length
    if (contacts.spans.length === 0 || words > 3) return null
    const isOrder = contacts.order_number !== undefined || /^order_/.test(pendingKind ?? '')
    if (words > 0 && (isOrder || pendingKind === null)) return null
    return found(isOrder ? 'order_status' : 'leave_contact', RULE_CONFIDENCE)
  }

  #readClause(clause: string, input: ActInput): Found[] {
    const { read } = input
    const greeted = behindGreeting(clause) ?? clause
    const text = (input.pendingKind === null ? behindAnswer(greeted) : null) ?? greeted
    const plain = plainOf(text)
    if (input.ordinals.length > 0 && isOnlyPlace(plain)) return [found('product_question', 0.8)]
    if (isOnlyMeasure(plain)) return [found('refine', 0.8)]
    const byRule = actsByRule(plain)
    // "No, blue" chooses.
    if (byRule[0] === 'no' && read.hasValues) return [found('refine', 0.8)]
    const words = wordsForClassifier(text, input.words.isProduct)
    if (byRule.length > 0) return this.#withUrgent(byRule, words).map((act) => found(act, RULE_CONFIDENCE))
    if (words.length === 0) return [found('unknown', 0.9)]
    const scores = this.#model.predict(words)
    const phrases = this.#known.get(input.language) ?? this.#anyKnown
    if (isTitle(words, input.words, phrases) && !this.#model.isSure(scores, isNoWish)) return [found('search', 0.9)]
    const isSuspect = suspicious.test(plain)
    const ranked = [...scores]
      .map((confidence, at) => found(actNames[at] as Act, confidence))
      .filter(({ act }) => act !== 'injection' || isSuspect)
      // "The order W1, my mail is ..." wants something of an order.
      .filter(({ act }) => act !== 'leave_contact' || input.contacts.order_number === undefined)
      // "Do you have caps" looks for caps; only "do you have it in M" asks about something.
      .map((one) => (one.act === 'stock_question' && !refers.test(plain) ? found('search', one.confidence) : one))
      .sort((a, b) => b.confidence - a.confidence)
      .slice(0, 3)
    const judged = this.#judge(ranked, words, input)
    const isNoThing = noThing.test(plain)
    if (!isNoThing && (judged[0] as Found).act === 'unknown' && haveOpener.test(plain)) return [found('search', 0.55)]
    const isWish = wishOpener.test(plain) && !isNoThing
    return isWish &&
      unsure.has((judged[0] as Found).act) &&
      ((judged[0] as Found).act === 'unknown' || (judged[0] as Found).confidence < 0.9)
      ? [found('search', 0.6), ...judged.filter(({ act }) => act !== 'unknown')]
      : judged
  }

  /** "I want my money back, it broke on the first day" complains; "an operator please, it came broken" wants a person. */
  #withUrgent(byRule: Act[], words: string[]): Act[] {
    if (byRule[0] !== 'returns' && byRule[0] !== 'complaint') return byRule
    const isHuman = (this.#sharesOf(words).get('human_request') ?? 0) >= LEAST_HUMAN
    const isFault = byRule[0] === 'returns' && this.#model.concepts.in(words, true).some((one) => faults.has(one))
    return [...(isHuman ? (['human'] as const) : []), ...(isFault ? (['complaint'] as const) : []), ...byRule]
  }

  /** The classifier's result counts if it can know enough of the words. */
  #judge(
    ranked: Found[],
    words: string[],
    { words: store, language, read, contacts, priceDirection }: ActInput,
  ): Found[] {
    const best = ranked[0] as Found
    const content = words.filter((word) => !this.#stops.has(word) && word.length > 1)
    const phrases = this.#known.get(language) ?? this.#anyKnown
    const known = content.filter((word) => /^x[a-z]{3,5}$/.test(word) || phrases.has(word) || store.isProduct(word))
    const share = content.length === 0 ? 1 : known.length / content.length
    const hits = words.some((word) => word === 'xprod' || word === 'xcolor')
    // One unknown word may name a thing this store does not have.
    const isStrange = content.length - known.length >= 2 && !hits && !refers.test(plainOf(read.text))
    const isOfProducts = aboutProducts.has(best.act) && !(isStrange && asked.has(best.act))
    const allowed = isOfProducts ? (known.length + 1) / Math.max(1, content.length) : share
    const isWish = best.act === 'search' || best.act === 'refine'
    const confidence = isWish ? best.confidence : best.confidence * Math.min(1, allowed * TRUST)
    if (priceDirection !== 0 && !aboutProducts.has(best.act) && confidence < 0.6) return [found('refine', 0.7)]
    const isContact = contacts.order_number === undefined && (contacts.phone ?? contacts.email) !== undefined
    if (isContact && content.length <= 3 && (isWish || confidence < 0.5)) return [found('leave_contact', 0.8)]
    // "Can someone write me at ... about the lamp?"
    if (isContact && contacts.email !== undefined && (isWish || asksOnly.has(best.act)))
      return [found('leave_contact', 0.8)]
    // Two badly spelt words are rather the name of a thing than a chat.
    const isGuess = best.act === 'small_talk' && confidence < CLAUSE_CONFIDENCE
    if (confidence >= LEAST_CONFIDENCE && !isGuess)
      return [{ ...best, confidence: round(confidence) }, ...ranked.slice(1).filter((one) => one.confidence > 0.25)]
    const isNarrowed = read.hasValues || hasMeasure(read.text)
    // "Where do black holes come from": a known colour makes no wish of a question about the world.
    const isOfWorld = content.length - known.length >= 2 && worldly.test(plainOf(read.text))
    // The first act was not sure enough: it is kept with little confidence, so that it does not count as a further wish.
    const given = ranked.slice(0, 1).map((one) => ({ ...one, confidence: Math.min(one.confidence, GIVEN_UP) }))
    if ((hits || isNarrowed) && !isOfWorld) return [found('search', 0.5), ...given]
    return [found('unknown', round(1 - confidence)), ...given]
  }
}

/** "iPhone 13 Pro": nothing but words of the store's titles, one of them the name of a thing, and one that is no word of talk. */
const isTitle = (words: string[], store: CatalogWords, phrases: KnownWords): boolean =>
  words.length >= 2 &&
  words.some((word) => /^x(?:prod|num|color)$/.test(word) || !phrases.has(word)) &&
  words.some((word) => word === 'xprod' || (word.length > 3 && word[0] !== 'x' && store.isInTitles(word))) &&
  words.every((word) => /^x(?:prod|num|color)$/.test(word) || store.isInTitles(word))

const round = (confidence: number): number => Math.round(confidence * 1000) / 1000
const found = (act: Act, confidence: number): Found => ({ act, intent: acts[act], confidence: round(confidence) })

function withGreeting(acts: Found[], text: string): Found[] {
  const greets = behindGreeting(text) !== null && acts[0]?.act !== 'greeting'
  return greets ? [...acts.slice(0, MOST_ACTS - 1), found('greeting', 0.9)] : acts
}

/** All the wishes of a message: what is urgent first, small talk last, the others as they were said. */
function merge(whole: Found[], parts: Found[]): Found[] {
  const sure = parts.filter(({ act, confidence }) => confidence >= CLAUSE_CONFIDENCE && !smallTalk.has(act))
  const talk = parts.filter(({ act }) => smallTalk.has(act) && act !== 'unknown')
  const best = whole[0] as Found
  const isTalk = smallTalk.has(best.act)
  const said = parts.find(({ act }) => act === best.act)?.clause
  const named = said === undefined ? best : { ...best, clause: said }
  const first = sure.length === 0 || (sure.length === 1 && !isTalk) ? [named] : sure
  const all = sure.length === 1 && isTalk ? sure : [...first, ...sure]
  const rest = all.filter(({ act }) => !urgent.includes(act))
  // "These dont fit, how do i send them back": what is sure goes before what was guessed of the other clause.
  const isFaint = ({ act, confidence }: Found) =>
    confidence < FAINT && act === 'product_question' && rest.some((other) => other.confidence > SURE)
  const ordered = [
    ...all.filter(({ act }) => urgent.includes(act)).sort((a, b) => urgent.indexOf(a.act) - urgent.indexOf(b.act)),
    ...rest.filter((one) => !isFaint(one)),
    ...rest.filter(isFaint),
    ...talk,
  ]
  const seen = new Set<Act>()
  return ordered.filter(({ act }) => !seen.has(act) && seen.add(act)).slice(0, MOST_ACTS)
}
