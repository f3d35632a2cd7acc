import { readFile, writeFile } from 'node:fs/promises'
import { buildOpenApi } from '../src/http/openapi.ts'
import { publicRoutes } from '../src/http/public-api.ts'

/** Writes openapi.json from the routes; with --check only tells whether the checked-in copy is the same. */
const file = new URL('../openapi.json', import.meta.url)
const text = `${JSON.stringify(buildOpenApi(publicRoutes), null, 2)}\n`
if (process.argv.includes('--check')) {
  const kept = await readFile(file, 'utf8').catch(() => '')
  if (kept !== text) {
    process.stderr.write(
      'openapi.json is not what the routes make: run `npm run openapi` and look at the difference.\n',
    )
    process.exitCode = 1
  }
} else await writeFile(file, text)
