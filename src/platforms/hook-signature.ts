import { createHmac } from 'node:crypto'
import { UnauthorizedError } from '../errors.ts'
import { sameText } from '../shared/same-text.ts'

/** HMAC-SHA256 of the very bytes that came, in base64: as Shopify and WooCommerce sign. */
export const bodySignature = (secret: string, body: Buffer): string =>
  createHmac('sha256', secret).update(body).digest('base64')

/** @throws {UnauthorizedError} */
export function checkSignature(secret: string, body: Buffer, given: string | undefined): void {
  if (given === undefined || !sameText(bodySignature(secret, body), given)) throw new UnauthorizedError()
}

const TOLERANCE_MS = 5 * 60_000

/**
 * Standard Webhooks 1.0: `v1,` and the base64 of HMAC-SHA256 over "id.timestamp.body"; several signatures stand apart by spaces. One that is
 * older than five minutes, or as far ahead, is a replay.
 * @param key the bytes of the secret
 * @throws {UnauthorizedError}
 */
export function checkStandardSignature(
  key: Buffer,
  {
    id,
    timestamp,
    signatures,
    body,
  }: { id?: string | undefined; timestamp?: string | undefined; signatures?: string | undefined; body: Buffer },
  nowMs: number,
): void {
  if (!id || !timestamp || !signatures || !/^\d{1,12}$/.test(timestamp)) throw new UnauthorizedError()
  if (Math.abs(nowMs - Number(timestamp) * 1000) > TOLERANCE_MS) throw new UnauthorizedError()
  const signed = Buffer.concat([Buffer.from(`${id}.${timestamp}.`), body])
  const expected = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
  if (
    !signatures
      .split(' ')
      .slice(0, 10)
      .some((one) => sameText(one, expected))
  )
    throw new UnauthorizedError()
}

/** What a hook says, as JSON; undefined for what is none. */
// biome-ignore lint/suspicious/noExplicitAny: each connector reads what its platform documents
export function hookJson(body: Buffer): any {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}
