import type { AppContext } from '../context.ts'
import type { StoreCatalog } from '../search/store-catalog.ts'
import type { IntentReading } from './analysis/analyse-conversation.ts'
import { guessIntent } from './analysis/guess-intent.ts'
import type { AnalysisTools } from './write-analysis.ts'

/** The assistant's understanding, as far as analysis needs it. */
export interface MessageReader {
  understand(
    text: string,
    context: {
      catalog: StoreCatalog
      language: string | null
      pageLanguage: string | null
      shownCount: number
      pendingKind: null
    },
  ): IntentReading
}

/** What analysis takes from search and from the assistant; without a reader a few words decide on the intent. */
export function createAnalysisTools(
  { indexes }: Pick<AppContext, 'indexes'>,
  { reader, ...others }: { reader?: MessageReader } & Pick<AnalysisTools, 'analystOf' | 'onModelFailure'> = {},
): AnalysisTools {
  return {
    ...others,
    openStore: async (storeId) => {
      const { catalog } = await indexes.get(storeId)
      return {
        readIntent: (text, language) =>
          reader
            ? reader.understand(text, { catalog, language, pageLanguage: null, shownCount: 0, pendingKind: null })
            : guessIntent(text),
        categoryOf: (productId) => catalog.index.productById(productId)?.category ?? null,
      }
    },
  }
}
