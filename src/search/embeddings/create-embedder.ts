import { isAbsolute } from 'node:path'
import { type Embedder, EmbedderMisconfiguredError } from './embedder.ts'
import { createHashEmbedder, HASH_EMBEDDER_ID } from './hash-embedder.ts'
import { LocalOnnxEmbedder } from './local-onnx-embedder.ts'
import { OpenAiCompatibleEmbedder } from './openai-compatible-embedder.ts'
import { type PauseOptions, pauseQueries } from './pause-queries.ts'

export interface EmbedderSettings {
  /** SPIEL_EMBEDDING_URL */
  url?: string
  /** SPIEL_EMBEDDING_MODEL: with a URL the model's name there; without, the absolute path of a folder with an ONNX model. */
  model?: string
  /** SPIEL_EMBEDDING_KEY */
  key?: string
}

/**
 * The embedder the settings ask for; without any, the one that needs no model. Nothing is loaded or called yet.
 * @throws {EmbedderMisconfiguredError} for settings that cannot work
 */
export function createEmbedder(
  { url, model, key }: EmbedderSettings,
  outside: { fetch: typeof fetch; idf?: (term: string) => number; onQueriesChange?: PauseOptions['onChange'] },
): Embedder {
  if (url) {
    const remote = new OpenAiCompatibleEmbedder({ url, model, key, fetch: outside.fetch })
    return pauseQueries(remote, { onChange: outside.onQueriesChange })
  }
  if (key) throw new EmbedderMisconfiguredError('SPIEL_EMBEDDING_KEY is set without SPIEL_EMBEDDING_URL')
  if (!model || model === HASH_EMBEDDER_ID) return createHashEmbedder({ idf: outside.idf })
  if (isAbsolute(model)) return new LocalOnnxEmbedder({ folder: model })
  throw new EmbedderMisconfiguredError(
    'SPIEL_EMBEDDING_MODEL without SPIEL_EMBEDDING_URL must be hash-256 or the absolute path of a folder with an ONNX model',
  )
}
