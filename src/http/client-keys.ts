import type { FastifyRequest } from 'fastify'
import type { ServerKeys } from '../widget/server-keys.ts'
import type { ClientKeys } from '../widget/turn-limits.ts'
import { type ClientAddresses, networkOf } from './widget-address.ts'

/** What is needed to identify a client. */
export interface ClientSource {
  addresses: ClientAddresses
  keys: ServerKeys
}

/** The client's network as limits count it: keyed digests, so that no address is stored. */
export async function clientKeysOf({ addresses, keys }: ClientSource, request: FastifyRequest): Promise<ClientKeys> {
  const forwardedFor = request.headers['x-forwarded-for']
  const chain = Array.isArray(forwardedFor) ? forwardedFor.join(',') : forwardedFor
  const address = addresses.of(request.raw.socket.remoteAddress, chain)
  const network = networkOf(address)
  const digest = async (text: string) => (await keys.mac(text, 'visitor address')).subarray(0, 16).toString('base64url')
  return { addressKey: await digest(address), networkKey: network === undefined ? undefined : await digest(network) }
}
