import { UserMinus, UserPlus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { Invitation, Member } from '../../../../src/accounts/accounts.schema.ts'
import { useStoreChange, useStoreQuery } from '../api/use-store-api.ts'
import { ROLES, type Role, useMay, useMe, useStore } from '../app/use-me.ts'
import { Button } from '../parts/button.tsx'
import { CopyButton } from '../parts/copy.tsx'
import { type Column, DataTable } from '../parts/data-table.tsx'
import { Actions, ConfirmOf, Dialog } from '../parts/dialog.tsx'
import { SelectField, TextField } from '../parts/form-field.tsx'
import { MenuChoice, MenuItem, MenuLabel, MenuLine, RowMenu } from '../parts/menu.tsx'
import { Badge, Section } from '../parts/page-head.tsx'
import { Time } from '../parts/time.tsx'
import { toast, toastFault } from '../parts/toasts.tsx'
import { SettingsPage } from '../settings/settings-page.tsx'
import { useTexts } from '../texts/use-texts.ts'

interface Team {
  members: Member[]
  invitations: Invitation[]
}

/** Settings -> Team. */
export function TeamPage() {
  const { team: texts } = useTexts()
  const team = useStoreQuery<Team>('/team')
  const isAdmin = useMay('admin')
  const [isInviting, setInviting] = useState(false)
  const [removing, setRemoving] = useState<Member>()
  const remove = useStoreChange<string>('DELETE', (id) => `/team/${id}`, { changes: ['team'] })
  const columns = useMemberColumns(setRemoving)
  const invite = (
    <Button kind="primary" onClick={() => setInviting(true)}>
      <UserPlus size={16} aria-hidden />
      {texts.invite}
    </Button>
  )
  const invitations = team.data?.invitations ?? []
  return (
    <SettingsPage texts={texts} actions={isAdmin && invite}>
      <div className="mb-8">
        <DataTable
          label={texts.title}
          columns={columns}
          rows={team.data?.members}
          keyOf={({ id }) => id}
          error={team.error}
          retry={() => void team.refetch()}
          empty={null}
        />
      </div>
      {invitations.length > 0 && <Invitations invitations={invitations} />}
      <Section title={texts.rolesTitle}>
        <dl className="card divide-y divide-line">
          {ROLES.map((role) => (
            <div key={role} className="flex flex-wrap gap-x-6 gap-y-1 px-5 py-3">
              <dt className="w-24 font-medium">{texts.roles[role]}</dt>
              <dd className="min-w-0 flex-1 basis-60 text-soft">{texts.roleHints[role]}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <InviteDialog key={String(isInviting)} open={isInviting} onOpenChange={setInviting} />
      <ConfirmOf
        of={removing}
        onClose={() => setRemoving(undefined)}
        title={(one) => texts.removeTitle(one?.name ?? '')}
        action={texts.remove}
        done={texts.removed}
        run={({ id }) => remove.mutateAsync(id)}
      >
        {texts.removeHint}
      </ConfirmOf>
    </SettingsPage>
  )
}

function useMemberColumns(onRemove: (member: Member) => void): Column<Member>[] {
  const { team: texts } = useTexts()
  const { account } = useMe()
  const { role: own } = useStore()
  const isAdmin = useMay('admin')
  const setRole = useStoreChange<{ id: string; role: Role }>('PATCH', ({ id }) => `/team/${id}`, {
    bodyOf: ({ role }) => ({ role }),
    changes: ['team'],
  })
  const change = (member: Member, role: Role) => {
    const undo = () => setRole.mutate({ id: member.id, role: member.role }, { onError: toastFault })
    setRole.mutate(
      { id: member.id, role },
      { onSuccess: () => toast(texts.roleSet(member.name, texts.roles[role]), { undo }), onError: toastFault },
    )
  }
  const columns: Column<Member>[] = [
    {
      name: 'name',
      title: texts.name,
      isMain: true,
      cell: ({ id, name, email }) => (
        <div className="min-w-0">
          <div className="font-medium break-words">
            {name} {id === account.id && <span className="font-normal text-soft">({texts.you})</span>}
          </div>
          <div className="text-[0.93rem] break-all text-soft">{email}</div>
        </div>
      ),
    },
    {
      name: 'role',
      title: texts.role,
      cell: ({ role }) => <Badge tone={role === 'owner' ? 'accent' : 'plain'}>{texts.roles[role]}</Badge>,
    },
    { name: 'since', title: texts.since, isWideOnly: true, cell: ({ since }) => <Time at={since} /> },
  ]
  if (!isAdmin) return columns
  const choices = ROLES.filter((role) => role !== 'owner' || own === 'owner').map((role) => ({
    value: role,
    label: texts.roles[role],
  }))
  columns.push({
    name: 'deeds',
    title: texts.deeds,
    isTitleHidden: true,
    align: 'right',
    cell: (member) =>
      member.role === 'owner' && own !== 'owner' ? null : (
        <RowMenu label={texts.deedsOf(member.name)}>
          <MenuLabel>{texts.role}</MenuLabel>
          <MenuChoice value={member.role} onChange={(role) => change(member, role)} choices={choices} />
          <MenuLine />
          <MenuItem isDangerous onSelect={() => onRemove(member)}>
            <UserMinus size={15} aria-hidden />
            {texts.remove}
          </MenuItem>
        </RowMenu>
      ),
  })
  return columns
}

function Invitations({ invitations }: { invitations: Invitation[] }) {
  const { team: texts } = useTexts()
  const isAdmin = useMay('admin')
  const revoke = useStoreChange<string>('DELETE', (id) => `/team/invitations/${id}`, { changes: ['team'] })
  return (
    <Section title={texts.invitations}>
      <ul className="card divide-y divide-line">
        {invitations.map(({ id, role, email, expiresAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
            <span className="min-w-0 flex-1 basis-40 break-all">{email ?? texts.anybody}</span>
            <Badge>{texts.roles[role]}</Badge>
            <span className="text-soft">
              {texts.ends} <Time at={expiresAt} />
            </span>
            {isAdmin && (
              <Button size="small" onClick={() => revoke.mutate(id, { onError: toastFault })}>
                {texts.takeBack}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function InviteDialog({ open, onOpenChange }: { open: boolean; onOpenChange(open: boolean): void }) {
  const { team: texts, states } = useTexts()
  const { role: own } = useStore()
  const invite = useStoreChange<
    { role: string; email: string | null },
    Invitation & { path: string; isMailed: boolean }
  >('POST', '/team/invitations', { changes: ['team'] })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    invite.mutate({ role: String(form.get('role')), email: String(form.get('email')) || null })
  }
  if (invite.data) {
    const link = location.origin + invite.data.path
    return (
      <Dialog
        {...{ open, onOpenChange }}
        title={texts.linkTitle}
        description={invite.data.isMailed ? texts.mailed(invite.data.email ?? '') : texts.linkHint}
      >
        <div className="rounded-xl border border-line bg-sunken p-3">
          <code data-testid="invitation" className="block font-mono text-[0.93rem] break-all">
            {link}
          </code>
          <div className="mt-3">
            <CopyButton text={link} label={texts.copyLink} />
          </div>
        </div>
        <Actions>
          <Button kind="primary" onClick={() => onOpenChange(false)}>
            {states.done}
          </Button>
        </Actions>
      </Dialog>
    )
  }
  return (
    <Dialog {...{ open, onOpenChange }} title={texts.invite} description={texts.inviteHint}>
      <form className="flex flex-col gap-4" onSubmit={submit}>
        <TextField
          label={texts.email}
          hint={texts.emailHint}
          name="email"
          type="email"
          autoComplete="off"
          fault={invite.error?.of('email')}
        />
        <SelectField label={texts.role} name="role" defaultValue="agent">
          {ROLES.filter((role) => role !== 'owner' || own === 'owner').map((role) => (
            <option key={role} value={role}>
              {texts.roles[role]}
            </option>
          ))}
        </SelectField>
        {invite.error && invite.error.issues.length === 0 && (
          <p role="alert" className="text-danger">
            {invite.error.message || states.failed}
          </p>
        )}
        <Actions>
          <Button onClick={() => onOpenChange(false)}>{states.cancel}</Button>
          <Button type="submit" kind="primary" isBusy={invite.isPending}>
            {texts.makeLink}
          </Button>
        </Actions>
      </form>
    </Dialog>
  )
}
