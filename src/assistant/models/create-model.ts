import type { LanguageModelV4 } from '@ai-sdk/provider'
import { anthropic, openAiCompatible } from '../../shared/large-libraries.ts'

export interface ModelSettings {
  provider: 'openai-compatible' | 'anthropic'
  /** Base URL; Anthropic's own when absent. */
  url: string | undefined
  name: string
  key: string | undefined
}

/** A model object of the SDK: never a name, which would go to a vendor's gateway. */
export function createModel(
  { provider, url, name, key }: ModelSettings,
  fetch: typeof globalThis.fetch,
): LanguageModelV4 {
  if (provider === 'anthropic') {
    return anthropic()
      .createAnthropic({ apiKey: key ?? '', fetch, ...(url ? { baseURL: url } : {}) })
      .languageModel(name)
  }
  const settings = { name: 'llm', baseURL: url as string, fetch, includeUsage: true, ...(key ? { apiKey: key } : {}) }
  return openAiCompatible().createOpenAICompatible(settings).chatModel(name)
}
