import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { AppContext } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { replaceSecret, revokeDemoKeys } from './demo.queries.ts'
import { demoKeyId } from './demo-origin.ts'
import { findOrMakeSecret } from './sessions.queries.ts'

const NAME = 'demo link'
const SECRET_BYTES = 32
const COOKIE = 'spiel-demo-'
/** How long the cookie lasts; with the link a visitor can get a new one. */
export const DEMO_PASS_SECONDS = 7 * 24 * 60 * 60

/** The cookie that the link leaves in the browser. */
export interface DemoPass {
  cookie: string
  value: string
}

/**
 * The secret that the demo's link carries, 256 bits, as text for a URL. It is in the database: the same in every process, after a
 * restart, and for a command beside a running server.
 */
export async function getDemoLink(app: AppContext): Promise<string> {
  return (await secretOf(app)).toString('base64url')
}

/** Makes another one. The former link, what browsers keep of it, and the widget's sessions in the demo are refused from now on. */
export async function renewDemoLink(app: AppContext): Promise<string> {
  const secret = randomBytes(SECRET_BYTES)
  await inTransaction(app.db, async (trx) => {
    await replaceSecret(trx, NAME, secret)
    await revokeDemoKeys(trx, demoKeyId('link'))
  })
  return secret.toString('base64url')
}

/** The cookie for a visitor with the right link; undefined for any other text. */
export async function openWithLink(app: AppContext, link: string, nowMs = Date.now()): Promise<DemoPass | undefined> {
  const secret = await secretOf(app)
  if (!isSame(link, secret.toString('base64url'))) return undefined
  const expiresAtS = Math.floor(nowMs / 1000) + DEMO_PASS_SECONDS
  return { cookie: cookieOf(secret), value: `${expiresAtS}.${signature(secret, expiresAtS)}` }
}

/** Whether one of these cookies is a live pass. The database is asked only when one could be. */
export async function hasDemoPass(
  app: AppContext,
  cookies: ReadonlyMap<string, string>,
  nowMs = Date.now(),
): Promise<boolean> {
  if (![...cookies.keys()].some((name) => name.startsWith(COOKIE))) return false
  const secret = await secretOf(app)
  const [, expiresAt, signed] = /^(\d{1,12})\.([\w-]{43})$/.exec(cookies.get(cookieOf(secret)) ?? '') ?? []
  if (expiresAt === undefined || signed === undefined) return false
  return isSame(signed, signature(secret, Number(expiresAt))) && Number(expiresAt) * 1000 > nowMs
}

const secretOf = ({ db }: AppContext) => findOrMakeSecret(db, NAME, randomBytes(SECRET_BYTES))
const mac = (secret: Buffer, text: string) => createHmac('sha256', secret).update(text).digest()
const signature = (secret: Buffer, expiresAtS: number) => mac(secret, `demo pass ${expiresAtS}`).toString('base64url')

/** Browsers keep cookies by host without the port: two servers on one machine must not take each other's away. */
const cookieOf = (secret: Buffer) => COOKIE + mac(secret, 'demo cookie').toString('hex').slice(0, 8)

function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)]
  return one.length === other.length && timingSafeEqual(one, other)
}
