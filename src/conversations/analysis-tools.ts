import type { AppContext } from '../context.ts'
import type { AnalysisTools } from './write-analysis.ts'

/** What analysis takes from the assistant's understanding and from search; `others`: a model, where stores have one. */
export function createAnalysisTools(
  { indexes, assistant }: Pick<AppContext, 'indexes' | 'assistant'>,
  others: Pick<AnalysisTools, 'analystOf' | 'onModelFailure'> = {},
): AnalysisTools {
  return {
    ...others,
    openStore: async (storeId) => {
      await assistant.understander.prepare()
      const { catalog } = await indexes.get(storeId)
      return {
        readIntent: (text, language) => assistant.understander.understand(text, { catalog, language }),
        categoryOf: (productId) => catalog.index.productById(productId)?.category ?? null,
      }
    },
  }
}
