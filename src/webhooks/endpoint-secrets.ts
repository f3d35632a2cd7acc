import type { SecretBox } from '../shared/secret-box.ts'
import { signedHeaders } from './signature.ts'
import type { EndpointRow } from './webhooks.queries.ts'

type Of = { store_id: number; id: string }
const secretPurpose = ({ store_id, id }: Of) => `webhook-secret:${store_id}:${id}`
const headersPurpose = ({ store_id, id }: Of) => `webhook-headers:${store_id}:${id}`

/** @throws {SecretMissingError} */
export const sealSecret = (secrets: SecretBox, of: Of, secret: string): Buffer =>
  secrets.seal(secret, secretPurpose(of))

/** What is stored of the owner's headers: their names, and all of them sealed. */
export function sealHeaders(
  secrets: SecretBox,
  of: Of,
  headers: Record<string, string> | null | undefined,
): Pick<EndpointRow, 'headers' | 'header_names'> {
  const names = Object.keys(headers ?? {})
  if (names.length === 0) return { headers: null, header_names: [] }
  return { headers: secrets.seal(JSON.stringify(headers), headersPurpose(of)), header_names: names }
}

/** Signs and addresses what is sent to an endpoint. Opened once for many deliveries. */
export interface Envelope {
  headersFor(message: { id: string; at: number; body: Buffer }): Record<string, string>
}

/**
 * @param now milliseconds: a former secret signs too while its grace lasts
 * @throws {SecretMissingError | SecretUnreadableError}
 */
export function openEnvelope(secrets: SecretBox, row: EndpointRow, now: number): Envelope {
  const isFormerGood = row.former_secret && row.former_secret_until && row.former_secret_until.getTime() > now
  const sealed = isFormerGood && row.former_secret ? [row.secret, row.former_secret] : [row.secret]
  const keys = sealed.map((one) => secrets.open(one, secretPurpose(row)))
  const own: Record<string, string> = row.headers ? JSON.parse(secrets.open(row.headers, headersPurpose(row))) : {}
  return {
    headersFor: (message) => ({
      ...own,
      'content-type': 'application/json',
      'user-agent': 'Spiel-Webhooks/1.0',
      ...signedHeaders(keys, message),
    }),
  }
}
