import { z } from 'zod'
import { visibleText } from '../shared/fields.ts'
import { normaliseOrigin } from './origins.ts'

const FAULTS = {
  form: 'must be an origin such as https://shop.example or https://shop.example:8443: no path, no user, not * or null',
  wildcard_http: 'must begin with https:// when it has a wildcard',
  wildcard_host: 'must have the wildcard before a domain of two labels or more, such as https://*.shop.example',
}

const origin = z.string().transform((written, ctx) => {
  const read = normaliseOrigin(written)
  if ('origin' in read) return read.origin
  ctx.addIssue({ code: 'custom', message: FAULTS[read.fault] })
  return z.NEVER
})

const origins = z
  .array(origin)
  .min(1, 'must name at least one origin')
  .max(50, 'must name at most 50 origins')
  .transform((list) => [...new Set(list)])

export const createWidgetKeySchema = z.object({ name: visibleText(100).default('widget'), origins })
const key = z.string().min(1, 'must be a widget key or its id')
export const revokeWidgetKeySchema = z.object({ key })
export const setOriginsSchema = z.object({ key, origins })

export interface WidgetKey {
  id: string
  /** Public: it goes into the pages of the shop. */
  key: string
  name: string
  origins: string[]
  status: 'active' | 'revoked'
  /** ISO 8601. */
  createdAt: string
}
