import { Plus } from 'lucide-react'
import { useStore } from '../app/use-me.ts'
import { Button } from '../parts/button.tsx'
import { EditedRow } from '../parts/edited-row.tsx'
import { NumberField, SelectField, TextArea, TextField } from '../parts/form-field.tsx'
import { joinWords, splitWords, trimWords } from '../parts/word-list.ts'
import { SettingsCard } from '../settings/settings-card.tsx'
import { useTexts } from '../texts/use-texts.ts'
import type { AssistantSettings } from './use-assistant.ts'
import { usePart } from './use-part.ts'

interface CardProps {
  settings: AssistantSettings
}

const TONES: AssistantSettings['tone'][] = ['warm', 'plain', 'playful', 'formal']

/** The owner's own words to the assistant. */
export function InstructionsCard({ settings }: CardProps) {
  const { assistant: texts } = useTexts()
  const { tone, instructions } = settings
  const draft = usePart(settings, { tone, instructions })
  return (
    <SettingsCard title={texts.instructions} description={texts.instructionsHint} draft={draft}>
      <div className="max-w-xs">
        <SelectField
          label={texts.tone}
          value={draft.doc.tone}
          onChange={({ target }) => draft.set({ tone: target.value as AssistantSettings['tone'] })}
        >
          {TONES.map((one) => (
            <option key={one} value={one}>
              {texts.tones[one]}
            </option>
          ))}
        </SelectField>
      </div>
      <TextArea
        label={texts.ownWords}
        hint={texts.ownWordsHint}
        placeholder={texts.ownWordsExample}
        rows={6}
        maxLength={4000}
        value={draft.doc.instructions}
        onChange={({ target }) => draft.set({ instructions: target.value })}
      />
    </SettingsCard>
  )
}

/** When a conversation goes to a person at once. */
export function HandOffCard({ settings }: CardProps) {
  const { assistant: texts } = useTexts()
  const { currency } = useStore()
  const draft = usePart(settings, { handOffRules: settings.handOffRules })
  const { handOffRules: rules } = draft.doc
  const edit = (at: number, change: Partial<(typeof rules)[number]>) =>
    draft.set({ handOffRules: rules.map((rule, index) => (index === at ? { ...rule, ...change } : rule)) })
  return (
    <SettingsCard title={texts.handOff} description={texts.handOffHint} draft={draft}>
      {rules.map((rule, at) => (
        <EditedRow
          // biome-ignore lint/suspicious/noArrayIndexKey: rules have no id
          key={at}
          removeLabel={texts.removeRule(at + 1)}
          onRemove={() => draft.set({ handOffRules: rules.filter((_rule, index) => index !== at) })}
        >
          <div className="min-w-52 flex-[2]">
            <TextField
              label={texts.words}
              hint={texts.wordsHint}
              value={joinWords(rule.words)}
              onChange={({ target }) => edit(at, { words: splitWords(target.value) })}
              onBlur={() => edit(at, { words: trimWords(rule.words) })}
            />
          </div>
          <div className="w-36">
            <NumberField
              label={texts.cartFrom(currency)}
              hint={texts.cartFromHint}
              min={0}
              value={rule.cartFrom}
              onChange={(value) => edit(at, { cartFrom: value })}
            />
          </div>
          <div className="min-w-44 flex-1">
            <TextField
              label={texts.reason}
              hint={texts.reasonHint}
              required
              maxLength={100}
              value={rule.reason}
              onChange={({ target }) => edit(at, { reason: target.value })}
            />
          </div>
        </EditedRow>
      ))}
      <div>
        <Button
          size="small"
          onClick={() => draft.set({ handOffRules: [...rules, { words: [], cartFrom: null, reason: '' }] })}
        >
          <Plus size={15} aria-hidden />
          {texts.addRule}
        </Button>
      </div>
    </SettingsCard>
  )
}

/** Codes that the assistant may tell. */
export function DiscountsCard({ settings }: CardProps) {
  const { assistant: texts } = useTexts()
  const draft = usePart(settings, { discounts: settings.discounts })
  const { discounts } = draft.doc
  const edit = (at: number, change: Partial<(typeof discounts)[number]>) =>
    draft.set({ discounts: discounts.map((one, index) => (index === at ? { ...one, ...change } : one)) })
  return (
    <SettingsCard title={texts.discounts} description={texts.discountsHint} draft={draft}>
      {discounts.map(({ code, text }, at) => (
        <EditedRow
          // biome-ignore lint/suspicious/noArrayIndexKey: its code is being typed
          key={at}
          removeLabel={texts.removeCode(code || String(at + 1))}
          onRemove={() => draft.set({ discounts: discounts.filter((_one, index) => index !== at) })}
        >
          <div className="w-40">
            <TextField
              label={texts.code}
              required
              maxLength={50}
              className="font-mono"
              value={code}
              onChange={({ target }) => edit(at, { code: target.value })}
            />
          </div>
          <div className="min-w-56 flex-1">
            <TextField
              label={texts.codeText}
              required
              maxLength={500}
              placeholder={texts.codeExample}
              value={text}
              onChange={({ target }) => edit(at, { text: target.value })}
            />
          </div>
        </EditedRow>
      ))}
      <div>
        <Button size="small" onClick={() => draft.set({ discounts: [...discounts, { code: '', text: '' }] })}>
          <Plus size={15} aria-hidden />
          {texts.addCode}
        </Button>
      </div>
    </SettingsCard>
  )
}
