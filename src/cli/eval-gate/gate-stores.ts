import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { App } from '../../app.ts'
import type { StoreContext } from '../../context.ts'
import { readSuiteData } from '../eval-chat/suite-data.ts'
import { makeThrowAwayStore } from '../eval-chat/throw-away-store.ts'
import { CommandError } from '../operator.ts'

/** The file of stores: what each is filled with. Files are found beside it. */
const storesSchema = z.record(
  z.string(),
  z.strictObject({
    store: z.strictObject({ name: z.string(), currency: z.string(), language: z.string(), origin: z.url() }),
    catalog: z.string(),
    orders: z.string().optional(),
    knowledge: z.array(z.string()).default([]),
    discounts: z.array(z.strictObject({ code: z.string(), text: z.string() })).default([]),
  }),
)

export type GateStores = z.output<typeof storesSchema>

/** @throws {CommandError} when it cannot be read or is not of the form */
export async function readGateStores(file: string): Promise<GateStores> {
  try {
    return storesSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    throw new CommandError('bad_request', `${file} is no file of stores: ${(error as Error).message}`)
  }
}

/** Makes the stores that are asked for, each when it is first asked for. */
export class GateStage {
  readonly #app: App
  readonly #stores: GateStores
  readonly #file: string
  readonly #made = new Map<string, StoreContext>()

  constructor(app: App, stores: GateStores, file: string) {
    this.#app = app
    this.#stores = stores
    this.#file = file
  }

  async contextOf(name: string): Promise<StoreContext> {
    const known = this.#made.get(name)
    if (known) return known
    const wanted = this.#stores[name]
    if (!wanted) throw new CommandError('bad_request', `${this.#file} has no store ${name}`)
    const { store, discounts, ...files } = wanted
    const data = await readSuiteData(files, this.#file)
    const { ctx } = await makeThrowAwayStore(this.#app, { store, data, given: { discounts } })
    this.#made.set(name, ctx)
    return ctx
  }
}
