import type { z } from 'zod'
import type { Scope, StoreContext } from '../context.ts'

/** What a handler gets of a request: query and params as texts, the body as parsed JSON. */
export interface RouteRequest {
  query: unknown
  params: Record<string, string>
  body: unknown
}

export interface RouteResponse {
  status: number
  body: object
}

/**
 * One operation of the public API. The server registers it, and the OpenAPI document is made from it, so that both
 * always agree.
 */
export interface PublicRoute {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Below /api/public/v1, with {name} for a parameter. */
  path: string
  scope: Scope
  operationId: string
  tag: string
  summary: string
  description: string
  params?: Record<string, string>
  query?: z.ZodType
  /** Input schema of the body. */
  body?: z.ZodType
  bodyExamples?: Record<string, { summary: string; value: unknown }>
  /** Answers beside the common errors: status, what it means, and the component that describes it. */
  responses: Record<number, { description: string; component: string; example?: unknown }>
  handle(ctx: StoreContext, request: RouteRequest): Promise<RouteResponse>
}
