import { isCountry, isLight } from '../../../knowledge/index/meanings.ts'
import { fold } from '../../../language/fold.ts'
import type { Fact } from '../../fact.ts'
import { boundAt } from '../bounds.ts'
import { type Claim, type Clause, FAILS, HOLDS, type Instead, type Scene, textOf, type Verdict } from '../claim.ts'
import { stem } from '../fact-words.ts'
import { type KnownPolicy, meaningsOf } from '../known-pages.ts'
import { hasCue } from '../read-sentence.ts'
import { type Amount, isSameAmount } from '../said-amounts.ts'

const lasting = /^(?:min|h|day|week|month|year)$/
const spans = /^(?:min|h|day|week|month|year|date|clock)$/
/** Share of what a clause speaks of that the pages have to speak of too. */
const LEAST_SHARED = 0.5

/** Meanings that say nothing of what a sentence is about: what is free, what it costs, how long it takes. */
const general = meaningsOf('free cost how long minimum at least takes', 'en')
/** What a shop promises, whatever it sells: where pages were read, a clause without a product that speaks of these promises it too. */
const promises = meaningsOf('refund, return, exchange, price match, cash on delivery, buy on invoice', 'en')
const returns = meaningsOf('refund, return', 'en')
/** What tells one way of delivery, or one sort of goods, from another: its sentences say nothing of the others. */
const ways = meaningsOf('express, abroad, pick up, parcel locker, collection point, island, upstairs', 'en')

/** What a shop promises: when it delivers, what can be sent back, what it takes, what a warranty covers. */
export function pageClaims(scene: Scene, clause: Clause): Claim[] {
  const isPromise = hasCue(clause, 'deeds.promised') || isPromising(scene, clause)
  const isArriving = hasCue(clause, 'deeds.arriving', 'trade.restocked')
  const isTimed =
    hasCue(clause, 'deeds.soon') ||
    clause.amounts.some(({ unit, values }) => spans.test(unit ?? '') && !values.includes(Number.NaN))
  const isPriced = clause.amounts.some(({ unit }) => unit === 'money')
  if (!isPromise && !(isArriving && (isTimed || isPriced || hasCue(clause, 'trade.free')))) return []
  // Of an order that is known its own rows tell.
  const isOfOrder = scene.known.orders.size > 0 && clause.cues.some(({ name }) => name.startsWith('deeds.states.'))
  const isLasting = hasCue(clause, 'deeds.soon') || clause.amounts.some(({ unit }) => lasting.test(unit ?? ''))
  if (isOfOrder && !isLasting) return []
  const span = { from: clause.from, to: clause.to }
  const said = textOf(scene, span)
  const polarity = clause.negations.length > 0 ? 'denied' : 'holds'
  return [{ kind: 'pages', subject: clause.subject, mode: clause.mode, polarity, value: said, unit: null, span, said }]
}

/** Whether a clause speaks of sending something back. */
export const isOfReturn = (scene: Scene, clause: Clause): boolean =>
  meaningsIn(scene, clause).some((term) => returns.has(term))

const isPromising = (scene: Scene, clause: Clause): boolean =>
  scene.known.policies.length > 0 &&
  scene.known.orders.size === 0 &&
  clause.mentions.length === 0 &&
  meaningsIn(scene, clause).some((term) => promises.has(term) || isCountry(term))

export const checkPages = (_: Claim, scene: Scene, clause: Clause): Verdict => {
  const verdict = borneOutByPages(scene, clause, clause)
  if (verdict.holds) return verdict
  if (isNowhere(scene, clause)) return HOLDS
  const own = ofOwnTexts(scene, clause)
  if (own) return own
  return { ...FAILS, ...(scene.known.policies.length > 0 ? { instead: pagesInstead(scene, clause) } : {}) }
}

/** "We do not offer cash on delivery", where the pages that were read say nothing of it. */
function isNowhere(scene: Scene, clause: Clause): boolean {
  const { policies } = scene.known
  if (deniesIn(scene, clause).length === 0 || policies.length === 0 || clause.amounts.length > 0) return false
  const topics = meaningsIn(scene, clause).filter((term) => !general.has(term))
  return topics.length > 0 && topics.every((term) => !policies.some(({ meanings }) => meanings.has(term)))
}

/** "Two-year warranty" of the description. */
function ofOwnTexts(scene: Scene, clause: Clause): Verdict | null {
  const words = hardWords(scene, clause)
  if (words.length === 0 || clause.amounts.some(({ unit }) => unit === 'money')) return null
  for (const product of clause.subject) {
    const fact = product.texts.find(({ value }) => {
      const text = fold(String(value))
      const digits = text.split(/\D+/)
      const isNumbered = clause.amounts.every(({ values }) => values.some((one) => digits.includes(String(one))))
      return isNumbered && words.every((word) => text.includes(word))
    })
    if (fact) return { holds: true, facts: [fact] }
  }
  return null
}

const hardWords = (scene: Scene, clause: Clause): string[] =>
  clause.cues
    .filter(({ name }) => name === 'deeds.promised')
    .flatMap((cue) => fold(textOf(scene, cue)).split(' '))
    .filter((word) => word.length > 3)
    .map(stem)

function pagesInstead(scene: Scene, clause: Clause): Instead {
  const wanted = meaningsIn(scene, clause)
  const shared = ({ meanings }: KnownPolicy) => wanted.filter((term) => meanings.has(term)).length
  const best = scene.known.policies.toSorted((a, b) => shared(b) - shared(a))[0]
  const quote = best && shared(best) > 0 ? quoteOf(best) : null
  return quote === null || !best
    ? { key: 'gate_untold', params: {}, facts: [] }
    : { key: 'gate_pages', params: { quote }, facts: [best.fact] }
}

const quoteOf = ({ fact, text }: KnownPolicy): string | null => {
  const sentences = String(fact.value).split(/(?<=[.!?])\s+|\n/)
  return sentences.find((sentence) => fold(sentence) === text) ?? null
}

const meaningsIn = (scene: Scene, { from, to }: { from: number; to: number }): string[] =>
  [...meaningsOf(textOf(scene, { from, to }), scene.language)].filter((term) => !isLight(term))

/** Whether the owner's pages say what a clause says: each of its numbers, what it speaks of, and whether it is so. */
export function borneOutByPages(scene: Scene, clause: Clause, span: { from: number; to: number }): Verdict {
  if (scene.known.policies.length === 0) return FAILS
  const own = meaningsIn(scene, span)
  const inSentence = own.length > 0 ? own : meaningsIn(scene, { from: 0, to: scene.tokens.length })
  // "Above $75 it is free": of what the sentence before spoke of.
  const isSilent = own.every((term) => general.has(term)) && scene.topics.length > 0
  const said = isSilent ? [...own, ...scene.topics] : inSentence
  const facts = new Told(scene, clause, said).facts()
  if (facts) return { holds: true, facts }
  // What the shopper asked about is what an answer is about: "you have 30 days".
  const asked = meaningsOf(scene.turn.shopperText.slice(0, 500), scene.turn.language)
  const both = [...new Set([...said, ...[...asked].filter((term) => !isLight(term))])]
  const wider = clause.amounts.length > 0 && both.length > said.length ? new Told(scene, clause, both).facts() : null
  return wider ? { holds: true, facts: wider } : FAILS
}

/** A clause that is held against the pages. */
class Told {
  readonly scene: Scene
  readonly clause: Clause
  readonly said: readonly string[]
  readonly topics: readonly string[]
  readonly policies: readonly KnownPolicy[]
  readonly denied: boolean

  constructor(scene: Scene, clause: Clause, said: readonly string[]) {
    this.scene = scene
    this.clause = clause
    this.said = said
    this.topics = said.filter((term) => !general.has(term))
    this.policies = scene.known.policies.filter((policy) => !this.#isOfOthers(policy))
    this.denied = deniesIn(scene, clause).length > 0
  }

  #covered = ({ meanings }: KnownPolicy): number => this.topics.filter((term) => meanings.has(term)).length

  facts(): readonly Fact[] | null {
    const { clause, topics } = this
    const countries = topics.filter(isCountry)
    if (countries.some((term) => !this.policies.some((one) => one.meanings.has(term) || this.#sharesWords(one))))
      return null
    if (!this.denied && (this.#isRefused() || this.#sharesRefused())) return null
    const numbers = clause.amounts.filter(({ unit }) => unit !== 'code' && unit !== 'rank' && !this.#isDifference(unit))
    const found = numbers.map((amount) => this.#withNumber(amount))
    if (found.some((policy) => !policy)) return null
    const bearing = found.length > 0 ? (found as KnownPolicy[]) : this.#speaking()
    // What is promised in so many words, the pages promise too: "lifetime", "tomorrow", "free".
    const isOf = (policy: KnownPolicy) => bearing.includes(policy) || this.#covered(policy) > 0
    if (!this.#cues().every((cue) => this.policies.some((policy) => isOf(policy) && this.#hasCue(cue, policy))))
      return null
    return bearing.length > 0 && bearing.some((policy) => this.#isAsDenied(policy))
      ? bearing.map(({ fact }) => fact)
      : null
  }

  #isDifference = (unit: string | null): boolean => unit === 'money' && hasCue(this.clause, 'trade.difference')

  /** "Five years on headlamps" says nothing of bottles. */
  #isOfOthers({ words }: KnownPolicy): boolean {
    const { mentions } = this.clause
    if (mentions.length === 0) return false
    const own = new Set(mentions.flatMap(({ products }) => products.flatMap(({ titleWords }) => titleWords)))
    const named = [...this.scene.known.titles.keys()].filter((word) => word.length > 3 && words.has(word))
    return named.length > 0 && !named.some((word) => own.has(word))
  }

  /** What no page affirms and one denies. */
  #isRefused(): boolean {
    const affirmed = new Set(
      this.policies.flatMap(({ meanings, deniedMeanings }) =>
        [...meanings].filter((term) => !deniedMeanings.has(term)),
      ),
    )
    // Goods count here: what is said of perfume is refused where all pages say is that it cannot be sent back.
    const goods = meaningsOf(textOf(this.scene, this.clause), this.scene.language)
    return [...new Set([...this.topics, ...goods])].some(
      (term) => !affirmed.has(term) && this.policies.some(({ deniedMeanings }) => deniedMeanings.has(term)),
    )
  }

  /** "You can return opened food", where pages have "opened" only in what they exclude. */
  #sharesRefused(): boolean {
    const affirmed = new Set(
      this.policies.flatMap(({ words, deniedWords }) => [...words].filter((word) => !deniedWords.has(word))),
    )
    return this.#words().some(
      (word) =>
        meaningsOf(word, this.scene.language).size === 0 &&
        !affirmed.has(word) &&
        this.policies.some(({ deniedWords }) => deniedWords.has(word)),
    )
  }

  #words = (): string[] =>
    this.scene.tokens
      .slice(this.clause.from, this.clause.to)
      .flatMap(({ kind, text }) => (kind === 'word' && text.length > 4 ? stem(text) : []))

  #sharesWords = ({ words }: KnownPolicy): boolean => this.#words().filter((word) => words.has(word)).length >= 2

  /** What tells of another way than the one that is spoken of: the days of express, where nothing is said of it. */
  #isOfOtherWay = ({ meanings }: KnownPolicy): boolean =>
    [...meanings].some((term) => (ways.has(term) || isCountry(term)) && !this.said.includes(term)) &&
    !this.topics.some((term) => (ways.has(term) || isCountry(term)) && meanings.has(term))

  /** The sentence that tells a number of what the clause speaks of, and none that speaks more of it tells another. */
  #withNumber(amount: Amount): KnownPolicy | undefined {
    const isFree = hasCue(this.clause, 'trade.free')
    const { tokens, language } = this.scene
    const one = boundAt(tokens, language, amount.from, amount.to)
    const has = ({ amounts, bounds }: KnownPolicy): boolean =>
      amounts.some(({ values, unit, currencies }, at) => {
        const isSame = values.some((value) =>
          amount.values.some((own) => isSameAmount({ value: own, unit: amount.unit }, { value, unit })),
        )
        const isMoney = unit !== 'money' || currencies.some((code) => amount.currencies.includes(code))
        const other = bounds[at]
        // A limit for what is free stays a limit.
        return isSame && isMoney && (!isFree || !one || !other || one === other)
      })
    const isAbout = (policy: KnownPolicy) =>
      this.#covered(policy) > 0 || this.topics.length === 0 || this.#sharesWords(policy)
    const telling = this.policies.filter((policy) => has(policy) && isAbout(policy))
    return telling.find((policy) => {
      const own = this.#covered(policy)
      return !this.policies.some((other) => {
        const isOfUnit = other.amounts.some(({ unit }) => unit === amount.unit) && !has(other)
        const isNearer = this.#covered(other) > own || (this.#isOfOtherWay(policy) && !this.#isOfOtherWay(other))
        return isOfUnit && isNearer && this.#covered(other) > 0
      })
    })
  }

  /** Of those that speak of most of it the ones that share enough. */
  #speaking(): KnownPolicy[] {
    const isPriced = this.scene.clauses.some(({ amounts }) => amounts.some(({ unit }) => unit === 'money'))
    const most = Math.max(...this.policies.map(this.#covered), 0)
    const eligible = this.policies.filter((policy) => this.#covered(policy) === most)
    const isMoney = (policy: KnownPolicy) => policy.amounts.some(({ unit }) => unit === 'money')
    const isFree = hasCue(this.clause, 'trade.free') && !isPriced
    if (isFree && eligible.some(isMoney)) return []
    const all = new Set(this.policies.flatMap(({ meanings }) => [...meanings]))
    const shared = this.said.filter((term) => all.has(term)).length
    if (this.said.length > 0 && shared / this.said.length < LEAST_SHARED) return []
    const isOfAll = hasCue(this.clause, 'trade.all')
    return eligible.filter((policy) => (most > 0 || this.#sharesWords(policy)) && (!isOfAll || policy.isOfAll))
  }

  #cues() {
    return this.clause.cues.filter(({ name }) => /^(?:deeds\.(?:vowed|soon)|trade\.free)$/.test(name))
  }

  #hasCue(cue: Clause['cues'][number], policy: KnownPolicy): boolean {
    const text = textOf(this.scene, cue)
    const isTimed = this.clause.amounts.some(({ unit }) => spans.test(unit ?? ''))
    if (cue.name === 'deeds.soon') return isTimed || policy.isSoon
    const own = [...meaningsOf(text, this.scene.language)]
    if (own.length > 0) return own.some((term) => policy.meanings.has(term))
    const words = fold(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 2)
    return policy.language === this.scene.language
      ? words.every((word) => policy.words.has(stem(word)))
      : words.length === 0
  }

  #isAsDenied({ isDenied, deniedMeanings }: KnownPolicy): boolean {
    const { topics } = this
    if (!this.denied) return !topics.some((term) => deniedMeanings.has(term))
    // "Returns are not accepted" where only some are not.
    const others = [...deniedMeanings].filter((term) => !general.has(term) && !isLight(term) && !topics.includes(term))
    if (!isDenied) return false
    const own = topics.filter((term) => deniedMeanings.has(term)).length
    return (own > 0 && this.clause.amounts.length > 0) || own > 1 || others.length === 0
  }
}

/** Where a clause denies: not in "unused" told in two words, nor in "costs nothing". */
function deniesIn(scene: Scene, clause: Clause): number[] {
  const free = clause.cues.find(({ name }) => name === 'trade.free')
  const without = clause.cues.filter(({ name }) => name === 'manner.without')
  return clause.negations.filter((at) => {
    if (without.some(({ from }) => from === at)) return false
    const isTerm = meaningsOf(textOf(scene, { from: at, to: Math.min(at + 3, clause.to) }), scene.language).size > 0
    return !isTerm && (!free || at < free.from || at >= free.to)
  })
}
