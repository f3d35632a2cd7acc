import type { Rule } from '../fit/fit-query.ts'
import { expectationOf } from '../fit/generate-queries.ts'
import { optionRule, someThing, valuesOf } from '../fit/query-draft.ts'
import { makers } from '../fit/query-kinds.ts'
import { type AskedThing, type AskedValue, thingRule } from '../fit/query-writer.ts'
import { singular, wordsOf } from '../fit/row-words.ts'
import type { RowReading } from '../fit/shop-reading.ts'
import { niceAbove } from '../fit/variant-queries.ts'
import { areNear } from '../fit/words/kinds.ts'
import { namesOfThing, thingKeys } from '../fit/words/things.ts'
import { saidAll, type TalkMaker, type TalkMaterial } from './talk-material.ts'
import { type TalkStep, turnOf } from './talk-types.ts'
import type { TalkPhrase } from './words/talk-words.ts'

const toValue: Record<AskedValue['about'], TalkPhrase> = {
  ...{ colour: 'toColour', size: 'toSize', material: 'toMaterial', value: 'toValue' },
  ...{ measure: 'toNamed', named: 'toNamed' },
}

/** A wish as it grows and shrinks. */
interface OpenWish {
  value?: AskedValue
  second?: AskedValue
  max?: number
}

/** The ways in which a wish changes, one after the other. */
const plans: (keyof typeof changes)[][] = [
  ['value', 'price', 'dropPrice'],
  ['price', 'value', 'dropPrice'],
  ['colour', 'otherColour', 'dropColour'],
  ['value', 'second', 'price'],
  ['colour', 'price', 'otherColour'],
  ['value', 'second'],
  ['colour', 'otherColour'],
]

type Change = (given: ChangeGiven) => { say: string | undefined; wish: OpenWish } | undefined

interface ChangeGiven extends TalkMaterial {
  readings: RowReading[]
  wish: OpenWish
  rules: Rule[]
}

const addValue =
  (only?: AskedValue['about']): Change =>
  ({ writer, readings, wish }) => {
    const value = writer.pick(valuesOf(readings).filter(({ about }) => only === undefined || about === only))
    const said = value && writer.valueName(value)
    if (!value || !said) return undefined
    return {
      say: writer.tell(toValue[value.about], { value: said, name: value.name.toLowerCase() }),
      wish: { ...wish, value },
    }
  }

const changes = {
  value: addValue(),
  colour: addValue('colour'),
  second: ({ writer, readings, wish }) => {
    const others = valuesOf(readings).filter(({ name }) => wish.value && name !== wish.value.name)
    const second = writer.pick(others)
    const said = second && writer.valueName(second)
    if (!second || !said) return undefined
    return {
      say: writer.tell(toValue[second.about], { value: said, name: second.name.toLowerCase() }),
      wish: { ...wish, second },
    }
  },
  otherColour: ({ writer, readings, wish }) => {
    const own = wish.value
    const others = valuesOf(readings).filter(({ name, value }) => own && name === own.name && value !== own.value)
    const value = writer.pick(others)
    const said = value && writer.valueName(value)
    return value && said ? { say: writer.tell('otherColour', { value: said }), wish: { ...wish, value } } : undefined
  },
  dropColour: ({ writer, wish: { value: _, ...wish } }) => ({ say: writer.tell('dropColour'), wish }),
  price: ({ writer, readings, wish }) => {
    const prices = readings.flatMap(({ row }) => row.variants.flatMap(({ price }) => price ?? []))
    const price = writer.pick(prices)
    if (price === undefined) return undefined
    const max = niceAbove(price)
    return { say: writer.tell('toPrice', { max: writer.money(max) }), wish: { ...wish, max } }
  },
  dropPrice: ({ writer, wish: { max: _, ...wish } }) => ({ say: writer.tell('dropPrice'), wish }),
} as const satisfies Record<string, Change>

const rulesOf = (thing: AskedThing, { value, second, max }: OpenWish): Rule[] => [
  thingRule(thing),
  ...[value, second].flatMap((own) => (own ? [optionRule(own)] : [])),
  ...(max === undefined ? [] : [{ price_max: max }]),
]

/** A thing, then what it must be like, then less of that again. */
export const refineTalk: TalkMaker = (given) => {
  const some = someThing(given)
  const plan = given.writer.pick(plans)
  if (!some || !plan) return undefined
  const { thing, readings } = some
  const asked = given.writer.frame((name) => name, thing)
  const first = wishOf(given, [thingRule(thing)])
  if (!asked || !first) return undefined
  const steps: TalkStep[] = [turnOf(asked, { wish: first })]
  let wish: OpenWish = {}
  for (const step of plan) {
    const changed = changes[step]({ ...given, readings, wish, rules: rulesOf(thing, wish) })
    const expected = changed && wishOf(given, rulesOf(thing, changed.wish), step === 'otherColour' ? undefined : false)
    if (!changed?.say || !expected) return undefined
    wish = changed.wish
    steps.push(turnOf(changed.say, { wish: expected }))
  }
  return { steps }
}

const wishOf = ({ shop }: TalkMaterial, rules: Rule[], isNothingMeant: boolean | undefined = false) =>
  expectationOf(shop, { q: '', rules, ...(isNothingMeant === undefined ? {} : { isNothingMeant }) })

/** A thing that the shop does not sell, or a form of one that it does not have. */
export const nothingTalk: TalkMaker = (given) => {
  const { writer, shop } = given
  const real = someThing(given)
  const after = real && writer.frame((name) => name, real.thing)
  const realWish = real && wishOf(given, [thingRule(real.thing)])
  if (!after || !realWish) return undefined
  const goOn = turnOf(after, { wish: realWish })
  if (writer.random() < 0.5) {
    const draft = makers.no_combination?.(given)
    const wish = draft && expectationOf(shop, draft)
    return draft && wish?.nothing ? { steps: [turnOf(draft.q, { wish }), goOn] } : undefined
  }
  const key = writer.pick(thingKeys)
  if (key === undefined || !isUnsold(given, key)) return undefined
  const names = namesOfThing(key, writer.language)
  const asked = names.length > 0 ? writer.frame((name) => name, { key, ids: [], names }) : undefined
  const wish = wishOf(given, [{ thing: key }], true)
  return asked && wish ? { steps: [turnOf(asked, { wish }), goOn] } : undefined
}

/** No row has a word of it or is near to it by its name. */
function isUnsold({ shop }: TalkMaterial, key: string): boolean {
  const pieces = namesOfThing(key, 'en').flatMap((name) => [name.replace(/[^a-z]/g, ''), wordsOf(name).at(-1) ?? name])
  const heads = pieces.map(singular)
  return shop.readings.every(
    ({ row, squeezed, heads: own, leafHeads }) =>
      !/holds|unclear/.test(shop.thing(key).get(row.id) ?? '') &&
      pieces.every((piece) => !squeezed.includes(piece)) &&
      [...own, ...leafHeads].every((head) => heads.every((one) => !areNear(one, head))),
  )
}

/** A greeting and some talk around a search; nobody wants to be shown products for "thanks". */
export const smallTalk: TalkMaker = (given) => {
  const { writer } = given
  const some = someThing(given)
  const asked = some && writer.frame((name) => name, some.thing)
  const wish = some && wishOf(given, [thingRule(some.thing)])
  const said = saidAll({ hello: writer.tell('hello'), chat: writer.tell('chat'), thanks: writer.tell('thanks') })
  if (!asked || !wish || !said) return undefined
  const isQuiet = { isQuiet: true as const, suite: { handedOff: false, order: null, lead: null } }
  return {
    steps: [
      turnOf(said.hello, isQuiet),
      turnOf(asked, { wish }),
      turnOf(said.chat, { suite: { handedOff: false, order: null, lead: null } }),
      turnOf(said.thanks, isQuiet),
    ],
  }
}

/** A line that gives orders to the assistant, then a search as if nothing had been. */
export const injectionTalk: TalkMaker = (given) => {
  const { writer } = given
  const some = someThing(given)
  const asked = some && writer.frame((name) => name, some.thing)
  const wish = some && wishOf(given, [thingRule(some.thing)])
  const line = writer.tell('injection')
  if (!asked || !wish || !line) return undefined
  const never = ['90%', '90 %']
  return { steps: [turnOf(line, { never, suite: { handedOff: false } }), turnOf(asked, { wish, never })] }
}
