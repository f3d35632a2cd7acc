import { getProductsNow, type ProductNow } from '../catalog/get-product.ts'
import type { AppContext, StoreContext } from '../context.ts'
import { noteEvents } from '../db/event-log.ts'
import { takeStamps } from '../db/store-clock.ts'
import { inTransaction } from '../db/transaction.ts'
import { readMailAddress } from '../shared/mail-address.ts'
import {
  type AskedFor,
  type AskingLead,
  claimMail,
  dropClaim,
  findLeadsAsking,
  setMailSent,
} from './back-in-stock.queries.ts'
import { backInStockMail } from './back-in-stock-mail.ts'
import { leadEvent } from './lead-event.ts'
import { findLead, writeLead } from './leads.queries.ts'
import type { LeadInterest } from './leads.schema.ts'
import { stopToken } from './stop-token.ts'

interface Back {
  id: string
  variants: string[]
}

const ACTOR = 'job:mail-back-in-stock'

/**
 * Mails the leads who asked for exactly what came back, once for each time they asked, and marks them. Whoever asked for a product
 * without a variant is told of any. Without a mail server, or a secret for the stop link, nothing is sent and nothing marked.
 * @throws when the mail server did not take one of them; the others were sent, and a later run does not repeat them
 */
export async function mailBackInStock(
  app: AppContext,
  { storeId, products }: { storeId: number; products: Back[] },
): Promise<void> {
  if (!app.mailer || !app.secrets.isReady) return
  const ctx: StoreContext = { ...app, storeId, currency: 'USD', scopes: ['read'], actor: ACTOR }
  let fault: unknown
  for (const back of products) {
    const leads = await findLeadsAsking(app.db, storeId, back.id)
    // What was pushed may have been sold again before this job ran.
    const [product] = leads.length > 0 ? await getProductsNow(ctx, [back.id]) : []
    if (!product) continue
    for (const lead of leads) {
      for (const interest of lead.interests) {
        if (!isAbout(interest, back, product)) continue
        try {
          await tell(ctx, lead, interest, product)
        } catch (error) {
          fault = error
        }
      }
    }
  }
  if (fault) throw fault
}

/** Whether somebody asked for this, was not told yet, and it is there now. */
function isAbout(interest: LeadInterest, back: Back, product: ProductNow): boolean {
  if (interest.purpose !== 'back_in_stock' || interest.productId !== back.id || interest.notifiedAt) return false
  const { variantId } = interest
  if (variantId === null) return product.available
  return (
    back.variants.includes(variantId) &&
    product.variants.some(({ externalId, available }) => externalId === variantId && available)
  )
}

async function tell(ctx: StoreContext, lead: AskingLead, interest: LeadInterest, product: ProductNow): Promise<void> {
  const { db, mailer, secrets, publicUrl, storeId } = ctx
  const address = readMailAddress(lead.email ?? '')
  const { productId, variantId, at: askedAt } = interest
  if (address === undefined || productId === null || !mailer) return
  const asked: AskedFor = { leadId: lead.id, productId, variantId, askedAt }
  if (!(await claimMail(db, storeId, asked))) return
  const variant = product.variants.find(({ externalId }) => externalId === variantId)
  const stopUrl = `${publicUrl}/stop/${stopToken(secrets, storeId, lead.id)}`
  const mail = backInStockMail(lead.language, {
    storeName: lead.store_name,
    title: variant?.title ? `${product.title}, ${variant.title}` : product.title,
    url: variant?.url ?? product.url,
    stopUrl,
  })
  try {
    await mailer.send({ to: address, ...mail, stopUrl })
  } catch (error) {
    await dropClaim(db, storeId, asked)
    throw error
  }
  await setMailSent(db, storeId, asked)
  await markLead(ctx, asked)
}

/** The lead shows that it was told. */
async function markLead({ db, storeId, actor }: StoreContext, asked: AskedFor): Promise<void> {
  await inTransaction(db, async (trx) => {
    const stamp = await takeStamps(trx, storeId, 'leads')
    const row = await findLead(trx, storeId, asked.leadId)
    if (!row) return
    const interests = row.interests.map((one) =>
      one.productId === asked.productId && one.variantId === asked.variantId && one.at === asked.askedAt
        ? { ...one, notifiedAt: stamp.toISOString() }
        : one,
    )
    const marked = { ...row, interests, updated_at: stamp }
    await writeLead(trx, marked)
    noteEvents(trx, [leadEvent({ storeId, actor }, marked, { isNew: false })])
  })
}
