import { Ban, KeyRound, Plus, RefreshCw, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../parts/button.tsx'
import { type Column, DataTable } from '../parts/data-table.tsx'
import { ConfirmOf } from '../parts/dialog.tsx'
import { MenuItem, RowMenu } from '../parts/menu.tsx'
import { Badge, Section } from '../parts/page-head.tsx'
import { Empty } from '../parts/states.tsx'
import { Time } from '../parts/time.tsx'
import { SettingsPage } from '../settings/settings-page.tsx'
import { type Texts, useTexts } from '../texts/use-texts.ts'
import { CreateKeyDialog } from './create-key-dialog.tsx'
import { KeySnippets } from './key-snippets.tsx'
import { RotateKeyDialog } from './rotate-key-dialog.tsx'
import { SecretOnce } from './secret-once.tsx'
import { type CreatedApiKey, type ListedKey, useKeys, useRevokeKey } from './use-keys.ts'

/** Settings -> API Keys. */
export function KeysPage() {
  const { keys: texts } = useTexts()
  const keys = useKeys()
  const revoke = useRevokeKey()
  const [isCreating, setCreating] = useState(false)
  const [made, setMade] = useState<CreatedApiKey>()
  const [rotating, setRotating] = useState<ListedKey>()
  const [revoking, setRevoking] = useState<ListedKey>()
  const create = (
    <Button kind="primary" onClick={() => setCreating(true)}>
      <Plus size={16} aria-hidden />
      {texts.create}
    </Button>
  )
  const columns = columnsOf(texts, { onRotate: setRotating, onRevoke: setRevoking })
  const all = keys.data?.data
  const live = all?.filter(({ status }) => status === 'active')
  const ended = all?.filter(({ status }) => status !== 'active') ?? []
  return (
    <SettingsPage texts={texts} actions={create}>
      <div className="mb-8">
        <DataTable
          label={texts.title}
          columns={columns}
          rows={live}
          keyOf={({ id }) => id}
          error={keys.error}
          retry={() => void keys.refetch()}
          empty={
            <Empty icon={KeyRound} title={texts.none} action={create}>
              {texts.noneHint}
            </Empty>
          }
        />
      </div>
      {ended.length > 0 && (
        <Section title={texts.ended}>
          <DataTable
            label={texts.ended}
            columns={columns.slice(0, -1)}
            rows={ended}
            keyOf={({ id }) => id}
            empty={null}
          />
        </Section>
      )}
      <Section title={texts.useTitle} description={texts.useHint}>
        <KeySnippets secret={`${live?.[0]?.prefix ?? 'sp_live_…'}.…`} />
      </Section>
      <CreateKeyDialog key={String(isCreating)} open={isCreating} onOpenChange={setCreating} onMade={setMade} />
      <RotateKeyDialog of={rotating} onClose={() => setRotating(undefined)} onMade={setMade} />
      <SecretOnce made={made} onClose={() => setMade(undefined)} />
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

interface Deeds {
  onRotate(key: ListedKey): void
  onRevoke(key: ListedKey): void
}

function columnsOf(texts: Texts['keys'], { onRotate, onRevoke }: Deeds): Column<ListedKey>[] {
  return [
    {
      name: 'name',
      title: texts.name,
      isMain: true,
      cell: (key) => (
        <div className="min-w-36">
          <div className="font-medium break-words">{key.name}</div>
          <code className="font-mono text-[0.86rem] whitespace-nowrap text-soft">{key.prefix}…</code>
          {key.seenInBrowser && key.status === 'active' && (
            <p className="mt-1 flex items-start gap-1.5 text-[0.93rem] text-danger">
              <TriangleAlert size={15} aria-hidden className="mt-0.5 shrink-0" />
              <span className="break-words">
                {texts.seenInBrowser(key.seenInBrowser.origin)} <Time at={key.seenInBrowser.at} />
              </span>
            </p>
          )}
        </div>
      ),
    },
    {
      name: 'scopes',
      title: texts.scopes,
      isWideOnly: true,
      cell: ({ scopes }) => (
        <span className="flex gap-1">
          {scopes.map((scope) => (
            <Badge key={scope}>{scope}</Badge>
          ))}
        </span>
      ),
    },
    { name: 'used', title: texts.lastUsed, cell: ({ lastUsedAt }) => <Time at={lastUsedAt} /> },
    {
      name: 'made',
      title: texts.created,
      isWideOnly: true,
      cell: ({ createdAt, createdByName }) => (
        <div>
          <Time at={createdAt} />
          {createdByName && <div className="max-w-32 truncate text-[0.93rem] text-soft">{createdByName}</div>}
        </div>
      ),
    },
    { name: 'ends', title: texts.ends, isWideOnly: true, cell: (key) => <Ends of={key} texts={texts} /> },
    {
      name: 'deeds',
      title: texts.deeds,
      isTitleHidden: true,
      align: 'right',
      cell: (key) => (
        <RowMenu label={texts.deedsOf(key.name)}>
          <MenuItem onSelect={() => onRotate(key)}>
            <RefreshCw size={15} aria-hidden />
            {texts.rotate}
          </MenuItem>
          <MenuItem isDangerous onSelect={() => onRevoke(key)}>
            <Ban size={15} aria-hidden />
            {texts.revoke}
          </MenuItem>
        </RowMenu>
      ),
    },
  ]
}

function Ends({ of: { status, expiresAt }, texts }: { of: ListedKey; texts: Texts['keys'] }) {
  if (status === 'revoked') return <Badge tone="danger">{texts.isRevoked}</Badge>
  if (status === 'expired') return <Badge tone="warn">{texts.isExpired}</Badge>
  return expiresAt === null ? <span className="text-soft">{texts.noExpiry}</span> : <Time at={expiresAt} />
}
