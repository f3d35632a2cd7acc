import { type Amount, amountsOf } from './amounts.ts'
import type { Hit } from './lexicon.ts'
import {
  claimed,
  type Form,
  type Given,
  isClaim,
  isUnknown,
  plainOf,
  promises,
  readSaid,
  type Said,
} from './policy-claims.ts'
import { contentWords, type PolicyPart } from './policy-part.ts'
import type { Token } from './read-tokens.ts'

/** The sentence of a policy that supports these tokens, as a whole or clause by clause; null when there is none. */
export function findSupport(
  tokens: readonly Token[],
  hits: readonly Hit[],
  parts: readonly PolicyPart[],
  given: Given,
): PolicyPart | null {
  if (parts.length === 0) return null
  const parted = tokens.findIndex(({ text }) => text === ';')
  if (parted > 0 && parted < tokens.length - 2) return ofBoth(tokens, hits, parts, given, parted)
  const sentence = readSaid(tokens, hits, given)
  const whole = bestPart(sentence, parts)
  if (whole) return whole
  let found: PolicyPart | null = null
  const topics = new Set<string>()
  const amounts = amountsOf(tokens, hits)
  for (const [from, to] of clausesOf(tokens)) {
    const own = hits
      .filter((hit) => hit.from >= from && hit.to <= to)
      .map((hit) => ({ ...hit, from: hit.from - from, to: hit.to - from }))
    const isExplained = (a: number, b: number) => given.isExplained(a + from, b + from)
    const hasAmount = amounts.some(
      (amount) => amount.from >= from && amount.to <= to && !given.isExplained(amount.from, amount.to),
    )
    const isClaiming = own.some(({ tag }) => claimed.has(tag))
    for (const { tag } of own) if (promises.includes(tag)) topics.add(tag)
    if ((!isClaiming && !hasAmount) || (!hasAmount && isUnknown(plainOf(tokens.slice(from, to))))) continue
    const isAbout = own.some(({ tag }) => promises.includes(tag))
    const gone = isAbout ? {} : { topics: new Set(topics) }
    const part = bestPart(
      readSaid(tokens.slice(from, to), own, { ...given, isExplained, spoken: sentence.language, ...gone }),
      parts,
    )
    if (!part) return null
    found ??= part
  }
  return found
}

/** Each side of a semicolon needs support of its own. */
function ofBoth(
  tokens: readonly Token[],
  hits: readonly Hit[],
  parts: readonly PolicyPart[],
  given: Given,
  at: number,
): PolicyPart | null {
  let found: PolicyPart | null = null
  for (const [from, to] of [
    [0, at],
    [at + 1, tokens.length],
  ] as const) {
    const own = hits
      .filter((hit) => hit.from >= from && hit.to <= to)
      .map((hit) => ({ ...hit, from: hit.from - from, to: hit.to - from }))
    if (!own.some(({ tag }) => claimed.has(tag))) continue
    const part = findSupport(tokens.slice(from, to), own, parts, {
      ...given,
      isExplained: (a, b) => given.isExplained(a + from, b + from),
    })
    if (!part) return null
    found ??= part
  }
  return found
}

/** The sentence of a policy of which these words are a piece, word for word. */
export function findQuote(tokens: readonly Token[], parts: readonly PolicyPart[]): PolicyPart | null {
  const plain = plainOf(tokens)
  if (plain.length <= 12 || contentWords(tokens).length <= 2) return null
  return parts.find(({ text }) => text.includes(plain)) ?? null
}

function clausesOf(tokens: readonly Token[]): [number, number][] {
  const breaks = tokens.flatMap(({ text }, at) => (/^([,;:]|and|und|y|et|but|aber|pero|mais)$/.test(text) ? [at] : []))
  return [-1, ...breaks].map((at, index) => [at + 1, breaks[index] ?? tokens.length])
}

function bestPart(said: Said, parts: readonly PolicyPart[]): PolicyPart | null {
  let best: { part: PolicyPart; score: number; coverage: number } | null = null
  let against = 0
  for (const [at, part] of parts.entries()) {
    if (said.plain.length > 12 && said.words.length > 2 && part.text.includes(said.plain)) return part
    if (leavesOut(said, part)) return part
    const before =
      parts[at - 1]?.fact === part.fact && parts[at - 1]?.negated === part.negated ? parts[at - 1] : undefined
    if (said.tags.has('neg') !== part.negated) against = Math.max(against, coverageOf(said, [part]))
    const score = support(said, before ? [part, before] : [part])
    const coverage = coverageOf(said, before ? [part, before] : [part])
    if (score > 0 && (!best || score > best.score)) best = { part, score, coverage }
  }
  // Another sentence says the contrary in more of the same words.
  if (best && against <= best.coverage) return best.part
  return best ? null : fromSeveral(said, parts)
}

/** Claims that many words make alike. */
const alike = new Set(['delivery', 'returns', 'refund', 'payment', 'opening', 'reply', 'voucher'])

const coverageOf = ({ forms }: Said, parts: readonly PolicyPart[]): number => {
  const isCovered = ({ words, claims }: Form) =>
    parts.some(
      (part) => words.some((word) => part.words.has(word)) || claims.some((tag) => alike.has(tag) && hasTag(part, tag)),
    )
  return forms.length === 0 ? 0 : forms.filter(isCovered).length / forms.length
}

/** "We ship to A and B" says that nothing is sent to C; who takes A and B does not take C. */
function leavesOut(said: Said, part: PolicyPart): boolean {
  if (!said.tags.has('neg') || part.negated || said.amounts.length > 0) return false
  const places = [...said.tags].filter((tag) => tag.startsWith('country.'))
  const listed = [...part.tags].filter((tag) => tag.startsWith('country.'))
  const isElsewhere =
    places.length > 0 &&
    listed.length > 1 &&
    said.tags.has('delivery') &&
    part.tags.has('delivery') &&
    !['worldwide', 'country.eu', ...places].some((tag) => part.tags.has(tag))
  const isOther = said.brands.length > 0 && part.brands.size > 1 && said.brands.every((name) => !part.brands.has(name))
  const rest = [...said.tags].filter((tag) => isClaim(tag) && !places.includes(tag))
  return (isElsewhere || isOther) && rest.every((tag) => hasTag(part, tag))
}

/** How well a sentence of a policy supports what is said, 0 = not at all. The sentence before it gives the subject. */
function support(said: Said, [part, before]: readonly PolicyPart[]): number {
  if (!part || said.tags.has('neg') !== part.negated) return 0
  if (!said.amounts.every((amount) => isDay(amount) || stands(amount, said.amounts, part))) return 0
  if (!daysStand(said, part)) return 0
  for (const tag of said.tags) if (isClaim(tag) && !hasTag(part, tag) && !(before && hasTag(before, tag))) return 0
  if (!conditionsStand(said, part) || !mustStand(said, part)) return 0
  if (!said.brands.every((name) => part.brands.has(name))) return 0
  const coverage = coverageOf(said, before ? [part, before] : [part])
  if (tellsHours(said)) return 0.5 + coverage / 2
  const claims = [...said.tags].filter(isClaim).length
  const shared = coverage * said.forms.length
  if (isForeign(said, part)) return foreignSupport(said, part, coverage, claims)
  if (shared < 1) return 0
  // A country with a yes or no says much in few words.
  if (claims > 1 && [...said.tags].some((tag) => tag.startsWith('country.')) && coverage >= 0.3) return coverage
  const isAbout = promises.every((tag) => !part.tags.has(tag) || said.tags.has(tag))
  if (said.amounts.length > 0 && claims > 0 && isAbout && coverage >= 0.3) return coverage
  if (said.tags.has('cashOut') && coverage >= 0.3) return coverage
  const enough = said.amounts.length > 0 ? 0.4 : 0.6
  return coverage >= enough && shared >= 2 ? coverage : 0
}

function foreignSupport(said: Said, part: PolicyPart, coverage: number, claims: number): number {
  const { amounts, brands, tags, forms } = said
  // Words that are the same in both languages are names.
  if (coverage >= 0.5 && coverage * forms.length >= 2 && (amounts.length > 0 || coverage >= 0.6)) return coverage
  // A denial in another language must share more with the policy than its subject.
  const isSpecific = brands.length > 0 || tags.has('cashOut')
  if (claims < 2 && amounts.length === 0 && !isSpecific) return 0
  if (claims < 2 && amounts.length === 0 && part.negated && !tags.has('cashOut')) return 0
  // Three or more days and hours that all agree are enough.
  if (amounts.length > 2) return 0.5 + coverage / 2
  return [...promises, 'fast', 'reply', 'voucher'].some((tag) => tags.has(tag)) ? 0.5 + coverage / 2 : 0
}

/** Hours and days that were looked at one by one, and nothing else. */
const tellsHours = ({ tags, days, amounts }: Said): boolean =>
  tags.has('opening') &&
  (days.open.size > 0 || days.closed.size > 0) &&
  amounts.every(({ key }) => /^(clock|weekday)/.test(key)) &&
  [...tags].every((tag) => !isClaim(tag) || tag === 'opening')

const mustStand = ({ forms, tags }: Said, { must, mustTags }: PolicyPart): boolean =>
  must.size === 0 ||
  [...mustTags].some((tag) => tags.has(tag)) ||
  forms.some(({ words }) => words.some((word) => must.has(word)))

/** "Below $100, shipping is $4.95": each amount from a sentence of its own about the same subject. */
function fromSeveral(said: Said, parts: readonly PolicyPart[]): PolicyPart | null {
  if (said.amounts.length < 2 || said.tags.has('freebie') || said.tags.has('neg')) return null
  if (!promises.some((tag) => said.tags.has(tag))) return null
  const fitting = parts.filter(
    (part) =>
      !part.negated && mustStand(said, part) && [...said.tags].every((tag) => !isClaim(tag) || hasTag(part, tag)),
  )
  const found = said.amounts.map((amount) => fitting.find((part) => stands(amount, said.amounts, part, false)))
  const first = found[0]
  return first && found.every((part) => part?.fact === first.fact) ? first : null
}

const hasTag = (part: PolicyPart, tag: string): boolean =>
  part.tags.has(tag) ||
  (tag === 'payment' && part.tags.has('payBrand')) ||
  (tag === 'opening' && part.days.open.size > 0 && [...part.amounts].some((key) => key.startsWith('clock')))

/** The amount stands in it in one of its readings, and as a limit when it is told as one. */
const stands = ({ from }: Amount, amounts: readonly Amount[], part: PolicyPart, sameSide = true): boolean =>
  amounts.some(({ from: at, key, bound }) => {
    if (at !== from || !part.amounts.has(key)) return false
    const limit = part.bounds.get(key) ?? null
    // "Under €60 you pay" is what "free from €60" leaves.
    const isRest = bound === 'up' && limit === 'down' && part.tags.has('freebie')
    return !key.includes('money') || isRest || (sameSide ? bound === limit : (bound === null) === (limit === null))
  })

const isDay = ({ key }: Amount): boolean => key.startsWith('weekday')

/** "Closed on Mondays" stands in "open Tuesday to Saturday". */
function daysStand({ days }: Said, part: PolicyPart): boolean {
  const isShut = (day: number) => part.days.closed.has(day) || (part.days.open.size > 0 && !part.days.open.has(day))
  return [...days.open].every((day) => part.days.open.has(day)) && [...days.closed].every(isShut)
}

function isForeign(said: Said, part: PolicyPart): boolean {
  return said.language !== null && part.language !== null && said.language !== part.language
}

/** "free" without its condition "over $100", or "all" where the policy does not say so, promises more than the policy. */
function conditionsStand({ tags, amounts, brands }: Said, part: PolicyPart): boolean {
  // Below the limit it is not free.
  if (tags.has('freebie') && amounts.some(({ bound, key }) => bound === 'up' && part.bounds.get(key) === 'down'))
    return false
  if (tags.has('all') && !part.tags.has('all') && part.must.size === 0 && brands.length === 0) return false
  if (!tags.has('freebie')) return true
  const topics = ['returns', 'exchange', 'service', 'pickup', 'payment', 'fast']
  if (topics.some((tag) => part.tags.has(tag) && !tags.has(tag))) return false
  const bound = [...part.amounts].filter((key) => key.includes('money'))
  return bound.length === 0 || amounts.some(({ key }) => bound.includes(key))
}
