import { z } from 'zod'
import { scopes } from '../context.ts'
import { instant, visibleText } from '../shared/fields.ts'

const scopeList = z
  .array(z.enum(scopes, { error: `must be one of: ${scopes.join(', ')}` }))
  .min(1, 'must name at least one scope')
  .transform((list) => scopes.filter((scope) => list.includes(scope)))

export const createKeySchema = z.object({
  name: visibleText(100),
  scopes: scopeList,
  expiresAt: instant.nullish(),
})

/** How long the old key of a rotation goes on working, in seconds. */
export const graces = { '0h': 0, '1h': 3600, '24h': 86_400, '7d': 604_800 } as const
export const graceNames = Object.keys(graces) as (keyof typeof graces)[]

export const rotateKeySchema = z.object({
  key: z.string().min(1, 'must be a key id or prefix'),
  grace: z.enum(graceNames as [keyof typeof graces], { error: `must be one of: ${graceNames.join(', ')}` }),
})

export const revokeKeySchema = z.object({ key: z.string().min(1, 'must be a key id or prefix') })

/** A key without its secret. */
export interface ApiKey {
  id: string
  prefix: string
  name: string
  scopes: string[]
  status: 'active' | 'expired' | 'revoked'
  createdAt: string
  expiresAt: string | null
  lastUsedAt: string | null
  /** As audit_events name them; null for keys of former versions. */
  createdBy: string | null
  /** A browser sent the key: when last, and from which origin, where it told. null = not that we know. */
  seenInBrowser: { at: string; origin: string | null } | null
}

/** A key with its secret, as shown once. */
export interface CreatedApiKey {
  id: string
  prefix: string
  key: string
  scopes: string[]
  name: string
  expiresAt: string | null
}
