import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bareProduct, bareVariant } from '../search-product.ts'
import { StoreCatalog } from '../store-catalog.ts'
import { answerQuestion } from './answer-question.ts'

function ask(question: string, description: string, name: string, values: string[], language = 'en'): string {
  const variants = values.map((value, at) => bareVariant(`v${at}`, { options: { [name]: value } }))
  const product = bareProduct('p', 'Larch Shelf', { description, variants })
  const catalog = new StoreCatalog({ language, currency: 'EUR' })
  catalog.upsert([product])
  const { verdict, quotes } = answerQuestion(question, product, { catalog, language })
  return [verdict, ...quotes].join(' | ')
}

test('what is told from a value on is no yes of one below, and where none is named it is read out', () => {
  const page = 'From 6 boards up it ships by freight.'
  const of = (question: string) => ask(question, page, 'Boards', ['4', '6', '8'])
  assert.equal(of('does the one with 4 boards ship by freight?'), `no | ${page}`)
  assert.equal(of('does the one with 8 boards ship by freight?'), `yes | ${page}`)
  assert.equal(of('does it ship by freight?'), `told | ${page}`)
})

test('the same in German, French and Spanish', () => {
  const de = 'Ab 4 Fächern spülmaschinenfest.'
  assert.equal(ask('ist die mit 3 Fächern spülmaschinenfest?', de, 'Fächer', ['3', '5'], 'de'), `no | ${de}`)
  assert.equal(ask('ist die mit 5 Fächern spülmaschinenfest?', de, 'Fächer', ['3', '5'], 'de'), `yes | ${de}`)
  const fr = 'À partir de 6 étages avec roulettes.'
  assert.equal(ask('celle de 4 étages a des roulettes ?', fr, 'étages', ['4', '6'], 'fr'), `told | ${fr}`)
  const es = 'A partir de 6 baldas lleva ruedas.'
  assert.equal(ask('¿la de 4 baldas lleva ruedas?', es, 'baldas', ['4', '6'], 'es'), `no | ${es}`)
})
