import { bigcommerceConnector } from './bigcommerce/bigcommerce-connector.ts'
import type { Connector, PlatformName } from './connector.ts'
import { shopifyConnector } from './shopify/shopify-connector.ts'
import { wooConnector } from './woocommerce/woo-connector.ts'

/** All platforms there are. */
export const connectors: Record<PlatformName, Connector> = {
  shopify: shopifyConnector,
  bigcommerce: bigcommerceConnector,
  woocommerce: wooConnector,
}
