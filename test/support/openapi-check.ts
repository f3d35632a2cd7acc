import assert from 'node:assert/strict'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Scope } from '../../src/context.ts'
import { publicRoutes } from '../../src/http/public-api.ts'
import type { Answer, CallOptions, TestApp } from './test-app.ts'

interface Operation {
  responses: Record<string, unknown>
}

interface Described {
  headers?: Record<string, unknown>
  content?: { 'application/json'?: { schema: object } }
}

/** The parts of an OpenAPI document that the check reads. */
export interface OpenApiDocument {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object>; responses: Record<string, Described> }
}

/** What a known or unknown path answers when the document has no such operation. */
const OUTSIDE: Record<number, string> = { 404: 'Not found', 405: 'Method not allowed' }

const validators = new WeakMap<OpenApiDocument, Map<string, ValidateFunction>>()

/**
 * Asserts that the document allows this response: path and method described, the status listed, the body of its schema
 * and without any property the schema does not name.
 * @param path below /api/public/v1, as called; its query is ignored
 * @param body parsed JSON; undefined for no body
 */
export function checkResponse(
  document: OpenApiDocument,
  method: string,
  path: string,
  status: number,
  body: unknown,
): void {
  const where = `${method} ${path.slice(0, 100)} -> ${status}`
  const template = templateOf(document, path)
  const operation = document.paths[template ?? '']?.[method === 'HEAD' ? 'get' : method.toLowerCase()]
  if (!operation) {
    if (method === 'OPTIONS' && status === 204) return
    assert.deepEqual(method === 'HEAD' ? { error: OUTSIDE[status] } : body, { error: OUTSIDE[status] }, where)
    return
  }
  const described = describedResponse(document, operation, status)
  assert.ok(described, `${where}: the document lists no such status`)
  const schema = described.content?.['application/json']?.schema
  assert.ok(schema, `${where}: the document describes no body`)
  if (method === 'HEAD') {
    assert.equal(body, undefined, `${where}: has a body`)
    return
  }
  const validate = validatorOf(document, schema)
  assert.ok(validate(body), `${where}: ${JSON.stringify(validate.errors)} in ${JSON.stringify(body)?.slice(0, 500)}`)
}

/** Names of the headers that the document promises for a response. */
export function promisedHeaders(document: OpenApiDocument, method: string, path: string, status: number): string[] {
  const operation = document.paths[templateOf(document, path) ?? '']?.[method.toLowerCase()]
  return Object.keys((operation && describedResponse(document, operation, status)?.headers) ?? {})
}

function templateOf(document: OpenApiDocument, path: string): string | undefined {
  const plain = path.split('?', 1)[0] as string
  return Object.keys(document.paths).find((template) =>
    new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(plain),
  )
}

function describedResponse(document: OpenApiDocument, operation: Operation, status: number): Described | undefined {
  const response = operation.responses[status] as ({ $ref?: string } & Described) | undefined
  const name = response?.$ref?.replace('#/components/responses/', '')
  return name === undefined ? response : document.components.responses[name]
}

function validatorOf(document: OpenApiDocument, schema: object): ValidateFunction {
  const known = validators.get(document) ?? new Map<string, ValidateFunction>()
  validators.set(document, known)
  const key = JSON.stringify(schema)
  const found = known.get(key)
  if (found) return found
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  const made = ajv.compile({ ...closed(schema), components: { schemas: closed(document.components.schemas) } })
  known.set(key, made)
  return made
}

/** A copy in which no object may have properties beside the named ones. */
function closed(node: object): Record<string, unknown> {
  const copy: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(node)) {
    copy[key] = Array.isArray(value)
      ? value.map((entry) => (typeof entry === 'object' && entry !== null ? closed(entry) : entry))
      : typeof value === 'object' && value !== null
        ? closed(value)
        : value
  }
  if (copy.type === 'object' && 'properties' in copy && !('additionalProperties' in copy)) {
    copy.additionalProperties = false
  }
  return copy
}

const documents = new WeakMap<TestApp, Promise<OpenApiDocument>>()

/** The document that the app under test serves. */
export function servedDocument(app: TestApp): Promise<OpenApiDocument> {
  const known = documents.get(app) ?? app.call('/openapi.json').then(({ json }) => json as OpenApiDocument)
  documents.set(app, known)
  return known
}

/** `app.call`, and the answer checked against the served document. */
export async function callChecked(app: TestApp, path: string, options: CallOptions = {}): Promise<Answer> {
  const answer = await app.call(path, options)
  const method = options.method ?? (options.body === undefined ? 'GET' : 'POST')
  checkResponse(await servedDocument(app), method, path, answer.status, answer.text === '' ? undefined : answer.json)
  return answer
}

/** Every route as a request that could succeed: {id} filled in, a body where one is needed. */
export function sampleRequests(id = 'conv_0000000000000000000000'): {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: string
  scope: Scope
  body: unknown
}[] {
  return publicRoutes.map((route) => ({
    method: route.method,
    path: route.path.replace(/\{\w+\}/g, id),
    scope: route.scope,
    body: route.body ? Object.values(route.bodyExamples ?? {})[0]?.value : undefined,
  }))
}
