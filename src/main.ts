// Before anything else of ours is read.
import './quick-modules.ts'

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
