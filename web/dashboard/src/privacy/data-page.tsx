import { Download } from 'lucide-react'
import type { ExportPart, Retention } from '../../../../src/privacy/privacy.schema.ts'
import { useStoreChange, useStoreQuery } from '../api/use-store-api.ts'
import { useSlug } from '../app/use-me.ts'
import { buttonClass } from '../parts/button.tsx'
import { NumberField } from '../parts/form-field.tsx'
import { Section } from '../parts/page-head.tsx'
import { Loaded } from '../parts/states.tsx'
import { Time } from '../parts/time.tsx'
import { SettingsCard } from '../settings/settings-card.tsx'
import { SettingsPage } from '../settings/settings-page.tsx'
import { useDraft } from '../settings/use-draft.ts'
import { useTexts } from '../texts/use-texts.ts'
import { ErasePerson } from './erase-person.tsx'

const PARTS: ExportPart[] = ['products', 'orders', 'conversations', 'leads', 'knowledge', 'settings']

/** Settings -> Data: take it out, forget somebody, keep it for a time only. */
export function DataPage() {
  const { data: texts } = useTexts()
  const retention = useStoreQuery<Retention>('/retention')
  return (
    <SettingsPage texts={texts}>
      <Exports />
      <Loaded query={retention}>{(stored) => <RetentionCard stored={stored} />}</Loaded>
      <ErasePerson />
    </SettingsPage>
  )
}

function Exports() {
  const { data: texts } = useTexts()
  const slug = useSlug()
  const link = (what: string) => `/api/dashboard/v1/stores/${slug}/export?what=${what}`
  return (
    <Section title={texts.export} description={texts.exportHint}>
      <div className="card flex flex-wrap gap-2 p-5">
        <a href={link('everything')} download className={buttonClass('primary')}>
          <Download size={16} aria-hidden />
          {texts.everything}
        </a>
        {PARTS.map((part) => (
          <a key={part} href={link(part)} download className={buttonClass()}>
            {texts.parts[part]}
          </a>
        ))}
      </div>
    </Section>
  )
}

function RetentionCard({ stored }: { stored: Retention }) {
  const { data: texts } = useTexts()
  const { conversationDays, leadDays, ranAt, forgotten } = stored
  const change = useStoreChange<object>('PUT', '/retention', { changes: ['retention'] })
  const draft = useDraft({ conversationDays, leadDays }, (doc) => change.mutateAsync(doc))
  const fields = [
    { name: 'conversationDays', label: texts.conversationDays, hint: texts.conversationDaysHint },
    { name: 'leadDays', label: texts.leadDays, hint: texts.leadDaysHint },
  ] as const
  return (
    <SettingsCard title={texts.retention} description={texts.retentionHint} draft={draft}>
      <div className="grid gap-5 sm:grid-cols-2">
        {fields.map(({ name, label, hint }) => (
          <NumberField
            key={name}
            label={label}
            hint={hint}
            min={1}
            max={3650}
            placeholder={texts.forEver}
            value={draft.doc[name]}
            fault={draft.fault?.of(name)}
            onChange={(value) => draft.set({ [name]: value })}
          />
        ))}
      </div>
      {ranAt !== null && (
        <p className="text-soft">
          {texts.lastRun} <Time at={ranAt} />: {texts.forgot(forgotten.conversations, forgotten.leads)}
        </p>
      )}
    </SettingsCard>
  )
}
