import type { AskedDimension } from '../../language/data/asked-facts.ts'
import type { SearchProduct } from '../search-product.ts'
import type { ProductOption } from './read-options.ts'
import type { AskedClause, AskedUnit } from './read-question.ts'
import { materialsIn, type ShopText, toldBy } from './shop-texts.ts'
import { hasToDoWith, placesOfStems, statedIn } from './stated-in.ts'
import { tellingOptions } from './telling-options.ts'

/** Most sentences that answer one question. */
export const MOST_QUOTED = 2

/** A product as it is held against a clause. */
export interface AskedProduct {
  product: SearchProduct
  options: ProductOption[]
  /** Title, category, tags, vendor. */
  fields: ShopText[]
  title: ShopText
  sentences: ShopText[]
}

/** What tells a value: sentences, or options with their values; neither where the title does. */
interface ToldValue {
  quotes: string[]
  options: { name: string; values: string[] }[]
}

/** Longer ones ask for something: "how much was it again". */
const MOST_OPEN = 3
/** "What's in it?": asks for whatever there is to tell. */
const asksAnything = (
  { text, asksValue, units, dimensions, amounts }: AskedClause,
  isThing: (unit: AskedUnit) => boolean,
): boolean =>
  asksValue &&
  text.words.length - units.length <= MOST_OPEN &&
  units.every(isThing) &&
  dimensions.length + amounts.length === 0

/** "Included", "sold separately". */
export const tellsOfBox = ({ cues }: ShopText): boolean => cues.some(({ cue }) => cue === 'includes' || cue === 'apart')

/** A value that is asked for: by an option, by sentences, by the title (then nothing is quoted); null where none tells it. */
export function tellValue(
  clause: AskedClause,
  asked: AskedProduct,
  isThing: (unit: AskedUnit) => boolean,
): ToldValue | null {
  const { options, sentences } = asked
  const { dimensions, units } = clause
  const isCounted = dimensions.includes('count')
  const open = units.filter((unit) => !isThing(unit) && !(isCounted && holdsWhatIsCounted(unit, clause, asked)))
  const quoting = (telling: readonly ShopText[]) =>
    telling.length === 0 ? null : { quotes: telling.slice(0, MOST_QUOTED).map(({ said }) => said), options: [] }
  // "What is included?"
  const ofBox = clause.asksIncluded && open.length + dimensions.length === 0 ? sentences.filter(tellsOfBox) : []
  if (ofBox.length > 0) return quoting(ofBox)
  if (asksAnything(clause, isThing) && sentences.length > 0) return quoting(sentences)
  const telling = tellingOptions(clause, options, isThing, tellsOf)
  if (telling.length > 0 && (dimensions.length > 0 || open.length > 0))
    return { quotes: [], options: telling.map(({ name, values }) => ({ name, values })) }
  // "How many pieces?" of a "Castle Kit (223 Pieces)", whatever else its page counts.
  const isOfTitle = isCounted && countsUnits(asked.title, units) && !sentences.some((own) => countsUnits(own, units))
  if (isOfTitle) return { quotes: [], options: [] }
  const ranked = sentences
    .map((sentence) => ({ sentence, score: scoreOf(sentence, clause, open, asked) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
  const best = ranked[0]?.score ?? 0
  if (ranked.length > 0) return quoting(ranked.filter(({ score }) => score > best - 1).map(({ sentence }) => sentence))
  if (dimensions.length === 0)
    return quoting(sentences.filter((own) => (open.length === 0 ? tellsAmountOf(own, clause) : isAllNear(own, open))))
  if (open.length > 0) return null
  if (scoreOf(asked.title, clause, [], asked) > 0) return { quotes: [], options: [] }
  return clause.asksValue ? null : quoting(sentences.filter((own) => isOfSameWord(own, clause)))
}

/** Whether a text has a number of what is counted: pieces, where nothing is named. */
const countsUnits = ({ words, amounts }: ShopText, units: readonly AskedUnit[]): boolean =>
  amounts.some(({ unit, to }) => {
    const isOf = ({ facts, stems }: AskedUnit) =>
      unit === 'pc' ? facts.includes('piece') : stems.some(([stem]) => words[to]?.stem === stem)
    return units.length === 0 ? unit === 'pc' : units.some(isOf)
  })

/** "How many caps are in a pack?", of a pack of protection caps: neither is told apart from what is counted. */
const holdsWhatIsCounted = (unit: AskedUnit, { topics }: AskedClause, { title }: AskedProduct): boolean =>
  unit.facts.includes('piece') ||
  topics.some(({ topic, places }) => topic === 'packing' && unit.places.every((at) => places.includes(at))) ||
  hasToDoWith(title, unit)

/** "Has it got a memory?": a sentence that names what is measured by the same word, and tells no such measure. */
const isOfSameWord = ({ words, dimensions: named }: ShopText, { text, dimensions, asksHaving }: AskedClause): boolean =>
  asksHaving &&
  named.some(
    ({ dimension, places }) =>
      dimensions.includes(dimension) && places.some((at) => text.words.some(({ stem }) => stem === words[at]?.stem)),
  )

/** "Pumpkin 62 %", of a pumpkin mash: "how much pumpkin is in it". */
const tellsAmountOf = ({ words, amounts, ...text }: ShopText, { units }: AskedClause): boolean =>
  units.length > 0 &&
  units.every((unit) => {
    const places = unit.stems.flatMap((stems) => placesOfStems({ words, ...text }, stems)).flat()
    return places.some((at) => amounts.some(({ from, to }) => from === at + 1 || to === at))
  })

/** Whether a sentence speaks of all of them, or of what has to do with them. */
export const isAllNear = (sentence: ShopText, units: readonly AskedUnit[]): boolean =>
  units.every((unit) => hasToDoWith(sentence, unit))

const tellsOf = (text: ShopText): AskedDimension[] => text.amounts.flatMap((amount) => toldBy(text, amount))

/** How well a sentence tells a value; 0 when it does not. */
function scoreOf(text: ShopText, clause: AskedClause, open: readonly AskedUnit[], asked: AskedProduct): number {
  const { dimensions, units } = clause
  const said = units.filter((unit) => statedIn(text, unit, clause) !== null)
  if (!open.every((unit) => said.includes(unit))) return 0
  if (dimensions.length === 0) return open.length === 0 ? 0 : 1 + said.length
  const named = text.dimensions.filter(({ dimension }) => dimensions.includes(dimension)).length
  let best = 0
  if (dimensions.includes('material')) best = materialsIn(text).length + named
  if ((dimensions.includes('origin') || dimensions.includes('age')) && named > 0) best = 1
  // "Sizes 2, 4 and 8"
  if (
    dimensions.includes('size') &&
    text.dimensions.some(({ dimension }) => dimension === 'size') &&
    text.amounts.length > 0
  )
    best = 1
  const wantsWarranty = units.some(({ facts }) => facts.includes('warranty'))
  for (const amount of text.amounts) {
    const told = toldBy(text, amount).filter((dimension) => dimensions.includes(dimension))
    if (told.length === 0) continue
    const { clause: own } = text.words[amount.from] ?? { clause: 0 }
    const isWarranty = text.facts.some(
      ({ fact, places }) => fact === 'warranty' && text.words[places[0] as number]?.clause === own,
    )
    if (isWarranty !== wantsWarranty && told.includes('duration')) continue
    if (told.every((dimension) => dimension === 'count') && !countsAsked(text, amount.to, units, asked)) continue
    // "How long is it" asks no time.
    if (dimensions.includes('length') && !told.includes('length') && units.length === 0) continue
    best = Math.max(best, 1)
  }
  return best === 0 ? 0 : best + 2 * said.length + 2 * named
}

/** Whether the number before this place counts what is asked, or the thing itself. */
function countsAsked(text: ShopText, to: number, units: readonly AskedUnit[], { title }: AskedProduct): boolean {
  const near = text.words.slice(to, to + 3)
  const clause = text.words[to - 1]?.clause
  return near.some(({ stem, clause: own }, index) => {
    if (own !== clause) return false
    const isUnit = units.some(
      (unit) =>
        unit.stems.some((stems) => stems.includes(stem)) ||
        text.facts.some(({ fact, places }) => (unit.facts as string[]).includes(fact) && places.includes(to + index)),
    )
    return isUnit || title.words.some((word) => word.stem === stem)
  })
}
