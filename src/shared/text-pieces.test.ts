import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inPieces, Joined, partsOf } from './text-pieces.ts'

const texts = {
  'words and line ends': 'Delivery takes \r\n 3 days.\t\n\n'.repeat(9_000),
  'one word': 'a'.repeat(200_000),
  'only white space': ' \t\n'.repeat(70_000),
  'white space around what is not seen': 'a \u200b \u3164 \u0301 '.repeat(40_000),
  'no letter that is cut behind': '\u{1d160} \u0301\u200b '.repeat(40_000),
}
const rules: Record<string, (text: string) => string> = {
  'runs of white space': (text) => text.replace(/\s+/g, ' '),
  'what is not seen, then runs': (text) => text.replace(/[\u200b\u3164]/g, '').replace(/\s+/g, ' '),
  'line ends': (text) => text.replace(/\r\n?/g, '\n').replace(/ ?\n ?/g, '\n'),
  'normal form': (text) => text.normalize('NFC'),
}

test('a rule gives the same piece by piece as of the whole, and is never given more than a piece where there are words', () => {
  for (const [name, text] of Object.entries(texts)) {
    for (const [what, rule] of Object.entries(rules)) {
      assert.ok(inPieces(text, rule) === rule(text), `${what} of ${name}`)
    }
  }
  const lengths: number[] = []
  inPieces(texts['words and line ends'], (piece) => {
    lengths.push(piece.length)
    return piece
  })
  assert.ok(lengths.length > 3 && Math.max(...lengths) < 66_000)
})

test('parts are those of split', () => {
  for (const text of ['', 'a', '\n', 'a\n\nb\n', '\n a \n\n\n b']) {
    assert.deepEqual([...partsOf(text, /\n+/g)], text.split(/\n+/))
  }
})

test('many texts are joined in their order, and taken once', () => {
  const joined = new Joined()
  const all = Array.from({ length: 2_500 }, (_, at) => `${at},`)
  for (const one of all) joined.push(one)
  assert.equal(joined.take(), all.join(''))
  assert.equal(joined.take(), '')
})
