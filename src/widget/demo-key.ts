import { requireScope, type StoreContext } from '../context.ts'
import { recordAudit } from '../db/audit.ts'
import { inTransaction } from '../db/transaction.ts'
import { findDemoKey, writeDemoKey } from './demo.queries.ts'
import { type DemoMode, demoKeyId, demoOrigin } from './demo-origin.ts'
import { generateWidgetKey } from './widget-key-format.ts'

const NAME = 'Demo shop'

/**
 * The widget key of a store's demo pages: one for each way in which the demo can be open, whatever name a request came to. It is
 * none of the owner's 50, and good on this server's own pages only.
 */
export async function getDemoKey(ctx: StoreContext, mode: Exclude<DemoMode, 'off'>): Promise<string> {
  requireScope(ctx, 'admin')
  const id = demoKeyId(mode)
  const known = await findDemoKey(ctx.db, ctx.storeId, id)
  if (known !== undefined) return known
  await inTransaction(ctx.db, async (trx) => {
    const key = { id, publicKey: generateWidgetKey(), name: NAME, origin: demoOrigin(mode) }
    // Another request may have made it meanwhile.
    if (await writeDemoKey(trx, ctx.storeId, key)) {
      await recordAudit(trx, ctx, 'widget_key.created', id, { name: NAME, origins: [key.origin] })
    }
  })
  const made = await findDemoKey(ctx.db, ctx.storeId, id)
  if (made === undefined) throw new Error('The widget key of the demo vanished')
  return made
}
