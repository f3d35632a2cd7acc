import { useKnown, useStoreChange } from '../api/use-store-api.ts'
import { useDraft } from '../settings/use-draft.ts'
import type { AssistantAnswer, AssistantSettings, ShownSettings } from './use-assistant.ts'

/** One card's part of the settings. Each saves its own, laid over what the card before has just saved; the server takes the whole document. */
export function usePart<Part extends Partial<AssistantSettings>>(settings: AssistantSettings, part: Part) {
  const known = useKnown<AssistantAnswer>('assistant')
  const wholeOf = (changed: Part): AssistantSettings => {
    const { hasModelKey: _, ...latest } = known()?.settings ?? { ...settings, hasModelKey: false }
    return { ...latest, ...changed }
  }
  const set = useStoreChange<Part, ShownSettings>('PUT', '/assistant', {
    changes: ['assistant'],
    inTurn: 'assistant',
    bodyOf: (changed) => ({ settings: wholeOf(changed) }),
  })
  return useDraft(part, (changed) => set.mutateAsync(changed))
}
