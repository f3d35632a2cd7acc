import type { StoreContext } from '../context.ts'
import { createWidgetKey, listWidgetKeys } from './create-widget-key.ts'

const NAME = 'Demo shop'

/**
 * The widget key of the demo shop's pages on an origin: the one that was made for it before, unless it was revoked.
 * @throws {ConflictError} when the store has 50 live keys and none for this
 */
export async function getDemoKey(ctx: StoreContext, origin: string): Promise<string> {
  const keys = await listWidgetKeys(ctx)
  const known = keys.find(({ name, status, origins }) => {
    return name === NAME && status === 'active' && origins.length === 1 && origins[0] === origin
  })
  return (known ?? (await createWidgetKey(ctx, { name: NAME, origins: [origin] }))).key
}
