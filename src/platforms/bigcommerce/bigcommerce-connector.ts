import { randomBytes } from 'node:crypto'
import type {
  ChangesPage,
  ConnectedShop,
  Connector,
  Credentials,
  FetchedItems,
  ItemKind,
  Place,
  PlatformItem,
  Session,
  SyncPage,
} from '../connector.ts'
import { allPages, changeOf, changesByTime, eraseAsTold, fetched, hookParts } from '../connector-parts.ts'
import { mapAtOnce } from '../map-at-once.ts'
import { numberOf } from '../map-fields.ts'
import { PlatformError } from '../platform-error.ts'
import { type PlatformAnswer, type PlatformHttp, throwIfRefused } from '../platform-http.ts'
import { badCredential, standIn } from '../shop-address.ts'
import { endHooks, handleHook, hookHealth } from './bigcommerce-hooks.ts'
import { isNoOrder, type Json, mapOrder, mapProduct, type Names, orderId, productId } from './bigcommerce-maps.ts'
import { readCustomerToken } from './customer-token.ts'

const API = 'https://api.bigcommerce.com'
const PRODUCTS_PER_PAGE = 250
const ORDERS_PER_PAGE = 100
const AT_ONCE = 5
const INCLUDE = 'variants,images,custom_fields'

/** What is asked of the API to see whether a scope is there. */
const PROBES = [
  { scope: 'store_v2_products_read_only', path: '/v3/catalog/products', isRequired: true },
  { scope: 'store_v2_orders_read_only', path: '/v2/orders', isRequired: true },
  { scope: 'store_v2_information_read_only', path: '/v2/store', isRequired: true },
] as const

/** BigCommerce by an API account of the store: v3 for products and hooks, v2 for orders. */
export const bigcommerceConnector: Connector = {
  platform: 'bigcommerce',
  fields: [
    { name: 'storeHash', isSecret: false, isRequired: true, example: 'abc123xyz' },
    { name: 'accessToken', isSecret: true, isRequired: true, example: '…' },
    { name: 'clientSecret', isSecret: true, isRequired: false, example: '…' },
    { name: 'appClientId', isSecret: false, isRequired: false, example: '…' },
    { name: 'appClientSecret', isSecret: true, isRequired: false, example: '…' },
  ],
  scopes: PROBES.map(({ scope, isRequired }) => ({ scope, isRequired })),
  wire: (given) => ({
    base: `${standIn(given.apiUrl) ?? API}/stores/${storeHash(given)}`,
    headers: ({ accessToken = '' }) => ({ 'x-auth-token': accessToken }),
    paceOf,
  }),
  readLogin: readCustomerToken,
  connect,
  fullSync,
  changesSince,
  fetchItems,
  handleHook,
  ...hookParts({ tend: hookHealth, end: endHooks, missingScopes: ({ http }) => missingScopes(http) }),
  // BigCommerce has no such hook; who erases a shopper by hand names their address.
  eraseShopper: eraseAsTold,
}

function storeHash({ storeHash: given = '' }: Credentials): string {
  const hash = given.trim().toLowerCase()
  if (!/^[a-z0-9]{4,20}$/.test(hash))
    throw badCredential('storeHash', 'must be the part after /stores/ of the API path, such as abc123xyz')
  return hash
}

/** The window's last tenth is left to others of the store. */
function paceOf({ headers }: PlatformAnswer): number {
  const number = (name: string) => Number(headers.get(`x-rate-limit-${name}`) ?? Number.NaN)
  const [left, quota, resetMs] = [number('requests-left'), number('requests-quota'), number('time-reset-ms')]
  return left < quota / 10 && Number.isFinite(resetMs) ? resetMs : 0
}

async function connect(given: Credentials, http: PlatformHttp): Promise<ConnectedShop> {
  if (!given.accessToken?.trim()) throw badCredential('accessToken', 'is required')
  const [appClientId = '', appClientSecret = ''] = [given.appClientId?.trim(), given.appClientSecret?.trim()]
  if ((appClientId === '') !== (appClientSecret === '')) {
    const missing = appClientId === '' ? 'appClientId' : 'appClientSecret'
    throw badCredential(missing, 'is required with the other of the two')
  }
  const store = await http.ask('/v2/store')
  if (store.status === 401) throwIfRefused(store)
  const missing = await missingScopes(http)
  const { name, secure_url: secure, domain, currency } = store.json ?? {}
  const origin = URL.canParse(secure ?? `https://${domain}`) ? new URL(secure ?? `https://${domain}`).origin : ''
  if (missing.length === 0 && origin === '')
    throw new PlatformError('unreadable', 'The store tells no address of its own')
  const kept = standIn(given.apiUrl)
  const own = randomBytes(32).toString('base64url')
  return {
    shop: storeHash(given),
    name: String(name ?? storeHash(given)),
    origin: origin || API,
    currency: String(currency ?? 'USD'),
    credentials: {
      storeHash: storeHash(given),
      accessToken: given.accessToken.trim(),
      ...(kept ? { apiUrl: kept } : {}),
      ...(appClientId ? { appClientId, appClientSecret } : {}),
    },
    hookSecret: `${own}\n${given.clientSecret?.trim() ?? ''}`,
    missingScopes: missing,
  }
}

async function missingScopes(http: PlatformHttp): Promise<string[]> {
  const missing: string[] = []
  for (const { scope, path } of PROBES) {
    const answer = await http.ask(path, { query: { limit: 1 } })
    if (answer.status === 401) throwIfRefused(answer)
    if (answer.status === 403) missing.push(scope)
    else if (answer.status !== 204) throwIfRefused(answer)
  }
  return missing
}

interface WalkPlace extends Place {
  kind: ItemKind
  lastId: number
}

/** By ids in their order, so that what comes and goes meanwhile moves nothing. */
async function fullSync(session: Session, given: Place | null): Promise<SyncPage> {
  const place = (given ?? { kind: 'product', lastId: 0 }) as WalkPlace
  const { rows, totals } = await readPage(session.http, place)
  const items = await toItems(session, place.kind, rows)
  const lastId = rows.at(-1)?.id
  if (lastId !== undefined) return { items, next: { kind: place.kind, lastId }, totals }
  return { items, next: place.kind === 'product' ? { kind: 'order', lastId: 0 } : null, totals }
}

async function readPage(
  http: PlatformHttp,
  { kind, lastId }: WalkPlace,
): Promise<{ rows: Json[]; totals: SyncPage['totals'] & object }> {
  if (kind === 'order') {
    const rows = await listOf(http, '/v2/orders', { min_id: lastId + 1, sort: 'id:asc', limit: ORDERS_PER_PAGE })
    return { rows, totals: {} }
  }
  const query = { 'id:greater': lastId, sort: 'id', direction: 'asc', limit: PRODUCTS_PER_PAGE, include: INCLUDE }
  const { data, meta } = await http.get('/v3/catalog/products', query)
  const total = meta?.pagination?.total
  // Of those after the last one: the first page tells of all.
  return { rows: data, totals: lastId === 0 && Number.isInteger(total) ? { products: total } : {} }
}

/** v2 answers a bare list, and nothing at all for none. */
async function listOf(http: PlatformHttp, path: string, query: Record<string, string | number>): Promise<Json[]> {
  const answer = await http.ask(path, { query })
  if (answer.status === 204) return []
  throwIfRefused(answer)
  return Array.isArray(answer.json) ? answer.json : []
}

async function toItems(session: Session, kind: ItemKind, rows: Json[]): Promise<PlatformItem[]> {
  if (kind === 'product') {
    const names = await readNames(session.http, rows)
    return rows.map((row): PlatformItem => ({ kind, input: mapProduct(row, names, session) }))
  }
  const orders = rows.filter((row) => !isNoOrder(row))
  return mapAtOnce(orders, AT_ONCE, async (order): Promise<PlatformItem> => {
    const items = await allOf(session.http, `/v2/orders/${order.id}/products`)
    const shipments =
      Number(order.items_shipped) > 0 ? await allOf(session.http, `/v2/orders/${order.id}/shipments`) : []
    return { kind, input: mapOrder(order, items, shipments) }
  })
}

const PARTS_PER_PAGE = 250

const allOf = (http: PlatformHttp, path: string): Promise<Json[]> =>
  allPages(PARTS_PER_PAGE, (page) =>
    listOf(http, path, { page, limit: PARTS_PER_PAGE }).catch((error) => {
      // The order went away between its list and its parts: what is left of it is looked at by its hook.
      if (error instanceof PlatformError && error.fault === 'missing') return []
      throw error
    }),
  )

/** Products name brand and categories by number. */
async function readNames(http: PlatformHttp, rows: Json[]): Promise<Names> {
  const brandIds = [...new Set(rows.map(({ brand_id: id }) => id).filter((id) => id > 0))]
  const categoryIds = [...new Set(rows.flatMap(({ categories }) => categories ?? []))]
  return {
    brands: await namesOf(http, '/v3/catalog/brands', brandIds),
    categories: await namesOf(http, '/v3/catalog/categories', categoryIds),
  }
}

async function namesOf(http: PlatformHttp, path: string, ids: number[]): Promise<Map<number, string>> {
  const names = new Map<number, string>()
  for (let from = 0; from < ids.length; from += 100) {
    const answer = await http.ask(path, { query: { 'id:in': ids.slice(from, from + 100).join(','), limit: 250 } })
    for (const { id, name } of answer.json?.data ?? []) names.set(id, name)
  }
  return names
}

const perPage: Record<ItemKind, number> = { product: PRODUCTS_PER_PAGE, order: ORDERS_PER_PAGE }

function changesSince({ http }: Session, since: Date, given: Place | null): Promise<ChangesPage> {
  return changesByTime(since, given, perPage, async ({ kind, sinceMs, page }) => {
    const [after, limit] = [new Date(sinceMs).toISOString(), perPage[kind]]
    if (kind === 'order') {
      const query = { min_date_modified: after, sort: 'date_modified:asc', page, limit }
      return (await listOf(http, '/v2/orders', query)).map((row) => changeOf(kind, orderId(row.id), row.date_modified))
    }
    const { data } = await http.get('/v3/catalog/products', {
      ...{ 'date_modified:min': after, sort: 'date_modified', direction: 'asc', page, limit },
      include_fields: 'date_modified',
    })
    return data.map((row: Json) => changeOf(kind, productId(row.id), row.date_modified))
  })
}

async function fetchItems(session: Session, kind: ItemKind, ids: readonly string[]): Promise<FetchedItems> {
  const numbers = ids.map(numberOf)
  const rows =
    kind === 'product'
      ? (
          await session.http.get('/v3/catalog/products', {
            'id:in': numbers.join(','),
            include: INCLUDE,
            limit: PRODUCTS_PER_PAGE,
          })
        ).data
      : (await mapAtOnce(numbers, AT_ONCE, (number) => oneOrder(session.http, number))).flat()
  return fetched(ids, await toItems(session, kind, rows))
}

async function oneOrder(http: PlatformHttp, id: string): Promise<Json[]> {
  const answer = await http.ask(`/v2/orders/${id}`)
  if (answer.status === 404) return []
  throwIfRefused(answer)
  return answer.json ? [answer.json] : []
}
