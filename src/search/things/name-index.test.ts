import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seededRandom } from '../../shared/seeded-random.ts'
import { NameIndex } from './name-index.ts'
import { readThing } from './read-thing.ts'
import { relateNames } from './relate-names.ts'
import { lexiconOf } from './thing-lexicon.ts'

const names: Record<string, string> = {
  en: `shoe, loafer, running shoe, boot, sandal, bag, gym bag, handbag, purse, wallet, phone, smartphone, phone case, case, lamp, desk lamp,
    table lamp, sofa, couch, chair, office chair, clock, wall clock, alarm clock, t-shirt, shirt, polo shirt, top, tunic, tank top, dress,
    dog bed, bed, blanket, mug, cup, teapot, kettle, pot, pan, frying pan, knife, drill, saw, hammer, screw, earbud, headphone, speaker,
    watch, smartwatch, watch band, bat, baseball bat, ball, football, racket, tent, backpack, rucksack, bottle, water bottle, flask`,
  de: 'schuh, stiefel, winterstiefel, tasche, handtasche, handy, handyhulle, lampe, tischlampe, sofa, couch, uhr, wanduhr, hemd, hose, kleid',
}

for (const [language, list] of Object.entries(names)) {
  test(`whoever is related to a thing is among its relatives (${language})`, () => {
    const lexicon = lexiconOf(language)
    const random = seededRandom(7)
    const all = list.split(',').map((name) => name.trim().replaceAll('-', ' '))
    // In any order, and with some of them said twice.
    const index = new NameIndex(lexicon)
    for (const name of [...all, ...all.slice(0, 9)].sort(() => random() - 0.5)) index.add(name)
    assert.equal(index.size, all.length)
    let related = 0
    for (const wished of all) {
      const thing = readThing(wished, language, language)
      if (!thing) continue
      const { whole, wider } = relateNames(thing, lexicon)
      const of = index.relativesOf(thing.name, thing.english)
      const ofWider = thing.wider && index.relativesOf(thing.wider.name, thing.wider.english)
      for (const name of all) {
        if (whole(name)) related++
        assert.ok(!whole(name) || of.has(name), `${name} is ${whole(name)} of ${wished}`)
        assert.ok(!wider(name) || ofWider?.has(name), `${name} is ${wider(name)} of what ${wished} is a kind of`)
      }
      if (wished === 'drill') assert.ok(of.size < all.length / 2, 'most names are no relatives')
    }
    assert.ok(related > all.length, `only ${related} pairs are related`)
  })
}
