import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { splitSentences } from '../shared/sentences.ts'
import { chunkDocument, MAX_CHUNKS } from './chunk-document.ts'
import { cleanText } from './clean-text.ts'

const words = (count: number, word = 'word') => Array.from({ length: count }, (_, at) => `${word}${at}`).join(' ')
const chunksOf = (texts: string[], headings: string[] = ['H']) =>
  chunkDocument({ title: 'T', blocks: texts.map((text) => ({ headings, text })) }).chunks

test('short paragraphs below one heading are joined, long ones cut between sentences, other headings kept apart', () => {
  assert.equal(chunksOf([words(20, 'a'), words(20, 'b'), words(20, 'c')]).length, 1)
  const long = Array.from({ length: 30 }, (_, at) => `${words(19, `s${at}x`)} end.`).join(' ')
  const cut = chunksOf([long])
  assert.ok(cut.length >= 3 && cut.every(({ text }) => text.split(' ').length <= 200 && text.endsWith('end.')))
  assert.equal(cut.map(({ text }) => text).join(' '), long)
  const apart = chunkDocument({
    title: 'T',
    blocks: [
      { headings: ['T', 'A'], text: 'one' },
      { headings: ['T', 'A', 'B'], text: 'two' },
    ],
  })
  assert.deepEqual(apart.chunks, [
    { heading: 'A', text: 'one' },
    { heading: 'A > B', text: 'two' },
  ])
})

test('the same text comes once, and no more than the limit', () => {
  assert.equal(chunksOf(['Same text.', 'x']).length, 1)
  const repeated = {
    title: null,
    blocks: Array.from({ length: 50 }, (_, at) => ({ headings: [`H${at}`], text: 'Same.' })),
  }
  assert.equal(chunkDocument(repeated).chunks.length, 1)
  const many = {
    title: null,
    blocks: Array.from({ length: 2000 }, (_, at) => ({ headings: [`H${at}`], text: `t${at}` })),
  }
  const { chunks, isCut } = chunkDocument(many)
  assert.deepEqual([chunks.length, isCut], [MAX_CHUNKS, true])
})

test('of one source two million characters are looked at, and it is told that there were more', () => {
  const whole = chunkDocument({ title: null, blocks: [{ headings: [], text: 'A. '.repeat(600_000) }] })
  assert.deepEqual([whole.chunks.length, whole.isCut], [1, false])
  const more = chunkDocument({
    title: null,
    blocks: [
      { headings: [], text: 'A. '.repeat(700_000) },
      { headings: ['Last'], text: 'Not read.' },
    ],
  })
  assert.deepEqual([more.chunks.some(({ text }) => text.includes('Not read')), more.isCut], [false, true])
})

test('invisible characters go, visible ones stay', () => {
  assert.equal(cleanText('a\u200bb\u202ec\u0000d\u00ade\u2066f\u{e0041}g\ufeff'), 'abcdefg')
  assert.equal(cleanText(' é ñ 漢字 \t 🎁\r\n\n x\ud800 '), 'é ñ 漢字 🎁\n\nx\ufffd')
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const clean = cleanText(text)
      assert.ok(clean.isWellFormed())
      assert.doesNotMatch(clean, /[^\P{Cc}\n]|[\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/u)
    }),
  )
})

test('sentences are parts of the text as written, whatever the text', () => {
  assert.deepEqual(splitSentences('We ship e.g. to Spain. It costs 5.90 EUR! Why? See no. 7 "here." Done'), [
    'We ship e.g. to Spain.',
    'It costs 5.90 EUR!',
    'Why?',
    'See no. 7 "here."',
    'Done',
  ])
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), (text) => {
      const sentences = splitSentences(text)
      assert.equal(sentences.join('').replace(/\s/g, ''), text.replace(/\s/g, ''))
      for (const sentence of sentences) assert.ok(text.includes(sentence))
    }),
  )
})
