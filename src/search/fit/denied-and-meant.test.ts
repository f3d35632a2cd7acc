import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countIn } from '../../language/amounts/bare-number.ts'
import { readQuantity } from '../../language/amounts/read-quantity.ts'
import { tokenize } from '../../language/text/tokens.ts'
import { deniedWords } from './denied-and-meant.ts'
import { wishedAudience } from './wished-audience.ts'

const denied = (text: string): string[] =>
  [...deniedWords(text)].flatMap(([word, how]) => (how === 'denied' ? word : []))

test('a "not" denies in whatever way it is written', () => {
  for (const [text, word] of [
    ['a rug that isnt wool', 'wool'],
    ["a rug that isn't wool", 'wool'],
    ['rugs that arent wool', 'wool'],
    ['ein teppich, keine wolle', 'wolle'],
    ['una alfombra que no sea lana', 'lana'],
    ['un tapis, pas de laine', 'laine'],
  ] as const)
    assert.deepEqual(denied(text), [word], text)
})

test('a "no" that begins a correction, and a question, deny nothing', () => {
  for (const text of [
    'no: wool ones',
    'no TWO rugs',
    'non, en laine',
    "isn't there a wool one?",
    'nice isnt it. wool?',
  ])
    assert.deepEqual(denied(text), [], text)
  for (const text of ['no: for men', 'non pour homme', 'no for my husband'])
    assert.equal(wishedAudience(text)?.grade(shirt)?.verdict, 'holds', text)
  assert.equal(wishedAudience('not for men')?.grade(shirt)?.verdict, 'fails')
})

test('a number beside a side measures, and counts nothing', () => {
  for (const text of ['shelf is 36 wide', 'das regal ist 90 breit', 'mide 90 de ancho', 'il fait 90 de large'])
    assert.deepEqual(
      [readQuantity(tokenize(text), (word) => word !== '', true)?.value ?? null, countIn(text)],
      [null, null],
      text,
    )
  const isCandle = (word: string) => word === 'candles'
  assert.equal(readQuantity(tokenize('2 tall candles'), isCandle)?.value, 2)
  assert.equal(readQuantity(tokenize('no TWO candles'), isCandle)?.value, 2)
  assert.equal(readQuantity(tokenize('and 2 of em'))?.value, 2)
})

test('how often something is done counts no goods, nor does money', () => {
  for (const text of [
    'a mat, he stretches 4x a week',
    'a mat for stretching 4 times a week',
    '15 dollars maximum',
    '20 euros de plus pour le mat',
    'eine matte, ich dehne mich 4x die woche',
    'matte, 4 mal pro woche',
    'una esterilla, estiro 4 veces por semana',
    'un tapis, 4 fois par semaine',
  ])
    assert.equal(readQuantity(tokenize(text), (word) => word === 'mat')?.value ?? null, null, text)
  assert.equal(readQuantity(tokenize('2x the mat, delivered this week'))?.value, 2)
  assert.equal(readQuantity(tokenize('2x, by next week'))?.value, 2)
})

const shirt = {
  ...{
    id: 's',
    title: 'Men Shirt',
    description: '',
    vendor: null,
    category: null,
    tags: [],
    url: null,
    imageUrl: null,
  },
  variants: [],
} as unknown as Parameters<NonNullable<ReturnType<typeof wishedAudience>>['grade']>[0]
