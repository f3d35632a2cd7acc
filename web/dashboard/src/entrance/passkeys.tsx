import { useQuery, useQueryClient } from '@tanstack/react-query'
import { KeyRound, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { OwnPasskey } from '../../../../src/accounts/accounts.schema.ts'
import { type ApiFault, call } from '../api/call.ts'
import { Button } from '../parts/button.tsx'
import { Actions, ConfirmOf, Dialog } from '../parts/dialog.tsx'
import { TextField } from '../parts/form-field.tsx'
import { MenuItem, RowMenu } from '../parts/menu.tsx'
import { Section } from '../parts/page-head.tsx'
import { Time } from '../parts/time.tsx'
import { toast } from '../parts/toasts.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { addPasskey, isPasskeyPlace, NoPasskey } from './passkey.ts'
import { useForm } from './use-form.ts'

interface Known {
  /** Where they work; null where no browser makes one. */
  host: string | null
  data: OwnPasskey[]
}

/** The passkeys of the account: add, name, remove. */
export function Passkeys() {
  const { entrance } = useTexts()
  const queries = useQueryClient()
  const known = useQuery<Known, ApiFault>({
    queryKey: ['passkeys'],
    queryFn: ({ signal }) => call<Known>('GET', '/me/passkeys', { signal }),
  })
  const [isAdding, setAdding] = useState(false)
  const [renamed, setRenamed] = useState<OwnPasskey>()
  const [removed, setRemoved] = useState<OwnPasskey>()
  const refresh = () => queries.refetchQueries({ queryKey: ['passkeys'] })
  const { host, data } = known.data ?? { host: null, data: [] }
  const isHere = isPasskeyPlace(host)
  return (
    <Section title={entrance.passkeys} description={entrance.passkeysHint}>
      <div className="card flex max-w-lg flex-col items-start gap-4 p-5">
        {data.length > 0 ? (
          <ul className="-my-2 w-full divide-y divide-line">
            {data.map((passkey) => (
              <Line key={passkey.id} {...{ passkey }} onRename={setRenamed} onRemove={setRemoved} />
            ))}
          </ul>
        ) : (
          known.data && <p className="text-soft">{entrance.noPasskey}</p>
        )}
        {known.data && !isHere && (
          <p className="text-soft">{host ? entrance.passkeysElsewhere(host) : entrance.passkeysNowhere}</p>
        )}
        {isHere && <Button onClick={() => setAdding(true)}>{entrance.addPasskey}</Button>}
      </div>
      <AddPasskey open={isAdding} onClose={() => setAdding(false)} onAdded={refresh} />
      <RenamePasskey passkey={renamed} onClose={() => setRenamed(undefined)} onRenamed={refresh} />
      <ConfirmOf
        of={removed}
        onClose={() => setRemoved(undefined)}
        title={(passkey) => entrance.removePasskeyTitle(passkey?.name ?? '')}
        action={entrance.removePasskey}
        done={entrance.passkeyRemoved}
        run={async ({ id }) => {
          await call('POST', '/me/passkeys/remove', { body: { id } })
          await refresh()
        }}
      >
        {entrance.removePasskeyHint}
      </ConfirmOf>
    </Section>
  )
}

interface LineProps {
  passkey: OwnPasskey
  onRename(passkey: OwnPasskey): void
  onRemove(passkey: OwnPasskey): void
}

function Line({ passkey, onRename, onRemove }: LineProps) {
  const { entrance } = useTexts()
  const { name, createdAt, lastUsedAt } = passkey
  return (
    <li className="flex items-center gap-3 py-2.5">
      <KeyRound size={18} className="shrink-0 text-soft" aria-hidden />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{name}</p>
        <p className="text-[0.93rem] text-soft">
          {entrance.passkeyMade} <Time at={createdAt} /> · {entrance.passkeyUsed} <Time at={lastUsedAt} />
        </p>
      </div>
      <RowMenu label={entrance.passkeyDeeds(name)}>
        <MenuItem onSelect={() => onRename(passkey)}>
          <Pencil size={15} aria-hidden />
          {entrance.renamePasskey}
        </MenuItem>
        <MenuItem isDangerous onSelect={() => onRemove(passkey)}>
          <Trash2 size={15} aria-hidden />
          {entrance.removePasskey}
        </MenuItem>
      </RowMenu>
    </li>
  )
}

function AddPasskey({ open, onClose, onAdded }: { open: boolean; onClose(): void; onAdded(): Promise<unknown> }) {
  const { entrance, states } = useTexts()
  const [wasRefused, setRefused] = useState(false)
  const form = useForm(async ({ name = '', current = '' }) => {
    setRefused(false)
    try {
      await addPasskey(name, current)
    } catch (error) {
      if (!(error instanceof NoPasskey)) throw error
      setRefused(true)
      return
    }
    await onAdded()
    onClose()
    toast(entrance.passkeyAdded)
  })
  const words = wasRefused ? entrance.passkeyNotMade : form.words
  return (
    <Dialog open={open} onOpenChange={onClose} title={entrance.addPasskey}>
      <form className="flex flex-col gap-4" onSubmit={form.onSubmit}>
        <TextField
          label={entrance.passkeyName}
          hint={entrance.passkeyNameHint}
          name="name"
          maxLength={100}
          fault={form.of('name')}
          required
        />
        <TextField
          label={entrance.currentPassword}
          name="current"
          type="password"
          autoComplete="current-password"
          fault={form.of('current')}
          required
        />
        {words && (
          <p role="alert" className="text-danger">
            {words}
          </p>
        )}
        <Actions>
          <Button onClick={onClose}>{states.cancel}</Button>
          <Button type="submit" kind="primary" isBusy={form.isBusy}>
            {entrance.addPasskey}
          </Button>
        </Actions>
      </form>
    </Dialog>
  )
}

interface RenameProps {
  passkey: OwnPasskey | undefined
  onClose(): void
  onRenamed(): Promise<unknown>
}

function RenamePasskey({ passkey, onClose, onRenamed }: RenameProps) {
  const { entrance, states } = useTexts()
  const form = useForm(async ({ name }) => {
    await call('POST', '/me/passkeys/rename', { body: { id: passkey?.id, name } })
    await onRenamed()
    onClose()
    toast(entrance.passkeyRenamed)
  })
  return (
    <Dialog open={passkey !== undefined} onOpenChange={onClose} title={entrance.renamePasskey}>
      <form className="flex flex-col gap-4" onSubmit={form.onSubmit}>
        <TextField
          label={entrance.passkeyName}
          name="name"
          defaultValue={passkey?.name ?? ''}
          maxLength={100}
          fault={form.of('name') ?? form.words}
          required
        />
        <Actions>
          <Button onClick={onClose}>{states.cancel}</Button>
          <Button type="submit" kind="primary" isBusy={form.isBusy}>
            {states.save}
          </Button>
        </Actions>
      </form>
    </Dialog>
  )
}
