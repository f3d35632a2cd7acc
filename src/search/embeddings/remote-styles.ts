import { EmbedderMisconfiguredError, type Prefixes, type TextKind } from './embedder.ts'

/** How a server wants its request: OpenAI's shape (Ollama, TEI, vLLM and LM Studio have it too), Voyage's or Cohere's. */
export type RemoteStyle = 'openai' | 'voyage' | 'cohere'

/** The style by the server's name or path: an explicit setting is only needed behind a proxy. */
export function detectStyle(url: URL): RemoteStyle {
  if (/\/v2\/embed\/?$/.test(url.pathname)) return 'cohere'
  const isHost = (domain: string) => url.hostname === domain || url.hostname.endsWith(`.${domain}`)
  if (isHost('voyageai.com')) return 'voyage'
  // Cohere also answers in OpenAI's shape, below this path.
  if (/^\/compatibility\//.test(url.pathname)) return 'openai'
  return isHost('cohere.com') || isHost('cohere.ai') ? 'cohere' : 'openai'
}

/** The address to post to: the operator may give the server alone, its /v1, or the whole path. A query string stays. */
export function endpointOf(url: URL, style: RemoteStyle): URL {
  const endpoint = new URL(url)
  const path = url.pathname.replace(/(?<!\/)\/+$/, '')
  if (style === 'cohere')
    endpoint.pathname = path.endsWith('/embed') ? path : `${path.replace(/\/v[12]$/, '')}/v2/embed`
  else if (path.endsWith('/embeddings')) endpoint.pathname = path
  else endpoint.pathname = path === '' ? '/v1/embeddings' : `${path}/embeddings`
  return endpoint
}

/** The request body. `model` may be left out for servers that hold one model. */
export function requestBody(style: RemoteStyle, texts: string[], kind: TextKind, model: string | undefined): object {
  if (style === 'cohere') {
    return { model, texts, input_type: `search_${kind}`, embedding_types: ['float'], truncate: 'END' }
  }
  // Voyage refuses an encoding_format of "float".
  if (style === 'voyage') return { model, input: texts, input_type: kind }
  return { model, input: texts, encoding_format: 'float' }
}

/** The vectors inside an answer, in the order of the texts; not yet checked. */
export function readVectors(style: RemoteStyle, answer: unknown): unknown {
  if (style === 'cohere') return (answer as { embeddings?: { float?: unknown } } | null)?.embeddings?.float
  const data = (answer as { data?: unknown } | null)?.data
  if (!Array.isArray(data)) return undefined
  const items = data as ({ index?: unknown; embedding?: unknown } | null)[]
  const ordered: unknown[] = new Array(items.length)
  for (const [at, item] of items.entries()) {
    const index = item?.index ?? at
    if (
      !Number.isInteger(index) ||
      (index as number) < 0 ||
      (index as number) >= items.length ||
      ordered[index as number]
    ) {
      throw new EmbedderMisconfiguredError('The embedding server numbered its vectors wrongly', {
        fault: 'wrong_answer',
      })
    }
    ordered[index as number] = item?.embedding ?? null
  }
  return ordered
}

const NO_PREFIXES: Prefixes = { query: '', document: '' }

/** The prefixes that families of open models were trained with, from their model cards; none for others. */
export function detectPrefixes(model: string | undefined): Prefixes {
  const name = model?.toLowerCase() ?? ''
  // The instruct and mistral variants of e5 take a task description instead.
  if (/(^|[/-])e5-/.test(name) && !/instruct|mistral/.test(name)) return { query: 'query: ', document: 'passage: ' }
  if (/nomic-embed-text/.test(name)) return { query: 'search_query: ', document: 'search_document: ' }
  if (/bge-(small|base|large)-en|mxbai-embed-large/.test(name)) {
    return { query: 'Represent this sentence for searching relevant passages: ', document: '' }
  }
  return NO_PREFIXES
}
