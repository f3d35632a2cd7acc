import { weekdayOf } from '../amounts/read-calendar.ts'
import { phrasesOfAll } from '../packs.ts'
import { phraseAt, phraseTable } from '../text/phrase-table.ts'
import { tokenize } from '../text/tokens.ts'

/** The day when something has to be there. */
export interface Deadline {
  /** 0 = Sunday. */
  weekday: number
  /** "Before Friday": on that day it is too late. */
  isBefore: boolean
}

const leads = phraseTable([
  [true, phrasesOfAll(({ calendar }) => calendar?.before)],
  [false, phrasesOfAll(({ calendar }) => calendar?.by)],
])
/** "By this coming Friday". */
const MOST_BETWEEN = 2

/** "By Friday", "antes del viernes"; null where a text names no such day. */
export function readDeadline(text: string): Deadline | null {
  const tokens = tokenize(text)
  for (const at of tokens.keys()) {
    const lead = phraseAt(leads, tokens, at)
    if (!lead) continue
    const behind = tokens.slice(lead.end, lead.end + MOST_BETWEEN + 1)
    const sign = behind.findIndex(({ kind }) => kind === 'sign')
    const days = (sign < 0 ? behind : behind.slice(0, sign)).map((token) => weekdayOf(token.text))
    const weekday = days.find((day) => day !== null)
    if (weekday !== undefined && weekday !== null) return { weekday, isBefore: lead.meaning }
  }
  return null
}

const DAY_MS = 24 * 60 * 60 * 1000
const WEEK = 7

/** How much time is left until then: whole days, and those of them on which parcels travel; on the day itself the next one is meant. */
export function timeUntil({ weekday, isBefore }: Deadline, now: Date): { day: Date; days: number; workdays: number } {
  const ahead = (weekday - now.getUTCDay() + WEEK) % WEEK || WEEK
  const days = isBefore ? ahead - 1 : ahead
  const workdays = Array.from({ length: days }, (_, at) => (now.getUTCDay() + at + 1) % WEEK).filter(
    (day) => day !== 0 && day !== WEEK - 1,
  ).length
  return { day: new Date(now.getTime() + ahead * DAY_MS), days, workdays }
}
