import { useLanguage, useTexts } from '../texts/use-texts.ts'

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** How long ago in words, and exactly when the pointer rests on it. */
export function Time({ at, isAbsolute = false }: { at: string | null; isAbsolute?: boolean }) {
  const language = useLanguage()
  const { states } = useTexts()
  if (at === null) return <span className="text-soft">{states.never}</span>
  const date = new Date(at)
  const exact = date.toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <time dateTime={at} title={exact} className="whitespace-nowrap tabular-nums">
      {isAbsolute ? exact : ago(date, language, states.now)}
    </time>
  )
}

function ago(date: Date, language: string, now: string): string {
  const seconds = (date.getTime() - Date.now()) / 1000
  const unit = UNITS.find(([, size]) => Math.abs(seconds) >= size)
  if (!unit) return now
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' }).format(
    Math.trunc(seconds / unit[1]),
    unit[0],
  )
}
