import { lazy, Suspense, useState } from 'react'
import { Button } from '../parts/button.tsx'
import { useLanguage, useTexts } from '../texts/use-texts.ts'
import type { Overview } from './use-overview.ts'

const DayChart = lazy(async () => ({ default: (await import('./day-chart.tsx')).DayChart }))

/** Conversations day by day: as a chart with a sentence that says the same, or as a table. */
export function ByDay({ days }: { days: Overview['byDay'] }) {
  const { overview: texts } = useTexts()
  const language = useLanguage()
  const [isTable, setTable] = useState(false)
  const dayName = (day: string) =>
    new Date(`${day}T12:00:00`).toLocaleDateString(language, { day: 'numeric', month: 'short' })
  const best = days.reduce(
    (most, one) => (one.conversations > most.conversations ? one : most),
    days[0] as (typeof days)[0],
  )
  const total = days.reduce((sum, { conversations }) => sum + conversations, 0)
  return (
    <div className="card p-4">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <p className="text-soft">{texts.byDayText(total, dayName(best.day), best.conversations)}</p>
        <Legend />
        <Button size="small" onClick={() => setTable(!isTable)}>
          {isTable ? texts.asChart : texts.asTable}
        </Button>
      </div>
      {isTable ? (
        <DayTable days={days} dayName={dayName} />
      ) : (
        <div aria-hidden className="h-56">
          <Suspense fallback={<div className="shimmer h-full" />}>
            <DayChart
              days={days.map((one) => ({ ...one, name: dayName(one.day) }))}
              names={{ conversations: texts.conversations, handedOff: texts.handedOff, leads: texts.leads }}
            />
          </Suspense>
        </div>
      )}
    </div>
  )
}

/** Which colour is what; the table says it without colours. */
function Legend() {
  const { overview: texts } = useTexts()
  return (
    <p aria-hidden className="ml-auto flex gap-4 text-[0.93rem] text-soft">
      <span className="inline-flex items-center gap-1.5">
        <span className="size-2.5 rounded-sm bg-accent-strong" />
        {texts.conversations}
      </span>
      <span className="inline-flex items-center gap-1.5">
        <span className="size-2.5 rounded-sm bg-accent-strong/40" />
        {texts.handedOff}
      </span>
    </p>
  )
}

function DayTable({ days, dayName }: { days: Overview['byDay']; dayName(day: string): string }) {
  const { overview: texts } = useTexts()
  const titles = [texts.day, texts.conversations, texts.handedOff, texts.leads]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard
    <section className="max-h-80 overflow-auto" tabIndex={0} aria-label={texts.byDay}>
      <table className="w-full text-left">
        <thead>
          <tr className="border-b border-line text-soft">
            {titles.map((title, at) => (
              <th key={title} scope="col" className={`px-2 py-1.5 font-medium ${at > 0 ? 'text-right' : ''}`}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, conversations, handedOff, leads }) => (
            <tr key={day} className="border-b border-line last:border-0">
              <th scope="row" className="px-2 py-1.5 font-normal whitespace-nowrap">
                {dayName(day)}
              </th>
              <td className="px-2 py-1.5 text-right tabular-nums">{conversations}</td>
              <td className="px-2 py-1.5 text-right tabular-nums">{handedOff}</td>
              <td className="px-2 py-1.5 text-right tabular-nums">{leads}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
