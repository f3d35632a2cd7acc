import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { chunkDocument } from '../chunk-document.ts'
import type { Entry } from '../index/entry.ts'
import { readMarkdown } from '../readers/read-markdown.ts'
import type { Charges } from './charge.ts'
import { deliveriesOf, deliveryTo, surchargesTo } from './pick-charge.ts'
import { chargesOf } from './read-charges.ts'

function chargesIn(text: string, language: string): Charges {
  const { chunks, title } = chunkDocument(readMarkdown(text))
  const source = { id: 'page', title: title ?? '', url: null, language, asOf: '' }
  return chargesOf(chunks.map((chunk, position) => ({ source, position, ...chunk }) as Entry))
}

/** What delivery of such goods costs there, and what is paid beside it. */
function costOf(charges: Charges, goods: string, place: string | null): (number | null)[] {
  const own = deliveriesOf(charges, { names: [goods], texts: [goods] })
  const whole = deliveryTo(charges, place, 'standard', own)
  return [whole?.cost ?? null, ...surchargesTo(charges, place, own).map(({ cost }) => cost)]
}

describe('what is paid beside what delivery costs else', () => {
  const english = chargesIn(
    `# Shipping and returns

Standard shipping within the US is $7.50, free over $90. Bulky goods cost extra, also on a free order: pianos and drum kits are $25 each, gongs $12 each. Storage after two weeks is $3 per day. Alaska and Hawaii are $21. APO is $5.

Returns are $6.`,
    'en',
  )

  test('a surcharge comes on top for the goods that it names, in every part of its sentence', () => {
    assert.deepEqual(costOf(english, 'Upright piano', null), [7.5, 25])
    assert.deepEqual(costOf(english, 'Bronze gong', null), [7.5, 12])
    assert.deepEqual(costOf(english, 'Ukulele', null), [7.5])
    assert.ok(english.all.find(({ cost }) => cost === 12)?.isPerItem)
  })

  test('below a heading of returns too, what says that it is of shipping is read, and nothing else', () => {
    assert.deepEqual(costOf(english, 'Ukulele', 'US-AK'), [21])
    assert.equal(
      english.all.find(({ cost }) => cost === 6 || cost === 3),
      undefined,
    )
  })

  test('the limit at the end of a sentence is for all that it tells of one country', () => {
    const { all } = chargesIn(
      '# Delivery\n\nPostage is £3 to the North and £4 to the rest of the UK, free over £50.',
      'en',
    )
    assert.deepEqual(
      all.map(({ cost, from }) => [cost, from]),
      [
        [3, 50],
        [4, 50],
      ],
    )
  })

  test('each cost has the places of its own clause', () => {
    const german = chargesIn(
      `# Versand

Deutschland: 5 €, auch bei großen Paketen; Zoll fällt nicht an. Auf deutsche Inseln kommen 7 € dazu. Sperriges (Leitern, Bretter) kostet in Deutschland 20 € zusätzlich, nach Österreich 45 €; in die Schweiz geht es nicht. Nach Österreich kostet ein Paket 11 €, in die Schweiz 19 €.`,
      'de',
    )
    assert.deepEqual(costOf(german, 'Pinsel', 'DE'), [5])
    assert.deepEqual(costOf(german, 'Pinsel', 'DE-IS'), [5, 7])
    assert.deepEqual(costOf(german, 'Alu-Leiter', 'DE'), [5, 20])
    assert.deepEqual(costOf(german, 'Alu-Leiter', 'AT'), [11, 45])
    assert.deepEqual(costOf(german, 'Alu-Leiter', 'CH'), [null])
    const french = chargesIn(
      `# Livraison

La livraison coûte 4 € en France et 9 € en Belgique. Les armoires voyagent avec un transporteur pour 29 €. Elles ne partent pas en Corse ; en Belgique, les armoires coûtent 49 €.`,
      'fr',
    )
    assert.deepEqual(costOf(french, 'Armoire en pin', 'BE'), [49])
    const spanish = chargesIn(
      '# Envíos\n\nEl envío cuesta 5 € en la península. Las sillas de paseo llevan un recargo de 8 €. A Portugal cuesta 9 €; a Madeira no llegamos.',
      'es',
    )
    assert.deepEqual(costOf(spanish, 'Silla de paseo Luna', null), [5, 8])
    assert.deepEqual(costOf(spanish, 'Biberón', 'PT'), [9])
  })
})
