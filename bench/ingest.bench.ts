import { type FloorOrder, type PhaseRates, runPhases } from './phases.ts'
import { makeEmptyDatabase, makeStoreWithKey, runChild, startServer } from './processes.ts'
import { inBatches, makeProducts } from './products.ts'

export interface IngestSizes {
  products: number
  batchSize: number
  concurrency: number
}

export interface IngestRun {
  ours: PhaseRates
  /** The floor with as many connections as we have requests under way: the most the database does at all. */
  floor: PhaseRates
  /**
   * The floor on one connection: the most the database does when each batch becomes visible before the next, as a store's
   * batches must. The embedded database has one connection, so there both are the same.
   */
  orderedFloor: PhaseRates
  /** Peak resident memory of the server process after all three phases. */
  peakMemoryMb: number
}

/** One run of the floors and one of ours, each in an empty database on the same server or disk. */
export async function runIngest(serverUrl: string | undefined, sizes: IngestSizes): Promise<IngestRun> {
  const orderedFloor = await runFloor(serverUrl, { ...sizes, concurrency: 1 })
  const floor = serverUrl ? await runFloor(serverUrl, sizes) : orderedFloor
  return { floor, orderedFloor, ...(await runOurs(serverUrl, sizes)) }
}

async function runFloor(serverUrl: string | undefined, sizes: IngestSizes): Promise<PhaseRates> {
  const { drop, ...database } = await makeEmptyDatabase(serverUrl)
  try {
    return await runChild<PhaseRates>('floor-process.ts', { database, ...sizes } satisfies FloorOrder)
  } finally {
    await drop()
  }
}

async function runOurs(serverUrl: string | undefined, sizes: IngestSizes) {
  const database = await makeEmptyDatabase(serverUrl)
  const server = await startServer(database)
  try {
    const key = await makeStoreWithKey(database)
    const ours = await runPhases(sizes.concurrency, sizes.products, (phase) =>
      inBatches(makeProducts(sizes.products, phase === 'changed' ? 1 : 0), sizes.batchSize).map((products) => {
        const body = JSON.stringify({ products })
        return () => pushBatch(server.url, key, body, products.length)
      }),
    )
    return { ours, peakMemoryMb: server.peakMemoryMb() }
  } finally {
    await server.stop()
    await database.drop()
  }
}

async function pushBatch(url: string, key: string, body: string, count: number): Promise<void> {
  const response = await fetch(`${url}/api/public/v1/catalog`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body,
  })
  const result = (await response.json()) as { upserted?: number }
  if (result.upserted !== count) throw new Error(`${response.status}: ${JSON.stringify(result).slice(0, 300)}`)
}
