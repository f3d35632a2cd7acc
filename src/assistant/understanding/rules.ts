import type { ActWords } from '../../language/pack-fields/pack-acts.ts'
import { phrasesOfAll, wordsOfAll } from '../../language/packs.ts'
import { endOfNegation } from '../../language/readers/negation.ts'
import { cutAround } from '../../language/text/cut-phrases.ts'
import { type PhraseTable, phraseAt, phraseTable } from '../../language/text/phrase-table.ts'
import { plainOf } from '../../language/text/plain.ts'
import { type TextToken, tokenize } from '../../language/text/tokens.ts'
import type { Patterns } from '../../language/text/word-lists.ts'
import { anyPattern, anywhere, asWhole } from '../../language/text/word-patterns.ts'
import type { Act } from './understanding.ts'

type PatternName = {
  [Name in keyof ActWords]-?: Required<ActWords>[Name] extends Patterns ? Name : never
}[keyof ActWords]

/** What the packs say with these patterns; of a plain text, see `plainOf`. */
const said = (place: typeof anywhere, name: PatternName): RegExp =>
  new RegExp(
    place(({ acts }) => acts?.[name]),
    'u',
  )

const injection = said(anywhere, 'injection')
const human = said(anywhere, 'human')
const humanAlone = wordsOfAll(({ acts }) => acts?.humanAlone)
const notHuman = said(anywhere, 'notHuman')
const trust = said(anywhere, 'trust')

const browsing = said(asWhole, 'browsing')

/** Short messages that mean one thing, however the words are used elsewhere. */
const exactActs = new Map(
  (
    [
      ['yes', phrasesOfAll(({ yes }) => yes)],
      ['no', phrasesOfAll(({ no }) => no)],
      ['greeting', phrasesOfAll(({ acts }) => acts?.greetings)],
      ['thanks', phrasesOfAll(({ acts }) => acts?.thanks)],
      ['goodbye', phrasesOfAll(({ acts }) => acts?.goodbye)],
    ] as const
  ).flatMap(([act, phrases]) => phrases.map((phrase): [string, Act] => [phrase, act])),
)
const fixed: readonly (readonly [Act, RegExp])[] = [
  ['unknown', said(asWhole, 'unclear')],
  ['search', browsing],
  ['small_talk', said(asWhole, 'howAreYou')],
]

const withoutSigns = (plain: string): string =>
  plain
    .replace(/[#%@.+-]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** What the few rules that are always right say about a message; none when they say nothing. @param plain see `plainOf` */
export function actsByRule(plain: string): Act[] {
  const bare = withoutSigns(plain)
  const exact = exactActs.get(bare) ?? fixed.find(([, pattern]) => pattern.test(bare))?.[0]
  if (exact) return [exact]
  if (asksToTrust(plain)) return ['policy']
  return !notHuman.test(bare) && asksHuman(bare) ? ['human'] : []
}

/** "Is this website a scam" asks, "this is a scam" complains. @param plain see `plainOf` */
export const asksToTrust = (plain: string): boolean => trust.test(plain)

const MOST_WORDS_ALONE = 4

/** Whether a text asks outright to speak with somebody. */
export const asksForPerson = (text: string): boolean => actsByRule(plainOf(text)).includes('human')

/** "Talk to a person", "agent please". */
const asksHuman = (bare: string): boolean =>
  human.test(bare) || (bare.split(' ').length <= MOST_WORDS_ALONE && humanAlone.has(cutAround(bare)))

/** Someone tries to make the assistant forget what it is. @param plain see `plainOf` */
export const isInjection = (plain: string): boolean => injection.test(plain)

const suspicious = said(anywhere, 'suspicious')
/** Whether a text has a word that such an attempt has. @param plain see `plainOf` */
export const isSuspicious = (plain: string): boolean => suspicious.test(plain)

const greetings: PhraseTable<true> = phraseTable([
  [true, [...phrasesOfAll(({ acts }) => acts?.greetings), ...phrasesOfAll(({ acts }) => acts?.greeted)]],
])

/** The text behind its greeting: "hi, do you have red shoes". Null without one, or when nothing else is said. */
export function behindGreeting(text: string): string | null {
  const tokens = tokenize(text)
  let at = 0
  for (let end: number | undefined = 0; end !== undefined && end < tokens.length; ) {
    end = phraseAt(greetings, tokens, at)?.end
    while (end !== undefined && tokens[end]?.kind === 'sign') end++
    at = end ?? at
  }
  return at === 0 || at >= tokens.length ? null : text.slice((tokens[at] as TextToken).start).trim()
}

const refusals: PhraseTable<true> = phraseTable([[true, phrasesOfAll(({ no }) => no)]])
const restarts: PhraseTable<true> = phraseTable([[true, phrasesOfAll(({ references }) => references?.restart)]])

const self = wordsOfAll(({ acts }) => acts?.self)
/** Words in which "I don't need" stands. */
const MOST_OF_DENIAL = 4

/** The text behind a "no" that answers: "no, a pot", "no i mean a pot", but not "no jewelry", "no. 5" and "no, I don't want one". Null without one. */
export function behindNo(text: string): string | null {
  const tokens = tokenize(text)
  const end = phraseAt(refusals, tokens, 0)?.end ?? 0
  const next = tokens.findIndex(({ kind }, at) => at >= end && kind !== 'sign')
  const isParted = next > end || phraseAt(restarts, tokens, end) !== null
  if (end === 0 || !isParted || tokens[next]?.kind !== 'word') return null
  return wantsNone(tokens.slice(next)) ? null : text.slice(tokens[next].start)
}

/** "I don't need one" */
function wantsNone(tokens: readonly TextToken[]): boolean {
  const first = tokens.slice(0, MOST_OF_DENIAL)
  return first.some(({ text }) => self.has(text)) && first.some((_, at) => endOfNegation(first, at) !== null)
}

/** "No thanks, I don't need a bucket" */
export const declinesAll = (text: string): boolean => {
  const tokens = tokenize(text)
  const end = phraseAt(refusals, tokens, 0)?.end ?? 0
  return end > 0 && wantsNone(tokens.slice(end).filter(({ kind }) => kind !== 'sign'))
}

const cheaper = said(anywhere, 'cheaper')
const dearer = said(anywhere, 'dearer')
/** "Not too expensive" wishes for a good price, and compares nothing. */
const notTooMuch = said(anywhere, 'notTooMuch')
const notMore = said(anywhere, 'notMore')
const thanAmount = new RegExp(`^ (?:${[...wordsOfAll(({ acts }) => acts?.than)].join('|')}) ?[$€£]? ?\\d`, 'u')

/** Who says no more than "not so expensive please" says it of what was shown. */
const MOST_OF_REMARK = 4

/**
 * -1 cheaper, 1 more expensive, 0 neither. "Cheaper than 50" is a limit and no direction.
 * @param isShown whether products were shown that it may compare with
 */
export function priceDirectionOf(plain: string, isShown = false): -1 | 0 | 1 {
  if (notTooMuch.test(plain)) return isShown && plain.split(' ').length <= MOST_OF_REMARK ? -1 : 0
  const isFound = (match: RegExpExecArray | null) =>
    match !== null && !thanAmount.test(plain.slice(match.index + match[0].length))
  if (isFound(cheaper.exec(plain))) return -1
  return isFound(dearer.exec(plain)) && !notMore.test(plain) ? 1 : 0
}

const places = [0, 1, 2, 3, 4].map(
  (place) =>
    new RegExp(
      anywhere(({ acts }) => acts?.places?.[place]),
      'u',
    ),
)
const last = said(anywhere, 'last')
const lastOther = said(anywhere, 'lastOther')
const notPlace = new RegExp(`\\b${anyPattern(({ acts }) => acts?.notPlace)}\\b`, 'gu')
const articles = [...wordsOfAll((pack) => pack.articles)].join('|')
const bareNumber = new RegExp(`^(?:(?:${articles}) )?(\\d{1,2})$`, 'u')
const numbered = new RegExp(
  `(?:^| )(?:#|(?:${[...wordsOfAll(({ acts }) => acts?.numbered)].join('|')})\\.? )(\\d{1,2})(?= |$)`,
  'gu',
)
const numberedWords = new Set(['#', ...wordsOfAll(({ acts }) => acts?.numbered)])

/** A text without the numbers that point at what was shown: "number 1 available?" asks whether it is available. */
export function withoutNumbered(text: string, shownCount: number): string {
  const tokens = tokenize(text)
  const at = tokens.findIndex(
    ({ text: word }, index) => numberedWords.has(word) && isPlace(tokens[index + 1], shownCount),
  )
  const [from, to] = [tokens[at], tokens[at + 1]]
  return from && to ? `${text.slice(0, from.start)} ${text.slice(to.end)}`.trim() : text
}

const isPlace = (token: TextToken | undefined, shownCount: number): boolean =>
  token?.kind === 'number' && Number(token.text) >= 1 && Number(token.text) <= shownCount

const both = new RegExp(`\\b(?:${phrasesOfAll(({ acts }) => acts?.both).join('|')})\\b`, 'u')

/** Places of what was shown: "the second one" = [1], "the last" = [-1], "#2" = [1] when so many were shown. */
export function ordinalsOf(plain: string, shownCount: number): number[] {
  const text = plain.replace(notPlace, ' ')
  const found: { place: number; at: number }[] = []
  for (const [place, pattern] of places.entries()) {
    const match = pattern.exec(text)
    if (match) found.push({ place, at: match.index })
  }
  const end = last.exec(text)
  if (end && !lastOther.test(text)) found.push({ place: -1, at: end.index })
  for (const match of text.matchAll(numbered)) addPlace(Number(match[1]), match.index)
  addPlace(Number(bareNumber.exec(text)?.[1] ?? 0), 0)
  function addPlace(number: number, at: number): void {
    if (number >= 1 && number <= shownCount) found.push({ place: number - 1, at })
  }
  // "The first two" names one place as well.
  const isFirst = found.every(({ place }) => place === 0)
  if (isFirst && shownCount >= 2 && both.test(text)) return [0, 1]
  return [...new Set(found.sort((a, b) => a.at - b.at).map(({ place }) => place))]
}

const pointing = new Set([
  ...wordsOfAll(({ acts }) => acts?.pointing),
  ...wordsOfAll(({ joiners }) => joiners),
  ...phrasesOfAll(({ acts }) => acts?.both).flatMap((phrase) => phrase.split(' ')),
])

/** Whether the text only points at something shown: "the second one, please". @param plain see `plainOf` */
export const isOnlyPlace = (plain: string): boolean =>
  plain.split(/\s+/).every((word) => pointing.has(word) || /^#?\d{1,2}$/.test(word))
