import { ConfigError, loadConfig } from './config.ts'
import { serve } from './serve.ts'

try {
  await serve(loadConfig())
} catch (error) {
  const isExpected = error instanceof ConfigError || (error instanceof Error && error.name !== 'TypeError')
  process.stderr.write(`${isExpected ? (error as Error).message : error}\n`)
  process.exitCode = error instanceof ConfigError ? 2 : 1
  process.exit()
}
