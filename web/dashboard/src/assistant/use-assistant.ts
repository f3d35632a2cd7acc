import type { AssistantSettings } from '../../../../src/assistant/assistant.schema.ts'
import type { ShownSettings } from '../../../../src/assistant/assistant-settings.ts'
import type { ModelSpend } from '../../../../src/assistant/get-model-spend.ts'
import { useStoreChange, useStoreQuery } from '../api/use-store-api.ts'

export type { AssistantSettings, ShownSettings }

export interface AssistantAnswer {
  settings: ShownSettings
  spend: ModelSpend
  /** The model that the server's settings name; null = none. */
  serverModel: string | null
}

export const useAssistant = () => useStoreQuery<AssistantAnswer>('/assistant')

export const useSetAssistant = () =>
  useStoreChange<{ settings?: AssistantSettings; modelKey?: string | null }, ShownSettings>('PUT', '/assistant', {
    changes: ['assistant'],
  })
