import { useMoney } from '../parts/use-money.ts'
import { useLanguage, useTexts } from '../texts/use-texts.ts'
import type { Overview } from './use-overview.ts'

/** From shown to ordered: each step with its part of the first. */
export function Funnel({ overview: { now, before } }: { overview: Overview }) {
  const { overview: texts } = useTexts()
  const language = useLanguage()
  const money = useMoney()
  const { shown } = now.funnel
  const part = (count: number) => (shown === 0 ? 0 : count / shown)
  const percent = (share: number) => share.toLocaleString(language, { style: 'percent', maximumFractionDigits: 1 })
  const steps = (['shown', 'clicked', 'inCart', 'ordered'] as const).map((name) => ({
    ...{ name, count: now.funnel[name], former: before.funnel[name] },
  }))
  const revenue = now.revenue.map(({ amount, currency }) => money(amount, currency)).join(', ')
  return (
    <div className="card p-4">
      <ol className="flex flex-col gap-3">
        {steps.map(({ name, count, former }) => (
          <li
            key={name}
            className="grid grid-cols-[7rem_minmax(0,1fr)] items-center gap-3 sm:grid-cols-[8rem_minmax(0,1fr)_11rem]"
          >
            <span>{texts.steps[name]}</span>
            <span className="flex items-center gap-2">
              <svg
                aria-hidden
                viewBox="0 0 100 10"
                preserveAspectRatio="none"
                className="h-6 min-w-0 flex-1 rounded bg-sunken"
              >
                <rect
                  width={Math.max(part(count) * 100, count > 0 ? 0.6 : 0)}
                  height="10"
                  className="fill-accent-strong"
                />
              </svg>
              <span className="w-14 text-right font-semibold tabular-nums">{count.toLocaleString(language)}</span>
            </span>
            <span className="col-start-2 text-[0.93rem] text-soft tabular-nums sm:col-start-3">
              {name === 'shown' ? '' : `${percent(part(count))} · `}
              {texts.before}: {former.toLocaleString(language)}
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-4 border-t border-line pt-3 text-soft">
        {now.orders > 0 && <span className="font-medium text-ink">{texts.orders(now.orders, revenue)}. </span>}
        {texts.stepsHint}
      </p>
    </div>
  )
}
