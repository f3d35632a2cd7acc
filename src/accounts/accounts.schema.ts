import { z } from 'zod'
import { type Role, roles } from '../context.ts'
import { email, visibleText } from '../shared/fields.ts'
import { createStoreSchema } from '../stores/stores.schema.ts'

const LEAST_PASSWORD = 10
const MOST_PASSWORD = 128

/** Length is what makes a password hard to guess; anything that can be typed may be in it. */
export const password = z
  .string()
  .min(LEAST_PASSWORD, `must have at least ${LEAST_PASSWORD} characters`)
  .max(MOST_PASSWORD, `must have at most ${MOST_PASSWORD} characters`)

const name = visibleText(100).transform((text) => text.trim())
const token = z.string().min(1, 'must be the end of the link').max(200)
const role = z.enum(roles, { error: `must be one of: ${roles.join(', ')}` })

const code = z.string().trim().min(6, 'must be a code').max(20, 'must be a code')

export const signInSchema = z.object({
  email: z.string().max(254),
  password: z.string().max(MOST_PASSWORD),
  /** Of the second factor, where the account has one: six digits of the app, or one of the codes for its loss. */
  code: code.optional(),
})
export const ownPasswordSchema = z.object({ current: z.string().max(MOST_PASSWORD) })
export const codeSchema = z.object({ code })
export const tokenSchema = z.object({ token })
/** What a browser answers of a passkey; the login library reads the rest. */
const passkeyAnswer = z.looseObject({
  ...{ id: z.string().min(1).max(1400), rawId: z.string(), type: z.literal('public-key') },
  clientExtensionResults: z.looseObject({}),
})
export const passkeySignInSchema = z.object({
  response: passkeyAnswer.extend({
    response: z.looseObject({ clientDataJSON: z.string(), authenticatorData: z.string(), signature: z.string() }),
  }),
})
export const addPasskeySchema = z.object({ name, response: passkeyAnswer.extend({ response: z.looseObject({}) }) })
export const passkeyIdSchema = z.object({ id: z.string().max(64) })
export const renamePasskeySchema = passkeyIdSchema.extend({ name })
export const firstOwnerSchema = z.object({ token, name, email, password })
export const newPasswordSchema = z.object({ token, password })
export const changePasswordSchema = z.object({ current: z.string().max(MOST_PASSWORD), password })
export const renameSchema = z.object({ name })
export const newStoreSchema = createStoreSchema.pick({ name: true, currency: true, language: true })
export const inviteSchema = z.object({ role, email: email.nullish() })
export const joinSchema = z.object({ token, name, email, password })
export const setRoleSchema = z.object({ role })
export const ownerLinkSchema = z.object({ email: email.nullish(), store: z.string().nullish(), name: name.nullish() })

/** Who signs in. */
export interface Account {
  id: string
  name: string
  email: string
  /** May make further stores on this server. */
  isOperator: boolean
}

/** What an account may do in one store. */
export interface Membership {
  storeId: number
  currency: string
  role: Role
}

/** A passkey as its person sees it. */
export interface OwnPasskey {
  id: string
  name: string
  createdAt: string
  lastUsedAt: string | null
}

/** A store as the switch between stores lists it. */
export interface OwnStore {
  id: string
  slug: string
  name: string
  currency: string
  language: string
  role: Role
}

/** A person of a store's team. */
export interface Member {
  id: string
  name: string
  email: string
  role: Role
  since: string
}

/** An invitation that was not taken yet, without its link. */
export interface Invitation {
  id: string
  role: Role
  email: string | null
  createdAt: string
  expiresAt: string
}
