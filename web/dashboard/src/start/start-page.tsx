import { Link } from '@tanstack/react-router'
import { Check, Circle } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Setup } from '../../../../src/widget/setup.dashboard.ts'
import { useStoreQuery } from '../api/use-store-api.ts'
import { useMe, useStore } from '../app/use-me.ts'
import { buttonClass } from '../parts/button.tsx'
import { Page, PageHead } from '../parts/page-head.tsx'
import { Loaded } from '../parts/states.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { CatalogStep } from './catalog-step.tsx'

const LOOK_MS = 2_000

/** From a new store to the first answer on its own pages. */
export function StartPage() {
  const { start: texts } = useTexts()
  const { slug } = useStore()
  const { demoPath } = useMe()
  const setup = useStoreQuery<Setup>('/setup', { refetchMs: LOOK_MS })
  // What failed of a file stays to be read, also when some of it was taken in.
  const [hasFaults, setFaults] = useState(false)
  const at = (path: string) => `/s/${slug}/${path}` as never
  return (
    <Page>
      <div className="mx-auto max-w-3xl">
        <PageHead title={texts.title}>{texts.intro}</PageHead>
        <Loaded query={setup}>
          {({ products, sources, isWidgetLive }) => (
            <ol className="flex flex-col gap-4">
              <Step
                title={texts.catalog}
                isDone={products > 0}
                hint={products > 0 ? texts.catalogDone(products) : texts.catalogHint}
              >
                {(products === 0 || hasFaults) && <CatalogStep onFaults={() => setFaults(true)} />}
              </Step>
              <Step
                title={texts.knowledge}
                isDone={sources > 0}
                hint={sources > 0 ? texts.knowledgeDone(sources) : texts.knowledgeHint}
              >
                <Link to={at('settings/knowledge')} className={buttonClass()}>
                  {texts.addKnowledge}
                </Link>
              </Step>
              <Step title={texts.try} hint={texts.tryHint}>
                <div className="flex flex-wrap gap-2">
                  <Link to={at('settings/assistant')} className={buttonClass()}>
                    {texts.openTest}
                  </Link>
                  {demoPath && products > 0 && (
                    <a href={demoPath} target="_blank" rel="noreferrer" className={buttonClass()}>
                      {texts.openDemo}
                    </a>
                  )}
                </div>
              </Step>
              <Step
                title={texts.widget}
                isDone={isWidgetLive}
                hint={isWidgetLive ? texts.widgetDone : texts.widgetHint}
              >
                <Link to={at('settings/widget')} className={buttonClass(isWidgetLive ? 'plain' : 'primary')}>
                  {texts.setWidget}
                </Link>
              </Step>
              {products > 0 && isWidgetLive && (
                <li className="flex flex-wrap items-center justify-between gap-3 rounded-xl bg-good-soft p-5 text-good">
                  <strong>{texts.all}</strong>
                  <Link to={`/s/${slug}` as never} className={buttonClass()}>
                    {texts.toOverview}
                  </Link>
                </li>
              )}
            </ol>
          )}
        </Loaded>
      </div>
    </Page>
  )
}

interface StepProps {
  title: string
  hint: string
  /** Absent: nothing tells whether it was done. */
  isDone?: boolean
  children: ReactNode
}

function Step({ title, hint, isDone, children }: StepProps) {
  const { start: texts } = useTexts()
  return (
    <li className="card p-5 sm:p-6">
      <div className="flex gap-3.5">
        {isDone ? (
          <span className="mt-0.5 flex size-[22px] shrink-0 items-center justify-center rounded-full bg-good-soft text-good">
            <Check size={14} strokeWidth={3} role="img" aria-label={texts.done} />
          </span>
        ) : (
          <Circle
            size={22}
            strokeWidth={1.5}
            role="img"
            aria-label={texts.open}
            className="mt-0.5 shrink-0 text-edge"
          />
        )}
        <div className="min-w-0 flex-1">
          <h2 className="text-[1.07rem] font-semibold">{title}</h2>
          <p className="text-soft">{hint}</p>
          <div className="mt-4 empty:hidden">{children}</div>
        </div>
      </div>
    </li>
  )
}
