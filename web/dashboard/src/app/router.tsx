import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  type ErrorComponentProps,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import { ApiFault, call } from '../api/call.ts'
import { Fault, Lines } from '../parts/states.tsx'
import { pages } from './page-loaders.ts'
import { Shell } from './shell.tsx'
import { type Me, meQuery } from './use-me.ts'

const rootRoute = createRootRouteWithContext<{ queries: QueryClient }>()({ component: Outlet })

/** Who is signed in; else the way in, which leads back here. */
async function requireMe(queries: QueryClient, href: string): Promise<Me> {
  try {
    return await queries.ensureQueryData(meQuery)
  } catch (error) {
    if (!(error instanceof ApiFault) || error.status !== 401) throw error
    const { hasOwner } = await call<{ hasOwner: boolean }>('GET', '/state')
    throw hasOwner
      ? redirect({ to: '/sign-in', search: href === '/' ? {} : ({ to: href } as never) })
      : redirect({ to: '/first-run' })
  }
}

const LAST_STORE = 'spiel-store'

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: async ({ context, location }) => {
    const { stores } = await requireMe(context.queries, location.href)
    const last = stores.find(({ slug }) => slug === localStorage.getItem(LAST_STORE)) ?? stores[0]
    throw last ? redirect({ to: `/s/${last.slug}` as never }) : redirect({ to: '/new-store' as never })
  },
})

const storeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/s/$store',
  beforeLoad: async ({ context, location, params }) => {
    const { stores } = await requireMe(context.queries, location.href)
    if (!stores.some(({ slug }) => slug === params.store)) throw redirect({ to: '/' })
    localStorage.setItem(LAST_STORE, params.store)
  },
  component: Shell,
})

const pageRoutes = Object.entries(pages).map(([path, load]) =>
  createRoute({
    getParentRoute: () => storeRoute,
    path: path === '' ? '/' : path,
    component: lazyRouteComponent(async () => ({ default: await load() })),
  }),
)

const entrance = (path: string, load: () => Promise<React.ComponentType>, needsMe = false) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    beforeLoad: async ({ context, location }) => {
      if (needsMe) await requireMe(context.queries, location.href)
    },
    component: lazyRouteComponent(async () => ({ default: await load() })),
  })

const entrances = [
  entrance('/sign-in', async () => (await import('../entrance/sign-in-page.tsx')).SignInPage),
  entrance('/first-run', async () => (await import('../entrance/first-run-page.tsx')).FirstRunPage),
  entrance('/password', async () => (await import('../entrance/password-page.tsx')).PasswordPage),
  entrance('/join', async () => (await import('../entrance/join-page.tsx')).JoinPage),
  entrance('/new-store', async () => (await import('../entrance/new-store-page.tsx')).NewStorePage, true),
  entrance('/account', async () => (await import('../entrance/account-page.tsx')).AccountPage, true),
]

function Broken({ error, reset }: ErrorComponentProps) {
  return <Fault error={error} retry={() => (error instanceof ApiFault ? reset() : location.reload())} />
}

/** What stands after the `?` are texts, as they were typed: an order number such as 1e5 or 0012 must not become another number. */
const plainSearch = {
  parseSearch: (text: string) => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: (search: Record<string, unknown>) => {
    const entries = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
    const text = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString()
    return text === '' ? '' : `?${text}`
  },
}

/** All addresses of the dashboard. */
export function makeRouter(queries: QueryClient) {
  return createRouter({
    routeTree: rootRoute.addChildren([homeRoute, storeRoute.addChildren(pageRoutes), ...entrances]),
    context: { queries },
    ...plainSearch,
    defaultPreload: 'intent',
    defaultPendingMs: 120,
    defaultPendingMinMs: 0,
    defaultPendingComponent: () => <Lines />,
    defaultErrorComponent: Broken,
    defaultNotFoundComponent: () => <Fault error={new ApiFault(404, '')} />,
    scrollRestoration: true,
  })
}
