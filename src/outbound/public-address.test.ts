import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isPublicAddress } from './public-address.ts'

test('addresses of machines that no public page is at are known as such', () => {
  const inside =
    '127.0.0.1 127.9.9.9 0.0.0.0 10.1.2.3 172.16.0.1 172.31.255.255 192.168.1.1 169.254.169.254 100.64.0.1 100.100.100.200 198.18.0.1 224.0.0.1 255.255.255.255 240.0.0.1 ::1 :: ::ffff:127.0.0.1 ::ffff:a9fe:a9fe ::127.0.0.1 64:ff9b::7f00:1 fe80::1 fe80::1%eth0 fc00::1 fd00:ec2::254 ff02::1 2002:7f00:1:: 2001:0:1::1 2001:db8::1'
  for (const address of inside.split(' ')) assert.equal(isPublicAddress(address), false, address)
  const outside =
    '1.1.1.1 8.8.8.8 172.32.0.1 172.15.0.1 192.167.1.1 169.253.1.1 100.128.0.1 2606:4700::1111 2a00:1450::1'
  for (const address of outside.split(' ')) assert.equal(isPublicAddress(address), true, address)
})
