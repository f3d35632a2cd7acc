import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answerQuestion } from '../questions/answer-question.ts'
import { bareProduct, bareVariant } from '../search-product.ts'
import { StoreCatalog } from '../store-catalog.ts'
import { weightTold } from './weight-told.ts'

test('what somebody weighs is what was told of that last, and no weight of goods', () => {
  const told = (lines: string, language: string) => weightTold(lines, language, 'en')
  assert.equal(told('a bed i mean, for joints. shes 85 lb\nwhich size for her?', 'en'), 'shes 85 lb')
  assert.equal(told('he weighs 20 kg\nno, my dog is 12,5 kg', 'en'), 'my dog is 12,5 kg')
  assert.equal(told('mein hund hat 12 kg\nwelche größe?', 'de'), 'mein hund hat 12 kg')
  assert.equal(told('pesa 12 kg', 'es'), 'pesa 12 kg')
  assert.equal(told('il fait 8 kg', 'fr'), 'il fait 8 kg')
  for (const [line, language] of [
    ['a 10 kg kettlebell', 'en'],
    ['can you send the 24 lb bag to alaska', 'en'],
    ['kann es 10 kg tragen?', 'de'],
  ] as const)
    assert.equal(told(line, language), '', line)
})

test('which size it is for her, and whether it does for him, is asked of the weight that was told before', () => {
  const catalog = new StoreCatalog({ language: 'en', currency: 'EUR' })
  const variants = ['S', 'M', 'L'].map((Size) => bareVariant(Size, { options: { Size } }))
  const vest = bareProduct('vest', 'Float Vest', {
    description: 'S fits dogs 5-15 kg, M 15-30 kg, L 30-50 kg.',
    variants,
  })
  const bag = bareProduct('bag', 'Hip Bag', { description: 'For cats and small dogs to 7 kg. Weighs 1.2 kg.' })
  catalog.upsert([vest, bag])
  const asked = (question: string, product: typeof vest, told: string, language = 'en') => {
    const { verdict, options, quotes } = answerQuestion(question, product, { catalog, language, told })
    return [verdict, ...options.flatMap(({ values }) => values), ...quotes.slice(0, 1)].join(' | ')
  }
  const chart = 'S fits dogs 5-15 kg, M 15-30 kg, L 30-50 kg.'
  assert.equal(asked('which size for her?', vest, 'she weighs 22 kg'), `told | M | ${chart}`)
  assert.equal(asked('welche größe?', vest, 'mein hund hat 40 kg', 'de'), `told | L | ${chart}`)
  assert.equal(asked('is it ok for him?', bag, 'he weighs 22 kg'), 'no | For cats and small dogs to 7 kg.')
  assert.equal(
    asked('ist das was für ihn?', bag, 'mein hund wiegt 22 kg', 'de'),
    'no | For cats and small dogs to 7 kg.',
  )
  // Another measure, or another question, is asked for itself.
  assert.equal(asked('which size for a 10 kg dog?', vest, 'she weighs 22 kg'), `told | S | ${chart}`)
  assert.equal(asked('how heavy is it?', bag, 'he weighs 22 kg'), 'told | Weighs 1.2 kg.')
})
