/** One thing wrong with what was sent. */
export interface Issue {
  path: string
  message: string
}

/** The server said no, or did not answer (status 0). */
export class ApiFault extends Error {
  readonly status: number
  readonly issues: Issue[]
  readonly retryAfterS: number | undefined
  constructor(status: number, message: string, issues: Issue[] = [], retryAfterS?: number) {
    super(message)
    this.status = status
    this.issues = issues
    this.retryAfterS = retryAfterS
  }

  /** What is wrong with one field, if anything. */
  of(path: string): string | undefined {
    return this.issues.find((issue) => issue.path === path)?.message
  }
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

const ROOT = '/api/dashboard/v1'

interface Asked {
  body?: unknown
  signal?: AbortSignal
}

/** Calls the dashboard's API. The cookie goes along; the header says that this page asks. @throws {ApiFault} */
export async function call<Answer>(method: Method, path: string, asked: Asked = {}): Promise<Answer> {
  return parse(await (await ask(method, path, asked)).text()) as Answer
}

/** The same for an answer that comes as events, one after the other. @throws {ApiFault} also when the line breaks */
export async function* callForEvents(
  method: Method,
  path: string,
  asked: Asked = {},
): AsyncGenerator<{ event: string; data: unknown }> {
  const response = await ask(method, path, asked)
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (;;) {
    const next = await reader?.read().catch(() => undefined)
    if (!next) throw new ApiFault(0, 'no answer')
    if (next.done) return
    text += next.value
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const lines = text.slice(0, end).split('\n')
      text = text.slice(end + 2)
      const of = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2)
      const event = of('event')
      if (event) yield { event, data: parse(of('data') ?? '') }
    }
  }
}

async function ask(method: Method, path: string, { body, signal }: Asked): Promise<Response> {
  let response: Response
  try {
    response = await fetch(ROOT + path, {
      method,
      headers: { 'x-spiel-page': '1', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new ApiFault(0, 'no answer')
  }
  if (response.ok) return response
  throw faultOf(response, parse(await response.text()))
}

interface Refusal {
  error?: string | { message?: string; retryAfter?: number }
  message?: string
  details?: { issues?: Issue[] }
}

function faultOf({ status }: Response, answer: unknown): ApiFault {
  const { error, message, details } = (answer ?? {}) as Refusal
  const words = message ?? (typeof error === 'string' ? error : error?.message) ?? ''
  return new ApiFault(status, words, details?.issues, typeof error === 'object' ? error.retryAfter : undefined)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
