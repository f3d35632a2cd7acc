import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { call } from '../api/call.ts'
import { useSignOut } from '../app/sidebar.tsx'
import { useMe } from '../app/use-me.ts'
import { Button } from '../parts/button.tsx'
import { SelectField, TextField } from '../parts/form-field.tsx'
import { useLanguage, useTexts } from '../texts/use-texts.ts'
import { EntranceFrame } from './entrance-frame.tsx'
import { useForm } from './use-form.ts'

const CATALOG_LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'pt', 'nl', 'pl', 'sv', 'da', 'tr', 'ja', 'zh', 'ar']
const FIRST_CURRENCIES = ['EUR', 'USD', 'GBP', 'CHF']

export function NewStorePage() {
  const { entrance, nav } = useTexts()
  const { account, stores } = useMe()
  const language = useLanguage()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const signOut = useSignOut()
  const form = useForm(async (values) => {
    const { slug } = await call<{ slug: string }>('POST', '/stores', { body: values })
    await queries.invalidateQueries({ queryKey: ['me'] })
    await queries.refetchQueries({ queryKey: ['me'] })
    await navigate({ to: `/s/${slug}/start` as never })
  })
  if (!account.isOperator) {
    return (
      <EntranceFrame title={entrance.noStore} intro={entrance.noStoreIntro}>
        <Button onClick={signOut}>{nav.signOut}</Button>
      </EntranceFrame>
    )
  }
  const names = new Intl.DisplayNames(language, { type: 'language' })
  const currencies = [
    ...FIRST_CURRENCIES,
    ...Intl.supportedValuesOf('currency').filter((code) => !FIRST_CURRENCIES.includes(code)),
  ]
  return (
    <EntranceFrame title={entrance.nameStore} intro={entrance.nameStoreIntro}>
      <form className="flex flex-col gap-4" onSubmit={form.onSubmit}>
        <TextField label={entrance.storeName} name="name" fault={form.of('name')} maxLength={100} required autoFocus />
        <div className="grid grid-cols-2 gap-3">
          <SelectField label={entrance.currency} name="currency" defaultValue={language === 'de' ? 'EUR' : 'USD'}>
            {currencies.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </SelectField>
          <SelectField label={entrance.catalogLanguage} name="language" defaultValue={language}>
            {CATALOG_LANGUAGES.map((code) => (
              <option key={code} value={code}>
                {names.of(code)}
              </option>
            ))}
          </SelectField>
        </div>
        {form.words && (
          <p role="alert" className="text-danger">
            {form.words}
          </p>
        )}
        <Button type="submit" kind="primary" isBusy={form.isBusy}>
          {entrance.makeStore}
        </Button>
        {stores.length > 0 && (
          <Button kind="quiet" onClick={() => history.back()}>
            {entrance.back}
          </Button>
        )}
      </form>
    </EntranceFrame>
  )
}
