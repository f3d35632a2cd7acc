import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { officeHours, officeHoursSchema } from './office-hours.ts'

const nineToFive = [{ from: '09:00', to: '17:00' }]
const weekdays = { mon: nineToFive, tue: nineToFive, wed: nineToFive, thu: nineToFive, fri: nineToFive }
const hoursOf = (timeZone: string, weekly: object = weekdays, holidays: object[] = []) =>
  officeHoursSchema.parse({ timeZone, weekly, holidays })
const read = (now: string, hours: ReturnType<typeof hoursOf>) => {
  const { open, opensAt, closesAt } = officeHours(new Date(now), hours)
  return [open, (opensAt ?? closesAt)?.toISOString() ?? null]
}

describe('office hours', () => {
  const berlin = hoursOf('Europe/Berlin')

  test('on an ordinary day', () => {
    assert.deepEqual(read('2026-01-14T07:59:59.999Z', berlin), [false, '2026-01-14T08:00:00.000Z'])
    assert.deepEqual(read('2026-01-14T08:00:00Z', berlin), [true, '2026-01-14T16:00:00.000Z'])
    assert.deepEqual(read('2026-01-14T15:59:59.999Z', berlin), [true, '2026-01-14T16:00:00.000Z'])
    assert.deepEqual(read('2026-01-14T16:00:00Z', berlin), [false, '2026-01-15T08:00:00.000Z'])
  })

  test('over the weekend in which clocks go forward, and the one in which they go back', () => {
    assert.deepEqual(read('2026-03-27T16:00:00Z', berlin), [false, '2026-03-30T07:00:00.000Z'])
    assert.deepEqual(read('2026-10-23T15:00:00Z', berlin), [false, '2026-10-26T08:00:00.000Z'])
    const newYork = hoursOf('America/New_York')
    assert.deepEqual(read('2026-03-06T23:00:00Z', newYork), [false, '2026-03-09T13:00:00.000Z'])
    assert.deepEqual(read('2026-10-30T23:00:00Z', newYork), [false, '2026-11-02T14:00:00.000Z'])
  })

  test('within the night in which clocks change', () => {
    const nights = hoursOf('Europe/Berlin', { sun: [{ from: '02:30', to: '04:00' }] })
    // 02:30 is not there on 29 March: as the clock before would have shown it.
    assert.deepEqual(read('2026-03-29T00:00:00Z', nights), [false, '2026-03-29T01:30:00.000Z'])
    assert.deepEqual(read('2026-03-29T01:45:00Z', nights), [true, '2026-03-29T02:00:00.000Z'])
    // 02:30 is there twice on 25 October: from the first on.
    assert.deepEqual(read('2026-10-25T00:00:00Z', nights), [false, '2026-10-25T00:30:00.000Z'])
    assert.deepEqual(read('2026-10-25T01:15:00Z', nights), [true, '2026-10-25T03:00:00.000Z'])
    const early = hoursOf('Europe/Berlin', { sun: [{ from: '00:00', to: '02:30' }] })
    assert.deepEqual(read('2026-10-25T00:45:00Z', early), [true, '2026-10-25T01:30:00.000Z'])
  })

  test('far from UTC, and in zones of half hours', () => {
    assert.deepEqual(read('2026-01-13T20:00:00Z', hoursOf('Pacific/Auckland')), [true, '2026-01-14T04:00:00.000Z'])
    assert.deepEqual(read('2026-01-14T03:29:00Z', hoursOf('Asia/Kolkata')), [false, '2026-01-14T03:30:00.000Z'])
    assert.deepEqual(read('2026-01-16T20:00:00Z', hoursOf('Pacific/Kiritimati')), [false, '2026-01-18T19:00:00.000Z'])
  })

  test('holidays: closed, or with hours of their own', () => {
    const holidays = [
      { date: '2026-12-24', name: 'Christmas Eve', hours: [{ from: '09:00', to: '12:00' }] },
      { date: '2026-12-25' },
      { date: '2026-12-27', hours: [{ from: '10:00', to: '11:00' }] },
    ]
    const hours = hoursOf('Europe/Berlin', weekdays, holidays)
    assert.deepEqual(read('2026-12-24T10:00:00Z', hours), [true, '2026-12-24T11:00:00.000Z'])
    assert.deepEqual(read('2026-12-24T12:00:00Z', hours), [false, '2026-12-27T09:00:00.000Z'])
  })

  test('several spans, round the clock, and never', () => {
    const lunch = [
      { from: '13:00', to: '17:00' },
      { from: '09:00', to: '12:00' },
    ]
    assert.deepEqual(read('2026-01-14T12:30:00Z', hoursOf('UTC', { wed: lunch })), [false, '2026-01-14T13:00:00.000Z'])
    const night = { tue: [{ from: '20:00', to: '24:00' }], wed: [{ from: '00:00', to: '04:00' }] }
    assert.deepEqual(read('2026-01-13T23:00:00Z', hoursOf('UTC', night)), [true, '2026-01-14T04:00:00.000Z'])
    const all = [{ from: '00:00', to: '24:00' }]
    const always = hoursOf('Europe/Berlin', { mon: all, tue: all, wed: all, thu: all, fri: all, sat: all, sun: all })
    for (const now of ['2026-03-29T01:00:00Z', '2026-10-25T01:30:00Z', '2026-01-01T00:00:00Z']) {
      assert.equal(read(now, always)[0], true, now)
    }
    assert.deepEqual(read('2026-01-14T12:30:00Z', hoursOf('UTC', {})), [false, null])
  })

  test('every minute of a year: open exactly by the local clock', () => {
    const format = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/Berlin',
      ...{ weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    })
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 41 * 60_000) {
      const [day = '', time = ''] = format.format(at).split(' ')
      const wanted = !/Sat|Sun/.test(day) && time >= '09:00' && time < '17:00'
      assert.equal(officeHours(new Date(at), berlin).open, wanted, new Date(at).toISOString())
    }
  })

  test('what makes no sense is refused', () => {
    const wrong = [
      { timeZone: 'Mars/Base', weekly: {} },
      { timeZone: 'UTC' },
      { timeZone: 'UTC', weekly: { monday: [] } },
      { timeZone: 'UTC', weekly: { mon: [{ from: '17:00', to: '09:00' }] } },
      { timeZone: 'UTC', weekly: { mon: [{ from: '9:00', to: '17:00' }] } },
      { timeZone: 'UTC', weekly: { mon: [{ from: '09:00', to: '24:30' }] } },
      { timeZone: 'UTC', weekly: {}, holidays: [{ date: '2026-02-30' }] },
    ]
    for (const one of wrong) assert.equal(officeHoursSchema.safeParse(one).success, false, JSON.stringify(one))
  })
})
