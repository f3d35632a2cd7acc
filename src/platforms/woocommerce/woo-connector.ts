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
import { itemId, numberOf } from '../map-fields.ts'
import { PlatformError } from '../platform-error.ts'
import { type PlatformHttp, throwIfRefused } from '../platform-http.ts'
import { badCredential, shopOrigin } from '../shop-address.ts'
import { endHooks, handleHook, hookHealth } from './woo-hooks.ts'
import { isNoOrder, type Json, mapOrder, mapProduct, ROOT } from './woo-maps.ts'

const PER_PAGE = 100
const AT_ONCE = 5
const paths: Record<ItemKind, string> = { product: '/products', order: '/orders' }
const types: Record<ItemKind, string> = { product: 'Product', order: 'Order' }

/** WooCommerce by its REST API v3, with a key and secret of the shop. */
export const wooConnector: Connector = {
  platform: 'woocommerce',
  fields: [
    { name: 'shop', isSecret: false, isRequired: true, example: 'https://shop.example' },
    { name: 'consumerKey', isSecret: true, isRequired: true, example: 'ck_…' },
    { name: 'consumerSecret', isSecret: true, isRequired: true, example: 'cs_…' },
  ],
  scopes: [
    { scope: 'read', isRequired: true },
    { scope: 'write', isRequired: false },
  ],
  wire: (given) => ({
    base: shopOrigin('shop', given.shop),
    headers: ({ consumerKey = '', consumerSecret = '' }) => ({
      authorization: `Basic ${Buffer.from(`${consumerKey}:${consumerSecret}`).toString('base64')}`,
    }),
    paceOf: () => 0,
  }),
  authorization: { url: authorizationUrl, read: readKeys },
  connect,
  fullSync,
  changesSince,
  fetchItems,
  handleHook,
  ...hookParts({ tend: hookHealth, end: endHooks, missingScopes: ({ http }) => missingScopes(http) }),
  // The orders that are here tell a customer's address: the shop itself has erased theirs by now.
  eraseShopper: eraseAsTold,
}

/** WooCommerce's own page, which asks whoever is signed in there; the state comes back as `user_id`. */
function authorizationUrl(
  shop: string,
  { state, callbackUrl, returnUrl }: { state: string; callbackUrl: string; returnUrl: string },
): string {
  const url = new URL('/wc-auth/v1/authorize', shop)
  const asked = {
    app_name: 'Spiel',
    scope: 'read_write',
    user_id: state,
    return_url: returnUrl,
    callback_url: callbackUrl,
  }
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value)
  return url.href
}

function readKeys(body: unknown): { state: string; credentials: Credentials } | undefined {
  const { user_id: state, consumer_key: consumerKey, consumer_secret: consumerSecret } = (body ?? {}) as Json
  const isText = (text: unknown) => typeof text === 'string' && text.length <= 200
  if (![state, consumerKey, consumerSecret].every(isText)) return undefined
  return { state, credentials: { consumerKey, consumerSecret } }
}

async function connect(given: Credentials, http: PlatformHttp): Promise<ConnectedShop> {
  for (const name of ['consumerKey', 'consumerSecret'] as const) {
    if (!given[name]?.trim()) throw badCredential(name, 'is required')
  }
  const origin = shopOrigin('shop', given.shop)
  const answer = await http.ask(`${ROOT}/products`, { query: { per_page: 1, _fields: 'id' } })
  if (answer.status === 404 || (answer.status < 300 && !Array.isArray(answer.json))) {
    throw badCredential(
      'shop',
      'answers, but not with the REST API of WooCommerce: are permalinks on, and is it the shop’s own address?',
    )
  }
  throwIfRefused(answer)
  throwIfRefused(await http.ask(`${ROOT}/orders`, { query: { per_page: 1, _fields: 'id' } }))
  const currency = await http.ask(`${ROOT}/settings/general/woocommerce_currency`)
  const site = await http.ask('/wp-json/', { query: { _fields: 'name,home' } })
  return {
    shop: new URL(origin).host,
    name: String(site.json?.name ?? new URL(origin).host),
    origin,
    currency: String(currency.json?.value ?? 'USD'),
    credentials: {
      shop: origin,
      consumerKey: given.consumerKey?.trim() ?? '',
      consumerSecret: given.consumerSecret?.trim() ?? '',
    },
    hookSecret: undefined,
    missingScopes: await missingScopes(http),
  }
}

/** An empty batch changes nothing, and is refused to keys that may only read. */
async function missingScopes(http: PlatformHttp): Promise<string[]> {
  const reading = await http.ask(`${ROOT}/products`, { query: { per_page: 1, _fields: 'id' } })
  throwIfRefused(reading)
  const { status } = await http.ask(`${ROOT}/webhooks/batch`, { method: 'POST', body: {} })
  return status === 401 || status === 403 ? ['write'] : []
}

interface WalkPlace extends Place {
  kind: ItemKind
  /** Of the list in the order of ids, this many were read, ... */
  offset: number
  /** ... the last of them with this id. */
  lastId: number
}

async function fullSync(session: Session, given: Place | null): Promise<SyncPage> {
  const place = (given ?? { kind: 'product', offset: 0, lastId: 0 }) as WalkPlace
  const { rows, total } = await readPage(session.http, place)
  const fresh = rows.filter(({ id }: Json) => id > place.lastId)
  const items = await toItems(session, place.kind, fresh)
  const totals = { [place.kind === 'product' ? 'products' : 'orders']: total }
  if (fresh.length > 0) {
    const next = { kind: place.kind, offset: place.offset + fresh.length, lastId: fresh.at(-1).id }
    return { items, next, totals }
  }
  return { items, next: place.kind === 'product' ? { kind: 'order', offset: 0, lastId: 0 } : null, totals }
}

/**
 * The list is read by offsets, and what is deleted meanwhile moves the rest towards its beginning: each page therefore begins with the last
 * row of the one before. Where that is not there the page is read from further back.
 */
async function readPage(
  http: PlatformHttp,
  { kind, offset, lastId }: WalkPlace,
): Promise<{ rows: Json[]; total: number }> {
  for (let back = 1; ; back *= 8) {
    const from = Math.max(0, offset - back)
    const query = { per_page: PER_PAGE, offset: from, orderby: 'id', order: 'asc', status: 'any' }
    const answer = await http.ask(ROOT + paths[kind], { query })
    throwIfRefused(answer)
    if (!Array.isArray(answer.json)) throw new PlatformError('unreadable', 'The list of the shop cannot be read')
    const rows: Json[] = answer.json
    const isJoined = from === 0 || (rows.length > 0 && rows[0].id <= lastId)
    if (isJoined) return { rows, total: Number(answer.headers.get('x-wp-total') ?? rows.length) }
  }
}

async function toItems(session: Session, kind: ItemKind, rows: Json[]): Promise<PlatformItem[]> {
  if (kind === 'order') return rows.filter((row) => !isNoOrder(row)).map((row) => ({ kind, input: mapOrder(row) }))
  const products = await mapAtOnce(rows, AT_ONCE, async (row): Promise<PlatformItem[]> => {
    const variations = row.type === 'variable' ? await variationsOf(session.http, row.id) : []
    return variations ? [{ kind, input: mapProduct(row, variations, session) }] : []
  })
  return products.flat()
}

/** undefined = the product is gone meanwhile. */
async function variationsOf(http: PlatformHttp, id: number): Promise<Json[] | undefined> {
  let isGone = false
  const all = await allPages<Json>(PER_PAGE, async (page) => {
    const query = { per_page: PER_PAGE, page, orderby: 'id', order: 'asc' }
    const answer = await http.ask(`${ROOT}/products/${id}/variations`, { query })
    isGone = answer.status === 404
    if (!isGone) throwIfRefused(answer)
    return isGone ? [] : answer.json
  })
  return isGone ? undefined : all.sort((a, b) => (a.menu_order ?? 0) - (b.menu_order ?? 0) || a.id - b.id)
}

function changesSince({ http }: Session, since: Date, given: Place | null): Promise<ChangesPage> {
  return changesByTime(since, given, { product: PER_PAGE, order: PER_PAGE }, async ({ kind, sinceMs, page }) => {
    const rows: Json[] = await http.get(ROOT + paths[kind], {
      ...{ per_page: PER_PAGE, page, orderby: 'modified', order: 'asc', status: 'any', dates_are_gmt: 'true' },
      modified_after: new Date(sinceMs - 1000).toISOString().slice(0, 19),
      _fields: 'id,date_modified_gmt',
    })
    return rows.map(({ id, date_modified_gmt: at }) => changeOf(kind, itemId('woocommerce', types[kind], id), at, 'Z'))
  })
}

async function fetchItems(session: Session, kind: ItemKind, ids: readonly string[]): Promise<FetchedItems> {
  const query = { include: ids.map(numberOf).join(','), per_page: PER_PAGE, status: 'any' }
  const rows: Json[] = await session.http.get(ROOT + paths[kind], query)
  return fetched(ids, await toItems(session, kind, rows))
}
