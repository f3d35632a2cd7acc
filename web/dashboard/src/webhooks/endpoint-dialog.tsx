import { type FormEvent, useState } from 'react'
import { Button } from '../parts/button.tsx'
import { Actions, Dialog } from '../parts/dialog.tsx'
import { CheckField, TextField } from '../parts/form-field.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { type Endpoint, type EndpointWithSecret, useCreateEndpoint, useUpdateEndpoint } from './use-webhooks.ts'

interface Props {
  /** Absent = a new one. */
  of?: Endpoint
  /** All types of events there are. */
  types: string[]
  onClose(): void
  onMade?(made: EndpointWithSecret): void
}

export function EndpointDialog({ of, types, onClose, onMade }: Props) {
  const { webhooks: texts, states } = useTexts()
  const create = useCreateEndpoint()
  const update = useUpdateEndpoint()
  const [chosen, setChosen] = useState<string[]>(of?.types ?? ['*'])
  const isAll = chosen.includes('*')
  const { error, isPending } = of ? update : create
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name)).trim() || null
    const input = {
      url: text('url') ?? '',
      types: chosen,
      description: text('description'),
      notifyEmail: text('notifyEmail'),
    }
    if (of) update.mutate({ id: of.id, change: input }, { onSuccess: onClose })
    else {
      create.mutate(input, {
        onSuccess: (made) => {
          onClose()
          onMade?.(made)
        },
      })
    }
  }
  const toggle = (type: string) =>
    setChosen(chosen.includes(type) ? chosen.filter((one) => one !== type) : [...chosen, type])
  const named = ['url', 'description', 'notifyEmail']
  const other = error?.issues.find(({ path }) => !named.includes(path))?.message
  return (
    <Dialog open onOpenChange={onClose} title={of ? texts.change : texts.create} description={texts.createHint}>
      <form className="flex flex-col gap-4" onSubmit={submit}>
        <TextField
          label={texts.url}
          name="url"
          type="url"
          required
          autoFocus
          placeholder="https://hooks.shop.example/spiel"
          defaultValue={of?.url}
          fault={error?.of('url')}
        />
        <TextField
          label={texts.description}
          name="description"
          maxLength={500}
          autoComplete="off"
          defaultValue={of?.description ?? ''}
          fault={error?.of('description')}
        />
        <TextField
          label={texts.notifyEmail}
          hint={texts.notifyHint}
          name="notifyEmail"
          type="email"
          defaultValue={of?.notifyEmail ?? ''}
          fault={error?.of('notifyEmail')}
        />
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-2 font-medium">{texts.types}</legend>
          <CheckField
            label={texts.allTypes}
            hint={texts.allTypesHint}
            checked={isAll}
            onChange={() => setChosen(isAll ? [] : ['*'])}
          />
          {!isAll && (
            <div className="grid max-h-52 gap-2 overflow-y-auto rounded-xl border border-line p-3 sm:grid-cols-2">
              {types.map((type) => (
                <CheckField
                  key={type}
                  label={<code className="font-mono text-[0.86rem] break-all">{type}</code>}
                  checked={chosen.includes(type)}
                  onChange={() => toggle(type)}
                />
              ))}
            </div>
          )}
        </fieldset>
        {error && (other || error.issues.length === 0) && (
          <p role="alert" className="text-danger">
            {other ?? (error.message || states.failed)}
          </p>
        )}
        <Actions>
          <Button onClick={onClose}>{states.cancel}</Button>
          <Button type="submit" kind="primary" isBusy={isPending} disabled={chosen.length === 0}>
            {of ? states.save : texts.create}
          </Button>
        </Actions>
      </form>
    </Dialog>
  )
}
