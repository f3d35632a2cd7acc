import { isEachDay, shortDayOf, weekdayOf } from '../amounts/read-calendar.ts'
import { phrasesOfAll } from '../packs.ts'
import { phraseAt, phraseTable } from '../text/phrase-table.ts'
import { type TextToken, tokenize } from '../text/tokens.ts'

/** The day when something has to be there. */
export interface Deadline {
  /** 0 = Sunday. */
  weekday: number
  /** "Before Friday": on that day it is too late. */
  isBefore: boolean
}

/** What is said of the days of a delivery. */
export interface DeliveryDays {
  deadline: Deadline | null
  /** The day when it is ordered, "if I order on Monday"; null where none is named. */
  orderedOn: number | null
  /** Whether another day is named: "do you deliver on Saturdays?" */
  namesOther: boolean
}

type Role = 'by' | 'before' | 'arrives' | 'orders'
const roles: readonly Role[] = ['before', 'by', 'orders', 'arrives']
const leads = phraseTable(roles.map((role) => [role, phrasesOfAll(({ calendar }) => calendar?.[role])]))
/** "By this coming Friday". */
const MOST_BETWEEN = 2
/** "Wenn ich Montag früh bestelle". */
const MOST_BEHIND = 1
/** Shorter names of days are words of their own: "so", "mi". */
const SHORTEST_DAY = 3
/** Shorter ones may be, but for the last word: "for sun cream". */
const SURE_DAY = 4

/** "By Friday", "antes del viernes", "will it come Friday if I order it Thursday". */
export function readDeliveryDays(text: string): DeliveryDays {
  const tokens = tokenize(text)
  const free = new Map(tokens.flatMap(({ text }, at) => (dayAt(tokens, at) === null ? [] : [[at, text] as const])))
  const found = new Map<Role, number>()
  for (const role of roles) {
    for (const at of tokens.keys()) {
      const lead = phraseAt(leads, tokens, at)
      if (lead?.meaning !== role || found.has(role)) continue
      const day = dayBeside(tokens, free, { ...lead, at })
      if (day === undefined) continue
      found.set(role, dayAt(tokens, day) as number)
      free.delete(day)
    }
  }
  const isBefore = found.has('before')
  const weekday = found.get('before') ?? found.get('by') ?? found.get('arrives')
  return {
    deadline: weekday === undefined ? null : { weekday, isBefore },
    orderedOn: found.get('orders') ?? null,
    namesOther: [...free.values()].some((word) => weekdayOf(word) !== null),
  }
}

/** The day that a text names as the one when something has to be there; null where it names none. */
export const readDeadline = (text: string): Deadline | null => readDeliveryDays(text).deadline

function dayAt(tokens: readonly TextToken[], at: number): number | null {
  const word = tokens[at]?.text ?? ''
  const isLast = (tokens[at + 1]?.kind ?? 'sign') === 'sign'
  return word.length >= (isLast ? SHORTEST_DAY : SURE_DAY) ? shortDayOf(word) : null
}

/** Where the day stands that belongs to a lead: behind it, and beside a verb right before it too. */
function dayBeside(
  tokens: readonly TextToken[],
  free: ReadonlyMap<number, string>,
  { at, end, meaning }: { at: number; end: number; meaning: Role },
): number | undefined {
  const isVerb = meaning === 'arrives' || meaning === 'orders'
  const isDay = (place: number) => free.has(place) && !(isVerb && isEachDay(free.get(place) as string))
  for (let place = end; place <= end + MOST_BETWEEN && tokens[place]?.kind !== 'sign'; place++)
    if (isDay(place)) return place
  for (let place = at - 1; isVerb && place >= at - 1 - MOST_BEHIND && tokens[place]?.kind !== 'sign'; place--)
    if (isDay(place)) return place
  return undefined
}

const DAY_MS = 24 * 60 * 60 * 1000
const WEEK = 7

/**
 * How much time is left until then: whole days, and those of them on which parcels travel; on the day itself the next one is meant.
 * @param orderedOn the day from which on it counts; null: now
 */
export function timeUntil(
  { weekday, isBefore }: Deadline,
  now: Date,
  orderedOn: number | null = null,
): { day: Date; days: number; workdays: number } {
  const start = orderedOn ?? now.getUTCDay()
  const wait = (start - now.getUTCDay() + WEEK) % WEEK
  const ahead = (weekday - start + WEEK) % WEEK || WEEK
  const days = isBefore ? ahead - 1 : ahead
  const workdays = Array.from({ length: days }, (_, at) => (start + at + 1) % WEEK).filter(
    (day) => day !== 0 && day !== WEEK - 1,
  ).length
  return { day: new Date(now.getTime() + (wait + ahead) * DAY_MS), days, workdays }
}
