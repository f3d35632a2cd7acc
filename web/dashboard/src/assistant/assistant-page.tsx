import { PageHead } from '../parts/page-head.tsx'
import { Loaded } from '../parts/states.tsx'
import { SettingsFrame } from '../settings/settings-frame.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { BudgetCard } from './budget-card.tsx'
import { DiscountsCard, HandOffCard, InstructionsCard } from './instructions-cards.tsx'
import { ModelCard } from './model-card.tsx'
import { TestChat } from './test-chat.tsx'
import { type AssistantAnswer, useAssistant } from './use-assistant.ts'

/** Settings -> Assistant. */
export function AssistantPage() {
  const { assistant: texts } = useTexts()
  const assistant = useAssistant()
  return (
    <SettingsFrame>
      <PageHead title={texts.title}>{texts.intro}</PageHead>
      <Loaded query={assistant}>{(data) => <Cards data={data} />}</Loaded>
    </SettingsFrame>
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
      <BudgetCard settings={settings} spend={spend} />
    </>
  )
}
