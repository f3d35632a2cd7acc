import { daysTold } from '../../knowledge/index/days.ts'
import { phrasesOfAll, wordsOfAll } from '../../language/packs.ts'
import { type TextToken, tokenize } from '../../language/text/tokens.ts'

/** Minutes of the day that a time may stand for: "5" is 5:00 or 17:00, "5 pm" only the latter. */
type Time = readonly number[]

/** Hours of a text, with the days of the week that they hold on; none where it names none. Places of tokens; the end is exclusive. */
export interface Hours {
  days: readonly number[]
  /** A single time has one end. */
  ends: readonly Time[]
  from: number
  to: number
}

const anyOf = (words: Iterable<string>): string =>
  `(?:${[...new Set([...words].map((word) => word.replaceAll('_', ' ').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))]
    .filter((word) => word !== '')
    .sort((a, b) => b.length - a.length)
    .join('|')})`

const noon = wordsOfAll(({ policies }) => policies?.noon)
const clock = phrasesOfAll(({ policies }) => policies?.clock)
const until = [
  ...wordsOfAll(({ policies }) => policies?.untilDay),
  ...wordsOfAll(({ prices }) => prices?.to?.replaceAll(',', ' ')),
]
const articles = wordsOfAll((pack) => pack.articles)
const time = `(?:(${anyOf(noon)})|(\\d{1,2})(?:(?:[:.]| ?(?:h|uhr) ?)(\\d\\d))?(?: ?(${anyOf([...clock, 'h', 'a\\. ?m'])}|[ap] ?\\. ?m)(?!\\p{L}))?)`
const hours = new RegExp(
  `(?<![\\p{L}\\d.,:/+-])${time}(?: ?(?:[-–—]|${anyOf(until)}(?!\\p{L})) ?(?:${anyOf(articles)} )?${time})?(?![\\p{L}\\d%€$£]|[.,:]\\d)`,
  'gu',
)
const beforeHour = new RegExp(`(?<!\\p{L})${anyOf(until)} $`, 'u')
/** Marks that no span of time has. */
const ofHour = /^(?:[ap]|uhr)/
const NOON = 12 * 60

function timeOf(
  noonWord: string | undefined,
  hour: string,
  minutes: string | undefined,
  mark: string | undefined,
): Time | null {
  if (noonWord) return [NOON]
  const [h, m] = [Number(hour), Number(minutes ?? 0)]
  if (h > 23 || m > 59) return null
  const half = /^([ap])/.exec(mark ?? '')?.[1]
  if (half) return h > 12 ? null : [(h % 12) * 60 + m + (half === 'p' ? NOON : 0)]
  const isOpen = h >= 1 && h <= 12 && (mark === undefined || !/^(?:h|uhr)/.test(mark)) && minutes === undefined
  return isOpen ? [h * 60 + m, (h * 60 + m + NOON) % (2 * NOON)] : [h * 60 + m]
}

/** The hours of a text: "Monday to Friday 9am-5.30pm", "du lundi au vendredi, de 10 h à 16 h". */
export function readHours(tokens: readonly TextToken[]): Hours[] {
  let text = ''
  const starts: number[] = []
  for (const { text: one, glued } of tokens) {
    if (!glued && text !== '') text += ' '
    starts.push(text.length)
    text += one
  }
  const placeOf = (at: number) => starts.findLastIndex((start) => start <= at)
  const found: Hours[] = []
  let last = 0
  for (const match of text.matchAll(hours)) {
    const [, noonWord, hour = '', minutes, mark, noonEnd, hourEnd, minutesEnd, markEnd] = match
    const start = timeOf(noonWord, hour, minutes, mark ?? (markEnd && !/^[ap]/.test(markEnd) ? markEnd : undefined))
    const end = noonEnd || hourEnd ? timeOf(noonEnd, hourEnd ?? '', minutesEnd, markEnd) : null
    const before = text.slice(last, match.index)
    const days = daysTold(before)
    // What begins with an hour and ends with none is read too.
    const isMarked = [mark, markEnd].some((one) => ofHour.test(one ?? '')) || noonWord || noonEnd
    // "In 18 h" is a span of time; "until 18 h", "9 h 30" and "Monday 10 h - 16 h" are none.
    const isHour = mark !== undefined && beforeHour.test(before)
    const isRange = end !== null && ((minutes ?? minutesEnd ?? (mark && markEnd)) !== undefined || days.length > 0)
    if (
      !start ||
      !(isMarked || isHour || isRange || (minutes !== undefined && text[match.index + hour.length] !== '.'))
    )
      continue
    const known = days.length > 0 ? days : (found.at(-1)?.days ?? [])
    found.push({
      days: known,
      // Half past 39 is no hour, and stands on no page.
      ends: noonEnd || hourEnd ? (end ? [start, end] : []) : [start],
      from: placeOf(match.index),
      to: placeOf(match.index + match[0].length - 1) + 1,
    })
    last = match.index + match[0].length
  }
  // "Order before 1 pm, Monday to Thursday"
  const behind = found.length === 1 && found[0]?.days.length === 0 ? daysTold(text.slice(last)) : []
  return behind.length > 0 ? found.map((one) => ({ ...one, days: behind })) : found
}

export const hoursIn = (text: string): Hours[] => readHours(tokenize(text))

const isSame = (one: Time, other: Time): boolean => one.some((minute) => other.includes(minute))

/** Whether hours that were told are among others: the same ends, on days that have them. */
export function areAmong(told: Hours, all: readonly Hours[]): boolean {
  return all.some(
    ({ days, ends }) =>
      told.ends.length > 0 &&
      told.days.every((day) => days.includes(day)) &&
      (told.ends.length === 1
        ? ends.some((end) => isSame(told.ends[0] as Time, end))
        : ends.length === 2 && told.ends.every((end, at) => isSame(end, ends[at] as Time))),
  )
}
