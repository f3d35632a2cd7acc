import type { Event } from './api-types.ts'

/** A delivery that is not from Spiel, was changed on its way, or is older than it may be. */
export class WebhookVerificationError extends Error {
  override name = 'WebhookVerificationError'
}

const TOLERANCE_S = 300

/**
 * Verifies a delivery by Standard Webhooks, and gives its event. Do this before anything else, over the body as it came.
 * @param secret the endpoint's `whsec_...`
 * @param headers of the request: `Headers`, or an object with names in lower case
 * @param body the text or bytes of the request, not parsed
 * @throws {WebhookVerificationError}
 */
export async function verifyWebhook(
  secret: string,
  headers: Headers | Record<string, string | string[] | undefined>,
  body: string | Uint8Array,
  now: number = Date.now(),
): Promise<Event> {
  const header = (name: string): string => {
    const value = headers instanceof Headers ? headers.get(name) : headers[name]
    if (typeof value !== 'string' || value === '') throw new WebhookVerificationError(`The header ${name} is missing`)
    return value
  }
  const id = header('webhook-id')
  const timestamp = header('webhook-timestamp')
  if (!/^\d{1,12}$/.test(timestamp)) throw new WebhookVerificationError('The header webhook-timestamp is no number')
  if (Math.abs(now / 1000 - Number(timestamp)) > TOLERANCE_S) {
    throw new WebhookVerificationError('The delivery is too old, or this clock is wrong')
  }
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body
  const key = await crypto.subtle.importKey('raw', keyOf(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
  const signed = joined(new TextEncoder().encode(`${id}.${timestamp}.`), bytes)
  for (const signature of header('webhook-signature').split(' ')) {
    const [version, value = ''] = signature.split(',')
    const given = version === 'v1' ? fromBase64(value) : undefined
    // Compares in constant time.
    if (given && (await crypto.subtle.verify('HMAC', key, given, signed))) {
      return JSON.parse(new TextDecoder().decode(bytes)) as Event
    }
  }
  throw new WebhookVerificationError('No signature fits')
}

function keyOf(secret: string): Uint8Array<ArrayBuffer> {
  const key = secret.startsWith('whsec_') ? fromBase64(secret.slice('whsec_'.length)) : undefined
  if (!key || key.length < 24) throw new TypeError('secret must be whsec_ and base64 of at least 24 bytes')
  return key
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))
  } catch {
    return undefined
  }
}

function joined(one: Uint8Array, two: Uint8Array): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(one.length + two.length)
  all.set(one)
  all.set(two, one.length)
  return all
}
