import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { runHere } from '../../test/support/run-here.ts'

const shirt = (id: string, color: string, price: number) => ({
  ...{ externalId: id, title: `${id} Shirt`, status: 'active', category: 'Shirts', url: `https://shop.example/${id}` },
  variants: [{ externalId: `${id}-1`, options: { color }, price, inventory: 3 }],
})

/** Runs `spiel`. */
const run = (...args: string[]) => runHere(args, {})

let folder: string
let catalog: string
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'spiel-eval-fit-'))
  catalog = join(folder, 'catalog.jsonl')
  const products = [shirt('Ada', 'red', 20), shirt('Bea', 'blue', 30), shirt('Cia', 'green', 40)]
  writeFileSync(catalog, products.map((product) => `${JSON.stringify(product)}\n`).join(''))
})
after(() => rmSync(folder, { recursive: true, force: true }))

test('generated queries can be kept, asked again and counted', async () => {
  const made = await run('eval', 'generate', '--catalog', catalog, '--kind', 'search', '--count', '12', '--seed', '2')
  assert.equal(made.code, 0, made.stderr)
  const lines = made.stdout.trim().split('\n')
  assert.equal(lines.length, 12)
  assert.ok(lines.every((line) => JSON.parse(line).expect.rules.length > 0))
  const file = join(folder, 'queries.jsonl')
  writeFileSync(file, made.stdout)
  const asked = await run('eval', 'fit', '--catalog', catalog, '--queries', file, '--json')
  const again = await run('eval', 'fit', '--catalog', catalog, '--count', '12', '--seed', '2', '--json')
  assert.equal(asked.code, 0, asked.stderr)
  assert.equal(asked.stdout, again.stdout)
  assert.equal(JSON.parse(asked.stdout).total.queries, 12)
})

test('what the rows contradict is told, and fails the command only when that is asked for', async () => {
  const rules = [{ thing: 'shirt' }, { price_max: 25 }]
  const query = {
    id: 'x',
    kind: 'thing',
    language: 'en',
    q: 'shirts',
    expect: { rules, fits: ['Ada'], nothing: false },
  }
  const file = join(folder, 'wrong.jsonl')
  writeFileSync(file, `${JSON.stringify(query)}\n`)
  const fit = (...more: string[]) => run('eval', 'fit', '--catalog', catalog, '--queries', file, ...more)
  const told = await fit()
  assert.equal(told.code, 0, told.stderr)
  assert.match(told.stdout, /row that contradicts it: 2/)
  assert.match(told.stdout, /wrong x en "shirts": exact_contradicted/)
  assert.equal((await fit('--fail-below', '0')).code, 1, 'a contradiction fails at any floor')
  writeFileSync(file, '{"query":"shirt"}\n')
  assert.match((await fit()).stderr, /wrong\.jsonl:1 is no query/)
})

test('wrong use is told', async () => {
  for (const args of [
    ['eval', 'fit'],
    ['eval', 'fit', '--catalog', catalog, '--store', 'acme'],
    ['eval', 'fit', '--catalog', catalog, '--language', 'tlh'],
    ['eval', 'fit', '--catalog', catalog, '--fail-below', 'all'],
    ['eval', 'generate', '--catalog', catalog, '--kind', 'chat'],
  ]) {
    assert.equal((await run(...args)).code, 2, args.join(' '))
  }
})
