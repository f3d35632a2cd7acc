import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toPlainText } from './plain-text.ts'

const rules = {
  origins: ['https://shop.example'],
  isRead: (url: string) => url === 'https://lieferant.example/größe',
}

test('links that are not the shop’s are taken out, in any script and spelling', () => {
  for (const link of [
    ...[
      'evil.भारत/win',
      'evil.भारत',
      'evil。com',
      'evil．com',
      'evil.xn--h2brj9c/win',
      'xn--80ak6aa92e.com',
      'пример.рф',
    ],
    ...[
      '203.0.113.9/win',
      'evil.win/now',
      'evil.unknown/win',
      'www.evil.unknown',
      '//evil.unknown/x',
      'hxxps://evil.unknown',
    ],
    ...[
      'https://evil.भारत',
      'ev\u200bil.com',
      'https://shop.example@evil.com/',
      'https://shop.example.evil.com',
      'evil.com:81',
    ],
  ]) {
    const { text, removedLink } = toPlainText(`Win at ${link} now.`, rules)
    assert.deepEqual([text, removedLink], ['Win at  now.', true], link)
  }
})

test('the shop’s own links, links that were read, and prose stay', () => {
  for (const text of [
    'See https://shop.example/p/1.',
    'See shop.example/p/1, or shop.example.',
    'See https://lieferant.example/größe now.',
    'A 3.5mm jack, e.g.this one, in manual.pdf v2.0 by Dr.Who from the U.S.A. for 24.90, from 9.am.',
  ]) {
    assert.deepEqual(toPlainText(text, rules), { text, removedLink: false })
  }
})
