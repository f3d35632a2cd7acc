import { createHash } from 'node:crypto'
import {
  EmbedderMisconfiguredError,
  type EmbedOptions,
  ModelEmbedder,
  type Prefixes,
  type TextKind,
} from './embedder.ts'
import { MAX_RESPONSE_BYTES, postJson, TooMuchTextError } from './remote-request.ts'
import { detectPrefixes, detectStyle, endpointOf, type RemoteStyle, readVectors, requestBody } from './remote-styles.ts'

/** Cohere's limit; OpenAI and Voyage take more. Servers that take fewer say so and get smaller batches from then on. */
const MAX_TEXTS = 96
/** Some 60,000 tokens: below the per-request limits of OpenAI (300,000) and Voyage's large models (120,000). */
const MAX_BATCH_CHARS = 200_000
const MAX_TEXT_CHARS = 8_000
const SHORTEST_CUT_CHARS = 200
/** 8,192 numbers of some 20 digits, with room for more. An answer without end is broken off at this much for each text. */
const MAX_BYTES_PER_TEXT = 256 * 1024
const MAX_BYTES_AROUND = 1024 * 1024
const TIMEOUT_MS: Record<TextKind, number> = { query: 2_000, document: 30_000 }

export interface RemoteEmbedderOptions {
  /** The server, its /v1, or the whole path of the endpoint. */
  url: string
  model?: string
  key?: string
  fetch: typeof fetch
  /** Default: by the URL. */
  style?: RemoteStyle
  /** Default: by the model's name. */
  prefixes?: Prefixes
  maxResponseBytes?: number
}

/** An embedder that asks a server over HTTP: OpenAI, Ollama, TEI, vLLM, LM Studio, Voyage, Cohere. */
export class OpenAiCompatibleEmbedder extends ModelEmbedder {
  readonly #options: RemoteEmbedderOptions
  readonly #style: RemoteStyle
  readonly #endpoint: URL
  #maxTexts = MAX_TEXTS

  constructor(options: RemoteEmbedderOptions) {
    const url = parseUrl(options.url)
    const style = options.style ?? detectStyle(url)
    const endpoint = endpointOf(url, style)
    const prefixes = options.prefixes ?? detectPrefixes(options.model)
    super(describeSpace(style, options.model ?? endpoint.host, prefixes), prefixes)
    this.#options = options
    this.#style = style
    this.#endpoint = endpoint
  }

  async embed(texts: string[], kind: TextKind, options: EmbedOptions = {}): Promise<Float32Array[]> {
    const prepared = texts.map((text) => prepare(this.prefixes[kind], text))
    const vectors: Float32Array[] = []
    while (vectors.length < prepared.length) {
      const batch = takeBatch(prepared, vectors.length, this.#maxTexts)
      vectors.push(...(await this.#embedBatch(batch, kind, options)))
    }
    return vectors
  }

  /** When the server finds it too much, one half and then the other; a text that alone is too long loses its second half. */
  async #embedBatch(texts: string[], kind: TextKind, options: EmbedOptions): Promise<Float32Array[]> {
    try {
      return await this.#request(texts, kind, options)
    } catch (error) {
      if (!(error instanceof TooMuchTextError)) throw error
      if (texts.length === 1) return this.#embedBatch([shorten(texts[0] as string, error)], kind, options)
      const half = Math.ceil(texts.length / 2)
      if (error.isBatchTooLarge) this.#maxTexts = Math.min(this.#maxTexts, half)
      const first = await this.#embedBatch(texts.slice(0, half), kind, options)
      return [...first, ...(await this.#embedBatch(texts.slice(half), kind, options))]
    }
  }

  async #request(texts: string[], kind: TextKind, options: EmbedOptions): Promise<Float32Array[]> {
    const { fetch, model, key } = this.#options
    const enough = Math.min(MAX_BYTES_AROUND + texts.length * MAX_BYTES_PER_TEXT, MAX_RESPONSE_BYTES)
    const answer = await postJson({
      fetch,
      url: this.#endpoint,
      key,
      body: requestBody(this.#style, texts, kind, model),
      timeoutMs: options.timeoutMs ?? TIMEOUT_MS[kind],
      signal: options.signal,
      maxResponseBytes: this.#options.maxResponseBytes ?? enough,
    })
    return this.accept(readVectors(this.#style, answer), texts.length)
  }
}

function parseUrl(text: string): URL {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new EmbedderMisconfiguredError('The URL of the embedding server must begin with http:// or https://')
  }
  if (url.username || url.password) {
    throw new EmbedderMisconfiguredError('The URL of the embedding server must not hold a password: use the key')
  }
  return url
}

/** The same model means the same vectors, whoever serves it, unless the texts were prefixed otherwise. */
function describeSpace(style: RemoteStyle, name: string, { query, document }: Prefixes): string {
  const isPlain = query === '' && document === ''
  const mark = isPlain ? '' : `+${createHash('sha256').update(`${query}\0${document}`).digest('hex').slice(0, 8)}`
  return `${style}:${name}${mark}`
}

/** Halves of letters and NUL make some servers refuse the whole batch, an empty text likewise. */
function prepare(prefix: string, text: string): string {
  const clean = text.replaceAll('\0', ' ').trim().slice(0, MAX_TEXT_CHARS).toWellFormed()
  return prefix + (clean || '-')
}

function takeBatch(texts: string[], start: number, maxTexts: number): string[] {
  let chars = 0
  let end = start
  while (end < texts.length && end - start < maxTexts) {
    chars += (texts[end] as string).length
    if (end > start && chars > MAX_BATCH_CHARS) break
    end++
  }
  return texts.slice(start, end)
}

/** The beginning of a text says most. @throws the server's error when the text is short already */
function shorten(text: string, error: TooMuchTextError): string {
  if (text.length <= SHORTEST_CUT_CHARS) throw error
  return text.slice(0, Math.ceil(text.length / 2)).toWellFormed()
}
