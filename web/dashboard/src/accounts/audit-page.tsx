import { ScrollText } from 'lucide-react'
import type { AuditLine } from '../../../../src/accounts/list-audit.ts'
import { useStoreQuery } from '../api/use-store-api.ts'
import { type Column, DataTable } from '../parts/data-table.tsx'
import { Empty } from '../parts/states.tsx'
import { useTableState } from '../parts/table-state.ts'
import { Time } from '../parts/time.tsx'
import { SettingsPage } from '../settings/settings-page.tsx'
import { type Texts, useTexts } from '../texts/use-texts.ts'

/** Settings -> Audit log: who did what. */
export function AuditPage() {
  const { audit: texts } = useTexts()
  const state = useTableState()
  const log = useStoreQuery<{ data: AuditLine[]; nextCursor: string | null }>(`/audit${state.query()}`, {
    keepOld: true,
  })
  const columns: Column<AuditLine>[] = [
    { name: 'at', title: texts.at, cell: ({ at }) => <Time at={at} isAbsolute /> },
    {
      name: 'actor',
      title: texts.actor,
      isWideOnly: true,
      cell: (line) => <span className="block min-w-40 break-words">{actorOf(line, texts)}</span>,
    },
    {
      name: 'action',
      title: texts.action,
      isMain: true,
      cell: (line) => (
        <div className="min-w-0">
          <div className="font-medium">{wordsOf(line, texts)}</div>
          <div className="text-[0.93rem] text-soft md:hidden">{actorOf(line, texts)}</div>
          <div className="font-mono text-[0.86rem] break-all text-soft">{detailsOf(line)}</div>
        </div>
      ),
    },
  ]
  return (
    <SettingsPage texts={texts}>
      <DataTable
        label={texts.title}
        columns={columns}
        rows={log.data?.data}
        keyOf={({ id }) => id}
        error={log.error}
        retry={() => void log.refetch()}
        paging={{ state, nextCursor: log.data?.nextCursor }}
        empty={<Empty icon={ScrollText} title={texts.none} />}
      />
    </SettingsPage>
  )
}

function actorOf({ actor, actorName }: AuditLine, texts: Texts['audit']): string {
  if (actorName) return actorName
  if (actor === 'operator') return texts.operator
  if (actor.startsWith('key:')) return texts.key(actor.slice('key:'.length))
  return actor.startsWith('account:') ? texts.gone : actor
}

/** An action of a later version is shown by its own name. */
const wordsOf = ({ action }: AuditLine, texts: Texts['audit']): string =>
  (texts.actions as Record<string, string>)[action] ?? action

function detailsOf({ subject, details }: AuditLine): string {
  const parts = Object.entries(details).map(
    ([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  )
  return parts.length > 0 ? parts.join(', ') : subject
}
