import { Loaded } from '../parts/states.tsx'
import { SettingsPage } from '../settings/settings-page.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { BudgetCard } from './budget-card.tsx'
import { GateCard } from './gate-card.tsx'
import { DiscountsCard, HandOffCard, InstructionsCard } from './instructions-cards.tsx'
import { ModelCard } from './model-card.tsx'
import { TestChat } from './test-chat.tsx'
import { type AssistantAnswer, useAssistant } from './use-assistant.ts'

/** Settings -> Assistant. */
export function AssistantPage() {
  const { assistant: texts } = useTexts()
  const assistant = useAssistant()
  return (
    <SettingsPage texts={texts}>
      <Loaded query={assistant}>{(data) => <Cards data={data} />}</Loaded>
    </SettingsPage>
  )
}

function Cards({ data: { settings: shown, spend, serverModel } }: { data: AssistantAnswer }) {
  const { hasModelKey, ...settings } = shown
  return (
    <>
      <InstructionsCard settings={settings} />
      <TestChat />
      <HandOffCard settings={settings} />
      <DiscountsCard settings={settings} />
      <ModelCard settings={settings} hasModelKey={hasModelKey} serverModel={serverModel} />
      <GateCard />
      <BudgetCard settings={settings} spend={spend} />
    </>
  )
}
