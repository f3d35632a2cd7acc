import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, test } from 'node:test'

const ROOT = new URL('../..', import.meta.url).pathname
let copy: string

before(() => {
  copy = mkdtempSync(join(tmpdir(), 'spiel-walls-'))
  for (const name of ['package.json', '.dependency-cruiser.cjs']) cpSync(join(ROOT, name), join(copy, name))
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
})
after(() => rmSync(copy, { recursive: true, force: true }))

/** Checks a small tree with the project's own rules. Returns what dependency-cruiser prints. */
function checkWalls(files: Record<string, string>): string {
  for (const folder of ['src', 'sdk', 'test', 'web']) rmSync(join(copy, folder), { recursive: true, force: true })
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    writeFileSync(join(copy, path), text)
  }
  const depcruise = join(ROOT, 'node_modules/.bin/depcruise')
  const folders = [...new Set(Object.keys(files).map((path) => path.split('/')[0] ?? ''))]
  const args = [depcruise, '--config', '.dependency-cruiser.cjs', ...folders]
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' })
  return stdout + stderr
}

const target = { 'src/orders/orders.queries.ts': 'export const rows = 1\nexport type Row = string\n' }
const refused: Record<string, Record<string, string>> = {
  'no-circle': {
    'src/shared/a.ts': `import { b } from './b.ts'\nexport const a = (): unknown => b\n`,
    'src/shared/b.ts': `import { a } from './a.ts'\nexport const b = (): unknown => a\n`,
  },
  'no-circle-of-rooms': {
    'src/orders/a.ts': `import type { C } from '../catalog/sub/c.ts'\nexport type A = C\n`,
    'src/orders/b.ts': 'export type B = string\n',
    'src/catalog/sub/c.ts': 'export type C = string\n',
    'src/catalog/d.ts': `import type { B } from '../orders/b.ts'\nexport type D = B\n`,
  },
  'queries-stay-in-their-room': {
    ...target,
    'src/catalog/upsert.ts': `import { rows } from '../orders/orders.queries.ts'\nexport const x: number = rows\n`,
  },
  'queries-stay-in-their-room (a type)': {
    ...target,
    'src/catalog/upsert.ts': `import type { Row } from '../orders/orders.queries.ts'\nexport const x: Row = ''\n`,
  },
  'queries-only-from-a-room': { ...target, 'src/cli/list.ts': `export { rows } from '../orders/orders.queries.ts'\n` },
  'rooms-know-no-door': {
    'src/http/server.ts': 'export const server = 1\n',
    'src/catalog/upsert.ts': `import { server } from '../http/server.ts'\nexport const x = server satisfies number\n`,
  },
  'product-knows-no-tests': {
    'test/support/fake.ts': 'export const fake = 1\n',
    'src/main.ts': `export const x = () => import('../test/support/fake.ts')\n`,
  },
  'sql-in-queries-only': { 'src/catalog/upsert.ts': `import { sql } from 'kysely'\nexport const x = sql\n` },
  'sql-in-queries-only (the driver)': {
    'src/catalog/upsert.ts': `import type { Pool } from 'pg'\nexport type X = Pool\n`,
  },
  'routes-call-verbs': {
    ...target,
    'src/orders/orders.routes.ts': `import { rows } from './orders.queries.ts'\nexport const x = rows\n`,
  },
  'sdk-stands-alone': { 'sdk/src/index.ts': `import { z } from 'zod'\nexport const x = z\n` },
  'shared-knows-no-room': {
    'src/stores/store.ts': 'export type Store = string\n',
    'src/shared/a.ts': `import type { Store } from '../stores/store.ts'\nexport const x: Store = ''\n`,
  },
  'no-dev-dependency-in-product': { 'src/main.ts': `import fc from 'fast-check'\nexport const x = fc\n` },
  'widget-stands-alone': {
    'src/stores/store.ts': 'export const store = 1\n',
    'web/widget/main.ts': `import { store } from '../../src/stores/store.ts'\nexport const x = store\n`,
  },
}

for (const [name, files] of Object.entries(refused)) {
  test(`an import against ${name} is refused`, () => {
    assert.match(checkWalls(files), new RegExp(`error ${name.split(' ')[0]}: `))
  })
}

test('imports within the walls pass', () => {
  const output = checkWalls({
    ...target,
    'src/db/transaction.ts': `import type { Kysely } from 'kysely'\nexport type Db = Kysely<unknown>\n`,
    'src/orders/list-orders.ts': `import type { Db } from '../db/transaction.ts'
      import { rows } from './orders.queries.ts'\nexport const listOrders = (db: Db) => [db, rows]\n`,
    'src/orders/orders.routes.ts': `import { listOrders } from './list-orders.ts'\nexport const x = listOrders\n`,
  })
  assert.match(output, /no dependency violations found \(\d+ modules, [1-9]/)
})
