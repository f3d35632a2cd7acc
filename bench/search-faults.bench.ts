import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { startFakeEmbeddingServer } from '../test/support/fake-embedding-server.ts'
import { type EmptyDatabase, makeEmptyDatabase, makeStoreWithKey, startServer } from './processes.ts'
import { inBatches, makeProducts } from './products.ts'

export interface FaultRun {
  name: string
  /** Milliseconds of each search, whatever was answered. */
  ms: number[]
  /** Answers that were no 200; during a fault of the database a 503 is what should come. */
  refused: number
}

const SEARCHES = 200
/** Between two searches: some shopper's pace, so that a fault is met in all its moments. */
const PAUSE_MS = 10
const AWAY_EVERY_MS = 1_000
const AWAY_MS = 500
const WORDS = ['cotton shirt', 'navy wool sweater', 'waterproof backpack', 'oak desk', 'soft blanket']

/** Searches while all is well, while the server of embeddings fails in three ways, and while a database on a server is away every other moment. */
export async function runSearchFaults(serverUrl: string | undefined, products: number): Promise<FaultRun[]> {
  const database = await makeEmptyDatabase(serverUrl)
  const embeddings = await startFakeEmbeddingServer({ dimensions: 64 })
  const line = database.databaseUrl ? await startLine(database.databaseUrl) : undefined
  const settings = { SPIEL_EMBEDDING_URL: `${embeddings.url}/v1`, SPIEL_EMBEDDING_MODEL: 'bench' }
  const served: EmptyDatabase = line ? { ...database, databaseUrl: line.url } : database
  const server = await startServer(served, { ...settings, SPIEL_LOG_LEVEL: 'fatal' })
  try {
    const key = await makeStoreWithKey(database)
    for (const batch of inBatches(makeProducts(products, 0), 200)) {
      const answer = await fetch(`${server.url}/api/public/v1/catalog`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ products: batch }),
      })
      if (answer.status !== 200) throw new Error(`Push: ${answer.status} ${await answer.text()}`)
    }
    while (embeddings.requests.reduce((sum, { texts }) => sum + texts.length, 0) < products) await delay(200)
    const search = (name: string) => searchMany(name, `${server.url}/api/public/v1/search`, key)
    await search('warm up')
    const runs = [await search('all is well')]
    embeddings.fail({ kind: 'status', status: 500 })
    runs.push(await search('embeddings answer 500'))
    embeddings.fail({ kind: 'slow', delayMs: 5_000 })
    runs.push(await search('embeddings take 5 s'))
    embeddings.fail({ kind: 'reset' })
    runs.push(await search('embeddings hang up'))
    embeddings.heal()
    if (line) {
      const stop = line.breakAgainAndAgain()
      runs.push(await search('database away half of the time'))
      stop()
      runs.push(await search('database back'))
    }
    return runs
  } finally {
    await server.stop()
    await line?.close()
    await embeddings.close()
    await database.drop()
  }
}

/** Each with words of its own, whose vector nobody keeps. */
async function searchMany(name: string, url: string, key: string): Promise<FaultRun> {
  const run: FaultRun = { name, ms: [], refused: 0 }
  for (let count = 0; count < SEARCHES; count++) {
    const words = `${WORDS[count % WORDS.length]} ${name} ${count}`
    const startedAt = performance.now()
    const answer = await fetch(`${url}?limit=20&q=${encodeURIComponent(words)}`, {
      headers: { authorization: `Bearer ${key}` },
    })
    await answer.text()
    run.ms.push(performance.now() - startedAt)
    if (answer.status !== 200) run.refused++
    await delay(PAUSE_MS)
  }
  return run
}

interface Line {
  /** The database, by way of this line. */
  url: string
  /** Takes the database away for half of each second; the function that comes back ends that. */
  breakAgainAndAgain(): () => void
  close(): Promise<void>
}

/** A TCP line to a database, that can be broken. */
async function startLine(databaseUrl: string): Promise<Line> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let isAway = false
  const cutAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  const server = createServer((client) => {
    if (isAway) return void client.destroy()
    const upstream = connect(Number(target.port || 5432), target.hostname)
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
      socket.pipe(other)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${(server.address() as { port: number }).port}`
  return {
    url: url.href,
    breakAgainAndAgain() {
      const timer = setInterval(() => {
        isAway = true
        cutAll()
        setTimeout(() => {
          isAway = false
        }, AWAY_MS)
      }, AWAY_EVERY_MS)
      return () => clearInterval(timer)
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        cutAll()
      }),
  }
}
