import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeEmptyDatabase, makeStoreWithKey, runSpiel, startServer } from './processes.ts'
import { makeProducts } from './products.ts'

export interface PushRun {
  /** Wall time of the whole `spiel push` process. */
  seconds: number
  peakMemoryMb: number
}

/** `spiel push` of a JSON Lines file into an empty store, as an owner would run it, but with the limiter lifted. */
export async function runPush(serverUrl: string | undefined, products: number): Promise<PushRun> {
  const folder = mkdtempSync(join(tmpdir(), 'spiel-bench-push-'))
  const file = join(folder, 'catalog.jsonl')
  writeFileSync(
    file,
    `${makeProducts(products, 0)
      .map((product) => JSON.stringify(product))
      .join('\n')}\n`,
  )
  const database = await makeEmptyDatabase(serverUrl)
  const server = await startServer(database)
  try {
    const key = await makeStoreWithKey(database)
    const startedAtMs = performance.now()
    const output = await runSpiel(database, 'push', file, '--url', server.url, '--key', key, '--json', '--quiet')
    const seconds = (performance.now() - startedAtMs) / 1000
    const summary = JSON.parse(output) as { stored: number }
    if (summary.stored !== products) throw new Error(`Not all products were stored: ${output}`)
    return { seconds, peakMemoryMb: server.peakMemoryMb() }
  } finally {
    await server.stop()
    await database.drop()
    rmSync(folder, { recursive: true, force: true })
  }
}
