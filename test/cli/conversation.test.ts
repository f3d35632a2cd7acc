import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { startConversation } from '../../src/conversations/start-conversation.ts'
import { asOperatorOf } from '../../src/stores/list-stores.ts'
import { createOperatorCli, type OperatorCli } from '../support/operator-cli.ts'
import { openApp } from '../support/proof-server.ts'

let cli: OperatorCli
let conversationId: string
let folder: string

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'spiel-settings-'))
  cli = await createOperatorCli()
  await cli.json('store', 'create', '--name', 'Acme')
  const app = await openApp(cli.database.options)
  conversationId = (await startConversation(await asOperatorOf(app.context, 'acme'), {})).id
  await app.close()
})
after(async () => {
  rmSync(folder, { recursive: true, force: true })
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
  const waiting = await json('conversation', 'list', ...of, '--status', 'with_human')
  assert.deepEqual(
    waiting.map(({ id }: { id: string }) => id),
    [conversationId],
  )
  assert.match(
    (await spiel('conversation', 'list', ...of)).stdout,
    /^CONVERSATION +STATUS .*\nconv_\w+ +with_human +1 /,
  )
  const shown = await spiel('conversation', 'show', conversationId, ...of)
  assert.match(shown.stdout, /^conv_\w+: with_human\n\S+ Nina: Hello!\n$/)
  assert.equal((await json('conversation', 'return', conversationId, ...of)).status, 'active')
  assert.equal((await json('conversation', 'close', conversationId, ...of)).status, 'resolved')
  const missing = await spiel('conversation', 'typing', conversationId, ...of)
  assert.equal(missing.code, 1, 'it is in no widget')
  const nobody = await spiel('conversation', 'take', conversationId, ...of, '--as', ' ')
  assert.deepEqual([nobody.code, nobody.stderr], [2, 'spiel: --as must not be empty\n'])
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
  assert.equal((await set({ ...shown, color: '#0B6B3A' })).code, 0, 'what was shown can be set')
  assert.equal((await json('widget-settings', '--store', 'acme')).color, '#0b6b3a')
  const wrong = await set({ color: '#fff', colorText: '#eee' })
  assert.equal(wrong.code, 2)
  assert.match(
    wrong.stderr,
    /^spiel: colorText must have a contrast of at least 4\.5:1 with color #ffffff; #eeeeee has 1\.1/,
  )
  const help = await spiel('widget-settings', '--help')
  assert.match(help.stdout, /Examples:\n {2}\$ spiel widget-settings --store acme > widget\.json/)
})
