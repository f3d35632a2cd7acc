import { Link } from '@tanstack/react-router'
import { ArrowDown, ArrowUp, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSlug } from '../app/use-me.ts'
import { useLanguage, useTexts } from '../texts/use-texts.ts'
import type { Overview } from './use-overview.ts'

/** The figures of the period, each with what it was before. */
export function FigureGrid({ overview: { now, before } }: { overview: Overview }) {
  const { overview: texts } = useTexts()
  const language = useLanguage()
  const number = (value: number, digits = 0) => value.toLocaleString(language, { maximumFractionDigits: digits })
  const seconds = (ms: number) => `${number(ms / 1000, 2)} s`
  const share = (part: number, whole: number) =>
    whole === 0 ? '–' : (part / whole).toLocaleString(language, { style: 'percent', maximumFractionDigits: 0 })
  return (
    <dl className="mb-8 grid grid-cols-2 gap-2 sm:gap-3 lg:grid-cols-4">
      <Figure
        title={texts.conversations}
        to="inbox"
        value={number(now.conversations)}
        change={[now.conversations, before.conversations]}
        isGoodUp
      />
      <Figure title={texts.leads} to="leads" value={number(now.leads)} change={[now.leads, before.leads]} isGoodUp />
      <Figure
        title={texts.alone}
        value={number(now.alone)}
        beside={share(now.alone, now.conversations)}
        hint={texts.aloneHint}
        change={[now.alone, before.alone]}
        isGoodUp
      />
      <Figure
        title={texts.handedOff}
        value={number(now.handedOff)}
        beside={share(now.handedOff, now.conversations)}
        hint={texts.handedOffHint}
        change={[now.handedOff, before.handedOff]}
      />
      <Figure
        title={texts.latency}
        value={now.medianMs === null ? '–' : seconds(now.medianMs)}
        hint={now.p95Ms === null ? '' : texts.latencyHint(seconds(now.p95Ms))}
        change={[now.medianMs ?? 0, before.medianMs ?? 0]}
      />
      <Figure
        title={texts.spend}
        value={number(now.cost, 2)}
        hint={texts.spendHint(number(now.tokens))}
        change={[now.cost, before.cost]}
      />
      <Figure
        title={texts.helpful}
        value={share(now.helpful, now.helpful + now.notHelpful)}
        hint={texts.helpfulHint(now.helpful, now.notHelpful)}
        change={[now.helpful, before.helpful]}
        isGoodUp
      />
      <Figure title={texts.questions} value={number(now.gaps)} change={[now.gaps, before.gaps]} />
    </dl>
  )
}

function Figure({
  title,
  to,
  value,
  beside,
  hint,
  change: [now, before],
  isGoodUp = false,
}: {
  title: string
  /** A page of the store. */
  to?: string
  value: string
  beside?: ReactNode
  hint?: string
  change: [number, number]
  isGoodUp?: boolean
}) {
  const slug = useSlug()
  return (
    <div className="card p-3 sm:p-4">
      <dt className="text-soft">
        {to ? (
          <Link to={`/s/${slug}/${to}` as never} className="hover:text-ink hover:underline">
            {title}
          </Link>
        ) : (
          title
        )}
      </dt>
      <dd>
        <div className="mt-1 flex flex-wrap items-baseline gap-x-2">
          <span className="text-[1.7rem] leading-tight font-semibold tracking-[-0.02em] tabular-nums">{value}</span>
          {beside && <span className="text-soft tabular-nums">{beside}</span>}
          <Change now={now} before={before} isGoodUp={isGoodUp} />
        </div>
        {hint && <p className="mt-1 text-[0.86rem] text-soft">{hint}</p>}
      </dd>
    </div>
  )
}

/** By how much it changed, in percent of what it was; in words for screen readers. */
function Change({ now, before, isGoodUp }: { now: number; before: number; isGoodUp: boolean }) {
  const { overview: texts } = useTexts()
  const language = useLanguage()
  if (before === 0) return null
  const part = (now - before) / before
  const isSame = Math.abs(part) < 0.005
  const Icon = isSame ? Minus : part > 0 ? ArrowUp : ArrowDown
  const tone = isSame ? 'text-soft' : part > 0 === isGoodUp ? 'text-good' : 'text-danger'
  const words = isSame
    ? texts.same
    : part.toLocaleString(language, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' })
  return (
    <span className={`ml-auto inline-flex items-center gap-0.5 text-[0.93rem] font-medium tabular-nums ${tone}`}>
      <Icon size={14} aria-hidden />
      {words}
      <span className="sr-only">
        {' '}
        ({texts.before}: {before.toLocaleString(language, { maximumFractionDigits: 2 })})
      </span>
    </span>
  )
}
