import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useStore } from '../app/use-me.ts'
import { Button } from '../parts/button.tsx'
import { Badge, Section } from '../parts/page-head.tsx'
import { Time } from '../parts/time.tsx'
import { toast, toastFault } from '../parts/toasts.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { DisconnectDialog } from './disconnect-dialog.tsx'
import { type PlatformStatus, type PlatformSync, type PrivacyRequest, useSync } from './use-platform.ts'

/** How a connected platform is doing. */
export function PlatformCards({ status, onConnect }: { status: PlatformStatus; onConnect(): void }) {
  const { platforms: texts } = useTexts()
  const [isEnding, setEnding] = useState(false)
  const tone = status.state === 'connected' ? 'good' : 'danger'
  const hint = { connected: undefined, refused: texts.refusedHint, uninstalled: texts.uninstalledHint }[status.state]
  return (
    <>
      <Section
        title={status.shopName}
        description={`${texts.names[status.platform]}, ${status.shop}`}
        actions={
          <div className="flex flex-wrap gap-2">
            <Button onClick={onConnect}>{texts.again}</Button>
            <Button kind="danger" onClick={() => setEnding(true)}>
              {texts.disconnect}
            </Button>
          </div>
        }
      >
        <div className="card flex flex-col gap-3 p-5">
          <div className="flex flex-wrap gap-1.5">
            <Badge tone={tone}>{texts.states[status.state]}</Badge>
            {status.scopes.map(({ scope, isMissing }) => (
              <Badge key={scope} tone={isMissing ? 'warn' : 'plain'}>
                {scope}: {isMissing ? texts.scopeMissing : texts.scopeHeld}
              </Badge>
            ))}
          </div>
          {hint && <p className="text-danger">{hint}</p>}
        </div>
      </Section>
      <SyncSection status={status} />
      <FaultSection status={status} />
      <EmbedSection platform={status.platform} />
      {status.privacy.length > 0 && <PrivacySection requests={status.privacy} />}
      {isEnding && <DisconnectDialog shop={status.shopName} onClose={() => setEnding(false)} />}
    </>
  )
}

function SyncSection({ status }: { status: PlatformStatus }) {
  const { platforms: texts } = useTexts()
  const sync = useSync()
  const last = status.sync ?? status.lastSyncs[0]
  const begin = () => sync.mutate(undefined, { onSuccess: () => toast(texts.syncBegun), onError: toastFault })
  return (
    <Section
      title={texts.sync}
      actions={
        <Button
          onClick={begin}
          isBusy={sync.isPending}
          disabled={status.sync !== null || status.state === 'uninstalled'}
        >
          {texts.syncNow}
        </Button>
      }
    >
      <div className="card p-5">
        {status.sync && <Progress sync={status.sync} />}
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
          <Fact name={texts.products}>{status.known.products}</Fact>
          <Fact name={texts.orders}>{status.known.orders}</Fact>
          <Fact name={texts.waiting}>{status.waiting}</Fact>
          <Fact name={texts.freshness}>
            {status.freshnessSeconds === null ? texts.freshnessNone : texts.freshnessOf(status.freshnessSeconds)}
          </Fact>
          <Fact name={texts.hooks}>
            {status.hooks.url === null ? texts.hooksNone : texts.hooksCome(status.hooks.active.length)}
          </Fact>
          <Fact name={texts.lastHook}>
            <Time at={status.hooks.lastAt} />
          </Fact>
          <Fact name={texts.lastAsked}>
            <Time at={status.polledAt} />
          </Fact>
          <Fact name={texts.lastRead}>
            <Time at={last?.finishedAt ?? null} />
          </Fact>
        </dl>
      </div>
    </Section>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-[0.93rem] text-soft">{name}</dt>
    <dd className="break-words">{children}</dd>
  </div>
)

/** Known counts move the bar; without them it says what was read. */
function Progress({ sync }: { sync: PlatformSync }) {
  const { platforms: texts } = useTexts()
  const total = (sync.productsTotal ?? 0) + (sync.ordersTotal ?? 0)
  const done = sync.products + sync.orders
  return (
    <div className="mb-5" role="status">
      <p className="mb-2">
        {texts.syncStates[sync.state]}: {texts.products} {texts.ofTotal(sync.products, sync.productsTotal)},{' '}
        {texts.orders} {texts.ofTotal(sync.orders, sync.ordersTotal)}
      </p>
      {total > 0 && <progress className="setup-progress w-full" aria-label={texts.sync} value={done} max={total} />}
      {sync.fault && <p className="mt-2 text-danger">{sync.fault}</p>}
    </div>
  )
}

function FaultSection({ status }: { status: PlatformStatus }) {
  const { platforms: texts } = useTexts()
  const faults = [
    ...(status.fault ? [{ id: 'fault', ...status.fault }] : []),
    ...status.hooks.failed.map(({ topic, reason }) => ({ id: topic, message: `${topic}: ${reason}`, at: null })),
    ...status.problems.map(({ id, message, at }) => ({ id, message: `${id}: ${message}`, at })),
  ]
  return (
    <Section title={texts.faults}>
      <div className="card p-5">
        {faults.length === 0 ? (
          <p className="text-soft">{texts.faultsNone}</p>
        ) : (
          <ul className="flex flex-col gap-2">
            {faults.map(({ id, message, at }) => (
              <li key={id} className="flex flex-wrap justify-between gap-x-4">
                <span className="min-w-0 break-words">{message}</span>
                {at && (
                  <span className="text-soft">
                    <Time at={at} />
                  </span>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  )
}

function EmbedSection({ platform }: { platform: string }) {
  const { platforms: texts } = useTexts()
  const { slug } = useStore()
  return (
    <Section title={texts.embed} description={texts.embedHint}>
      <div className="card flex flex-wrap items-center justify-between gap-3 p-5">
        <p className="min-w-0 break-words">{texts.embedLinks[platform]}</p>
        <Link to={`/s/${slug}/settings/widget` as never} className="font-medium text-accent hover:underline">
          {texts.embedKey}
        </Link>
      </div>
    </Section>
  )
}

function PrivacySection({ requests }: { requests: PrivacyRequest[] }) {
  const { platforms: texts } = useTexts()
  const { slug } = useStore()
  return (
    <Section title={texts.privacy}>
      <ul className="card flex flex-col gap-3 p-5">
        {requests.map(({ id, kind, cameAt, doneAt, hasAnswer }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span>
              {texts.privacyKinds[kind]}, <Time at={cameAt} />
            </span>
            <span className="flex items-center gap-3">
              <Badge tone={doneAt ? 'good' : 'warn'}>{doneAt ? texts.privacyDone : texts.privacyOpen}</Badge>
              {hasAnswer && (
                <a
                  className="font-medium text-accent hover:underline"
                  href={`/api/dashboard/v1/stores/${slug}/platform/privacy/${id}`}
                  download
                >
                  {texts.download}
                </a>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
