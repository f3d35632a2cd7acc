import type { StoreContext } from '../context.ts'
import { findOrdersAround } from './order-checks.queries.ts'
import { numberKey } from './order-match.ts'

const isBare = /^\d+$/
const numbered = /^(\p{Lu}+)\d+$/u

/**
 * The key of an order's number as the store writes them: shoppers leave out the letters that all numbers of a shop begin with, "20417" of
 * "LV-20417". What is read for that is the same whether or not there is such an order.
 */
export async function orderKey(ctx: Pick<StoreContext, 'db' | 'storeId'>, number: string): Promise<string> {
  const key = numberKey(number)
  if (!isBare.test(key)) return key
  const around = await findOrdersAround(ctx.db, ctx.storeId, key)
  const letters = new Set(around.map(({ number_key }) => numbered.exec(number_key)?.[1]))
  const [only] = letters
  return letters.size === 1 && only !== undefined ? `${only}${key}` : key
}
