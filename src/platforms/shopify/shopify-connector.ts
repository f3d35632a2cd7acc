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
  ShopperIdentity,
} from '../connector.ts'
import { changeOf, fetched, hookParts } from '../connector-parts.ts'
import { itemId } from '../map-fields.ts'
import { PlatformError } from '../platform-error.ts'
import type { PlatformHttp } from '../platform-http.ts'
import { badCredential, standIn } from '../shop-address.ts'
import { operations } from './operations.ts'
import { fullSync } from './shopify-bulk.ts'
import { askShopify, type Json, paceOf, renewed, restOf } from './shopify-client.ts'
import { endHooks, handleHook, hookHealth } from './shopify-hooks.ts'
import { mapOrder, mapProduct } from './shopify-maps.ts'

/** Things whose lists of parts still fit into what one question may cost. */
const AT_ONCE = 5

const SCOPES = [
  { scope: 'read_products', isRequired: true },
  { scope: 'read_inventory', isRequired: true },
  { scope: 'read_orders', isRequired: true },
  // Without it orders of the last sixty days only.
  { scope: 'read_all_orders', isRequired: false },
  { scope: 'read_customers', isRequired: false },
]

/** Shopify by its Admin GraphQL API: an app of the owner's own (client id and secret), or a token that is there already. */
export const shopifyConnector: Connector = {
  platform: 'shopify',
  fields: [
    { name: 'shop', isSecret: false, isRequired: true, example: 'acme.myshopify.com' },
    { name: 'clientId', isSecret: false, isRequired: false, example: '…' },
    { name: 'clientSecret', isSecret: true, isRequired: false, example: '…' },
    { name: 'accessToken', isSecret: true, isRequired: false, example: 'shpat_…' },
    { name: 'refreshToken', isSecret: true, isRequired: false, example: '…' },
  ],
  scopes: SCOPES,
  wire: (given) => ({
    base: shopBase(given),
    headers: ({ accessToken = '' }): Record<string, string> =>
      accessToken ? { 'x-shopify-access-token': accessToken } : {},
    paceOf,
  }),
  connect,
  fullSync,
  changesSince,
  fetchItems,
  handleHook,
  ...hookParts({
    tend: hookHealth,
    end: endHooks,
    missingScopes: async (session) => missingOf(await askShopify(session, operations.shop)),
  }),
  eraseShopper,
}

function shopBase({ shop = '' }: Credentials): string {
  const text = shop
    .trim()
    .toLowerCase()
    .replace(/^https:\/\//, '')
    .replace(/\/$/, '')
  const own = standIn(shop)
  if (own) return own
  if (!/^[a-z0-9][a-z0-9-]{0,99}\.myshopify\.com$/.test(text)) {
    throw badCredential('shop', 'must be the shop’s own name at Shopify, such as acme.myshopify.com')
  }
  return `https://${text}`
}

async function connect(given: Credentials, http: PlatformHttp): Promise<ConnectedShop> {
  const text = (name: string) => given[name]?.trim() ?? ''
  const [clientId, clientSecret, accessToken, refreshToken] = [
    'clientId',
    'clientSecret',
    'accessToken',
    'refreshToken',
  ].map(text)
  if (!accessToken && !(clientId && clientSecret)) {
    throw badCredential('clientId', 'and clientSecret are required, or an accessToken')
  }
  let credentials: Credentials = { shop: shopBase(given) }
  for (const [name, value] of Object.entries({ clientId, clientSecret, accessToken, refreshToken }))
    if (value) credentials[name] = value
  // The headers are made of what was given: what is fetched is put there too.
  const keep = async (next: Credentials) => {
    credentials = next
    Object.assign(given, next)
  }
  // Of a pair of tokens it is not known how long the first lasts.
  if (!accessToken || refreshToken) await keep(await renewed(http, credentials))
  const data = await askShopify({ credentials, http, saveCredentials: keep }, operations.shop)
  const { shop } = data
  if (!shop?.myshopifyDomain) throw new PlatformError('unreadable', 'Shopify does not tell which shop this is')
  return {
    shop: shop.myshopifyDomain,
    name: shop.name ?? shop.myshopifyDomain,
    origin: new URL(shop.primaryDomain?.url ?? `https://${shop.myshopifyDomain}`).origin,
    currency: shop.currencyCode,
    credentials,
    hookSecret: clientSecret || undefined,
    missingScopes: missingOf(data),
  }
}

/** Who may write may read. */
function missingOf({ currentAppInstallation: app }: Json): string[] {
  const held = new Set<string>((app?.accessScopes ?? []).map(({ handle }: Json) => handle))
  const isHeld = (scope: string) => held.has(scope) || held.has(scope.replace('read_', 'write_'))
  return SCOPES.map(({ scope }) => scope).filter((scope) => !isHeld(scope))
}

interface ChangesPlace extends Place {
  kind: ItemKind
  after: string | null
}

async function changesSince(session: Session, since: Date, given: Place | null): Promise<ChangesPage> {
  const { kind, after } = (given ?? { kind: 'product', after: null }) as ChangesPlace
  const query = `updated_at:>='${since.toISOString().slice(0, 19)}Z'`
  const operation = kind === 'product' ? operations.changedProducts : operations.changedOrders
  const data = await askShopify(session, operation, { query, after })
  const page: Json = data[kind === 'product' ? 'products' : 'orders']
  const changes = page.nodes.map(({ id, updatedAt }: Json) => changeOf(kind, id, updatedAt))
  if (page.pageInfo.hasNextPage) return { changes, next: { kind, after: page.pageInfo.endCursor } }
  return { changes, next: kind === 'product' ? { kind: 'order', after: null } : null }
}

async function fetchItems(session: Session, kind: ItemKind, ids: readonly string[]): Promise<FetchedItems> {
  const isStock = (id: string) => id.includes('/InventoryItem/')
  const stocked = await productsOfStock(session, ids.filter(isStock))
  const wanted = [...new Set([...ids.filter((id) => !isStock(id)), ...stocked])]
  const found: PlatformItem[] = []
  for (let from = 0; from < wanted.length; from += AT_ONCE) {
    found.push(...(await fetchSome(session, kind, wanted.slice(from, from + AT_ONCE))))
  }
  return fetched(wanted, found)
}

/** A hook about stock names the item of the warehouse, not the product. */
async function productsOfStock(session: Session, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const { nodes } = await askShopify(session, operations.products, { ids })
  return nodes.flatMap((node: Json) =>
    (node?.usedBy?.nodes ?? []).flatMap((variant: Json) => variant?.product?.id ?? []),
  )
}

async function fetchSome(session: Session, kind: ItemKind, ids: string[]): Promise<PlatformItem[]> {
  const data = await askShopify(session, kind === 'product' ? operations.products : operations.orders, { ids })
  const nodes: Json[] = data.nodes.filter(
    (node: Json) => node?.__typename === (kind === 'product' ? 'Product' : 'Order'),
  )
  const items: PlatformItem[] = []
  for (const node of nodes) {
    const { id } = node
    if (kind === 'product') {
      const next = async (after: string) =>
        (await askShopify(session, operations.variants, { id, after })).product?.variants
      const variants = await restOf(node.variants, next)
      items.push({ kind, input: mapProduct({ product: node, variants, media: node.media?.nodes ?? [] }, session) })
    } else {
      const next = async (after: string) =>
        (await askShopify(session, operations.lineItems, { id, after })).order?.lineItems
      items.push({ kind, input: mapOrder(node, await restOf(node.lineItems, next)) })
    }
  }
  return items
}

/** A request may name the customer by number alone. */
async function eraseShopper(session: Session, shopper: ShopperIdentity): Promise<ShopperIdentity> {
  const [id] = shopper.customerIds
  if (id === undefined || shopper.emails.length > 0) return shopper
  const { customer } = await askShopify(session, operations.customer, { id: itemId('shopify', 'Customer', id) })
  const email = customer?.defaultEmailAddress?.emailAddress
  const phone = customer?.defaultPhoneNumber?.phoneNumber
  return { ...shopper, emails: email ? [email] : [], phones: [...shopper.phones, ...(phone ? [phone] : [])] }
}
