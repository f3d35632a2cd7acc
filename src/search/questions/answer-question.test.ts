import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { type TestContext, test } from 'node:test'
import { readCatalogFile } from '../../cli/eval-catalog.ts'
import { bareProduct, bareVariant, type SearchProduct } from '../search-product.ts'
import { StoreCatalog } from '../store-catalog.ts'
import { answerQuestion, type ProductAnswer } from './answer-question.ts'

const dataAt = new URL('../../../test/data/', import.meta.url)
const catalogsAt = new URL('../../../../shared/data/catalogs/', import.meta.url)
const linesOf = <Line>(file: string): Line[] =>
  readFileSync(new URL(file, dataAt), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)

function catalogOf(products: SearchProduct[], language: string): StoreCatalog {
  const catalog = new StoreCatalog({ language, currency: 'EUR' })
  catalog.upsert(products)
  return catalog
}

/** Asks a shop about one product. */
function ask(
  question: string,
  description: string,
  options: Record<string, string>[] = [{}],
  language = 'en',
  shop = 'en',
) {
  const variants = options.map((own, at) => bareVariant(`v${at}`, { options: own }))
  const product = bareProduct('p', 'Tavola Lunch Tin', { description, variants })
  return answerQuestion(question, product, { catalog: catalogOf([product], shop), language })
}

const said = ({ verdict, quotes }: ProductAnswer): string => [verdict, ...quotes].join(' | ')

test('a sentence says yes, another language or another word for it notwithstanding', () => {
  const description = 'Dishwasher safe. Comes with a felt pouch and two clips. Steel, with a removable divider.'
  assert.equal(said(ask('can it go in the dishwasher??', description)), 'yes | Dishwasher safe.')
  assert.equal(said(ask('darf die in die Spülmaschine', description, [{}], 'de')), 'yes | Dishwasher safe.')
  assert.equal(said(ask('va in lavastoviglie?', description, [{}], 'it')), 'yes | Dishwasher safe.')
  assert.equal(said(ask('is the divider removable', description)), `yes | ${description.split('. ')[2]}`)
  assert.equal(said(ask('is it dishwaser safe', description)), 'yes | Dishwasher safe.')
})

test('what may only be wiped is not washable, and is cleaned so', () => {
  const pages = { en: 'Do not wash, wipe with a damp cloth.', de: 'Nicht waschen, nur feucht abwischen.' }
  assert.equal(said(ask('are they washable?', pages.en)), `no | ${pages.en}`)
  assert.equal(said(ask('kann man die waschen', pages.de, [{}], 'de')), `no | ${pages.de}`)
  assert.equal(said(ask('how do I clean them', pages.en)), `told | ${pages.en}`)
  assert.equal(said(ask('can it be cleaned', 'Machine wash at 30.')), 'yes | Machine wash at 30.')
})

test('what is asked of all there are gets no yes by a sentence about some', () => {
  const description = 'Quick clamps for racks up to 8 cm wide. Machine washable cover.'
  assert.equal(said(ask('does it fit every rack', description)), 'told | Quick clamps for racks up to 8 cm wide.')
  assert.equal(ask('is the cover machine washable', description).verdict, 'yes')
})

test('a word that only has the stem of another in common is no answer: "lining", "growth line"', () => {
  assert.equal(ask('has it got a lining', 'Removable insole with a growth line.').verdict, 'unknown')
  assert.equal(said(ask('has it got a lining', 'Lined with fleece.')), 'yes | Lined with fleece.')
})

test('of several sentences with the words the one goes first that tells what is asked', () => {
  const [first] = ask('how heavy is it empty', 'Carries loads of 50 kg. Compact box, 320 litres, 12 kg.').quotes
  assert.equal(first, 'Compact box, 320 litres, 12 kg.')
})

test('a thing may be called by another name that our lists have for it', () => {
  const description = 'Two built-in microphones for calls. Has a drain with a stopper.'
  for (const question of ['got a mic?', 'does it have a mic?'])
    assert.equal(said(ask(question, description)), 'yes | Two built-in microphones for calls.')
  assert.equal(ask('does it come with a plug?', description).verdict, 'unknown')
})

test('a count that the title tells goes before what else the page counts', () => {
  const castle = (description: string) => bareProduct('p', 'Quarry Castle Kit (340 Pieces)', { description })
  const asked = (question: string, product: SearchProduct, language = 'en') =>
    said(answerQuestion(question, product, { catalog: catalogOf([product], 'en'), language }))
  const kit = castle('Includes 2 castle figures. For ages 6 to 9.')
  for (const question of ['how many pieces', 'how many pieces does it have?'])
    assert.equal(asked(question, kit), 'told')
  for (const question of ['wie viele Teile hat es?', 'wieviele teile']) assert.equal(asked(question, kit, 'de'), 'told')
  assert.equal(asked('combien de pièces ?', kit, 'fr'), 'told')
  const other = castle('Of the 340 pieces 12 are figures. 340 pieces in all.')
  assert.match(asked('how many pieces', other), /340 pieces/)
})

test('a sentence denies in its own clause only', () => {
  const description = 'Clips included, pouch not included. Free from BPA, lead and nickel. Not for the microwave.'
  assert.equal(ask('does it come with clips', description).verdict, 'yes')
  assert.equal(ask('is the pouch included?', description).verdict, 'no')
  assert.equal(ask('is there nickel in it', description).verdict, 'no')
  assert.equal(ask('nickel free?', description).verdict, 'yes')
  assert.equal(said(ask('ça passe au micro-ondes ?', description, [{}], 'fr')), 'no | Not for the microwave.')
})

test('what must be had besides is told by the sentence alone: "not included" is no "no" to "do I need one"', () => {
  const description = 'Charger not included. Two brush heads included. Assembles without tools.'
  assert.equal(said(ask('do I need a charger extra?', description)), 'told | Charger not included.')
  assert.equal(said(ask('do I need tools?', description)), 'no | Assembles without tools.')
  for (const [question, language] of [
    ['brauch ich da ein ladegerät extra?', 'de'],
    ['il faut acheter un chargeur ?', 'fr'],
    ['¿hace falta comprar un cargador?', 'es'],
  ] as const)
    assert.equal(said(ask(question, description, [{}], language)), 'told | Charger not included.')
})

test('silence is unknown, and what was asked is named in the words of the shopper', () => {
  const answer = ask('is it Wireless and waterproof', 'A tin with a lid. Holds 0.8 litres.')
  assert.deepEqual([answer.verdict, answer.untold, answer.quotes], ['unknown', ['Wireless', 'waterproof'], []])
  assert.equal(ask('how long does that take', 'Run small: take one size up.').verdict, 'unknown')
  const ofOther = ask('is the blade replaceable', 'The seal is replaceable.')
  assert.deepEqual([ofOther.verdict, ofOther.nearest], ['unknown', 'The seal is replaceable.'])
})

test('what says no word of what is asked must be likely to answer before it is said to come near', () => {
  for (const [question, language] of [
    ['is it waterproof?', 'en'],
    ['ist die wasserdicht?', 'de'],
    ['es impermeable?', 'es'],
    ['est-elle imperméable ?', 'fr'],
  ] as const) {
    const { verdict, nearest, untold } = ask(question, 'Flat seams. Relaxed fit. Two pockets.', [{}], language)
    assert.deepEqual([verdict, nearest, untold.length], ['unknown', undefined, 1], question)
  }
})

test('what is too much so for something is not for that', () => {
  const page = 'Stiff bristles; too rough for glazed cups.'
  assert.equal(ask('ok for glazed cups?', page).verdict, 'no')
  assert.equal(ask('is it too rough for glazed cups?', page).verdict, 'yes')
  for (const [question, language, own] of [
    ['geht das für Gläser?', 'de', 'Harte Borsten, zu rau für Gläser.'],
    ['ça va pour les verres ?', 'fr', 'Poils durs, trop rudes pour les verres.'],
    ['¿sirve para vasos?', 'es', 'Cerdas duras, demasiado ásperas para vasos.'],
  ] as const)
    assert.equal(ask(question, own, [{}], language, language).verdict, 'no', question)
  for (const own of ['Leicht zu reinigen für Allergiker.', 'Ideal zu Hause für Allergiker.'])
    assert.notEqual(ask('ist das für Allergiker?', own, [{}], 'de', 'de').verdict, 'no', own)
})

test('what somebody has not done is told beside a question, and asks for no "no"', () => {
  const page = 'A first serum with 0.3% retinol.'
  assert.equal(ask('never used retinol before, which one should i take', page).verdict, 'told')
  assert.equal(ask('is it without retinol?', page).verdict, 'no')
})

test('what may go in or on a thing is not what it weighs', () => {
  const page = 'For children up to 22 kg. Folded 12.4 kg.'
  assert.equal(said(ask('how heavy is it?', page)), 'told | Folded 12.4 kg.')
  assert.equal(said(ask('wie schwer ist der?', page, [{}], 'de')), 'told | Folded 12.4 kg.')
})

test('a value is told by a sentence with an amount of that dimension', () => {
  const description = 'Holds 0.8 litres. Weighs 320 g. 10 year guarantee. Keeps food warm for 5 hours.'
  assert.equal(said(ask('how much does it hold', description)), 'told | Holds 0.8 litres.')
  assert.equal(said(ask('wie schwer ist die?', description, [{}], 'de')), 'told | Weighs 320 g.')
  assert.equal(said(ask('cuánto dura la garantía', description, [{}], 'es')), 'told | 10 year guarantee.')
  assert.equal(said(ask('how long does it keep food warm', description)), 'told | Keeps food warm for 5 hours.')
  assert.equal(ask('how tall is it', description).verdict, 'unknown')
})

test('options decide where they speak of it', () => {
  const options = [
    { capacity: '500 ml', color: 'red', lid: 'yes' },
    { capacity: '1 l', color: 'blue', lid: 'no' },
  ]
  const has = ask('gibts die auch in blau', '', options, 'de')
  assert.deepEqual([has.verdict, has.options, has.variants], ['yes', [{ name: 'color', values: ['blue'] }], ['v1']])
  const hasNot = ask('do you have it with 2 litres', '', options)
  assert.deepEqual([hasNot.verdict, hasNot.options], ['no', [{ name: 'capacity', values: ['500 ml', '1 l'] }]])
  assert.deepEqual(ask('with a lid?', '', options).variants, ['v0'])
  assert.deepEqual(ask('which colours are there', '', options).options, [{ name: 'color', values: ['red', 'blue'] }])
  assert.equal(ask('in blue with a lid?', '', options).verdict, 'no')
})

test('an amount asked for is held against what is told', () => {
  const description = 'For ages 3 to 7. For 2 to 4 players.'
  assert.equal(ask('ok for a 5 year old?', description).verdict, 'yes')
  assert.equal(ask('ok for a 9 year old?', description).verdict, 'no')
  assert.equal(ask('can 6 people use it', description).verdict, 'no')
})

test('what a page says all the same is given where it does not answer', () => {
  const page = 'For stems up to 20 mm. Blades can be replaced.'
  assert.match(said(ask('how thick can they cut', page)), /^told \| For stems up to 20 mm\./)
  assert.equal(ask('is it vegan', page).nearest, undefined)
  assert.equal(said(ask("what's in it?", page)), 'told | For stems up to 20 mm. | Blades can be replaced.')
})

test('what has to do with what is asked is read out without yes or no', () => {
  const page = 'Hand wash recommended. Splash-proof. No kiln oven needed. Pads are safe for nitrocellulose finishes.'
  assert.equal(said(ask('is it dishwasher safe', page)), 'told | Hand wash recommended.')
  assert.equal(said(ask('il est étanche ?', page, [{}], 'fr')), 'told | Splash-proof.')
  assert.equal(said(ask('safe for a nitro finish?', page)), 'told | Pads are safe for nitrocellulose finishes.')
  assert.equal(said(ask('is it vegan', 'Cowhide, 4 cm wide.')), 'told | Cowhide, 4 cm wide.')
  // What somebody must not have is no part of another word.
  assert.equal(ask('is there milk in it', 'With coconutmilk.').verdict, 'unknown')
})
test('a page denies in other words', () => {
  assert.equal(said(ask('ist das spülmaschinenfest', 'Hand wash only.', [{}], 'de')), 'no | Hand wash only.')
  assert.equal(said(ask('is it coated', 'Steel. Uncoated.')), 'no | Uncoated.')
  assert.equal(ask('is it plastic', 'Made of ABS plastic, free of BPA.').verdict, 'yes')
  assert.equal(ask('can I machine wash it', 'Machine wash or dry clean only.').verdict, 'yes')
})
test('what is not in the box may be so all the same', () => {
  const page = 'Runs on a power adapter, or 6 AA batteries (not included).'
  assert.equal(ask('does it run on batteries', page).verdict, 'told')
  assert.equal(ask('does it come with batteries', page).verdict, 'no')
  assert.equal(
    said(ask("what's included?", 'Steel. Pouch and two clips included.')),
    'told | Pouch and two clips included.',
  )
})
test('a size that is asked for is held against the most a page allows, and answers no yes by its words alone', () => {
  assert.equal(ask('does a canvas of 80x100 fit', 'For a canvas up to 55 cm.').verdict, 'no')
  assert.equal(ask('does a 30 x 40 canvas fit', 'For a canvas up to 55 cm.').verdict, 'yes')
  assert.equal(said(ask('does a 80x100 canvas fit', 'Made for canvas.')), 'told | Made for canvas.')
})
test('"how much weight can it hold", "how long does it simmer" and "weighted" ask for their own kind of value', () => {
  assert.equal(said(ask('how much weight can it hold', 'Holds up to 8 kg. 2 l.')), 'told | Holds up to 8 kg.')
  assert.equal(said(ask('how long does it simmer', 'Simmers for 20 minutes. 9 cm.')), 'told | Simmers for 20 minutes.')
  assert.equal(said(ask('does it have weighted keys', '88 weighted keys. 11 kg.')), 'yes | 88 weighted keys.')
  assert.equal(said(ask("what's it made of", 'Ships in May. Body of basswood.')), 'told | Body of basswood.')
})
test('"run small" asks for no size', () => {
  const sizes = [{ size: '40' }, { size: '42' }]
  assert.equal(
    said(ask('do they run small?', 'Run small: take one size up.', sizes)),
    'yes | Run small: take one size up.',
  )
  assert.notEqual(ask('do they run small?', 'Cork insole.', sizes).verdict, 'no')
})

interface AskedLine {
  catalog: string
  productId: string
  language: string
  question: string
  verdict: string
  quote: string | null
  option: string | null
}
type ProductRow = Pick<SearchProduct, 'id' | 'title' | 'vendor' | 'category' | 'tags' | 'description'> & {
  catalog: string
  variants: { id: string; options: Record<string, string> }[]
}

/** Questions wrong are named for the working half only: the other half measures nothing once it was read. */
function report(t: TestContext, half: string, wrong: readonly string[], all: number): void {
  t.diagnostic(`${all - wrong.length} of ${all} right`)
  if (half === 'working') for (const line of wrong) t.diagnostic(`  wrong: ${line}`)
}

/** Lines right when this was written: of 30 each. */
for (const [half, floor] of Object.entries({ working: 29, 'held-back': 27 })) {
  test(`questions told by hand, ${half}: at least ${floor} get the right verdict and sentence`, (t) => {
    const rows = linesOf<ProductRow>('questions/products.jsonl')
    const lines = linesOf<AskedLine>(`questions/asked-${half}.jsonl`)
    const wrong: string[] = []
    for (const name of new Set(lines.map(({ catalog }) => catalog))) {
      const products = rows
        .filter(({ catalog }) => catalog === name)
        .map(({ id, title, variants, catalog: _, ...more }) =>
          bareProduct(id, title, { ...more, variants: variants.map((own) => bareVariant(own.id, own)) }),
        )
      const catalog = catalogOf(products, name === 'backstube' ? 'de' : 'en')
      for (const { productId, question, language, verdict, quote, option } of lines.filter(
        (one) => one.catalog === name,
      )) {
        const product = products.find(({ id }) => id === productId)
        assert.ok(product)
        const answer = answerQuestion(question, product, { catalog, language })
        const isQuoted = quote === null || answer.quotes.some((own) => own.includes(quote))
        const isOption = option === null || answer.options.some((own) => own.name === option)
        for (const own of answer.quotes) assert.ok(product.description?.includes(own), own)
        if (answer.verdict !== verdict || !isQuoted || !isOption)
          wrong.push(`${question} (${product.title}): ${said(answer)}`)
      }
    }
    report(t, half, wrong, lines.length)
    assert.ok(lines.length - wrong.length >= floor, `${lines.length - wrong.length} right`)
  })
}

interface FactLine {
  catalog: string
  externalId: string
  question: string
  language: string
  answer: string
}

/** Lines right when this was written: of 60 each. */
for (const [half, floor] of Object.entries({ working: 58, 'held-back': 50 })) {
  const file = `fit/product-facts-${half}.jsonl`
  test(`facts of a product asked by hand, ${half}: at least ${floor} right`, async (t) => {
    if (!existsSync(catalogsAt) || !existsSync(new URL(file, dataAt)))
      return t.skip('../shared/data/catalogs or test/data/fit is not there')
    const lines = linesOf<FactLine>(file)
    const wrong: string[] = []
    for (const name of new Set(lines.map(({ catalog }) => catalog))) {
      const asked = lines.filter(({ catalog }) => catalog === name)
      const ids = new Set(asked.map(({ externalId }) => externalId))
      const products = (await readCatalogFile(new URL(`${name}.jsonl.gz`, catalogsAt).pathname)).filter(({ id }) =>
        ids.has(id),
      )
      const catalog = catalogOf(products, 'en')
      for (const { externalId, question, language, answer } of asked) {
        const product = products.find(({ id }) => id === externalId)
        assert.ok(product, `${name} has no ${externalId}`)
        const given = answerQuestion(question, product, { catalog, language })
        if (given.verdict !== answer) wrong.push(`${question} (${product.title}): ${said(given)}, not ${answer}`)
      }
    }
    report(t, half, wrong, lines.length)
    assert.ok(lines.length - wrong.length >= floor, `${lines.length - wrong.length} right`)
  })
}

test('what a property of more words denies is denied of what it names, and of nothing behind it', () => {
  const shampoo = 'Fragrance free. Unscented, with no added sugar and no alcohol.'
  assert.match(said(ask('does it contain sugar?', shampoo)), /^no \|/)
  assert.match(said(ask('enthält es Zucker?', shampoo, [{}], 'de')), /^no \|/)
  assert.match(said(ask('contient-il du sucre ?', shampoo, [{}], 'fr')), /^no \|/)
  assert.match(said(ask('is it non-stick?', 'A non-stick pan with a steel handle.')), /^yes \|/)
  assert.doesNotMatch(said(ask('does it have a steel handle', 'A non-stick pan with a steel handle.')), /^no/)
})

test('what says one of two words that stand together, or nothing of what is asked to be in the box, is no answer', () => {
  const machine = 'Dual-voltage, 1.2 l tank.'
  assert.equal(said(ask('has it got a dual boiler', machine)), 'unknown')
  assert.equal(said(ask('does it have dual voltage', machine)), `yes | ${machine}`)
  const bag = 'Doble cremallera y ruedas.'
  assert.equal(said(ask('¿tiene doble fondo?', bag, [{}], 'es', 'es')), 'unknown')
  const box = 'Comes with a cable; no wall charger.'
  assert.equal(said(ask('does it come with a wall plug', `Runs all day. ${box}`)), `told | ${box}`)
  assert.equal(said(ask('does it come with mudguards and lights', 'Steel frame, 14 kg, 7 gears.')), 'unknown')
})

test('another form of a word is no slip of one that tells a fact', () => {
  const page = '6 Std. trocknen lassen. Deckt in zwei Anstrichen.'
  assert.equal(said(ask('wie lange muss der trocknen?', page, [{}], 'de', 'de')), 'told | 6 Std. trocknen lassen.')
})

test('how long it lasts on a charge is told by the option for that', () => {
  const hours = [{ 'battery life': '5 hours' }, { 'battery life': '9 hours' }]
  assert.deepEqual(ask('how long do they last on a charge?', 'Small.', hours).options, [
    { name: 'battery life', values: ['5 hours', '9 hours'] },
  ])
  assert.equal(ask('how long do they take to charge?', 'Small.', hours).verdict, 'unknown')
})
