import { readAgeRange } from '../../language/amounts/read-age-range.ts'
import type { Topic } from '../../language/data/topics.ts'
import { facetLikeness } from '../../language/facets/taught-facets.ts'
import { fold } from '../../language/text/fold.ts'
import { isNoun } from '../things/is-noun.ts'
import { ageIn } from './asked-age.ts'
import { aspectsTold, productAspects } from './aspects/read-aspects.ts'
import type { AskedProduct } from './product-read.ts'
import { type AskedClause, type AskedUnit, dimensionsOfUnit } from './read-question.ts'
import { materialsIn, type ShopText, toldBy } from './shop-texts.ts'
import { hasToDoWith, statedIn } from './stated-in.ts'
import { tellsOfBox } from './tell-value.ts'

/** What a sentence may have to do with a question, each as a number: see `sentence-weights.ts`. */
export const featureNames = [
  /** How likely it tells what is asked, as learned; and whether that is told by it more than by the others. */
  'aspect',
  'aspectFirst',
  /** Words of the question that it says, and facts that it tells. */
  'word',
  'fact',
  /** What has to do with them: a compound, another way to wash it. */
  'near',
  /** Matters that both speak of: how many, and whether any. */
  'topics',
  'topic',
  /** It speaks of no matter that the question does, and matters that no sentence speaks of. */
  'offTopic',
  'untoldTopics',
  /** Facts that the question names and the sentence does not tell. */
  'factMissed',
  /** An amount of what is asked for, its name, or one in the unit that is asked with. */
  'amount',
  'value',
  'named',
  'unit',
  /** None of what is asked for, though another sentence tells it. */
  'noAmount',
  'material',
  'box',
  'age',
  /** Any word at all that both have. */
  'loose',
  /** Things that the question names, and the sentence does not: "the seal is replaceable", of a blade. */
  'thingMissed',
  /** Of the question: words that no sentence has to do with, and whether it asks for nothing that is known. */
  'unmet',
  'unclear',
  /** Of the sentence. */
  'long',
] as const

export type FeatureName = (typeof featureNames)[number]
export type Features = Record<FeatureName, number>

const LONG = 30
const MOST_UNMET = 3
const SHORTEST_LOOSE = 4

/** Words that only few sentences have to do with tell more: a match of all of them tells nothing. */
const sharedOut = (matches: readonly boolean[], at: number): number => {
  const all = matches.filter((one) => one).length
  return matches[at] === true && all > 0 ? 1 / all : 0
}

/** A question as it is held against sentences, without what only names the product. */
interface Asked {
  clauses: readonly AskedClause[]
  units: { unit: AskedUnit; clause: AskedClause }[]
  topics: Topic[]
}

const isKnown = ({ unit: { facts, properties, quality } }: Asked['units'][number]): boolean =>
  facts.length + properties.length > 0 || quality !== null
const dimensionless = (clauses: readonly AskedClause[]): boolean =>
  clauses.every(({ dimensions }) => dimensions.length === 0)

function askedIn(clauses: readonly AskedClause[], title: ShopText): Asked {
  const units = clauses.flatMap((clause) => clause.units.map((unit) => ({ unit, clause })))
  const isNamed = ({ unit, clause }: Asked['units'][number]) =>
    statedIn(title, unit, { ...clause, asksIncluded: false }) === 'holds'
  const unnamed = units.filter((one) => !isNamed(one))
  const asksElse = unnamed.length > 0 || clauses.some(({ dimensions }) => dimensions.length > 0)
  // "How much magnesium is in it", of a magnesium powder.
  const others = asksElse ? unnamed : units
  const topics = clauses.flatMap((clause) => {
    const inTitle = new Set(clause.units.filter((unit) => isNamed({ unit, clause })).flatMap(({ places }) => places))
    return clause.topics.map(({ topic, places }) => ({ topic, isNamed: places.every((at) => inTitle.has(at)) }))
  })
  // "What is the waterproof rating", of a waterproof jacket: nothing else is known of what is asked.
  const isOfName = dimensionless(clauses) && topics.every((one) => one.isNamed) && !unnamed.some(isKnown)
  const own = topics.filter(({ isNamed }) => isOfName || !isNamed)
  return { clauses, units: others, topics: [...new Set(own.map(({ topic }) => topic))] }
}

/** Each sentence held against a question. */
export function featuresOf(
  question: string,
  clauses: readonly AskedClause[],
  { title, sentences }: Pick<AskedProduct, 'title' | 'sentences'>,
): Features[] {
  const asked = askedIn(clauses, title)
  const said = asked.units.map(({ unit, clause }) =>
    sentences.map((own) => statedIn(own, unit, { ...clause, asksIncluded: false }) !== null),
  )
  const near = asked.units.map(({ unit }, at) =>
    sentences.map((own, place) => said[at]?.[place] !== true && hasToDoWith(own, unit)),
  )
  // What the product is called says nothing of it: "Tight" of "All-Purpose Tight"; "lined" of "Wool-lined Mitten" does.
  const telling = new Set([...title.facts, ...title.properties].flatMap(({ places }) => places))
  const named = new Set(title.words.flatMap(({ stem }, at) => (telling.has(at) ? [] : stem)))
  const speaks = (own: ShopText, topic: Topic) =>
    own.topics.some((one) => one.topic === topic && !one.places.every((at) => named.has(own.words[at]?.stem ?? '')))
  const topics = asked.topics.map((topic) => sentences.map((own) => speaks(own, topic)))
  const dimensions = new Set(clauses.flatMap((clause) => clause.dimensions))
  const ofUnits = new Set(clauses.flatMap(({ amounts }) => amounts.flatMap(({ unit }) => dimensionsOfUnit(unit))))
  const tells = (own: ShopText, wanted: ReadonlySet<string>) =>
    own.amounts.some((amount) => toldBy(own, amount).some((told) => wanted.has(told)))
  const amounts = sentences.map((own) => tells(own, dimensions))
  const units = sentences.map((own) => tells(own, ofUnits))
  const isNamed = sentences.map((own) => own.dimensions.some(({ dimension }) => dimensions.has(dimension)))
  const materials = sentences.map((own) => dimensions.has('material') && materialsIn(own).length > 0)
  const asksValue = clauses.some((clause) => clause.asksValue || clause.amounts.length > 0)
  const asksBox = clauses.some(({ asksIncluded, asksNeed }) => asksIncluded || asksNeed)
  const boxes = sentences.map((own) => asksBox && tellsOfBox(own))
  const isAged = ageIn(question) !== null
  const ages = sentences.map((own) => isAged && readAgeRange(own.said) !== null)
  const unmet = asked.units.filter(({ unit, clause }, at) => {
    const hasTopic = clause.topics.some(({ places }) => places.some((place) => unit.places.includes(place)))
    return !hasTopic && !said[at]?.includes(true) && !near[at]?.includes(true)
  }).length
  const isUnclear = asked.topics.length + dimensions.size + asked.units.length - unmet === 0
  const loose = looseIn(clauses, sentences)
  const alike = aspectsAlike(question, clauses, sentences)
  const allAlike = alike.reduce((sum, one) => sum + one ** 2, LEAST_ALIKE ** 2)
  const sumOf = (all: readonly (readonly boolean[])[], at: number) =>
    all.reduce((sum, own) => sum + sharedOut(own, at), 0)
  const isThing = asked.units.map(({ unit }) => unit.facts.length === 0 && unit.places.length === 1 && namesThing(unit))
  const isFact = asked.units.map(({ unit }) => unit.facts.length > 0)
  return sentences.map((own, at) => ({
    aspect: Math.log(1 + (alike[at] ?? 0) / LEAST_ALIKE),
    aspectFirst: (alike[at] ?? 0) ** 2 / allAlike,
    word: sumOf(
      said.filter((_, place) => !isFact[place]),
      at,
    ),
    fact: sumOf(
      said.filter((_, place) => isFact[place]),
      at,
    ),
    near: sumOf(near, at),
    factMissed: isFact.filter((is, place) => is && !said[place]?.[at] && !near[place]?.[at]).length,
    topics: sumOf(topics, at),
    topic: topics.some((one) => one[at]) ? 1 : 0,
    offTopic: topics.length > 0 && !amounts[at] && !topics.some((one) => one[at]) ? 1 : 0,
    untoldTopics: topics.filter((one) => !one.includes(true)).length / Math.max(1, topics.length),
    amount: sharedOut(amounts, at),
    value: asksValue && amounts[at] ? 1 : 0,
    named: sharedOut(isNamed, at),
    unit: sharedOut(units, at),
    noAmount: amounts.includes(true) && !amounts[at] ? 1 : 0,
    material: sharedOut(materials, at),
    box: sharedOut(boxes, at),
    age: sharedOut(ages, at),
    loose: sumOf(loose, at),
    thingMissed: Math.min(
      MOST_UNMET,
      isThing.filter((is, place) => is && !said[place]?.[at] && !near[place]?.[at]).length,
    ),
    unmet: Math.min(unmet, MOST_UNMET),
    unclear: isUnclear ? 1 : 0,
    long: own.words.length > LONG ? 1 : 0,
  }))
}

/** What is less alike is not. */
const LEAST_ALIKE = 0.1

/** How alike are the aspects of the product that a question asks for, and those that each sentence tells. */
function aspectsAlike(question: string, clauses: readonly AskedClause[], sentences: readonly ShopText[]): number[] {
  const [clause] = clauses
  if (!clause) return sentences.map(() => 0)
  const asked = productAspects.asked(question, clause.text.language)
  return sentences.map((own) => facetLikeness(asked, aspectsTold(own)))
}

const namesThing = ({ surface }: AskedUnit): boolean => isNoun(fold(surface))

/** Words of any kind that both have: "keep" of "how long does it keep". */
function looseIn(clauses: readonly AskedClause[], sentences: readonly ShopText[]): boolean[][] {
  const stems = new Set(
    clauses.flatMap(({ text }) =>
      text.words.flatMap(({ stem, text: word }) => (word.length >= SHORTEST_LOOSE ? stem : [])),
    ),
  )
  return [...stems].map((stem) => sentences.map(({ words }) => words.some((word) => word.stem === stem)))
}
