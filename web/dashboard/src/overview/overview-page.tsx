import { ChartColumn } from 'lucide-react'
import { Page, PageHead, Section } from '../parts/page-head.tsx'
import { Empty, Fault, Lines } from '../parts/states.tsx'
import { useTableState } from '../parts/table-state.ts'
import { useTexts } from '../texts/use-texts.ts'
import { ByDay } from './by-day.tsx'
import { DemandTable } from './demand-table.tsx'
import { EvalScore } from './eval-score.tsx'
import { FigureGrid } from './figure-grid.tsx'
import { Funnel } from './funnel.tsx'
import { OpenQuestions } from './open-questions.tsx'
import { type Overview, useOverview } from './use-overview.ts'

const USUAL = '28'

/** The store's first page: how it does, against the time before, and what shoppers asked for in vain. */
export function OverviewPage() {
  const { overview: texts } = useTexts()
  const state = useTableState()
  const days = state.get('days') in texts.periods ? state.get('days') : USUAL
  const query = useOverview(days)
  return (
    <Page isWide>
      <PageHead
        title={texts.title}
        actions={<Periods value={days} onChange={(value) => state.set({ days: value === USUAL ? '' : value })} />}
      >
        {texts.compared}
      </PageHead>
      {query.data ? (
        <Inside overview={query.data} days={days} />
      ) : query.error ? (
        <Fault error={query.error} retry={() => void query.refetch()} />
      ) : (
        <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
            <div key={key} className="card">
              <Lines count={3} />
            </div>
          ))}
        </div>
      )}
    </Page>
  )
}

function Inside({ overview, days }: { overview: Overview; days: string }) {
  const { overview: texts } = useTexts()
  const { now, before } = overview
  const isNew = now.conversations + before.conversations + now.leads + before.leads === 0
  if (isNew) {
    return (
      <div className="card">
        <Empty icon={ChartColumn} title={texts.none}>
          {texts.noneHint}
        </Empty>
      </div>
    )
  }
  return (
    <>
      <FigureGrid overview={overview} />
      <Section title={texts.byDay}>
        <ByDay days={overview.byDay} />
      </Section>
      <Section title={texts.funnel} description={texts.funnelRule(overview.attributionDays)}>
        <Funnel overview={overview} />
      </Section>
      <Section title={texts.questions} description={texts.questionsHint}>
        <OpenQuestions days={days} />
      </Section>
      <Section title={texts.demand} description={texts.demandHint}>
        <DemandTable days={days} />
      </Section>
      <EvalScore runs={overview.evalRuns} />
    </>
  )
}

function Periods({ value, onChange }: { value: string; onChange(value: string): void }) {
  const { overview: texts } = useTexts()
  return (
    <fieldset className="flex flex-wrap rounded-lg bg-sunken p-0.5">
      <legend className="sr-only">{texts.period}</legend>
      {Object.entries(texts.periods).map(([days, words]) => (
        <button
          key={days}
          type="button"
          aria-pressed={days === value}
          onClick={() => onChange(days)}
          className={`min-h-8 rounded-md px-3 ${days === value ? 'bg-surface font-medium shadow-sm' : 'text-soft hover:text-ink'}`}
        >
          {words}
        </button>
      ))}
    </fieldset>
  )
}
