import type { Hit } from './lexicon.ts'
import { type Amount, amountsOf, contentWords, type PolicyPart } from './policy-part.ts'
import type { Token } from './reading.ts'
import { likelyLanguage } from './stop-words.ts'

/** What only the owner's own pages can promise. */
export const promises = [
  'delivery',
  'returns',
  'refund',
  'exchange',
  'payment',
  'installments',
  'invoice',
  'cod',
  'transfer',
  'payBrand',
  'pickup',
  'service',
  'warranty',
  'company',
  'worldwide',
  'pricematch',
]
/** Never mere help, however it is put. */
export const strongClaims = [
  'freebie',
  'fast',
  'worldwide',
  'warranty',
  'payBrand',
  'pricematch',
  'company',
  'weekday',
  'promptly',
]
const claimed = new Set([...promises, ...strongClaims, 'month', 'discount', 'code', 'stockYes', 'stockNo', 'soon'])

/** A sentence, or a clause of it, as far as a policy can bear it out. */
interface Said {
  words: string[]
  amounts: Amount[]
  plain: string
  language: string | null
  tags: Set<string>
  brands: string[]
}

interface Given {
  isExplained: (from: number, to: number) => boolean
  /** The shopper's, for words that do not tell theirs. */
  language: string
}

function readSaid(tokens: readonly Token[], hits: readonly Hit[], { isExplained, language }: Given): Said {
  return {
    words: contentWords(tokens),
    amounts: amountsOf(tokens, hits).filter(({ from, to }) => !isExplained(from, to)),
    plain: plainOf(tokens),
    language: likelyLanguage(tokens.map(({ text }) => text)) ?? language,
    tags: new Set(hits.filter((hit) => isMeant(tokens, hits, hit)).map(({ tag }) => tag)),
    brands: hits.filter(({ tag }) => tag === 'payBrand').map(({ from, to }) => plainOf(tokens.slice(from, to))),
  }
}

/** A denial counts where something is claimed: "nobody minds, sale items can be returned" denies nothing of returns. */
function isMeant(tokens: readonly Token[], hits: readonly Hit[], { tag, from }: Hit): boolean {
  const claims = hits.filter((hit) => isClaim(hit.tag))
  if (tag !== 'neg' || claims.length === 0) return true
  return claims.some((claim) => {
    const [start, end] = claim.from < from ? [claim.from, from] : [from, claim.from]
    return !tokens.slice(start, end).some(({ text }) => /^[,;:!?.]$/.test(text))
  })
}

const plainOf = (tokens: readonly Token[]): string =>
  tokens
    .filter(({ kind }) => kind !== 'sign')
    .map(({ text }) => text)
    .join(' ')

/** The sentence of a policy that bears these tokens out, whole or clause by clause; null when there is none. */
export function findSupport(
  tokens: readonly Token[],
  hits: readonly Hit[],
  parts: readonly PolicyPart[],
  given: Given,
): PolicyPart | null {
  if (parts.length === 0) return null
  const parted = tokens.findIndex(({ text }) => text === ';')
  if (parted > 0 && parted < tokens.length - 2) return ofBoth(tokens, hits, parts, given, parted)
  const whole = bestPart(readSaid(tokens, hits, given), parts)
  if (whole) return whole
  let found: PolicyPart | null = null
  for (const [from, to] of clausesOf(tokens)) {
    const own = hits
      .filter((hit) => hit.from >= from && hit.to <= to)
      .map((hit) => ({ ...hit, from: hit.from - from, to: hit.to - from }))
    if (!own.some(({ tag }) => claimed.has(tag))) continue
    const part = bestPart(
      readSaid(tokens.slice(from, to), own, { ...given, isExplained: (a, b) => given.isExplained(a + from, b + from) }),
      parts,
    )
    if (!part) return null
    found ??= part
  }
  return found
}

/** What stands on both sides of a semicolon has to be borne out by itself. */
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
    const coverage = coverageOf(said, [part])
    if (said.tags.has('neg') !== part.negated) against = Math.max(against, coverage)
    const before =
      parts[at - 1]?.fact === part.fact && parts[at - 1]?.negated === part.negated ? parts[at - 1] : undefined
    const score = support(said, before ? [part, before] : [part])
    if (score > 0 && (!best || score > best.score)) best = { part, score, coverage }
  }
  // Another sentence says the contrary in more of the same words.
  if (best && against <= best.coverage) return best.part
  return best ? null : fromSeveral(said, parts)
}

const coverageOf = ({ words }: Said, parts: readonly PolicyPart[]): number =>
  words.length === 0 ? 0 : words.filter((word) => parts.some((part) => part.words.has(word))).length / words.length

/** How well a sentence of a policy bears out what is said, 0 = not. The sentence before it gives the subject. */
function support(said: Said, [part, before]: readonly PolicyPart[]): number {
  if (!part || said.tags.has('neg') !== part.negated) return 0
  if (!said.amounts.every((amount) => stands(amount, said.amounts, part))) return 0
  for (const tag of said.tags) if (isClaim(tag) && !hasTag(part, tag) && !(before && hasTag(before, tag))) return 0
  if (!conditionsStand(said, part) || !said.brands.every((name) => part.text.includes(name))) return 0
  const coverage = coverageOf(said, before ? [part, before] : [part])
  const claims = [...said.tags].filter(isClaim).length
  // A denial in another language has to share more than its subject.
  if (isForeign(said, part) && part.negated && claims < 2 && said.amounts.length === 0) return 0
  if (isForeign(said, part) && claims < 2 && said.amounts.length === 0 && said.brands.length === 0) return 0
  // Days and hours that are all the same say enough.
  if (isForeign(said, part) && said.amounts.length > 2) return 0.5 + coverage / 2
  if (isForeign(said, part)) return [...promises, 'fast'].some((tag) => said.tags.has(tag)) ? 0.5 + coverage / 2 : 0
  const enough = said.amounts.length > 0 ? 0.4 : 0.6
  return coverage >= enough && coverage * said.words.length >= 2 ? coverage : 0
}

/** "Below $100, shipping is $4.95": each amount from a sentence of its own about the same subject. */
function fromSeveral(said: Said, parts: readonly PolicyPart[]): PolicyPart | null {
  if (said.amounts.length < 2 || said.tags.has('freebie') || said.tags.has('neg')) return null
  if (!promises.some((tag) => said.tags.has(tag))) return null
  const fitting = parts.filter(
    (part) => !part.negated && [...said.tags].every((tag) => !isClaim(tag) || hasTag(part, tag)),
  )
  const found = said.amounts.map((amount) => fitting.find((part) => stands(amount, said.amounts, part, false)))
  const first = found[0]
  return first && found.every((part) => part?.fact === first.fact) ? first : null
}

const isClaim = (tag: string): boolean => claimed.has(tag) || tag.startsWith('country.')
const hasTag = (part: PolicyPart, tag: string): boolean =>
  part.tags.has(tag) || (tag === 'payment' && part.tags.has('payBrand'))

/** The amount stands in it in one of its readings, and as a limit when it is told as one. */
const stands = ({ from }: Amount, amounts: readonly Amount[], part: PolicyPart, sameSide = true): boolean =>
  amounts.some(({ from: at, key, bound }) => {
    if (at !== from || !part.amounts.has(key)) return false
    const limit = part.bounds.get(key) ?? null
    return !key.includes('money') || (sameSide ? bound === limit : (bound === null) === (limit === null))
  })

function isForeign(said: Said, part: PolicyPart): boolean {
  return said.language !== null && part.language !== null && said.language !== part.language
}

/** "free" without the "over $100" it is bound to, or "all" where the policy does not say so, is another promise. */
function conditionsStand({ tags, amounts }: Said, part: PolicyPart): boolean {
  if (tags.has('all') && !part.tags.has('all')) return false
  if (!tags.has('freebie')) return true
  const topics = ['returns', 'exchange', 'service', 'pickup', 'payment', 'fast']
  if (topics.some((tag) => part.tags.has(tag) && !tags.has(tag))) return false
  const bound = [...part.amounts].filter((key) => key.includes('money'))
  return bound.length === 0 || amounts.some(({ key }) => bound.includes(key))
}
