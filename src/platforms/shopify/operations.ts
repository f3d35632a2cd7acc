import { readdirSync, readFileSync } from 'node:fs'

const folder = new URL('operations/', import.meta.url)
const textOf = (name: string): string => readFileSync(new URL(`${name}.graphql`, folder), 'utf8')

/** What several operations ask of the same type of thing: the lines between the braces, by the fragment's name. */
const fragments = new Map(
  readdirSync(new URL('fragments/', folder)).map((file) => {
    const text = readFileSync(new URL(`fragments/${file}`, folder), 'utf8')
    const [first = '', ...lines] = text.trimEnd().split('\n')
    return [first.split(' ')[1] ?? '', lines.slice(0, -1).map((line) => line.trim())]
  }),
)

/**
 * An operation with its fragments written out where they are used: what Shopify runs in bulk is one query without definitions beside it.
 */
function composed(name: string): string {
  const written = (line: string): string[] => {
    const body = line.startsWith('...') ? fragments.get(line.slice(3)) : undefined
    return body ? body.flatMap(written) : [line]
  }
  return textOf(name)
    .split('\n')
    .flatMap((line) => written(line.trim()))
    .join('\n')
}

/** What is asked of Shopify's Admin API: a test holds each, as it is sent, against its schema. */
export const operations = {
  bulkProducts: composed('bulk-products'),
  bulkOrders: composed('bulk-orders'),
  runBulk: composed('run-bulk'),
  pollBulk: composed('poll-bulk'),
  products: composed('products'),
  variants: composed('variants'),
  orders: composed('orders'),
  lineItems: composed('line-items'),
  changedProducts: composed('changed-products'),
  changedOrders: composed('changed-orders'),
  shop: composed('shop'),
  hooks: composed('hooks'),
  makeHook: composed('make-hook'),
  endHook: composed('end-hook'),
  customer: composed('customer'),
}
