import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { startTalk } from '../support/talk.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'

type Form = readonly [options: Record<string, string>, price: number, inventory: number]

/** A product in some forms. */
const inForms = (externalId: string, title: string, forms: readonly Form[], description: string | null = null) => ({
  ...{ externalId, title, description },
  variants: forms.map(([options, price, inventory], at) => ({
    externalId: `${externalId}-${at}`,
    ...{ options, price, inventory },
  })),
})

const shoe = (size: string, upper: string, waterproof: string) => ({ size, 'upper material': upper, waterproof })
const products = [
  inForms('a', 'Alder Trail Shoe', [
    [shoe('41', 'suede', 'yes'), 90, 0],
    [shoe('41', 'suede', 'no'), 80, 4],
    [shoe('41', 'mesh', 'yes'), 95, 0],
    [shoe('42', 'suede', 'yes'), 91, 5],
    [shoe('42', 'mesh', 'yes'), 96, 3],
    [shoe('42', 'mesh', 'no'), 70, 2],
  ]),
  inForms('b', 'Birch Rain Jacket', [[{ color: 'Green' }, 62, 4]], 'For rain. It is waterproof to 10,000 mm.'),
  inForms('c', 'Cedar Wind Jacket', [[{ color: 'Blue' }, 50, 4]], 'Light. It is not waterproof.'),
  inForms('e', 'Elm Desk Lamp', [
    [{ dimmable: 'yes', color: 'white' }, 30, 3],
    [{ dimmable: 'no', color: 'white' }, 25, 3],
    [{ dimmable: 'yes', color: 'black' }, 33, 3],
  ]),
  inForms(
    'f',
    'Fir Humidifier',
    [
      [{ tank: '2 l', features: 'quiet operation' }, 50, 30],
      [{ tank: '2 l', features: 'turbo mode' }, 45, 30],
      [{ tank: '4 l', features: 'quiet operation' }, 70, 30],
    ],
    'Fine mist. The turbo mode fills a large room.',
  ),
  inForms('g', 'Ash Bookcase', [[{}, 120, 8]]),
  inForms('h', 'Grey Book', [[{}, 12, 8]]),
]

describe('which form of a product is meant', () => {
  let app: TestApp
  let shop: TestStore

  before(async () => {
    app = await startTestApp({ SPIEL_TURN_LIMITS: '0' })
    shop = await app.createStore('forms', { language: 'en', currency: 'USD' })
    await upsertProducts(shop.context, products)
  })
  after(() => app.close())

  const lastOf = async (lines: readonly string[]) => {
    const talk = await startTalk(shop)
    let answer: Awaited<ReturnType<typeof talk.say>> | undefined
    for (const line of lines) answer = await talk.say(line)
    return { text: answer?.text ?? '', prices: answer?.cards.map(({ price }) => price) ?? [] }
  }

  test('the name of an option that is yes or no is a wish for yes', async () => {
    const { text, prices } = await lastOf(['trail shoe 41 waterproof, no suede pls'])
    assert.match(text, /41, waterproof, mesh.*sold out/)
    assert.deepEqual(prices, [95])
    assert.deepEqual((await lastOf(['desk lamp in white, dimmable'])).prices, [30])
    assert.deepEqual((await lastOf(['a desk lamp that is not dimmable'])).prices, [25])
  })

  test('what has no such option is told by its page', async () => {
    const { text, prices } = await lastOf(['waterproof jacket'])
    assert.match(text, /Birch Rain Jacket.*waterproof to 10,000/s)
    assert.deepEqual(prices, [62])
  })

  test('a no at the beginning is no value of such an option', async () => {
    const { text, prices } = await lastOf(['is the alder waterproof?', 'no thanks. and the 42 in suede?'])
    assert.match(text, /Yes, Alder Trail Shoe \(42, .*suede/)
    assert.doesNotMatch(text, /none of that/)
    assert.deepEqual(prices, [91])
  })

  test('a word of a value tells which values have it', async () => {
    const { text, prices } = await lastOf(['fir humidifier', 'it has to be quiet, is it?'])
    assert.match(text, /features: quiet operation/)
    assert.deepEqual(prices, [50])
    const light = await lastOf(['fir humidifier', 'does it have a night light?'])
    assert.doesNotMatch(light.text, /mode|operation/)
  })

  test('values of an option that are compared are told side by side', async () => {
    const { text } = await lastOf(['fir humidifier', 'what is the difference between 2 l and 4 l?'])
    assert.match(text, /2 l\) starts at \$45\.00.*4 l\) costs \$70\.00/s)
    const modes = await lastOf(['fir humidifier', 'quiet operation or turbo mode, which is better?'])
    assert.match(modes.text, /The turbo mode fills a large room.*starts at \$50\.00.*costs \$45\.00/s)
  })

  test('a value that is said beside a sum is the one that is reckoned with', async () => {
    const { text, prices } = await lastOf([
      'elm desk lamp',
      'is it dimmable?',
      'in black then. what is it with delivery?',
    ])
    assert.match(text, /black/)
    assert.deepEqual(prices, [33])
  })

  test('what a product is for is not counted as pieces of it', async () => {
    const { text } = await lastOf(['ash bookcase', 'is it enough for like 200 books?'])
    assert.doesNotMatch(text, /only 8/)
  })

  test('a value that was not wanted is left out of what is told of another size', async () => {
    const { text, prices } = await lastOf(['trail shoe 41 waterproof, no suede pls', 'got the 42 in waterproof then?'])
    assert.match(text, /^Yes, Alder Trail Shoe \(42/)
    assert.deepEqual(prices, [96])
  })
})
