import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bareProduct, bareVariant } from '../search-product.ts'
import { StoreCatalog } from '../store-catalog.ts'
import { answerQuestion, type ProductAnswer } from './answer-question.ts'

/** Asks a shop about one product. */
function ask(
  title: string,
  description: string,
  question: string,
  { language = 'en', options = [{}] }: { language?: string; options?: Record<string, string>[] } = {},
) {
  const variants = options.map((own, at) => bareVariant(`v${at}`, { options: own }))
  const product = bareProduct('p', title, { description, variants })
  const catalog = new StoreCatalog({ language, currency: 'EUR' })
  catalog.upsert([product])
  return answerQuestion(question, product, { catalog, language })
}

const said = ({ verdict, quotes }: ProductAnswer): string => [verdict, ...quotes].join(' | ')

test('what is asked side by side is told each by its own sentence', () => {
  const pot = 'Spülmaschinenfest. Auch für Induktion geeignet.'
  assert.equal(
    said(ask('Brema Topf', pot, 'ist der für induktion und spülmaschine?', { language: 'de' })),
    'yes | Spülmaschinenfest. | Auch für Induktion geeignet.',
  )
  const dish = 'Apta para lavavajillas. No apta para microondas. Barro cocido.'
  assert.equal(
    said(ask('Fuente Llana', dish, 'va al microondas y al lavavajillas?', { language: 'es' })),
    'told | Apta para lavavajillas. | No apta para microondas.',
  )
  const mug = ask('Boiled Mug', 'Dishwasher safe. Stoneware.', 'is it dishwasher and microwave safe?')
  assert.equal(said(mug), 'told | Dishwasher safe.')
  assert.deepEqual(mug.untold, ['microwave'])
})

test('a value and what is asked besides are both told', () => {
  const mixer = 'Vaso de cristal de 1,5 l, 3 kg. Incluye una bolsa y un cepillo.'
  assert.equal(
    said(ask('Batidora Brisa', mixer, 'cuanto pesa y trae cepillo?', { language: 'es' })),
    'told | Vaso de cristal de 1,5 l, 3 kg. | Incluye una bolsa y un cepillo.',
  )
  const tent = 'Wassersäule 3000 mm, wasserdicht. Packmaß klein, 2,4 kg.'
  assert.equal(
    said(ask('Zelt Flut', tent, 'wie schwer ist das und ist es wasserdicht?', { language: 'de' })),
    'told | Packmaß klein, 2,4 kg. | Wassersäule 3000 mm, wasserdicht.',
  )
  const lamp = 'Étanche, elle peut rester dehors. Poids 300 g.'
  assert.equal(
    said(ask('Lampe Galet', lamp, 'elle pèse combien et elle est étanche ?', { language: 'fr' })),
    'told | Poids 300 g. | Étanche, elle peut rester dehors.',
  )
})

test('of one or the other that is told which holds', () => {
  assert.equal(
    said(ask('Moor Satchel', 'Waxed cotton, fully waterproof.', 'is it waterproof or merely splashproof?')),
    'told | Waxed cotton, fully waterproof.',
  )
  const options = [
    { screen: '10-inch', link: 'Wi-Fi' },
    { screen: '12-inch', link: 'Wi-Fi' },
    { screen: '12-inch', link: 'Wi-Fi + Cellular' },
  ]
  const pad = ask('Pad Ten', 'A tablet.', 'does the 10 inch have cellular or just wifi?', { options })
  assert.deepEqual([pad.verdict, pad.options.at(-1)], ['told', { name: 'link', values: ['Wi-Fi'] }])
})

test('a value is told of the form that is named', () => {
  const options = [
    { screen: '10-inch', storage: '16GB' },
    { screen: '12-inch', storage: '32GB' },
    { screen: '12-inch', storage: '64GB' },
  ]
  const pad = ask('Pad Ten', 'A tablet.', 'how much storage on the 12 inch', { options })
  assert.deepEqual([pad.verdict, pad.options], ['told', [{ name: 'storage', values: ['32GB', '64GB'] }]])
})

test('a part that holds gives no yes to what is asked before it, and a word that names nothing takes none away', () => {
  const hat = ask('Brim Hat', 'Rain hat with a wide brim. Felt.', 'is it really waterproof, like in the rain?')
  assert.equal(said(hat), 'told | Rain hat with a wide brim.')
  assert.deepEqual(hat.untold, ['waterproof'])
  assert.equal(ask('Loch Waterproof Coat', 'A long coat.', 'is it properly waterproof').verdict, 'yes')
})

test('what a page says of a case is read out, and neither affirms nor denies', () => {
  const cream = 'Si nunca has usado ácidos mejor empieza por esta. Con aloe.'
  assert.equal(
    said(ask('Crema Ría Ácidos', cream, 'nunca he usado ácidos, cual me llevo?', { language: 'es' })),
    'told | Si nunca has usado ácidos mejor empieza por esta.',
  )
})

test('what brackets deny is told of something else than what stands before them', () => {
  const pan = 'Für alle Herde, auch Induktion (die kleine erkennt manches Kochfeld nicht, Boden 7 cm).'
  assert.equal(ask('Brema Pfanne', pan, 'geht die auf Induktion', { language: 'de' }).verdict, 'yes')
  assert.equal(ask('Moor Lamp', 'Lamp with a battery (not included).', 'is the battery included').verdict, 'no')
})
