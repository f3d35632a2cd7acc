import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { chunkDocument } from '../chunk-document.ts'
import type { Entry } from '../index/entry.ts'
import { readMarkdown } from '../readers/read-markdown.ts'
import type { Charge } from './charge.ts'
import {
  chargesWished,
  deliveriesOf,
  deliveryTo,
  discountIn,
  isLeftOut,
  withProducts,
  wrappingOf,
} from './pick-charge.ts'
import { chargesOf } from './read-charges.ts'

function chargesIn(text: string, language: string) {
  const { chunks, title } = chunkDocument(readMarkdown(text))
  const source = { id: 'page', title: title ?? '', url: null, language, asOf: '' }
  return chargesOf(chunks.map((chunk, position) => ({ source, position, ...chunk }) as Entry))
}

const told = (text: string) => ({ names: [text], texts: [text] })
const isFor = (one: Charge, text: string) => deliveriesOf({ all: [one], home: null }, told(text)).length > 0

const english = chargesIn(
  [
    '# Delivery',
    '**Ireland.** Standard delivery costs €4.50. It is free from €40 of goods. Express costs €11, never free.',
    '**France and Spain.** €12.50, 5 to 8 days, free from €120.',
    '**Wardrobes and beds** come with two people, €59 per order.',
    '## Gifts',
    'Gift wrap is €3 per item.',
    '## Discounts',
    '**SPRING15**: 15% off orders from €50. Not on gift cards and sale items.',
  ].join('\n\n'),
  'en',
)

describe('what pages tell in numbers', () => {
  test('delivery by place and way, and from when it is free', () => {
    const home = deliveryTo(english, null, 'standard')
    assert.deepEqual([home?.cost, home?.from], [4.5, 40])
    assert.equal(deliveryTo(english, 'IE', 'express')?.cost, 11)
    assert.deepEqual(
      [deliveryTo(english, 'ES', 'standard')?.cost, deliveryTo(english, 'ES', 'standard')?.from],
      [12.5, 120],
    )
    assert.equal(deliveryTo(english, 'NO', 'standard'), null)
  })

  test('what is for some goods alone is of these', () => {
    const own = english.all.find(({ cost }) => cost === 59)
    assert.ok(own && isFor(own, 'Oak bed'))
    assert.ok(own && !isFor(own, 'Oak lamp'))
  })

  test('wrapping and discounts with their bounds', () => {
    const wrap = wrappingOf(english)
    assert.deepEqual([wrap?.cost, wrap?.isPerItem], [3, true])
    const text = 'and with spring15?'
    const own = discountIn(english, text, chargesWished(text, 'en'))
    assert.deepEqual([own?.percent, own?.from, own?.isNotReduced], [15, 50, true])
  })

  test('what a discount is not for, and what is paid once for an order', () => {
    const french = chargesIn(
      '# Remises\n\nBONJOUR15 : 15 % dès 40 €, hors livres et cartes cadeaux.\n\nPapier cadeau : 3 € par commande.',
      'fr',
    )
    const own = discountIn(french, 'bonjour15', chargesWished('bonjour15', 'fr'))
    assert.ok(own && isLeftOut(own, 'Atlas des oiseaux\nLivres'))
    assert.ok(own && !isLeftOut(own, 'Jumelles 8 x 42\nOptique'))
    assert.equal(wrappingOf(french)?.isPerItem, false)
  })

  test('days of delivery are no instalments', () => {
    const spanish = chargesIn(
      '# Envíos y plazos\n\n| Destino | Plazo | Precio |\n|---|---|---|\n| Península | 24 h | 3,90 €, gratis desde 39 € |',
      'es',
    )
    assert.deepEqual([spanish.all[0]?.cost, spanish.all[0]?.from], [3.9, 39])
  })

  test('in other languages, a bound behind the places it is for', () => {
    const french = chargesIn(
      [
        '# Livraison',
        '| Mode | Tarif |\n|---|---|\n| À domicile (France) | 5,90 € |\n| Belgique | 9,90 € |',
        'Livraison offerte en France à partir de 70 €. Belgique : à partir de 110 €.',
      ].join('\n\n'),
      'fr',
    )
    assert.deepEqual(
      [deliveryTo(french, 'FR', 'standard')?.from, deliveryTo(french, 'BE', 'standard')?.from],
      [70, 110],
    )
    const german = chargesIn('# Versand\n\nKosten Deutschland: 1.204,50 €. Ab 2.000 € versandkostenfrei.', 'de')
    assert.deepEqual([german.all[0]?.cost, german.all[0]?.from], [1204.5, 2000])
  })

  test('how long delivery takes, by way and place, also where a sentence tells of several', () => {
    const told = chargesIn(
      [
        '# Delivery',
        'Within Portugal it is €4 and arrives in 2 to 3 working days. Express delivery costs €9 and arrives in 24 hours.',
        'To Poland it is €8 (4–6 days), to Greece €11 (5–8 days).',
        '# Pots',
        'We dispatch within 2 days. To Malta we deliver for €13. Delivery takes 6 to 7 days, on islands 9 to 12.',
      ].join('\n\n'),
      'en',
    )
    const timeTo = (place: string, way: 'standard' | 'express' = 'standard') => {
      const { cost, time } = deliveryTo(told, place, way) ?? {}
      return [cost, time?.from, time?.to, time?.unit]
    }
    assert.deepEqual(timeTo('PT'), [4, 2, 3, 'workday'])
    assert.deepEqual(timeTo('PL'), [8, 4, 6, 'day'])
    assert.deepEqual(timeTo('GR'), [11, 5, 8, 'day'])
    assert.deepEqual(timeTo('MT'), [13, undefined, undefined, undefined])
    assert.deepEqual(timeTo('PT', 'express'), [9, 24, 24, 'h'])
  })

  test('a time that stands behind several places is of all of them, and not of what is told later', () => {
    const german = chargesIn(
      '# Versand\n\nPolen kostet 7 €. Dänemark kostet 9 €. Die Lieferung dauert 2 bis 4 Werktage. Nach Norwegen 19 €.',
      'de',
    )
    assert.deepEqual(
      ['PL', 'DK', 'NO'].map((place) => deliveryTo(german, place, 'standard')?.time?.to),
      [4, 4, undefined],
    )
  })

  test('an amount is what is paid, what goods have to be worth, or neither', () => {
    const costs = (text: string, language: string) =>
      chargesIn(text, language).all.map(({ kind, cost, from }) => [kind, cost, from])
    assert.deepEqual(costs('# Delivery\n\nPost costs €4.20 and is free on orders of €55 or more.', 'en'), [
      ['delivery', 4.2, 55],
    ])
    assert.deepEqual(costs('# Envíos\n\nEl envío cuesta 6,50 €; para pedidos de 80 € o más es gratis.', 'es'), [
      ['delivery', 6.5, 80],
    ])
    assert.deepEqual(costs('# Livraison\n\nLes frais de port sont de 7,40 €, offerts à partir de 90 €.', 'fr'), [
      ['delivery', 7.4, 90],
    ])
    const gifts = '# Gutscheine und Geschenkverpackung\n\nGutscheine gibt es von 15 € bis 200 €, als Karte für 1,50 €.'
    assert.deepEqual(costs(`${gifts} Als Geschenk verpacken wir für 2,80 €.`, 'de'), [['wrapping', 2.8, null]])
  })

  test('goods that a heading of its own lists as sent in a way of their own have what that costs and how long it takes', () => {
    const own = chargesIn(
      '# Versand\n\nDer Versand kostet 5 € und dauert 2 bis 3 Werktage.\n\n# Sperrgut\n\nArtikel wie Sofas, Betten und Schränke kommen mit der Spedition. Die Lieferung kostet 45 €, ab 900 € entfällt das. Die Lieferzeit beträgt 2 bis 4 Wochen.',
      'de',
    ).all.find(({ cost }) => cost === 45)
    assert.ok(own && isFor(own, 'Betten\nMira 140') && !isFor(own, 'Kissen'))
    assert.deepEqual([own.from, own.time?.to, own.time?.unit], [900, 4, 'week'])
    const marked = chargesIn(
      '# Delivery\n\nStandard delivery costs £4. It takes 3 to 4 days with Fleet 24. Overnight delivery is £9.\n\n# Frozen\n\nIce cream and all that is marked "frozen" travels in a box with dry ice. It is sent overnight for £8, free on orders of £70 or more.',
      'en',
    )
    const frozen = marked.all.find(({ cost }) => cost === 8)
    assert.ok(frozen && isFor(frozen, 'Sorbet\nFrozen') && !isFor(frozen, 'Ice cream scoop'))
    // A way's days are of its own sentence.
    const ways = (['standard', 'express'] as const).map((way) => deliveryTo(marked, null, way))
    assert.deepEqual(
      ways.map((way) => [way?.cost, way?.time?.to]),
      [
        [4, 4],
        [9, undefined],
      ],
    )
  })

  test('below a heading of other countries, a price is of those that are listed there', () => {
    const abroad = chargesIn(
      '# Delivery\n\nIn Ireland delivery is €4. In Ireland it is quick.\n\n# International delivery\n\nWe ship to Spain and Italy. Delivery is €15.',
      'en',
    )
    assert.deepEqual([deliveryTo(abroad, 'ES', 'standard')?.cost, deliveryTo(abroad, null, 'standard')?.cost], [15, 4])
  })

  test('words of another matter are no wish for delivery', () => {
    assert.equal(chargesWished('what does that come to', 'en').isDelivered, false)
    assert.equal(chargesWished('total with delivery to cork', 'en').place, 'IE')
  })

  test('each cost of a sentence is of the goods it stands with, and of the places told before or with it', () => {
    const page = chargesIn(
      [
        '# Postage',
        "Parcels in the UK are £4, free from £60. Pianos are £140 in the UK, free over £3,000; kids' pianos and the harp are £30. Pianos to Ireland are £190. Folding pianos count as parcels.",
      ].join('\n\n'),
      'en',
    )
    const costOf = (text: string, place: string | null) => {
      const own = deliveriesOf(page, told(text))
      return deliveryTo(page, place, 'standard', own)?.cost
    }
    assert.equal(costOf('Upright piano', null), 140)
    assert.equal(costOf('Pianos\nGrand for kids', null), 30)
    assert.equal(costOf('Pianos\nFolding piano for kids', null), 4)
    assert.equal(costOf('Lap harp', 'GB'), 30)
    assert.equal(costOf('Upright piano', 'IE'), 190)
    assert.equal(costOf('Recorder', null), 4)
    assert.equal(costOf('Lap harp', 'IE'), undefined)
  })

  test('what goes by freight goes so abroad as well, and a name of a product is one where the shop has it', () => {
    const page = chargesIn(
      [
        '# Versand\n\nZone 1, Deutschland: 5 €, ab 50 € frei. Die Vulkana kommt wegen 80 kg mit dem Lkw, 90 € in Deutschland, 150 € nach Österreich.',
        '# Spedition\n\nBänke, Schränke und Öfen kommen mit der Spedition. Das kostet 40 €.',
        '# Laden\n\nUnser Laden ist in Deutschland, in Kassel.',
        '# Ausland\n\nNach Österreich kostet ein Paket 12 € und die Spedition 99 €.',
      ].join('\n\n'),
      'de',
    )
    const costOf = (text: string, place: string | null, isProduct: boolean) => {
      const own = withProducts(page, (word) => isProduct && word === 'vulkana')
      return deliveryTo(own, place, 'standard', deliveriesOf(own, told(text)))?.cost
    }
    assert.equal(costOf('Eckbank Birke', 'AT', true), 99)
    assert.equal(costOf('Wandhaken', 'AT', true), 12)
    assert.equal(costOf('Wandhaken', null, true), 5)
    assert.equal(costOf('Vulkana XL', null, true), 90)
    assert.equal(costOf('Vulkana XL', 'AT', true), 150)
  })
})
