import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { buildClientSchema, type GraphQLSchema } from 'graphql'

let schema: GraphQLSchema | undefined

/** Shopify's own Admin API, 2026-10: a second to build, once a process. */
export function shopifySchema(): GraphQLSchema {
  if (schema) return schema
  const file = new URL('../../data/platforms/shopify-admin-2026-10.json.gz', import.meta.url)
  const read = JSON.parse(gunzipSync(readFileSync(file)).toString('utf8'))
  schema = buildClientSchema(read.data ?? read)
  return schema
}
