import { Globe, Plus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { WidgetKey } from '../../../../src/widget/widget-keys.schema.ts'
import { useStoreChange, useStoreQuery } from '../api/use-store-api.ts'
import { useMe } from '../app/use-me.ts'
import { Button } from '../parts/button.tsx'
import { Code } from '../parts/copy.tsx'
import { Actions, ConfirmOf, Dialog } from '../parts/dialog.tsx'
import { TextArea, TextField } from '../parts/form-field.tsx'
import { MenuItem, RowMenu } from '../parts/menu.tsx'
import { Badge, Section } from '../parts/page-head.tsx'
import { Empty, Loaded } from '../parts/states.tsx'
import { SettingsPage } from '../settings/settings-page.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { WidgetLook } from './widget-look.tsx'

export interface WidgetKeys {
  data: WidgetKey[]
  /** A page of the shop has opened it. */
  isLive: boolean
}

/** The tag for the pages of the shop. */
export const snippetOf = (key: string) => `<script async src="${location.origin}/widget.js" data-key="${key}"></script>`

/** Settings -> Widget. */
export function WidgetPage() {
  const { widget: texts } = useTexts()
  const { demoPath } = useMe()
  const keys = useStoreQuery<WidgetKeys>('/widget-keys', { refetchMs: 5_000 })
  const [editing, setEditing] = useState<WidgetKey | 'new'>()
  const [revoking, setRevoking] = useState<WidgetKey>()
  const revoke = useStoreChange<string>('DELETE', (id) => `/widget-keys/${id}`, { changes: ['widget-keys'] })
  const create = (
    <Button kind="primary" onClick={() => setEditing('new')}>
      <Plus size={16} aria-hidden />
      {texts.create}
    </Button>
  )
  return (
    <SettingsPage
      texts={texts}
      actions={
        demoPath && (
          <a
            className="py-1.5 font-medium text-accent hover:underline"
            href={demoPath}
            target="_blank"
            rel="noreferrer"
          >
            {texts.openDemo}
          </a>
        )
      }
    >
      <Section title={texts.keys} description={texts.keysHint} actions={keys.data?.data.length ? create : undefined}>
        <div className="card">
          <Loaded query={keys} lines={3}>
            {({ data, isLive }) => (
              <KeyList
                keys={data.filter(({ status }) => status === 'active')}
                isLive={isLive}
                create={create}
                onEdit={setEditing}
                onRevoke={setRevoking}
              />
            )}
          </Loaded>
        </div>
      </Section>
      <WidgetLook />
      {editing && <OriginsDialog of={editing} onClose={() => setEditing(undefined)} />}
      <ConfirmOf
        of={revoking}
        onClose={() => setRevoking(undefined)}
        title={(one) => texts.revokeTitle(one?.name ?? '')}
        action={texts.revoke}
        done={texts.revoked}
        run={({ id }) => revoke.mutateAsync(id)}
      >
        {texts.revokeHint}
      </ConfirmOf>
    </SettingsPage>
  )
}

interface ListProps {
  keys: WidgetKey[]
  isLive: boolean
  create: React.ReactNode
  onEdit(key: WidgetKey): void
  onRevoke(key: WidgetKey): void
}

function KeyList({ keys, isLive, create, onEdit, onRevoke }: ListProps) {
  const { widget: texts } = useTexts()
  const [first] = keys
  if (!first) {
    return (
      <Empty icon={Globe} title={texts.none} action={create}>
        {texts.noneHint}
      </Empty>
    )
  }
  return (
    <>
      <ul className="divide-y divide-line">
        {keys.map((key) => (
          <li key={key.id} className="flex items-start gap-3 px-5 py-3.5">
            <div className="min-w-0 flex-1">
              <div className="font-medium break-words">{key.name}</div>
              <div className="flex flex-wrap gap-1.5 pt-1">
                {key.origins.map((origin) => (
                  <Badge key={origin}>{origin}</Badge>
                ))}
              </div>
            </div>
            <RowMenu label={texts.deedsOf(key.name)}>
              <MenuItem onSelect={() => onEdit(key)}>{texts.changeOrigins}</MenuItem>
              <MenuItem isDangerous onSelect={() => onRevoke(key)}>
                {texts.revoke}
              </MenuItem>
            </RowMenu>
          </li>
        ))}
      </ul>
      <div className="border-t border-line p-5">
        <div className="mb-3 flex flex-wrap items-center gap-2">
          <h3 className="font-medium">{texts.snippet}</h3>
          <Badge tone={isLive ? 'good' : 'warn'}>{isLive ? texts.live : texts.notLive}</Badge>
        </div>
        <Code code={snippetOf(first.key)} label={texts.snippetHint} />
      </div>
    </>
  )
}

/** Makes a key, or changes the pages one is good on. */
export function OriginsDialog({ of, onClose }: { of: WidgetKey | 'new'; onClose(): void }) {
  const { widget: texts, states } = useTexts()
  const isNew = of === 'new'
  const create = useStoreChange<{ name?: string; origins: string[] }, WidgetKey>('POST', '/widget-keys', {
    changes: ['widget-keys'],
  })
  const change = useStoreChange<{ id: string; origins: string[] }, WidgetKey>(
    'PUT',
    ({ id }) => `/widget-keys/${id}/origins`,
    { bodyOf: ({ origins }) => ({ origins }), changes: ['widget-keys'] },
  )
  const { error, isPending } = isNew ? create : change
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const origins = String(form.get('origins')).split(/\s+/).filter(Boolean)
    const done = { onSuccess: onClose }
    if (isNew) create.mutate({ name: String(form.get('name')) || undefined, origins }, done)
    else change.mutate({ id: of.id, origins }, done)
  }
  const wrong = error?.issues.find(({ path }) => path.startsWith('origins'))
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={isNew ? texts.create : texts.changeOrigins}
      description={texts.originsHint}
    >
      <form className="flex flex-col gap-4" onSubmit={submit}>
        {isNew && (
          <TextField
            label={texts.name}
            name="name"
            maxLength={100}
            defaultValue={texts.defaultName}
            autoComplete="off"
          />
        )}
        <TextArea
          label={texts.origins}
          hint={texts.originsExample}
          name="origins"
          rows={3}
          required
          placeholder="https://shop.example"
          defaultValue={isNew ? '' : of.origins.join('\n')}
          fault={wrong?.message}
        />
        {error && !wrong && (
          <p role="alert" className="text-danger">
            {error.message || states.failed}
          </p>
        )}
        <Actions>
          <Button onClick={onClose}>{states.cancel}</Button>
          <Button type="submit" kind="primary" isBusy={isPending}>
            {states.save}
          </Button>
        </Actions>
      </form>
    </Dialog>
  )
}
