import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ApiFault, call } from '../api/call.ts'
import { Button } from '../parts/button.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { EntranceFrame } from './entrance-frame.tsx'
import { NewPersonFields } from './new-person-fields.tsx'
import { useForm } from './use-form.ts'
import { useToken } from './use-token.ts'

/** Makes the owner, with the link that the start of the server printed. */
export function FirstRunPage() {
  const { entrance } = useTexts()
  const token = useToken()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const look = useQuery<unknown, ApiFault>({
    queryKey: ['link', token],
    queryFn: () => call('POST', '/links/look', { body: { token } }),
    enabled: token !== '',
    retry: false,
  })
  const form = useForm(async ({ name, email, password }) => {
    await call('POST', '/first-run', { body: { token, name, email, password } })
    queries.clear()
    await navigate({ to: '/' })
  })
  if (token === '' || look.error) {
    return (
      <EntranceFrame title={entrance.firstRun} intro={token === '' ? entrance.needsLink : entrance.oldLink}>
        <pre className="overflow-x-auto rounded-xl border border-line bg-sunken p-4 font-mono">
          npx spiel owner create
        </pre>
      </EntranceFrame>
    )
  }
  return (
    <EntranceFrame title={entrance.firstRun} intro={entrance.firstRunIntro}>
      <form className="flex flex-col gap-4" onSubmit={form.onSubmit}>
        <NewPersonFields of={form.of} />
        {form.words && (
          <p role="alert" className="text-danger">
            {form.words}
          </p>
        )}
        <Button type="submit" kind="primary" isBusy={form.isBusy}>
          {entrance.makeOwner}
        </Button>
      </form>
    </EntranceFrame>
  )
}
