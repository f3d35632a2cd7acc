import type { z } from 'zod'
import type { SignedIn, SignIn } from '../accounts/sign-in.ts'
import type { AppContext } from '../context.ts'
import type { DemoMode } from '../widget/demo-origin.ts'

/** What a handler outside a store gets. */
export interface AccountRequest<Body> {
  body: Body
  /** The Cookie header. */
  cookie: string
  /** The Origin header, '' without one. */
  origin: string
  /** The client's address as limits count it. */
  addressKey: string
}

/** What the routes outside a store work with. */
export interface AccountInside {
  signIn: SignIn
  demo: DemoMode
}

export interface AccountResponse {
  status: number
  body: object
  /** Set-Cookie headers. */
  cookies?: string[]
}

interface Facts {
  method: 'GET' | 'POST' | 'PATCH'
  /** Below /api/dashboard/v1. */
  path: string
  operationId: string
}

/** Anybody may call it, counted per client address where it takes a secret. */
interface OpenRoute<Body extends z.ZodType = z.ZodType> extends Facts {
  needs: 'nobody'
  isCounted: boolean
  body?: Body
  handle(app: AppContext, request: AccountRequest<z.output<Body>>, inside: AccountInside): Promise<AccountResponse>
}

/** Somebody must be signed in. */
interface SignedInRoute<Body extends z.ZodType = z.ZodType> extends Facts {
  needs: 'account'
  body?: Body
  handle(
    app: AppContext,
    who: SignedIn,
    request: AccountRequest<z.output<Body>>,
    inside: AccountInside,
  ): Promise<AccountResponse>
}

/** An operation outside any store. */
export type AccountRoute = OpenRoute<never> | SignedInRoute<never>

/** A route for anybody. */
export const forNobody = <Body extends z.ZodType = z.ZodUndefined>(
  facts: Facts & { isCounted: boolean },
  rest: Pick<OpenRoute<Body>, 'body' | 'handle'>,
): AccountRoute => ({ ...facts, ...rest, needs: 'nobody' }) as unknown as AccountRoute

/** A route for who is signed in. */
export const forAccount = <Body extends z.ZodType = z.ZodUndefined>(
  facts: Facts,
  rest: Pick<SignedInRoute<Body>, 'body' | 'handle'>,
): AccountRoute => ({ ...facts, ...rest, needs: 'account' }) as unknown as AccountRoute
