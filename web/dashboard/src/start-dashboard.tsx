import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ApiFault } from './api/call.ts'
import { makeRouter } from './app/router.tsx'
import { startTheme } from './app/theme.ts'
import { Toasts } from './parts/toasts.tsx'
import './styles/dashboard.css'
import { startTexts } from './texts/use-texts.ts'

const FRESH_MS = 10_000
const MOST_RETRIES = 2

/** The session ended meanwhile: the way in leads back here. */
function onFault(error: unknown): void {
  if (!(error instanceof ApiFault) || error.status !== 401 || !location.pathname.startsWith('/s/')) return
  queries.removeQueries({ queryKey: ['me'] })
  void router.invalidate()
}

const queries = new QueryClient({
  queryCache: new QueryCache({ onError: onFault }),
  mutationCache: new MutationCache({ onError: onFault }),
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      retry: (count, error) =>
        count < MOST_RETRIES && error instanceof ApiFault && (error.status === 0 || error.status >= 500),
    },
  },
})
const router = makeRouter(queries)

startTheme()
// The dialogs' library puts one style into the page; the server's policy knows it by this nonce.
const nonce = document.querySelector<HTMLMetaElement>('meta[name=nonce]')?.content
Object.assign(window, { __webpack_nonce__: nonce })
await startTexts()
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
      <Toasts />
    </QueryClientProvider>
  </StrictMode>,
)
