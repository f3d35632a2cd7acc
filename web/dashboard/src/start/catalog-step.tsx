import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import type { TakenIn } from '../../../../src/orders/take-in-file.ts'
import { useStoreChange } from '../api/use-store-api.ts'
import { curlOf } from '../api-keys/key-snippets.tsx'
import { useCreateKey } from '../api-keys/use-keys.ts'
import { useMay, useSlug } from '../app/use-me.ts'
import { Button, buttonClass } from '../parts/button.tsx'
import { Code } from '../parts/copy.tsx'
import { TextField } from '../parts/form-field.tsx'
import { Tabs } from '../parts/tabs.tsx'
import { toast, toastFault } from '../parts/toasts.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { useUpload } from './use-upload.ts'

type Way = 'api' | 'file' | 'platform' | 'demo'

/** Four ways to the first products. */
export function CatalogStep({ onFaults }: { onFaults(): void }) {
  const { start: texts, states } = useTexts()
  const [way, setWay] = useState<Way>('api')
  if (!useMay('admin')) return <p className="text-soft">{states.forbidden}</p>
  return (
    <Tabs<Way>
      label={texts.catalog}
      value={way}
      onChange={setWay}
      tabs={[
        { value: 'api', label: texts.byApi },
        { value: 'file', label: texts.fromFile },
        { value: 'platform', label: texts.platform },
        { value: 'demo', label: texts.demo },
      ]}
    >
      {way === 'api' && <ByApi />}
      {way === 'file' && <FromFile onFaults={onFaults} />}
      {way === 'platform' && <Platform />}
      {way === 'demo' && <Demo />}
    </Tabs>
  )
}

function ByApi() {
  const { start: texts, keys } = useTexts()
  const create = useCreateKey()
  const make = () =>
    create.mutate({ name: texts.byApi, scopes: ['read', 'write'], expiresAt: null }, { onError: toastFault })
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <p className="text-soft">{texts.byApiHint}</p>
      {create.data ? (
        <>
          <p className="text-warn">{keys.shownOnce}</p>
          <Code code={curlOf(create.data.key, location.origin)} label={keys.firstPush} />
          <p role="status" className="flex items-center gap-2 text-soft">
            <span aria-hidden className="size-2 animate-pulse rounded-full bg-accent-strong" />
            {texts.waiting}
          </p>
        </>
      ) : (
        <div>
          <Button kind="primary" isBusy={create.isPending} onClick={make}>
            {texts.makeKey}
          </Button>
        </div>
      )}
    </div>
  )
}

function FromFile({ onFaults }: { onFaults(): void }) {
  const { start: texts, states } = useTexts()
  const { upload, progress, taken, fault } = useUpload()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void upload(new FormData(event.currentTarget).get('file') as File, ({ upserted, failed }) => {
      if (failed > 0) onFaults()
      toast(texts.uploaded(upserted))
    })
  }
  return (
    <form className="flex flex-col items-start gap-3" onSubmit={submit}>
      <div className="w-full">
        <TextField
          label={texts.chooseFile}
          hint={texts.fromFileHint}
          name="file"
          type="file"
          accept=".json,.jsonl,.ndjson,.csv,.tsv,.xml,.gz"
          required
          fault={fault ? (fault.issues[0]?.message ?? (fault.message || states.failed)) : undefined}
        />
      </div>
      <Button type="submit" kind="primary" isBusy={progress !== undefined}>
        {progress ? texts.uploading : texts.upload}
      </Button>
      {progress && (
        <div className="w-full">
          <progress
            aria-label={texts.uploading}
            value={progress.share}
            className="h-2 w-full accent-(--accent-strong)"
          />
          <p role="status" className="text-[0.93rem] text-soft">
            {texts.uploadedSoFar(progress.upserted, progress.failed)}
          </p>
        </div>
      )}
      {taken && taken.failed > 0 && <Faults taken={taken} />}
    </form>
  )
}

function Faults({ taken: { failed, faults } }: { taken: TakenIn }) {
  const { start: texts } = useTexts()
  return (
    <div role="alert" className="w-full rounded-xl bg-danger-soft p-4">
      <p className="font-medium text-danger">{texts.failedRows(failed)}</p>
      <ul className="mt-2 flex max-h-48 flex-col gap-1 overflow-y-auto text-[0.93rem]">
        {faults.map(({ line, externalId, message }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list that does not change
          <li key={at} className="break-words">
            <code className="font-mono">
              {line}
              {externalId === null ? '' : ` ${externalId}`}
            </code>{' '}
            {message}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Platform() {
  const { start: texts } = useTexts()
  const slug = useSlug()
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-soft">{texts.platformHint}</p>
      <Link to={`/s/${slug}/settings/platform` as never} className={buttonClass('primary')}>
        {texts.connect}
      </Link>
    </div>
  )
}

function Demo() {
  const { start: texts } = useTexts()
  const add = useStoreChange<{ origin: string }>('POST', '/demo-products', { changes: ['setup', 'widget-settings'] })
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-soft">{texts.demoHint}</p>
      <Button
        kind="primary"
        isBusy={add.isPending}
        onClick={() => add.mutate({ origin: location.origin }, { onError: toastFault })}
      >
        {texts.useDemo}
      </Button>
    </div>
  )
}
