import { z } from 'zod'
import { listLinkOrigins } from '../catalog/get-product.ts'
import { requireScope, type StoreContext } from '../context.ts'
import { recordAudit } from '../db/audit.ts'
import { inTransaction } from '../db/transaction.ts'
import { BadRequestError } from '../errors.ts'
import { oneOf } from '../shared/fields.ts'
import { parseInput } from '../shared/parse-input.ts'
import { type Commerce, cartTemplateFault, platforms } from './cart-link.ts'
import { findCommerce, writeCommerce } from './reorders.queries.ts'

const ORIGIN = 'must be https:// and the host of the shop, without a path'

const commerceSchema = z.object({
  platform: oneOf(platforms).optional(),
  origin: z
    .string()
    .refine((text) => /^https?:\/\/[^/?#@\s]+\/?$/i.test(text) && URL.canParse(text), ORIGIN)
    .transform((text) => new URL(text).origin)
    .optional(),
  /** Empty = the platform's own again. */
  cartUrl: z.string().optional(),
})

/** Where and how the store's shoppers pay; null while nothing is set. */
export async function getCommerce(ctx: StoreContext): Promise<Commerce | null> {
  return (await findCommerce(ctx.db, ctx.storeId)) ?? null
}

/**
 * Sets the platform, the shop's own origin and the template of its cart links (see cart-link.ts); what is not given stays.
 * Without an origin, given or set before, those of the products' links count as the shop's own.
 * @throws {BadRequestError} for a template that leads elsewhere than to the shop
 */
export async function setCommerce(ctx: StoreContext, raw: z.input<typeof commerceSchema>): Promise<Commerce> {
  requireScope(ctx, 'admin')
  const input = parseInput(commerceSchema, raw)
  const former = await getCommerce(ctx)
  const known = input.origin ?? former?.origin
  const origins = known ? [known] : await listLinkOrigins(ctx)
  const template = input.cartUrl === undefined ? (former?.cartTemplate ?? null) : input.cartUrl || null
  const fault = template === null ? undefined : cartTemplateFault(template, origins)
  if (fault) refuse('cartUrl', fault)
  const origin = known ?? (template === null ? origins[0] : new URL(template.replace(/\{[\s\S]*$/, '')).origin)
  if (origin === undefined) refuse('origin', 'is needed: no product of the store has a link')
  const commerce: Commerce = {
    platform: input.platform ?? former?.platform ?? 'custom',
    origin,
    cartTemplate: template,
  }
  await inTransaction(ctx.db, async (trx) => {
    await writeCommerce(trx, ctx.storeId, commerce)
    await recordAudit(trx, ctx, 'store.commerce_set', origin, { ...commerce })
  })
  return commerce
}

function refuse(path: string, message: string): never {
  throw new BadRequestError([{ path, code: 'invalid_value', message }])
}
