import { parse, validate } from 'graphql'
import type { FakeAnswer } from './fake-platform-server.ts'
import { bulkLines } from './fake-shopify-nodes.ts'
import type { FakeWorld } from './fake-world.ts'
import { shopifySchema } from './shopify-schema.ts'

interface Bulk {
  lines: string[]
  roots: number
  /** How often it is looked at before it is done. */
  looks: number
}

/** Bulk operations: what is in the shop when one begins is written into a file, that is there after some looks. */
export class FakeBulks {
  /** How the lines of a file are put in order: children may come anywhere. */
  orderLines: (lines: string[]) => string[] = (lines) => lines
  /** Of the next file half is sent, once. */
  cutNextFile = false
  /** How often a bulk operation is looked at before it is done. */
  looks = 1
  readonly #bulks = new Map<string, Bulk>()
  readonly #shop: { url: string; world: FakeWorld }

  constructor(shop: { url: string; world: FakeWorld }) {
    this.#shop = shop
  }

  root(): object {
    const { world } = this.#shop
    return {
      bulkOperationRunQuery: ({ query }: { query: string }) => {
        const faults = validate(shopifySchema(), parse(query))
        if (faults.length > 0) {
          return { bulkOperation: null, userErrors: faults.map(({ message }) => ({ field: ['query'], message })) }
        }
        const isOrders = /\borders\b/.test(query)
        const roots = isOrders ? world.orders.size : world.products.size
        const number = world.newId()
        const lines = this.orderLines(bulkLines(world, isOrders))
        this.#bulks.set(String(number), { lines, roots, looks: this.looks })
        return { bulkOperation: { id: `gid://shopify/BulkOperation/${number}`, status: 'CREATED' }, userErrors: [] }
      },
      bulkOperation: ({ id }: { id: string }) => this.#look(id),
    }
  }

  #look(id: string): object | null {
    const name = id.slice(id.lastIndexOf('/') + 1)
    const bulk = this.#bulks.get(name)
    if (!bulk) return null
    const isDone = bulk.looks-- <= 0
    return {
      ...{ id, status: isDone ? 'COMPLETED' : 'RUNNING', errorCode: null, objectCount: String(bulk.lines.length) },
      rootObjectCount: String(bulk.roots),
      url: isDone && bulk.lines.length > 0 ? `${this.#shop.url}/bulk/${name}` : null,
    }
  }

  file(name: string): FakeAnswer {
    const bulk = this.#bulks.get(name)
    if (!bulk) return { status: 404 }
    const text = `${bulk.lines.join('\n')}\n`
    const headers = { 'content-type': 'application/jsonl' }
    if (!this.cutNextFile) return { status: 200, body: text, headers }
    this.cutNextFile = false
    return { status: 200, body: text.slice(0, Math.floor(text.length / 2)), headers }
  }
}
