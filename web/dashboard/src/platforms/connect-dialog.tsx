import { type FormEvent, Fragment, useRef } from 'react'
import { Button } from '../parts/button.tsx'
import { Actions, Dialog } from '../parts/dialog.tsx'
import { TextField } from '../parts/form-field.tsx'
import { Badge } from '../parts/page-head.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { type PlatformChoice, useAuthorize, useConnect } from './use-platform.ts'

/** What is to be pasted, and which scopes it must have. The server tries it out before it keeps it. */
export function ConnectDialog({ choice, onClose }: { choice: PlatformChoice; onClose(): void }) {
  const { platforms: texts, states } = useTexts()
  const connect = useConnect()
  const ask = useAuthorize()
  const form = useRef<HTMLFormElement>(null)
  const { platform, fields, scopes, canAuthorize } = choice
  const askShop = () => {
    connect.reset()
    const shop = String(new FormData(form.current ?? undefined).get('shop') ?? '').trim()
    ask.mutate({ platform, shop }, { onSuccess: ({ url }) => window.location.assign(url) })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    ask.reset()
    const given = new FormData(event.currentTarget)
    const pasted = fields.map(({ name }) => [name, String(given.get(name) ?? '').trim()])
    const credentials = Object.fromEntries(pasted.filter(([, value]) => value !== ''))
    connect.mutate({ platform, credentials }, { onSuccess: onClose })
  }
  const error = connect.error ?? ask.error
  const named = fields.flatMap(({ name }) => [`credentials.${name}`, name])
  const others = error?.issues.filter(({ path }) => !named.includes(path)).map(({ message }) => message)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`${texts.connect}: ${texts.names[platform]}`}
      description={texts.how[platform]}
    >
      <form ref={form} className="flex flex-col gap-4" onSubmit={submit}>
        <div>
          <h3 className="mb-1.5 font-medium">{texts.scopes}</h3>
          <ul className="flex flex-wrap gap-1.5">
            {scopes.map(({ scope, isRequired }) => (
              <li key={scope}>
                <Badge tone={isRequired ? 'accent' : 'plain'}>
                  {scope}: {isRequired ? texts.scopeNeeded : texts.scopeUseful}
                </Badge>
              </li>
            ))}
          </ul>
        </div>
        {fields.map(({ name, isSecret, isRequired, example }) => (
          <Fragment key={name}>
            <TextField
              name={name}
              label={texts.fields[name] ?? name}
              hint={isRequired ? undefined : (texts.fieldHints[name] ?? texts.optional)}
              required={isRequired}
              type={isSecret ? 'password' : 'text'}
              placeholder={example}
              autoComplete="off"
              spellCheck={false}
              fault={error?.of(`credentials.${name}`) ?? error?.of(name)}
            />
            {canAuthorize && name === 'shop' && (
              <>
                <div className="flex flex-col items-start gap-1.5">
                  <Button kind="primary" isBusy={ask.isPending} onClick={askShop}>
                    {texts.askShop}
                  </Button>
                  <p className="text-[0.93rem] text-soft">{texts.askShopHint}</p>
                </div>
                <h3 className="border-t border-line pt-4 font-medium">{texts.orPaste}</h3>
              </>
            )}
          </Fragment>
        ))}
        {error && (error.issues.length === 0 || (others && others.length > 0)) && (
          <p role="alert" className="break-words text-danger">
            {others?.join('; ') || error.message || states.failed}
          </p>
        )}
        <Actions>
          <Button onClick={onClose}>{states.cancel}</Button>
          <Button type="submit" kind={canAuthorize ? 'plain' : 'primary'} isBusy={connect.isPending}>
            {texts.connect}
          </Button>
        </Actions>
      </form>
    </Dialog>
  )
}
