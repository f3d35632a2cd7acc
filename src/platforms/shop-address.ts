import { BadRequestError } from '../errors.ts'

/** What is wrong with one of the pasted credentials. */
export function badCredential(name: string, message: string): BadRequestError {
  return new BadRequestError([{ path: `credentials.${name}`, code: 'invalid_value', message }])
}

/**
 * The origin of a shop from what its owner typed: a bare host is https. What may be reached at all is the outbound client's to say.
 * @throws {BadRequestError}
 */
export function shopOrigin(name: string, typed: string | undefined): string {
  const text = (typed ?? '').trim()
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`
  const isAddress = URL.canParse(address) && /^[a-z0-9.:[\]-]+$/i.test(new URL(address).host)
  if (text === '' || !isAddress)
    throw badCredential(name, 'must be the address of the shop, such as https://shop.example')
  return new URL(address).origin
}

/**
 * The address of a platform's own servers, or of what stands in for them in the operator's network: such an address is http://, which the
 * outbound client lets through to the operator's networks only (SPIEL_OUTBOUND_ALLOW).
 */
export function standIn(typed: string | undefined): string | undefined {
  const text = (typed ?? '').trim()
  return /^http:\/\//i.test(text) && URL.canParse(text) ? new URL(text).origin : undefined
}
