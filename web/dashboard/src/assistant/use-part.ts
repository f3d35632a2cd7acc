import { useDraft } from '../settings/use-draft.ts'
import { type AssistantSettings, useSetAssistant } from './use-assistant.ts'

/** One card's part of the settings. Each saves its own; the server takes the whole document. */
export function usePart<Part extends Partial<AssistantSettings>>(settings: AssistantSettings, part: Part) {
  const set = useSetAssistant()
  return useDraft(part, (changed) => set.mutateAsync({ settings: { ...settings, ...changed } }))
}
