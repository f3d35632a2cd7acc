import { TextField } from '../parts/form-field.tsx'
import { useTexts } from '../texts/use-texts.ts'

interface Props {
  of(name: string): string | undefined
  email?: string | null
}

/** Name, address and a password for a new account. */
export function NewPersonFields({ of, email }: Props) {
  const { entrance } = useTexts()
  return (
    <>
      <TextField label={entrance.name} name="name" autoComplete="name" fault={of('name')} required autoFocus />
      <TextField
        label={entrance.email}
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={email ?? ''}
        fault={of('email')}
        required
      />
      <NewPasswordField of={of} />
    </>
  )
}

export function NewPasswordField({ of, label }: Pick<Props, 'of'> & { label?: string }) {
  const { entrance } = useTexts()
  return (
    <TextField
      label={label ?? entrance.password}
      hint={entrance.passwordHint}
      name="password"
      type="password"
      autoComplete="new-password"
      minLength={10}
      maxLength={128}
      fault={of('password')}
      required
    />
  )
}
