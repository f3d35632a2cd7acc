import { BlockList, isIP, isIPv6 } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** An address that an owner's URL must not lead to, or not in this way. Nothing was sent. */
export class OutboundRefusedError extends Error {
  readonly code = 'ERR_OUTBOUND_REFUSED'
}

const PORTS = new Set([443, 8443])

/**
 * Where URLs that owners set may lead: to the public internet by https on the ports 443 and 8443, and to the operator's
 * networks in any way.
 */
export class OutboundPolicy {
  readonly #allowed = new BlockList()
  readonly #allowsAny: boolean

  /** @param allow addresses and CIDRs of the operator's networks */
  constructor(allow: readonly string[]) {
    this.#allowsAny = allow.length > 0
    for (const entry of allow) {
      const [address = '', bits] = entry.split('/')
      const family = isIPv6(address) ? 'ipv6' : 'ipv4'
      if (bits === undefined) this.#allowed.addAddress(address, family)
      else this.#allowed.addSubnet(address, Number(bits), family)
    }
  }

  /**
   * What can be told of a URL before its name is looked up.
   * @returns a name to look up, or the address that is the host
   * @throws {OutboundRefusedError}
   */
  checkUrl(url: URL): string {
    if (url.protocol !== 'https:' && url.protocol !== 'http:') {
      throw new OutboundRefusedError('must begin with https://')
    }
    if (url.username !== '' || url.password !== '') {
      throw new OutboundRefusedError('must not hold a user name or password')
    }
    const host = hostOf(url)
    if (isIP(host)) this.checkAddresses(url, [host])
    else if (!this.#allowsAny) checkWay(url)
    return host
  }

  /**
   * One that must not be reached is enough to refuse them all: a public name has none.
   * @throws {OutboundRefusedError}
   */
  checkAddresses(url: URL, addresses: readonly string[]): void {
    const others = addresses.filter((address) => !this.#isAllowed(address))
    if (others.some((address) => !isPublicAddress(address))) {
      throw new OutboundRefusedError('leads to this machine or a private network (see SPIEL_OUTBOUND_ALLOW)')
    }
    if (others.length > 0) checkWay(url)
  }

  #isAllowed(address: string): boolean {
    const bare = address.split('%', 1)[0] as string
    return this.#allowed.check(bare, isIPv6(bare) ? 'ipv6' : 'ipv4')
  }
}

function checkWay(url: URL): void {
  if (url.protocol !== 'https:') throw new OutboundRefusedError('must begin with https://')
  if (!PORTS.has(portOf(url))) throw new OutboundRefusedError('must be on port 443 or 8443')
}

export const hostOf = (url: URL): string => url.hostname.replace(/^\[(.*)\]$/, '$1')
export const portOf = (url: URL): number => Number(url.port || (url.protocol === 'https:' ? 443 : 80))
