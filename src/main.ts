import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Before anything of ours is read: to strip and compile a thousand files takes most of the time until the server listens.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/spiel', import.meta.url)))
const { ConfigError, loadConfig } = await import('./config.ts')
const { serve } = await import('./serve.ts')
const { printLines, standardError } = await import('./shared/terminal.ts')

try {
  await serve(loadConfig())
} catch (error) {
  const isExpected = error instanceof ConfigError || (error instanceof Error && error.name !== 'TypeError')
  const message = isExpected ? (error as Error).message : String(error)
  // Settings are the operator's own; their faults stand one a line.
  printLines(error instanceof ConfigError ? message.split('\n') : [message], standardError)
  process.exitCode = error instanceof ConfigError ? 2 : 1
  process.exit()
}
