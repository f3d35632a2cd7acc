import type { AnyPack } from '../../language/pack.ts'
import type { AnswerKind } from '../../language/pack-fields/pack-policies.ts'
import { packs, phrasesOfAll, wordList, wordsOfAll } from '../../language/packs.ts'
import { streetWords } from '../../language/streets.ts'
import { fold } from '../../language/text/fold.ts'
import type { Patterns } from '../../language/text/word-lists.ts'
import { meaningNamed } from './policy-words.ts'
import type { Wish } from './question.ts'

const unitNames = ['min', 'h', 'day', 'week', 'month', 'year'] as const

const anyOf = (parts: Iterable<string>): string => `(?:${[...parts].sort((a, b) => b.length - a.length).join('|')})`
const literal = (text: string): string => text.replace(/[.]/g, '\\.')
const patternsOf = (field: (pack: AnyPack) => Patterns | undefined): string =>
  `\\b${anyOf(packs.flatMap((pack) => field(pack) ?? []))}(?!\\p{L})`

const askable = ['time', 'amount', 'number', 'place', 'contact'] as const
const asks = askable.map(
  (kind) =>
    [
      kind,
      new RegExp(
        patternsOf(({ policies }) => policies?.asks?.[kind]),
        'u',
      ),
    ] as const,
)

const rarely = wordsOfAll(({ numbers }) => numbers?.rarely)
const small = [...wordsOfAll(({ numbers }) => numbers?.small)].filter((word) => !rarely.has(word))
const one = [...wordsOfAll(({ numbers }) => numbers?.one), ...rarely].filter((word) => word.length > 1)
const units = packs.flatMap((pack) => unitNames.flatMap((unit) => wordList(pack.units?.[unit])))
const money = packs.flatMap(({ currencies, units: own }) => [
  ...Object.values(currencies ?? {}).flatMap(wordList),
  ...wordList(own?.pct),
])
const between = [...phrasesOfAll(({ prices }) => prices?.to), ...wordsOfAll(({ joiners }) => joiners), '-', '–']
const clock = phrasesOfAll(({ policies }) => policies?.clock).map(literal)
const days = packs.flatMap(({ calendar }) => calendar?.weekdays?.flatMap(wordList) ?? [])

const { before, behind, endings } = streetWords
const articles = [...wordsOfAll((pack) => pack.articles)]

/** Of folded texts. */
const tells: Record<AnswerKind, RegExp> = {
  time: new RegExp(
    `(?<![\\p{L}\\d])(?:\\d+|${anyOf([...small, ...one])})(?:\\s?${anyOf(between)}\\s?\\d+)?[\\s-](?:\\p{L}+\\s)?${anyOf([...units, 'h'])}(?!\\p{L})|${patternsOf(({ policies }) => policies?.tells?.time)}`,
    'u',
  ),
  amount: new RegExp(
    `\\d\\s?(?:[€%£$]|${anyOf(['eur', 'usd', 'mxn', 'chf', ...money])}\\b)|(?:[€£$]|chf\\s)\\s?\\d|${patternsOf(({ policies }) => policies?.tells?.amount)}`,
    'u',
  ),
  hours: new RegExp(
    [
      `\\d{1,2}(?:[.:h]\\d{2})?\\s?${anyOf([...clock, 'h'])}(?!\\p{L})`,
      `\\d[.:h]\\d{2}\\s?${anyOf(between)}\\s?\\d{1,2}\\b`,
      // "Monday to Saturday 10-19", but not "leaves us on Mondays", nor "1-3 working days".
      `\\b${anyOf(days)}\\b[^.;]{0,40}\\b\\d{1,2}\\s?${anyOf(between)}\\s?\\d{1,2}\\b`,
    ].join('|'),
    'u',
  ),
  phone: /(?:\+\d|\b0\d|\b\d{2,3})[\d\s()/-]{6,}\d/u,
  email: /@/u,
  contact: new RegExp(
    `@|(?:\\+\\d|\\b0\\d)[\\d\\s()/-]{6,}\\d|${patternsOf(({ policies }) => policies?.tells?.contact)}`,
    'u',
  ),
  place: new RegExp(
    [
      `\\b\\d+[a-z]?,? (?:\\p{L}+ ){0,3}${anyOf([...before.plain, ...before.numbered, ...behind.plain, ...behind.numbered])}\\b`,
      `\\b${anyOf(before.numbered)} (?:\\p{L}+ ){1,4}\\d`,
      // "Parking is on the street." tells no address.
      `(?<!\\b${anyOf(articles)} )\\b${anyOf([...before.plain, ...behind.plain])}\\b`,
      `${anyOf(endings.plain.map(literal))}\\s\\d`,
      patternsOf(({ policies }) => policies?.tells?.place),
    ].join('|'),
    'u',
  ),
  number: new RegExp(`\\d|\\b${anyOf(small)}\\b`, 'u'),
}

/** Beside a time: an amount is asked for as well. */
const namesCost = new RegExp(`\\b${anyOf(wordsOfAll(({ policies }) => policies?.costs))}`)

/** In this order, the bits of `kindsTold`. */
const allKinds = ['time', 'amount', 'hours', 'phone', 'email', 'contact', 'place', 'number'] as const

/** What kinds of answer a text has in it, as bits. */
export function kindsTold(text: string): number {
  const folded = fold(text)
  return allKinds.reduce((bits, kind, at) => bits | (tells[kind].test(folded) ? 1 << at : 0), 0)
}

/** The kinds of answer that a question asks for by its form, or that a text has in it, by name. */
export function kindsNamed(text: string, isQuestion: boolean): string[] {
  const folded = fold(text)
  const found = isQuestion ? asks.filter(([, pattern]) => pattern.test(folded)).map(([kind]) => kind) : []
  return isQuestion ? found : allKinds.filter((kind) => tells[kind].test(folded))
}

/** Kinds that a listed meaning asks for by itself: "delivery costs?" */
const kindsOfMeanings = new Map<string, AnswerKind>(
  (
    [
      ['shipping cost', 'amount'],
      ['delivery time', 'time'],
      ['how long', 'time'],
      ['opening hours', 'hours'],
      ['phone', 'phone'],
      ['email', 'email'],
      ['where are you', 'place'],
      ['who pays', 'amount'],
      ['return shipping', 'amount'],
      ['cost', 'amount'],
      ['contact', 'contact'],
      ['expire', 'time'],
    ] as const
  ).map(([name, kind]) => [`#${meaningNamed(name)}`, kind]),
)

/** What a sentence with an answer of a kind speaks of without the word: "Monday to Saturday 10-19" of opening hours. */
const spokenOf = (
  [
    ['hours', 'opening hours'],
    ['place', 'where are you'],
    ['phone', 'phone'],
    ['email', 'email'],
  ] as const
).map(([kind, name]) => ({ kind, meaning: `#${meaningNamed(name)}` }))

/** The meanings that a sentence has by the answers in it. @param told from `kindsTold` */
export const meaningsTold = (told: number): string[] =>
  spokenOf.flatMap(({ kind, meaning }) => (isTold(told, kind) ? [meaning] : []))

/** What kinds of answer a question asks for; none for "do you ...?" */
export function kindsAsked(question: string, wishes: Wish[]): AnswerKind[] {
  const kinds = new Set<AnswerKind>()
  const folded = fold(question)
  for (const [kind, pattern] of asks) if (pattern.test(folded)) kinds.add(kind)
  for (const { meanings } of wishes) {
    for (const meaning of meanings) {
      const kind = kindsOfMeanings.get(meaning)
      if (kind !== undefined) kinds.add(kind)
    }
  }
  if (kinds.has('time') && kinds.has('amount') && !namesCost.test(folded)) {
    kinds.delete('amount')
  }
  if (kinds.size > 1) kinds.delete('number')
  return [...kinds]
}

/** A question, folded, without the words that ask for a kind of answer: of "how much is it to Belgium" what it is about. */
export const withoutAsking = (question: string): string =>
  asks.reduce((rest, [, pattern]) => rest.replace(pattern, ' '), fold(question)).trim()

/** Share of the kinds asked for that a text has; 1 when none is. @param told from `kindsTold` */
export function tellsOf(told: number, kinds: AnswerKind[]): number {
  if (kinds.length === 0) return 1
  return kinds.filter((kind) => isTold(told, kind)).length / kinds.length
}

export const isTold = (told: number, kind: AnswerKind): boolean => (told & (1 << allKinds.indexOf(kind))) !== 0

/**
 * The kind of answer that a wish is about: with an amount a sentence tells what something costs without the word. `isAll`
 * when the wish is no more than that.
 */
export function kindOfWish({ meanings }: Wish): { kind: AnswerKind; isAll: boolean } | null {
  for (const meaning of meanings) {
    const kind = kindsOfMeanings.get(meaning)
    if (kind !== undefined) return { kind, isAll: wholeKinds.has(meaning) }
  }
  return null
}

/** "How much", and nothing of what. */
export function isBareAmount(wish: Wish): boolean {
  const answer = kindOfWish(wish)
  return answer?.kind === 'amount' && answer.isAll
}

const wholeKinds = new Set(['cost', 'how long', 'phone', 'email'].map((name) => `#${meaningNamed(name)}`))
