import assert from 'node:assert/strict'
import { test } from 'node:test'
import { oncePerText } from './once-per-text.ts'
import { bareProduct } from './search-product.ts'
import { StoreCatalog } from './store-catalog.ts'

const makeCatalog = () => new StoreCatalog({ language: 'en', currency: 'USD' })

function counting() {
  const asked: string[] = []
  const read = oncePerText((text: string, _catalog, language: string) => {
    asked.push(`${language} ${text}`)
    return text === 'nothing' ? undefined : asked.length
  })
  return { asked, read }
}

test('a text is read once for a catalog and a language, also where it comes to nothing', () => {
  const { asked, read } = counting()
  const [one, other] = [makeCatalog(), makeCatalog()]
  for (let times = 0; times < 3; times++) {
    assert.equal(read('red shoes', one, 'en'), 1)
    assert.equal(read('red shoes', one, 'de'), 2)
    assert.equal(read('red shoes', other, 'en'), 3)
    assert.equal(read('nothing', one, 'en'), undefined)
  }
  assert.deepEqual(asked, ['en red shoes', 'de red shoes', 'en red shoes', 'en nothing'])
})

test('what was read does not outlive a change of the products or of the synonyms', () => {
  const { asked, read } = counting()
  const catalog = makeCatalog()
  const changes = [
    () => catalog.upsert([bareProduct('p', 'Red shoes')]),
    () => catalog.setSynonyms([{ from: ['shoe'], to: ['boot'], twoWay: true }]),
    () => catalog.remove(['p']),
  ]
  read('red shoes', catalog, 'en')
  for (const change of changes) {
    change()
    read('red shoes', catalog, 'en')
    read('red shoes', catalog, 'en')
  }
  assert.equal(asked.length, 1 + changes.length)
})

test('a text is read again in another context, whatever object tells that', () => {
  let count = 0
  const read = oncePerText((_text: string, _catalog, _context: { parts?: Record<string, string> }) => ++count)
  const catalog = makeCatalog()
  assert.equal(read('red shoes', catalog, { parts: { red: 'value' } }), 1)
  assert.equal(read('red shoes', catalog, { parts: { red: 'value' } }), 1)
  assert.equal(read('red shoes', catalog, { parts: {} }), 2)
  assert.equal(read('red shoes', catalog, {}), 3)
})

test('what was read does not outlive the numbers of the documents', () => {
  const { asked, read } = counting()
  const catalog = makeCatalog()
  const { parts } = catalog.index
  read('red shoes', catalog, 'en')
  Object.defineProperty(catalog.index, 'parts', { value: { ...parts } })
  read('red shoes', catalog, 'en')
  assert.equal(asked.length, 2)
})

test('only the last texts are kept', () => {
  const { asked, read } = counting()
  const catalog = makeCatalog()
  for (let at = 0; at < 100; at++) read(`text ${at}`, catalog, 'en')
  read('text 99', catalog, 'en')
  assert.equal(asked.length, 100)
  read('text 0', catalog, 'en')
  assert.equal(asked.length, 101)
})
