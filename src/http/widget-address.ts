import { BlockList, isIP, SocketAddress } from 'node:net'

/** Tells whose address a request came from, through proxies that the operator trusts. */
export class ClientAddresses {
  readonly #trusted = new BlockList()

  /** @param proxies CIDRs such as 10.0.0.0/8 or ::1/128, or single addresses */
  constructor(proxies: readonly string[]) {
    for (const proxy of proxies) {
      const [address = '', bits] = proxy.split('/')
      const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
      if (bits === undefined) this.#trusted.addAddress(address, family)
      else this.#trusted.addSubnet(address, Number(bits), family)
    }
  }

  /**
   * The address nearest to us that is no trusted proxy's. X-Forwarded-For is read from its end: what stands before an
   * address we do not trust is that sender's own say. An IPv6 address is cut to its /64: one line has so many.
   * @param peer the socket's remote address
   */
  of(peer: string | undefined, forwardedFor: string | undefined): string {
    let address = plain(peer ?? '')
    const hops = (forwardedFor ?? '').split(',').map((hop) => hop.trim())
    while (address !== undefined && this.#isTrusted(address)) {
      const hop = hops.pop()
      const before = hop === undefined ? undefined : plain(hop)
      if (before === undefined) break
      address = before
    }
    return address === undefined ? 'unknown' : cut(address)
  }

  #isTrusted(address: string): boolean {
    return this.#trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
  }
}

/** Without port, brackets, zone, and the IPv6 form of an IPv4 address; undefined for what is none. */
function plain(written: string): string | undefined {
  const bare = /^\[(.+)\](?::\d+)?$/.exec(written)?.[1] ?? /^([\d.]+):\d+$/.exec(written)?.[1] ?? written
  const address = bare.split('%', 1)[0] as string
  const family = isIP(address)
  if (family === 4) return address
  if (family !== 6) return undefined
  const canonical = new SocketAddress({ address, family: 'ipv6' }).address
  return /^::ffff:([\d.]+)$/.exec(canonical)?.[1] ?? canonical
}

/** The /48 of an address that was cut to its /64: what one customer of a provider can have; undefined for IPv4. */
export function networkOf(address: string): string | undefined {
  const groups = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/.exec(address)?.[1]
  return groups === undefined ? undefined : `${groups}::/48`
}

function cut(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail] = address.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail ? tail.split(':') : []
  const gap = tail === undefined ? [] : Array.from({ length: Math.max(8 - left.length - right.length, 0) }, () => '0')
  return `${[...left, ...gap, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
