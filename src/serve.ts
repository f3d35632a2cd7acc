import { type App, buildApp } from './app.ts'
import type { Config } from './config.ts'
import { keepHeapSmall } from './shared/small-heap.ts'

/** A second signal, or this long after the first, ends the process at once. */
const SHUTDOWN_LIMIT_MS = 15_000

/** Starts Spiel as the settings say and runs until a signal; resolves when it listens. */
export async function serve(config: Config): Promise<App> {
  keepHeapSmall()
  const app = await buildApp(config, { onDeath: (error) => endNow(error) })
  const address = await listen(app, config)
  // Learns while the first requests are served; a message that comes sooner waits for the rest of it.
  if (app.server) void app.context.assistant.understander.prepare()
  announce(config, address)
  let isEnding = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isEnding) process.exit(1)
      isEnding = true
      setTimeout(() => process.exit(1), SHUTDOWN_LIMIT_MS).unref()
      app.close().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
  }
  return app
}

/** @throws what the system says of the address; the database is closed then, so that the process can end. */
async function listen(app: App, { port, host }: Config): Promise<string | undefined> {
  try {
    return await app.server?.listen({ port, host })
  } catch (error) {
    await app.close()
    throw error
  }
}

function announce(config: Config, address: string | undefined): void {
  const where = config.databaseUrl ? 'PostgreSQL' : `the embedded database in ${config.dataDir}`
  process.stderr.write(
    address
      ? `Spiel runs on ${where}.\nFirst run: open ${address} in a browser. API reference: ${address}/docs\n`
      : `A worker of Spiel runs on ${where}. It answers no requests.\n`,
  )
}

/** The database is gone: what was committed is on disk, and a supervisor's restart recovers it. */
function endNow(error: Error): never {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
