import { unitOf } from '../../language/amounts/units.ts'
import type { AskedDimension } from '../../language/data/asked-facts.ts'
import { wordsOfAll } from '../../language/packs.ts'
import { keyOf } from '../../language/text/tokens.ts'
import { MOST_QUOTED } from './product-answer.ts'
import type { AskedProduct } from './product-read.ts'
import { tellsBeside } from './question-words.ts'
import type { AskedClause, AskedUnit } from './read-question.ts'
import { type ShopText, toldBy } from './shop-texts.ts'
import { hasToDoWith, placesOfStems, statedIn } from './stated-in.ts'
import { tellingOptions } from './telling-options.ts'
import { type Amount, isLoad, isSquared } from './text-amounts.ts'
import { isEither, isMeasured, valuesTold } from './value-types.ts'

/** What tells a value: sentences, or options with their values; neither where the title does. */
interface ToldValue {
  quotes: string[]
  options: { name: string; values: string[] }[]
}

/** Longer ones ask for something: "how much was it again". */
const MOST_OPEN = 4
/** "What's in it?": asks for whatever there is to tell. */
const asksAnything = (
  { text, asksValue, asksIncluded, units, dimensions, amounts }: AskedClause,
  isThing: (unit: AskedUnit) => boolean,
): boolean =>
  asksValue &&
  !asksIncluded &&
  text.words.length - units.length <= MOST_OPEN &&
  units.every(isThing) &&
  dimensions.length + amounts.length === 0

/** "Included", "sold separately". */
export const tellsOfBox = ({ cues }: ShopText): boolean => cues.some(({ cue }) => cue === 'includes' || cue === 'apart')

/** Items of the shortest list that tells what there is. */
const FEWEST_ITEMS = 3
/** "A bowl, a blanket, two balls and a collar" */
function listsThings({ words, amounts }: ShopText): boolean {
  const starts = words.flatMap(({ clause }, at) => (clause === words[at - 1]?.clause ? [] : at))
  const isItem = (at: number) => articles.has(words[at]?.text ?? '') || amounts.some(({ from }) => from === at)
  return starts.filter(isItem).length >= FEWEST_ITEMS
}
const articles = wordsOfAll((pack) => pack.articles)

/** What is in the box: what is, before what is not; of a page without such words what lists things. */
function contentsOf(sentences: readonly ShopText[]): ShopText[] {
  const isWithout = ({ cues, negations }: ShopText) => negations.length > 0 || cues.some(({ cue }) => cue === 'apart')
  const telling = sentences.filter(tellsOfBox)
  const without = telling.filter(isWithout)
  const within = telling.filter((own) => !without.includes(own))
  return [...(within.length > 0 ? within : sentences.filter(listsThings).slice(0, 1)), ...without]
}

/** Words from the unit of a rate to what it is for: "20 ml per m²". */
const MOST_PER = 2
/** "5 g/m²", where it is asked how much 80 m² take: an amount for one of the unit. */
const tellsRate = ({ words, tokens, amounts }: ShopText, { unit }: Amount): boolean =>
  unit !== null &&
  words.some(({ text }, at) => {
    const own = unitOf(text) === 'm' && isSquared(words, tokens, at) ? 'm2' : unitOf(text)
    return (
      own === unit && amounts.some(({ to, unit: of }) => of !== null && of !== unit && to < at && to >= at - MOST_PER)
    )
  })

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
  const ofBox = clause.asksIncluded && open.length + dimensions.length === 0 ? contentsOf(sentences) : []
  if (ofBox.length > 0) return quoting(ofBox)
  const rates = sentences.filter((own) => clause.amounts.some((amount) => tellsRate(own, amount)))
  if (clause.asksValue && open.length === 0 && rates.length > 0) return quoting(rates)
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
  // "How long is it", of a "Rope, 30 m" with a ring of 3 cm: what the title tells is told of the whole thing.
  const isOfWhole =
    open.length === 0 && dimensions.some(isMeasured) && !(ranked[0] && isNamedBeside(ranked[0].sentence, dimensions))
  const tellsIt = (text: ShopText) => scoreOf(text, clause, [], asked) > 0
  if (isOfWhole && tellsIt(asked.title)) return { quotes: quoteOfTitle(asked, tellsIt), options: [] }
  if (ranked.length > 0) return quoting(ranked.filter(({ score }) => score > best - 1).map(({ sentence }) => sentence))
  if (dimensions.length === 0)
    return quoting(sentences.filter((own) => (open.length === 0 ? tellsAmountOf(own, clause) : isAllNear(own, open))))
  if (open.length > 0) return null
  if (tellsIt(asked.title)) return { quotes: quoteOfTitle(asked, tellsIt), options: [] }
  return clause.asksValue ? null : quoting(sentences.filter((own) => isOfSameWord(own, clause)))
}

/** The part of a title that tells something; none where that is how it begins, as the product is called so. */
export function quoteOfTitle(
  { titleParts: [first, ...parts] }: AskedProduct,
  isTelling: (part: ShopText) => boolean,
): string[] {
  const part = first && isTelling(first) ? undefined : parts.find(isTelling)
  return part ? [part.said] : []
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

/** "60 l: 60 × 32 × 32 cm": the sentence that tells of the value which is meant, where more than that is asked. */
export function tellingOf(
  options: readonly { values: readonly string[] }[],
  { units, dimensions }: AskedClause,
  { sentences }: AskedProduct,
): string[] {
  if (units.length + dimensions.length === 0) return []
  const keys = options.flatMap(({ values }) => values.map((value) => ` ${keyOf(value)} `))
  const own = sentences.find(({ said }) => keys.some((key) => ` ${keyOf(said)} `.includes(key)))
  return own ? [own.said] : []
}

/** "Has it got a memory?": a sentence that names what is measured by the same word, and tells no such measure. */
const isOfSameWord = ({ words, dimensions: named }: ShopText, { text, dimensions, asksHaving }: AskedClause): boolean =>
  asksHaving &&
  named.some(
    ({ dimension, places }) =>
      dimensions.includes(dimension) && places.some((at) => text.words.some(({ stem }) => stem === words[at]?.stem)),
  )

/** "Pumpkin 62 %", "residue under 0.1 %", of a pumpkin mash: "how much pumpkin is in it". */
const tellsAmountOf = ({ words, amounts, ...text }: ShopText, { units }: AskedClause): boolean =>
  units.length > 0 &&
  units.every((unit) => {
    const places = unit.stems.flatMap((stems) => placesOfStems({ words, ...text }, stems)).flat()
    const isBeside = (at: number, { from, to, min, max }: Amount) =>
      from === at + 1 || to === at || (from === at + 2 && min !== max)
    return places.some((at) => amounts.some((amount) => isBeside(at, amount)))
  })

/** "Caffeine?", "and the protein": names nothing but what is in a thing, and a sentence tells how much of it. */
export const asksHowMuch = (clause: AskedClause, quoted: readonly ShopText[]): boolean => {
  const { units, text, amounts } = clause
  const named = new Set(units.flatMap(({ places }) => places))
  const isBare = text.words.every(({ text: word }, at) => named.has(at) || small.has(word))
  const isName = units.every(({ facts, properties, quality }) => facts.length + properties.length === 0 && !quality)
  return isBare && isName && amounts.length === 0 && quoted.some((own) => tellsAmountOf(own, clause))
}

const small = new Set([...articles, ...wordsOfAll((pack) => pack.joiners)])

/** Whether a sentence speaks of all of them, or of what has to do with them. */
const isAllNear = (sentence: ShopText, units: readonly AskedUnit[]): boolean =>
  units.every((unit) => hasToDoWith(sentence, unit))

/** What neither says nor denies what is asked, and has to do with all of it, or with one: "is it damp rated or wet rated". @param named what does not stand beside the product's name */
export function nearOf(
  clause: AskedClause,
  named: readonly AskedUnit[],
  { sentences, titleParts }: AskedProduct,
): ShopText[] {
  const isOne = (text: ShopText) => clause.units.some((unit) => statedIn(text, unit, clause) === 'holds')
  const tellsBesideIt = ({ facts }: ShopText) =>
    named.every((unit) => unit.facts.some((fact) => facts.some((own) => tellsBeside(fact).has(own.fact))))
  const [first, ...parts] = titleParts
  // The title is looked at where no sentence tells it; how it begins is the name, which tells facts alone: "Wool-lined Mitten".
  const [all = []] = [sentences, parts, first && tellsBesideIt(first) ? [first] : []].flatMap((texts) => {
    const either = isEither(clause.text) ? texts.filter(isOne) : []
    const near = either.length > 0 ? either : texts.filter((text) => isAllNear(text, named))
    return near.length > 0 ? [near] : []
  })
  return all
}

/** Words between the name of a measure and its number: "the length is 31 m"; "4 inches wide (cup size)" names none. */
const MOST_BESIDE = 2
const isNamedBeside = ({ dimensions, amounts }: ShopText, asked: readonly AskedDimension[]): boolean =>
  dimensions.some(
    ({ dimension, places }) =>
      asked.includes(dimension) &&
      amounts.some(({ from, to }) => places.some((at) => at >= from - MOST_BESIDE && at <= to + 1)),
  )

const tellsOf = (text: ShopText): AskedDimension[] => text.amounts.flatMap((amount) => toldBy(text, amount))

/** "How heavy is it", but not "what weight does it carry". */
const asksOwnWeight = ({ dimensions, topics }: AskedClause): boolean =>
  dimensions.every((dimension) => dimension === 'weight') && !topics.some(({ topic }) => topic === 'load')

/** How well a sentence tells a value; 0 when it does not. */
function scoreOf(text: ShopText, clause: AskedClause, open: readonly AskedUnit[], asked: AskedProduct): number {
  const { dimensions, units } = clause
  const said = units.filter((unit) => statedIn(text, unit, clause) !== null)
  if (!open.every((unit) => said.includes(unit))) return 0
  if (dimensions.length === 0) return open.length === 0 ? 0 : 1 + said.length
  const named = text.dimensions.filter(({ dimension }) => dimensions.includes(dimension)).length
  const values = valuesTold(
    {
      ...text,
      amounts: text.amounts.filter(
        (one) => isOfAsked(text, one, clause, asked) && !(said.length === 0 && isLoad(one) && asksOwnWeight(clause)),
      ),
    },
    dimensions,
  )
  return values === 0 ? 0 : values + 2 * said.length + 2 * named
}

/** Whether an amount is no other one of its type: no guarantee, of how long a battery lasts. */
function isOfAsked(text: ShopText, amount: Amount, { dimensions, units }: AskedClause, asked: AskedProduct): boolean {
  const told = toldBy(text, amount).filter((dimension) => dimensions.includes(dimension))
  const { clause: own } = text.words[amount.from] ?? { clause: 0 }
  const isWarranty = text.facts.some(
    ({ fact, places }) => fact === 'warranty' && text.words[places[0] as number]?.clause === own,
  )
  const wantsWarranty = units.some(({ facts }) => facts.includes('warranty'))
  if (isWarranty !== wantsWarranty && told.includes('duration')) return false
  const isCount = told.length > 0 && told.every((dimension) => dimension === 'count')
  if (isCount && !countsAsked(text, amount.to, units, asked)) return false
  // "How long is it" asks no time.
  return !(told.length > 0 && dimensions.includes('length') && !told.includes('length') && units.length === 0)
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
