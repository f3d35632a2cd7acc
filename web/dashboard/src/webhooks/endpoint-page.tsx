import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { ArrowLeft, FlaskConical, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { ApiFault } from '../api/call.ts'
import { useStore } from '../app/use-me.ts'
import { Button } from '../parts/button.tsx'
import { Confirm } from '../parts/dialog.tsx'
import { MenuItem, MenuLine, RowMenu } from '../parts/menu.tsx'
import { Badge, PageHead, Section } from '../parts/page-head.tsx'
import { Fault, Lines } from '../parts/states.tsx'
import { toast, toastFault } from '../parts/toasts.tsx'
import { SettingsFrame } from '../settings/settings-frame.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { DeliveryLog } from './delivery-log.tsx'
import { EndpointDialog } from './endpoint-dialog.tsx'
import { EndpointSecret } from './endpoint-secret.tsx'
import {
  type Endpoint,
  type EndpointWithSecret,
  useDeleteEndpoint,
  useEndpoints,
  useReplay,
  useRotateSecret,
  useTestEvent,
  useUpdateEndpoint,
} from './use-webhooks.ts'
import { EndpointState } from './webhooks-page.tsx'

/** One endpoint: its state, what was delivered, and what can be done about it. */
export function EndpointPage() {
  const { webhooks: texts } = useTexts()
  const { id } = useParams({ strict: false }) as { id: string }
  const { slug } = useStore()
  const endpoints = useEndpoints()
  const endpoint = endpoints.data?.data.find((one) => one.id === id)
  return (
    <SettingsFrame>
      <Link
        to={`/s/${slug}/settings/webhooks` as never}
        className="mb-4 inline-flex items-center gap-1.5 text-soft hover:text-ink"
      >
        <ArrowLeft size={16} aria-hidden />
        {texts.title}
      </Link>
      {endpoint && <Loaded endpoint={endpoint} types={endpoints.data?.types ?? []} />}
      {!endpoint && endpoints.data && <Fault error={new ApiFault(404, '')} />}
      {!endpoint && endpoints.error && <Fault error={endpoints.error} retry={() => void endpoints.refetch()} />}
      {!endpoint && endpoints.isPending && <Lines />}
    </SettingsFrame>
  )
}

function Loaded({ endpoint, types }: { endpoint: Endpoint; types: string[] }) {
  const { webhooks: texts } = useTexts()
  const { slug } = useStore()
  const navigate = useNavigate()
  const test = useTestEvent()
  const replay = useReplay()
  const update = useUpdateEndpoint()
  const rotate = useRotateSecret()
  const remove = useDeleteEndpoint()
  const [isEditing, setEditing] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const [made, setMade] = useState<EndpointWithSecret>()
  const { id, enabled, missed } = endpoint
  const turn = () => {
    const set = (next: boolean) => update.mutate({ id, change: { enabled: next } }, { onError: toastFault })
    set(!enabled)
    toast(enabled ? texts.isDisabled : texts.isEnabled, { undo: () => set(enabled) })
  }
  return (
    <>
      <PageHead
        title={new URL(endpoint.url).host}
        actions={
          <>
            <Button
              isBusy={test.isPending}
              disabled={!enabled}
              onClick={() =>
                test.mutate({ type: 'webhook.ping' }, { onSuccess: () => toast(texts.tested), onError: toastFault })
              }
            >
              <FlaskConical size={15} aria-hidden />
              {texts.test}
            </Button>
            <RowMenu label={texts.deedsOf(endpoint.url)}>
              <MenuItem onSelect={() => setEditing(true)}>{texts.change}</MenuItem>
              <MenuItem onSelect={turn}>{enabled ? texts.disable : texts.enable}</MenuItem>
              <MenuItem onSelect={() => rotate.mutate(id, { onSuccess: setMade, onError: toastFault })}>
                {texts.rotate}
              </MenuItem>
              <MenuLine />
              <MenuItem isDangerous onSelect={() => setRemoving(true)}>
                {texts.remove}
              </MenuItem>
            </RowMenu>
          </>
        }
      >
        <span className="break-all">{endpoint.url}</span>
      </PageHead>
      <div className="mb-6 flex flex-wrap items-center gap-2">
        <EndpointState of={endpoint} />
        {endpoint.types.map((type) => (
          <Badge key={type}>{type === '*' ? texts.allTypes : type}</Badge>
        ))}
      </div>
      <Section
        title={texts.deliveries}
        description={texts.deliveriesHint}
        actions={
          missed > 0 && (
            <Button
              size="small"
              isBusy={replay.isPending}
              onClick={() =>
                replay.mutate(
                  { id, what: { missed: true } },
                  { onSuccess: ({ queued }) => toast(texts.queued(queued)), onError: toastFault },
                )
              }
            >
              <RotateCcw size={14} aria-hidden />
              {texts.replayMissed(missed)}
            </Button>
          )
        }
      >
        <DeliveryLog endpointId={id} />
      </Section>
      {isEditing && <EndpointDialog of={endpoint} types={types} onClose={() => setEditing(false)} />}
      <EndpointSecret made={made} onClose={() => setMade(undefined)} />
      <Confirm
        open={isRemoving}
        onOpenChange={setRemoving}
        title={texts.removeTitle}
        action={texts.remove}
        run={async () => {
          await remove.mutateAsync(id)
          toast(texts.removed)
          await navigate({ to: `/s/${slug}/settings/webhooks` as never })
        }}
      >
        {texts.removeHint}
      </Confirm>
    </>
  )
}
