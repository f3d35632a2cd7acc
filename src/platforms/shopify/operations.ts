import { readFileSync } from 'node:fs'

const read = (name: string): string => readFileSync(new URL(`operations/${name}.graphql`, import.meta.url), 'utf8')

/** What is asked of Shopify's Admin API: each file is checked against its schema by a test. */
export const operations = {
  bulkProducts: read('bulk-products'),
  bulkOrders: read('bulk-orders'),
  runBulk: read('run-bulk'),
  pollBulk: read('poll-bulk'),
  products: read('products'),
  variants: read('variants'),
  orders: read('orders'),
  lineItems: read('line-items'),
  changedProducts: read('changed-products'),
  changedOrders: read('changed-orders'),
  shop: read('shop'),
  hooks: read('hooks'),
  makeHook: read('make-hook'),
  endHook: read('end-hook'),
  customer: read('customer'),
}
