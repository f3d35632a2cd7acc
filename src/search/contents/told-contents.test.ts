import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Content } from '../../language/data/contents.ts'
import { bareProduct } from '../search-product.ts'
import { isWithout, suits, toldContents } from './told-contents.ts'

/** Title and text, in which language | a diet, or what must not be in it | the verdict. */
const lines = `
Kitten bites. With turkey and rice., en | -chicken | unknown
Kitten bites. With turkey and rice., en | -poultry | fails
Kitten bites. With chicken hearts., en | -duck | unknown
Kitten bites. With chicken hearts., en | -meat | fails
Halsband. Pflanzlich gegerbtes Leder., de | vegan | fails
Collar. Vegan leather with a steel ring., en | vegan | unknown
Lip balm. With beeswax and shea butter., en | vegan | fails
Gants. Cuir de vachette., fr | vegan | fails
Nougat bar. Not suitable for people with a sesame allergy., en | -sesame | fails
Nougat bar. Safe for people with a sesame allergy., en | -sesame | holds
Crackers. Made in a bakery that handles almonds., en | -nuts | fails
Flour. Milled beside oats, so this one is not gluten-free., en | -gluten | fails
Bier. Das ist nicht alkoholfrei, nur leicht., de | -alcohol | fails
Yaourt. Il n'est pas sans lactose., fr | -lactose | fails
Oat bar. No nuts, gluten-free., en | -nuts | holds
Mokka. Entkoffeiniert, Koffein unter 0,1 %., de | -caffeine | holds
Malztrunk. Alkohol unter 0,5 %., de | -alcohol | fails
`

for (const line of lines.trim().split('\n')) {
  test(`what texts tell of contents: ${line}`, () => {
    const [text = '', asked = '', wanted = ''] = line.split(' | ')
    const [, title = '', description = '', language = ''] = /^([^.]*)\. (.*), (\w\w)$/.exec(text) ?? []
    const told = toldContents(bareProduct('1', title, { description }), language)
    const content = asked.replace('-', '') as Content
    const { verdict } = asked.startsWith('-') ? isWithout(content, told, false) : suits(content, told)
    assert.equal(verdict, wanted)
  })
}
