import type { FastifyRequest } from 'fastify'
import type { SignedIn, SignIn } from '../accounts/sign-in.ts'
import type { AppContext, StoreContext } from '../context.ts'
import type { Person } from '../shared/dashboard-route.ts'
import type { DemoMode } from '../widget/demo-origin.ts'
import type { ClientSource } from './client-keys.ts'
import type { OpenStreams } from './open-streams.ts'

/** What the dashboard's door is made of, once. */
export interface DashboardDoor {
  app: AppContext
  signIn: SignIn
  demo: DemoMode
  clients: ClientSource
  streams: OpenStreams
  /** Asked again and again while events are sent. */
  isStillInside(request: FastifyRequest): Promise<boolean>
}

/** Who asks. */
export interface DashboardCaller {
  who: SignedIn
  /** Absent outside a store. */
  inside?: { ctx: StoreContext; person: Person }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once somebody is known to be signed in. */
    dashboard: DashboardCaller | undefined
  }
}
