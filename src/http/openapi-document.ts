/** What the documents of all doors have in common: OpenAPI 3.1. */

type HeaderType = 'integer' | 'string'
type Tag = { name: string; description: string }

export interface DocumentParts<Route> {
  title: string
  summary: string
  description: string
  /** Path that all paths of the routes are below. */
  server: string
  tags: Tag[]
  /** Asked of every operation that does not say otherwise. */
  security?: object[]
  securitySchemes: Record<string, object>
  schemas: Record<string, object>
  responses: Record<string, object>
  routes: readonly Route[]
  operation: (route: Route) => object
  /** What this server calls, by name. */
  webhooks?: Record<string, object>
}

/** The document of one door, from its own routes. */
export function buildDocument<Route extends { path: string; method: string }>(parts: DocumentParts<Route>): object {
  const { title, summary, description, server, tags, security, securitySchemes, schemas, responses } = parts
  const paths: Record<string, Record<string, object>> = {}
  for (const route of parts.routes) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: parts.operation(route) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: '1.0.0',
      summary,
      description,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: server, description: 'This server' }],
    ...(security ? { security } : {}),
    tags,
    paths,
    ...(parts.webhooks ? { webhooks: parts.webhooks } : {}),
    components: { securitySchemes, schemas, responses },
  }
}

export const header = (description: string, type: HeaderType = 'string') => ({ description, schema: { type } })

export const retryAfter = { 'Retry-After': header('Seconds to wait before trying again.', 'integer') }

/** A JSON body of one of the components. */
export const jsonOf = (component: string, example?: unknown): object => ({
  'application/json': {
    schema: { $ref: `#/components/schemas/${component}` },
    ...(example === undefined ? {} : { example }),
  },
})

/** Makes the responses that many operations share; `headers` are on all of them. */
export const responsesWith = (headers: object) => ({
  answer: (description: string, component: string, example: unknown, more: object = {}) => ({
    description,
    headers: { ...more, ...headers },
    content: jsonOf(component, example),
  }),
  /** One that only has an error's word. */
  plain: (description: string, error: string, more: object = {}) => ({
    description,
    headers: { ...more, ...headers },
    content: jsonOf('Error', { error }),
  }),
})

/** A 400 that names one field, and how it is told. */
export function badRequestExample(issue: { path: string; code: string; message: string }): object {
  return {
    error: 'Bad request',
    details: { formErrors: [], fieldErrors: { [issue.path]: [issue.message] }, issues: [issue] },
  }
}

export function rateLimitExample(limit: number): object {
  const message = `Limit of ${limit} requests per minute reached. Retry in 12 s.`
  return { success: false, error: { code: 'RATE_LIMIT_EXCEEDED', message, retryAfter: 12 } }
}

export const pathParameters = (params: Record<string, string> = {}): object[] =>
  Object.entries(params).map(([name, description]) => ({
    name,
    in: 'path',
    required: true,
    description,
    schema: { type: 'string' },
  }))

/** `statuses` of an operation as references to the shared responses. */
export const responseRefs = (statuses: Record<number, string>): Record<string, object> =>
  Object.fromEntries(
    Object.entries(statuses).map(([status, name]) => [status, { $ref: `#/components/responses/${name}` }]),
  )
