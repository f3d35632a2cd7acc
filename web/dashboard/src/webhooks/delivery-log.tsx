import { ChevronDown, ChevronRight, RotateCcw, Send } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../parts/button.tsx'
import { Badge } from '../parts/page-head.tsx'
import { Empty, Loaded } from '../parts/states.tsx'
import { useTableState } from '../parts/table-state.ts'
import { Time } from '../parts/time.tsx'
import { toast, toastFault } from '../parts/toasts.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { type Delivery, useDeliveries, useReplay } from './use-webhooks.ts'

const STATES = ['', 'delivered', 'pending', 'failed'] as const
const TONES = { delivered: 'good', pending: 'plain', failed: 'danger' } as const

/** What was delivered to an endpoint, the latest first, each with its attempts. */
export function DeliveryLog({ endpointId }: { endpointId: string }) {
  const { webhooks: texts, table } = useTexts()
  const list = useTableState()
  const state = list.get('state')
  const query = new URLSearchParams({
    ...(state === '' ? {} : { state }),
    ...(list.cursor ? { before: list.cursor } : {}),
  })
  const deliveries = useDeliveries(endpointId, `?${query}`)
  return (
    <div className="card overflow-hidden">
      <fieldset aria-label={texts.filter} className="flex gap-1 overflow-x-auto border-b border-line p-2">
        {STATES.map((one) => (
          <Button
            key={one}
            size="small"
            kind={one === state ? 'plain' : 'quiet'}
            aria-pressed={one === state}
            onClick={() => list.set({ state: one })}
          >
            {texts.states[one || 'all']}
          </Button>
        ))}
      </fieldset>
      <Loaded query={deliveries}>
        {({ data, next_before: next }) =>
          data.length === 0 ? (
            <Empty icon={Send} title={texts.noDeliveries}>
              {texts.noDeliveriesHint}
            </Empty>
          ) : (
            <>
              <ul className="divide-y divide-line">
                {data.map((delivery) => (
                  <DeliveryRow key={delivery.eventId} delivery={delivery} endpointId={endpointId} />
                ))}
              </ul>
              {(list.pageNumber > 1 || next !== null) && (
                <div className="flex justify-end gap-2 border-t border-line p-2">
                  <Button size="small" disabled={list.pageNumber === 1} onClick={list.back}>
                    {table.back}
                  </Button>
                  <Button
                    size="small"
                    disabled={next === null}
                    onClick={() => next !== null && list.next(String(next))}
                  >
                    {table.next}
                  </Button>
                </div>
              )}
            </>
          )
        }
      </Loaded>
    </div>
  )
}

function DeliveryRow({ delivery, endpointId }: { delivery: Delivery; endpointId: string }) {
  const { webhooks: texts } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const replay = useReplay()
  const { eventId, type, state, attempts, createdAt, nextAttemptAt } = delivery
  const Icon = isOpen ? ChevronDown : ChevronRight
  const again = () =>
    replay.mutate(
      { id: endpointId, what: { eventId } },
      { onSuccess: ({ queued }) => toast(texts.queued(queued)), onError: toastFault },
    )
  return (
    <li className="px-3 py-2.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <button
          type="button"
          aria-expanded={isOpen}
          className="flex min-w-0 flex-1 basis-48 items-center gap-2 rounded-lg py-1 text-left"
          onClick={() => setOpen(!isOpen)}
        >
          <Icon size={16} aria-hidden className="shrink-0 text-soft" />
          <code className="truncate font-mono text-[0.93rem]">{type}</code>
        </button>
        <Badge tone={TONES[state as keyof typeof TONES] ?? 'plain'}>
          {texts.states[state as keyof typeof texts.states] ?? state}
        </Badge>
        <span className="text-[0.93rem] text-soft">
          <Time at={createdAt} />
        </span>
        <Button size="small" kind="quiet" isBusy={replay.isPending} onClick={again}>
          <RotateCcw size={14} aria-hidden />
          {texts.again}
        </Button>
      </div>
      {isOpen && (
        <div className="mt-2 ml-6 flex flex-col gap-2">
          <code className="font-mono text-[0.86rem] break-all text-soft">{eventId}</code>
          {attempts.length === 0 && <p className="text-soft">{texts.noAttempt}</p>}
          {attempts.map((attempt) => (
            <div key={attempt.number} className="rounded-xl border border-line p-3 text-[0.93rem]">
              <p>
                {texts.attempt(attempt.number)} · <Time at={attempt.at} isAbsolute /> · {attempt.durationMs} ms ·{' '}
                <strong>{attempt.response ? `HTTP ${attempt.response.status}` : (attempt.error ?? '')}</strong>
              </p>
              {attempt.response && attempt.response.body !== '' && (
                <pre className="mt-2 max-h-32 overflow-auto rounded-lg bg-sunken p-2 font-mono text-[0.86rem] whitespace-pre-wrap">
                  {attempt.response.body}
                </pre>
              )}
            </div>
          ))}
          {nextAttemptAt && (
            <p className="text-soft">
              {texts.nextAttempt} <Time at={nextAttemptAt} />
            </p>
          )}
        </div>
      )}
    </li>
  )
}
