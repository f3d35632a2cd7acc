import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'
import { HANG_MS } from './wait-until.ts'

const guard = new URL('./no-outside-calls.ts', import.meta.url).href

/** Runs a script in a guarded process of its own. */
function runGuarded(script: string): { status: number | null; output: string } {
  const args = ['--import', guard, '--input-type=module', '-e', script]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', timeout: HANG_MS })
  return { status, output: stdout + stderr }
}

const outsideCalls = {
  fetch: `await fetch('http://192.0.2.1/').catch(() => {})`,
  'fetch by name': `await fetch('https://shop.example/').catch(() => {})`,
  'net.connect': `import { connect } from 'node:net'; try { connect(443, '192.0.2.1').on('error', () => {}) } catch {}`,
  'tls.connect': `import tls from 'node:tls'; try { tls.connect({ host: '192.0.2.1', port: 443 }).on('error', () => {}) } catch {}`,
  'http.get': `import http from 'node:http'; try { http.get('http://192.0.2.1/').on('error', () => {}) } catch {}`,
  'dns.lookup': `import { lookup } from 'node:dns/promises'; try { await lookup('shop.example') } catch {}`,
  'dns.resolve4': `import { resolve4 } from 'node:dns'; try { resolve4('shop.example', () => {}) } catch {}`,
  'a datagram': `import dgram from 'node:dgram'; const s = dgram.createSocket('udp4'); try { s.send('x', 53, '192.0.2.1') } catch {} s.close()`,
  'a worker': `import { Worker } from 'node:worker_threads'; import { once } from 'node:events'
    const worker = new Worker("import('node:net').then((net) => net.connect(443, '192.0.2.1'))", { eval: true })
    const [error] = await once(worker, 'error'); console.error(error.message); process.exitCode = 1`,
}

for (const [name, script] of Object.entries(outsideCalls)) {
  test(`${name} to the outside fails the process even when the error is swallowed`, () => {
    const { status, output } = runGuarded(script)
    assert.equal(status, 1, output)
    assert.match(output, /outside this machine/)
  })
}

test('loopback and unix sockets stay open', () => {
  const { status, output } = runGuarded(`
    import { createServer } from 'node:http'
    import { connect, createServer as createPlain } from 'node:net'
    import { once } from 'node:events'
    const server = createServer((request, response) => response.end('hello')).listen(0)
    await once(server, 'listening')
    const { port } = server.address()
    for (const host of ['127.0.0.1', 'localhost', '[::1]'].slice(0, 2)) console.log(await (await fetch('http://' + host + ':' + port)).text())
    const path = process.env.TMPDIR ? process.env.TMPDIR + '/g' + process.pid : '/tmp/g' + process.pid
    const plain = createPlain((socket) => socket.end()).listen(path)
    await once(plain, 'listening')
    await once(connect({ path, host: 'ignored.example' }).resume(), 'close')
    await once(connect(path).resume(), 'close')
    plain.close(); server.close(); server.closeAllConnections()`)
  assert.equal(status, 0, output)
  assert.match(output, /hello\s+hello/)
})
