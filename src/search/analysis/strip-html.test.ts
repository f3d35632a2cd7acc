import assert from 'node:assert/strict'
import test from 'node:test'
import { stripHtml } from './strip-html.ts'

const words = (html: string): string => stripHtml(html).replace(/\s+/g, ' ').trim()

test('only what a reader sees is left', () => {
  assert.equal(words('<p>Warm <b>wool</b></p><p>coat</p>'), 'Warm wool coat')
  assert.equal(words('<ul><li>red</li><li>blue</li></ul>'), 'red blue')
  assert.equal(words('a<script>steal()</script><style>.x{}</style>b'), 'ab')
  assert.equal(words('Black &amp; Decker 5&quot; &eacute;t&eacute; &#233;'), 'Black & Decker 5" été é')
  assert.equal(words('un<b>break</b>able'), 'unbreakable')
  assert.equal(words('line<br>break'), 'line break')
})

test('plain text stays as it is', () => {
  assert.equal(stripHtml('I <3 this & that'), 'I <3 this & that')
})

test('broken markup is survived', () => {
  assert.equal(words('<div><p>open <i>never closed'), 'open never closed')
  assert.equal(words('</p></div>text'), 'text')
  assert.doesNotThrow(() => stripHtml('<'.repeat(100_000)))
  assert.doesNotThrow(() => stripHtml('<div>'.repeat(20_000)))
})

test('what comes after 64 KiB is left out', () => {
  assert.ok(stripHtml('x'.repeat(100_000)).length <= 65_536)
})
