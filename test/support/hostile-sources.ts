import { publicApi, statusOf } from './hostile-doors.ts'
import type { SendableDoor } from './hostile-run.ts'
import { type HostileWorld, ORDER, say } from './hostile-world.ts'
import { callWidget } from './widget-client.ts'

/** Texts of a store's own, and what then reads them: a search, a turn about it, a turn on its page, its page in the demo. */
const readers: [string, (world: HostileWorld) => Promise<number>][] = [
  ['push', async () => 200],
  ['search', async (world) => (await publicApi(world, '/search?q=hostile+kettle')).status],
  [
    'search with a slip',
    async (world) => (await publicApi(world, '/search?q=hostlie+kettel+abcdefgx+badcfehx+hgfedcbx')).status,
  ],
  ['turn', async (world) => (await say(world, await world.visit(), 'tell me about the hostile kettle')).status],
  [
    'turn on its page',
    async (world) => {
      const visit = await world.visit()
      const body = { text: 'is this waterproof and what sizes are there?', page: { productId: 'HOSTILE-0' } }
      const path = `/conversations/${visit.conversationId}/messages`
      return (await callWidget(world, path, { token: visit.token, body })).status
    },
  ],
  ['demo page', async (world) => (await fetch(`${world.url}/demo/${world.slug}/p/HOSTILE-0`)).status],
  ['demo search', async (world) => (await fetch(`${world.url}/demo/${world.slug}?q=hostile+kettle`)).status],
]

/** The beginning of a text, of so many bytes. */
function bytesOf(text: string, most: number): string {
  const bytes = Buffer.from(text).subarray(0, most)
  return bytes.toString('utf8').replace(/\ufffd+$/, '')
}

const variant = (at: number, more: object = {}) => ({ externalId: `W-${at}`, price: 5, inventory: 3, ...more })
const first = (text: string, count: number) => [...text].slice(0, count).join('')
/** Pieces of a text, each different. */
const apart = (text: string, length: number, count: number): string[] => {
  const points = [...text]
  return Array.from({ length: count }, (_, at) => {
    const start = (at * 7) % Math.max(1, points.length - length)
    return `${at} ${points.slice(start, start + length - String(at).length - 1).join('')}`
  })
}

type Product = Record<string, unknown>
const catalogs: [name: string, most: number, products: (text: string) => Product[]][] = [
  ['title', 1_000, (text) => [{ title: text }]],
  ['title with a name', 980, (text) => [{ title: `Hostile kettle ${text}` }]],
  ['description', 65_536, (text) => [{ description: bytesOf(text, 65_536) }]],
  [
    '20 descriptions',
    65_536,
    (text) => Array.from({ length: MOST_PRODUCTS }, (_, at) => ({ description: bytesOf(`${at} ${text}`, 65_536) })),
  ],
  ['tags', 255 * 8, (text) => [{ tags: apart(text, 255, 250) }]],
  [
    'vendor, category',
    1_000,
    (text) => [
      { vendor: first(text, 255), category: text },
      { category: first(`a > ${text.replaceAll(' ', '>')}`, 1_000) },
    ],
  ],
  [
    'options',
    255 * 8,
    (text) => [
      {
        variants: Array.from({ length: 60 }, (_, at) =>
          variant(at, {
            title: first(text, 1_000),
            options: Object.fromEntries(
              apart(text, 255, 50).map((value, place) => [
                `o${place} ${first(text, 200)}`,
                `${at}${first(value, 250)}`,
              ]),
            ),
          }),
        ),
      },
    ],
  ],
  [
    'many variants',
    255,
    (text) => [
      {
        variants: Array.from({ length: 2_048 }, (_, at) =>
          variant(at, { options: { size: `${at} ${first(text, 200)}`, color: `${first(text, 100)} ${at}` } }),
        ),
      },
    ],
  ],
  [
    'many short options',
    20,
    (text) => [
      {
        variants: Array.from({ length: 2_048 }, (_, at) =>
          variant(at, { options: { size: `${at}${first(text, 4)}`, color: `${first(text, 4)}${at}` } }),
        ),
      },
    ],
  ],
]

const MOST_PRODUCTS = 20

/** Doors that push a catalog and then have it read; one measured after the other. */
export const catalogDoors: SendableDoor[] = catalogs.map(([name, most, products]) => ({
  name: `catalog: ${name}`,
  most,
  async send(world, text, tell) {
    const items = products(text).map((product, at) => ({
      ...{
        externalId: `HOSTILE-${at}`,
        status: 'active',
        title: `Hostile kettle ${at}`,
        variants: [{ ...variant(at), externalId: `V-${at}` }],
      },
      ...{ description: null, tags: [], vendor: null, category: null },
      ...product,
    }))
    let status = 200
    for (const [reader, read] of readers) {
      await world.settle()
      await world.take()
      const answer = reader === 'push' ? await publicApi(world, '/catalog', { body: { products: items } }) : undefined
      const got = answer?.status ?? (await read(world))
      // A title may be nothing but spaces.
      if (reader === 'push' && got === 422) return 422
      if (got !== 200) status = got
      await world.settle()
      tell(reader, await world.take())
    }
    const gone = items.map(({ externalId }) => ({ externalId, status: 'archived', variants: [] }))
    await publicApi(world, '/catalog', { body: { products: gone } })
    return status
  },
}))

const MB5 = 5 * 1024 * 1024
const asFile = (name: string, text: string) => ({
  file: { name, content: Buffer.from(bytesOf(text, MB5)).toString('base64') },
})
const sources: [name: string, most: number, source: (text: string) => object][] = [
  ['text file', MB5, (text) => asFile('hostile.txt', text)],
  ['Markdown file', MB5, (text) => asFile('hostile.md', `# Hostile\n\n${text}`)],
  ['HTML file', MB5, (text) => asFile('hostile.html', `<main><h1>Hostile</h1><p>${text}`)],
  ['pair', 8_000, (text) => ({ question: 'What of the hostile kettle?', answer: text })],
  ['question of a pair', 500, (text) => ({ question: text, answer: 'Nothing of it.' })],
]

export const knowledgeDoors: SendableDoor[] = sources.map(([name, most, source]) => ({
  name: `knowledge: ${name}`,
  most,
  async send(world, text, tell) {
    const added = world.operator.run<{ id: string }>('knowledge.add', { store: world.slug, ...source(text) } as object)
    const status = await statusOf(added)
    await world.settle()
    tell('add', await world.take())
    if (status !== 200) return status
    const question = 'what about hostile kettles, and how long does shipping take?'
    await world.operator.run('knowledge.search', { store: world.slug, question } as object)
    await world.settle()
    tell('question', await world.take())
    const answer = await say(world, await world.visit(), question)
    await world.settle()
    tell('turn', await world.take())
    await world.operator.run('knowledge.remove', { store: world.slug, id: (await added).id } as object)
    return answer.status
  },
}))

/** Orders, and a shopper who then asks for theirs. */
export const orderDoors: SendableDoor[] = [
  {
    name: 'order',
    most: 1_000,
    async send(world, text, tell) {
      const short = first(text, 255)
      const items = Array.from({ length: 1_000 }, (_, at) => ({ title: `${at} ${first(text, 990)}`, quantity: 1 }))
      const order = {
        ...{ externalId: 'O-H', number: '7009', email: ORDER.email, customerName: short, carrier: short },
        ...{ trackingNumber: short, items },
      }
      const { status } = await publicApi(world, '/orders', { body: { orders: [order] } })
      await world.settle()
      tell('push', await world.take())
      const visit = await world.visit()
      for (const words of [`where is my order 7009? ${ORDER.email}`, 'the same again please']) {
        await world.settle()
        await world.take()
        await say(world, visit, words)
        await world.settle()
        tell('order check', await world.take())
      }
      return status
    },
  },
]
