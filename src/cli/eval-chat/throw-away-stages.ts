import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type App, buildApp } from '../../app.ts'
import type { Config } from '../../config.ts'
import { chatAsOperator } from '../../eval/chat/chat-as-operator.ts'
import type { Given, Suite, SuiteConversation } from '../../eval/chat/suite.ts'
import type { Stage, Stages } from './stage.ts'
import { patchProducts, type SuiteData, secretsOf } from './suite-data.ts'
import { makeThrowAwayStore } from './throw-away-store.ts'

/** Opens an embedded database in a folder that goes when `close` is called. */
export async function openThrowAwayApp(config: Config): Promise<App> {
  const folder = await mkdtemp(join(tmpdir(), 'spiel-eval-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const app = await buildApp({ ...config, databaseUrl: undefined, dataDir: folder, role: 'web', logLevel: 'silent' })
    return { ...app, close: () => app.close().finally(remove) }
  } catch (error) {
    await remove()
    throw error
  }
}

/**
 * Stores made for a suite. One serves many conversations, until one has changed it or left something behind: then the next gets a
 * fresh one, so that none depends on those before it.
 */
export class ThrowAwayStages implements Stages {
  readonly #app: App
  readonly #suite: Suite
  readonly #data: SuiteData
  #usual: Stage | undefined

  constructor(app: App, suite: Suite, data: SuiteData) {
    this.#app = app
    this.#suite = suite
    this.#data = data
  }

  async stageFor({ given }: SuiteConversation): Promise<Stage> {
    const { login: _, locale: __, ...changes } = given
    if (Object.keys(changes).length > 0) return this.#make(changes)
    this.#usual ??= await this.#make({})
    return this.#usual
  }

  leave(isSpent: boolean): void {
    if (isSpent) this.#usual = undefined
  }

  /** The app is the caller's. */
  async close(): Promise<void> {}

  async #make(given: Given): Promise<Stage> {
    const orders = [...this.#data.orders, ...(given.orders ?? [])]
    const { ctx, owned } = await makeThrowAwayStore(this.#app, {
      ...{ store: this.#suite.store, given },
      data: { ...this.#data, orders, products: patchProducts(this.#data.products, given.product_patch ?? {}) },
    })
    return { say: (input) => chatAsOperator(ctx, input), secrets: secretsOf(orders), owned }
  }
}
