import { readFile, writeFile } from 'node:fs/promises'
import { compile } from 'json-schema-to-typescript'

/**
 * Writes the types of the client and of the widget from the `components.schemas` of their OpenAPI documents; with --check only
 * tells whether the checked-in copies are the same.
 */
const TARGETS = [
  { document: 'openapi.json', file: 'sdk/src/api-types.ts' },
  { document: 'openapi-widget.json', file: 'web/widget/src/api/api-types.ts' },
]
const BANNER = (document: string) =>
  `/* Generated from ${document} by scripts/generate-sdk-types.ts: change the schemas, not this file. */`

/** The types of all components, each under its own name. */
async function generateTypes(document: string): Promise<string> {
  const openApi = JSON.parse(await readFile(new URL(`../${document}`, import.meta.url), 'utf8'))
  const { schemas } = openApi.components as { schemas: Record<string, object> }
  const text = JSON.stringify(schemas).replaceAll('#/components/schemas/', '#/definitions/')
  const definitions = JSON.parse(text, (_name, value) => withOpenEnum(withoutTitle(value)))
  const types = await compile({ type: 'object', additionalProperties: false, definitions }, 'AllSchemas', {
    additionalProperties: false,
    bannerComment: '',
    unreachableDefinitions: true,
    // A list of at most three would become a union of tuples.
    ignoreMinAndMaxItems: true,
    style: { singleQuote: true, semi: false, printWidth: 120 },
  })
  const code = types
    .replace(/export interface AllSchemas \{\s*\}\n*/, '')
    .replaceAll(
      /\/\*\*\n \* This interface was referenced by `AllSchemas`'s JSON-Schema\n \* via the `definition` "\w+"\.\n \*\/\n/g,
      '\n',
    )
  const missing = Object.keys(schemas).filter(
    (name) => !new RegExp(`^export (interface|type) ${name}\\b`, 'm').test(code),
  )
  if (missing.length > 0) throw new Error(`No type was made for ${missing.join(', ')}`)
  return `${BANNER(document)}\n\n${code.trim()}\n`
}

/** A title would rename the type. A property that happens to be called so is a schema, not a string. */
function withoutTitle(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('title' in value) || typeof value.title !== 'string')
    return value
  const { title: _, ...rest } = value
  return rest
}

/** Text that is "One of: a, b; open to additions": an editor offers the values, and a new one is no error. */
function withOpenEnum(value: unknown): unknown {
  const { description, type } = (value ?? {}) as { description?: unknown; type?: unknown }
  const values = /^One of: ([\w, ]+);.*\bopen to additions/.exec(
    typeof description === 'string' ? description : '',
  )?.[1]
  if (!values || ![type].flat().includes('string')) return value
  const union = values.split(', ').map((one) => `'${one}'`)
  const tsType = [...union, '(string & {})', ...([type].flat().includes('null') ? ['null'] : [])].join(' | ')
  return { ...(value as object), tsType }
}

for (const { document, file } of TARGETS) {
  const types = await generateTypes(document)
  const target = new URL(`../${file}`, import.meta.url)
  if (!process.argv.includes('--check')) await writeFile(target, types)
  else if ((await readFile(target, 'utf8').catch(() => '')) !== types) {
    process.stderr.write(`${file} is not what ${document} makes: run \`npm run sdk:types\`.\n`)
    process.exitCode = 1
  }
}
