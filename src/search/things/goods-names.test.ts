import assert from 'node:assert/strict'
import { test } from 'node:test'
import { englishOfGoods, goodsName, isGoodsWord, namesOfGoods } from './goods-names.ts'
import { lexiconOf } from './thing-lexicon.ts'

const named = (text: string, language: string) => {
  const words = text.split(' ')
  return namesOfGoods(words, language).map(([from, to]) => words.slice(from, to).join(' '))
}

test('names of goods are found in four languages, the longest first', () => {
  assert.deepEqual(named('im looking for a party hat and a de icer', 'en'), ['party hat', 'de icer'])
  assert.deepEqual(named('ich suche eine aromalampe', 'de'), ['aromalampe'])
  assert.deepEqual(named('je cherche un tuyau d arrosage', 'fr'), ['tuyau d arrosage'])
  assert.deepEqual(named('busco goma de borrar', 'es'), ['goma de borrar'])
})

test('what talk is made of, and short words by themselves, name nothing', () => {
  assert.deepEqual(named('the party was nice and we suppose so', 'en'), [])
  assert.deepEqual(named('wie lange dauert das', 'de'), [])
  assert.deepEqual(named('a psu', 'en'), [])
  assert.deepEqual(named('party hat', 'it'), [])
})

test('a name in the plural, and what it is in English', () => {
  assert.equal(goodsName(['memory', 'cards'], 'en'), 'memory card')
  assert.deepEqual(englishOfGoods('besteckset', 'de'), ['cutlery set'])
  assert.deepEqual(englishOfGoods('cutlery', 'de'), [])
})

test('a word of a name is spelled as it is meant in its language only', () => {
  assert.deepEqual(
    [isGoodsWord('poms', 'en'), isGoodsWord('poms', 'es'), isGoodsWord('qwzt', 'en')],
    [true, false, false],
  )
})

test('a name of the lexicon is a thing in its language, unless the glossary knows what it is a sort of', () => {
  const spanish = lexiconOf('es')
  assert.equal(spanish.nameOf(['triciclos']), 'triciclo')
  assert.deepEqual(spanish.englishOf('triciclo'), ['kids tricycle'])
  // Seeds.
  const german = lexiconOf('de')
  const seeds = german.englishOf('samen')
  assert.ok(seeds.length > 0)
  assert.deepEqual(german.englishOf(german.nameOf(['tomatensamen']) ?? ''), seeds)
  // No jug, though it ends in one.
  assert.deepEqual(german.englishOf('stempelkanne'), ['french press'])
})
