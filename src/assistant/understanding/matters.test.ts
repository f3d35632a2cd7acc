import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { saidLanguages } from '../../language/said/said.ts'
import type { Deed } from '../../language/said/said-lines.ts'
import { readLine } from '../../language/said/said-lines.ts'
import { type Matter, matterShare } from './matters.ts'

const matters: readonly Matter[] = ['pages', 'product', 'wish', 'order', 'talk']
const likeliest = (text: string, language: string): Matter =>
  matters.toSorted((a, b) => matterShare(b, text, language) - matterShare(a, text, language))[0] as Matter

test('what a text is about is told by its words, in four languages', () => {
  for (const [matter, language, text] of [
    ['wish', 'en', 'i need a present for my father, he likes old cars'],
    ['wish', 'de', 'mein vater hat bald geburtstag, er kocht gern'],
    ['pages', 'en', 'can she get in with a wheelchair'],
    ['pages', 'fr', 'vous livrez en belgique et à quel prix'],
    ['product', 'de', 'kann man die in der maschine waschen'],
    ['product', 'es', '¿aguanta la lluvia?'],
    ['order', 'en', 'my lamp arrived with a crack in the glass'],
    ['order', 'fr', "je n'ai toujours pas reçu mon colis"],
    ['talk', 'de', 'vielen dank, das wars schon'],
  ] as const)
    assert.equal(likeliest(text, language), matter, text)
})

const ofDeed: Partial<Record<Deed, Matter>> = {
  ...({ find: 'wish', gift: 'wish', shipping: 'pages', returns: 'pages', payment: 'pages' } as const),
  ...({ status: 'order', complain: 'order', ask: 'product', thanks: 'talk', bye: 'talk' } as const),
}

test("of strangers' lines, which no reader learned from, most are told", (t) => {
  let asked = 0
  let right = 0
  for (const language of saidLanguages) {
    const lines = readFileSync(new URL(`../../../test/data/said/${language}.txt`, import.meta.url), 'utf8').split('\n')
    for (const line of lines.flatMap((one) => readLine(one) ?? [])) {
      const matter = line.deeds.length === 1 ? ofDeed[line.deeds[0] as Deed] : undefined
      if (!matter) continue
      asked++
      if (likeliest(line.text, language) === matter) right++
    }
  }
  t.diagnostic(`${right} of ${asked}`)
  assert.ok(asked > 100)
  assert.ok(right / asked >= 0.7, `${right} of ${asked}`)
})
