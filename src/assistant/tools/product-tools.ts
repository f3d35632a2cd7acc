import { getProductNow, getProductsNow, type ProductNow } from '../../catalog/get-product.ts'
import type { TurnScope } from '../turn-scope.ts'
import { addProductFacts, cardOf, detailOf, fittingVariants } from './present-product.ts'
import { remember } from './shown-products.ts'
import type { CompareResult, ProductResult, StockResult } from './tool-results.ts'

const MAX_COMPARED = 4

/** One product with everything a shopper may know of it. */
export async function getProductTool(
  scope: TurnScope,
  input: { product_id?: string | undefined },
): Promise<ProductResult> {
  const now = await meantNow(scope, input)
  if (!now) return { found: false }
  show(scope, [now])
  return { found: true, product: detailOf(now) }
}

/** Two to four products side by side, from their real attributes. */
export async function compareProductsTool(
  scope: TurnScope,
  { product_ids }: { product_ids: string[] },
): Promise<CompareResult> {
  const ids = [...new Set(product_ids)].slice(0, MAX_COMPARED)
  const products = await getProductsNow(scope.ctx, ids)
  show(scope, products)
  return { products: products.map(detailOf), attributes: attributesOf(products) }
}

function attributesOf(products: ProductNow[]): CompareResult['attributes'] {
  const details = products.map(detailOf)
  const rows: CompareResult['attributes'] = []
  const add = (name: string, values: (string | null)[]) => {
    if (values.some((value) => value !== null)) rows.push({ name, values })
  }
  add(
    'vendor',
    details.map(({ vendor }) => vendor),
  )
  add(
    'category',
    details.map(({ category }) => category),
  )
  const names = new Set(details.flatMap(({ options }) => Object.keys(options)))
  for (const name of names)
    add(
      name,
      details.map(({ options }) => options[name]?.slice(0, 8).join(', ') ?? null),
    )
  return rows
}

/** Whether a product, in the options asked for, can be had now. */
export async function checkStockTool(
  scope: TurnScope,
  input: {
    product_id?: string | undefined
    color?: string | undefined
    size?: string | undefined
    material?: string | undefined
  },
): Promise<StockResult> {
  const now = await meantNow(scope, input)
  if (!now) return { found: false }
  const asked = Object.entries({ color: input.color, size: input.size, material: input.material }).flatMap(
    ([name, value]) => (value ? [[name, value] as const] : []),
  )
  const unknown = asked.filter(([name, value]) => fittingVariants(now, { [name]: [value] }).length === 0)
  const known = Object.fromEntries(
    asked.filter((one) => !unknown.includes(one)).map(([name, value]) => [name, [value]]),
  )
  const fitting = fittingVariants(now, known)
  show(scope, [now], fitting)
  return {
    found: true,
    product: { id: now.externalId, title: now.title },
    fitting: fitting.slice(0, 30).map(({ options, available, price }) => ({ options, available, price })),
    unknown: unknown.map(([, value]) => value),
    available: fitting.some(({ available }) => available),
  }
}

/** The product named, else the one that is talked about. */
async function meantNow(
  { ctx, state }: TurnScope,
  input: { product_id?: string | undefined },
): Promise<ProductNow | null> {
  const id = input.product_id ?? state.focus
  return id === null ? null : getProductNow(ctx, id)
}

function show(scope: TurnScope, products: ProductNow[], variants?: ProductNow['variants']): void {
  for (const product of products) addProductFacts(scope, product)
  scope.cards = products.map((product) => cardOf(product, variants ?? product.variants))
  const { state } = scope
  // Looking at one of the list keeps the list: "and the third one?"
  if (!scope.cards.every(({ externalId }) => state.shown.includes(externalId))) remember(scope, scope.cards)
  else if (scope.cards.length === 1) state.focus = scope.cards[0]?.externalId ?? null
}
