import type { z } from 'zod'
import type { Role, StoreContext } from '../context.ts'

/** Who is signed in, and what they are in the store that the path names. */
export interface Person {
  /** Of the account; the context's actor is `account:<id>`. */
  id: string
  name: string
  email: string
  role: Role
}

/** What a handler gets of a request. Query and body have passed the route's schemas where it has them. */
export interface DashboardRequest<Query = unknown, Body = unknown> {
  params: Record<string, string>
  query: Query
  body: Body
  person: Person
}

/** An event for a page that listens, as http/event-stream.ts sends it. */
interface DashboardEvent {
  id?: string
  event: string
  data: object
}

export type DashboardResponse =
  | { status: number; body: object }
  /** Sent until the page leaves; the reader must end when the signal does. */
  | { events: (signal: AbortSignal) => AsyncIterable<DashboardEvent> }
  /** For the browser to save. */
  | { file: { name: string; type: string; content: string | AsyncIterable<string> } }

/**
 * One operation of the dashboard inside a store. http/dashboard-api.ts alone checks who is signed in, their membership of the store (else
 * 404) and that their role is at least `role` (else 403), before the body is read. A room lists its own in `<room>.dashboard.ts`,
 * made by `dashboardRoute()`; http/dashboard-routes.ts lists the rooms'.
 */
export interface DashboardRoute {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below /api/dashboard/v1/stores/{store}, with {name} for a parameter: `/keys/{id}`. */
  path: string
  /** The least role that may call it. */
  role: Role
  /** Unique among all; in the log of requests. */
  operationId: string
  summary: string
  query?: z.ZodType
  body?: z.ZodType
  /** Instead of 1 MiB. */
  maxBodyBytes?: number
  /** The store's context: scopes are `read` for viewers, `read` and `write` for agents, `admin` for the others. */
  handle(ctx: StoreContext, request: DashboardRequest<never, never>): Promise<DashboardResponse>
}

/** A route whose handler gets query and body typed as its schemas parse them. */
export function dashboardRoute<Query extends z.ZodType = z.ZodUnknown, Body extends z.ZodType = z.ZodUnknown>(
  route: Omit<DashboardRoute, 'query' | 'body' | 'handle'> & {
    query?: Query
    body?: Body
    handle(ctx: StoreContext, request: DashboardRequest<z.output<Query>, z.output<Body>>): Promise<DashboardResponse>
  },
): DashboardRoute {
  return route
}
