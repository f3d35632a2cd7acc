import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { ApiFault, call } from '../api/call.ts'
import { Button } from '../parts/button.tsx'
import { TextField } from '../parts/form-field.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { EntranceFrame } from './entrance-frame.tsx'
import { isPasskeyPlace, NoPasskey, signInWithPasskey } from './passkey.ts'
import { useForm } from './use-form.ts'

/** Only a path of this dashboard: a link must not lead away with the name of this page. */
const ownPath = (to: unknown) => (typeof to === 'string' && /^\/[\w-]/.test(to) ? to : '/')

export function SignInPage() {
  const { entrance } = useTexts()
  const { to } = useSearch({ strict: false }) as { to?: unknown }
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [needsCode, setNeedsCode] = useState(false)
  const form = useForm(async ({ email, password, code }) => {
    const body = { email, password, ...(code ? { code } : {}) }
    const answer = await call<{ needsCode?: boolean }>('POST', '/sign-in', { body })
    if (answer.needsCode) {
      setNeedsCode(true)
      return
    }
    await arrive()
  })
  const arrive = async () => {
    queries.clear()
    await navigate({ to: ownPath(to) as never })
  }
  const words = form.status === 401 ? (needsCode ? entrance.wrongCode : entrance.wrong) : form.words
  return (
    <EntranceFrame title={entrance.signIn}>
      <form className="flex flex-col gap-4" onSubmit={form.onSubmit}>
        <TextField label={entrance.email} name="email" type="email" autoComplete="username" required autoFocus />
        <TextField label={entrance.password} name="password" type="password" autoComplete="current-password" required />
        {needsCode && (
          <TextField
            label={entrance.code}
            hint={entrance.codeHint}
            name="code"
            autoComplete="one-time-code"
            maxLength={20}
            fault={form.of('code')}
            required
            autoFocus
          />
        )}
        {words && (
          <p role="alert" className="text-danger">
            {words}
          </p>
        )}
        <Button type="submit" kind="primary" isBusy={form.isBusy}>
          {entrance.signIn}
        </Button>
        <PasskeyDoor onIn={arrive} />
        <p className="text-[0.93rem] text-soft">
          {entrance.lockedOut} <code className="font-mono text-ink">npx spiel owner reset</code>
        </p>
      </form>
    </EntranceFrame>
  )
}

/** Shown where the browser has passkeys for this server's address. */
function PasskeyDoor({ onIn }: { onIn(): Promise<void> }) {
  const { entrance, states } = useTexts()
  const state = useQuery<{ passkeyHost: string | null }, ApiFault>({
    queryKey: ['state'],
    queryFn: ({ signal }) => call('GET', '/state', { signal }),
  })
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  if (!isPasskeyPlace(state.data?.passkeyHost)) return null
  const enter = async () => {
    setBusy(true)
    setFault(undefined)
    try {
      await signInWithPasskey()
      await onIn()
    } catch (error) {
      const isRefused = error instanceof NoPasskey || (error instanceof ApiFault && error.status === 401)
      setFault(isRefused ? entrance.passkeyFailed : states.failed)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button isBusy={isBusy} onClick={() => void enter()}>
        <KeyRound size={16} aria-hidden />
        {entrance.withPasskey}
      </Button>
      {fault && (
        <p role="alert" className="text-danger">
          {fault}
        </p>
      )}
    </>
  )
}
