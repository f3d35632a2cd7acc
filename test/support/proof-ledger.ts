import { sql } from 'kysely'
import type { Database } from '../../src/db/connect.ts'
import type { Random } from './proof-run.ts'

/** What a product or an order is, as far as the proof writes it. */
export interface ItemState {
  title: string
  /** Of each variant or line. */
  counts: number[]
}

export interface Entry {
  /** null = not there. More than one while it is not known whether a request that broke off was carried out. */
  possible: (ItemState | null)[]
  /** Answered changes of what a shopper can search for, and those whose answer never came. */
  searchable: { acknowledged: number; unknown: number }
}

export type Table = 'products' | 'orders'

/** One pushed item: how it looks on the wire, and what it makes of a state. */
export interface Change {
  id: string
  item: object
  apply(former: ItemState | null): ItemState | null
}

export interface Batch {
  table: Table
  changes: Change[]
  title: string
}

/** What of a state a shopper could search for: the title, and that there are variants. */
const searchText = (state: ItemState | null | undefined) => (state ? `${state.title} ${state.counts.length}` : '')

/** Keeps what each item must be, from what was sent and what was answered. One client at a time sends an item. */
export class Ledger {
  readonly #entries = { products: new Map<string, Entry>(), orders: new Map<string, Entry>() }
  acknowledged = 0

  entry(table: Table, id: string): Entry {
    const entries = this.#entries[table]
    let entry = entries.get(id)
    if (!entry) {
      entry = { possible: [null], searchable: { acknowledged: 0, unknown: 0 } }
      entries.set(id, entry)
    }
    return entry
  }

  all(table: Table): [string, Entry][] {
    return [...this.#entries[table]]
  }

  /** The batch was answered: it is what holds from now on. */
  acknowledge(batch: Batch): void {
    for (const change of batch.changes) this.#apply(batch, change, true)
    this.acknowledged += batch.changes.length
  }

  /** No answer came: both are possible. */
  leaveOpen(batch: Batch): void {
    for (const change of batch.changes) this.#apply(batch, change, false)
  }

  #apply(batch: Batch, change: Change, isKnown: boolean): void {
    const entry = this.entry(batch.table, change.id)
    const next = entry.possible.map((state) => change.apply(state))
    const differing = entry.possible.filter((state, place) => searchText(state) !== searchText(next[place])).length
    // With several possible states it may have been a change or not.
    if (isKnown && differing === next.length) entry.searchable.acknowledged++
    else if (differing > 0) entry.searchable.unknown++
    const candidates = isKnown ? next : [...entry.possible, ...next]
    entry.possible = [...new Map(candidates.map((state) => [JSON.stringify(state), state])).values()]
  }
}

/** A batch of new items, whole new states of known ones, and partial ones that leave the rest as it was. */
export function makeBatch(ledger: Ledger, random: Random, own: string[], number: number): Batch {
  const table: Table = random.chance(0.6) ? 'products' : 'orders'
  const title = `v${number}`
  const known = own.filter((id) => id.startsWith(table))
  const size = random.int(1, 15)
  const changed = random.sample(known, Math.min(known.length, random.int(0, size)))
  const changes = changed.map((id) => {
    // Laid over nothing, a partial item would make a product without variants.
    const mayBeMissing = ledger.entry(table, id).possible.includes(null)
    const make = mayBeMissing ? replaceWhole : random.pick([replaceWhole, changeTitle, changeList])
    return make(table, id, title, random)
  })
  while (changes.length < size) {
    const id = `${table}-${number}-${changes.length}`
    own.push(id)
    changes.push(replaceWhole(table, id, title, random))
  }
  return { table, changes, title }
}

const titled = (table: Table, title: string) => (table === 'products' ? { title } : { number: title })

function listed(table: Table, id: string, counts: number[]): object {
  if (table === 'orders') return { items: counts.map((count) => ({ title: 'Line', quantity: count, unitPrice: 1 })) }
  return { variants: counts.map((count, place) => ({ externalId: `${id}-${place}`, inventory: count, price: 1.5 })) }
}

const randomCounts = (random: Random) => Array.from({ length: random.int(1, 4) }, () => random.int(1, 1000))

function replaceWhole(table: Table, id: string, title: string, random: Random): Change {
  const counts = randomCounts(random)
  const item = { externalId: id, ...titled(table, title), ...listed(table, id, counts) }
  return { id, item, apply: () => ({ title, counts }) }
}

function changeTitle(table: Table, id: string, title: string): Change {
  return { id, item: { externalId: id, ...titled(table, title) }, apply: (former) => former && { ...former, title } }
}

function changeList(table: Table, id: string, _title: string, random: Random): Change {
  const counts = randomCounts(random)
  return {
    id,
    item: { externalId: id, ...listed(table, id, counts) },
    apply: (former) => former && { ...former, counts },
  }
}

/** What the database holds of a table, by external id. */
export async function readStates({ kysely }: Database, table: Table): Promise<Map<string, ItemState>> {
  const { rows } =
    table === 'products'
      ? await sql<{ id: string; title: string; counts: number[] }>`
          SELECT external_id AS id, title, ARRAY(SELECT v.inventory FROM variants v WHERE v.store_id = p.store_id
            AND v.product_id = p.external_id AND v.archived_at IS NULL ORDER BY v.position) AS counts FROM products p`.execute(
          kysely,
        )
      : await sql<{ id: string; title: string; counts: number[] }>`
          SELECT external_id AS id, number AS title, ARRAY(SELECT i.quantity FROM order_items i WHERE i.store_id = o.store_id
            AND i.order_id = o.external_id ORDER BY i.position) AS counts FROM orders o`.execute(kysely)
  return new Map(rows.map(({ id, title, counts }) => [id, { title, counts }]))
}
