import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useRef } from 'react'
import { call } from '../api/call.ts'
import { useMe } from '../app/use-me.ts'
import { Button } from '../parts/button.tsx'
import { TextField } from '../parts/form-field.tsx'
import { Page, PageHead, Section } from '../parts/page-head.tsx'
import { toast } from '../parts/toasts.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { NewPasswordField } from './new-person-fields.tsx'
import { Passkeys } from './passkeys.tsx'
import { SecondFactor } from './second-factor.tsx'
import { useForm } from './use-form.ts'

export function AccountPage() {
  const { entrance, states } = useTexts()
  const { account } = useMe()
  const queries = useQueryClient()
  const passwords = useRef<HTMLFormElement>(null)
  const name = useForm(async (values) => {
    await call('PATCH', '/me', { body: values })
    await queries.refetchQueries({ queryKey: ['me'] })
    toast(states.saved)
  })
  const password = useForm(async (values) => {
    await call('POST', '/me/password', { body: values })
    passwords.current?.reset()
    toast(entrance.passwordChanged)
  })
  return (
    <main>
      <Page>
        <Link to="/" className="mb-5 inline-flex items-center gap-1.5 text-soft hover:text-ink">
          <ArrowLeft size={16} aria-hidden />
          {entrance.back}
        </Link>
        <PageHead title={entrance.account}>{account.email}</PageHead>
        <Section title={entrance.name}>
          <form className="card flex max-w-lg flex-col items-start gap-4 p-5" onSubmit={name.onSubmit}>
            <div className="w-full">
              <TextField
                label={entrance.name}
                name="name"
                defaultValue={account.name}
                fault={name.of('name')}
                required
              />
            </div>
            <Button type="submit" isBusy={name.isBusy}>
              {states.save}
            </Button>
          </form>
        </Section>
        <Section title={entrance.changePassword} description={entrance.changePasswordHint}>
          <form
            ref={passwords}
            className="card flex max-w-lg flex-col items-start gap-4 p-5"
            onSubmit={password.onSubmit}
          >
            <div className="flex w-full flex-col gap-4">
              <TextField
                label={entrance.currentPassword}
                name="current"
                type="password"
                autoComplete="current-password"
                fault={password.of('current')}
                required
              />
              <NewPasswordField of={password.of} label={entrance.newPassword} />
            </div>
            {password.words && (
              <p role="alert" className="text-danger">
                {password.words}
              </p>
            )}
            <Button type="submit" isBusy={password.isBusy}>
              {entrance.changePassword}
            </Button>
          </form>
        </Section>
        <SecondFactor />
        <Passkeys />
      </Page>
    </main>
  )
}
