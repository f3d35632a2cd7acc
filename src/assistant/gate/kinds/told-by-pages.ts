import { isCountry, isLight, relatedTo } from '../../../knowledge/index/meanings.ts'
import { isUnitWord } from '../../../language/amounts/units.ts'
import { fold } from '../../../language/text/fold.ts'
import type { Fact } from '../../fact.ts'
import { boundAt } from '../bounds.ts'
import { type Clause, type Scene, textOf } from '../claim.ts'
import { isCommon } from '../common-words.ts'
import { stem } from '../fact-words.ts'
import { type KnownPolicy, meaningsOf } from '../known-pages.ts'
import { hasCue } from '../read-sentence.ts'
import type { Amount } from '../said-amounts.ts'
import { isSameAmount } from '../same-amount.ts'
import { readHours } from '../told-hours.ts'
import { isExcepted } from './page-exceptions.ts'

import { deniesIn, general, grantedToWorn, isHeadOfDenied, isPlaced, spans, speaksOf, ways } from './spoken-of.ts'

/** Share of what a clause speaks of that the pages have to speak of too. */
const LEAST_SHARED = 0.5
/** How near a meaning has to be to stand in for another. */
const NEAR = 0.5

/** A clause that is held against the pages. */
export class Told {
  readonly scene: Scene
  readonly clause: Clause
  readonly said: readonly string[]
  readonly topics: readonly string[]
  readonly policies: readonly KnownPolicy[]
  readonly denied: boolean

  constructor(scene: Scene, clause: Clause, said: readonly string[], policies: readonly KnownPolicy[]) {
    this.scene = scene
    this.clause = clause
    this.said = said
    this.topics = said.filter((term) => !general.has(term))
    this.policies = policies
    this.denied = deniesIn(scene, clause).length > 0 || isHeadOfDenied(scene, clause)
  }

  /** How much of what the clause speaks of a sentence speaks of: of France too where it speaks of Europe. */
  #covered = ({ meanings }: KnownPolicy): number => this.topics.filter((term) => speaksOf(meanings, term)).length

  facts(): readonly Fact[] | null {
    const { clause, topics } = this
    const countries = topics.filter(isCountry)
    if (countries.some((term) => !this.policies.some((one) => speaksOf(one.meanings, term) || this.#sharesWords(one))))
      return null
    if (!this.denied && this.#isRefused()) return null
    const hours = readHours(this.scene.tokens)
    // Hours are held for themselves.
    const isHour = ({ from }: Amount) => hours.some((one) => one.from <= from && from < one.to)
    const numbers = clause.amounts
      .filter((one) => !isHour(one))
      .filter(({ unit }) => unit !== 'code' && unit !== 'rank' && !this.#isDifference(unit))
    const found = numbers.map((amount) => this.#withNumber(amount))
    if (found.some((policy) => !policy)) return null
    if (this.#isTornApart(found as KnownPolicy[], numbers)) return null
    const bearing = found.length > 0 ? (found as KnownPolicy[]) : this.#speaking()
    // "We ship to islands": a sentence that bears it out has to speak of these.
    if (this.#own.some((term) => ways.has(term) && !bearing.some(({ meanings }) => speaksOf(meanings, term))))
      return null
    // "We take back worn things", where the pages speak of unused ones, or of none.
    const worn = grantedToWorn(this.scene, clause)
    if (worn !== null && !bearing.some((one) => one.meanings.has(worn) && !one.deniedMeanings.has(worn))) return null
    // What is promised in so many words, the pages promise too: "lifetime", "tomorrow", "free".
    const isPriced = this.scene.clauses.some(({ amounts }) => amounts.some(({ unit }) => unit === 'money'))
    const isFree = hasCue(clause, 'trade.free')
    const isMoney = ({ amounts }: KnownPolicy) => amounts.some(({ unit }) => unit === 'money')
    // "Delivery to Portugal is free", where a page has a price, or from where on it is.
    if (isFree && !isPriced && !this.denied && bearing.some(isMoney)) return null
    const isOf = (policy: KnownPolicy, { name }: { name: string }) =>
      bearing.includes(policy) || (name === 'trade.free' && (isPriced || !isMoney(policy)) && this.#isAllOf(policy))
    if (!this.#cues().every((cue) => this.policies.some((policy) => isOf(policy, cue) && this.#hasCue(cue, policy))))
      return null
    if (!this.denied && isExcepted(this.scene, clause, bearing)) return null
    return bearing.length > 0 && bearing.some((policy) => this.#isAsDenied(policy))
      ? bearing.map(({ fact }) => fact)
      : null
  }

  /** "39 € and 2 to 3 days", where the sentence that has the one tells other days: what is told together is borne out together. */
  #isTornApart(found: readonly KnownPolicy[], numbers: readonly Amount[]): boolean {
    return found.some(({ amounts }) =>
      numbers.some(({ unit, values }) => {
        const own = amounts.filter((one) => one.unit === unit && unit !== null && unit !== 'money')
        return own.length > 0 && !own.some((one) => isSameIn(one, { values, unit }))
      }),
    )
  }

  /** What the clause itself speaks of. */
  get #own(): string[] {
    return [...meaningsOf(textOf(this.scene, this.clause), this.scene.language)]
  }

  #isDifference = (unit: string | null): boolean => unit === 'money' && hasCue(this.clause, 'trade.difference')

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
      (term) =>
        !affirmed.has(term) &&
        this.policies.some((policy) => policy.deniedMeanings.has(term) && this.#isOfSame(policy, term)),
    )
  }

  /** Whether a page speaks of what the clause does beside one term of it: one that was read does. */
  #isOfSame(policy: KnownPolicy, term: string): boolean {
    const rest = this.#own.filter((one) => one !== term && !general.has(one) && !isLight(one))
    return policy.isRead || rest.length === 0 || rest.some((one) => policy.meanings.has(one))
  }

  #words = (): string[] =>
    this.scene.tokens
      .slice(this.clause.from, this.clause.to)
      .flatMap(({ kind, text }) =>
        kind === 'word' && text.length > 4 && !isCommon(text, this.scene.language) ? stem(text) : [],
      )

  /** Whether a sentence speaks itself of something of the clause, and of all of it that any sentence speaks of. */
  #isAllOf({ meanings, ownMeanings }: KnownPolicy): boolean {
    const told = this.topics.filter((term) => this.policies.some((one) => one.ownMeanings.has(term)))
    // "The return is free" speaks of what a return costs.
    const isOwn = (term: string) => ownMeanings.has(term) || nearTo(term).some((near) => ownMeanings.has(near))
    return told.every((term) => meanings.has(term)) && told.some(isOwn)
  }

  #sharesWords = ({ words }: KnownPolicy): boolean => this.#words().filter((word) => words.has(word)).length >= 2

  /** What tells of another way than the one that is spoken of: the days of express, where nothing is said of it. */
  #isOfOtherWay = ({ meanings }: KnownPolicy): boolean =>
    [...meanings].some((term) => isPlaced(term) && !this.said.includes(term)) &&
    !this.topics.some((term) => isPlaced(term) && speaksOf(meanings, term))

  /** The sentence that tells a number of what the clause speaks of, and none that speaks more of it tells another. */
  #withNumber(amount: Amount): KnownPolicy | undefined {
    const isFree = hasCue(this.clause, 'trade.free')
    const { tokens, language } = this.scene
    const one = boundAt(tokens, language, amount.from, amount.to)
    // "In 24 hours" is not "in 1 to 2 days".
    const isWhole = (end: Amount | null | undefined) =>
      !end || one !== null || this.clause.amounts.some((other) => other !== amount && isSameIn(other, end))
    const has = (policy: KnownPolicy): boolean =>
      policy.amounts.some(({ values, unit, currencies }, at) => {
        const isSame = isSameIn(amount, { values, unit })
        const isMoney = unit !== 'money' || currencies.some((code) => amount.currencies.includes(code))
        const other = policy.bounds[at]
        if (isSame && this.#isOfOtherPart(policy, at)) return false
        // A limit for what is free stays a limit.
        return isSame && isMoney && isWhole(policy.ends[at]) && (!isFree || !one || !other || one === other)
      })
    // "Free from €45": a limit of what is free stands where something is offered.
    const covered = (policy: KnownPolicy) => this.#covered(policy) + (isFree && policy.isOffer ? 2 : 0)
    const isAbout = (policy: KnownPolicy) => covered(policy) > 0 || this.#sharesWords(policy)
    // Of "$4.95 and 3 to 5 days" the sentence with all three, and of a page in several languages the one whose words can be held.
    const shared = ({ amounts }: KnownPolicy) =>
      this.clause.amounts.filter((own) => amounts.some((other) => isSameIn(own, other))).length
    const isOwn = (policy: KnownPolicy) => Number(policy.language === language)
    const units = new Set(this.clause.amounts.map(({ unit }) => unit))
    const telling = this.policies.filter((policy) => has(policy) && isAbout(policy))
    return telling
      .toSorted((a, b) => shared(b) - shared(a) || isOwn(b) - isOwn(a))
      .find((policy) => {
        const own = covered(policy)
        // "7 to 12 days and $19.95": what one sentence has all of is told of what it speaks of.
        if (units.size > 1 && shared(policy) === this.clause.amounts.length) return true
        return !this.policies.some((other) => {
          const isOfUnit = other.amounts.some(({ unit }) => unit === amount.unit) && !has(other)
          const isNearer = this.#covered(other) > own || (this.#isOfOtherWay(policy) && !this.#isOfOtherWay(other))
          return isOfUnit && isNearer && this.#covered(other) > 0
        })
      })
  }

  /** "3 years on tools, 1 year on batteries": a number that stands with other words than those that the clause has. */
  #isOfOtherPart({ amounts, parts, language }: KnownPolicy, at: number): boolean {
    const { unit, values = [] } = amounts[at] ?? {}
    const own = new Set([...(language === this.scene.language ? this.#words() : []), ...this.said])
    const clause = new Set([...(language === this.scene.language ? this.#words() : []), ...this.#own])
    const sharedOf = (words: ReadonlySet<string>, place: number, other: number) =>
      [...(parts[place] ?? [])].filter((word) => words.has(word) && !parts[other]?.has(word) && !isUnitWord(word))
        .length
    const isTold = (other: Amount) => this.clause.amounts.some((one) => isSameIn(one, other))
    return amounts.some((other, place) => {
      // Both are told.
      if (isTold(other)) return false
      if (other.unit !== unit || parts[place] === parts[at] || isSameIn(other, { values, unit: unit ?? null }))
        return false
      // What the clause itself names tells more than what was spoken of before.
      const [there, here] = [sharedOf(clause, place, at), sharedOf(clause, at, place)]
      return there === here ? sharedOf(own, place, at) > sharedOf(own, at, place) : there > here
    })
  }

  /** Of those that speak of most of it the ones that share enough. */
  #speaking(): KnownPolicy[] {
    const isPriced = this.scene.clauses.some(({ amounts }) => amounts.some(({ unit }) => unit === 'money'))
    const most = Math.max(...this.policies.map(this.#covered), 0)
    const nearest = this.policies.filter((policy) => this.#covered(policy) === most)
    const eligible = nearest.some(({ isRead }) => isRead) ? nearest.filter(({ isRead }) => isRead) : nearest
    const isMoney = (policy: KnownPolicy) => policy.amounts.some(({ unit }) => unit === 'money')
    const isFree = hasCue(this.clause, 'trade.free') && !isPriced
    if (isFree && eligible.some(isMoney)) return []
    const all = new Set(this.policies.flatMap(({ meanings }) => [...meanings]))
    const isNear = (term: string) => nearTo(term).some((near) => all.has(near))
    const shared = this.said.filter((term) => all.has(term) || isNear(term)).length
    if (this.said.length > 0 && shared / this.said.length < LEAST_SHARED) return []
    const isOfAll = hasCue(this.clause, 'trade.all')
    return eligible.filter((policy) => (most > 0 || this.#sharesWords(policy)) && (!isOfAll || policy.isOfAll))
  }

  #cues() {
    return this.clause.cues.filter(({ name }) => /^(?:deeds\.(?:vowed|soon)|trade\.free)$/.test(name))
  }

  #hasCue(cue: Clause['cues'][number], policy: KnownPolicy): boolean {
    if (cue.name === 'trade.free' && policy.isOffer) return true
    const text = textOf(this.scene, cue)
    const isTimed = this.clause.amounts.some(({ unit }) => spans.test(unit ?? ''))
    const isToday = this.clause.cues.some(
      ({ name, from, to }) => name === 'deeds.today' && from <= cue.from && to >= cue.to,
    )
    if (cue.name === 'deeds.soon') return isTimed || (isToday ? policy.isToday : policy.isSoon)
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
    const own = topics.filter((term) => deniedMeanings.has(term))
    // "That does not go to Europe", of a list of places.
    const isOfPlace = own.some(isCountry)
    return (own.length > 0 && this.clause.amounts.length > 0) || own.length > 1 || others.length === 0 || isOfPlace
  }
}

/** Meanings that may stand in for another. */
const nearTo = (term: string): string[] => relatedTo(term).flatMap((near) => (near.strength >= NEAR ? [near.term] : []))

const isSameIn = (one: Pick<Amount, 'values' | 'unit'>, other: Pick<Amount, 'values' | 'unit'>): boolean =>
  one.values.some((value) =>
    other.values.some((own) => isSameAmount({ value, unit: one.unit }, { value: own, unit: other.unit })),
  )
