import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type PageLike, pageContext } from './page-context.ts'

const URL = 'https://shop.example/p/kettle?x=1'

/** A page with these `data-product` marks and these JSON-LD scripts. */
const page = (marks: string[], scripts: (object | string)[] = []): PageLike => ({
  querySelectorAll: (selector) =>
    selector === '[data-product]'
      ? marks.map((mark) => ({ textContent: '', getAttribute: () => mark }))
      : scripts.map((one) => ({
          textContent: typeof one === 'string' ? one : JSON.stringify(one),
          getAttribute: () => null,
        })),
})
const productOf = (marks: string[], scripts: (object | string)[] = []) =>
  pageContext(page(marks, scripts), URL).productId

test('the address is told without its fragment', () => {
  assert.deepEqual(pageContext(page([]), `${URL}#reviews`), { url: URL })
})

test('what the shop says comes first, then a mark, then JSON-LD', () => {
  const product = { '@type': 'Product', sku: 'ld' }
  assert.equal(pageContext(page(['marked'], [product]), URL, { productId: 'said' }).productId, 'said')
  assert.equal(productOf(['marked'], [product]), 'marked')
  assert.equal(productOf([], [product]), 'ld')
})

test('of several products none is what the page is about; the same one twice is', () => {
  assert.equal(productOf(['a', 'b']), undefined)
  assert.equal(productOf(['a', 'a', '']), 'a')
  const list = {
    '@type': 'ItemList',
    itemListElement: [{ item: { '@type': 'Product', sku: 'a' } }, { item: { '@type': 'Product', sku: 'b' } }],
  }
  assert.equal(productOf([], [list]), undefined)
})

test('JSON-LD in its forms: sku, productID, @id; graphs, main entities, lists of types; related products do not count', () => {
  assert.equal(productOf([], [{ '@type': 'https://schema.org/Product', productID: 7 }]), '7')
  assert.equal(
    productOf([], [{ '@graph': [{ '@type': 'WebSite' }, { '@type': ['Product', 'Thing'], '@id': '#p' }] }]),
    '#p',
  )
  assert.equal(productOf([], [{ '@type': 'ItemPage', mainEntity: { '@type': 'ProductGroup', sku: 'g' } }]), 'g')
  const related = { '@type': 'Product', sku: 'a', isRelatedTo: [{ '@type': 'Product', sku: 'b' }] }
  assert.equal(productOf([], [related]), 'a')
  assert.equal(productOf([], [[{ '@type': 'BreadcrumbList' }, related]]), 'a')
})

test('what is broken or too long is left out', () => {
  assert.equal(productOf([], ['{broken', 'null', '3', '{"@type":null}']), undefined)
  assert.equal(productOf(['x'.repeat(256)]), undefined)
  assert.equal(productOf([], [{ '@type': 'ProductReview', sku: 'a' }]), undefined)
})
