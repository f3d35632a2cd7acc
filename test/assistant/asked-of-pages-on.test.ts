import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { addKnowledge } from '../../src/knowledge/add-knowledge.ts'
import { startTalk } from '../support/talk.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'

const english = `# Delivery

Delivery within Ireland costs 4 EUR and takes 2 to 3 working days. Express delivery costs 11 EUR and takes 1 working day.

# Returns and refunds

You can send anything unopened back within 21 days for a full refund of the price. Opened food can't be sent back unless it is faulty. You pay the return postage of 3 EUR.

# Something broken, missing or past its best?

Write to us within 3 days with a photo. We send a new one or refund you in full. You don't need to post spoiled food or broken jars back. Dry food always has at least 12 weeks left before its best-before date.

# Gift wrapping

We wrap presents for 3 EUR an order.`

const spanish = `# Envíos

El envío cuesta 5 € y tarda de 2 a 3 días laborables.

# Devoluciones y cambios

Tienes 20 días desde la entrega para devolver lo que no te convenza, sin usar. La vuelta por correo cuesta 4 €, que paga el cliente.

# Qué no se puede devolver

Por higiene no aceptamos bañadores ni ropa interior sin su precinto, ni nutrición abierta. Tampoco se devuelven cuerdas y arneses con el precinto roto.`

let app: TestApp
let pantry: TestStore
let sport: TestStore
before(async () => {
  app = await startTestApp({ SPIEL_TURN_LIMITS: '0' })
  const product = (externalId: string, title: string, price: number, category: string) => ({
    ...{ externalId, title, category },
    variants: [{ externalId: `${externalId}-1`, price, inventory: 40 }],
  })
  const shop = async (name: string, language: string, page: string) => {
    const store = await app.createStore(name, { language, currency: 'EUR' })
    await addKnowledge(store.context, { file: { name: 'shop.md', content: Buffer.from(page).toString('base64') } })
    return store
  }
  pantry = await shop('Pantry', 'en', english)
  await upsertProducts(pantry.context, [
    product('a', 'Plum Jam', 6, 'Jams'),
    product('b', 'Goat Butter', 5, 'Butter'),
    product('c', 'Oak Breadboard', 25, 'Kitchen'),
  ])
  sport = await shop('Monte', 'es', spanish)
  const shoes = ['Alba Carbono', 'Brío', 'Cima Goma', 'Dune', 'Eco', 'Faro']
  await upsertProducts(
    sport.context,
    shoes.map((name, at) => product(`s${at}`, `Zapatillas de correr ${name}`, 80 + at, 'Zapatillas')),
  )
})
after(() => app.close())

async function said(store: TestStore, ...lines: string[]): Promise<string> {
  const talk = await startTalk(store)
  let answer = await talk.say(lines[0] as string)
  for (const line of lines.slice(1)) answer = await talk.say(line)
  return answer.text.replaceAll(' ', ' ')
}

describe('the day when it arrives, and the one when it is ordered', () => {
  for (const line of ['can you wrap it and will it be here wednesday', 'packt ihr es ein? und kommt es mittwoch an?'])
    test(line, async () => assert.match(await said(pantry, 'plum jam', line), /3 EUR[\s\S]*(?:Wednesday|Mittwoch)/))
  for (const line of [
    'if i order thurs morning will it come fri',
    'wenn ich donnerstag bestelle, kommt es freitag',
    'si lo pido el jueves, llega el viernes?',
    'si je commande jeudi, ça arrive vendredi ?',
  ])
    test(line, async () => {
      const text = await said(pantry, 'plum jam', line)
      assert.match(text, /hardly|kaum|imposible|à peine/)
      assert.match(text, /€11\.00|11,00/)
    })
})

describe('what goes on from a return', () => {
  test('of what has gone off, what is done about that is told, and whether it is sent back', async () => {
    const first = ['plum jam', 'i have it already, its gone off. can i get my money back'] as const
    assert.match(await said(pantry, ...first), /refund you in full/)
    assert.match(await said(pantry, ...first, 'do i have to send the jam back?'), /don't need to post/)
  })
  test('who pays is asked of sending back', async () => {
    const first = ['busco zapatillas', 'cuantos dias tengo para devolverlas'] as const
    assert.match(await said(sport, ...first, 'quien paga el envio'), /4 €, que paga/)
  })
})
