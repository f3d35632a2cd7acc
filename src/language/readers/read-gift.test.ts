import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isGiftWish, withoutStory } from './read-gift.ts'

test('what is told of somebody who gets a present is left out, but not what they are fond of', () => {
  const left = {
    'a present for my sister, she just moved into a new flat': 'a present for my sister,',
    'birthday gift for my dad, he turns 60. he loves camping': 'birthday gift for my dad, he loves camping',
    'gift for a friend, she is into yoga': 'gift for a friend, she is into yoga',
    'a gift for my niece, she is 7': 'a gift for my niece, she is 7',
    'a present for my brother, he is up at five to knead his dough':
      'a present for my brother, he is up at five to knead his dough',
    'present for my boss, golf, under 50': 'present for my boss, golf, under 50',
    'geschenk für meine mutter, sie hat bald geburtstag': 'geschenk für meine mutter,',
    'un regalo para mi madre, le encanta el té': 'un regalo para mi madre, le encanta el té',
    'un cadeau pour mon frère, il déménage, il adore lire': 'un cadeau pour mon frère, il adore lire',
  }
  for (const [text, rest] of Object.entries(left))
    assert.equal(
      withoutStory(text, (word) => word === 'dough'),
      rest,
    )
})

test('the day of somebody tells that a present is wished for', () => {
  for (const text of ["need smth for my wife's bday", 'es el cumple de mi hermana', 'meine mutter hat geburtstag'])
    assert.equal(isGiftWish(text), true, text)
  for (const text of ['birthday candles', 'a dress for my sister']) assert.equal(isGiftWish(text), false, text)
})
