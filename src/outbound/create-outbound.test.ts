import assert from 'node:assert/strict'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { createServer, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { after, before, describe, test } from 'node:test'
import { testCertificate } from '../../test/support/test-certificate.ts'
import { createOutbound } from './create-outbound.ts'
import { OutboundRefusedError } from './outbound-policy.ts'

/** Ways to write, or to name, a machine that no owner's URL may reach. */
const LITERALS = `
127.0.0.1 127.1 127.0.1 0177.0.0.1 0x7f.0.0.1 0x7f000001 2130706433 017700000001 127.255.255.254 0 0.0.0.0 0x0 00.0x0.0.0
10.0.0.1 10.255.255.255 167772161 172.16.0.1 172.31.255.254 192.168.0.1 192.168.255.255 0xc0a80001 3232235521
169.254.169.254 169.254.170.2 2852039166 0xa9fea9fe 0251.0376.0251.0376 100.64.0.1 100.100.100.200 100.127.255.255
192.0.0.1 192.0.0.192 192.0.2.1 198.18.0.1 198.19.255.255 198.51.100.7 203.0.113.9 192.88.99.1 224.0.0.1 239.255.255.255
240.0.0.1 255.255.255.255 １２７.０.０.１ 127。0。0。1
[::] [::1] [0:0:0:0:0:0:0:1] [::127.0.0.1] [::7f00:1] [::a9fe:a9fe] [::ffff:127.0.0.1] [::ffff:7f00:1] [::ffff:0:127.0.0.1]
[::ffff:169.254.169.254] [0:0:0:0:0:ffff:10.0.0.1] [64:ff9b::7f00:1] [64:ff9b::169.254.169.254] [64:ff9b:1::1] [2002:7f00:1::]
[2002:a9fe:a9fe::1] [2001:0:7f00:1::] [2001:db8::1] [2001:10::1] [fe80::1] [fec0::1] [fc00::1] [fd00:ec2::254] [ff02::1]
[ff0e::1] [100::1] [5f00::1] [3fff::1] [4000::1]`
  .trim()
  .split(/\s+/)
const NAMES: Record<string, string[]> = {
  localhost: ['127.0.0.1'],
  'a.localhost': ['::1'],
  'metadata.google.internal': ['169.254.169.254'],
  'one-inside.shop.example': ['1.1.1.1', '10.0.0.7'],
  'inside-six.shop.example': ['2606:4700::1111', 'fd00::1'],
  'mapped.shop.example': ['::ffff:192.168.1.1'],
  'compatible.shop.example': ['::10.0.0.1'],
  'linklocal.shop.example': ['fe80::1%eth0'],
  'nobody.shop.example': [],
}

describe('URLs of owners', () => {
  let server: Server
  let port: number
  const hits: string[] = []
  before(async () => {
    server = createServer((request, response) => {
      hits.push(request.headers.host ?? '')
      if (request.url === '/away') response.writeHead(302, { location: 'http://127.0.0.1/' }).end()
      else if (request.url === '/none') response.writeHead(204).end()
      else response.end('hello')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    port = (server.address() as AddressInfo).port
  })
  after(() => void server.close())

  const resolve = async (host: string) =>
    (NAMES[host] ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  const ask = (outbound: ReturnType<typeof createOutbound>, url: string) =>
    outbound.request(new URL(url), {
      method: 'POST',
      headers: {},
      body: Buffer.from('x'),
      signal: new AbortController().signal,
    })

  test('reach no machine but those of the public internet, however it is written: no connection is tried', async (t) => {
    const tried: unknown[] = []
    const count = (message: unknown) => tried.push(message)
    subscribe('net.client.socket', count)
    const outbound = createOutbound({ allow: [], resolve })
    const hosts = [...LITERALS, ...Object.keys(NAMES)]
    let asked = 0
    for (const host of hosts) {
      for (const [scheme, at] of [
        ['https', ''],
        ['https', `:${port}`],
        ['http', ''],
        ['http', `:${port}`],
      ]) {
        asked++
        await assert.rejects(ask(outbound, `${scheme}://${host}${at}/`), (error: Error) => {
          if (host !== 'nobody.shop.example') assert.ok(error instanceof OutboundRefusedError, `${host}: ${error}`)
          return true
        })
      }
    }
    unsubscribe('net.client.socket', count)
    t.diagnostic(`${hosts.length} hostile hosts, ${asked} requests, ${tried.length} connections`)
    assert.ok(hosts.length >= 60)
    assert.deepEqual([tried.length, hits.length], [0, 0])
  })

  test('of the public internet are https on 443 or 8443', () => {
    const outbound = createOutbound({ allow: [] })
    for (const good of [
      'https://shop.example/',
      'https://shop.example:8443/a?b',
      'https://1.1.1.1/',
      'https://[2606:4700::1111]/',
    ]) {
      outbound.checkUrl(new URL(good))
    }
    for (const bad of [
      ...['http://shop.example/', 'https://shop.example:80/', 'https://shop.example:444/', 'http://1.1.1.1/'],
      ...['https://user@shop.example/', 'https://:pass@shop.example/', 'ftp://shop.example/', 'file:///etc/passwd'],
      ...['gopher://shop.example/', 'javascript:alert(1)', 'https://1.1.1.1:22/'],
    ]) {
      assert.throws(() => outbound.checkUrl(new URL(bad)), OutboundRefusedError, bad)
    }
  })

  test('reach the operator’s networks by http and on any port, and only those', async () => {
    const outbound = createOutbound({ allow: ['127.0.0.0/8', '10.1.0.0/16'], resolve })
    const answer = await ask(outbound, `http://127.0.0.1:${port}/`)
    assert.equal(await text(answer), 'hello')
    assert.equal((await ask(outbound, `http://localhost:${port}/`)).statusCode, 200)
    for (const other of ['http://10.2.0.1/', 'http://[::1]/', 'http://1.1.1.1/', 'https://1.1.1.1:9000/']) {
      await assert.rejects(ask(outbound, other), OutboundRefusedError, other)
    }
    // A name that leads both to an allowed and to another inner machine.
    NAMES['two.shop.example'] = ['127.0.0.1', '10.2.0.1']
    await assert.rejects(ask(outbound, `http://two.shop.example:${port}/`), OutboundRefusedError)
  })

  test('are not looked up twice: what was checked is what is connected to', async () => {
    let lookups = 0
    const rebinding = async () => [{ address: lookups++ === 0 ? '127.0.0.2' : '127.0.0.1', family: 4 }]
    const outbound = createOutbound({ allow: ['127.0.0.2'], resolve: rebinding })
    // The server listens on 127.0.0.1 only: a second look-up would reach it.
    await assert.rejects(ask(outbound, `http://shop.example:${port}/`), /ECONNREFUSED/)
    assert.equal(lookups, 1)
  })

  test('are not given time without end', async () => {
    const never = createOutbound({ allow: [], connectTimeoutMs: 20, resolve: () => new Promise(() => {}) })
    await assert.rejects(ask(never, 'https://shop.example/'), /No connection in time/)
  })

  test('keep connections in a pool, and none without', async () => {
    const outbound = createOutbound({ allow: ['127.0.0.1'] })
    const pool = outbound.pool(1)
    const ports = new Set<number | undefined>()
    for (let n = 0; n < 3; n++) {
      const answer = await outbound.request(new URL(`http://127.0.0.1:${port}/`), {
        ...{ method: 'GET', headers: {}, signal: new AbortController().signal, pool },
      })
      ports.add(answer.socket.localPort)
      await text(answer)
    }
    assert.equal(ports.size, 1)
    pool.close()
  })

  test('speak TLS with whom the name says, over connections that are kept', async (t) => {
    const names: unknown[] = []
    const secure = createSecureServer(testCertificate, (_request, response) => void response.end('sealed'))
    secure.on('secureConnection', (socket) => names.push((socket as { servername?: unknown }).servername))
    await new Promise<void>((done) => secure.listen(0, '127.0.0.1', done))
    t.after(() => void secure.close())
    const at = `:${(secure.address() as AddressInfo).port}/`
    const loopback = async () => [{ address: '127.0.0.1', family: 4 }]
    const outbound = createOutbound({ allow: ['127.0.0.1'], resolve: loopback, ca: testCertificate.cert })
    const pool = outbound.pool(1)
    for (let n = 0; n < 2; n++) {
      const signal = new AbortController().signal
      const url = new URL(`https://hooks.shop.example${at}`)
      assert.equal(await text(await outbound.request(url, { method: 'GET', headers: {}, signal, pool })), 'sealed')
    }
    pool.close()
    assert.deepEqual(names, ['hooks.shop.example'])
    await assert.rejects(ask(outbound, `https://other.shop.example${at}`), /does not match certificate/)
    await assert.rejects(ask(outbound, `https://127.0.0.1${at}`), /does not match certificate/)
    const strict = createOutbound({ allow: ['127.0.0.1'], resolve: loopback })
    await assert.rejects(ask(strict, `https://hooks.shop.example${at}`), /self-signed certificate/)
  })

  test('can be had through fetch, whose redirects are refused', async () => {
    const { fetch } = createOutbound({ allow: ['127.0.0.1'] })
    assert.equal(await (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'x' })).text(), 'hello')
    assert.equal((await fetch(`http://127.0.0.1:${port}/none`)).status, 204)
    await assert.rejects(fetch(`http://127.0.0.1:${port}/away`), OutboundRefusedError)
    await assert.rejects(createOutbound({ allow: [] }).fetch(`http://127.0.0.1:${port}/`), OutboundRefusedError)
  })
})
