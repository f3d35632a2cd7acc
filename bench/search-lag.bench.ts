import { Agent, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { makeEmptyDatabase, makeStoreWithKey, type ServerProcess, startServer } from './processes.ts'
import { type BenchProduct, inBatches, makeProducts } from './products.ts'
import { percentile } from './statistics.ts'

export interface SearchLagSizes {
  products: number
  /** Pushes whose way into the answers is measured. */
  changes: number
  batchSize: number
}

/** Milliseconds of one process. */
export interface LagSpread {
  p50: number
  p95: number
  max: number
}

export interface SearchLagRun {
  /** By process: from a push's 200 until an answer with its new title is complete. */
  lag: LagSpread[]
  /** By process: one search while pushes run, and while nothing else does. */
  busySearch: LagSpread[]
  idleSearch: LagSpread[]
  /** Polls that did not show the change although they were sent after its 200. */
  staleAnswers: number
  pushMs: LagSpread
  /** By process, at the end. */
  peakMemoryMb: number[]
}

const WARM_UP = 20
/** Between two searches of the shopper that each process has beside the polls. */
const SHOPPER_PAUSE_MS = 50

const spreadOf = (values: readonly number[]): LagSpread => ({
  p50: percentile(values, 0.5),
  p95: percentile(values, 0.95),
  max: Math.max(...values),
})

/**
 * How soon a pushed change is found, in a store of `products`, while pushes of `batchSize` changed products follow one
 * another without a pause: two processes on a server, one on the embedded database.
 */
export async function runSearchLag(serverUrl: string | undefined, sizes: SearchLagSizes): Promise<SearchLagRun> {
  const database = await makeEmptyDatabase(serverUrl)
  const servers: ServerProcess[] = []
  try {
    for (let place = 0; place < (serverUrl ? 2 : 1); place++) servers.push(await startServer(database))
    const key = await makeStoreWithKey(database)
    return await measure(new Caller(key), servers, sizes)
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    await database.drop()
  }
}

async function measure(caller: Caller, servers: ServerProcess[], sizes: SearchLagSizes): Promise<SearchLagRun> {
  const urls = servers.map(({ url }) => url)
  const catalog = makeProducts(sizes.products, 0)
  for (const batch of inBatches(catalog, 200)) await caller.push(urls[0] as string, batch)
  const idleSearch: LagSpread[] = []
  for (const url of urls) {
    const taken: number[] = []
    for (let count = 0; count < WARM_UP + 200; count++) taken.push(await caller.searchCatalog(url, count))
    idleSearch.push(spreadOf(taken.slice(WARM_UP)))
  }
  let isOver = false
  const busy = urls.map((url) => searchUntil(caller, url, () => isOver))
  const lags: number[][] = urls.map(() => [])
  const pushMs: number[] = []
  let staleAnswers = 0
  const polls: Promise<void>[] = []
  for (let number = 0; number < sizes.changes; number++) {
    const token = tokenOf(number)
    const batch = changedBatch(catalog, number * sizes.batchSize, sizes.batchSize, token)
    const { tookMs, endedAtMs } = await caller.push(urls[number % urls.length] as string, batch)
    pushMs.push(tookMs)
    // Nobody waits for them: the next push begins at once, and its work is what they meet.
    for (const [place, url] of urls.entries()) {
      polls.push(
        caller.pollFor(url, token).then(({ foundAtMs, missed }) => {
          lags[place]?.push(foundAtMs - endedAtMs)
          staleAnswers += missed
        }),
      )
    }
  }
  await Promise.all(polls)
  isOver = true
  const busySearch = (await Promise.all(busy)).map(spreadOf)
  const peakMemoryMb = servers.map((server) => server.peakMemoryMb())
  caller.close()
  return {
    ...{ lag: lags.map(spreadOf), busySearch, idleSearch, staleAnswers },
    pushMs: spreadOf(pushMs),
    peakMemoryMb,
  }
}

/** A shopper on one process, beside everything else. */
async function searchUntil(caller: Caller, url: string, isOver: () => boolean): Promise<number[]> {
  const taken: number[] = []
  while (!isOver()) {
    taken.push(await caller.searchCatalog(url, taken.length))
    await delay(SHOPPER_PAUSE_MS)
  }
  return taken
}

/** A word that is in no other text: letters only, so that it is indexed as any word. */
const tokenOf = (number: number) =>
  `zq${[...number.toString(26)].map((digit) => 'abcdefghijklmnopqrstuvwxyz'[Number.parseInt(digit, 26)]).join('')}qz`

/** The next products of the catalog, round and round, with a new title and price each. */
function changedBatch(catalog: BenchProduct[], from: number, size: number, token: string): BenchProduct[] {
  return Array.from({ length: size }, (_, at) => {
    const product = catalog[(from + at) % catalog.length] as BenchProduct
    const variants = product.variants.map((variant) => ({ ...variant, price: variant.price + 1 + (from % 997) / 100 }))
    return { ...product, title: `${product.title} ${token}`, variants }
  })
}

/** Calls servers over sockets that stay open. */
class Caller {
  readonly #key: string
  readonly #agent = new Agent({ keepAlive: true })

  constructor(key: string) {
    this.#key = key
  }

  async push(url: string, products: readonly BenchProduct[]): Promise<{ tookMs: number; endedAtMs: number }> {
    const startedAtMs = performance.now()
    const text = await this.#call(`${url}/api/public/v1/catalog`, JSON.stringify({ products }))
    const endedAtMs = performance.now()
    if ((JSON.parse(text) as { upserted: number }).upserted !== products.length) throw new Error(text.slice(0, 300))
    return { tookMs: endedAtMs - startedAtMs, endedAtMs }
  }

  /** Milliseconds of a search as shoppers make them. */
  async searchCatalog(url: string, number: number): Promise<number> {
    const queries = [
      'cotton shirt',
      'navy wool sweater',
      'waterproof backpack',
      'oak desk',
      'soft blanket&price_max=60',
    ]
    const startedAtMs = performance.now()
    await this.#call(`${url}/api/public/v1/search?limit=20&q=${queries[number % queries.length]?.replaceAll(' ', '+')}`)
    return performance.now() - startedAtMs
  }

  /** Searches again and again until the word is in a title. */
  async pollFor(url: string, token: string): Promise<{ foundAtMs: number; missed: number }> {
    for (let missed = 0; ; missed++) {
      const text = await this.#call(`${url}/api/public/v1/search?limit=5&q=${token}`)
      const { data } = JSON.parse(text) as { data: { title: string }[] }
      if (data[0]?.title.endsWith(token)) return { foundAtMs: performance.now(), missed }
      if (missed > 1000) throw new Error(`${token} is not found: ${text.slice(0, 300)}`)
    }
  }

  close(): void {
    this.#agent.destroy()
  }

  #call(url: string, body?: string): Promise<string> {
    const headers = {
      authorization: `Bearer ${this.#key}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    }
    return new Promise((resolve, reject) => {
      const method = body === undefined ? 'GET' : 'POST'
      const call = request(url, { agent: this.#agent, method, headers }, async (response) => {
        const chunks: Buffer[] = []
        for await (const chunk of response) chunks.push(chunk as Buffer)
        const text = Buffer.concat(chunks).toString('utf8')
        if (response.statusCode === 200) resolve(text)
        else reject(new Error(`${url}: ${response.statusCode} ${text.slice(0, 300)}`))
      })
      call.once('error', reject)
      call.end(body)
    })
  }
}
