import { Link } from '@tanstack/react-router'
import { Plus, Webhook } from 'lucide-react'
import { useState } from 'react'
import { useStore } from '../app/use-me.ts'
import { Button } from '../parts/button.tsx'
import { type Column, DataTable } from '../parts/data-table.tsx'
import { Badge } from '../parts/page-head.tsx'
import { Empty } from '../parts/states.tsx'
import { Time } from '../parts/time.tsx'
import { SettingsPage } from '../settings/settings-page.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { EndpointDialog } from './endpoint-dialog.tsx'
import { EndpointSecret } from './endpoint-secret.tsx'
import { type Endpoint, type EndpointWithSecret, useEndpoints } from './use-webhooks.ts'

/** Settings -> Webhooks. */
export function WebhooksPage() {
  const { webhooks: texts } = useTexts()
  const { slug } = useStore()
  const endpoints = useEndpoints()
  const [isCreating, setCreating] = useState(false)
  const [made, setMade] = useState<EndpointWithSecret>()
  const create = (
    <Button kind="primary" onClick={() => setCreating(true)}>
      <Plus size={16} aria-hidden />
      {texts.create}
    </Button>
  )
  const columns: Column<Endpoint>[] = [
    {
      name: 'url',
      title: texts.url,
      isMain: true,
      cell: ({ id, url, description }) => (
        <div className="min-w-0">
          <Link to={`/s/${slug}/settings/webhooks/${id}` as never} className="font-medium break-all hover:underline">
            {url}
          </Link>
          {description && <div className="text-[0.93rem] break-words text-soft">{description}</div>}
        </div>
      ),
    },
    { name: 'state', title: texts.state, cell: (endpoint) => <EndpointState of={endpoint} /> },
    {
      name: 'last',
      title: texts.lastSuccess,
      isWideOnly: true,
      cell: ({ lastSuccessAt }) => <Time at={lastSuccessAt} />,
    },
  ]
  return (
    <SettingsPage texts={texts} actions={create}>
      <DataTable
        label={texts.title}
        columns={columns}
        rows={endpoints.data?.data}
        keyOf={({ id }) => id}
        error={endpoints.error}
        retry={() => void endpoints.refetch()}
        empty={
          <Empty icon={Webhook} title={texts.none} action={create}>
            {texts.noneHint}
          </Empty>
        }
      />
      {isCreating && (
        <EndpointDialog types={endpoints.data?.types ?? []} onClose={() => setCreating(false)} onMade={setMade} />
      )}
      <EndpointSecret made={made} onClose={() => setMade(undefined)} />
    </SettingsPage>
  )
}

export function EndpointState({ of: { enabled, failingSince, missed } }: { of: Endpoint }) {
  const { webhooks: texts } = useTexts()
  if (!enabled) return <Badge tone="danger">{texts.disabled}</Badge>
  if (failingSince) return <Badge tone="warn">{texts.failing}</Badge>
  return missed > 0 ? <Badge tone="warn">{texts.missed(missed)}</Badge> : <Badge tone="good">{texts.enabled}</Badge>
}
