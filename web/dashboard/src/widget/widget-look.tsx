import { Plus } from 'lucide-react'
import type { WidgetSettings } from '../../../../src/widget/widget-settings.schema.ts'
import type { WidgetUsual } from '../../../../src/widget/widget-usual.ts'
import { useStoreChange, useStoreQuery } from '../api/use-store-api.ts'
import { useStore } from '../app/use-me.ts'
import { Button } from '../parts/button.tsx'
import { EditedRow } from '../parts/edited-row.tsx'
import { CheckField, NumberField, SelectField, TextArea, TextField } from '../parts/form-field.tsx'
import { Loaded } from '../parts/states.tsx'
import { SettingsCard } from '../settings/settings-card.tsx'
import { useDraft } from '../settings/use-draft.ts'
import { useLanguage, useTexts } from '../texts/use-texts.ts'
import { LookFields } from './look-fields.tsx'
import { WidgetPreview } from './widget-preview.tsx'

const LANGUAGES = ['en', 'es', 'fr', 'de', 'ar'] as const
type Rule = WidgetSettings['proactive']['rules'][number]
const KINDS: Rule['kind'][] = ['secondsOnPage', 'productPage', 'cartValue', 'exitIntent']

/** Colours, place and first words of the widget, beside a picture of it that follows each change. */
export function WidgetLook() {
  const settings = useStoreQuery<WidgetSettings>('/widget-settings')
  const usual = useStoreQuery<WidgetUsual>('/widget-usual')
  return (
    <Loaded query={settings}>
      {(stored) => <Loaded query={usual}>{(data) => <Look stored={stored} usual={data} />}</Loaded>}
    </Loaded>
  )
}

/** The texts of one language of the owner's: the store's, in which the form speaks. */
const inOne = (texts: Record<string, string>, language: string, text: string): Record<string, string> => {
  const { [language]: _former, ...rest } = texts
  return text === '' ? rest : { ...rest, [language]: text }
}

function Look({ stored, usual }: { stored: WidgetSettings; usual: WidgetUsual }) {
  const { widget: texts } = useTexts()
  const language = useLanguage()
  const { language: storeLanguage } = useStore()
  const change = useStoreChange<WidgetSettings>('PUT', '/widget-settings', { changes: ['widget-settings'] })
  const draft = useDraft(stored, (doc) => change.mutateAsync(doc))
  const { doc, set } = draft
  const names = new Intl.DisplayNames(language, { type: 'language' })
  const place = (part: Partial<WidgetSettings['position']>) => set({ position: { ...doc.position, ...part } })
  const everywhere = doc.greetings.find(({ pages }) => pages.length === 0)
  const greet = (text: string) => {
    const others = doc.greetings.filter((one) => one !== everywhere)
    const next = inOne(everywhere?.text ?? {}, storeLanguage, text)
    set({ greetings: Object.keys(next).length === 0 ? others : [...others, { pages: [], text: next }] })
  }
  const greeting = everywhere?.text[storeLanguage] ?? ''
  const launcher = doc.launcherText[storeLanguage] ?? ''
  return (
    <SettingsCard title={texts.look} description={texts.lookHint} draft={draft}>
      <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="flex min-w-0 flex-col gap-5">
          <div className="grid gap-5 sm:grid-cols-2">
            <ColourField label={texts.color} value={doc.color} onChange={(color) => set({ color })} />
            <SelectField
              label={texts.side}
              value={doc.position.side}
              onChange={({ target }) => place({ side: target.value as 'left' | 'right' })}
            >
              <option value="right">{texts.right}</option>
              <option value="left">{texts.left}</option>
            </SelectField>
            <NumberField
              label={texts.offsetX}
              min={0}
              max={500}
              value={doc.position.offsetX}
              onChange={(value) => place({ offsetX: value ?? 0 })}
            />
            <NumberField
              label={texts.offsetY}
              min={0}
              max={500}
              value={doc.position.offsetY}
              onChange={(value) => place({ offsetY: value ?? 0 })}
            />
          </div>
          <LookFields
            look={doc.look}
            usualRadius={usual.presets[doc.look.preset].radius}
            set={(change) => set({ look: { ...doc.look, ...change } })}
          />
          <TextField
            label={texts.launcherText}
            hint={texts.inLanguage(names.of(storeLanguage) ?? storeLanguage)}
            maxLength={40}
            value={launcher}
            placeholder={texts.launcherUsual}
            onChange={({ target }) => set({ launcherText: inOne(doc.launcherText, storeLanguage, target.value) })}
          />
          <TextArea
            label={texts.greeting}
            hint={texts.inLanguage(names.of(storeLanguage) ?? storeLanguage)}
            maxLength={500}
            rows={3}
            value={greeting}
            placeholder={usual.greeting}
            onChange={({ target }) => greet(target.value)}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <SelectField
              label={texts.language}
              hint={texts.languageHint}
              value={doc.language ?? ''}
              onChange={({ target }) => set({ language: (target.value || null) as WidgetSettings['language'] })}
            >
              <option value="">{texts.languageOfStore}</option>
              {LANGUAGES.map((code) => (
                <option key={code} value={code}>
                  {names.of(code)}
                </option>
              ))}
            </SelectField>
            <TextField
              label={texts.privacyUrl}
              type="url"
              value={doc.privacyUrl ?? ''}
              placeholder="https://shop.example/privacy"
              fault={draft.fault?.of('privacyUrl')}
              onChange={({ target }) => set({ privacyUrl: target.value || null })}
            />
          </div>
          <TextArea
            label={texts.leadConsent}
            hint={texts.leadConsentHint}
            maxLength={1000}
            rows={2}
            value={doc.leadConsent[storeLanguage] ?? ''}
            placeholder={usual.leadConsent}
            onChange={({ target }) => set({ leadConsent: inOne(doc.leadConsent, storeLanguage, target.value) })}
          />
          <Proactive doc={doc} set={set} language={storeLanguage} />
        </div>
        <WidgetPreview settings={doc} usual={usual} greeting={greeting || usual.greeting} launcher={launcher} />
      </div>
    </SettingsCard>
  )
}

function ColourField({ label, value, onChange }: { label: string; value: string; onChange(value: string): void }) {
  return (
    <div className="flex items-end gap-2">
      <input
        type="color"
        aria-label={label}
        value={/^#[0-9a-f]{6}$/i.test(value) ? value : '#000000'}
        className="size-9 shrink-0 cursor-pointer rounded-lg border border-edge bg-surface p-0.5"
        onChange={({ target }) => onChange(target.value)}
      />
      <div className="min-w-0 flex-1">
        <TextField label={label} value={value} maxLength={30} onChange={({ target }) => onChange(target.value)} />
      </div>
    </div>
  )
}

interface ProactiveProps {
  doc: WidgetSettings
  set(change: Partial<WidgetSettings>): void
  language: string
}

const ruleOf = (kind: Rule['kind'], text: Record<string, string>): Rule => {
  const told = { pages: [], text }
  if (kind === 'secondsOnPage') return { kind, seconds: 30, ...told }
  if (kind === 'productPage') return { kind, seconds: 10, ...told }
  return kind === 'cartValue' ? { kind, value: 50, ...told } : { kind, ...told }
}

/** When the widget says something before it is opened. */
function Proactive({ doc, set, language }: ProactiveProps) {
  const { widget: texts } = useTexts()
  const { isOn, rules } = doc.proactive
  const change = (part: Partial<WidgetSettings['proactive']>) => set({ proactive: { ...doc.proactive, ...part } })
  const edit = (at: number, next: Rule) => change({ rules: rules.map((rule, index) => (index === at ? next : rule)) })
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-5">
      <CheckField
        label={texts.proactive}
        hint={texts.proactiveHint}
        checked={isOn}
        onChange={({ target }) => change({ isOn: target.checked })}
      />
      {isOn && (
        <>
          {rules.map((rule, at) => (
            <EditedRow
              // biome-ignore lint/suspicious/noArrayIndexKey: rules have no id
              key={at}
              removeLabel={texts.removeRule(at + 1)}
              onRemove={() => change({ rules: rules.filter((_rule, index) => index !== at) })}
            >
              <div className="min-w-40 flex-1">
                <SelectField
                  label={texts.when}
                  value={rule.kind}
                  onChange={({ target }) => edit(at, ruleOf(target.value as Rule['kind'], rule.text))}
                >
                  {KINDS.map((kind) => (
                    <option key={kind} value={kind}>
                      {texts.kinds[kind]}
                    </option>
                  ))}
                </SelectField>
              </div>
              {'seconds' in rule && (
                <div className="w-24">
                  <NumberField
                    label={texts.seconds}
                    min={1}
                    max={3600}
                    value={rule.seconds}
                    onChange={(value) => edit(at, { ...rule, seconds: value ?? 0 })}
                  />
                </div>
              )}
              {'value' in rule && (
                <div className="w-28">
                  <NumberField
                    label={texts.cartFrom}
                    min={0}
                    value={rule.value}
                    onChange={(value) => edit(at, { ...rule, value: value ?? 0 })}
                  />
                </div>
              )}
              <div className="min-w-52 flex-[2]">
                <TextField
                  label={texts.says}
                  maxLength={200}
                  required
                  value={rule.text[language] ?? ''}
                  onChange={({ target }) => edit(at, { ...rule, text: inOne(rule.text, language, target.value) })}
                />
              </div>
            </EditedRow>
          ))}
          <div>
            <Button size="small" onClick={() => change({ rules: [...rules, ruleOf('secondsOnPage', {})] })}>
              <Plus size={15} aria-hidden />
              {texts.addRule}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
