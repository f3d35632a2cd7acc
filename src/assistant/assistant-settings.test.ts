import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { appOfFile } from '../../test/support/test-app.ts'
import { getAssistantSettings, setAssistantSettings } from './assistant-settings.ts'

const app = await appOfFile({ SPIEL_SECRET: 'a secret of at least thirty-two characters' })
const store = await app.createStore()

describe('settings of the assistant', () => {
  test('have defaults, are replaced whole, and name what is wrong', async () => {
    const { budget, model, hasModelKey } = await getAssistantSettings(store.context)
    assert.deepEqual([budget.tokensPerTurn > 0, model, hasModelKey], [true, null, false])
    const changed = await setAssistantSettings(store.context, { settings: { greeting: { en: 'Welcome!' } } })
    assert.deepEqual(changed.greeting, { en: 'Welcome!' })
    await assert.rejects(
      setAssistantSettings(store.context, { settings: { origins: ['https://shop.example/path'] } }),
      {
        code: 'bad_request',
      },
    )
    assert.deepEqual((await getAssistantSettings(store.context)).greeting, { en: 'Welcome!' })
  })

  test('the key of a model is kept encrypted, never shown, and only of this store', async () => {
    const settings = { model: { provider: 'openai-compatible', url: 'http://127.0.0.1:9/v1', name: 'own' } }
    const shown = await setAssistantSettings(store.context, { settings, modelKey: 'sk-very-secret' })
    assert.equal(shown.hasModelKey, true)
    assert.ok(!JSON.stringify(shown).includes('very-secret'))
    const { rows } = await sql<{ row: string }>`
      SELECT s::text || encode(llm_key, 'escape') AS row FROM assistant_settings s`.execute(app.context.db)
    assert.ok(!JSON.stringify(rows).includes('very-secret'))
    const other = await app.createStore('Other')
    assert.equal((await getAssistantSettings(other.context)).hasModelKey, false)
    assert.equal((await setAssistantSettings(store.context, { modelKey: null })).hasModelKey, false)
    await assert.rejects(getAssistantSettings({ ...store.context, scopes: ['read'] }), { code: 'forbidden' })
  })
})
