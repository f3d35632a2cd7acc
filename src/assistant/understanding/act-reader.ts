import { languageOf } from '../../search/analysis/languages.ts'
import type { CatalogWords } from './catalog-words.ts'
import { clausesOf } from './clauses.ts'
import type { Contacts } from './contact-slots.ts'
import { grammarLanguages } from './grammar.ts'
import { actNames, type IntentModel } from './intent-model.ts'
import { KnownWords } from './known-words.ts'
import { wordsForClassifier } from './normalize.ts'
import { actsByRule, behindAnswer, behindGreeting, isInjection, isOnlyPlace, plainOf } from './rules.ts'
import type { ReadSlots } from './slots.ts'
import { type Act, acts, type Understanding } from './understanding.ts'

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
/** A wish of several must be as sure as this to stand for itself. */
const CLAUSE_CONFIDENCE = 0.5
/** Less sure than this is unknown, unless the catalog knows the words. */
const LEAST_CONFIDENCE = 0.4
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
/** Acts that come before others in one message. */
const urgent: readonly Act[] = ['injection', 'human', 'complaint']

/** "Dumbbells under 5 kg": who names a measure looks for a thing. */
const measure = /\b\d+(?:[.,]\d+)?\s?(?:kg|g|cm|mm|ml|l|gb|tb|w|v|inch|inches|zoll|oz|lbs?)\b/i

const refers =
  /\b(it|this|that|these|those|them|one|ones|lo|la|los|las|el|este|esta|le|les|l|celui|celle|ca|il|elle|das|den|die|der|ihn|es|noch|left|still|sizes?|queda|quedan|reste|stock|lager|disponibles?|dispo|available|sold out|verfugbar|lieferbar|ausverkauft|tallas?|tailles?|grossen?)\b/

/** Without one of these nobody tries to turn the assistant: "ignore the last one". */
const suspicious =
  /prompt|instru|anweisung|consigne|regl|regel|\brules?\b|system|\bmod[eou]s?\b|admin|pirat|\bdan\b|unrestricted|jailbreak|developer|debug|\bki\b|\bai\b|pretend|finge|fais semblant|tu so als/

/** Decides what a shopper does with a message: few sure rules, then what the phrases taught, then the catalog. */
export class ActReader {
  readonly #model: IntentModel
  readonly #known: Map<string, KnownWords>
  readonly #anyKnown: KnownWords
  readonly #stops: ReadonlySet<string>

  constructor(model: IntentModel) {
    this.#model = model
    this.#known = new Map([...model.lexicon.literals].map(([language, words]) => [language, new KnownWords(words)]))
    this.#anyKnown = new KnownWords(model.lexicon.common)
    this.#stops = new Set(grammarLanguages.flatMap((language) => [...languageOf(language).stopWords]))
  }

  /** All acts found, best first, at least one; and the piece of the text that names what is looked for. */
  read(input: ActInput): { found: Found[]; wish: string } {
    const clauses = clausesOf(input.text)
    const found = this.#readAll(input, clauses)
    if (clauses.length < 2) return { found, wish: input.text }
    const wish = clauses.find((clause) => aboutProducts.has((this.#readClause(clause, input)[0] as Found).act))
    return { found, wish: wish ?? input.text }
  }

  #readAll(input: ActInput, clauses: string[]): Found[] {
    const { text } = input
    if (!/[\p{L}\p{N}]/u.test(text)) return [found('unknown', 1)]
    if (isInjection(plainOf(text))) return [found('injection', RULE_CONFIDENCE)]
    const given = this.#givenAnswer(input)
    if (given) return [given]
    const whole = this.#readClause(text, input)
    if (clauses.length < 2) return withGreeting(whole, text)
    const parts = clauses.flatMap((clause) => this.#readClause(clause, input).slice(0, 2))
    return merge(whole, parts)
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
    const greeted = behindGreeting(clause) ?? clause
    const text = (input.pendingKind === null ? behindAnswer(greeted) : null) ?? greeted
    const plain = plainOf(text)
    if (input.ordinals.length > 0 && isOnlyPlace(plain)) return [found('product_question', 0.8)]
    const byRule = actsByRule(plain)
    if (byRule.length > 0) return byRule.map((act) => found(act, RULE_CONFIDENCE))
    const words = wordsForClassifier(text, input.words.isProduct)
    if (words.length === 0) return [found('unknown', 0.9)]
    const scores = this.#model.predict(words)
    const isSuspect = suspicious.test(plain)
    const ranked = [...scores]
      .map((confidence, at) => found(actNames[at] as Act, confidence))
      .filter(({ act }) => act !== 'injection' || isSuspect)
      // "Do you have caps" looks for caps; only "do you have it in M" asks about something.
      .map((one) => (one.act === 'stock_question' && !refers.test(plain) ? found('search', one.confidence) : one))
      .sort((a, b) => b.confidence - a.confidence)
      .slice(0, 3)
    return this.#judge(ranked, words, input)
  }

  /** What the model says holds if enough of the words are ones it can know. */
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
    const allowed = aboutProducts.has(best.act) ? (known.length + 1) / Math.max(1, content.length) : share
    const isWish = best.act === 'search' || best.act === 'refine'
    const confidence = isWish ? best.confidence : best.confidence * Math.min(1, allowed * 1.2)
    if (priceDirection !== 0 && !aboutProducts.has(best.act) && confidence < 0.6) return [found('refine', 0.7)]
    const isContact = contacts.order_number === undefined && (contacts.phone ?? contacts.email) !== undefined
    if (isContact && content.length <= 3 && (isWish || confidence < 0.5)) return [found('leave_contact', 0.8)]
    if (confidence >= LEAST_CONFIDENCE)
      return [{ ...best, confidence: round(confidence) }, ...ranked.slice(1).filter((one) => one.confidence > 0.25)]
    const isNarrowed = read.spans.length > 0 || measure.test(read.text)
    if (hits || isNarrowed) return [found('search', 0.5), ...ranked.slice(0, 1)]
    return [found('unknown', round(1 - confidence)), ...ranked.slice(0, 1)]
  }
}

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
  const first = sure.length === 0 || (sure.length === 1 && !isTalk) ? [best] : sure
  const all = sure.length === 1 && isTalk ? sure : [...first, ...sure]
  const ordered = [
    ...all.filter(({ act }) => urgent.includes(act)).sort((a, b) => urgent.indexOf(a.act) - urgent.indexOf(b.act)),
    ...all.filter(({ act }) => !urgent.includes(act)),
    ...talk,
  ]
  const seen = new Set<Act>()
  return ordered.filter(({ act }) => !seen.has(act) && seen.add(act)).slice(0, MOST_ACTS)
}
