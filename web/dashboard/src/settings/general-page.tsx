import { useQueryClient } from '@tanstack/react-query'
import type { Commerce } from '../../../../src/orders/cart-link.ts'
import type { Store } from '../../../../src/stores/stores.schema.ts'
import { useStoreChange, useStoreQuery } from '../api/use-store-api.ts'
import { useMay } from '../app/use-me.ts'
import { SelectField, TextField } from '../parts/form-field.tsx'
import { Loaded } from '../parts/states.tsx'
import { useLanguage, useTexts } from '../texts/use-texts.ts'
import { HoursCard } from './hours-card.tsx'
import { SettingsCard } from './settings-card.tsx'
import { SettingsPage } from './settings-page.tsx'
import { TagsCard } from './tags-card.tsx'
import { useDraft } from './use-draft.ts'

export function GeneralPage() {
  const { general } = useTexts()
  const store = useStoreQuery<Store>('/store')
  const commerce = useStoreQuery<{ commerce: Commerce | null }>('/commerce')
  return (
    <SettingsPage texts={general}>
      <Loaded query={store}>{(data) => <StoreCard stored={data} />}</Loaded>
      <HoursCard />
      <TagsCard />
      <Loaded query={commerce}>{(data) => <CartCard stored={data.commerce} />}</Loaded>
    </SettingsPage>
  )
}

const LANGUAGE_CODES =
  'ar bg bn ca cs da de el en es et eu fa fi fr ga he hi hr hu hy id it ja ko lt lv ms nb nl pl pt ro ru sk sl sr sv ta th tr uk ur vi zh'.split(
    ' ',
  )

function StoreCard({ stored }: { stored: Store }) {
  const { general } = useTexts()
  const language = useLanguage()
  const queries = useQueryClient()
  const change = useStoreChange<object>('PATCH', '/store', { changes: ['store'] })
  const { name, currency, language: catalogLanguage } = stored
  const draft = useDraft({ name, currency, language: catalogLanguage }, async (doc) => {
    await change.mutateAsync(doc)
    await queries.refetchQueries({ queryKey: ['me'] })
  })
  const names = new Intl.DisplayNames(language, { type: 'language' })
  const codes = LANGUAGE_CODES.includes(catalogLanguage) ? LANGUAGE_CODES : [...LANGUAGE_CODES, catalogLanguage]
  return (
    <SettingsCard title={general.store} draft={draft} isReadOnly={!useMay('admin')}>
      <TextField
        label={general.name}
        value={draft.doc.name}
        maxLength={100}
        fault={draft.fault?.of('name')}
        onChange={({ target }) => draft.set({ name: target.value })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label={general.currency}
          hint={general.currencyHint}
          value={draft.doc.currency}
          onChange={({ target }) => draft.set({ currency: target.value })}
        >
          {Intl.supportedValuesOf('currency').map((code) => (
            <option key={code}>{code}</option>
          ))}
        </SelectField>
        <SelectField
          label={general.language}
          hint={general.languageHint}
          value={draft.doc.language}
          onChange={({ target }) => draft.set({ language: target.value })}
        >
          {codes.map((code) => (
            <option key={code} value={code}>
              {names.of(code)}
            </option>
          ))}
        </SelectField>
      </div>
    </SettingsCard>
  )
}

const PLATFORMS = { custom: '', shopify: 'Shopify', woocommerce: 'WooCommerce', bigcommerce: 'BigCommerce' }

function CartCard({ stored }: { stored: Commerce | null }) {
  const { general } = useTexts()
  const change = useStoreChange<object>('PUT', '/commerce', { changes: ['commerce'] })
  const known = {
    platform: stored?.platform ?? 'custom',
    origin: stored?.origin ?? '',
    cartUrl: stored?.cartTemplate ?? '',
  }
  const draft = useDraft(known, ({ platform, origin, cartUrl }) =>
    change.mutateAsync({ platform, cartUrl, ...(origin === '' ? {} : { origin }) }),
  )
  return (
    <SettingsCard title={general.cart} description={general.cartHint} draft={draft}>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label={general.platform}
          value={draft.doc.platform}
          onChange={({ target }) => draft.set({ platform: target.value as Commerce['platform'] })}
        >
          {Object.entries(PLATFORMS).map(([value, name]) => (
            <option key={value} value={value}>
              {name || general.otherPlatform}
            </option>
          ))}
        </SelectField>
        <TextField
          label={general.origin}
          type="url"
          inputMode="url"
          placeholder="https://shop.example"
          value={draft.doc.origin}
          fault={draft.fault?.of('origin')}
          onChange={({ target }) => draft.set({ origin: target.value })}
        />
      </div>
      <TextField
        label={general.cartUrl}
        hint={general.cartUrlHint}
        className="font-mono"
        placeholder="https://shop.example/cart?items={items}"
        value={draft.doc.cartUrl}
        fault={draft.fault?.of('cartUrl')}
        onChange={({ target }) => draft.set({ cartUrl: target.value })}
      />
    </SettingsCard>
  )
}
