import { readFile, writeFile } from 'node:fs/promises'
import { publicRoutes } from '../src/http/public-api.ts'
import { buildPublicOpenApi } from '../src/http/public-openapi.ts'
import { buildWidgetOpenApi } from '../src/http/widget-openapi.ts'
import { widgetRoutes } from '../src/http/widget-routes.ts'

/** Writes the OpenAPI documents from the routes; with --check only tells whether the checked-in copies are the same. */
const documents = {
  'openapi.json': buildPublicOpenApi(publicRoutes),
  'openapi-widget.json': buildWidgetOpenApi(widgetRoutes),
}
for (const [name, document] of Object.entries(documents)) {
  const file = new URL(`../${name}`, import.meta.url)
  const text = `${JSON.stringify(document, null, 2)}\n`
  if (!process.argv.includes('--check')) await writeFile(file, text)
  else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
    process.stderr.write(`${name} is not what the routes make: run \`npm run openapi\` and look at the difference.\n`)
    process.exitCode = 1
  }
}
