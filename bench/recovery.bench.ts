import { setTimeout as delay } from 'node:timers/promises'
import { makeEmptyDatabase, makeStoreWithKey, startServer } from './processes.ts'
import { inBatches, makeProducts } from './products.ts'

export interface RecoveryRun {
  /** Milliseconds from starting the process anew after a kill to the first `/readyz` that says yes. */
  readyMs: number[]
  /** Milliseconds from there to the answer of the first search. */
  firstSearchMs: number[]
  /** Products that a push was answered for and the next process does not have. */
  lost: number
}

/** Kills the server with SIGKILL while products are pushed, starts it anew, and asks. */
export async function runRecovery(
  serverUrl: string | undefined,
  { products, kills, batchSize }: { products: number; kills: number; batchSize: number },
): Promise<RecoveryRun> {
  const database = await makeEmptyDatabase(serverUrl)
  const run: RecoveryRun = { readyMs: [], firstSearchMs: [], lost: 0 }
  try {
    const key = await makeStoreWithKey(database)
    const batches = inBatches(makeProducts(products, 0), batchSize)
    const acknowledged = new Set<string>()
    for (let kill = 0; kill <= kills; kill++) {
      const startedAt = performance.now()
      const server = await startServer(database)
      const readyAt = performance.now()
      const call = (path: string, body?: object) =>
        fetch(`${server.url}/api/public/v1${path}`, {
          method: body ? 'POST' : 'GET',
          headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
          ...(body ? { body: JSON.stringify(body) } : {}),
        })
      await (await call('/search?q=jacket')).text()
      if (kill > 0) {
        run.readyMs.push(readyAt - startedAt)
        run.firstSearchMs.push(performance.now() - readyAt)
        run.lost += await countLost(acknowledged, call)
      }
      if (kill === kills) {
        await server.stop()
        break
      }
      const pushing = pushAll(batches.slice(kill % batches.length), call, acknowledged)
      await delay(300)
      process.kill(server.pid, 'SIGKILL')
      await pushing
    }
    return run
  } finally {
    await database.drop()
  }
}

type Call = (path: string, body?: object) => Promise<Response>

/** Pushes until the server is gone. */
async function pushAll(batches: { externalId: string }[][], call: Call, acknowledged: Set<string>): Promise<void> {
  try {
    for (const products of batches) {
      const response = await call('/catalog', { products })
      await response.json()
      if (response.ok) for (const { externalId } of products) acknowledged.add(externalId)
    }
  } catch {
    // It was killed: what was not answered may be there or not.
  }
}

/** Looks some of those up that a push was answered for, by their codes. */
async function countLost(acknowledged: ReadonlySet<string>, call: Call): Promise<number> {
  let lost = 0
  for (const id of [...acknowledged].slice(-LOOKED_UP)) {
    const { data } = (await (await call(`/search?q=${encodeURIComponent(id)}&limit=20`)).json()) as {
      data: { externalId: string }[]
    }
    if (!data.some(({ externalId }) => externalId === id)) lost++
  }
  return lost
}

const LOOKED_UP = 20
