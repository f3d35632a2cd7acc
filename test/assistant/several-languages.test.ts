import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { addKnowledge } from '../../src/knowledge/add-knowledge.ts'
import { startTalk } from '../support/talk.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'

const pages = {
  en: '# Help\n\n## Returns\n\nYou can send anything back within 30 days of delivery, unused and in its original box. A return label costs $6.95 and is taken off your refund.\n\n## Shipping\n\nStandard shipping takes 3 to 5 business days and costs $4.95. Express arrives the next business day for $14.95.\n\n## Exchanges\n\nFor another size or color, send the first one back and order the right one.\n',
  de: '# Hilfe\n\n## Rückgabe\n\nSie können jeden Artikel innerhalb von 30 Tagen nach der Lieferung zurückschicken, unbenutzt und im Originalkarton. Das Rücksendeetikett kostet 6,95 $ und wird von der Erstattung abgezogen.\n\n## Versand\n\nDer Standardversand dauert 3 bis 5 Werktage und kostet 4,95 $. Express kommt am nächsten Werktag und kostet 14,95 $.\n',
  es: '# Ayuda\n\n## Devoluciones\n\nPuedes devolver cualquier artículo en los 30 días siguientes a la entrega, sin usar y en su caja original. La etiqueta de devolución cuesta 6,95 $ y se descuenta del reembolso.\n\n## Envío\n\nEl envío estándar tarda de 3 a 5 días laborables y cuesta 4,95 $. El envío exprés llega el siguiente día laborable y cuesta 14,95 $.\n',
}

describe('a shop whose pages are there in several languages', () => {
  let app: TestApp
  let store: TestStore

  before(async () => {
    app = await startTestApp()
    store = await app.createStore('several', { language: 'en', currency: 'USD' })
    for (const [language, page] of Object.entries(pages))
      await addKnowledge(store.context, {
        file: { name: `help.${language}.md`, content: Buffer.from(page).toString('base64') },
      })
  })
  after(() => app.close())

  test('quotes the page in the language of the shopper', async () => {
    const asked = {
      'can i send it back if it doesnt fit? who pays': /“A return label costs|“You can send/,
      'how long does delivery take?': /Standard shipping takes/,
      'kann ich das zurückschicken, und wer zahlt das?': /Rücksendeetikett|zurückschicken/,
      '¿puedo devolverlo si no me gusta?': /Puedes devolver/,
    }
    for (const [line, told] of Object.entries(asked)) {
      const { text } = await (await startTalk(store)).say(line)
      assert.match(text, told, line)
    }
  })

  test('"in English please" has what was said last answered in that language', async () => {
    const talk = await startTalk(store)
    const first = await talk.say('can i return it, and what does that cost me')
    const again = await talk.say('in english pls')
    assert.match(again.text, /return label costs/)
    assert.equal(again.text, first.text)
  })
})
