import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { describe, test } from 'node:test'
import { makePdf, makePdfBomb } from '../../../test/data/knowledge/test-pdf.ts'
import { processorMs } from '../../../test/support/processor-time.ts'
import { HANG_MS } from '../../../test/support/wait-until.ts'
import { chunkDocument } from '../chunk-document.ts'
import { type Format, UnreadableError } from './document.ts'
import { DocumentReader, formatOf } from './read-document.ts'

const reader = new DocumentReader()

const read = (format: Format, text: string) => reader.readDocument(format, Buffer.from(text))
const refused = (format: Format, bytes: Uint8Array, why: RegExp, limits = {}) =>
  assert.rejects(reader.readDocument(format, bytes, limits), (error: Error) => {
    assert.ok(error instanceof UnreadableError, String(error))
    assert.match(error.message, why)
    return true
  })

describe('reading the owner’s files', () => {
  test('Markdown: front matter, headings, lists, tables, links', async () => {
    const source = `---\ntitle: "Returns"\n---\n# Returns *policy*\nSend it [back](https://x.example/a_(b)) within **30 days**.\n\n## How\n1. Pack it\n2. Send it\n\n| country | days |\n|---|---|\n| Spain | 3 |\n\n[ref]: https://x.example\nSmall print\n-----------\n<b>None</b> &amp; nothing`
    const { title, blocks } = await read('markdown', source)
    assert.equal(title, 'Returns')
    assert.deepEqual(
      blocks.map(({ headings, text }) => `${headings.join('/')}: ${text}`),
      [
        'Returns policy: Send it back within 30 days.',
        'Returns policy/How: Pack it',
        'Returns policy/How: Send it',
        'Returns policy/How: country: Spain, days: 3',
        'Returns policy/Small print: None & nothing',
      ],
    )
  })

  test('tables: each row with the heads of its columns; strong words head what stands below them', async () => {
    const markdown = `# Pay\n**Cards.** We take Visa.\n\nNo cheques.\n\n**Who pays?**\n\n- **You** do\n- or we\n\n| zone | cost |\n| only | a line |\nAfter`
    const { blocks } = await read('markdown', markdown)
    assert.deepEqual(
      blocks.map(({ headings, text }) => `${headings.join('/')}: ${text}`),
      [
        'Pay/Cards: Cards. We take Visa.',
        'Pay: No cheques.',
        'Pay/Who pays?: You do',
        'Pay/Who pays?: or we',
        'Pay/Who pays?: zone cost',
        'Pay/Who pays?: only a line',
        'Pay/Who pays?: After',
      ],
    )
    const html = `<table><thead><tr><th>zone</th><th>cost</th></tr></thead><tr><td><p>Islands</p></td><td>9 &euro;</td></tr></table><table><tr><td>one</td><td>two</td></tr></table>`
    assert.deepEqual(
      (await read('html', html)).blocks.map(({ text }) => text),
      ['zone: Islands, cost: 9 €', 'one two'],
    )
  })

  test('HTML: the main part without scripts, menus and footers; all of the body when no part is marked', async () => {
    const page = `<!doctype html><html><head><title>Shipping – Acme</title><style>p{}</style></head><body><header>Logo</header><nav>Home</nav>
      <main><header><h1>Shipping</h1></header><p>We ship to <b>Spain</b>.<script>alert(1)</script></p><h2>Cost</h2><ul><li>5 &euro;</li></ul></main>
      <aside>Buy!</aside><footer>Imprint</footer></body></html>`
    const { title, blocks } = await read('html', page)
    assert.equal(title, 'Shipping – Acme')
    assert.deepEqual(blocks, [
      { headings: ['Shipping'], text: 'We ship to Spain.' },
      { headings: ['Shipping', 'Cost'], text: '5 €' },
    ])
    const bare = await read('html', '<nav>Menu</nav><p>One<p>Two<footer>Foot</footer><div>Three')
    assert.deepEqual(
      bare.blocks.map(({ text }) => text),
      ['One', 'Two', 'Three'],
    )
  })

  test('plain text, JSON and CSV of questions and answers', async () => {
    const text = await read('text', 'Returns\n\nYou may return it.\n\nCosts\n\nWe pay.')
    assert.deepEqual(text.blocks, [
      { headings: ['Returns'], text: 'You may return it.' },
      { headings: ['Costs'], text: 'We pay.' },
    ])
    const pair = { headings: ['Do you ship?'], text: 'Yes, "always".', isAnswer: true }
    const json = JSON.stringify({ faq: [{ question: 'Do you ship?', answer: 'Yes, "always".' }] })
    assert.deepEqual((await read('json', json)).blocks, [pair])
    assert.deepEqual((await read('csv', 'Frage;Antwort\nDo you ship?;"Yes, ""always""."\n')).blocks, [pair])
    await refused('json', Buffer.from('{"a":1}'), /must be a list/)
    await refused('json', Buffer.from('[{"question":"x"}]'), /entry 1 lacks/)
    await refused('csv', Buffer.from('a,b\n1,2'), /entry 1 lacks/)
  })

  test('PDF: lines, headings by their size, words put together again', async () => {
    const pdf = makePdf([
      [
        '# Warranty',
        'Our warranty lasts two years from the day of deli-',
        'very. It covers all faults of the material.',
      ],
      ['# Repairs', 'Send it to us.'],
    ])
    const { blocks } = await reader.readDocument('pdf', pdf)
    assert.deepEqual(blocks, [
      {
        headings: ['Warranty'],
        text: 'Our warranty lasts two years from the day of delivery. It covers all faults of the material.',
      },
      { headings: ['Repairs'], text: 'Send it to us.' },
    ])
  })

  test('what is no such file is refused with a reason', async () => {
    await refused('pdf', Buffer.from('%PDF-1.7\nnonsense'), /^is no PDF that can be read/)
    await refused('pdf', makePdf([['Hello']]).subarray(0, 120), /^(is no PDF|has no text|cannot)/)
    await refused('pdf', randomBytes(100_000), /^is no PDF that can be read/)
    await refused('pdf', makePdf([[]]), /^has no text/)
    await refused('text', Buffer.concat([Buffer.from('a'), randomBytes(5000), Buffer.from([0])]), /zero bytes/)
    assert.equal(formatOf('x.exe', randomBytes(100)), undefined)
    assert.equal(formatOf('x.html', Buffer.from('%PDF-1.7')), 'pdf')
    assert.equal(formatOf('Old.HTM', Buffer.from('x')), 'html')
  })
})

describe('hostile files', () => {
  /** No limit that a busy machine could reach. */
  const unhurried = { timeoutMs: HANG_MS }

  test('a PDF that unpacks to hundreds of megabytes ends within its memory, and the next file is read', async () => {
    const bomb = makePdfBomb(600_000_000)
    assert.ok(bomb.length < 2_000_000)
    const before = process.memoryUsage.rss()
    let most = 0
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss() - before)
    }, 10)
    await refused('pdf', bomb, /memory|longer|no text/, { memoryMb: 200 })
    clearInterval(watch)
    assert.ok(most < 800 * 2 ** 20, `${most >> 20} MB`)
    assert.equal((await read('text', 'still alive')).blocks.length, 1)
  })

  test('a file that takes too long is given up', () =>
    refused('html', Buffer.from('<p>x'.repeat(1_000_000)), /took longer than 0.005 s/, { timeoutMs: 5 }))

  test('millions of sentences, words, lines and items are not held at once: 36 MB instead of 260', async () => {
    const files: [Format, string][] = [
      ['text', '. '],
      ['text', 'abc '],
      ['text', '- a\n'],
      ['html', '&amp;'],
      ['markdown', '\n'],
    ]
    for (const [format, repeated] of files) {
      const bytes = Buffer.from(repeated.repeat((5 * 2 ** 20) / repeated.length))
      const { blocks } = await reader.readDocument(format, bytes, { ...unhurried, memoryMb: 128 })
      assert.equal(blocks.length > 0, repeated !== '\n', `${format} ${JSON.stringify(repeated)}`)
    }
  })

  test('deep, unclosed and repeated marks are read in bounded time', async () => {
    const size = 1_000_000
    const files: [Format, string][] = [
      ['html', '<div>'.repeat(size)],
      ['html', '<main><b>'.repeat(size / 2)],
      ['html', '<'.repeat(5 * size)],
      ['html', `<p ${'a="'.repeat(size)}`],
      ['html', `&${'amp;'.repeat(size)}`],
      ['markdown', '['.repeat(5 * size)],
      ['markdown', '[a]('.repeat(size)],
      ['markdown', '**a '.repeat(size)],
      ['markdown', `${'> '.repeat(size)}x`],
      ['markdown', `#${' '.repeat(size)}#`],
      ['markdown', '_a '.repeat(size)],
      ['markdown', '`a '.repeat(size)],
      ...['**a\n', '[a\n', '[a](\n', '`a\n', '_a\n', '![a\n', '<a\n', '<http://a\n'].map((line): [Format, string] => [
        'markdown',
        line.repeat(500_000),
      ]),
      ['text', `${' \n'.repeat(size)}x`],
      ['text', '1. x\n'.repeat(size)],
      ['json', '['.repeat(size)],
      ['csv', `question,answer\n"${'"",'.repeat(size)}`],
    ]
    for (const [format, text] of files) {
      const name = `${format} ${text.slice(0, 12)}`
      const spentMs = await processorMs(async () => {
        const document = await reader.readDocument(format, Buffer.from(text), unhurried).catch((error: Error) => {
          assert.ok(error instanceof UnreadableError, name)
          assert.doesNotMatch(error.message, /longer|memory/, name)
          return null
        })
        if (document) chunkDocument(document)
      })
      assert.ok(spentMs < 8000, `${name}: ${spentMs} ms of processor time`)
    }
  })
})
