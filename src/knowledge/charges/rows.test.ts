import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chunkDocument } from '../chunk-document.ts'
import type { Entry } from '../index/entry.ts'
import { meaningReaderOf } from '../index/meanings.ts'
import { readMarkdown } from '../readers/read-markdown.ts'
import { cellsOf } from './cells.ts'
import { carriers } from './charge-terms.ts'
import { deliveriesOf, deliveryTo, type GoodsTold } from './pick-charge.ts'
import { placesIn } from './places-in.ts'
import { chargesOf } from './read-charges.ts'

/** What a page in Markdown tells of the delivery of goods to a place. */
function told(page: string, language: string, name: string, place: string | null) {
  const { chunks, title } = chunkDocument(readMarkdown(page))
  const source = { id: 's', title: title ?? '', url: null, language, asOf: '' }
  const charges = chargesOf(chunks.map((chunk, position) => ({ source, position, ...chunk }) as Entry))
  const goods: GoodsTold = { names: [name], texts: [name] }
  return deliveryTo(charges, place, 'standard', deliveriesOf(charges, goods))
}

const german = `# Versand

| Zone | Paket (bis 31,5 kg) | Spedition | Lieferzeit |
|---|---|---|---|
| Deutschland Festland | 5,90 €, ab 75 € frei | 39 € | Paket 1-3 Werktage, Spedition 5-10 Werktage |
| Österreich | 11,90 € | 79 € | Paket 3-5 Werktage, Spedition 8-14 Werktage |
| Schweiz | kein Versand | kein Versand | |

Per Spedition kommen: alle Betten, Schränke und Tische.
`

test('a row of a table has cells by the heads of its columns', () => {
  assert.deepEqual(cellsOf('Zone: Österreich, Paket (bis 31,5 kg): 11,90 €, ab 150 € frei, Dauer: 3 Tage'), [
    { head: 'Zone', text: 'Österreich' },
    { head: 'Paket (bis 31,5 kg)', text: '11,90 €, ab 150 € frei' },
    { head: 'Dauer', text: '3 Tage' },
  ])
  assert.deepEqual(cellsOf('Please note: we deliver to the kerb.'), [])
})

test('each cell with money is the cost of one way, with its limit and its time', () => {
  const parcel = told(german, 'de', 'Kissen', 'DE')
  assert.deepEqual([parcel?.cost, parcel?.from, parcel?.time?.to], [5.9, 75, 3])
  const freight = told(german, 'de', 'Bett Hain', 'AT')
  assert.deepEqual([freight?.cost, freight?.from, freight?.time?.to], [79, null, 14])
})

test('a row without any cost that denies is no delivery there', () => {
  assert.equal(told(german, 'de', 'Kissen', 'CH')?.isRefused, true)
})

const spanish = `# Envíos

| Zona | Paquete normal | Gratis desde | Plazo |
|---|---|---|---|
| Península | 5,90 € | 60 € | 2-3 días laborables |
| Baleares | 9,90 € | 100 € | 3-6 días laborables |

## Bultos voluminosos

Invernaderos Brisa, mesa de cultivo de pino, barbacoa Sierra y depósito de 200 litros van por agencia con camión: 29 € en península, 45 € en Portugal. No enviamos bultos voluminosos a Baleares.

El invernadero de balcón y las barbacoas Tizón NO son voluminosos, van como paquete normal.
`

test('a limit may have a column of its own', () => {
  const parcel = told(spanish, 'es', 'Regadera', 'ES')
  assert.deepEqual([parcel?.cost, parcel?.from], [5.9, 60])
})

test('what a list of names costs is for those that have all words of one, and what is refused of them is so elsewhere', () => {
  assert.equal(told(spanish, 'es', 'Depósito de agua 200 litros', 'ES')?.cost, 29)
  assert.equal(told(spanish, 'es', 'Mesa de cultivo de acero', 'ES')?.cost, 5.9)
  assert.equal(told(spanish, 'es', 'Mesa de cultivo de pino 120 x 60', 'PT')?.cost, 45)
  assert.equal(told(spanish, 'es', 'Mesa de cultivo de pino 120 x 60', 'ES-IB')?.isRefused, true)
  assert.equal(told(spanish, 'es', 'Regadera', 'ES-IB')?.cost, 9.9)
  assert.equal(told(spanish, 'es', 'Barbacoa de carbón Tizón 57', 'PT'), null)
  assert.equal(told(spanish, 'es', 'Barbacoa de carbón Tizón 57', 'ES')?.cost, 5.9)
})

const american = `# Shipping

We ship within the US.

| Zone | States | Orders under $99 | Time |
|---|---|---|---|
| 1 | MN, WI | $5.95 | 1-2 business days |
| 2 | rest of the Midwest | $7.95 | 2-4 business days |

Free standard shipping in the US on orders of $99 and up.

Strings, picks and other small stuff can go by USPS First Class for $4.50 anywhere in the US.

# Oversize and freight

Oversize items pay a flat $29 per item: Boxcar Twelve Tube, Norvik P88, all hardshell cases ordered without a guitar.
`

test('of zones that no place is known of all are told, and what is for some goods is told of no others', () => {
  const plain = told(american, 'en', 'Makai Ukulele', 'US')
  assert.deepEqual([plain?.cost, plain?.from], [null, 99])
  assert.match(plain?.quote ?? '', /\$5\.95.*\$7\.95/s)
  assert.equal(told(american, 'en', 'Boxcar Twelve Tube Combo', 'US')?.cost, 29)
})

const british = `# Delivery

| Where | Parcel | Pallet |
|---|---|---|
| England and Wales | £4.90, free from £50 | £29 |
| Scotland | £6.90 | £39 |
| Ireland | £14 | £69 |

By pallet go: all tanks and cabinets.
`

test('parts of one country with costs of their own are all told, and what is free in one of them is not so in all', () => {
  const parcel = told(british, 'en', 'River Sand', 'GB')
  assert.deepEqual([parcel?.cost, parcel?.from], [null, null])
  assert.match(parcel?.quote ?? '', /£4\.90.*£6\.90/s)
  assert.equal(told(british, 'en', 'River Sand', 'IE')?.cost, 14)
  assert.equal(told(british, 'en', 'Nori 100 Tank', 'IE')?.cost, 69)
  assert.equal(told(british, 'en', 'Nori 100 Tank', 'GB')?.cost, null)
})

test('a part of a word is no country, and a short word no other that has its stem', () => {
  const placesOf = (text: string) => placesIn(meaningReaderOf('de').read(text))
  assert.deepEqual(placesOf('nur Festland'), [])
  assert.deepEqual(placesOf('nach Estland'), ['EE'])
  const isOfCarrier = (text: string) =>
    meaningReaderOf('en')
      .read(text)
      .meanings.some(({ term }) => carriers.includes(term))
  assert.equal(isOfCarrier('credited when you sign up'), false)
  assert.equal(isOfCarrier('sent with UPS'), true)
})
