import { Plus, X } from 'lucide-react'
import type { OfficeHours } from '../../../../src/conversations/office-hours.ts'
import { useStoreChange, useStoreQuery } from '../api/use-store-api.ts'
import { useMay } from '../app/use-me.ts'
import { Button } from '../parts/button.tsx'
import { CheckField, SelectField } from '../parts/form-field.tsx'
import { Loaded } from '../parts/states.tsx'
import { useLanguage, useTexts } from '../texts/use-texts.ts'
import { SettingsCard } from './settings-card.tsx'
import { useDraft } from './use-draft.ts'

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
type Day = (typeof DAYS)[number]
type Span = { from: string; to: string }
type Weekly = Partial<Record<Day, Span[]>>
type Holidays = OfficeHours['holidays']

/** A Monday: for the days' names in the reader's language. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAY_MS = 86_400_000
const WORK_DAY: Span = { from: '09:00', to: '17:00' }

interface Draft {
  isSet: boolean
  timeZone: string
  weekly: Weekly
  holidays: Holidays
}

const draftOf = (hours: OfficeHours | null): Draft => ({
  isSet: hours !== null,
  timeZone: hours?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
  weekly: (hours?.weekly as Weekly | undefined) ?? Object.fromEntries(DAYS.slice(0, 5).map((day) => [day, [WORK_DAY]])),
  holidays: hours?.holidays ?? [],
})

/** When people of the store answer. */
export function HoursCard() {
  const hours = useStoreQuery<{ hours: OfficeHours | null }>('/office-hours')
  return <Loaded query={hours}>{(data) => <Hours stored={data.hours} />}</Loaded>
}

function Hours({ stored }: { stored: OfficeHours | null }) {
  const { general } = useTexts()
  const language = useLanguage()
  const change = useStoreChange<object>('PUT', '/office-hours', { changes: ['office-hours'] })
  const draft = useDraft<Draft>(draftOf(stored), ({ isSet, ...hours }) =>
    change.mutateAsync({ hours: isSet ? hours : null }),
  )
  const { isSet, timeZone, weekly, holidays } = draft.doc
  const setDay = (day: Day, spans: Span[]) => {
    const { [day]: _former, ...rest } = weekly
    draft.set({ weekly: spans.length === 0 ? rest : { ...rest, [day]: spans } })
  }
  const zones = Intl.supportedValuesOf('timeZone')
  return (
    <SettingsCard title={general.hours} description={general.hoursHint} draft={draft} isReadOnly={!useMay('admin')}>
      <CheckField
        label={general.hoursSet}
        hint={general.hoursSetHint}
        checked={isSet}
        onChange={({ target }) => draft.set({ isSet: target.checked })}
      />
      {isSet && (
        <>
          <div className="max-w-sm">
            <SelectField
              label={general.timeZone}
              value={timeZone}
              onChange={({ target }) => draft.set({ timeZone: target.value })}
            >
              {(zones.includes(timeZone) ? zones : [timeZone, ...zones]).map((zone) => (
                <option key={zone}>{zone}</option>
              ))}
            </SelectField>
          </div>
          <ul className="flex flex-col divide-y divide-line">
            {DAYS.map((day, at) => (
              <DayRow
                key={day}
                name={new Date(MONDAY + at * DAY_MS).toLocaleDateString(language, { weekday: 'long', timeZone: 'UTC' })}
                spans={weekly[day] ?? []}
                onChange={(spans) => setDay(day, spans)}
              />
            ))}
          </ul>
          <HolidayList holidays={holidays} onChange={(next) => draft.set({ holidays: next })} />
        </>
      )}
    </SettingsCard>
  )
}

function DayRow({ name, spans, onChange }: { name: string; spans: Span[]; onChange(spans: Span[]): void }) {
  const { general } = useTexts()
  const edit = (at: number, change: Partial<Span>) =>
    onChange(spans.map((span, index) => (index === at ? { ...span, ...change } : span)))
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-2.5">
      <span className="w-28 pt-1.5 font-medium">{name}</span>
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        {spans.length === 0 && <span className="pt-1.5 text-soft">{general.closed}</span>}
        {spans.map((span, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a span is its place
          <div key={at} className="flex items-center gap-2">
            <input
              type="time"
              required
              aria-label={general.from(name)}
              className="field !w-30"
              value={span.from}
              onChange={({ target }) => edit(at, { from: target.value })}
            />
            <span aria-hidden>–</span>
            <input
              type="time"
              required
              aria-label={general.to(name)}
              className="field !w-30"
              value={span.to}
              onChange={({ target }) => edit(at, { to: target.value })}
            />
            <button
              type="button"
              aria-label={general.removeSpan(name)}
              className="rounded-lg p-1.5 text-soft hover:bg-sunken hover:text-ink"
              onClick={() => onChange(spans.filter((_span, index) => index !== at))}
            >
              <X size={16} aria-hidden />
            </button>
          </div>
        ))}
      </div>
      <button
        type="button"
        aria-label={general.addSpan(name)}
        className="rounded-lg p-1.5 text-soft hover:bg-sunken hover:text-ink"
        onClick={() => onChange([...spans, spans.length === 0 ? WORK_DAY : { from: '18:00', to: '20:00' }])}
      >
        <Plus size={16} aria-hidden />
      </button>
    </li>
  )
}

function HolidayList({ holidays, onChange }: { holidays: Holidays; onChange(next: Holidays): void }) {
  const { general } = useTexts()
  const edit = (at: number, change: Partial<Holidays[number]>) =>
    onChange(holidays.map((one, index) => (index === at ? { ...one, ...change } : one)))
  return (
    <div>
      <h3 className="font-medium">{general.holidays}</h3>
      <p className="text-[0.93rem] text-soft">{general.holidaysHint}</p>
      {holidays.map(({ date, name }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: its date is being typed
        <div key={at} className="mt-2 flex flex-wrap items-center gap-2">
          <input
            type="date"
            required
            aria-label={general.holidayDate}
            className="field !w-40"
            value={date}
            onChange={({ target }) => edit(at, { date: target.value })}
          />
          <input
            aria-label={general.holidayName}
            placeholder={general.holidayName}
            className="field !w-48"
            maxLength={100}
            value={name ?? ''}
            onChange={({ target }) => edit(at, { name: target.value })}
          />
          <button
            type="button"
            aria-label={general.removeHoliday(name ?? date)}
            className="rounded-lg p-1.5 text-soft hover:bg-sunken hover:text-ink"
            onClick={() => onChange(holidays.filter((_one, index) => index !== at))}
          >
            <X size={16} aria-hidden />
          </button>
        </div>
      ))}
      <Button
        size="small"
        className="mt-2"
        onClick={() => onChange([...holidays, { date: new Date().toISOString().slice(0, 10), hours: [] }])}
      >
        <Plus size={15} aria-hidden />
        {general.addHoliday}
      </Button>
    </div>
  )
}
