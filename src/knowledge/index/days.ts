import { shortDayOf, shortDayWords, weekdayOf } from '../../language/amounts/read-calendar.ts'
import { packs, wordList, wordsOfAll } from '../../language/packs.ts'
import { fold } from '../../language/text/fold.ts'
import { meaningNamed } from './policy-words.ts'

const named = packs.flatMap(({ calendar }) => calendar?.weekdays?.flatMap(wordList) ?? [])
const anyOf = (words: Iterable<string>): string => `(?:${[...words].sort((a, b) => b.length - a.length).join('|')})`
const anyDay = anyOf([...named, ...shortDayWords])
const until = anyOf(
  [...wordsOfAll(({ policies }) => policies?.untilDay), '-', '–', '—'].map((word) => word.replaceAll('_', ' ')),
)
const joined = anyOf([...wordsOfAll(({ joiners }) => joiners), ',', '/', '&', '\\+'])
/** "Monday to Saturday", "Mon-Sat", "du mardi au samedi". */
const range = new RegExp(`(?<!\\p{L})(${anyDay})\\.?\\s?${until}\\s?(${anyDay})(?!\\p{L})`, 'gu')
const single = new RegExp(`(?<!\\p{L})${anyOf(named)}(?!\\p{L})`, 'gu')
/** "Sun 12-5", "So und Mo zu". */
const shortOne = new RegExp(
  `(?<!\\p{L})(${anyOf(shortDayWords)})\\.?(?=\\s?\\d|\\s?${joined}\\s?${anyDay}(?!\\p{L}))|(?<=${anyDay}\\s?${joined}\\s)(${anyOf(shortDayWords)})(?!\\p{L})`,
  'gu',
)

const WEEK = 7

/** The days of the week that a sentence speaks of, also those between two; 0 is Sunday. */
export function daysTold(text: string): number[] {
  const folded = fold(text)
  const days = new Set<number>()
  for (const [, first = '', last = ''] of folded.matchAll(range)) {
    const [from, to] = [shortDayOf(first), shortDayOf(last)]
    if (from === null || to === null) continue
    for (let step = 0; step <= (to - from + WEEK) % WEEK; step++) days.add((from + step) % WEEK)
  }
  for (const [word] of folded.matchAll(single)) days.add(weekdayOf(word) as number)
  for (const [, before, behind] of folded.matchAll(shortOne)) days.add(shortDayOf(before ?? behind ?? '') as number)
  return [...days].filter((day) => day !== null)
}

/** The term that sentences on a day of the week have. */
export const termOfDay = (day: number): string => `#day ${day}`

/** The term of whatever is said of days: "Monday to Saturday" tells of Sundays too. */
export const ANY_DAY = '#days'

/** What tells of a day that is not named, with how much of its strength. */
export const tellingOfDay: readonly (readonly [string, number])[] = [
  [ANY_DAY, 0.6],
  [`#${meaningNamed('opening hours')}`, 0.5],
]

const WEEKEND = `#${meaningNamed('weekend')}`

/** The terms of the days that a sentence speaks of. */
export function dayTermsOf(text: string): string[] {
  const days = daysTold(text)
  return [
    ...days.map(termOfDay),
    ...(days.length > 0 ? [ANY_DAY] : []),
    ...(days.some((day) => day === 0 || day === WEEK - 1) ? [WEEKEND] : []),
  ]
}
