import { type DragEvent, useState } from 'react'
import { useMay } from '../app/use-me.ts'
import { ScrollBox } from '../parts/scroll-box.tsx'
import { Lines } from '../parts/states.tsx'
import type { TableState } from '../parts/table-state.ts'
import { Time } from '../parts/time.tsx'
import { toast, toastFault } from '../parts/toasts.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { queryOf } from './lead-query.ts'
import { PriorityBadge } from './priority-badge.tsx'
import { LEAD_STATUSES, type Lead, useLeadActs, useLeadCounts, useLeads } from './use-leads.ts'

const SHOWN = 25
const TYPE = 'text/spiel-lead'

/** A column for each status. A card is dragged to another, or moved by its list, which the keyboard reaches. */
export function LeadBoard({ state, onOpen }: { state: TableState; onOpen(id: string): void }) {
  const { leads: texts } = useTexts()
  const { update } = useLeadActs()
  const { data: counts } = useLeadCounts()
  const mayMove = useMay('agent')
  const move = (id: string, from: string, to: string) => {
    if (from === to) return
    const back = () => void update.mutateAsync({ id, values: { status: from } }).catch(toastFault)
    update.mutate(
      { id, values: { status: to } },
      { onSuccess: () => toast(texts.moved(texts.statuses[to] ?? to), { undo: back }), onError: toastFault },
    )
  }
  return (
    <ScrollBox label={texts.asBoard} className="-mx-4 overflow-x-auto px-4 pb-3 sm:mx-0 sm:px-0">
      <div className="grid min-w-[68rem] grid-cols-5 gap-3">
        {LEAD_STATUSES.map((status) => (
          <BoardColumn
            key={status}
            status={status}
            total={counts?.byStatus[status] ?? 0}
            {...{ state, onOpen, mayMove, move }}
          />
        ))}
      </div>
    </ScrollBox>
  )
}

interface ColumnProps {
  status: string
  /** Of the status, whatever else is filtered. */
  total: number
  state: TableState
  mayMove: boolean
  onOpen(id: string): void
  move(id: string, from: string, to: string): void
}

function BoardColumn({ status, total, state, mayMove, onOpen, move }: ColumnProps) {
  const { leads: texts } = useTexts()
  const query = useLeads(queryOf(state, { status, limit: String(SHOWN) }))
  const [isOver, setOver] = useState(false)
  const leads = query.data?.data
  const drop = (event: DragEvent) => {
    setOver(false)
    const [id = '', from = ''] = event.dataTransfer.getData(TYPE).split(' ')
    if (id !== '') move(id, from, status)
  }
  return (
    <section
      aria-label={texts.statuses[status]}
      onDragOver={(event) => {
        if (!mayMove || !event.dataTransfer.types.includes(TYPE)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`flex min-h-64 flex-col gap-2 rounded-xl p-2 ${isOver ? 'bg-accent-soft' : 'bg-sunken'}`}
    >
      <h2 className="flex items-center gap-2 px-1.5 pt-1 font-medium">
        {texts.statuses[status]}
        <span className="text-soft tabular-nums">{total}</span>
      </h2>
      {leads ? (
        <ul className="flex flex-col gap-2">
          {leads.map((lead) => (
            <BoardCard key={lead.id} lead={lead} {...{ mayMove, onOpen, move }} />
          ))}
        </ul>
      ) : (
        <Lines count={4} />
      )}
      {leads && query.data?.next_cursor && total > leads.length && (
        <button
          type="button"
          className="rounded-lg py-1.5 text-[0.93rem] text-soft hover:bg-surface"
          onClick={() => state.set({ view: '', status })}
        >
          {texts.more(total - leads.length)}
        </button>
      )}
    </section>
  )
}

function BoardCard({ lead, mayMove, onOpen, move }: { lead: Lead } & Pick<ColumnProps, 'mayMove' | 'onOpen' | 'move'>) {
  const { leads: texts } = useTexts()
  const { id, name, email, phone, status, priority, purpose, createdAt } = lead
  return (
    <li
      draggable={mayMove}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData(TYPE, `${id} ${status}`)
        dataTransfer.effectAllowed = 'move'
      }}
      className="card p-3"
    >
      <div className="flex items-start justify-between gap-2">
        <button
          type="button"
          className="min-w-0 text-left font-medium break-words hover:underline"
          onClick={() => onOpen(id)}
        >
          {name ?? email ?? phone ?? texts.noName}
        </button>
        <PriorityBadge priority={priority} />
      </div>
      <p className="mt-1 text-[0.93rem] break-words text-soft">{texts.purposes[purpose] ?? purpose}</p>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-2 text-[0.86rem] text-soft">
        <Time at={createdAt} />
        {mayMove && (
          <select
            aria-label={`${texts.moveTo}: ${name ?? email ?? phone ?? texts.noName}`}
            value={status}
            onChange={({ target }) => move(id, status, target.value)}
            className="max-w-full rounded-md border border-transparent bg-transparent py-0.5 text-soft hover:border-line"
          >
            {LEAD_STATUSES.map((one) => (
              <option key={one} value={one}>
                {texts.statuses[one]}
              </option>
            ))}
          </select>
        )}
      </div>
    </li>
  )
}
