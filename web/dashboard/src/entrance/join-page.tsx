import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiFault, call } from '../api/call.ts'
import { type Me, meQuery, type Role } from '../app/use-me.ts'
import { Button } from '../parts/button.tsx'
import { TextField } from '../parts/form-field.tsx'
import { Lines } from '../parts/states.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { EntranceFrame } from './entrance-frame.tsx'
import { NewPersonFields } from './new-person-fields.tsx'
import { useForm } from './use-form.ts'
import { useToken } from './use-token.ts'

interface Invitation {
  store: string
  role: Role
  email: string | null
}

/** Takes an invitation: with the account one has, or with a new one. */
export function JoinPage() {
  const { entrance, roles } = useTexts()
  const token = useToken()
  const invitation = useQuery<Invitation, ApiFault>({
    queryKey: ['invitation', token],
    queryFn: () => call<Invitation>('POST', '/invitations/look', { body: { token } }),
    retry: false,
  })
  const me = useQuery<Me | null, ApiFault>({
    queryKey: ['me', 'maybe'],
    queryFn: ({ signal }) =>
      meQuery.queryFn({ signal }).catch((error) => {
        if (error instanceof ApiFault && error.status === 401) return null
        throw error
      }),
    retry: false,
  })
  if (invitation.error) return <EntranceFrame title={entrance.join} intro={entrance.oldLink} />
  if (!invitation.data || me.data === undefined) return <Lines />
  const { store, email } = invitation.data
  return (
    <EntranceFrame title={entrance.joinStore(store)} intro={entrance.joinIntro(roles[invitation.data.role])}>
      {me.data ? <Accept token={token} name={me.data.account.name} /> : <SignInOrUp token={token} email={email} />}
    </EntranceFrame>
  )
}

function useArrive() {
  const navigate = useNavigate()
  const queries = useQueryClient()
  return async (slug: string) => {
    queries.clear()
    await navigate({ to: `/s/${slug}` as never })
  }
}

function Accept({ token, name }: { token: string; name: string }) {
  const { entrance } = useTexts()
  const arrive = useArrive()
  const form = useForm(async () => {
    const { slug } = await call<{ slug: string }>('POST', '/invitations/accept', { body: { token } })
    await arrive(slug)
  })
  return (
    <form className="flex flex-col gap-4" onSubmit={form.onSubmit}>
      {form.words && (
        <p role="alert" className="text-danger">
          {form.words}
        </p>
      )}
      <Button type="submit" kind="primary" isBusy={form.isBusy}>
        {entrance.joinAs(name)}
      </Button>
    </form>
  )
}

function SignInOrUp({ token, email }: { token: string; email: string | null }) {
  const { entrance } = useTexts()
  const [hasAccount, setHasAccount] = useState(false)
  const arrive = useArrive()
  const form = useForm(async (values) => {
    if (hasAccount) await call('POST', '/sign-in', { body: values })
    const path = hasAccount ? '/invitations/accept' : '/invitations/join'
    const { slug } = await call<{ slug: string }>('POST', path, { body: { ...values, token } })
    await arrive(slug)
  })
  const words = form.status === 401 ? entrance.wrong : form.words
  return (
    <form className="flex flex-col gap-4" onSubmit={form.onSubmit}>
      {hasAccount ? (
        <>
          <TextField
            label={entrance.email}
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={email ?? ''}
            required
          />
          <TextField
            label={entrance.password}
            name="password"
            type="password"
            autoComplete="current-password"
            required
          />
        </>
      ) : (
        <NewPersonFields of={form.of} email={email} />
      )}
      {words && (
        <p role="alert" className="text-danger">
          {words}
        </p>
      )}
      <Button type="submit" kind="primary" isBusy={form.isBusy}>
        {hasAccount ? entrance.signInAndJoin : entrance.join}
      </Button>
      <Button kind="quiet" onClick={() => setHasAccount(!hasAccount)}>
        {hasAccount ? entrance.noAccount : entrance.hasAccount}
      </Button>
    </form>
  )
}
