import { Columns3, Download, Rows3, Users } from 'lucide-react'
import { useMay, useSlug } from '../app/use-me.ts'
import { buttonClass } from '../parts/button.tsx'
import { type Column, DataTable } from '../parts/data-table.tsx'
import { Choice, FilterBar, SearchField } from '../parts/filter-bar.tsx'
import { Badge, Page, PageHead } from '../parts/page-head.tsx'
import { Empty } from '../parts/states.tsx'
import { useTableState } from '../parts/table-state.ts'
import { Time } from '../parts/time.tsx'
import { useOpened } from '../parts/use-opened.ts'
import { type Texts, useTexts } from '../texts/use-texts.ts'
import { LeadBoard } from './lead-board.tsx'
import { LeadPanel } from './lead-panel.tsx'
import { FILTERS, queryOf } from './lead-query.ts'
import { PriorityBadge } from './priority-badge.tsx'
import { type Lead, useLeads } from './use-leads.ts'

/** Leads, as a table or as a board by status; one beside it. */
export function LeadsPage() {
  const { leads: texts } = useTexts()
  const state = useTableState()
  const slug = useSlug()
  const mayExport = useMay('agent')
  const isBoard = state.get('view') === 'board'
  const opened = useOpened('lead')
  const status = state.get('status')
  return (
    <Page isWide>
      <PageHead
        title={texts.title}
        actions={
          mayExport && (
            <a
              href={`/api/dashboard/v1/stores/${slug}/leads-export${status ? `?status=${status}` : ''}`}
              download
              className={buttonClass()}
            >
              <Download size={16} aria-hidden />
              {texts.export}
            </a>
          )
        }
      >
        {texts.intro}
      </PageHead>
      <FilterBar>
        <SearchField label={texts.search} value={state.get('q')} onChange={(q) => state.set({ q, after: '' })} />
        {!isBoard && (
          <Choice
            label={texts.status}
            any={texts.any}
            value={status}
            choices={texts.statuses}
            onChange={(value) => state.set({ status: value })}
          />
        )}
        <Choice
          label={texts.priority}
          any={texts.any}
          value={state.get('priority')}
          choices={texts.priorities}
          onChange={(priority) => state.set({ priority })}
        />
        <Choice
          label={texts.sort}
          value={state.get('sort') || 'score'}
          choices={texts.sorts}
          onChange={(sort) => state.set({ sort: sort === 'score' ? '' : sort })}
        />
        <ViewSwitch isBoard={isBoard} onChange={(view) => state.set({ view })} />
      </FilterBar>
      {isBoard ? <LeadBoard state={state} onOpen={opened.open} /> : <LeadTable opened={opened} />}
      {opened.id !== '' && <LeadPanel id={opened.id} onClose={opened.close} />}
    </Page>
  )
}

function ViewSwitch({ isBoard, onChange }: { isBoard: boolean; onChange(view: string): void }) {
  const { leads: texts } = useTexts()
  const choice = (isHere: boolean) =>
    `inline-flex min-h-8 items-center gap-1.5 rounded-md px-2.5 ${isHere ? 'bg-surface font-medium shadow-sm' : 'text-soft hover:text-ink'}`
  return (
    <fieldset className="flex rounded-lg bg-sunken p-0.5 sm:ml-auto">
      <legend className="sr-only">{texts.view}</legend>
      <button type="button" aria-pressed={!isBoard} className={choice(!isBoard)} onClick={() => onChange('')}>
        <Rows3 size={15} aria-hidden />
        {texts.asTable}
      </button>
      <button type="button" aria-pressed={isBoard} className={choice(isBoard)} onClick={() => onChange('board')}>
        <Columns3 size={15} aria-hidden />
        {texts.asBoard}
      </button>
    </fieldset>
  )
}

function LeadTable({ opened }: { opened: ReturnType<typeof useOpened> }) {
  const { leads: texts } = useTexts()
  const state = useTableState()
  const query = useLeads(queryOf(state))
  const isFiltered = FILTERS.some((name) => name !== 'sort' && state.get(name) !== '')
  return (
    <DataTable
      label={texts.title}
      columns={columnsOf(texts, opened.open)}
      rows={query.data?.data}
      keyOf={({ id }) => id}
      error={query.error}
      retry={() => void query.refetch()}
      onRow={({ id }) => opened.open(id)}
      selectedKey={opened.id}
      paging={{ state, nextCursor: query.data?.next_cursor }}
      empty={
        <Empty icon={Users} title={isFiltered ? texts.noneFound : texts.none}>
          {isFiltered ? '' : texts.noneHint}
        </Empty>
      }
    />
  )
}

function columnsOf(texts: Texts['leads'], onOpen: (id: string) => void): Column<Lead>[] {
  return [
    {
      name: 'lead',
      title: texts.lead,
      isMain: true,
      cell: ({ id, name, email, phone, reasons }) => (
        <div className="min-w-40">
          <button
            type="button"
            className="max-w-full text-left font-medium break-words hover:underline"
            onClick={(event) => {
              event.stopPropagation()
              onOpen(id)
            }}
          >
            {name ?? email ?? phone ?? texts.noName}
          </button>
          <div className="max-w-40 truncate text-[0.93rem] text-soft sm:max-w-xs">
            {name ? (email ?? phone) : email ? phone : ''}
          </div>
          {reasons.length > 0 && (
            <div className="mt-0.5 line-clamp-1 text-[0.86rem] text-soft max-md:hidden">{reasons.join(' · ')}</div>
          )}
        </div>
      ),
    },
    { name: 'priority', title: texts.priority, cell: ({ priority }) => <PriorityBadge priority={priority} /> },
    {
      name: 'score',
      title: texts.score,
      align: 'right',
      isWideOnly: true,
      cell: ({ score }) => <span className="tabular-nums">{score}</span>,
    },
    {
      name: 'purpose',
      title: texts.purpose,
      isWideOnly: true,
      cell: ({ purpose }) => <span className="whitespace-nowrap">{texts.purposes[purpose] ?? purpose}</span>,
    },
    { name: 'status', title: texts.status, cell: ({ status }) => <Badge>{texts.statuses[status] ?? status}</Badge> },
    { name: 'created', title: texts.created, isWideOnly: true, cell: ({ createdAt }) => <Time at={createdAt} /> },
  ]
}
