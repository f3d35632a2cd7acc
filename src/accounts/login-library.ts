import { createHash } from 'node:crypto'
import { kyselyAdapter } from '@better-auth/kysely-adapter'
import { passkey } from '@better-auth/passkey'
import { betterAuth } from 'better-auth/minimal'
import { twoFactor } from 'better-auth/plugins/two-factor'
import type { Db } from '../db/transaction.ts'
import { passkeyHost } from './passkey-host.ts'

const SESSION_S = 14 * 24 * 60 * 60
const PROLONGED_AFTER_S = 24 * 60 * 60
const times = { createdAt: 'created_at', updatedAt: 'updated_at' }

/**
 * The login library on the tables of migrations/0030, 0054 and 0055, and this process's own connection. Of its routes none is mounted:
 * http/dashboard-api.ts calls the few it needs. It reports nothing to anybody.
 * @param options.secret signs cookies; the same in every process
 */
export function openLibrary({ db, secret, publicUrl }: { db: Db; secret: string; publicUrl: string }) {
  // Browsers keep cookies by host without the port: two servers on one machine must not take each other's away.
  const ownName = createHash('sha256').update(`cookie ${secret}`).digest('hex').slice(0, 8)
  return betterAuth({
    appName: 'Spiel',
    baseURL: publicUrl,
    basePath: '/api/dashboard/auth',
    secret,
    database: kyselyAdapter(db as never, { type: 'postgres', transaction: false }),
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
    emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength: 1, maxPasswordLength: 128 },
    user: {
      modelName: 'accounts',
      fields: { ...times, emailVerified: 'email_verified' },
      additionalFields: {
        isOperator: { type: 'boolean', fieldName: 'is_operator', required: false, input: false, defaultValue: false },
      },
    },
    session: {
      modelName: 'account_sessions',
      fields: {
        ...times,
        ...{ userId: 'account_id', expiresAt: 'expires_at', ipAddress: 'ip_address', userAgent: 'user_agent' },
      },
      expiresIn: SESSION_S,
      updateAge: PROLONGED_AFTER_S,
      // What needs more than a session asks for the password.
      freshAge: 0,
      // A removed session is refused on the very next request.
      cookieCache: { enabled: false },
    },
    account: {
      modelName: 'account_credentials',
      fields: {
        ...times,
        ...{ userId: 'account_id', providerId: 'provider_id', accountId: 'provider_account_id', idToken: 'id_token' },
        ...{ accessToken: 'access_token', refreshToken: 'refresh_token' },
        ...{ accessTokenExpiresAt: 'access_token_expires_at', refreshTokenExpiresAt: 'refresh_token_expires_at' },
      },
    },
    verification: { modelName: 'account_verifications', fields: { ...times, expiresAt: 'expires_at' } },
    plugins: [
      twoFactor({
        issuer: 'Spiel',
        twoFactorTable: 'account_second_factors',
        schema: {
          user: { fields: { twoFactorEnabled: 'has_second_factor' } },
          twoFactor: {
            fields: {
              ...{ userId: 'account_id', backupCodes: 'backup_codes', lockedUntil: 'locked_until' },
              failedVerificationCount: 'failed_verification_count',
            },
          },
        },
      }),
      passkey({
        rpID: passkeyHost(publicUrl) ?? 'localhost',
        rpName: 'Spiel',
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        registration: { afterVerification: ({ verification }) => refuseUnseen(verification.registrationInfo) },
        authentication: { afterVerification: ({ verification }) => refuseUnseen(verification.authenticationInfo) },
        advanced: { webAuthnChallengeCookie: 'passkey' },
        schema: {
          passkey: {
            modelName: 'account_passkeys',
            fields: {
              ...{ userId: 'account_id', credentialID: 'credential_id', publicKey: 'public_key' },
              ...{ deviceType: 'device_type', backedUp: 'backed_up', createdAt: 'created_at' },
            },
          },
        },
      }),
    ],
    advanced: {
      cookiePrefix: `spiel-${ownName}`,
      useSecureCookies: publicUrl.startsWith('https:'),
      defaultCookieAttributes: { sameSite: 'lax', httpOnly: true, path: '/' },
      ipAddress: { disableIpTracking: true },
    },
  })
}

/** Who took an unlocked device gets nowhere: it must have asked for its person's finger, face or PIN. */
function refuseUnseen(info: { userVerified: boolean } | undefined): void {
  if (!info?.userVerified) throw new Error('The device did not ask for its person')
}

export type Auth = ReturnType<typeof openLibrary>
