import { isCountry, isLight } from '../../../knowledge/index/meanings.ts'
import { fold } from '../../../language/fold.ts'
import { boundAt } from '../bounds.ts'
import { type Claim, type Clause, FAILS, HOLDS, type Instead, type Scene, textOf, type Verdict } from '../claim.ts'
import { stem } from '../fact-words.ts'
import { type KnownPolicy, languageOfText, meaningsOf } from '../known-pages.ts'
import { hasCue } from '../read-sentence.ts'
import { type Amount, isSameAmount } from '../said-amounts.ts'

const spans = /^(?:min|h|day|week|month|year|date|clock)$/
/** Share of what a clause speaks of that a sentence of a page has to speak of too. */
const LEAST_SHARED = 0.5

/** What a shop promises: when it delivers, what can be sent back, what it takes, what a warranty covers. */
export function pageClaims(scene: Scene, clause: Clause): Claim[] {
  const isPromise = hasCue(clause, 'deeds.promised')
  const isArriving = hasCue(clause, 'deeds.arriving', 'trade.restocked')
  const isTimed =
    hasCue(clause, 'deeds.soon') ||
    clause.amounts.some(({ unit, values }) => spans.test(unit ?? '') && !values.includes(Number.NaN))
  const isPriced = clause.amounts.some(({ unit }) => unit === 'money')
  if (!isPromise && !(isArriving && (isTimed || isPriced || hasCue(clause, 'trade.free')))) return []
  // Of an order that is known its own rows tell.
  if (scene.known.orders.size > 0 && !isPromise && clause.cues.some(({ name }) => name.startsWith('deeds.states.')))
    return []
  const span = { from: clause.from, to: clause.to }
  const said = textOf(scene, span)
  const polarity = clause.negations.length > 0 ? 'denied' : 'holds'
  return [{ kind: 'pages', subject: clause.subject, mode: clause.mode, polarity, value: said, unit: null, span, said }]
}

export const checkPages = (_: Claim, scene: Scene, clause: Clause): Verdict => {
  const verdict = borneOutByPages(scene, clause, { from: clause.from, to: clause.to })
  if (verdict.holds) return verdict
  if (isNowhere(scene, clause)) return HOLDS
  const own = ofOwnTexts(scene, clause)
  if (own) return own
  return { ...FAILS, ...(scene.known.policies.length > 0 ? { instead: pagesInstead(scene, clause) } : {}) }
}

/** "We do not offer cash on delivery", where the pages that were read say nothing of it. */
function isNowhere(scene: Scene, clause: Clause): boolean {
  if (deniesIn(scene, clause).length === 0 || scene.known.policies.length === 0 || clause.amounts.length > 0)
    return false
  const topics = meaningsIn(scene, clause).filter((term) => !general.has(term))
  return topics.length > 0 && topics.every((term) => !scene.known.policies.some(({ meanings }) => meanings.has(term)))
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
  const best = scene.known.policies
    .map((policy) => ({ policy, shared: sharedOf(policy, meaningsIn(scene, clause)) }))
    .toSorted((a, b) => b.shared - a.shared)[0]
  const quote = best && best.shared > 0 ? quoteOf(best.policy) : null
  return quote === null || !best
    ? { key: 'gate_untold', params: {}, facts: [] }
    : { key: 'gate_pages', params: { quote }, facts: [best.policy.fact] }
}

const quoteOf = ({ fact, text }: KnownPolicy): string | null => {
  const sentences = String(fact.value).split(/(?<=[.!?])\s+|\n/)
  return sentences.find((sentence) => fold(sentence) === text) ?? null
}

const meaningsIn = (scene: Scene, { from, to }: { from: number; to: number }): string[] =>
  [...meaningsOf(textOf(scene, { from, to }), scene.language)].filter((term) => !isLight(term))

const sharedOf = ({ meanings }: KnownPolicy, wanted: readonly string[]): number =>
  wanted.length === 0 ? 0 : wanted.filter((term) => meanings.has(term)).length / wanted.length

/** Meanings that say nothing of what a sentence is about: what is free, what it costs, how long it takes. */
const general = new Set([...meaningsOf('free cost how long minimum', 'en')])

/** Whether a sentence of the owner's pages says what a clause says: its numbers, what it speaks of, and whether it is so. */
export function borneOutByPages(scene: Scene, clause: Clause, span: { from: number; to: number }): Verdict {
  const { known } = scene
  if (known.policies.length === 0) return FAILS
  const own = meaningsIn(scene, span)
  const said = own.length > 0 ? own : meaningsIn(scene, { from: 0, to: scene.tokens.length })
  const found = tellingOf(scene, clause, said)
  if (found) return { holds: true, facts: [found.fact] }
  // What the shopper asked about is what an answer is about: "you have 30 days".
  const asked = meaningsOf(scene.turn.shopperText.slice(0, 500), scene.turn.language)
  const both = [...new Set([...said, ...[...asked].filter((term) => !isLight(term))])]
  const wider = clause.amounts.length > 0 && both.length > said.length ? tellingOf(scene, clause, both) : undefined
  return wider ? { holds: true, facts: [wider.fact] } : FAILS
}

/** The sentence that tells what a clause says; only those that speak of most of it can. */
function tellingOf(scene: Scene, clause: Clause, said: readonly string[]): KnownPolicy | undefined {
  const { known } = scene
  const topics = said.filter((term) => !general.has(term))
  const covered = (policy: KnownPolicy) => topics.filter((term) => policy.meanings.has(term)).length
  // The sentences on standard delivery say nothing of express.
  const most = Math.max(...known.policies.map(covered))
  const eligible = known.policies.filter((policy) => covered(policy) === most && !isOfOthers(scene, clause, policy))
  if (topics.some((term) => isCountry(term) && !eligible.some(({ meanings }) => meanings.has(term)))) return undefined
  // What no page affirms and one denies.
  const isDenied = deniesIn(scene, clause).length > 0
  const affirmed = new Set(
    known.policies.flatMap(({ meanings, deniedMeanings }) => [...meanings].filter((term) => !deniedMeanings.has(term))),
  )
  const isRefused = topics.some(
    (term) => !affirmed.has(term) && known.policies.some(({ deniedMeanings }) => deniedMeanings.has(term)),
  )
  if (!isDenied && (isRefused || sharesRefused(scene, clause))) return undefined
  const isPriced = scene.clauses.some(({ amounts }) => amounts.some(({ unit }) => unit === 'money'))
  const isFree = hasCue(clause, 'trade.free') && !isPriced
  if (isFree && eligible.some(({ amounts }) => amounts.some(({ unit }) => unit === 'money'))) return undefined
  if (clause.amounts.some(({ unit }) => unit !== 'code' && unit !== 'rank')) {
    return known.policies.find((policy) => tellsNumbers(scene, clause, policy, { topics, covered }))
  }
  return eligible.find((policy) => {
    const shared = said.filter((term) => policy.meanings.has(term)).length
    if (said.length > 0 && shared / said.length < LEAST_SHARED) return false
    const isAbout = most > 0 || sharesWords(scene, clause, policy)
    return (
      isAbout &&
      isCued(scene, clause, policy) &&
      isNumbered(scene, clause, policy) &&
      isAsDenied(scene, clause, policy, said)
    )
  })
}

/**
 * Whether a sentence, with those around it, has the numbers of a clause, and none that speaks more of it has others: "express costs
 * $4.95" has the price of standard delivery.
 */
function tellsNumbers(
  scene: Scene,
  clause: Clause,
  policy: KnownPolicy,
  { topics, covered }: { topics: readonly string[]; covered: (one: KnownPolicy) => number },
): boolean {
  const { known } = scene
  const own = covered(policy)
  const isAbout = own > 0 || sharesWords(scene, clause, policy) || topics.length === 0
  if (!isAbout || isOfOthers(scene, clause, policy) || !isNumbered(scene, clause, policy)) return false
  const said = clause.amounts.map(({ unit }) => unit)
  const isOther = known.policies.some(
    (one) =>
      covered(one) > own &&
      one.amounts.some(({ unit }) => said.includes(unit)) &&
      !isNumbered(scene, clause, one, [one]),
  )
  return !isOther && isCued(scene, clause, policy) && isAsDenied(scene, clause, policy, topics)
}

/** Where a clause denies: not in "unused" told in two words, nor in "costs nothing". */
function deniesIn(scene: Scene, clause: Clause): number[] {
  const free = clause.cues.find(({ name }) => name === 'trade.free')
  return clause.negations.filter((at) => {
    const isTerm = meaningsOf(textOf(scene, { from: at, to: Math.min(at + 2, clause.to) }), scene.language).size > 0
    return !isTerm && (!free || at < free.from || at >= free.to)
  })
}

/** "Five years on headlamps" says nothing of bottles. */
function isOfOthers({ known }: Scene, { mentions }: Clause, { words }: KnownPolicy): boolean {
  if (mentions.length === 0) return false
  const own = new Set(mentions.flatMap(({ products }) => products.flatMap(({ titleWords }) => titleWords)))
  const named = [...known.titles.keys()].filter((word) => word.length > 3 && words.has(word))
  return named.length > 0 && !named.some((word) => own.has(word))
}

/** "You can return opened food", where pages have "opened" only in what they exclude. */
function sharesRefused({ tokens, known }: Scene, { from, to }: Clause): boolean {
  const affirmed = new Set(
    known.policies.flatMap(({ words, deniedWords }) => [...words].filter((word) => !deniedWords.has(word))),
  )
  const own = tokens.slice(from, to).flatMap(({ kind, text }) => (kind === 'word' && text.length > 4 ? stem(text) : []))
  return own.some((word) => !affirmed.has(word) && known.policies.some(({ deniedWords }) => deniedWords.has(word)))
}

/** Words of three letters and more that both have, besides the commonest. */
function sharesWords(scene: Scene, clause: Clause, { words }: KnownPolicy): boolean {
  const own = scene.tokens.slice(clause.from, clause.to).filter(({ kind, text }) => kind === 'word' && text.length > 4)
  return own.filter(({ text }) => words.has(stem(text))).length >= 2
}

/** What is promised in so many words, the page promises too: "lifetime", "tomorrow", "free". */
function isCued(scene: Scene, clause: Clause, policy: KnownPolicy): boolean {
  const { language } = scene
  if (hasCue(clause, 'trade.all') && clause.amounts.length === 0 && !policy.isOfAll) return false
  const isSameLanguage = languageOfText(String(policy.fact.value)) === language
  return clause.cues
    .filter(({ name }) => /^(?:deeds\.(?:vowed|soon)|trade\.free)$/.test(name))
    .every((cue) => {
      const text = textOf(scene, cue)
      const own = [...meaningsOf(text, language)]
      if (own.length > 0) return own.some((term) => policy.meanings.has(term))
      const words = fold(text)
        .split(/[^\p{L}\p{N}]+/u)
        .filter((word) => word.length > 2)
      return isSameLanguage
        ? words.every((word) => policy.words.has(stem(word)))
        : scene.clauses.indexOf(clause) >= 0 && words.length === 0
    })
}

/** Every number of the clause stands in the sentence or around it, one in it at least; a limit for what is free stays a limit. */
function isNumbered(
  { tokens, language, known }: Scene,
  clause: Clause,
  policy: KnownPolicy,
  around: readonly KnownPolicy[] = known.policies.filter(({ fact }) => fact === policy.fact),
): boolean {
  const isApart = hasCue(clause, 'trade.difference')
  const isFree = hasCue(clause, 'trade.free')
  const numbers = clause.amounts.filter(
    ({ unit }) => unit !== 'code' && unit !== 'rank' && !(isApart && unit === 'money'),
  )
  const isIn = (amount: Amount, { amounts, bounds }: KnownPolicy): boolean =>
    amounts.some(({ values, unit, currencies }, at) => {
      const isSame = values.some((value) =>
        amount.values.some((own) => isSameAmount({ value: own, unit: amount.unit }, { value, unit })),
      )
      const isMoney = unit !== 'money' || currencies.some((code) => amount.currencies.includes(code))
      const [one, other] = [boundAt(tokens, language, amount.from, amount.to), bounds[at]]
      return isSame && isMoney && (!isFree || !one || !other || one === other)
    })
  if (numbers.length === 0) return true
  return (
    numbers.every((amount) => around.some((one) => isIn(amount, one))) && numbers.some((amount) => isIn(amount, policy))
  )
}

function isAsDenied(
  scene: Scene,
  clause: Clause,
  { isDenied, deniedMeanings }: KnownPolicy,
  said: readonly string[],
): boolean {
  const denied = deniesIn(scene, clause).length > 0
  const topics = said.filter((term) => !general.has(term))
  if (!denied) return !topics.some((term) => deniedMeanings.has(term))
  // "Returns are not accepted" where only some are not.
  const others = [...deniedMeanings].filter((term) => !general.has(term) && !isLight(term) && !topics.includes(term))
  return (
    isDenied &&
    (topics.some((term) => deniedMeanings.has(term))
      ? clause.amounts.length > 0 || others.length === 0
      : others.length === 0)
  )
}
