import { buildServer } from '../../src/http/server.ts'
import type { WidgetOptions } from '../../src/http/widget-inside.ts'
import { verifyShopperToken } from '../../src/shopper-identity/verify-shopper-token.ts'
import type { TestApp } from './test-app.ts'

/** The widget's door as the app opens it, without limits. */
function usualWidgetOptions(given: Pick<WidgetOptions, 'answering' | 'times' | 'revokeTurn'>): WidgetOptions {
  const limits = { session: 0, address: 0, store: 0, sessions: 0 }
  return { verifyShopperToken, trustedProxies: [], limits, ...given }
}

/** A second server with a memory of its own over the same database, as another process would be. */
export async function openSecondServer(
  app: TestApp,
  widget: Pick<WidgetOptions, 'answering' | 'times' | 'revokeTurn'>,
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = await buildServer(app.context, {
    rateLimit: 0,
    preparation: () => ({ done: true, stores: 0, storesReady: 0 }),
    demo: 'off',
    log: app.log,
    widget: usualWidgetOptions(widget),
  })
  return { url: await server.listen({ port: 0, host: '127.0.0.1' }), close: () => server.close() }
}
