import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { atOnce } from '../../shared/in-slices.ts'
import { Concepts, readConcepts } from './concepts.ts'
import { readSaid, saidLanguages, saidWords } from './said.ts'
import { readLine, type SaidLine } from './said-lines.ts'
import { SaidReader } from './said-reader.ts'

/** Lines by somebody who wrote none of the lessons. */
const heldBack = (language: string): SaidLine[] =>
  readFileSync(new URL(`../../../test/data/said/${language}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .flatMap((line) => readLine(line) ?? [])

/** Shares of parts whose deed is told, and of words whose role is, as a shop that sells what is named would have it read. */
function measure(lines: readonly SaidLine[]) {
  const count = { parts: 0, deeds: 0, words: 0, roles: 0 }
  for (const { text, context, words, deeds } of lines) {
    const things = new Set(
      words.flatMap(({ role, text: word }, at) => (role === 't' && words[at + 1]?.role !== 't' ? word : [])),
    )
    const parts = readSaid(text, context, (word) => (things.has(word) ? 'thing' : null))
    const begins = words.flatMap(({ isFirst }, at) => (isFirst ? at : []))
    for (const [at, from] of begins.entries()) {
      const middle = words[Math.floor((from + (begins[at + 1] ?? words.length)) / 2)]
      const part = parts.find(({ start, end }) => middle && start <= middle.start && end >= middle.end)
      count.parts++
      if (part?.deed === deeds[at]) count.deeds++
    }
    const read = parts.flatMap((part) => part.words)
    for (const [at, { kind, role }] of words.entries()) {
      if (kind === 'sign') continue
      count.words++
      if (read[at]?.role === role) count.roles++
    }
  }
  return { deeds: count.deeds / count.parts, roles: count.roles / count.words, parts: count.parts }
}

for (const language of saidLanguages) {
  test(`${language}: what parts of strangers' messages do and what their words are is told`, (t) => {
    const { deeds, roles, parts } = measure(heldBack(language))
    t.diagnostic(`deeds ${deeds.toFixed(3)}, roles ${roles.toFixed(3)} of ${parts} parts`)
    assert.ok(parts > 140)
    assert.ok(deeds >= 0.77, `deeds ${deeds}`)
    assert.ok(roles >= 0.79, `roles ${roles}`)
  })
}

test('a line of the lessons gives its text, parts and roles; one with a mark that there is not is no line', () => {
  const line = readLine('one\t<tell>i have [a:gas] <ask>does [r:it] [q:work on that]?')
  assert.equal(line?.text, 'i have gas does it work on that?')
  assert.deepEqual(line?.deeds, ['tell', 'ask'])
  assert.deepEqual(
    line?.words.filter(({ role }) => role !== 'o').map(({ text, role }) => `${role}:${text}`),
    ['a:gas', 'r:it', 'q:work', 'q:on', 'q:that'],
  )
  assert.deepEqual(
    line?.words.filter(({ isFirst }) => isFirst).map(({ text }) => text),
    ['i', 'does'],
  )
  for (const wrong of ['one\t<sing>la', 'nowhere\t<ask>is it', 'one\tis it']) assert.equal(readLine(wrong), null)
})

test('an address and the number of an order are one word each', () => {
  const parts = readSaid('where is W2611340, ann@shop.example', 'none')
  assert.deepEqual(
    parts
      .flatMap(({ words }) => words)
      .filter(({ token }) => token.text.startsWith('<'))
      .map(({ token }) => [token.text, token.raw]),
    [
      ['<code>', 'W2611340'],
      ['<mail>', 'ann@shop.example'],
    ],
  )
})

test('the same words do something else behind something else', () => {
  const deedOf = (text: string, context: Parameters<typeof readSaid>[1]) => readSaid(text, context)[0]?.deed
  assert.equal(deedOf('and to norway?', 'page'), 'shipping')
  assert.notEqual(deedOf('what was in it', 'order'), deedOf('what is in it', 'one'))
})

test('what was learned is taken over by another reader, and nothing of another shape', () => {
  const lines = ['none\t<find>any [t:kettles]', 'one\t<ask>is [r:it] [q:blue]'].flatMap((line) => readLine(line) ?? [])
  const make = () => new SaidReader(Concepts.of(readConcepts()))
  const [teacher, pupil] = [make(), make()]
  atOnce(teacher.learn(lines))
  const learned = teacher.learned()
  assert.equal(pupil.take(learned.slice(0, 2)), false)
  assert.ok(pupil.take(learned))
  assert.deepEqual(pupil.read('any kettles', 'none'), teacher.read('any kettles', 'none'))
})

test('words of talk are no names of things', () => {
  for (const language of saidLanguages) {
    const { talk, things } = saidWords()[language]
    assert.ok(talk.length > 300 && things.length > 70, `${language}: ${talk.length}, ${things.length}`)
    assert.deepEqual(
      talk.filter((word) => things.includes(word)),
      [],
    )
  }
})
