import type { Fact } from '../fact.ts'
import { citedFields, idOfFact } from '../gate/fact-slots.ts'

/** What a value of a tool's result is called as a fact. */
const fieldsByKey: Record<string, readonly string[]> = {
  price: ['price'],
  priceFrom: ['price'],
  compareAtPrice: ['compareAtPrice'],
  inventory: ['inventory'],
  total: ['total', 'count'],
  number: ['number', 'trackingNumber'],
  carrier: ['carrier'],
  placedAt: ['placedAt'],
  cancelledAt: ['cancelledAt'],
}

/**
 * A tool's result as a model is given it: the names of values that it may cite carry the ids of their facts, `"price #f12": 79.99`.
 * Facts are only added to in a turn, so that a result reads the same in each step of it.
 */
export class FactIds {
  readonly #facts: readonly Fact[]
  /** Places of facts by field and value. */
  readonly #places = new Map<string, number[]>()
  #read = 0

  /** @param facts of the turn; the list may grow between calls */
  constructor(facts: readonly Fact[]) {
    this.#facts = facts
  }

  /** The same value with ids in the names of its fields. */
  addTo(output: unknown): unknown {
    for (; this.#read < this.#facts.length; this.#read++) this.#add(this.#facts[this.#read] as Fact, this.#read)
    return this.#told(output, null)
  }

  #add({ field, value }: Fact, place: number): void {
    if (!citedFields.test(field)) return
    const key = `${field}\0${value}`
    const same = this.#places.get(key)
    if (same) same.push(place)
    else this.#places.set(key, [place])
  }

  /** @param owner external id of the product or variant that the value is part of */
  #told(value: unknown, owner: string | null): unknown {
    if (Array.isArray(value)) return value.map((one) => this.#told(one, owner))
    if (typeof value !== 'object' || value === null) return value
    const own = 'id' in value && typeof value.id === 'string' ? value.id : owner
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => {
        const id = this.#idOf(key, part, own)
        return [id === null ? key : `${key} #${id}`, this.#told(part, own)]
      }),
    )
  }

  #idOf(key: string, value: unknown, owner: string | null): string | null {
    if (typeof value !== 'number' && typeof value !== 'string') return null
    const places = (fieldsByKey[key] ?? []).flatMap((field) => this.#places.get(`${field}\0${value}`) ?? [])
    const place = places.find((at) => isOf(this.#facts[at] as Fact, owner))
    return place === undefined ? null : idOfFact(place)
  }
}

/** Without an owner it is told of an order or of a search. */
function isOf({ entity, id, of }: Fact, owner: string | null): boolean {
  return owner === null ? entity === 'order' || entity === 'search' : id === owner || of === owner
}
