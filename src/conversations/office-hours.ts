import { z } from 'zod'

/** When people of the store answer, in the store's own time. */
const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

const isTimeZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

const timeOfDay = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'must be a time such as 09:00, up to 24:00')
const span = z
  .object({ from: timeOfDay, to: timeOfDay })
  .refine(({ from, to }) => from < to, 'must end after it begins; split hours over midnight at 24:00')
const spans = z.array(span).max(10)
const dateOnly = z.iso.date('must be a date such as 2026-12-24')

export const officeHoursSchema = z.object({
  timeZone: z.string().refine(isTimeZone, 'must be a time zone such as Europe/Berlin'),
  /** Days that are absent are closed. */
  weekly: z.partialRecord(z.enum(days), spans),
  /** Days with hours of their own; none = closed. */
  holidays: z
    .array(z.object({ date: dateOnly, name: z.string().max(100).optional(), hours: spans.default([]) }))
    .max(500)
    .default([]),
})

export type OfficeHours = z.output<typeof officeHoursSchema>

export interface OpenState {
  open: boolean
  /** When somebody is there next; null while open, and when nobody is within a year. */
  opensAt: Date | null
  /** When it closes; null while closed. Adjoining hours count as one. */
  closesAt: Date | null
}

const DAY_MS = 86_400_000
const LOOK_AHEAD_DAYS = 366

/** Whether somebody is there now, and until or from when. Time-zone rules are those of the runtime's ICU data. */
export function officeHours(now: Date, hours: OfficeHours): OpenState {
  const at = now.getTime()
  const offsetOf = offsetReader(hours.timeZone)
  const today = Math.floor((at + offsetOf(at)) / DAY_MS) * DAY_MS
  let closesAt: number | null = null
  for (let day = 0; day <= LOOK_AHEAD_DAYS; day++) {
    for (const { start, end } of spansOf(hours, today + day * DAY_MS, offsetOf)) {
      if (closesAt === null && end <= at) continue
      if (closesAt === null && start > at) return { open: false, opensAt: new Date(start), closesAt: null }
      if (closesAt !== null && start > closesAt) return { open: true, opensAt: null, closesAt: new Date(closesAt) }
      closesAt = Math.max(closesAt ?? 0, end)
    }
    // Round the clock: there is no end worth telling.
    if (closesAt !== null && closesAt - at > 14 * DAY_MS) break
  }
  return { open: closesAt !== null, opensAt: null, closesAt: closesAt === null ? null : new Date(closesAt) }
}

type OffsetOf = (instant: number) => number

/** The spans of one local date (given as its midnight, read as if in UTC) as instants, in order. */
function spansOf(hours: OfficeHours, date: number, offsetOf: OffsetOf): { start: number; end: number }[] {
  const name = new Date(date).toISOString().slice(0, 10)
  const weekday = days[(new Date(date).getUTCDay() + 6) % 7] as (typeof days)[number]
  const holiday = hours.holidays.find((one) => one.date === name)
  return (holiday ? holiday.hours : (hours.weekly[weekday] ?? []))
    .map(({ from, to }) => ({
      start: instantsOf(date + msOf(from), offsetOf)[0],
      end: instantsOf(date + msOf(to), offsetOf)[1],
    }))
    .filter(({ start, end }) => start < end)
    .sort((a, b) => a.start - b.start)
}

const msOf = (time: string): number => (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) * 60_000

/**
 * The first and last instant at which clocks show a local time: two when they are put back over it; when they are put
 * forward over it, the time as the clock before would have shown it.
 */
function instantsOf(local: number, offsetOf: OffsetOf): [number, number] {
  const before = local - offsetOf(local - DAY_MS)
  const after = local - offsetOf(local + DAY_MS)
  const shown = [before, after].filter((instant) => instant + offsetOf(instant) === local)
  if (shown.length === 0) return [before, before]
  return [Math.min(...shown), Math.max(...shown)]
}

/** Reads by how many ms a zone's clocks are ahead of UTC at an instant. */
function offsetReader(timeZone: string): OffsetOf {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' },
  })
  return (instant) => {
    const part = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part
    return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000
  }
}
