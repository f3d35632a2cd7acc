import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ClientAddresses, networkOf } from './widget-address.ts'

test('without trusted proxies nothing a client says counts', () => {
  const addresses = new ClientAddresses([])
  assert.equal(addresses.of('203.0.113.5', '198.51.100.1'), '203.0.113.5')
  assert.equal(addresses.of('::ffff:203.0.113.5', undefined), '203.0.113.5')
  assert.equal(addresses.of(undefined, '198.51.100.1'), 'unknown')
})

test('the nearest address that is no trusted proxy’s counts', () => {
  const addresses = new ClientAddresses(['10.0.0.0/8', '127.0.0.1', '2001:db8:ffff::/48'])
  for (const [peer, forwarded, client] of [
    ['203.0.113.5', '198.51.100.1', '203.0.113.5'],
    ['10.1.2.3', undefined, '10.1.2.3'],
    ['10.1.2.3', '', '10.1.2.3'],
    ['10.1.2.3', '198.51.100.1', '198.51.100.1'],
    ['::ffff:10.1.2.3', '198.51.100.1', '198.51.100.1'],
    ['10.1.2.3', '1.1.1.1, 198.51.100.1, 10.9.9.9', '198.51.100.1'],
    ['10.1.2.3', '127.0.0.1, 1.1.1.1 ,198.51.100.1', '198.51.100.1'],
    ['10.1.2.3', '1.1.1.1, nonsense', '10.1.2.3'],
    ['10.1.2.3', 'nonsense, 10.4.4.4', '10.4.4.4'],
    ['10.1.2.3', '198.51.100.1:4711', '198.51.100.1'],
    ['10.1.2.3', '[2001:db8:1:2:3:4:5:6]:4711', '2001:db8:1:2::/64'],
    ['2001:db8:ffff::1', '198.51.100.7', '198.51.100.7'],
    ['10.1.2.3', '10.0.0.1, 10.0.0.2', '10.0.0.1'],
  ] as const) {
    assert.equal(addresses.of(peer, forwarded), client, `${peer} ${forwarded}`)
  }
})

test('an IPv6 address is cut to its /64, however it is written', () => {
  const addresses = new ClientAddresses([])
  for (const [address, cut] of [
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['2001:db8:1:2:3:4:203.0.113.5', '2001:db8:1:2::/64'],
  ] as const) {
    assert.equal(addresses.of(address, undefined), cut, address)
  }
})

test('a /64 is of a /48, an IPv4 address of none', () => {
  const addresses = new ClientAddresses([])
  for (const [address, network] of [
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8:0::/48'],
    ['203.0.113.5', undefined],
    ['::ffff:203.0.113.5', undefined],
  ] as const) {
    assert.equal(networkOf(addresses.of(address, undefined)), network, address)
  }
  assert.equal(networkOf('unknown'), undefined)
})
