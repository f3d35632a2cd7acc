import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { NewSecondFactor } from '../../../../src/accounts/sign-in.ts'
import { call } from '../api/call.ts'
import { useMe } from '../app/use-me.ts'
import { Button } from '../parts/button.tsx'
import { Code } from '../parts/copy.tsx'
import { TextField } from '../parts/form-field.tsx'
import { Badge, Section } from '../parts/page-head.tsx'
import { toast } from '../parts/toasts.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { useForm } from './use-form.ts'

const FORM = 'card flex max-w-lg flex-col items-start gap-4 p-5'

/** Codes of an app at the sign-in: set up, and taken away. */
export function SecondFactor() {
  const { entrance } = useTexts()
  const { hasSecondFactor } = useMe()
  const [made, setMade] = useState<NewSecondFactor>()
  const refresh = useRefresh()
  return (
    <Section title={entrance.second} description={entrance.secondHint}>
      {made ? (
        <ConfirmFactor
          made={made}
          onDone={async () => {
            setMade(undefined)
            await refresh()
            toast(entrance.secondIsOn)
          }}
        />
      ) : (
        <AskPassword
          key={String(hasSecondFactor)}
          isOn={hasSecondFactor}
          onMade={setMade}
          onRemoved={async () => {
            await refresh()
            toast(entrance.secondIsOff)
          }}
        />
      )}
    </Section>
  )
}

function useRefresh(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.refetchQueries({ queryKey: ['me'] })
}

interface AskProps {
  isOn: boolean
  onMade(made: NewSecondFactor): void
  onRemoved(): Promise<void>
}

/** Who sits at an open page may neither set one up nor take it away. */
function AskPassword({ isOn, onMade, onRemoved }: AskProps) {
  const { entrance } = useTexts()
  const form = useForm(async ({ current }) => {
    const path = isOn ? '/me/second-factor/remove' : '/me/second-factor'
    const answer = await call<NewSecondFactor>('POST', path, { body: { current } })
    if (isOn) await onRemoved()
    else onMade(answer)
  })
  return (
    <form className={FORM} onSubmit={form.onSubmit}>
      {isOn && <Badge tone="good">{entrance.secondOn}</Badge>}
      <div className="w-full">
        <TextField
          label={entrance.currentPassword}
          name="current"
          type="password"
          autoComplete="current-password"
          fault={form.of('current')}
          required
        />
      </div>
      {form.words && (
        <p role="alert" className="text-danger">
          {form.words}
        </p>
      )}
      <Button type="submit" isBusy={form.isBusy}>
        {isOn ? entrance.removeSecond : entrance.setUpSecond}
      </Button>
    </form>
  )
}

function ConfirmFactor({ made: { uri, codes }, onDone }: { made: NewSecondFactor; onDone(): Promise<void> }) {
  const { entrance } = useTexts()
  const form = useForm(async ({ code }) => {
    await call('POST', '/me/second-factor/confirm', { body: { code } })
    await onDone()
  })
  const key = new URL(uri).searchParams.get('secret') ?? ''
  return (
    <form className={FORM} onSubmit={form.onSubmit}>
      <p>{entrance.secondKey}</p>
      <div className="w-full min-w-0">
        <Code code={key} label={entrance.key} />
      </div>
      <a className="text-accent hover:underline" href={uri}>
        {entrance.openApp}
      </a>
      <p>{entrance.lossCodesHint}</p>
      <div className="w-full min-w-0">
        <Code code={codes.join('\n')} label={entrance.lossCodes} />
      </div>
      <div className="w-full">
        <TextField
          label={entrance.code}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          fault={form.of('code')}
          required
        />
      </div>
      {form.words && (
        <p role="alert" className="text-danger">
          {form.words}
        </p>
      )}
      <Button type="submit" kind="primary" isBusy={form.isBusy}>
        {entrance.turnOn}
      </Button>
    </form>
  )
}
