import type { z } from 'zod'
import type { Caller, KeyOwner } from '../widget/sessions.ts'
import type { WireEvent } from './event-stream.ts'
import type { WidgetInside } from './widget-inside.ts'

/** What a handler gets of a request. */
export interface WidgetRequest {
  params: Record<string, string>
  query: Record<string, unknown>
  /** Parsed JSON; undefined without a body. */
  body: unknown
  lastEventId: string | undefined
  /** The client wishes server-sent events. */
  wantsEvents: boolean
}

export type WidgetResponse =
  | {
      status: number
      body: object
      /** How long a browser may keep it; absent = not at all. */
      maxAgeSeconds?: number
    }
  | {
      events: (signal: AbortSignal) => AsyncIterable<WireEvent>
      /** Whose they are: told of only as long as it is open to the caller. */
      conversationId: string
      /** Goes on until the client leaves; else it ends with the turn. */
      isOpenEnded?: boolean
    }

interface WidgetRouteFacts {
  method: 'GET' | 'POST'
  /** Below /api/widget/v1, with {name} for a parameter. */
  path: string
  operationId: string
  tag: string
  summary: string
  description: string
  params?: Record<string, string>
  /** Parameters of the query, all optional. */
  query?: Record<string, { description: string; schema: z.ZodType }>
  /** Input schema of the body. */
  body?: { schema: z.ZodType; component: string; isOptional?: boolean; example: unknown }
  /** The success; `events`: also, or only, as a stream. */
  response: { status: number; description: string; component?: string; events?: string }
  isLimited?: boolean
  /** What is stored can speak against it (409). */
  canConflict?: boolean
}

/**
 * One operation of the widget API. The server registers it, and the OpenAPI document is made from it. `key`: called with a
 * widget key from one of its pages; `session`: with a session token.
 */
export type WidgetRoute = WidgetRouteFacts &
  (
    | {
        needs: 'key'
        /** The limit per client address that it is counted against. */
        counts: 'session' | 'settings'
        handle(owner: KeyOwner, request: WidgetRequest, door: WidgetInside): Promise<WidgetResponse>
      }
    | { needs: 'session'; handle(caller: Caller, request: WidgetRequest, door: WidgetInside): Promise<WidgetResponse> }
  )
