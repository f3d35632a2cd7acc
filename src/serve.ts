import { makeFirstRunLink } from './accounts/make-owner.ts'
import { type App, type AppOptions, buildApp } from './app.ts'
import type { Config } from './config.ts'
import { keepHeapSmall } from './shared/small-heap.ts'
import { outliveTheTerminal, printLines, standardError } from './shared/terminal.ts'
import { getDemoLink } from './widget/demo-link.ts'

/** A second signal, or this long after the first, ends the process at once. */
const SHUTDOWN_LIMIT_MS = 15_000

/**
 * Starts Spiel as the settings say and runs until a signal; resolves when it listens.
 * @param options for proofs, in which hours must pass in seconds
 */
export async function serve(config: Config, options: Pick<AppOptions, 'webhooks'> = {}): Promise<App> {
  outliveTheTerminal()
  const app = await buildApp(config, { ...options, onDeath: (error) => endNow(error), keepsCache: true })
  const address = await listen(app, config)
  // Not sooner: while a process starts, nearly all that it makes stays, and to look for what does not took a tenth of the start.
  keepHeapSmall()
  app.readyStores?.start()
  if (address !== undefined) app.database.door?.publish({ url: address })
  printLines(await greeting(app, config, address), standardError)
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

async function greeting(app: App, config: Config, address: string | undefined): Promise<string[]> {
  const where = config.databaseUrl ? 'PostgreSQL' : `the embedded database in ${config.dataDir}`
  if (address === undefined) return [`A worker of Spiel runs on ${where}. It answers no requests.`]
  const demo = {
    link: async () => [`Demo shop: ${address}/demo?link=${await getDemoLink(app.context)}`],
    public: async () => [`Demo shop, open to everybody: ${address}/demo`],
    off: async () => [],
  }
  return [
    `Spiel runs on ${where}.`,
    ...(await wayIn(app, address)),
    `API reference: ${address}/docs`,
    ...(await demo[config.demo]()),
    ...warningsFor(config),
  ]
}

/** On a server without accounts a link that makes the owner, once; later just the address. */
async function wayIn(app: App, address: string): Promise<string[]> {
  const link = await makeFirstRunLink(app.context)
  if (!link) return [`Dashboard: ${address}`]
  return [
    `First run: open ${address}${link.path}`,
    `The link makes the owner, works once and for ${link.hours} hours; \`spiel owner create\` prints another.`,
  ]
}

function warningsFor({ host, trustedProxies }: Config): string[] {
  const isThisMachine = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host)
  if (isThisMachine || trustedProxies.length > 0) return []
  return [
    `Warning: HOST is ${host}, so other machines reach Spiel, which speaks plain HTTP: keys and conversations can be read on the way. Put a proxy with TLS in front and name it in SPIEL_TRUSTED_PROXIES.`,
  ]
}

/** The database is gone: what was committed is on disk, and a supervisor's restart recovers it. */
function endNow(error: Error): never {
  printLines([error.message], standardError)
  process.exit(1)
}
