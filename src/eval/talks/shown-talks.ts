import type { Card } from '../../conversations/turn.ts'
import { expectationOf } from '../fit/generate-queries.ts'
import { optionRule, someThing, valuesOf } from '../fit/query-draft.ts'
import { thingRule } from '../fit/query-writer.ts'
import { sayOfRow } from '../fit/say-of-row.ts'
import { isThere, type TalkMaker, type TalkMaterial } from './talk-material.ts'
import { type TalkExpect, type TalkScene, type TalkStep, turnOf } from './talk-types.ts'

/** Something that was shown, and how it is pointed at. */
interface Pointed {
  card: Card
  ref: string
}

/** A search that shows several. */
function searchStep(given: TalkMaterial): TalkStep | undefined {
  const some = someThing(given)
  if (!some || some.readings.length < 2) return undefined
  const asked = given.writer.frame((name) => name, some.thing)
  const wish = expectationOf(given.shop, { q: '', rules: [thingRule(some.thing)], isNothingMeant: false })
  return asked && wish && wish.fits.length > 1 ? turnOf(asked, { wish }) : undefined
}

/** "The second one", "the cheaper of them", "the black one": whatever tells one of the cards from all others. */
function pointAt({ shop, writer }: TalkMaterial, shown: readonly Card[]): Pointed | undefined {
  if (shown.length < 2) return undefined
  const found: { card: Card; ref: string | undefined }[] = []
  for (const [at, place] of (['first', 'second', 'third'] as const).entries()) {
    const card = shown[at]
    if (card) found.push({ card, ref: writer.tell(place) })
  }
  for (const [direction, phrase] of [
    [1, shown.length === 2 ? 'cheaper' : 'cheapest'],
    [-1, 'dearest'],
  ] as const) {
    const card = extreme(shown, direction)
    if (card && !(direction === -1 && shown.length === 2)) found.push({ card, ref: writer.tell(phrase) })
  }
  const readings = shown.flatMap(({ externalId }) => shop.reading(externalId) ?? [])
  for (const value of valuesOf(readings)) {
    const said = value.about === 'colour' ? writer.valueName(value) : undefined
    const sayings = readings.map((reading) => sayOfRow(shop, reading, [optionRule(value)]).says)
    const isAlone = sayings.filter((says) => says === 'holds').length === 1 && !sayings.includes('unclear')
    const card = shown[sayings.indexOf('holds')]
    if (said && isAlone && card) found.push({ card, ref: writer.tell('colourOne', { value: said }) })
  }
  const pointed = writer.pick(found)
  return pointed?.ref === undefined ? undefined : { card: pointed.card, ref: pointed.ref }
}

/** The only cheapest (1) or dearest (-1) of the cards; undefined when two are, or one has no price. */
function extreme(shown: readonly Card[], direction: 1 | -1): Card | undefined {
  if (shown.some(({ price }) => price === null)) return undefined
  const best = Math.min(...shown.map(({ price }) => direction * (price as number)))
  const cards = shown.filter(({ price }) => direction * (price as number) === best)
  return cards.length === 1 ? cards[0] : undefined
}

const aboutOf = (card: Card, shown: readonly Card[]): NonNullable<TalkExpect['about']> => ({
  id: card.externalId,
  others: shown.map(({ externalId }) => externalId).filter((id) => id !== card.externalId),
})

const pricesOf = ({ shop }: TalkMaterial, id: string): number[] =>
  shop.reading(id)?.row.variants.flatMap(({ price }) => price ?? []) ?? []

function stockOf({ shop }: TalkMaterial, id: string): NonNullable<TalkExpect['stock']> {
  const variants = shop.reading(id)?.row.variants ?? []
  return { id, is: variants.some(isThere) ? 'there' : 'gone', values: [] }
}

/** One of what was shown, then a question about "it". */
export const shownTalk: TalkMaker = (given) => {
  const { writer } = given
  const search = searchStep(given)
  if (!search) return undefined
  let chosen: Card | undefined
  let shownThen: readonly Card[] = []
  const choose = ({ shown }: TalkScene) => {
    const pointed = pointAt(given, shown)
    if (!pointed) return undefined
    chosen = pointed.card
    shownThen = shown
    const { card, ref } = pointed
    const about = aboutOf(card, shown)
    const prices = pricesOf(given, card.externalId)
    const way = writer.random()
    if (way < 0.25 && prices.length > 0) {
      const say = writer.tell('price', { ref })
      return say === undefined ? undefined : { say, expect: { about, amount: { any: prices, isInText: false } } }
    }
    const isStock = way < 0.5
    const say = writer.tell(isStock ? 'stock' : 'more', { ref })
    if (say === undefined) return undefined
    return { say, expect: isStock ? { about, stock: stockOf(given, card.externalId) } : { about } }
  }
  const askIt = () => {
    if (!chosen) return undefined
    const prices = pricesOf(given, chosen.externalId)
    const isPrice = prices.length > 0 && writer.random() < 0.5
    const say = writer.tell(isPrice ? 'itPrice' : 'itStock')
    const about = aboutOf(chosen, shownThen)
    if (say === undefined) return undefined
    return isPrice
      ? { say, expect: { about, amount: { any: prices, isInText: false } } }
      : { say, expect: { about, stock: stockOf(given, chosen.externalId) } }
  }
  return { steps: [search, choose, askIt] }
}

/** The first two of what was shown, and which of them costs less. */
export const compareTalk: TalkMaker = (given) => {
  const { writer } = given
  const search = searchStep(given)
  if (!search) return undefined
  let pair: Card[] = []
  const compare = ({ shown }: TalkScene) => {
    pair = shown.slice(0, 2)
    const say = writer.tell('compareTwo')
    if (pair.length < 2 || say === undefined) return undefined
    return { say, expect: { all: pair.map(({ externalId }) => externalId) } }
  }
  const cheaper = () => {
    const card = extreme(pair, 1)
    const say = writer.tell('whichCheaper')
    if (!card || say === undefined) return undefined
    return { say, expect: { about: aboutOf(card, pair) } }
  }
  const hasPrices = given.shop.readings.some(({ row }) => row.variants.some(({ price }) => price !== null))
  return { steps: hasPrices ? [search, compare, cheaper] : [search, compare] }
}
