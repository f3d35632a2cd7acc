import { NumberField } from '../parts/form-field.tsx'
import { SettingsCard } from '../settings/settings-card.tsx'
import { useLanguage, useTexts } from '../texts/use-texts.ts'
import type { AssistantAnswer, AssistantSettings } from './use-assistant.ts'
import { usePart } from './use-part.ts'

interface Props {
  settings: AssistantSettings
  spend: AssistantAnswer['spend']
}

/** What a model may cost, and what it did cost this month. */
export function BudgetCard({ settings, spend }: Props) {
  const { assistant: texts } = useTexts()
  const language = useLanguage()
  const draft = usePart(settings, { budget: settings.budget })
  const { budget } = draft.doc
  const set = (change: Partial<AssistantSettings['budget']>) => draft.set({ budget: { ...budget, ...change } })
  const number = (value: number, digits = 0) => value.toLocaleString(language, { maximumFractionDigits: digits })
  const facts = [
    { label: texts.tokensIn, value: number(spend.inputTokens) },
    { label: texts.tokensOut, value: number(spend.outputTokens) },
    { label: texts.spent, value: number(spend.money, 2) },
  ]
  return (
    <SettingsCard title={texts.budget} description={texts.budgetHint} draft={draft}>
      <dl className="grid grid-cols-3 gap-3">
        {facts.map(({ label, value }) => (
          <div key={label} className="rounded-xl bg-sunken px-4 py-3">
            <dt className="text-[0.93rem] text-soft">{label}</dt>
            <dd className="text-[1.2rem] font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-5 sm:grid-cols-3">
        <NumberField
          label={texts.moneyPerMonth}
          hint={texts.moneyHint}
          min={0}
          value={budget.moneyPerMonth}
          onChange={(value) => set({ moneyPerMonth: value })}
        />
        <NumberField
          label={texts.priceIn}
          min={0}
          value={budget.pricePerMillionInput}
          onChange={(value) => set({ pricePerMillionInput: value ?? 0 })}
        />
        <NumberField
          label={texts.priceOut}
          min={0}
          value={budget.pricePerMillionOutput}
          onChange={(value) => set({ pricePerMillionOutput: value ?? 0 })}
        />
        <NumberField
          label={texts.tokensPerTurn}
          min={500}
          max={200_000}
          value={budget.tokensPerTurn}
          onChange={(value) => set({ tokensPerTurn: value ?? 0 })}
        />
        <NumberField
          label={texts.tokensPerConversation}
          min={1000}
          max={5_000_000}
          value={budget.tokensPerConversation}
          onChange={(value) => set({ tokensPerConversation: value ?? 0 })}
        />
      </div>
    </SettingsCard>
  )
}
