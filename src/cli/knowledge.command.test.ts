import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { createOperatorCli, type OperatorCli } from '../../test/support/operator-cli.ts'

let cli: OperatorCli
let folder: string
before(async () => {
  cli = await createOperatorCli()
  folder = await mkdtemp(join(tmpdir(), 'spiel-knowledge-'))
})
after(async () => {
  await rm(folder, { recursive: true, force: true })
  await cli.database.drop()
})

test('spiel knowledge adds files and answers, shows what it would say, and forgets', async () => {
  const { spiel, json } = cli
  await spiel('store', 'create', '--name', 'Acme')
  const file = join(folder, 'versand.md')
  await writeFile(file, '# Versand\n\nDer Versand nach Österreich dauert drei Werktage und kostet 4,90 Euro.')
  const broken = join(folder, 'broken.pdf')
  await writeFile(broken, '%PDF-1.4')

  const both = await spiel('knowledge', 'add', '--store', 'acme', '--language', 'de', file, broken)
  assert.equal(both.code, 1)
  assert.match(both.stdout, /versand\.md: added as know_\w+, 1 passages\n.*broken\.pdf: .*is no PDF that can be read/)
  const alone = await spiel('knowledge', 'add', '--store', 'acme', broken)
  assert.equal(alone.code, 2)
  assert.match(alone.stderr, /is no PDF that can be read/)
  assert.equal((await spiel('knowledge', 'add', '--store', 'acme', join(folder, 'none.md'))).code, 2)
  assert.equal((await spiel('knowledge', 'list', '--store', 'nobody')).code, 1)

  const pair = ['--question', 'Do you have gift cards?', '--answer', 'Yes, of 20 EUR.']
  assert.equal((await json('knowledge', 'add-answer', '--store', 'acme', ...pair)).kind, 'qa')
  const { sources } = await json('knowledge', 'list', '--store', 'acme')
  assert.deepEqual(
    sources.map(({ name, language }: { name: string; language: string }) => [name, language]),
    [
      ['versand.md', 'de'],
      ['Do you have gift cards?', null],
    ],
  )

  const found = await json('knowledge', 'search', 'How long is delivery to Austria?', '--store', 'acme')
  assert.deepEqual([found.answered, found.passages[0].title], [true, 'Versand'])
  const told = await spiel('knowledge', 'search', 'Wie hoch ist der Eiffelturm?', '--store', 'acme')
  assert.match(told.stdout, /^Would say "I don’t know"/)

  assert.equal((await spiel('knowledge', 'remove', sources[0].id, '--store', 'acme')).code, 0)
  assert.equal((await spiel('knowledge', 'remove', sources[0].id, '--store', 'acme')).code, 1)
  assert.equal((await json('knowledge', 'search', 'Versand nach Österreich?', '--store', 'acme')).answered, false)
})
