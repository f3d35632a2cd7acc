import assert from 'node:assert/strict'
import { test } from 'node:test'
import { html, jsonInHtml } from './html.ts'

test('what is put into a template is text, in elements and in attributes', () => {
  const hostile = `"><script>alert('1')</script>&`
  const escaped = '&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;'
  assert.equal(html`<p title="${hostile}">${hostile}</p>`.text, `<p title="${escaped}">${escaped}</p>`)
})

test('templates nest, lists are joined, and nothing is nothing', () => {
  const list = ['a', '<b>'].map((item) => html`<li>${item}</li>`)
  assert.equal(html`<ul>${list}</ul>${null}${false}${0}`.text, '<ul><li>a</li><li>&lt;b&gt;</li></ul>0')
})

test('JSON cannot end its element', () => {
  const { text } = jsonInHtml({ name: '</script><script>' })
  assert.ok(!text.includes('<'))
  assert.deepEqual(JSON.parse(text), { name: '</script><script>' })
})
