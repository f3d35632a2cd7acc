import type { WidgetOptions } from '../../src/http/widget-inside.ts'
import { verifyShopperToken } from '../../src/shopper-identity/verify-shopper-token.ts'

/** The widget's door as the app opens it, without limits. */
export function usualWidgetOptions(given: Pick<WidgetOptions, 'answering' | 'times'>): WidgetOptions {
  const limits = { session: 0, address: 0, store: 0, sessions: 0 }
  return { verifyShopperToken, trustedProxies: [], limits, ...given }
}
