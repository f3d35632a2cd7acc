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

/** Calls the dashboard's API. The cookie goes along; the header says that this page asks. @throws {ApiFault} */
export async function call<Answer>(
  method: Method,
  path: string,
  { body, signal }: { body?: unknown; signal?: AbortSignal } = {},
): Promise<Answer> {
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
  const text = await response.text()
  const answer = parse(text)
  if (response.ok) return answer as Answer
  throw faultOf(response, answer)
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
