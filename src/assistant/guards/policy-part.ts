import { amountsOf, countedBy } from './amounts.ts'
import { findClaims } from './claims.ts'
import type { Fact } from './fact.ts'
import type { Hit } from './lexicon.ts'
import { brandsOf, clausesOfPolicy } from './policy-clauses.ts'
import { readNumbers, readTokens, type Token } from './read-tokens.ts'
import { likelyLanguage, stopWords } from './stop-words.ts'
import { readDays } from './weekdays.ts'

/** A sentence of a policy, as far as claims can rest on it. */
export interface PolicyPart {
  fact: Fact
  /** Folded and in a rough singular. */
  words: Set<string>
  tags: Set<string>
  /** Numbers with what stands behind them: "30 day". */
  amounts: Set<string>
  /** Those behind "over", "under", "from". */
  bounds: Map<string, 'up' | 'down'>
  negated: boolean
  /** Days of the week on which somebody is there, and on which it is said that nobody is. */
  days: { open: ReadonlySet<number>; closed: ReadonlySet<number> }
  language: string | null
  /** For a clause about a special case: the answer must have one of these words as well. */
  must: ReadonlySet<string>
  /** Or one of these claims, in place of a word. */
  mustTags: ReadonlySet<string>
  brands: ReadonlySet<string>
  /** All words of its sentence in order, for quotes. */
  text: string
}

/** Words that may stand around a claim without changing it. */
const asides = new Set(
  'sadly unfortunately sorry afraid simply please also yes course leider gern gerne bitte einfach auch naturlich lamentablemente desgraciadamente simplemente tambien claro malheureusement simplement aussi'.split(
    ' ',
  ),
)

export const contentWords = (tokens: readonly Token[]): string[] =>
  tokens.flatMap(({ kind, text }) =>
    kind === 'word' && text.length > 2 && !stopWords.has(text) && countedBy(text) === undefined && !asides.has(text)
      ? [stemPlain(text)]
      : [],
  )

/** A coarser stem than for titles: answers repeat policies in other forms of the same words. */
export const stemPlain = (word: string): string => word.replace(/(ing|ed|es|s|en|e|n)$/, '').slice(0, 7)

/** A sentence that gives orders to the assistant was not written for shoppers: it is left out. */
const planted =
  /^\W*(assistant|system|ai|chatbot|bot)\s*[,:]|\b(ignore|disregard|forget) (all|the|any|your|every|previous)\b|\b(system prompt|instructions? to (the )?(assistant|model))\b/i

export function readPolicy(fact: Fact): PolicyPart[] {
  const text = String(fact.value).slice(0, 20_000)
  return text
    .split(/(?<=[.!?])\s+(?=\p{Lu}|[*#-])|\n+/u)
    .filter((part) => /\p{L}/u.test(part) && !planted.test(part))
    .flatMap((part) => readSentence(fact, part))
}

/** What the first clause says holds for the other clauses of the sentence too, except amounts, countries, gifts and denials. */
const ofClauseAlone = /^(country\.|neg|freebie|all|from|bound|weekday|month)/

/** Claims that mark a special case by themselves. */
const ownClaims = new Set(['cashOut', 'refund', 'exchange', 'invoice', 'pickup', 'service', 'fast'])

function readSentence(fact: Fact, sentence: string): PolicyPart[] {
  const tokens = readTokens(sentence)
  const hits = findClaims(tokens)
  const given = {
    fact,
    language: likelyLanguage(tokens.map(({ text }) => text)),
    text: tokens.flatMap(({ kind, text }) => (kind === 'sign' ? [] : [text])).join(' '),
  }
  const counts = new Set(
    readNumbers(tokens).flatMap(({ from, to }) => tokens.slice(from, to).map(({ text }) => stemPlain(text))),
  )
  const clauses = clausesOfPolicy(tokens, hits, amountsOf(tokens, hits))
  const parts = clauses.map(([from, to]) => {
    const own = hits.flatMap((hit) =>
      hit.from >= from && hit.to <= to ? [{ ...hit, from: hit.from - from, to: hit.to - from }] : [],
    )
    return readClause(given, tokens.slice(from, to), own)
  })
  const [lead] = parts
  if (!lead || parts.length === 1) return parts
  return parts.map((part, at) => {
    if (at === 0) return part
    const isToldApart = [...part.tags].some((tag) => tag.startsWith('country.')) || part.days.open.size > 0
    return {
      ...part,
      words: new Set([...lead.words, ...part.words]),
      tags: new Set([...[...lead.tags].filter((tag) => !ofClauseAlone.test(tag)), ...part.tags]),
      mustTags: new Set([...part.tags].filter((tag) => !lead.tags.has(tag) && ownClaims.has(tag))),
      must: isToldApart
        ? new Set<string>()
        : new Set([...part.words].filter((word) => !lead.words.has(word) && !counts.has(word))),
    }
  })
}

function readClause(
  given: Pick<PolicyPart, 'fact' | 'language' | 'text'>,
  tokens: readonly Token[],
  hits: readonly Hit[],
): PolicyPart {
  const tags = new Set(hits.map(({ tag }) => tag))
  const amounts = amountsOf(tokens, hits)
  const days = readDays(tokens)
  return {
    ...given,
    words: new Set(contentWords(tokens)),
    must: new Set(),
    mustTags: new Set(),
    tags,
    amounts: new Set([...amounts.map(({ key }) => key), ...[...days.open].map((day) => `weekday ${day}`)]),
    days,
    bounds: new Map(
      amounts.flatMap(({ bound, key }) => (bound && key.includes('money') ? [[key, bound] as const] : [])),
    ),
    negated: tags.has('neg'),
    brands: new Set(brandsOf(tokens, hits)),
  }
}
