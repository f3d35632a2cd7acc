import { sameText } from '../shared/same-text.ts'
import type { SecretBox } from '../shared/secret-box.ts'

const PURPOSE = 'lead-stop'
const MAC_BYTES = 16

const macOf = (secrets: SecretBox, storeId: number, leadId: string): string =>
  secrets.mac(`${storeId}:${leadId}`, PURPOSE).subarray(0, MAC_BYTES).toString('base64url')

/** Lets whoever got a mail stop the next ones, and nothing else. Nobody can make one for another lead. */
export const stopToken = (secrets: SecretBox, storeId: number, leadId: string): string =>
  `${storeId.toString(36)}.${leadId}.${macOf(secrets, storeId, leadId)}`

/** Whose mails a token stops; undefined when it is not ours. */
export function readStopToken(secrets: SecretBox, token: string): { storeId: number; leadId: string } | undefined {
  const match = /^([0-9a-z]{1,7})\.(lead_[0-9A-Za-z]{22})\.([\w-]{22})$/.exec(token)
  if (!match || !secrets.isReady) return undefined
  const [, store = '', leadId = '', mac = ''] = match
  const storeId = Number.parseInt(store, 36)
  return sameText(mac, macOf(secrets, storeId, leadId)) ? { storeId, leadId } : undefined
}
