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
  const long = 'Bag 4 is made in two lengths: Short (up to 1.70 m); the Tall reaches 1.95 m.'
  const bag = { title: 'Bag 4', description: long, options: ['Short', 'Tall'].map((Length) => ({ Length })) }
  assert.equal(ask('i am 1.88 m, which length?', bag), `told | in | Tall | ${long}`)
  assert.equal(ask('i am 1.60 m, which length?', bag), `told | in | Short | ${long}`)
  assert.equal(ask('would it take loads of 40 kg?', trolley), `no | ${most}`)
})

test('what a form holds is a chart too, and the form that is asked about is held against it', () => {
  const cot = 'S is 90 x 60 cm and carries 25 kg; L is 120 x 80 cm and carries 45 kg.'
  const bed = { title: 'Camp Cot', description: cot, options: ['S', 'L'].map((Size) => ({ Size })) }
  assert.equal(ask('he is 30 kg, which size?', bed), `told | in | L | ${cot}`)
  assert.equal(ask('does the S hold 30 kilos?', bed), `no | quoted | ${cot}`)
  assert.equal(ask('hält der L 30 kilo?', bed, 'de'), `yes | quoted | ${cot}`)
  assert.equal(ask('he is 60 kg, which size?', bed), `told | quoted | ${cot}`)
  const skis = '150 for 50-70 kg, 156 for 65-85 kg, 162 for 80-105 kg.'
  const ski = { title: 'Arc', description: skis, options: ['150', '156', '162'].map((Length) => ({ Length })) }
  assert.equal(ask('peso 100 kg, ¿cuál?', ski, 'es'), `told | in | 162 | ${skis}`)
})

test('a chart whose ranges stand in brackets or behind other measures tells the size, in pounds or kilos', () => {
  const mats = 'S is 24 x 18 in (dogs to 20 lb), M is 32 x 25 in (to 45 lb), L is 40 x 32 in (to 80 lb).'
  const bed = { title: 'Rest Bed', description: mats, options: sizes }
  assert.equal(ask('which size for a 62 lb dog', bed), `told | in | L | ${mats}`)
  assert.equal(ask('she is 28 kg, what size?', bed), `told | in | L | ${mats}`)
  assert.equal(ask('welche Größe bei 15 kg?', bed, 'de'), `told | in | M | ${mats}`)
  assert.equal(ask('does the M do for 50 lb?', bed), `no | quoted | ${mats}`)
  const boats = 'S: 10 kg to 25 kg, M: 25 kg to 40 kg, L: from 40 kg to 70 kg.'
  const vest = { title: 'Float Vest', description: boats, options: sizes }
  assert.equal(ask('he weighs 33 kg, which size?', vest), `told | in | M | ${boats}`)
})

test('a length lies between the lengths there are, where it is asked which of them', () => {
  const rug = { title: 'Rug', description: 'Warm.', options: ['115cm', '125cm', '135cm'].map((Length) => ({ Length })) }
  assert.equal(ask('he is 128cm, which length?', rug), 'told | between | 125cm | 135cm')
  const measured = 'Measured along the back: 115cm, 125cm or 135cm.'
  assert.equal(
    ask('128cm, welche länge?', { ...rug, description: measured }, 'de'),
    `told | between | 125cm | 135cm | ${measured}`,
  )
})

test('one side of a thing is not told by an option that is another', () => {
  const tall = 'Height 200 cm, depth 30 cm.'
  const shelf = { title: 'Shelf', description: tall, options: ['60 cm', '90 cm'].map((Width) => ({ Width })) }
  assert.equal(ask('how deep is it?', shelf), `told | ${tall}`)
  assert.equal(ask('wie breit ist es?', shelf, 'de'), 'told | 60 cm | 90 cm')
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
  assert.equal(ask('does it fit a wrist of 19 cm?', straps), 'told | in | L 16-21 cm')
  assert.equal(ask('does it fit a wrist of 30 cm?', straps).startsWith('told | in'), false)
})

test('a chart without a unit answers which size a number is', () => {
  const said = 'Head: S 52-54, M 55-57, L 58-60.'
  const hat = { title: 'Felt Hat', description: said, options: sizes }
  assert.equal(ask('which size is that in 56?', hat), `told | in | M | ${said}`)
  assert.equal(ask('welche Größe ist das bei 59?', hat, 'de'), `told | in | L | ${said}`)
})

test('an age in weeks or months is held against the ages of the page, and what is denied of younger ones tells of them alone', () => {
  const puppies = 'Dry food for puppies from 8 weeks to 12 months.'
  const food = { title: 'Puppy Kibble', description: puppies }
  assert.equal(ask('my pup is 9 months. is it ok for him', food), `yes | ${puppies}`)
  assert.equal(ask('my dog is 14 months, is it ok?', food), `no | ${puppies}`)
  assert.equal(ask('mein hund ist 6 monate alt, passt das?', food, 'de'), `yes | ${puppies}`)
  const fourMonths = 'For dogs and cats from 4 months.'
  const treats = { title: 'Liver Treats', description: fourMonths }
  assert.equal(ask('is it ok for my 10 week old puppy', treats), `no | ${fourMonths}`)
  assert.equal(ask('ok for a 5 month old puppy?', treats), `yes | ${fourMonths}`)
  const never = 'Not for cats, for pregnant dogs or for puppies under 6 months.'
  assert.equal(ask('ok for a 4 month old puppy?', { title: 'Calm Chews', description: never }), `no | ${never}`)
  assert.equal(ask('ok for a 1 year old dog?', { title: 'Calm Chews', description: never }), `yes | ${never}`)
})

test('a unit by itself is one of it, where the thing comes in so much', () => {
  const coffee = { title: 'Malabar', description: 'Mild.', options: ['250 g', '1 kg'].map((Weight) => ({ Weight })) }
  assert.equal(ask('gibt es den auch als kilo?', coffee, 'de'), 'yes | 1 kg')
  assert.equal(ask('do you have it by the kilo', coffee), 'yes | 1 kg')
  assert.equal(ask('¿lo tienen por kilo?', coffee, 'es'), 'yes | 1 kg')
  const bags = { ...coffee, options: ['250 g', '500 g'].map((Weight) => ({ Weight })) }
  assert.equal(ask('gibt es den auch als kilo?', bags, 'de').startsWith('yes'), false)
})
