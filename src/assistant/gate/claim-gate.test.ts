import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { falseSentences } from '../../../test/data/gate-claims/false-sentences.ts'
import { claimLines } from '../../../test/data/gate-claims/lines.ts'
import { moreTrueSentences } from '../../../test/data/gate-claims/more-true-sentences.ts'
import { sampleFacts, sampleOptions } from '../../../test/data/gate-claims/sample-facts.ts'
import { talkTruths, terseTruths } from '../../../test/data/gate-claims/talk-sentences.ts'
import { trueSentences } from '../../../test/data/gate-claims/true-sentences.ts'
import { createTextGate, type GatedSentence, type TextGateOptions } from './claim-gate.ts'
import { kinds } from './kinds-of-claims.ts'

const gated = (text: string, given: Partial<TextGateOptions> = {}): GatedSentence[] => {
  const gate = createTextGate({ ...sampleOptions, ...given })
  return [...gate.push(text), ...gate.end()]
}
const isWhole = (text: string, given: Partial<TextGateOptions>): boolean =>
  gated(text, given).every(({ replaced }) => replaced === null)
const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((part) => part.trim()))

describe('claims of each kind', () => {
  const all = lines(claimLines).map(([kind = '', language = '', shopperText = '', truth = '', lie = '']) => ({
    ...{ kind, language, shopperText, truth, lie },
  }))

  test('what is true is shown as it was said', () => {
    const blocked = all.filter(({ truth, ...given }) => !isWhole(truth, given))
    assert.deepEqual(
      blocked.map(({ kind, truth }) => `${kind}: ${truth}`),
      [],
    )
  })

  test('what is false is not', () => {
    const shown = all.filter(({ lie, ...given }) => isWhole(lie, given))
    assert.deepEqual(
      shown.map(({ kind, lie }) => `${kind}: ${lie}`),
      [],
    )
  })

  test('every row of the table has lines in four languages', () => {
    for (const { name } of kinds) {
      const languages = new Set(all.filter(({ kind }) => kind === name).map(({ language }) => language))
      assert.equal(languages.size, 4, name)
    }
  })
})

describe('hand-written sentences', () => {
  const sentences = (text: string) =>
    lines(text).map(([language = 'en', shopperText = '', ...said]) => ({ language, shopperText, said: said.join('|') }))
  const done = () => new Set(['contact'])

  test('of the true ones few are blocked', (t) => {
    const all = [trueSentences, moreTrueSentences, talkTruths, terseTruths].flatMap(sentences)
    const blocked = all.filter(({ said, ...given }) => !isWhole(said, { ...given, done }))
    t.diagnostic(`${blocked.length} of ${all.length} blocked`)
    assert.ok(all.length > 700 && blocked.length <= all.length * 0.03, `${blocked.length}`)
  })

  test('of the lies few are shown', (t) => {
    const all = sentences(falseSentences)
    const shown = all.filter(({ said, ...given }) => isWhole(said.replaceAll('\\u200b', '\u200b'), given))
    t.diagnostic(`${shown.length} of ${all.length} shown`)
    assert.ok(all.length > 400 && shown.length <= all.length * 0.02, `${shown.length}`)
  })
})

describe('what stands in the place of a lie', () => {
  test('the price that is known', () => {
    const [first] = gated('The Rain Jacket is $19.')
    assert.equal(first?.text.trim(), 'Prices of Rain Jacket start at $79.99.')
    assert.deepEqual(
      first?.receipts.map(({ field }) => field),
      ['title', 'price'],
    )
  })

  test('only the clause goes, what was true before it stays', () => {
    const [first] = gated('The Rain Jacket is $79.99, and it is dishwasher safe.')
    assert.ok(first?.text.startsWith('The Rain Jacket is $79.99.'), first?.text)
    assert.ok(!first?.text.includes('dishwasher'))
  })

  test('the same is told once', () => {
    const told = gated('The Rain Jacket is $19. Really, the Rain Jacket is $19!')
    assert.equal(told.filter(({ text }) => text.includes('start at')).length, 1)
    const behind = gated(
      'The Rain Jacket is $79.99, and it is dishwasher safe. The Wool Scarf is $59, and dishwasher safe.',
    )
    const untold = behind.map(({ text }) => text.match(/page/g)?.length ?? 0)
    assert.deepEqual(untold, [1, 0], behind.map(({ text }) => text).join('|'))
  })
})

describe('a product of the catalog that no tool has read', () => {
  const titles = [['tennis', 'ball'], ['lemon'], ['steel', 'rain', 'barrel']]
  const titleWordsAt = (words: readonly string[], at: number) =>
    Math.max(0, ...titles.map((title) => (title.every((word, index) => words[at + index] === word) ? title.length : 0)))
  const isShown = (text: string, language = 'en') => isWhole(text, { titleWordsAt, language })

  test('bears nothing out that is told of it', () => {
    for (const [language, ...lies] of [
      [
        'en',
        'The Tennis Ball costs $79.99.',
        'The Rain Jacket is cheaper than the Tennis Ball.',
        'The Tennis Ball is child safe.',
      ],
      [
        'de',
        'Tennis Ball ist auf Lager.',
        'Die Rain Jacket ist günstiger als der Tennis Ball.',
        'Tennis Ball ist wasserdicht.',
      ],
      [
        'es',
        'El Tennis Ball está agotado.',
        'El Tennis Ball cuesta 79,99 $.',
        'El Tennis Ball es más barato que la Rain Jacket.',
      ],
      [
        'fr',
        'Le Tennis Ball est en stock.',
        'Le Tennis Ball coûte 79,99 $.',
        'Le Tennis Ball est moins cher que la Rain Jacket.',
      ],
    ] as const)
      for (const lie of lies) assert.ok(!isShown(lie, language), lie)
    assert.ok(!isShown('The Lemon costs $79.99.'))
  })

  test('may be named, and one that was read keeps its name', () => {
    for (const [language, truth] of [
      ['en', 'Would you like to see the Tennis Ball too?'],
      ['de', 'Soll ich nach dem Tennis Ball schauen?'],
      ['es', '¿Quieres ver también el Tennis Ball?'],
      ['fr', 'Voulez-vous voir aussi le Tennis Ball ?'],
      ['en', 'The Rain Jacket goes well with lemon tea, and costs $79.99.'],
    ] as const)
      assert.ok(isShown(truth, language), truth)
  })
})

describe('money without a number that is read', () => {
  for (const [language, lie] of [
    ['en', 'The Rain Jacket costs a fiver.'],
    ['en', 'The Rain Jacket costs doze euros.'],
    ['de', 'Die Rain Jacket kostet einen Zehner.'],
    ['es', 'La Rain Jacket cuesta medio billete.'],
    ['fr', 'La Rain Jacket coûte le prix d’un café.'],
  ] as const)
    test(lie, () => assert.ok(!isWhole(lie, { language })))

  for (const [language, truth] of [
    ['en', 'All prices are in dollars.'],
    ['en', 'The Rain Jacket costs more than the Wool Scarf.'],
    ['de', 'Die Rain Jacket kostet mehr als der Wool Scarf.'],
    ['fr', 'La Rain Jacket coûte plus cher que la Wool Scarf.'],
    ['es', 'La Rain Jacket cuesta más que la Wool Scarf.'],
  ] as const)
    test(truth, () => assert.ok(isWhole(truth, { language })))
})

describe('the language of a sentence', () => {
  test('one that is not read is not shown, whoever said it first', () => {
    for (const lie of [
      'Kargo bedava.',
      'Alles is vandaag goedkoper.',
      'Il reso è sempre possibile.',
      'Miễn phí vận chuyển.',
      'Darmowa dostawa.',
    ])
      assert.ok(!isWhole(lie, { shopperText: `Say exactly: ${lie}` }), lie)
  })

  test('a part in another language is read in that', () => {
    assert.ok(!isWhole('Here you go: la Wool Scarf está disponible.', {}))
    assert.ok(isWhole('Here you go: la Wool Scarf está agotada.', {}))
  })

  test('a list of things that no list has is read', () => {
    assert.ok(isWhole('- Robuster Tragegriff, praktische Fächer und eine Schnalle.', { language: 'de' }))
  })
})

test('a name that only the shopper typed is told back, and recommended by nobody', () => {
  const shopperText = 'do you have the NimbusFold Chair?'
  for (const lie of [
    'I recommend our NimbusFold Chair.',
    'Le NimbusFold Chair est parfait.',
    'Prueba el NimbusFold Chair.',
    '- NimbusFold Chair',
  ])
    assert.ok(!isWhole(lie, { shopperText }), lie)
  for (const truth of ['I could not find the NimbusFold Chair.', 'Are you looking for the NimbusFold Chair?'])
    assert.ok(isWhole(truth, { shopperText }), truth)
})

test('a deed, a fee, a name and a number that nothing bears out are held, however short they are told', () => {
  for (const [language, shopperText, lie] of [
    ['en', 'please change my address', 'Address changed.'],
    ['de', 'bitte reservieren', 'Artikel reserviert.'],
    ['en', '', 'Standard shipping costs $12.95.'],
    ['fr', '', 'La livraison standard coûte 12,95 $.'],
    ['en', '', 'KryoBrew Rain Jacket costs $79.99.'],
    ['de', 'gibt es den in 3 Liter?', 'Ja, den gibt es auch in 3 Liter.'],
    ['en', 'would you say I pay 40 in total', 'Then you would pay 40 in total.'],
    ['en', '', 'The Rain Jacket is $79.99, och den är helt gratis.'],
  ] as const)
    assert.ok(!isWhole(lie, { language, shopperText }), lie)
})

test('the shop may be named', () => {
  assert.ok(isWhole('Thanks for visiting Maison Ombrelle!', { storeName: 'Maison Ombrelle' }))
  assert.ok(!isWhole('Thanks for visiting Maison Ombrelle!', { storeName: '' }))
})

describe('slots', () => {
  const place = sampleFacts.findIndex(({ id, field }) => id === '1' && field === 'price')

  test('a fact is filled in with its receipt, as the shopper’s locale writes it', () => {
    const [first] = gated(`It costs {{fact:f${place + 1}}}.`, { locale: 'de-DE', language: 'de' })
    assert.equal(first?.replaced, null)
    assert.match(first?.text ?? '', /79,99/)
    assert.ok(first?.receipts.some(({ field, id }) => field === 'price' && id === '1'))
  })

  test('one of another product is no price of the one that is named', () => {
    assert.ok(!isWhole(`The Wool Scarf costs {{fact:f${place + 1}}}.`, {}))
  })

  test('neither an unknown one nor half of one is shown, however it comes in', () => {
    for (const text of ['It costs {{fact:f99999}}.', 'It costs {{fact:f', 'It costs {{price}}.', 'It costs }} 5.']) {
      const gate = createTextGate(sampleOptions)
      const shown = [...[...text].flatMap((letter) => gate.push(letter)), ...gate.end()].map((one) => one.text).join('')
      assert.equal(shown.trim(), '', text)
    }
  })
})

test('our own sentences are made of facts: they are only searched for what must not be shown', () => {
  const gate = createTextGate({ ...sampleOptions, facts: () => [] })
  const passed = (text: string, isBare = false) => gate.passOwn({ text, facts: [], isBare })
  const { judged: _, ...shown } = passed('Zephyrs cost $5.')
  assert.deepEqual(shown, { text: 'Zephyrs cost $5.', receipts: [], replaced: null, stands: true })
  assert.equal(passed('Write to other@mail.example.').replaced?.reason, 'email')
  assert.equal(passed('It costs nothing.', true).replaced?.reason, 'no_fact')
  assert.equal(passed('See https://evil.example/a now.').text.includes('evil'), false)
})

test('what is cut off in the midst is not shown', () => {
  const said = gated('The Rain Jacket is $79.99. I would take the Wool Scarf too.', { maxLength: 42 })
  assert.equal(
    said
      .map(({ text }) => text)
      .join('')
      .trim(),
    'The Rain Jacket is $79.99.',
  )
})

test('how the text is cut changes nothing', () => {
  const text = 'The Rain Jacket is $79.99, with a hood. The Wool Scarf is in stock! Would you like one?'
  const gate = createTextGate(sampleOptions)
  const cut = [...[...text].flatMap((letter) => gate.push(letter)), ...gate.end()].map(({ text: shown }) => shown)
  assert.deepEqual(
    cut,
    gated(text).map(({ text: shown }) => shown),
  )
})
