import assert from 'node:assert/strict'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, beforeEach, describe, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { createOutbound } from '../../outbound/create-outbound.ts'
import type { OutboundOptions } from '../../outbound/outbound.ts'
import { createPageFetcher, type FetchOptions } from './fetch-page.ts'
import { PageError } from './page-error.ts'

describe('pages by their address', () => {
  let server: Server
  let origin: string
  let host: string
  let port: number
  let requests: { url: string; headers: IncomingHttpHeaders }[] = []
  let running = 0
  let mostAtOnce = 0

  before(async () => {
    server = createServer((request, response) => {
      requests.push({ url: request.url ?? '', headers: request.headers })
      mostAtOnce = Math.max(mostAtOnce, ++running)
      response.once('close', () => running--)
      const send = (status: number, headers: Record<string, string>, body: string | Buffer = '') =>
        response.writeHead(status, headers).end(body)
      const html = { 'content-type': 'text/html; charset=utf-8' }
      const { pathname, searchParams } = new URL(request.url ?? '', origin)
      if (pathname === '/page') send(200, { ...html, 'set-cookie': 'a=b' }, '<p>Hello</p>')
      else if (pathname === '/to') send(302, { location: searchParams.get('at') ?? '', 'set-cookie': 'a=b' })
      else if (pathname === '/loop') send(301, { location: '/loop' })
      else if (pathname === '/latin')
        send(200, { 'content-type': 'text/plain; charset=iso-8859-1' }, Buffer.from([0xe9]))
      else if (pathname === '/gzip') send(200, { ...html, 'content-encoding': 'gzip' }, gzipSync('<p>Packed</p>'))
      else if (pathname === '/bomb')
        send(200, { ...html, 'content-encoding': 'gzip' }, gzipSync(Buffer.alloc(50_000_000)))
      else if (pathname === '/image') send(200, { 'content-type': 'image/png' }, 'x')
      else if (pathname === '/gone') send(410, html)
      else if (pathname === '/broken') send(503, html)
      else if (pathname === '/endless') {
        response.writeHead(200, html)
        const more = () => {
          while (response.writable && response.write('x'.repeat(65_536)));
        }
        response.on('drain', more)
        more()
      } else if (pathname === '/drip') response.writeHead(200, html).write('x')
      // Anything else is never answered.
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    port = (server.address() as AddressInfo).port
    host = `127.0.0.1:${port}`
    origin = `http://${host}`
  })
  after(() => {
    server.closeAllConnections()
    server.close()
  })
  beforeEach(() => {
    requests = []
    mostAtOnce = 0
  })

  const everywhere = ['0.0.0.0/0', '::/0']
  type Options = Partial<FetchOptions> & Partial<OutboundOptions>
  const fetcher = ({ allow = everywhere, resolve, ...options }: Options = {}) => {
    const fetchPage = createPageFetcher({
      outbound: createOutbound({ allow, ...(resolve ? { resolve } : {}) }),
      pauseMs: 0,
      ...options,
    })
    return (address: string, domains: string[], storeId = 1) => fetchPage(storeId, address, domains)
  }
  const refused = (address: string, why: RegExp, options: Options = {}, domains = [host]) =>
    assert.rejects(fetcher(options)(address, domains), (error: Error) => {
      assert.ok(error instanceof PageError, String(error))
      assert.match(error.message, why)
      return true
    })

  test('are read with their type and characters, packed or not, through redirects, without cookies', async () => {
    const fetchPage = fetcher()
    const page = await fetchPage(`${origin}/to?at=/page`, [host])
    assert.deepEqual(
      [page.format, page.url, Buffer.from(page.bytes).toString()],
      ['html', `${origin}/page`, '<p>Hello</p>'],
    )
    assert.equal(Buffer.from((await fetchPage(`${origin}/latin`, [host])).bytes).toString(), 'é')
    assert.equal(Buffer.from((await fetchPage(`${origin}/gzip`, [host])).bytes).toString(), '<p>Packed</p>')
    for (const { headers } of requests) assert.ok(!headers.cookie && !headers.authorization)
  })

  test('are refused when they are too large, too slow, of another type, or not there', async () => {
    await refused(`${origin}/endless`, /has more than 100000 bytes/, { maxBytes: 100_000 })
    await refused(`${origin}/bomb`, /has more than 100000 bytes/, { maxBytes: 100_000 })
    await refused(`${origin}/drip`, /did not answer in time/, { timeoutMs: 100 })
    await refused(`${origin}/silent`, /did not answer in time/, { timeoutMs: 100 })
    await refused(`${origin}/image`, /type image\/png/)
    await refused(`${origin}/loop`, /redirects more than 4 times/)
    await refused(`${origin}/broken`, /status 503/)
    await refused('http://127.0.0.1:1/', /cannot be reached/, {}, ['127.0.0.1:1'])
    const gone = await fetcher()(`${origin}/gone`, [host]).catch((error: PageError) => error)
    assert.ok(gone instanceof PageError && gone.isGone)
  })

  test('of other domains, schemes or with a password are not asked for, nor redirects to them', async () => {
    const others = [
      'http://localhost/',
      `http://127.0.0.1/`,
      `http://evil.example/#@${host}`,
      `http://127.0.0.1.evil.example:${port}/`,
    ]
    for (const address of others) await refused(address, /is not one of the store's domains/)
    await refused(`http://user:pass@${host}/page`, /user name or password/)
    await refused('ftp://shop.example/', /not an http/, {}, ['shop.example'])
    assert.equal(requests.length, 0)
    for (const target of [
      'http://169.254.169.254/latest/meta-data/',
      'file:///etc/passwd',
      '//evil.example/',
      'gopher://x/',
    ]) {
      await refused(`${origin}/to?at=${encodeURIComponent(target)}`, /not one of the store's domains|not an http/)
    }
    assert.ok(requests.every(({ url }) => url.startsWith('/to')))
  })

  test('of this machine and private networks are refused at every step, whatever the name says', async () => {
    // Names are looked up where there is a network that may be reached in any way.
    const closed = { allow: ['192.0.2.1'] }
    await refused(`${origin}/page`, /private network/, closed)
    for (const literal of ['2130706433', '0x7f.1', '127.1', '[::1]', '[::ffff:127.0.0.1]', '0']) {
      const address = new URL(`http://${literal}:${port}/page`)
      await refused(address.href, /private network/, closed, [address.host])
    }
    const shop = `shop.example:${port}`
    for (const address of ['127.0.0.1', '10.0.0.1', '169.254.169.254', '::1']) {
      const resolve = async () => [
        { address: '1.1.1.1', family: 4 },
        { address, family: address.includes(':') ? 6 : 4 },
      ]
      await refused(`http://${shop}/page`, /private network/, { ...closed, resolve }, [shop])
    }
    assert.equal(requests.length, 0)
  })

  test('a name is looked up once for a connection, which goes where the look-up said', async () => {
    const shop = `shop.example:${port}`
    let lookups = 0
    const resolve = async () => {
      lookups++
      return [{ address: '127.0.0.1', family: 4 }]
    }
    await fetcher({ resolve })(`http://${shop}/page`, [shop])
    assert.equal(lookups, 1)
    assert.equal(requests[0]?.headers.host, shop)
  })

  test('of a store are read one at a time, and one that fails holds up no other', async () => {
    const fetchPage = fetcher()
    const paths = ['/page', '/broken', '/page', '/gzip', '/page']
    const results = await Promise.allSettled(paths.map((path) => fetchPage(origin + path, [host])))
    assert.deepEqual(
      results.map(({ status }) => status),
      ['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled'],
    )
    assert.equal(mostAtOnce, 1)
  })

  test('of several stores are read beside each other: one that never answers holds up its own store only', async () => {
    const fetchPage = fetcher({ timeoutMs: 2_000 })
    const silent = fetchPage(`${origin}/silent`, [host], 1)
    silent.catch(() => {})
    const pages = await Promise.all([2, 3].map((storeId) => fetchPage(`${origin}/page`, [host], storeId)))
    assert.deepEqual(
      pages.map(({ format }) => format),
      ['html', 'html'],
    )
    await assert.rejects(silent, /did not answer in time/)
  })
})
