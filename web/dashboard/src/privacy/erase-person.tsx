import { type FormEvent, useState } from 'react'
import type { PersonFound } from '../../../../src/privacy/privacy.schema.ts'
import { useStoreChange } from '../api/use-store-api.ts'
import { Button } from '../parts/button.tsx'
import { Confirm } from '../parts/dialog.tsx'
import { TextField } from '../parts/form-field.tsx'
import { Section } from '../parts/page-head.tsx'
import { toast } from '../parts/toasts.tsx'
import { useTexts } from '../texts/use-texts.ts'

interface Person {
  email: string | null
  phone: string | null
}

const COUNTED: (keyof PersonFound)[] = ['conversations', 'messages', 'leads', 'orders', 'notes', 'cases']

/** Finds what is kept of somebody, and forgets it. */
export function ErasePerson() {
  const { data: texts, states } = useTexts()
  const [person, setPerson] = useState<Person>()
  const [isAsking, setAsking] = useState(false)
  const look = useStoreChange<Person, PersonFound>('POST', '/person')
  const erase = useStoreChange<Person, PersonFound>('POST', '/person/erase', {
    changes: ['inbox', 'leads', 'orders', 'inbox-counts', 'audit'],
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const asked = { email: String(form.get('email')) || null, phone: String(form.get('phone')) || null }
    setPerson(asked)
    look.mutate(asked)
  }
  const found = look.data
  const isAnything = found !== undefined && COUNTED.some((name) => found[name] > 0)
  const whom = person?.email ?? person?.phone ?? ''
  return (
    <Section title={texts.erase} description={texts.eraseHint}>
      <div className="card p-5">
        <form className="grid items-start gap-4 sm:grid-cols-[1fr_1fr_auto]" onSubmit={submit}>
          <TextField label={texts.email} name="email" type="email" autoComplete="off" fault={look.error?.of('email')} />
          <TextField label={texts.phone} name="phone" type="tel" autoComplete="off" fault={look.error?.of('phone')} />
          <Button type="submit" isBusy={look.isPending} className="sm:mt-7">
            {texts.look}
          </Button>
        </form>
        {look.error && look.error.issues.length === 0 && (
          <p role="alert" className="mt-3 text-danger">
            {look.error.message || states.failed}
          </p>
        )}
        {found && (
          <div role="status" className="mt-5 rounded-xl border border-line p-4">
            <p className="font-medium break-all">{isAnything ? texts.kept(whom) : texts.nothingKept(whom)}</p>
            {isAnything && (
              <>
                <dl className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3">
                  {COUNTED.map((name) => (
                    <div key={name} className="rounded-lg bg-sunken px-3 py-2">
                      <dt className="text-[0.93rem] text-soft">{texts.counted[name]}</dt>
                      <dd className="text-[1.07rem] font-semibold tabular-nums">{found[name]}</dd>
                    </div>
                  ))}
                </dl>
                <p className="mt-3 text-soft">{texts.ordersStay}</p>
                <Button kind="danger" className="mt-4" onClick={() => setAsking(true)}>
                  {texts.eraseNow}
                </Button>
              </>
            )}
          </div>
        )}
      </div>
      <Confirm
        open={isAsking}
        onOpenChange={setAsking}
        title={texts.eraseTitle(whom)}
        action={texts.eraseNow}
        run={async () => {
          if (!person) return
          await erase.mutateAsync(person)
          look.reset()
          toast(texts.erased)
        }}
      >
        {texts.eraseWarning}
      </Confirm>
    </Section>
  )
}
