import { remembering } from '../../shared/remembering.ts'
import { type Amount, amountsOf } from './amounts.ts'
import type { Hit } from './lexicon.ts'
import { brandsOf } from './policy-clauses.ts'
import { contentWords, stemPlain } from './policy-part.ts'
import type { Token } from './read-tokens.ts'
import { likelyLanguage } from './stop-words.ts'
import { otherNames } from './thing-names.ts'
import { readDays } from './weekdays.ts'

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
  'opening',
  'cashOut',
  'warranty',
  'company',
  'worldwide',
  'pricematch',
]
/** These subjects are always promises, never just an offer of help. */
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
export const claimed = new Set([
  ...promises,
  ...strongClaims,
  'reply',
  'month',
  'discount',
  'code',
  'stockYes',
  'stockNo',
  'soon',
])

export const isClaim = (tag: string): boolean => claimed.has(tag) || tag.startsWith('country.')

export interface Form {
  words: string[]
  claims: string[]
}

/** What a sentence, or a clause of it, claims that a policy can support. */
export interface Said {
  words: string[]
  amounts: Amount[]
  plain: string
  language: string | null
  tags: Set<string>
  brands: string[]
  forms: Form[]
  days: { open: ReadonlySet<number>; closed: ReadonlySet<number> }
}

const namesOf = remembering((word) => [stemPlain(word), ...otherNames(word).map(stemPlain)])

/** Each word with what it is called in the other languages, and what it claims: "ship" and "deliver" say the same. */
const formsOf = (tokens: readonly Token[], hits: readonly Hit[]): Form[] =>
  tokens.flatMap((token, at) => {
    const [word] = contentWords([token])
    const claims = hits.flatMap(({ tag, from, to }) => (at >= from && at < to && isClaim(tag) ? [tag] : []))
    return word ? [{ words: namesOf(token.text), claims }] : []
  })

export interface Given {
  isExplained: (from: number, to: number) => boolean
  /** The shopper's language, for words that exist in several. */
  language: string
  /** The subject of the clauses before, for a clause that only adds numbers. */
  topics?: ReadonlySet<string>
  /** The language of the whole sentence, for one of its clauses. */
  spoken?: string | null
}

export function readSaid(
  tokens: readonly Token[],
  hits: readonly Hit[],
  { isExplained, language, spoken, topics }: Given,
): Said {
  return {
    words: contentWords(tokens),
    amounts: amountsOf(tokens, hits).filter(({ from, to }) => !isExplained(from, to)),
    plain: plainOf(tokens),
    language: spoken === undefined ? (likelyLanguage(tokens.map(({ text }) => text)) ?? language) : spoken,
    tags: new Set([
      ...(topics ?? []),
      ...hits
        .filter((hit) => isMeant(tokens, hits, hit) && !isBuying(hits, hit) && !isOccasion(tokens, hit))
        .map(({ tag }) => tag),
    ]),
    days: readDays(tokens),
    brands: brandsOf(tokens, hits),
    forms: formsOf(tokens, hits),
  }
}

/** "You can buy it on invoice" tells how, not that it is there. */
const isBuying = (hits: readonly Hit[], { tag }: Hit): boolean =>
  tag === 'stockYes' && hits.some((hit) => /^(invoice|payBrand|installments|payment)$/.test(hit.tag))

/** "After we receive it", "once the parcel has arrived": when something happens, not that it does. */
function isOccasion(tokens: readonly Token[], { tag, from }: Hit): boolean {
  if (tag !== 'delivery') return false
  const start = tokens.findLastIndex(({ text }, at) => at < from && /^[,;:.]$/.test(text)) + 1
  return /^(after|once|when|nachdem|sobald|wenn|cuando|una vez|tras|despues|apres|quand|des que|lorsque)\b/.test(
    tokens
      .slice(start, start + 2)
      .map(({ text }) => text)
      .join(' '),
  )
}

/** A denial counts only in the clause of the claim: "nobody minds, sale items can be returned" does not deny returns. */
function isMeant(tokens: readonly Token[], hits: readonly Hit[], { tag, from }: Hit): boolean {
  const claims = hits.filter((hit) => isClaim(hit.tag))
  if (tag !== 'neg' || claims.length === 0) return true
  return claims.some((claim) => {
    const [start, end] = claim.from < from ? [claim.from, from] : [from, claim.from]
    return !tokens.slice(start, end).some(({ text }) => /^[,;:!?.]$/.test(text))
  })
}

export const plainOf = (tokens: readonly Token[]): string =>
  tokens
    .filter(({ kind }) => kind !== 'sign')
    .map(({ text }) => text)
    .join(' ')

/** "I don't know", "there is nothing about it in our pages". */
export const isUnknown = (plain: string): boolean =>
  /\b(do not know|not know|no information|not (find|found|sure|have)|cannot (find|confirm|promise|guarantee|say|tell|offer|give)|can not (find|confirm|promise|guarantee|say|tell|offer|give|see)|could not|keine (angaben|information\w*)|habe ich (leider )?(kein\w*|nicht)|weiss (ich )?(es |das )?(leider )?nicht|nicht (sagen|versprechen|gefunden|bestatigen|finden)|nichts (dazu|gefunden|uber|zu)|no (se|lo se|tengo|encuentro|encontre|puedo|dispongo|he encontrado)|ne (sais|peux|trouve|dispose)|n (ai|y a)|pas (trouve|d information\w*|sur)|nicht im stande)\b/.test(
    plain,
  )
