import { type FormEvent, useState } from 'react'
import { Button } from '../parts/button.tsx'
import { Actions, Dialog } from '../parts/dialog.tsx'
import { CheckField, SelectField, TextField } from '../parts/form-field.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { type CreatedApiKey, type Scope, useCreateKey } from './use-keys.ts'

const SCOPES: Scope[] = ['read', 'write', 'admin']
const DAY_MS = 86_400_000
const EXPIRIES = ['never', '30', '90', '365'] as const

interface Props {
  open: boolean
  onOpenChange(open: boolean): void
  onMade(made: CreatedApiKey): void
}

export function CreateKeyDialog({ open, onOpenChange, onMade }: Props) {
  const { keys, states } = useTexts()
  const create = useCreateKey()
  const [chosen, setChosen] = useState<Scope[]>(['read', 'write'])
  const toggle = (scope: Scope) =>
    setChosen(chosen.includes(scope) ? chosen.filter((one) => one !== scope) : [...chosen, scope])
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const days = String(form.get('expiry'))
    const expiresAt = days === 'never' ? null : new Date(Date.now() + Number(days) * DAY_MS).toISOString()
    try {
      const made = await create.mutateAsync({ name: String(form.get('name')), scopes: chosen, expiresAt })
      onOpenChange(false)
      onMade(made)
    } catch {
      // Shown by the form.
    }
  }
  const { error } = create
  return (
    <Dialog {...{ open, onOpenChange }} title={keys.createTitle} description={keys.createHint}>
      <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <TextField
          label={keys.name}
          hint={keys.nameHint}
          name="name"
          maxLength={100}
          fault={error?.of('name')}
          required
          autoFocus
          autoComplete="off"
        />
        <fieldset className="flex flex-col gap-2.5">
          <legend className="mb-2 font-medium">{keys.scopes}</legend>
          {SCOPES.map((scope) => (
            <CheckField
              key={scope}
              label={<code className="font-mono">{scope}</code>}
              hint={keys.scopeHints[scope]}
              checked={chosen.includes(scope)}
              onChange={() => toggle(scope)}
            />
          ))}
          {error?.of('scopes') && (
            <p role="alert" className="text-danger">
              {error.of('scopes')}
            </p>
          )}
        </fieldset>
        <SelectField label={keys.expiry} name="expiry" defaultValue="never">
          {EXPIRIES.map((days) => (
            <option key={days} value={days}>
              {days === 'never' ? keys.noExpiry : keys.inDays(Number(days))}
            </option>
          ))}
        </SelectField>
        {error && error.issues.length === 0 && (
          <p role="alert" className="text-danger">
            {error.message || states.failed}
          </p>
        )}
        <Actions>
          <Button onClick={() => onOpenChange(false)}>{states.cancel}</Button>
          <Button type="submit" kind="primary" isBusy={create.isPending} disabled={chosen.length === 0}>
            {keys.create}
          </Button>
        </Actions>
      </form>
    </Dialog>
  )
}
