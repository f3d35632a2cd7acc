import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type {
  KyselyPlugin,
  PluginTransformQueryArgs,
  PluginTransformResultArgs,
  QueryResult,
  RootOperationNode,
  UnknownRow,
} from 'kysely'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { embedProducts } from '../../src/search/embeddings/embed-products.ts'
import { IndexRegistry } from '../../src/search/index-registry.ts'
import { searchProducts } from '../../src/search/search-products.ts'
import { StoreIndex } from '../../src/search/store-index.ts'
import { type ProofAnswer, ProofClient } from '../support/proof-http.ts'
import { amount, Random, report, seed } from '../support/proof-run.ts'
import {
  makeOtherWord,
  makeSubject,
  makeWord,
  type SearchChange,
  type SearchedAnswer,
  searchChanges,
} from '../support/proof-search.ts'
import { openOperator, withOperator } from '../support/proof-server.ts'
import { type ProofServers, startProofServers } from '../support/proof-servers.ts'
import { startTestApp } from '../support/test-app.ts'
import { testDatabaseKind } from '../support/test-database.ts'

const BASE_PRODUCTS = amount(150, 400)
const SUBJECTS = 60
const SEARCHERS_A_PROCESS = amount(1, 2)

/** What a round asks, and when its change was answered. */
interface Round {
  number: number
  id: string
  change: SearchChange
  path: string
  /** performance.now() of the 200; undefined while the product is as it was. */
  changedAt: number | undefined
}

interface Tally {
  /** Searches sent beside the rounds, and those of them sent after a round's change was answered. */
  beside: number
  besideAfter: number
  pushes: number
  faults: string[]
}

const foundIn = (answer: SearchedAnswer, id: string) => answer.data.find(({ externalId }) => externalId === id)

/** Every round has a second product with the same words that always fits, so that an empty answer proves nothing. */
const siblingOf = (id: string) => `${id}-sibling`

function makeRound(number: number): { round: Round; before: object[]; patch: object } {
  const id = `subject-${number % SUBJECTS}`
  const changes = searchChanges(id)
  const change = changes[number % changes.length] as SearchChange
  const [word, otherWord] = [makeWord(number), makeOtherWord(number)]
  const asked = change.asksNewTitle ? otherWord : word
  const sibling = { ...makeSubject(siblingOf(id), asked) }
  return {
    round: { number, id, change, path: `/search?limit=100&q=${asked}${change.filters}`, changedAt: undefined },
    before: [makeSubject(id, word), sibling],
    patch: { externalId: id, ...change.patch(otherWord) },
  }
}

/** undefined = as it must be. */
function faultOf(answer: ProofAnswer, round: Round, wanted: 'old' | 'new'): string | undefined {
  const { change, id, number } = round
  const say = (what: string) => `round ${number} (${change.name}): ${what}: ${answer.text.slice(0, 700)}`
  if (answer.status !== 200) return say(`status ${answer.status}`)
  const read: SearchedAnswer = answer.json
  if (read.relaxed.length > 0 || !foundIn(read, siblingOf(id))) return say('the other product is missing')
  const found = foundIn(read, id)
  const isAsWanted = wanted === 'old' ? change.isOld(found) : change.isNew(found)
  return isAsWanted ? undefined : say(`is not ${wanted}`)
}

async function push(client: ProofClient, url: string, key: string, products: object[]): Promise<ProofAnswer> {
  const answer = await client.call(url, '/catalog', { key, body: { products } })
  assert.equal(answer.status, 200, answer.text)
  assert.deepEqual(answer.json.errors, [])
  return answer
}

const baseProducts = (from: number, count: number, version: number, variants = 1) =>
  Array.from({ length: count }, (_, at) => ({
    externalId: `base-${from + at}`,
    title: `Lamp number ${from + at} of version ${version}`,
    variants: Array.from({ length: variants }, (_, place) => ({
      ...{ externalId: `base-${from + at}-${place}`, title: `Size ${place}`, price: version % 90, inventory: 3 },
    })),
  }))

/** Pushes and searches that go on beside the rounds until `isOver`. */
function startTraffic(servers: ProofServers, key: string, otherKey: string, current: () => Round | undefined) {
  const tally: Tally = { beside: 0, besideAfter: 0, pushes: 0, faults: [] }
  const client = new ProofClient(8)
  let isOver = false
  const pusher = async (place: number, itsKey: string) => {
    const random = new Random(seed + place)
    for (let version = 1; !isOver; version++) {
      // Large ones too: the longer a refresh lasts, the more changes are committed while it is under way.
      const [count, variants] = version % 4 === 0 ? [100, 20] : [random.int(1, 20), 1]
      const products = baseProducts(random.int(0, BASE_PRODUCTS - count), count, version, variants)
      await push(client, random.pick(servers.servers).url, itsKey, products)
      tally.pushes++
    }
  }
  const searcher = async (url: string) => {
    while (!isOver) {
      const round = current()
      const wasChangedAt = round?.changedAt
      const answer = await client.call(url, round?.path ?? '/search?q=lamp', { key })
      tally.beside++
      // The next round may have made the product anew while this search was under way.
      if (!round || wasChangedAt === undefined || current() !== round) continue
      tally.besideAfter++
      const fault = faultOf(answer, round, 'new')
      if (fault) tally.faults.push(`beside: ${fault}`)
    }
  }
  const runs = [pusher(1, key), pusher(2, otherKey)]
  for (const { url } of servers.servers) {
    for (let count = 0; count < SEARCHERS_A_PROCESS; count++) runs.push(searcher(url))
  }
  const done = Promise.all(runs)
  // A fault in the traffic is thrown by stop(), at the end of the rounds.
  done.catch(() => {})
  const stop = async (): Promise<Tally> => {
    isOver = true
    await done.finally(() => client.close())
    return tally
  }
  return { stop }
}

async function makeStore(servers: ProofServers): Promise<{ slug: string; key: string }> {
  const operator = await openOperator(servers.place)
  const { slug } = await operator.run<{ slug: string }>('store.create', { name: 'One more store' })
  const input = { store: slug, name: 'proof', scopes: ['read', 'write'] }
  const { key } = await operator.run<{ key: string }>('key.create', input)
  await operator.close()
  return { slug, key }
}

/** The least that search may have, so that the indexes of the great stores below push each other out. */
const LEAST_MEMORY_MB = 16
let servers: ProofServers
before(async () => {
  servers = await startProofServers([['read', 'write']], { SPIEL_SEARCH_MEMORY_MB: String(LEAST_MEMORY_MB) })
})
after(() => servers?.close())

test('a change is in the next answer of every process once its push was answered', async (t) => {
  const client = new ProofClient(4)
  const random = new Random(seed)
  const rounds = amount(searchChanges('').length, 1000)
  const faults: string[] = []
  let current: Round | undefined
  let checked = 0
  try {
    const key = servers.keys[0] as string
    const { key: otherKey } = await makeStore(servers)
    const urls = servers.servers.map(({ url }) => url)
    for (const itsKey of [key, otherKey]) {
      for (let from = 0; from < BASE_PRODUCTS; from += 50) {
        await push(client, urls[0] as string, itsKey, baseProducts(from, 50, 0))
      }
    }
    const traffic = startTraffic(servers, key, otherKey, () => current)
    const startedAt = performance.now()
    const askAll = async (round: Round, wanted: 'old' | 'new') => {
      const answers = await Promise.all(urls.map((url) => client.call(url, round.path, { key })))
      return answers.flatMap((answer) => faultOf(answer, round, wanted) ?? [])
    }
    for (let number = 0; number < rounds; number++) {
      const { round, before, patch } = makeRound(number)
      current = undefined
      await push(client, random.pick(urls), key, before)
      current = round
      faults.push(...(await askAll(round, 'old')))
      round.changedAt = (await push(client, urls[number % urls.length] as string, key, [patch])).receivedAt
      faults.push(...(await askAll(round, 'new')))
      checked += urls.length
    }
    const seconds = (performance.now() - startedAt) / 1000
    const tally = await traffic.stop()
    assert.deepEqual([...faults, ...tally.faults].slice(0, 5), [], `${faults.length + tally.faults.length} faults`)
    report(
      t,
      `seed ${seed}: ${servers.kind}, ${urls.length} process(es), ${rounds} changes of ${searchChanges('').length} kinds in ` +
        `${seconds.toFixed(1)} s: ${checked} of ${checked} next answers new, ${checked} of ${checked} answers before it old; ` +
        `beside them ${tally.pushes} pushes to two stores and ${tally.beside} searches, ${tally.besideAfter} of them sent after a change: all new`,
    )
  } finally {
    client.close()
  }
})

/** Holds one result of a database back until it is let go. */
class Gate implements KyselyPlugin {
  #passing = Number.POSITIVE_INFINITY
  readonly reached = Promise.withResolvers<void>()
  readonly release = Promise.withResolvers<void>()

  /** The next result but `passing`. */
  holdAfter(passing: number): void {
    this.#passing = passing
  }

  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    return node
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    if (this.#passing-- === 0) {
      this.reached.resolve()
      await this.release.promise
    }
    return result
  }
}

const skip = testDatabaseKind() === 'embedded' && 'its one connection lets no push commit while a refresh looks'

test('a search never makes do with a refresh that looked before the change', { skip }, async (t) => {
  const app = await startTestApp()
  try {
    const { context } = await app.createStore()
    for (const [place, what] of ['clocks', 'rows'].entries()) {
      const gate = new Gate()
      const registry = new IndexRegistry(context.db.withPlugin(gate), 1e9)
      await upsertProducts(context, [{ externalId: 'k', title: 'Copper kettle', status: 'active' }])
      await registry.get(context.storeId)
      await upsertProducts(context, [{ externalId: 'other', title: `Mug ${what}` }])
      gate.holdAfter(place)
      const early = registry.get(context.storeId)
      await gate.reached.promise
      await upsertProducts(context, [{ externalId: 'k', status: 'archived' }])
      const late = registry.get(context.storeId)
      gate.release.resolve()
      await early
      const { catalog } = await late
      assert.equal(catalog.index.productById('k'), null, `archived after the ${what} were read`)
    }
    report(t, 'a change committed behind the look at the clocks, or at the rows, is in the next answer: 2 of 2')
  } finally {
    await app.close()
  }
})

/** An index as it was when it was loaded. */
class FrozenRegistry extends IndexRegistry {
  readonly index: StoreIndex

  constructor(index: StoreIndex, ...args: ConstructorParameters<typeof IndexRegistry>) {
    super(...args)
    this.index = index
  }

  override async get(): Promise<StoreIndex> {
    return this.index
  }
}

test('control: on an index that is not refreshed, the check of every kind of change fails', async (t) => {
  const app = await startTestApp()
  try {
    const { context } = await app.createStore()
    const kinds = searchChanges('').length
    let caught = 0
    for (let number = 0; number < kinds; number++) {
      const { round, before, patch } = makeRound(number)
      await upsertProducts(context, before)
      const indexes = new FrozenRegistry(await StoreIndex.load(context.db, context.storeId), context.db, 1e9)
      await upsertProducts(context, [patch])
      const query = Object.fromEntries(new URL(round.path, app.url).searchParams)
      const ask = async (registry: Pick<IndexRegistry, 'get'>) => {
        const json = await searchProducts({ ...context, indexes: registry }, query)
        return { status: 200, json, text: JSON.stringify(json) } as ProofAnswer
      }
      assert.equal(faultOf(await ask(context.indexes), round, 'new'), undefined)
      const stale = await ask(indexes)
      assert.equal(faultOf(stale, round, 'old'), undefined)
      if (faultOf(stale, round, 'new')?.includes('is not new')) caught++
    }
    assert.equal(caught, kinds)
    report(t, `control: ${caught} of ${kinds} kinds of change were seen to be missing on an index without refresh`)
  } finally {
    await app.close()
  }
})

test('a product is found by the meaning of what it says now', async () => {
  const app = await startTestApp()
  try {
    const { context } = await app.createStore()
    const change = async (product: object) => upsertProducts(context, [{ externalId: 'a', ...product }])
    const embed = () => embedProducts(context, { storeId: context.storeId, productIds: ['a'] })
    // No word of any product: vectors alone find it.
    const find = async () =>
      (await searchProducts(context, { q: 'xylophonezorbixes' })).data.map((row) => row.externalId)
    await change({ title: 'Xylophone zorbix' })
    await embed()
    assert.deepEqual(await find(), ['a'])
    await change({ status: 'archived' })
    assert.deepEqual(await find(), [])
    await change({ status: 'active' })
    await embed()
    assert.deepEqual(await find(), ['a'], 'active again')
    await change({ title: 'Grand piano' })
    assert.deepEqual(await find(), [], 'says something else now')
  } finally {
    await app.close()
  }
})

const TWIN_PRODUCTS = 60
const TWIN_VARIANTS = 100

/** The same products in both stores; only prices and links tell whose they are. Links so long that an index has over 8 MB. */
const makeTwins = (store: number, from: number, count: number, version: number) =>
  Array.from({ length: count }, (_, at) => ({
    externalId: `twin-${from + at}`,
    title: `Copper kettle ${['round', 'tall', 'small'][(from + at) % 3]} ${from + at}`,
    url: `https://store-${store}.example/${from + at}`,
    variants: Array.from({ length: TWIN_VARIANTS }, (_, place) => ({
      externalId: `twin-${from + at}-${place}`,
      price: (version % 50) + store / 100,
      imageUrl: `https://store-${store}.example/${'x'.repeat(1900)}`,
    })),
  }))

/** Rows of an answer that are not wholly of the store. */
function foreignRows({ data }: SearchedAnswer, store: number): string[] {
  const isOwn = (price: number | null) => price !== null && Math.round(price * 100) % 100 === store
  return data
    .filter(({ url, price, variants }) => {
      return !url?.startsWith(`https://store-${store}.`) || ![price, ...variants.map((one) => one.price)].every(isOwn)
    })
    .map(({ externalId, url }) => `${externalId} ${url} for store ${store}`)
}

/** Searches of both stores in random order from several clients; pushes to both go on. */
async function searchTwins(servers: ProofServers, keys: string[], count: number) {
  const client = new ProofClient(8)
  const result = { answers: 0, rows: 0, switches: 0, foreign: [] as string[], caught: 0 }
  let sent = 0
  const work = async (url: string, place: number) => {
    const random = new Random(seed + place)
    let last = 0
    while (sent < count) {
      sent++
      const store = random.int(1, 2)
      const key = keys[store - 1] as string
      if (random.chance(0.1)) await push(client, url, key, makeTwins(store, random.int(0, TWIN_PRODUCTS - 1), 1, sent))
      const q = random.pick(['kettle', 'copper', 'tall+kettle', 'round', 'twin-7', 'kettel'])
      const answer = await client.call(url, `/search?limit=${random.int(1, 20)}&q=${q}`, { key })
      assert.equal(answer.status, 200, answer.text)
      const read: SearchedAnswer = answer.json
      assert.ok(read.data.length > 0, `${q} found nothing`)
      result.answers++
      result.rows += read.data.length
      result.foreign.push(...foreignRows(read, store))
      // Had the process taken the other store's index, every row would have been noticed.
      if (foreignRows(read, 3 - store).length === read.data.length) result.caught++
      if (last !== store) result.switches++
      last = store
    }
  }
  const clients = servers.servers.flatMap(({ url }) => [url, url, url])
  await Promise.all(clients.map(work)).finally(() => client.close())
  return result
}

test('stores with the same ids and titles never see each other while their indexes push each other out', async (t) => {
  const twins = [await makeStore(servers), await makeStore(servers)]
  const keys = twins.map(({ key }) => key)
  const slugs = twins.map(({ slug }) => slug)
  const client = new ProofClient(1)
  for (const [place, key] of keys.entries()) {
    for (let from = 0; from < TWIN_PRODUCTS; from += 20) {
      await push(client, servers.servers[0]?.url ?? '', key, makeTwins(place + 1, from, 20, 0))
    }
  }
  client.close()
  const { answers, rows, switches, foreign, caught } = await searchTwins(servers, keys, amount(18, 1000))
  assert.deepEqual(foreign.slice(0, 5), [], `${foreign.length} rows of the other store`)
  assert.equal(caught, answers)
  await Promise.all(servers.servers.map((server) => server.stop()))
  const megabytes = await withOperator(servers.place, async (_context, { kysely }) => {
    const stores = await kysely.selectFrom('stores').select('id').where('slug', 'in', slugs).execute()
    const indexes = await Promise.all(stores.map(({ id }) => StoreIndex.load(kysely, Number(id))))
    return indexes.map(({ bytes }) => bytes / 1024 / 1024)
  })
  const together = megabytes.reduce((sum, one) => sum + one, 0)
  assert.ok(together > LEAST_MEMORY_MB, `${megabytes} MB: both indexes fit`)
  report(
    t,
    `${servers.kind}, ${servers.servers.length} process(es), budget ${LEAST_MEMORY_MB} MB, indexes of ${megabytes.map((one) => one.toFixed(1)).join(' and ')} MB: ` +
      `${answers} answers with ${rows} rows, ${switches} of them after one of the other store: 0 rows of the other store; ` +
      `control: ${caught} of ${answers} answers would have been noticed`,
  )
})
