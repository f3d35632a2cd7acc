import { BlockList, isIPv6 } from 'node:net'

/**
 * Addresses that no public page is at: this machine, private networks, link-local ones with the clouds' metadata services,
 * shared, documentation, multicast and reserved ranges (IANA's special-purpose registries), and IPv6 forms that carry an
 * IPv4 address to somewhere else.
 */
const notPublic = new BlockList()
for (const range of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]) {
  const [address = '', bits] = range.split('/')
  notPublic.addSubnet(address, Number(bits), 'ipv4')
}
const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')
for (const range of ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']) {
  const [address = '', bits] = range.split('/')
  notPublic.addSubnet(address, Number(bits), 'ipv6')
}

/** Whether a numeric address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return !notPublic.check(address, 'ipv4')
  const bare = address.split('%', 1)[0] as string
  // Mapped addresses (::ffff:127.0.0.1) and all others outside of 2000::/3 are refused whole.
  return globalUnicast.check(bare, 'ipv6') && !notPublic.check(bare, 'ipv6')
}
