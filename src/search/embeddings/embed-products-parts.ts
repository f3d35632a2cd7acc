import { type Embedder, type EmbedderFault, faultOf } from './embedder.ts'

/** Any model takes it: when this fails too, the fault is not with the texts. */
const HARMLESS_TEXT = 'product'
/** Faults that one text among many can be the cause of. */
const MAY_BE_A_TEXT: ReadonlySet<EmbedderFault> = new Set(['text_refused', 'server_error', 'wrong_answer'])

export interface RefusedText {
  index: number
  code: EmbedderFault
  message: string
}

export interface EmbeddedTexts {
  /** By the place of the text; a hole where it was refused. */
  vectors: (Float32Array | undefined)[]
  refused: RefusedText[]
}

/**
 * Embeds documents so that a text the model refuses, or fails on, does not keep the others from their vectors: the list is halved until
 * the text stands alone. A text is only blamed while the model answers to a harmless one; a fault of the model itself is thrown.
 * One bad text among 200 costs some 17 requests more.
 * @throws {EmbedderUnavailableError | EmbedderMisconfiguredError}
 */
export async function embedInParts(embedder: Embedder, texts: string[], signal?: AbortSignal): Promise<EmbeddedTexts> {
  const result: EmbeddedTexts = { vectors: new Array(texts.length).fill(undefined), refused: [] }
  let isProven = false
  const proveWell = () => embedder.embed([HARMLESS_TEXT], 'document', { signal })
  const embedRange = async (start: number, end: number): Promise<void> => {
    try {
      const vectors = await embedder.embed(texts.slice(start, end), 'document', { signal })
      for (const [at, vector] of vectors.entries()) result.vectors[start + at] = vector
    } catch (error) {
      const code = faultOf(error)
      if (code === undefined || !MAY_BE_A_TEXT.has(code)) throw error
      const isAlone = end - start === 1
      // A refusal is the model's own word; anything else may also be a server that broke down just now.
      if (!isProven || (isAlone && code !== 'text_refused')) await proveWell()
      isProven = true
      if (isAlone) {
        result.refused.push({ index: start, code, message: (error as Error).message })
        return
      }
      const middle = Math.ceil((start + end) / 2)
      await embedRange(start, middle)
      await embedRange(middle, end)
    }
  }
  await embedRange(0, texts.length)
  return result
}
