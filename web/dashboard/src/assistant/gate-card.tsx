import { Link } from '@tanstack/react-router'
import type { Replaced } from '../../../../src/conversations/list-replaced.ts'
import { useStoreQuery } from '../api/use-store-api.ts'
import { useSlug } from '../app/use-me.ts'
import { Badge, Section } from '../parts/page-head.tsx'
import { ScrollBox } from '../parts/scroll-box.tsx'
import { Loaded } from '../parts/states.tsx'
import { Time } from '../parts/time.tsx'
import { useTexts } from '../texts/use-texts.ts'

/** What the gate kept from shoppers, and why. */
export function GateCard() {
  const { assistant: texts } = useTexts()
  const replaced = useStoreQuery<Replaced>('/replaced')
  return (
    <Section title={texts.gate} description={texts.gateHint}>
      <div className="card p-5">
        <Loaded query={replaced} lines={3}>
          {(data) => <Sentences {...data} />}
        </Loaded>
      </div>
    </Section>
  )
}

function Sentences({ reasons, latest }: Replaced) {
  const { assistant: texts } = useTexts()
  const slug = useSlug()
  const nameOf = (reason: string) => texts.gateReasons[reason] ?? reason
  if (latest.length === 0) return <p className="text-soft">{texts.gateNone}</p>
  return (
    <>
      <ul className="mb-4 flex flex-wrap gap-1.5">
        {reasons.map(({ reason, count }) => (
          <li key={reason}>
            <Badge>{texts.gateCount(nameOf(reason), count)}</Badge>
          </li>
        ))}
      </ul>
      <ScrollBox label={texts.gate} className="max-h-96 overflow-y-auto">
        <ul className="flex flex-col divide-y divide-line">
          {latest.map(({ reason, original, conversationId, at }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one answer may hold a sentence twice
            <li key={`${at} ${index}`} className="py-2.5">
              <p className="break-words">{original}</p>
              <p className="mt-0.5 flex flex-wrap gap-x-3 text-[0.93rem] text-soft">
                <span className="text-warn">{nameOf(reason)}</span>
                <Time at={at} />
                <Link
                  to={`/s/${slug}/inbox` as never}
                  search={{ view: 'all', id: conversationId } as never}
                  className="text-accent hover:underline"
                >
                  {texts.gateWhere}
                </Link>
              </p>
            </li>
          ))}
        </ul>
      </ScrollBox>
    </>
  )
}
