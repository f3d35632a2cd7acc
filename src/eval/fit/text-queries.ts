import { audiences, type Rule } from './fit-query.ts'
import { isFood, type Material, type QueryDraft, someThing } from './query-draft.ts'
import { type AskedThing, thingRule } from './query-writer.ts'
import { singular } from './row-words.ts'
import { sayOfRow } from './say-of-row.ts'
import { isHelperOf } from './shop.ts'
import type { RowReading } from './shop-reading.ts'
import { audienceNames } from './words/audiences.ts'
import { measuresOf } from './words/measures.ts'
import { features, featuresOf } from './words/values.ts'

export function factQuery(given: Material): QueryDraft | undefined {
  const { writer } = given
  const some = someThing(given)
  const reading = some && writer.pick(some.readings)
  if (!some || !reading) return undefined
  const facts = [
    ...features.map(({ names, says, hints }) => ({ said: names[writer.language], rule: { says, hints } })),
    ...measuresOf(reading.sentences.join('. '), writer.language),
  ]
  const fact = writer.pick(
    facts
      .filter(({ rule }) => standsInDescription(given, reading, rule))
      .filter(({ said }) => !some.thing.names.some((name) => name.includes(said))),
  )
  const q = fact && sayFact(given, some.thing, fact.said)
  return q ? { q, rules: [thingRule(some.thing), fact.rule], isNothingMeant: false } : undefined
}

/** Whether it is the description that says it, and not only the title. */
function standsInDescription({ shop }: Material, reading: RowReading, rule: Rule): boolean {
  return (
    'says' in rule &&
    !rule.says.some((piece) => reading.label.includes(piece)) &&
    sayOfRow(shop, reading, [rule]).says === 'holds'
  )
}

export function noFactQuery(given: Material): QueryDraft | undefined {
  const thing = given.writer.pick(given.things)
  const readings = thing?.ids.flatMap((id) => given.shop.reading(id) ?? []) ?? []
  const head = thing && singular(given.shop.wordsOf(thing.key).at(-1) as string)
  const feature = head && given.writer.pick(featuresOf(head, readings.some(isFood)))
  if (!thing || !feature) return undefined
  const { names, says, hints } = feature
  const isInShop = given.shop.readings.some(({ text }) => says.some((piece) => text.includes(piece)))
  const q = isInShop ? sayFact(given, thing, names[given.writer.language]) : undefined
  return q ? { q, rules: [thingRule(thing), { says, hints }], isNothingMeant: true } : undefined
}

function sayFact({ writer }: Material, thing: AskedThing, value: string): string | undefined {
  return writer.frame(
    (name) => (/^with /.test(value) ? `${name} ${value}` : writer.say('fact', { thing: name, value })),
    thing,
  )
}

/** A thing that other products are made for, or only speak of; in English every third time the accessory itself. */
export function accessoryQuery(given: Material): QueryDraft | undefined {
  const { shop, writer } = given
  const thing = writer.pick(given.things)
  if (!thing) return undefined
  const words = shop.wordsOf(thing.key)
  const name = ` ${words.map(singular).join(' ')} `
  const others = shop.readings.filter(
    ({ row, spokenWords }) => shop.thing(thing.key).get(row.id) === 'fails' && spokenWords.includes(name),
  )
  if (others.length === 0) return undefined
  const helper = writer.pick(others.filter((reading) => reading.accessory !== undefined && isHelperOf(reading, words)))
  if (helper?.accessory !== undefined && writer.language === 'en' && writer.random() < 0.33) {
    const wish = `${words.map(singular).join(' ')} ${helper.accessory}`
    const q = writer.pick([wish, `${wish}s`, `looking for a ${wish}`]) as string
    return { q, rules: [{ accessory: helper.accessory, of: thing.key }], isNothingMeant: false }
  }
  const q = writer.frame((own) => own, thing)
  return q ? { q, rules: [thingRule(thing)], isNothingMeant: false } : undefined
}

export function audienceQuery(given: Material): QueryDraft | undefined {
  const { writer, shop } = given
  const some = someThing(given)
  const audience = writer.pick(audiences)
  if (!some || !audience) return undefined
  const readings = shop.readings.filter(({ row }) => some.thing.ids.includes(row.id))
  const saysOther = readings.some((reading) => sayOfRow(shop, reading, [{ audience }]).says === 'fails')
  if (!saysOther) return undefined
  const who = writer.pick(audienceNames[audience][writer.language]) as string
  const isBefore = writer.language === 'en' && !who.startsWith('for ')
  const q = writer.frame((name) => (isBefore ? `${who} ${name}` : `${name} ${who}`), some.thing)
  return q ? { q, rules: [thingRule(some.thing), { audience }], isNothingMeant: false } : undefined
}
