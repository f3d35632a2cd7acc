import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleOptions } from '../../../test/data/gate-claims/sample-facts.ts'
import { processorLimit } from '../../../test/support/processor-time.ts'
import type { Fact } from '../fact.ts'
import { createTextGate } from './claim-gate.ts'

const asOf = sampleOptions.now.toISOString()
const VARIANTS = 2_048

/** A product with as many variants as there may be; option values are told as long as they have 20,000 letters together. */
function kettle(optionsOf: (at: number) => Record<string, string>): Fact[] {
  const facts: Fact[] = [{ entity: 'product', id: 'k', field: 'title', value: 'Hostile kettle', asOf }]
  let units = 0
  for (let at = 0; at < VARIANTS; at++) {
    const add = (field: string, value: Fact['value'], more: object = {}) =>
      facts.push({ entity: 'variant', id: `k${at}`, of: 'k', field, value, asOf, ...more })
    add('price', 5, { currency: 'USD' })
    add('available', true)
    add('inventory', 3)
    for (const [name, value] of Object.entries(optionsOf(at))) {
      units += name.length + value.length
      if (units < 20_000) add(`option.${name}`, value)
    }
  }
  return facts
}

const numbers = (count: number, between: string) => Array.from({ length: count }, (_, at) => at).join(between)
const squares = kettle((at) => ({ size: `${at} ${'\u33a2'.repeat(200)}`, color: `${'\u33a2'.repeat(100)} ${at}` }))
const short = kettle((at) => ({ size: `${at}`, color: `red ${at}` }))
const measured = kettle((at) => ({ length: `${at} cm`, weight: `${at / 10} kg high` }))

/** Texts whose numbers may each be of any of thousands of option values. */
const cases: [name: string, facts: Fact[], text: string][] = [
  [
    'units that one character expands to',
    squares,
    `It comes in size ${'\u33a2'.repeat(400)}, 6 ${'\u33a2'.repeat(400)}.`,
  ],
  ['sizes in a list', short, `It comes in size ${numbers(240, ', ')}.`],
  ['sizes without a border', short, `It comes in ${numbers(240, ' ')}.`],
  ['colours', short, `It comes in ${numbers(120, ', red ')}.`],
  ['measures', measured, `It is ${numbers(150, ' cm, ')} cm high.`],
  ['differences', measured, `The difference is ${numbers(150, ' cm ')} cm longer.`],
  ['doubles', measured, `It is ${'twice as long, '.repeat(60)}12 cm.`],
]

test('a sentence of hundreds of numbers about a product of 2,048 variants is checked in one short piece', (t) => {
  for (const [name, facts, text] of cases) {
    const times: number[] = []
    for (let run = 0; run < 4; run++) {
      const start = process.threadCpuUsage()
      const gate = createTextGate({ ...sampleOptions, facts: () => facts })
      gate.push(text)
      gate.end()
      const { user, system } = process.threadCpuUsage(start)
      times.push((user + system) / 1000)
    }
    t.diagnostic(`${name}: ${Math.min(...times).toFixed(1)} ms of processor`)
    // Processor time does not grow while other programs have the machine. Looking through all variants for each number took up to 610.
    assert.ok(Math.min(...times) <= processorLimit(150), `${name}: ${times}`)
  }
})

test('words that open a sentence do not make it one of a language that is read', () => {
  for (const [language, opening] of [
    ['en', 'OK, so '],
    ['en', 'Well then '],
    ['en', 'And also '],
    ['de', 'Also '],
    ['de', 'Ja, und dann '],
  ] as const) {
    const gate = createTextGate({ ...sampleOptions, language })
    const told = [...gate.push(`${opening}fri frakt till alla kunder.`), ...gate.end()]
    assert.ok(!told.some(({ text }) => text.includes('frakt')), opening)
  }
})
