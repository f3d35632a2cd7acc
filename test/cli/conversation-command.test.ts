import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import type { App } from '../../src/app.ts'
import { startConversation } from '../../src/conversations/start-conversation.ts'
import { createStore } from '../../src/stores/create-store.ts'
import { asOperatorOf } from '../../src/stores/list-stores.ts'
import { createOperatorCli, type OperatorCli } from '../support/operator-cli.ts'
import { openApp } from '../support/proof-server.ts'

let cli: OperatorCli
let app: App
let conversationId: string
let folder: string

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'spiel-settings-'))
  cli = await createOperatorCli()
  // The commands reach the embedded database through it.
  app = await openApp(cli.database.options)
  await createStore(app.context, { name: 'Acme' })
  conversationId = (await startConversation(await asOperatorOf(app.context, 'acme'), {})).id
})
after(async () => {
  rmSync(folder, { recursive: true, force: true })
  await app.close()
  await cli.database.drop()
})

test('spiel conversation: a person takes one, answers, and gives it back', async () => {
  const { json, spiel } = cli
  const of = ['--store', 'acme']
  const as = ['--as', 'Nina']
  assert.equal((await json('conversation', 'take', conversationId, ...of, ...as)).status, 'with_human')
  const other = await spiel('conversation', 'take', conversationId, ...of, '--as', 'Eve')
  assert.deepEqual([other.code, other.stderr], [1, 'spiel: Nina has this conversation\n'])
  const said = await spiel('conversation', 'reply', conversationId, ...of, ...as, '--text', 'Hello!')
  assert.deepEqual([said.code, said.stdout], [0, 'Nina: Hello!\n'])
  const { stdout: list } = await spiel('conversation', 'list', ...of, '--status', 'with_human')
  assert.match(list, /^CONVERSATION +STATUS .*\nconv_\w+ +with_human +1 /)
  const shown = await spiel('conversation', 'show', conversationId, ...of)
  assert.match(shown.stdout, /^conv_\w+: with_human\n\S+ Nina: Hello!\n$/)
  assert.equal((await json('conversation', 'return', conversationId, ...of)).status, 'active')
  const missing = await spiel('conversation', 'typing', conversationId, ...of)
  assert.equal(missing.code, 1, 'it is in no widget')
})

test('spiel widget-settings shows and replaces the document, and names what is wrong in it', async () => {
  const { json, spiel } = cli
  const file = join(folder, 'widget.json')
  const set = (settings: object) => {
    writeFileSync(file, JSON.stringify(settings))
    return spiel('widget-settings', '--store', 'acme', '--set', file)
  }
  const shown = await json('widget-settings', '--store', 'acme')
  assert.equal(shown.position.side, 'right')
  const changed = await set({ ...shown, color: '#0B6B3A' })
  assert.equal(JSON.parse(changed.stdout).color, '#0b6b3a', 'what was shown can be set')
  const wrong = await set({ color: '#fff', colorText: '#eee' })
  assert.equal(wrong.code, 2)
  assert.match(
    wrong.stderr,
    /^spiel: colorText must have a contrast of at least 4\.5:1 with color #ffffff; #eeeeee has 1\.1/,
  )
})
