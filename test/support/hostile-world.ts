import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { type FakeSmtpServer, startFakeSmtpServer } from './fake-smtp-server.ts'
import type { MeterReading } from './piece-meter.ts'
import { openOperator, prepareStore, type ServerProcess, startServerProcess } from './proof-server.ts'
import { callApi } from './test-app.ts'
import { callWidget, ORIGIN, type Visit, visitWith } from './widget-client.ts'

const METER = new URL('./piece-meter.ts', import.meta.url).href
const DATA = fileURLToPath(new URL('../../evals/starter/data/', import.meta.url))

/** A server process whose pieces of work are measured, with a shop that has products, orders and pages. */
export interface HostileWorld {
  server: ServerProcess
  url: string
  slug: string
  /** API key with all scopes. */
  key: string
  widgetKey: string
  smtp: FakeSmtpServer
  operator: Awaited<ReturnType<typeof openOperator>>
  visit(): Promise<Visit>
  /** What was measured since the last time. */
  take(): Promise<MeterReading>
  /** Waits until the server has had nothing to do for a while. */
  settle(): Promise<void>
  /** Waits until it was written down what a closed conversation was about. */
  analysed(conversationId: string): Promise<void>
  close(): Promise<void>
}

export const ORDER = { externalId: 'O-1', number: '7001', email: 'mara@mail.example' }

const linesOf = (name: string): object[] => {
  const bytes = readFileSync(join(DATA, name))
  const text = (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}

export async function openHostileWorld(env: Record<string, string> = {}): Promise<HostileWorld> {
  const folder = mkdtempSync(join(process.env.SPIEL_TEST_RUN_DIR ?? tmpdir(), 'hostile-'))
  const dataDir = join(folder, 'data')
  const meter = join(folder, 'meter.sock')
  const smtp = await startFakeSmtpServer()
  const store = await prepareStore({ dataDir }, [['admin']])
  const server = await startServerProcess(
    { dataDir },
    {
      ...{
        SPIEL_TURN_LIMITS: '0',
        SPIEL_DEMO: 'public',
        SPIEL_SMTP_URL: smtp.url,
        SPIEL_MAIL_FROM: 'shop@mail.example',
      },
      ...{ PIECE_METER_SOCKET: meter, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${METER}` },
      ...env,
    },
  )
  const operator = await openOperator({ dataDir })
  const key = store.keys[0] as string
  const { key: widgetKey } = await operator.run<{ key: string }>('widget-key.create', {
    store: store.slug,
    origins: [ORIGIN],
  })
  const world: HostileWorld = {
    ...{ server, url: server.url, slug: store.slug, key, widgetKey, smtp, operator },
    visit: () => visitWith(server, widgetKey),
    take: () => askMeter(meter),
    async settle() {
      for (let quiet = 0; quiet < 2; ) {
        const before = await askMeter(meter, false)
        await sleep(15)
        const { totalMs } = await askMeter(meter, false)
        quiet = totalMs - before.totalMs < 5 ? quiet + 1 : 0
      }
    },
    async analysed(conversationId) {
      for (let tries = 0; tries < 600; tries++) {
        const { json } = await callApi(`${server.url}/api/public/v1/conversations/${conversationId}`, { key })
        if (json.summary !== null) return
        await sleep(100)
      }
      throw new Error('The conversation was not analysed')
    },
    async close() {
      await operator.close()
      await server.stop()
      await smtp.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  await fill(world)
  return world
}

async function fill({ url, key, slug, operator }: HostileWorld): Promise<void> {
  const put = async (path: string, name: string, items: object[]) => {
    for (let from = 0; from < items.length; from += 100) {
      const body = { [name]: items.slice(from, from + 100) }
      const answer = await callApi(`${url}/api/public/v1${path}`, { key, body })
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.text.slice(0, 500)}`)
    }
  }
  await put('/catalog', 'products', linesOf('dummyjson.jsonl.gz'))
  await put('/catalog', 'products', linesOf('taubench.jsonl.gz'))
  await put('/orders', 'orders', [{ ...ORDER, items: [{ title: 'Kettle', quantity: 1, unitPrice: 30 }], total: 30 }])
  const content = readFileSync(join(DATA, 'help.en.md')).toString('base64')
  await operator.run('knowledge.add', { store: slug, file: { name: 'help.md', content } })
}

function askMeter(socketPath: string, resets = true): Promise<MeterReading> {
  return new Promise((resolve, reject) => {
    // A connection of its own: one that was kept is closed by the server after 5 s, which may be now.
    const call = request({ socketPath, path: resets ? '/take' : '/look', agent: false }, async (response) => {
      let text = ''
      for await (const chunk of response) text += chunk
      resolve(JSON.parse(text))
    })
    call.once('error', reject)
    call.end()
  })
}

/** A message of the visit, with its whole answer. */
export const say = (world: HostileWorld, { token, conversationId }: Visit, text: string) =>
  callWidget(world, `/conversations/${conversationId}/messages`, { token, body: { text } })
