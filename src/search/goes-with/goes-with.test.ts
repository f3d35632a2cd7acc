import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { bareProduct, bareVariant, type SearchProduct } from '../search-product.ts'
import { StoreCatalog } from '../store-catalog.ts'
import { goesWith } from './goes-with.ts'
import { wishedHost } from './wished-host.ts'

const one = (title: string, category: string, description: string, options: Record<string, string[]> = {}) =>
  bareProduct(title, title, {
    ...{ category, description },
    variants: Object.entries(options).flatMap(([name, values]) =>
      values.map((value) => bareVariant(value, { options: { [name]: value } })),
    ),
  })

/** Says of each of some hosts how a product stands to it: "fits B", "not". */
function standings(language: string, products: readonly SearchProduct[]) {
  const catalog = new StoreCatalog({ language, currency: 'EUR' })
  catalog.upsert([...products])
  const called = (title: string) => products.find((product) => product.title === title) as SearchProduct
  return (title: string, ...hosts: string[]): string => {
    const { says, forms } = goesWith(called(title), hosts.map(called), catalog)
    return [says, ...forms.map(({ value }) => value)].join(' ')
  }
}

describe('what goes with what', () => {
  const sewing = [
    one('Wicklow 210 Sewing Machine', 'Machines', 'A first machine. Takes the Wicklow Knee Lever.'),
    one('Wicklow 340 Sewing Machine', 'Machines', 'A quick machine.'),
    one('Tansy Overlock', 'Machines', 'Four threads.'),
    one('Metal Bobbins', 'Parts', 'Type A for the Wicklow 210 and Type B for the Wicklow 340, the Tansy is Type C.', {
      Type: ['A', 'B', 'C'],
    }),
    one('Hard Case', 'Parts', 'Strong. Fits the Wicklow 210 only (not the Wicklow 340).'),
    one('Soft Hood', 'Parts', 'DOES NOT FIT: old machines, the Tansy, or the Wicklow 210.'),
    one('Wicklow Knee Lever', 'Parts', 'To lift the foot.'),
    one('Walking Foot', 'Parts', '7 mm → 340. For wool.', { Fits: ['Wicklow 340', 'Tansy'] }),
    one('Cotton Thread', 'Thread', 'For wool and linen, for children from 6 years.'),
  ]
  const of = standings('en', sewing)
  const [first, second, third] = ['Wicklow 210 Sewing Machine', 'Wicklow 340 Sewing Machine', 'Tansy Overlock']

  test('the value before a name, or right behind it, is the one for that', () => {
    assert.equal(of('Metal Bobbins', first), 'fits A')
    assert.equal(of('Metal Bobbins', second), 'fits B')
    assert.equal(of('Metal Bobbins', third), 'fits C')
    assert.equal(of('Metal Bobbins', first, second), 'fits A B')
  })

  test('what a clause denies, and the list behind it, does not fit; what only others are named for is told so', () => {
    assert.equal(of('Hard Case', first), 'fits')
    assert.equal(of('Hard Case', second), 'not')
    assert.equal(of('Hard Case', third), 'others')
    assert.equal(of('Soft Hood', third), 'not')
    assert.equal(of('Soft Hood', first), 'not')
  })

  test('a value of an option names what it is for, and the page of the other tells it too', () => {
    assert.equal(of('Walking Foot', second), 'fits Wicklow 340')
    assert.equal(of('Wicklow Knee Lever', first), 'fits')
    assert.equal(of('Wicklow Knee Lever', third), 'untold')
    assert.equal(of('Cotton Thread', first), 'untold')
  })

  test('in German and French', () => {
    const mower = standings('de', [
      one('Rasenmäher Falke 32', 'Mäher', 'Leicht.'),
      one('Rasenmäher Falke 40', 'Mäher', 'Breit.'),
      one('Fangkorb', 'Zubehör', '45 l für den Falke 32, 60 l für den Falke 40.', { Inhalt: ['45 l', '60 l'] }),
      one('Mulchkeil', 'Zubehör', 'Passt nicht in den Falke 32. Im Falke 40 ist Platz dafür.'),
    ])
    assert.equal(mower('Fangkorb', 'Rasenmäher Falke 32'), 'fits 45 l')
    assert.equal(mower('Fangkorb', 'Rasenmäher Falke 40'), 'fits 60 l')
    assert.equal(mower('Mulchkeil', 'Rasenmäher Falke 32'), 'not')
    const pot = standings('fr', [
      one('Cafetière Ondine', 'Cafetières', 'Six tasses.'),
      one('Cafetière Sirène', 'Cafetières', 'Trois tasses.'),
      one('Joint de rechange', 'Pièces', 'Pour la Ondine uniquement.'),
    ])
    assert.equal(pot('Joint de rechange', 'Cafetière Ondine'), 'fits')
    assert.equal(pot('Joint de rechange', 'Cafetière Sirène'), 'others')
  })

  test('a wish names what it is for by a name, and not by whom or what else', () => {
    const catalog = new StoreCatalog({ language: 'en', currency: 'EUR' })
    catalog.upsert(sewing)
    const named = (text: string) => wishedHost(text, catalog)?.products.map(({ title }) => title)
    assert.deepEqual(named('bobbins for the wicklow 340'), [second])
    assert.deepEqual(named('bobbins for my tansy'), [third])
    for (const text of ['thread for wool', 'thread for my daughter', 'the wicklow 340', 'thread for a first quilt'])
      assert.equal(named(text), undefined, text)
  })
})
