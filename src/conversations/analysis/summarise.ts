import type { AnyPack } from '../../language/pack.ts'
import { packs, phraseList, wordList, wordsOfAll } from '../../language/packs.ts'
import type { Phrases } from '../../language/text/word-lists.ts'
import { normalised } from '../../shared/bounded-text.ts'
import type { TranscriptMessage } from '../conversations.schema.ts'
import type { Intent, IntentReading } from './intent-reading.ts'
import { maskPersonal } from './mask-personal.ts'
import type { Shown } from './what-was-shown.ts'

export interface Told {
  /** The shopper's messages, and what each means. */
  said: TranscriptMessage[]
  readings: IntentReading[]
  shown: Shown
  intents: Intent[]
  names: string[]
  frustrated: boolean
  hasLead: boolean
  handOffReason: string | null
}

const ASKED: Partial<Record<Intent, string>> = {
  product_question: 'asked about a product',
  recommendation: 'asked for advice',
  comparison: 'compared products',
  shipping: 'asked about shipping',
  returns: 'asked about returns',
  payment: 'asked about payment or prices',
  complaint: 'complained',
}

const REASONS: Record<string, string> = {
  asked: 'asked for a person',
  frustrated: 'handed to a person, frustrated',
  failed_clarifications: 'handed to a person, was not understood',
  identity_failed: 'handed to a person, identity not confirmed',
  owner_rule: 'handed to a person by a rule',
}

const MAX = 280
const MAX_TITLE = 45

/**
 * One line for the store's people. Of the shopper's own words only those are in it that the products shown have too, and
 * those of sizes and prices: whatever else they typed could tell who they are.
 */
export function* stepsOfSummary(told: Told): Generator<void, string> {
  const { intents, shown, hasLead, handOffReason, frustrated } = told
  const parts: string[] = []
  const looked = yield* stepsOfWish(told)
  if (looked) parts.push(looked)
  else if (intents.includes('product_search')) parts.push('looked for products')
  if (shown.products.size > 0) parts.push(`was shown ${titlesOf(shown)}`)
  for (const intent of intents) if (ASKED[intent]) parts.push(ASKED[intent])
  if (shown.order) parts.push('saw the status of an order')
  else if (intents.includes('order_status')) parts.push('asked for an order, none was shown')
  if (shown.reorder) parts.push('was offered to order again')
  else if (intents.includes('reorder')) parts.push('wanted to order again')
  if (hasLead) parts.push('left a contact')
  if (handOffReason) parts.push(reasonOf(handOffReason))
  else if (intents.includes('human_request')) parts.push('asked for a person')
  if (frustrated && handOffReason !== 'frustrated') parts.push('was frustrated')
  if (parts.length === 0) parts.push(told.said.length > 0 ? 'small talk' : 'said nothing')
  return clip(capitalised(`${parts.join('; ')}.`), MAX)
}

/** A rule's reason is the owner's own text: "owner_rule: wholesale". */
function reasonOf(reason: string): string {
  const [kind = '', ...rule] = reason.split(': ')
  return `${REASONS[kind] ?? 'handed to a person'}${rule.length > 0 ? ` (${rule.join(': ')})` : ''}`
}

const LOOKS: Intent[] = ['product_search', 'recommendation', 'product_question', 'comparison']

/** The wish that can be told in most words. */
function* stepsOfWish({ said, readings, shown, names }: Told): Generator<void, string | undefined> {
  const known = new Set(wordsOf([...shown.products.values()].map(({ words }) => words).join(' ')))
  const wishes: string[] = []
  for (const [place, { intent, query }] of readings.entries()) {
    const text = said[place]?.text ?? ''
    if (LOOKS.includes(intent)) wishes.push(tellable(maskPersonal(query || text, names), known))
    yield
  }
  const longest = wishes.sort((a, b) => b.split(' ').length - a.split(' ').length)[0]
  return longest && /\p{L}{3}/u.test(longest) ? `looked for "${clip(longest, 70)}"` : undefined
}

/** The words of phrases; of a longer one those alone that say something by themselves: "more" of "that is no more than". */
const wordsOfPhrases = (field: (pack: AnyPack) => readonly (Phrases | undefined)[]): string[] =>
  packs.flatMap((pack) => {
    const asking = new Set(wordList(pack.policies?.asking))
    return field(pack)
      .flatMap(phraseList)
      .map((phrase) => phrase.replace('!', '').split(' '))
      .flatMap((words) => (words.length === 1 ? words : words.filter((word) => !asking.has(word))))
  })

/** Join words, and are left over where those around them are left out. */
const JOINS = new Set(
  wordsOfPhrases(({ joiners, purposes, negation, options }) => [
    ...[joiners, options?.markers, options?.describing].map((words) => words?.replaceAll(' ', ',')),
    ...[purposes?.for, negation?.words],
  ]),
)

/** Words around prices and sizes. */
const LIMITS = new Set([
  ...JOINS,
  ...wordsOfPhrases(({ prices, audiences: whom }) => [
    ...[prices?.atMost, prices?.atLeast, prices?.orLess, prices?.orMore, prices?.to, prices?.cheap],
    ...[whom?.men, whom?.women, whom?.boys, whom?.girls, whom?.kids, whom?.baby],
  ]),
  ...wordsOfAll(({ comparisons }) => comparisons?.lower),
  ...wordsOfAll(({ comparisons }) => comparisons?.higher),
  ...wordsOfAll(({ options }) => options?.names?.size),
  ...packs.flatMap(({ currencies }) => Object.values(currencies ?? {}).flatMap(wordList)),
  ...['xs', 's', 'm', 'l', 'xl', 'xxl', 'usd', 'eur', 'gbp'],
])

function tellable(text: string, known: Set<string>): string {
  const words = text.match(/[$€£¥]?\s?\d{1,4}(?:[.,]\d{1,3})?\s?[$€£¥]?|\[[\w-]+\]|\p{L}+(?:['’-]\p{L}+)*/gu) ?? []
  const kept = words
    .map((word) => word.trim())
    .filter((word) => {
      if (word.startsWith('[')) return false
      if (/\d/.test(word)) return true
      const parts = wordsOf(word)
      // T-shirt, but not "I'm" for the size.
      if (parts.length > 1) return parts.every((part) => known.has(part))
      return LIMITS.has(parts[0] ?? '') || isKnown(parts[0] ?? '', known)
    })
  // A letter at the beginning is what is left of "I'm", not a size.
  while (kept.length > 0 && (JOINS.has(wordsOf(kept[0] ?? '')[0] ?? '') || /^\p{L}$/u.test(kept[0] ?? ''))) kept.shift()
  while (kept.length > 0 && JOINS.has(wordsOf(kept.at(-1) ?? '')[0] ?? '')) kept.pop()
  // What only limits is no wish: "under 50".
  return kept.some((word) => wordsOf(word).some((part) => isKnown(part, known))) ? kept.join(' ') : ''
}

/** Endings may differ: jacket, jackets. */
function isKnown(word: string, known: Set<string>): boolean {
  if (word.length < 3) return false
  if (known.has(word)) return true
  return (
    word.length > 4 && [word.slice(0, -1), word.slice(0, -2), `${word}s`, `${word}es`].some((form) => known.has(form))
  )
}

const wordsOf = (text: string): string[] =>
  normalised(text.toLowerCase(), 'NFD')
    .replace(/\p{M}/gu, '')
    .match(/[\p{L}\p{N}]+/gu) ?? []

function titlesOf({ products }: Shown): string {
  const titles = [...products.values()].map(({ title }) => clip(title.replace(/\s+/g, ' ').trim(), MAX_TITLE))
  const rest = titles.length - 2
  return rest > 0 ? `${titles.slice(0, 2).join(', ')} and ${rest} more` : titles.join(', ')
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** At most `max` characters, cut between characters a person sees. */
export function clip(text: string, max: number): string {
  if (text.length <= max) return text
  let cut = ''
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) {
    if (cut.length + segment.length > max - 1) break
    cut += segment
  }
  return `${cut.trimEnd()}…`
}
