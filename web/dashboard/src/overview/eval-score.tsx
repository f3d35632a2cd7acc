import { Download } from 'lucide-react'
import { useStoreQuery } from '../api/use-store-api.ts'
import { useSlug } from '../app/use-me.ts'
import { buttonClass } from '../parts/button.tsx'
import { Section } from '../parts/page-head.tsx'
import { Time } from '../parts/time.tsx'
import { useTexts } from '../texts/use-texts.ts'
import type { Overview } from './use-overview.ts'

const SHOWN = 10

/** How the store's own suite went, run by run, the latest first. */
export function EvalScore({ runs }: { runs: Overview['evalRuns'] }) {
  const { overview: texts } = useTexts()
  const slug = useSlug()
  const { data } = useStoreQuery<{ data: { id: string }[] }>('/eval-cases')
  const hasCases = (data?.data.length ?? 0) > 0
  return (
    <Section
      title={texts.evals}
      description={texts.evalsHint}
      actions={
        hasCases && (
          <a
            href={`/api/dashboard/v1/stores/${slug}/eval-cases-file`}
            download
            className={buttonClass('plain', 'small')}
          >
            <Download size={15} aria-hidden />
            {texts.suiteFile}
          </a>
        )
      }
    >
      <div className="card">
        {runs.length === 0 ? (
          <p className="px-4 py-5 text-soft">{texts.noEvals}</p>
        ) : (
          <ul className="divide-y divide-line">
            {runs
              .slice(-SHOWN)
              .toReversed()
              .map(({ at, passed, cases }) => (
                <li key={at} className="flex items-center gap-4 px-4 py-2.5">
                  <span className="w-28 text-soft">
                    <Time at={at} />
                  </span>
                  <svg
                    aria-hidden
                    viewBox="0 0 100 10"
                    preserveAspectRatio="none"
                    className="h-2.5 min-w-0 flex-1 rounded bg-sunken"
                  >
                    <rect width={(passed / cases) * 100} height="10" className="fill-good" />
                  </svg>
                  <span className="tabular-nums">{texts.evalScore(passed, cases)}</span>
                </li>
              ))}
          </ul>
        )}
      </div>
    </Section>
  )
}
