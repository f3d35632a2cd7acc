import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** The same kind of file in two places: types made from an OpenAPI document, what a process starts with, the texts of a language. */
const SAME_KIND = new Set(['api-types.ts', 'main.ts', 'de.ts', 'en.ts', 'es.ts', 'fr.ts'])

test('no two source files have one name, unless they are the same kind of file in two places', () => {
  const files = globSync('{src,web,sdk,bench,scripts,test}/**/*.{ts,tsx}', {
    cwd: ROOT,
    // The parts of a pack have the names of their topics, in each language.
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.test.ts', 'src/language/packs/*/**'],
  }).sort()
  assert.ok(files.length > 500, 'the files were not found')
  const places = Map.groupBy(files, (file) => basename(file))
  const twice = [...places].filter(([name, paths]) => paths.length > 1 && !SAME_KIND.has(name))
  assert.deepEqual(Object.fromEntries(twice), {})
})
