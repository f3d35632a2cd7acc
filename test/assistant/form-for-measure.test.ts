import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { startTalk } from '../support/talk.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'

/** A made-up shop whose pages tell which form is for which measure. */
const inForms = (
  externalId: string,
  title: string,
  description: string,
  forms: [Record<string, string>, number, number][],
) => ({
  ...{ externalId, title, description },
  variants: forms.map(([options, price, inventory], at) => ({
    ...{ externalId: `${externalId}-${at}`, price, inventory, options },
  })),
})
const products = [
  inForms(
    'h1',
    'Hanging Chair Sway',
    'Small is 100 cm wide and carries 80 kg; Large is 130 cm wide and carries 120 kg.',
    [
      [{ size: 'Small' }, 79, 4],
      [{ size: 'Large' }, 99, 5],
    ],
  ),
  inForms('g1', 'Merino Mitten', 'Hand girth: S 17-19 cm, M 19-20.5 cm, L 20.5-22 cm. Wipe clean only.', [
    [{ size: 'S' }, 15, 4],
    [{ size: 'M' }, 16, 4],
    [{ size: 'L' }, 18, 4],
  ]),
  inForms('r1', 'Horse Rug Meadow', 'Waterproof.', [
    [{ 'back length': '125cm' }, 79, 4],
    [{ 'back length': '135cm' }, 85, 4],
    [{ 'back length': '145cm' }, 89, 4],
  ]),
  inForms('f1', 'Futon Reed', 'F2 up to 70 kg, F3 up to 95 kg.', [
    [{ size: '90 x 200 cm', firmness: 'F2' }, 300, 4],
    [{ size: '90 x 200 cm', firmness: 'F3' }, 310, 0],
  ]),
  inForms('f2', 'Futon Moss', 'Cotton. F2 up to 70 kg, F3 up to 95 kg.', [
    [{ size: '90 x 200 cm', firmness: 'F2' }, 320, 4],
    [{ size: '90 x 200 cm', firmness: 'F3' }, 330, 4],
  ]),
  inForms(
    'd1',
    'Rest Dog Bed',
    'S is 24 x 18 in (dogs to 20 lb), M is 32 x 25 in (to 45 lb), L is 40 x 32 in (to 80 lb).',
    [
      [{ size: 'S' }, 49, 4],
      [{ size: 'M' }, 69, 4],
      [{ size: 'L' }, 95, 4],
    ],
  ),
  inForms('d2', 'Float Vest', 'S fits dogs 5-15 kg, M 15-30 kg, L 30-50 kg.', [
    [{ size: 'S' }, 30, 4],
    [{ size: 'M' }, 34, 4],
    [{ size: 'L' }, 38, 4],
  ]),
  inForms('d3', 'Soft Carrier', 'For cats and small dogs to 15 lb.', [[{}, 58, 4]]),
  inForms('k1', 'Salmon Kibble', 'Dry food for adult dogs from 12 months. Contains no chicken.', [
    [{ weight: '1 kg' }, 9, 4],
    [{ weight: '5 kg' }, 39, 4],
  ]),
  inForms('k2', 'Puppy Kibble', 'Dry food for puppies from 8 weeks to 12 months.', [[{ weight: '1 kg' }, 8, 4]]),
]

describe('the form for a measure', () => {
  let app: TestApp
  let store: TestStore
  before(async () => {
    app = await startTestApp({ SPIEL_TURN_LIMITS: '0' })
    store = await app.createStore('Forms', { language: 'en', currency: 'EUR' })
    await upsertProducts(store.context, products)
  })
  after(() => app.close())

  const say = async (...lines: string[]) => {
    const talk = await startTalk(store)
    let answer = await talk.say(lines[0] ?? '')
    for (const line of lines.slice(1)) answer = await talk.say(line)
    return answer
  }

  test('what each form carries tells which is for a weight, and whether the one asked about is', async () => {
    assert.match((await say('hanging chair sway', 'i am 95 kilos, which size do i need')).text, /Large fits.*\n.*€99/)
    const { text } = await say('hanging chair sway', 'does the small one hold 95 kg?')
    assert.match(text, /^No\..*carries 80 kg/)
    assert.doesNotMatch(text, /in stock/)
  })

  test('a measure that is told before two questions belongs to the first, and the second is asked of that form', async () => {
    const { text } = await say('merino mitten', 'my hand is 21cm, what size and what does it cost')
    assert.match(text, /L fits/)
    assert.match(text, /Merino Mitten \(L\).*€18/)
  })

  test('lengths that there are tell between which one lies', async () => {
    const { text } = await say('horse rug meadow', 'hes 139cm, which length')
    assert.match(text, /between 135cm, 145cm/)
  })

  test('what is there in the form that is meant goes before what is sold out in it', async () => {
    const { cards } = await say('looking for a futon 90 x 200, i weigh 85 kg')
    assert.deepEqual([cards[0]?.title, cards[0]?.available], ['Futon Moss', true])
  })

  test('how it is cleaned is told where a machine is asked for', async () => {
    assert.match((await say('merino mitten', 'can you wash it in the machine')).text, /Wipe clean only/)
  })

  test('what somebody weighs was told before, and holds for what is asked of other things later', async () => {
    assert.match((await say('a dog bed, she weighs 62 lb', 'which size for her?')).text, /L fits.*\n.*€95/)
    assert.match((await say('a dog bed, she weighs 62 lb', 'and the float vest, which size for her?')).text, /M fits/)
    assert.match((await say('my dog weighs 62 lb', 'is the soft carrier ok for her?')).text, /^No\..*to 15 lb/)
    const { cards } = await say('a dog bed, my dog is 62 lb')
    assert.deepEqual([cards[0]?.title, cards[0]?.price], ['Rest Dog Bed', 95])
  })

  test('what is remarked of ones own behind a comparison is no name', async () => {
    const { text, cards } = await say(
      'do you have the salmon kibble',
      'whats the diff to the puppy one, mine is 9 months',
    )
    assert.equal(cards.length, 2)
    assert.match(text, /8 weeks to 12 months/)
  })

  test('one of a unit is the form that has so much', async () => {
    assert.match((await say('the salmon kibble', 'do you have that by the kilo?')).text, /1 kg.*€9/)
  })
})
