import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bareProduct, bareVariant } from '../search-product.ts'
import { StoreCatalog } from '../store-catalog.ts'
import { answerQuestion } from './answer-question.ts'

interface Page {
  title?: string
  description: string
  options?: Record<string, string>[]
}

/** Asks an English shop. */
function ask(question: string, { title = 'Ridge', description, options = [{}] }: Page, language = 'en') {
  const variants = options.map((own, at) => bareVariant(`v${at}`, { options: own }))
  const product = bareProduct('p', title, { description, variants })
  const catalog = new StoreCatalog({ language: 'en', currency: 'EUR' })
  catalog.upsert([product])
  const { verdict, quotes, options: told, fits } = answerQuestion(question, product, { catalog, language })
  return [verdict, fits, ...told.flatMap(({ values }) => values), ...quotes].filter(Boolean).join(' | ')
}

const sizes = ['S', 'M', 'L'].map((Size) => ({ Size }))
const chart = 'Chest: S 40-52, M 50-66, L 62-82 cm.'
const harness = { title: 'Trail Harness', description: `${chart} Strong webbing.`, options: sizes }

test('a chart tells the size for a measure, with its unit or none, where only the last range names one', () => {
  assert.equal(ask('my dog has a chest of 45, which size?', harness), `told | in | S | ${chart}`)
  assert.equal(ask('M or L for a chest of 70 cm?', harness), `told | in | L | ${chart}`)
  assert.equal(ask('pecho de 70 cm, ¿qué talla?', harness, 'es'), `told | in | L | ${chart}`)
  assert.equal(ask('tour de poitrine 70 cm, quelle taille ?', harness, 'fr'), `told | in | L | ${chart}`)
  assert.equal(ask('Brustumfang 51 cm, welche Größe?', harness, 'de'), `told | in | S | M | ${chart}`)
})

test('what no range of a chart holds gets none of its sizes, and a number of something else is no measure', () => {
  assert.equal(ask('the chest is 95 cm', harness), `no | ${chart}`)
  assert.equal(ask('he is 3 years old, which size?', harness), 'told | S | M | L')
})

test('the number of a code begins no range, and a bound holds for what an or joins to it', () => {
  const firm = 'F2 up to 70 kg, F3 up to 95 kg, F4 from 95 kg.'
  const futon = { title: 'Futon', description: firm, options: ['F2', 'F3', 'F4'].map((Firmness) => ({ Firmness })) }
  assert.equal(ask('i weigh 82 kg, which firmness?', futon), `told | in | F3 | ${firm}`)
  assert.equal(ask('ich wiege 60 kg, welcher härtegrad?', futon, 'de'), `told | in | F2 | ${firm}`)
  const most = 'For loads up to 15 kg (S) or 30 kg (L).'
  const trolley = { title: 'Trolley', description: most, options: ['S', 'L'].map((Size) => ({ Size })) }
  assert.equal(ask('would it take 22 kg?', trolley), `told | in | L | ${most}`)
  assert.equal(ask('would it take loads of 40 kg?', trolley), `no | ${most}`)
})

test('a word that tells nothing is no form of one that does', () => {
  const cover = 'Bezug abnehmbar und waschbar.'
  const catalog = new StoreCatalog({ language: 'de', currency: 'EUR' })
  const product = bareProduct('p', 'Sessel Moos', { description: cover })
  catalog.upsert([product])
  for (const question of [
    'lässt sich der Bezug abnehmen?',
    'kann man den Bezug abmachen',
    'lässt sich der Bezug abziehen',
  ])
    assert.deepEqual(answerQuestion(question, product, { catalog, language: 'de' }).quotes, [cover], question)
})

const cuff = 'Cuff for 22 to 36 cm arm circumference.'
const monitor = { title: 'Pressure Monitor', description: `Big digits (22 mm). ${cuff}` }

test('a measure is held against the range that the page tells of that', () => {
  assert.equal(ask('does the cuff fit 45 cm? I have thick arms', monitor), `no | ${cuff}`)
  assert.equal(ask('does the cuff fit an arm of 30 cm?', monitor), `yes | ${cuff}`)
  assert.equal(ask('will it fit a 400 mm arm', monitor), `no | ${cuff}`)
  // In words that the page has not, neither yes nor no.
  assert.equal(ask('¿sirve para un brazo de 45 cm?', monitor, 'es'), `told | ${cuff}`)
  const two = 'Lid for pans of 16 to 20 cm or 24 to 28 cm.'
  assert.equal(ask('for a pan of 26 cm?', { description: two }), `yes | ${two}`)
})

test('how many are in a pack is told by what the thing itself is counted by', () => {
  const caps = { title: 'Protection Caps', description: '40 single-use caps. A new one for each person.' }
  assert.equal(ask('how many are in a pack?', caps), 'told | 40 single-use caps.')
  assert.equal(ask('wie viele Stück sind drin', caps, 'de'), 'told | 40 single-use caps.')
  assert.equal(ask('¿cuántas vienen en el paquete?', caps, 'es'), 'told | 40 single-use caps.')
})

test('another colour is asked for as a value, and no sentence with the word says yes', () => {
  const towels = { title: 'Azure Towels', description: 'Very good color fastness.' }
  for (const [question, language] of [
    ['do you have them in another color?', 'en'],
    ['gibts die in einer anderen Farbe?', 'de'],
    ['¿los hay en otro color?', 'es'],
    ['vous les avez dans une autre couleur ?', 'fr'],
  ] as const)
    assert.equal(ask(question, towels, language), 'unknown', question)
  const hat = { description: 'A hat.', options: [{ Color: 'Grey' }, { Color: 'Navy' }] }
  assert.equal(ask('do you have it in another color?', hat), 'told | Grey | Navy')
  assert.equal(ask('is the color fast?', towels), 'yes | Very good color fastness.')
})

test('that a thing is what it is called is no yes while something else is asked of it', () => {
  const grinder = { title: 'Kestrel Grinder', description: 'Down to pressurised baskets. As loud as a vacuum cleaner.' }
  assert.equal(
    ask('my machine has an unpressurised basket. can the kestrel do that?', grinder),
    'told | Down to pressurised baskets.',
  )
  assert.equal(
    ask('a kettle? do you have a drone with a camera or not?', { title: 'Kettle', description: 'Steel.' }),
    'unknown',
  )
})

test('of sentences about fitting the one goes first that names what it has to fit', () => {
  const mugs = 'Steel basket for mugs with an opening of 6.5 to 10 cm.'
  const infuser = { title: 'Fine Infuser', description: `${mugs} Doesn't fit narrow travel bottles.` }
  assert.equal(ask('does it fit a big mug?', infuser), `told | ${mugs}`)
})

test('has it a memory is answered by the sentence that names one', () => {
  const memory = 'Memory for 2 people with 60 readings each.'
  assert.match(
    ask('hat das einen Speicher?', { description: memory.replace('Memory', 'Storage') }, 'de'),
    /^(told|unknown)/,
  )
  assert.equal(ask('does it have storage?', { description: 'Storage for 2 people.' }), 'told | Storage for 2 people.')
})

test('values that are ranges are a chart themselves', () => {
  const straps = {
    title: 'Wrist Strap',
    description: 'Leather.',
    options: ['S 12-16 cm', 'L 16-21 cm'].map((Strap) => ({ Strap })),
  }
  assert.equal(ask('does it fit a wrist of 19 cm?', straps), 'told | in | L 16-21 cm | S 12-16 cm, L 16-21 cm')
  assert.equal(ask('does it fit a wrist of 30 cm?', straps).startsWith('told | in'), false)
})

test('a chart without a unit answers which size a number is', () => {
  const said = 'Head: S 52-54, M 55-57, L 58-60.'
  const hat = { title: 'Felt Hat', description: said, options: sizes }
  assert.equal(ask('which size is that in 56?', hat), `told | in | M | ${said}`)
  assert.equal(ask('welche Größe ist das bei 59?', hat, 'de'), `told | in | L | ${said}`)
})
