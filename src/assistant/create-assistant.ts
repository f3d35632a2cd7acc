import { randomBytes } from 'node:crypto'
import { type AssistantParts, type TurnLimits, usualLimits } from './assistant-parts.ts'
import { LinkOrigins } from './link-origins.ts'
import { createModel, type ModelSettings } from './models/create-model.ts'
import { createUnderstander, type Understander } from './understanding/create-understander.ts'

export interface AssistantOptions {
  /** null = no model: the embedded engine answers. */
  llm: ModelSettings | null
  /** For the server's model. */
  fetch: typeof globalThis.fetch
  /** For models of stores' own, whose addresses owners set; default the same. */
  fetchOfOwners?: typeof globalThis.fetch
  onModelFailure: AssistantParts['onModelFailure']
  onUsageLost: AssistantParts['onUsageLost']
  limits?: Partial<TurnLimits>
  understander?: Understander | undefined
}

/** Puts together what the assistant needs, once per process. */
export function createAssistant({
  llm,
  fetch,
  fetchOfOwners = fetch,
  limits,
  understander = createUnderstander(),
  ...told
}: AssistantOptions): AssistantParts {
  return {
    understander,
    model: llm && createModel(llm, fetch),
    fetch: fetchOfOwners,
    canary: randomBytes(12).toString('hex'),
    onModelFailure: told.onModelFailure,
    onUsageLost: told.onUsageLost,
    limits: { ...usualLimits, ...limits },
    origins: new LinkOrigins(),
  }
}
