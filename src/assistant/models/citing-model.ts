import type { LanguageModelV4, LanguageModelV4Prompt } from '@ai-sdk/provider'
import { ai } from '../../shared/large-libraries.ts'
import type { FactIds } from '../tools/fact-ids.ts'

/** The model, given results of tools with the ids by which it may cite what they tell. */
export const citingModel = (model: LanguageModelV4, ids: FactIds): LanguageModelV4 =>
  ai().wrapLanguageModel({
    model,
    middleware: {
      specificationVersion: 'v4',
      transformParams: async ({ params }) => ({ ...params, prompt: withIds(params.prompt, ids) }),
    },
  })

const withIds = (prompt: LanguageModelV4Prompt, ids: FactIds): LanguageModelV4Prompt =>
  prompt.map((message) => {
    if (message.role !== 'tool') return message
    const content = message.content.map((part) => {
      if (part.type !== 'tool-result' || part.output.type !== 'json') return part
      return { ...part, output: { ...part.output, value: ids.addTo(part.output.value) as typeof part.output.value } }
    })
    return { ...message, content }
  })
