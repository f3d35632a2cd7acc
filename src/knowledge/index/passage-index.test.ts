import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atOnce } from '../../shared/in-slices.ts'
import { PassageIndex } from './passage-index.ts'
import { ANSWER_CONFIDENCE } from './weights.ts'

const texts = [
  'We ship to Spain within three days. Shipping costs 5 EUR.',
  'Returns are free for 30 days. Send the parcel back with the label.',
  'You can pay by card or on invoice. Gift cards are taken too.',
]
const source = (id: string, of: string[]) => ({
  ...{ id, title: 'Help', url: null, language: 'en', asOf: '2026-01-01T00:00:00.000Z' },
  chunks: of.map((text, position) => ({ position, heading: '', text })),
})
const asked = { language: 'en', limit: 3 }
const found = (index: PassageIndex, question: string) => index.find(question, asked).map(({ text }) => text)

test('a source put in by steps is there when they are done, a passage a step, and what was there answers meanwhile', () => {
  const [stepped, whole] = [new PassageIndex(), new PassageIndex()]
  for (const index of [stepped, whole]) index.put(source('old', ['We ship to France within two days.']))
  const question = 'how long does shipping take?'
  const before = found(stepped, question)
  assert.equal(before.length, 1)
  whole.put(source('new', texts))
  const put = stepped.stepsOfPut(source('new', texts))
  for (let passage = 0; passage < texts.length; passage++) {
    assert.equal(put.next().done, false)
    assert.deepEqual(found(stepped, question), before)
  }
  assert.ok(put.next().done)
  const update = stepped.stepsOfUpdate()
  for (let passage = 0; passage <= texts.length; passage++) {
    assert.equal(update.next().done, false)
    assert.deepEqual(found(stepped, question), before)
  }
  atOnce(update)
  assert.deepEqual(stepped.find(question, asked), whole.find(question, asked))
  assert.ok(found(stepped, question).length > 1)
})

test('of a passage a hundred sentences are read one by one', () => {
  const index = new PassageIndex()
  index.put(source('long', [Array.from({ length: 600 }, (_, at) => `It ships ${at}.`).join(' ')]))
  const [passage] = index.find('does it ship?', asked)
  assert.ok(passage && passage.bestSentences.join(' ').length < 10_000)
})

test('questions in Italian are answered from pages in Italian and in English, as those of the other full packs', () => {
  const italian = [
    'Spediamo in tutta Italia con corriere espresso. La consegna richiede da 2 a 4 giorni lavorativi.',
    'Puoi restituire gli articoli non usati entro 30 giorni. Il rimborso arriva in una settimana sulla stessa carta.',
    'Accettiamo carte di credito, PayPal e contrassegno. Non si paga a rate.',
    'Il nostro negozio si trova in via Mazzini 4 a Bologna ed è aperto dal lunedì al venerdì.',
  ]
  const own = new PassageIndex()
  own.put({ ...source('aiuto', italian), language: 'it', title: 'Aiuto' })
  const english = new PassageIndex()
  english.put(source('help', texts))
  const best = (index: PassageIndex, question: string) => {
    const [first] = index.find(question, { language: 'it', limit: 1 })
    return first && first.confidence >= ANSWER_CONFIDENCE ? first.position : null
  }
  const asked = {
    'quanto ci mette ad arrivare il pacco?': 0,
    'posso rimandare indietro le scarpe?': 1,
    'entro quanto riavrò i miei soldi': 1,
    'si può pagare in contrassegno?': 2,
    'dove siete?': 3,
    'fate riparazioni?': null,
  }
  for (const [question, place] of Object.entries(asked)) assert.equal(best(own, question), place, question)
  assert.equal(best(english, 'spedite in Spagna?'), 0)
  assert.equal(best(english, 'posso fare un reso gratis?'), 1)
  assert.equal(best(english, 'accettate le carte regalo?'), 2)
})

test('how long it takes to a country is told with what is said of that country', () => {
  const index = new PassageIndex()
  const text =
    'Delivery takes 2 to 4 days and costs 5 EUR. Express costs 12 EUR. We send them to Austria, Italy and France.'
  index.put(source('ship', [text, 'Returns are free for 30 days.']))
  const [passage] = index.find('how long does shipping take to italy?', asked)
  assert.deepEqual(passage?.bestSentences, [
    'Delivery takes 2 to 4 days and costs 5 EUR.',
    'We send them to Austria, Italy and France.',
  ])
})

test("what a passage tells of the shop's own country is not told of another that it has a sentence for", () => {
  const index = new PassageIndex()
  const text =
    'We deliver within Ireland for 4 EUR. Orders over 60 EUR are delivered free. It takes 2 to 4 days. Express costs 11 EUR. ' +
    'To Norway we deliver for 21 EUR in 7 to 9 days. We do not deliver to other countries.'
  index.put(source('ship', [text, 'Returns within Ireland are free for 30 days.']))
  for (const question of [
    'how much is shipping to norway?',
    'free delivery to oslo?',
    'is express to norway possible?',
  ]) {
    const [passage] = index.find(question, asked)
    assert.match(passage?.bestSentences.join(' ') ?? '', /21 EUR/, question)
    assert.doesNotMatch(passage?.around.join(' ') ?? '', /60 EUR|11 EUR|2 to 4 days/, question)
  }
  assert.match(index.find('is delivery to dublin free?', asked)[0]?.around.join(' ') ?? '', /60 EUR/)
})

test('an exception for other goods is told behind the promise, one for what is asked about with what else is said of that', () => {
  const index = new PassageIndex()
  const text =
    'You can send back anything unused within 21 days. Opened paint, glue and seeds cannot be returned. ' +
    'Worn gloves cannot be returned. Gloves may be tried on and returned with their tag.'
  index.put(source('back', [text, 'We deliver within Ireland for 4 EUR.']))
  const quoted = (question: string, labels: string[]) =>
    index.find(question, { ...asked, of: { labels, language: 'en' } })[0]?.bestSentences.join(' ') ?? ''
  for (const question of ['can i return it?', 'can it be returned if it is opened?'])
    assert.match(quoted(question, ['kettle']), /21 days/, question)
  assert.match(quoted('can they be returned if worn', ['gloves']), /tried on/)
})

test('a place is looked for with the country or the part of it that it is in, and other rows are none of it', () => {
  const index = new PassageIndex()
  const rows = [
    'Shipping within Ireland costs 5 EUR. We are in Ireland and know Ireland.',
    'Shipping to Northern Ireland costs 8 EUR.',
    'Shipping to Great Britain costs 12 EUR.',
    'Shipping to the Canary Islands costs 19 EUR. Shipping to Spain costs 14 EUR.',
  ]
  index.put(source('rows', [rows.join(' '), 'Returns are free for 30 days.']))
  const quoted = (question: string) => index.find(question, asked)[0]?.bestSentences.join(' ')
  assert.match(quoted('shipping to belfast?') ?? '', /8 EUR/)
  assert.match(quoted('how much is shipping to leeds') ?? '', /12 EUR/)
  assert.match(quoted('how much is shipping to tenerife') ?? '', /19 EUR/)
  assert.match(quoted('how much is shipping to seville') ?? '', /14 EUR/)
  assert.match(quoted('how much is shipping?') ?? '', /5 EUR/)
})

test('what is told of a place for some goods alone does not go before what is told of it for all', () => {
  const index = new PassageIndex()
  index.put({
    ...source('help', []),
    chunks: [
      {
        ...{ position: 0, heading: 'Delivery' },
        text: "Standard delivery costs 4 EUR. Northern Ireland and the Isle of Man cost 10 EUR and take 4 to 7 working days; the free delivery offer doesn't apply there.",
      },
      {
        ...{ position: 1, heading: 'Large items, tanks and frozen food' },
        text: "Tanks come with a courier for 20 EUR. We can't send large or frozen items to Northern Ireland or the Isle of Man.",
      },
    ],
  })
  const quoted = (question: string) => index.find(question, asked)[0]?.bestSentences.join(' ') ?? ''
  assert.match(quoted('do you deliver to northern ireland'), /10 EUR/)
  assert.match(quoted('do you send frozen food to northern ireland'), /frozen items/)
})

test('what is told of a place for all goods is found in a passage whose other sentences are nearer to the question', () => {
  const chunk = (position: number, heading: string, text: string) => ({ position, heading, text })
  const index = new PassageIndex()
  index.put({
    ...{ id: 'fr', title: 'Aide', url: null, language: 'fr', asOf: '2026-01-01T00:00:00.000Z' },
    chunks: [
      chunk(
        0,
        'Livraison',
        'En France métropolitaine, la livraison à domicile coûte 5 €. La Corse coûte 9 €, offerte dès 90 €, en 5 à 7 jours. Nous livrons la Guadeloupe et La Réunion pour 22 €, en 9 à 12 jours.',
      ),
      chunk(
        1,
        'Gros colis : pianos, canapés',
        'Les pianos et les canapés voyagent avec un transporteur spécial. Ces articles ne partent ni en Corse, ni en Suisse.',
      ),
      chunk(2, 'Retours', 'Vous avez 30 jours pour nous rendre un article. Le retour coûte 4 €.'),
    ],
  })
  const [found] = index.find('vous livrez en Corse ?', { language: 'fr', limit: 3 })
  assert.match(found?.bestSentences.join(' ') ?? '', /9 €/)
  assert.ok((found?.confidence ?? 0) >= ANSWER_CONFIDENCE)
})
