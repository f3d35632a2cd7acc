import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isPasskeyOrigin, passkeyHost } from './passkey-host.ts'

test('passkeys belong to a name reached over https, or to this machine', () => {
  const hosts: [string, string | undefined][] = [
    ['https://chat.shop.example', 'chat.shop.example'],
    ['https://chat.shop.example:8443', 'chat.shop.example'],
    ['http://chat.shop.example', undefined],
    ['http://127.0.0.1:3000', 'localhost'],
    ['http://0.0.0.0:3000', 'localhost'],
    ['http://[::1]:3000', 'localhost'],
    ['http://localhost:3000', 'localhost'],
    ['https://192.0.2.7', undefined],
    ['https://[2001:db8::1]', undefined],
    ['not an address', undefined],
  ]
  for (const [publicUrl, host] of hosts) assert.equal(passkeyHost(publicUrl), host, publicUrl)
})

test('a page at another name is not asked, not even one below the name', () => {
  const origins: [string, string, boolean][] = [
    ['https://chat.shop.example', 'chat.shop.example', true],
    ['https://evil.chat.shop.example', 'chat.shop.example', false],
    ['https://shop.example', 'chat.shop.example', false],
    ['http://chat.shop.example', 'chat.shop.example', false],
    ['http://localhost:3000', 'localhost', true],
    ['', 'localhost', false],
    ['null', 'localhost', false],
  ]
  for (const [origin, host, isOwn] of origins) assert.equal(isPasskeyOrigin(origin, host), isOwn, origin)
})
