import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ApiFault, call } from '../api/call.ts'
import { Button } from '../parts/button.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { EntranceFrame } from './entrance-frame.tsx'
import { NewPasswordField } from './new-person-fields.tsx'
import { useForm } from './use-form.ts'
import { useToken } from './use-token.ts'

/** Sets a password with a link of the operator. */
export function PasswordPage() {
  const { entrance } = useTexts()
  const token = useToken()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const look = useQuery<{ email?: string }, ApiFault>({
    queryKey: ['link', token],
    queryFn: () => call('POST', '/links/look', { body: { token } }),
    retry: false,
  })
  const form = useForm(async ({ password }) => {
    await call('POST', '/links/password', { body: { token, password } })
    queries.clear()
    await navigate({ to: '/' })
  })
  if (look.error) return <EntranceFrame title={entrance.newPassword} intro={entrance.oldLink} />
  return (
    <EntranceFrame title={entrance.newPassword} intro={look.data?.email}>
      <form className="flex flex-col gap-4" onSubmit={form.onSubmit}>
        <input type="hidden" name="email" autoComplete="username" value={look.data?.email ?? ''} readOnly />
        <NewPasswordField of={form.of} />
        {form.words && (
          <p role="alert" className="text-danger">
            {form.words}
          </p>
        )}
        <Button type="submit" kind="primary" isBusy={form.isBusy}>
          {entrance.setPassword}
        </Button>
      </form>
    </EntranceFrame>
  )
}
