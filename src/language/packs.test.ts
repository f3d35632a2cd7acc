import assert from 'node:assert/strict'
import { test } from 'node:test'
import { monthOf, weekdayOf } from './amounts/read-calendar.ts'
import { currencyNames } from './data/currencies.ts'
import { colorParents, materialKinds } from './data/family-parents.ts'
import { unitSymbols } from './data/unit-symbols.ts'
import { allThings } from './names-of-things.ts'
import { fullPacks, packOf, packs } from './packs.ts'
import { fold } from './text/fold.ts'

/** Every text of a pack with the path to it. */
function* textsOf(value: unknown, path: string): Generator<[path: string, text: string]> {
  if (typeof value === 'string') yield [path, value]
  else if (value !== null && typeof value === 'object' && !(value instanceof RegExp) && !Array.isArray(value)) {
    for (const [key, part] of Object.entries(value)) yield* textsOf(part, `${path}.${key}`)
  }
}

test('every word of a pack is folded, and lists have no empty places', () => {
  for (const pack of packs) {
    for (const [path, text] of textsOf(pack, pack.code)) {
      if (/\.(head|decimalMark)$/.test(path)) continue
      assert.equal(text, fold(text), path)
      assert.doesNotMatch(text, /^[ ,]|[ ,]$|,,|, ,| {2}| ,/, path)
    }
  }
})

test('what packs name by a name that all languages share has that name in the shared tables', () => {
  for (const { code, units, currencies, colors, materials } of packs) {
    for (const unit of Object.keys(units ?? {})) assert.ok(unit in unitSymbols, `${code} unit ${unit}`)
    for (const money of Object.keys(currencies ?? {}))
      assert.ok(money === 'cent' || money in currencyNames, `${code} money ${money}`)
    for (const color of Object.keys(colors ?? {})) assert.ok(color in colorParents, `${code} color ${color}`)
    for (const material of Object.keys(materials ?? {})) assert.ok(material in materialKinds, `${code} ${material}`)
  }
})

test('a full pack names every thing and audience, and says every order', () => {
  const english = Object.keys(fullPacks[0]?.things ?? {})
  assert.ok(english.length > 100)
  for (const { code, things, audiences, orders } of fullPacks) {
    assert.deepEqual(Object.keys(things), english, code)
    const lists = [...Object.entries(audiences), ...Object.entries(orders)]
    for (const [name, phrases] of lists) assert.notEqual(phrases, '', `${code} ${name}`)
  }
  for (const thing of allThings()) {
    for (const { code } of fullPacks) assert.ok((thing.get(code)?.length ?? 0) > 0, [...thing.values()].flat().join())
  }
})

test('a pack is found by any tag of its language', () => {
  assert.equal(packOf('pt-BR')?.code, 'pt')
  assert.equal(packOf('EN_us')?.code, 'en')
  assert.equal(packOf('und'), undefined)
})

test('days and months are told by every form of their names, and by nothing else', () => {
  for (const { code, calendar } of fullPacks) {
    assert.deepEqual([calendar.weekdays.length, calendar.months.length], [7, 12], code)
  }
  const days = {
    sundays: 0,
    montags: 1,
    mardi: 2,
    mittwochabend: 3,
    jueves: 4,
    venerdi: 5,
    sonnabend: 6,
    montage: null,
  }
  for (const [word, day] of Object.entries(days)) assert.equal(weekdayOf(word), day, word)
  const months = { jan: 1, marz: 3, juin: 6, agosto: 8, sept: 9, dezember: 12, marble: null }
  for (const [word, month] of Object.entries(months)) assert.equal(monthOf(word), month, word)
})
