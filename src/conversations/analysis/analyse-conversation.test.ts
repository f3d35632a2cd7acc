import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { TranscriptMessage } from '../conversations.schema.ts'
import { type AnalysisContext, analyseConversation, stepsOfAnalysis } from './analyse-conversation.ts'
import { tidyModelAnalysis } from './conversation-analyst.ts'
import type { Intent, IntentReading } from './intent-reading.ts'
import { maskPersonal, namesIn } from './mask-personal.ts'

const message = (role: string, text: string, payload: TranscriptMessage['payload'] = null): TranscriptMessage => ({
  ...{ id: 'msg', role, text, createdAt: '2026-01-01T00:00:00.000Z', receipts: [], feedback: null, author: null },
  ...{ payload, engine: null },
})
const says = (text: string) => message('shopper', text)
const shows = (...titles: string[]) =>
  message('assistant', 'Here', {
    cards: titles.map((title, n) => ({
      externalId: `${title}-${n}`,
      title,
      variants: [{ options: { color: 'red' } }],
    })),
  })

/** A classifier that knows a few words. */
const KNOWN: [RegExp, Intent][] = [
  [/jacket|shoes|looking for|boots/i, 'product_search'],
  [/ship/i, 'shipping'],
  [/return|back/i, 'returns'],
  [/order/i, 'order_status'],
  [/human|person/i, 'human_request'],
  [/ridiculous/i, 'complaint'],
]
function readIntent(text: string): IntentReading {
  const found = KNOWN.filter(([word]) => word.test(text)).map(([, intent]) => ({ intent, confidence: 0.9 }))
  return { ...(found[0] ?? { intent: 'other', confidence: 0.3 }), found }
}
const analyse = (messages: TranscriptMessage[], context: Partial<AnalysisContext> = {}) =>
  analyseConversation(messages, { language: 'en', readIntent, ...context })

describe('intents', () => {
  test('what weighs most comes first, other only where there is nothing else', () => {
    const read = analyse([says('hi'), says('looking for boots'), says('red boots?'), says('do you ship to Canada?')])
    assert.deepEqual([read.intent, read.intents], ['product_search', ['product_search', 'shipping']])
    assert.deepEqual(analyse([says('hi'), says('bye')]).intents, ['other'])
    assert.deepEqual([analyse([]).intent, analyse([message('assistant', 'Hi')]).intents], [null, []])
  })

  test('several wishes of one line all count, what is unsure does not', () => {
    assert.deepEqual(analyse([says('where is my order and can I return it')]).intents, ['returns', 'order_status'])
    const unsure = () => ({
      intent: 'reorder' as const,
      confidence: 0.39,
      found: [{ intent: 'reorder' as const, confidence: 0.39 }],
    })
    assert.deepEqual(analyse([says('again')], { readIntent: unsure }).intents, ['other'])
  })

  test('what was shown tells too, from parts by name and from events', () => {
    const order = { number: '1', items: [] }
    const byName = analyse([says('#123'), message('assistant', 'x', { order })])
    const byEvents = analyse([says('#123'), message('assistant', 'x', { events: [{ type: 'order', order }] })])
    for (const read of [byName, byEvents]) {
      assert.deepEqual([read.intent, read.summary], ['order_status', 'Saw the status of an order.'])
    }
    const odd = { cards: 'no', events: [null, 3, { cards: [null, { title: 5 }] }], order: 'x' }
    assert.equal(analyse([says('hi'), message('assistant', 'x', odd)]).intent, 'other')
  })
})

describe('frustration', () => {
  test('is anger, blame twice, shouting with blame, or why a person was asked for', () => {
    assert.ok(analyse([says('this is ridiculous')]).frustrated)
    assert.ok(analyse([says('terrible quality'), says('ok'), says('the worst support')]).frustrated)
    assert.ok(analyse([says('WHERE IS MY STUPID BROKEN ORDER')]).frustrated)
    assert.ok(analyse([says('ok')], { handOffReason: 'frustrated' }).frustrated)
    assert.ok(analyse([says('ok')], { readIntent: () => ({ ...readIntent('x'), frustrated: true }) }).frustrated)
  })

  test('is not one complaint, nor capitals alone', () => {
    for (const text of ['terrible quality', 'HELLO DO YOU HAVE THIS IN XL', 'where is my order', 'not happy']) {
      assert.equal(analyse([says(text)]).frustrated, false, text)
    }
  })
})

describe('the summary', () => {
  test('tells what was looked for, shown and asked', () => {
    const read = analyse(
      [
        says('Hi, I am Sarah. Looking for a waterproof jacket under $100'),
        shows('Rain jacket', 'Waterproof jacket', 'Wind jacket'),
        says('do you ship to Canada?'),
        says('can I talk to a human, sarah@example.com'),
      ],
      { hasLead: true, handOffReason: 'asked' },
    )
    assert.equal(
      read.summary,
      'Looked for "waterproof jacket under $100"; was shown Rain jacket, Waterproof jacket and 1 more; asked about shipping; left a contact; asked for a person.',
    )
  })

  test('words joined by a hyphen stay whole, shortened ones are no size', () => {
    const { summary } = analyse([says("Hi, I'm looking for a rain T-shirt in M"), shows('Rain T-shirt')])
    assert.match(summary, /^Looked for "rain T-shirt in M"/)
  })

  test('holds nothing that tells who the shopper is, however it is typed', () => {
    const personal = [
      ['sarah here, sarah.connor@mail.example looking for a jacket', /sarah|connor|mail/i],
      ['jacket for my husband John Smith, 12 Baker Street, London', /john|smith|baker|12|london/i],
      ['looking for a jacket call me +1 (212) 555-0123', /212|555|0123/],
      ['looking for jacket from order #W2378156 or 1234567', /2378156|1234567/],
      ['my iban is DE89 3702 0044 0532 0130 00, jacket?', /DE89|3702|0130/],
      ['jacket me llamo juan pérez y vivo en calle mayor 5', /juan|rez|mayor|calle/i],
    ] as const
    for (const [text, secret] of personal) {
      const { summary } = analyse([says(text), shows('Rain jacket')])
      assert.doesNotMatch(summary, secret)
      assert.match(summary, /jacket/i)
    }
  })

  test('has at most 280 characters, cut between characters', () => {
    const long = Array.from({ length: 5 }, (_, n) => `${'👩‍👩‍👧‍👦'.repeat(40)}${n}`)
    const messages = [says('jacket shoes order ship return human ridiculous'), shows(...long)]
    const { summary } = analyse(messages, { hasLead: true, handOffReason: 'identity_failed' })
    assert.ok(summary.length <= 280 && summary.isWellFormed(), String(summary.length))
  })
})

test('tags: the main intent, the owner’s rules, categories shown, further intents; eight at most, lower case', () => {
  const tagRules = [
    { tag: 'VIP', words: ['gold card'] },
    { tag: 'gift', words: ['gift', 'Geschenk'] },
    { tag: 'never', words: ['art'] },
  ]
  const categories = new Map([
    ['Boots-0', 'Outdoor Boots'],
    ['Sandals-1', 'Sandals'],
    ['Tall boots-2', 'Outdoor Boots'],
  ])
  const { tags } = analyse(
    [says('Looking for boots with my GOLD  card, to ship to a party'), shows('Boots', 'Sandals', 'Tall boots')],
    { tagRules, categoryOf: (id) => categories.get(id) ?? null },
  )
  assert.deepEqual(tags, ['product_search', 'vip', 'outdoor boots', 'sandals', 'shipping'])
  const many = Array.from({ length: 20 }, (_, n) => ({ tag: `Tag ${n}`, words: ['boots'] }))
  assert.equal(analyse([says('boots')], { tagRules: many }).tags.length, 8)
})

describe('masking', () => {
  const cases: [string, string][] = [
    ['mail me at Ann.Lee+shop@mail.co.uk please', 'mail me at [e-mail] please'],
    ['ann (at) example.com', '[e-mail]'],
    ['call +49 30 1234567 or (212) 555-0123', 'call [number] or [number]'],
    ['order #1001 and W2378156 and 4500123', 'order [number] and [number] and [number]'],
    ['a jacket under $12500, 15000 € or 120', 'a jacket under $12500, 15000 € or 120'],
    ['size 42, 3 pieces, 2026', 'size 42, 3 pieces, 2026'],
    ['I live at 12 Baker Street', 'I live at [address]'],
    ['Ich wohne Hauptstraße 5', 'Ich wohne [address]'],
    ['abito in via Garibaldi 12', 'abito in [address]'],
    ['place de la Bourse 5, svp', '[address], svp'],
    ['can I place an order, contact me via mail', 'can I place an order, contact me via mail'],
    ['see https://x.example/me?id=1', 'see [link]'],
  ]
  for (const [text, masked] of cases) test(text, () => assert.equal(maskPersonal(text), masked))

  test('names that were given, in any language', () => {
    const given: [string, string][] = [
      ['my name is Ann Lee', 'Ann Lee'],
      ["Hi, I'm Ann and I need boots", 'Ann'],
      ['me llamo Juan Pérez', 'Juan Pérez'],
      ["je m'appelle Zoé", 'Zoé'],
      ['Ich heiße Jürgen von Thun', 'Jürgen'],
      ['ich bin Frau Müller', 'Müller'],
      ['Buonasera, mi chiamo Giulia Ricci', 'Giulia Ricci'],
      ['sono Paolo De Luca, il pacco non arriva', 'Paolo De Luca'],
    ]
    for (const [text, name] of given) {
      const names = namesIn([says(text)])
      assert.ok(
        names.some((one) => one.includes(name)),
        `${text}: ${names}`,
      )
      assert.ok(!maskPersonal(text, names).includes(name), text)
    }
    assert.deepEqual(namesIn([message('assistant', 'What is your name?'), says('Ann Lee')]), ['Ann Lee'])
    for (const text of [
      "I'm looking for boots",
      'soy alérgica',
      'ich bin zufrieden',
      'sono alta 1,60',
      'Rain Jacket',
    ]) {
      assert.deepEqual(namesIn([says(text)]), [], text)
    }
    assert.equal(maskPersonal('ANN wants what Annabel has', ['Ann']), '[name] wants what Annabel has')
  })
})

test('a model’s words are masked, cut and completed by the rules’ tags', () => {
  const messages = [says('I am Ann Lee, ann@x.example, looking for boots')]
  const byRules = { ...analyse(messages, { tagRules: [{ tag: 'shoes', words: ['boots'] }] }), frustrated: true }
  const told = {
    ...{ intent: 'recommendation', intents: ['other', 'shipping'], sentiment: 'positive', frustrated: false },
    ...{ summary: `Ann Lee (ann@x.example)\u0000 wants boots. ${'x'.repeat(400)}`, tags: ['Boots', 'ann@x.example'] },
  }
  const tidy = tidyModelAnalysis(told, byRules, messages, [])
  assert.deepEqual(tidy.intents, ['recommendation', 'shipping'])
  assert.deepEqual(tidy.tags, ['recommendation', 'shoes', 'boots'])
  assert.ok(tidy.frustrated && tidy.summary.length <= 280)
  assert.match(tidy.summary, /^\[name\] \(\[e-mail\]\) +wants boots/)
  assert.throws(() => tidyModelAnalysis({ ...told, sentiment: 'furious' }, byRules, messages, []))
  assert.throws(() => tidyModelAnalysis('no', byRules, messages, []))
})

describe('what is read of a conversation', () => {
  /** What the classifier was given of these messages. */
  const readOf = (messages: TranscriptMessage[]) => {
    const read: string[] = []
    const readIntent = (text: string) => {
      read.push(text)
      return { intent: 'other' as const, confidence: 1, found: [] }
    }
    analyse(messages, { readIntent })
    return read
  }

  test('is its last 400 messages, of them the last 100,000 characters, and of each its bounded reading', () => {
    const short = Array.from({ length: 1_000 }, (_, at) => says(`message ${at}`))
    assert.deepEqual([readOf(short).length, readOf(short)[0]], [400, 'message 600'])
    const long = Array.from({ length: 100 }, (_, at) => says(`${at} ${'word '.repeat(395)}`))
    const read = readOf(long)
    assert.ok(read.join('').length <= 100_000 && read.length > 40, String(read.length))
    assert.match(read.at(-1) ?? '', /^99 /)
    assert.ok((readOf([says('\ufdf4'.repeat(2_000))])[0] ?? '').normalize('NFKD').length <= 2_000)
  })

  test('is worked on in steps, each of one message', () => {
    const messages = Array.from({ length: 50 }, () => says('looking for boots'))
    let [steps, most, reads] = [0, 0, 0]
    const counting = (text: string) => {
      reads++
      return readIntent(text)
    }
    const work = stepsOfAnalysis(messages, { language: 'en', readIntent: counting })
    for (let step = work.next(); !step.done; step = work.next()) {
      steps++
      most = Math.max(most, reads)
      reads = 0
    }
    assert.ok(steps >= messages.length && most === 1, `${steps} ${most}`)
  })

  test('holds no more names than a family has', () => {
    const names = Array.from({ length: 300 }, (_, at) => `my name is Ann${'x'.repeat(at % 9)}b${at}`)
    assert.ok(
      namesIn(names.map((text) => says(text.replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')))).length ===
        50,
    )
  })
})
