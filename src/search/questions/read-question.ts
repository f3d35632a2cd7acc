import { readSizeEnd } from '../../language/amounts/read-size-end.ts'
import { unitOf } from '../../language/amounts/units.ts'
import { type AskedDimension, askedDimensions } from '../../language/data/asked-facts.ts'
import { regionsOfSizes } from '../../language/data/unit-symbols.ts'
import { phrasesOfAll, wordList, wordsOfAll } from '../../language/packs.ts'
import { isNegation } from '../../language/readers/negation.ts'
import { predicatesIn } from '../../language/readers/predicate.ts'
import { readReference } from '../../language/readers/read-reference.ts'
import { isKindWord } from '../../language/text/families.ts'
import { phraseAt, phraseTable } from '../../language/text/phrase-table.ts'
import { wordsIn } from '../../language/text/tokens.ts'
import { remembering } from '../../shared/remembering.ts'
import { isNoun } from '../things/is-noun.ts'
import { negationsIn } from './negations.ts'
import { type AskedUnit, type Named, unitsOf } from './question-units.ts'
import { type Cue, isBut, questionWordsOf, type WordsOfLanguage } from './question-words.ts'
import { type Amount, amountsIn } from './text-amounts.ts'
import { type ReadText, readText, type TextWord } from './text-words.ts'
import { type TopicSaid, topicsIn } from './topics-said.ts'

export type { AskedUnit } from './question-units.ts'

/** One clause of a question as data. */
export interface AskedClause {
  text: ReadText
  /** Whether a value is asked for. */
  asksValue: boolean
  dimensions: AskedDimension[]
  /** What it is about. */
  topics: TopicSaid[]
  units: AskedUnit[]
  amounts: Amount[]
  /** "The big one": which end of the sizes it means, with the places of its words. */
  sizeEnd: { direction: 1 | -1; places: number[] } | null
  /** Whether it asks what is in the box. */
  asksIncluded: boolean
  /** Whether it asks what must be had besides: neither "yes" nor "no" can be told by what a page says of the box. */
  asksNeed: boolean
  /** Whether it asks what a size is called elsewhere: "which UK size is a 28". */
  asksEqual: boolean
  /** "Real", "genuine"; and of all there are ("every rack"), which a sentence about some does not bear out. */
  asksGenuine: boolean
  asksEvery: boolean
  /** Whether it asks for something to be had in some option. */
  asksHaving: boolean
  /** Whether it only goes on to something: "and gravel?", "what about the lid". What asks nothing has no "yes". */
  goesOn: boolean
  /** "Colour" of "in another colour?", as typed. */
  others: string[]
  /** Whether its sentence ends with a question mark; where none does, whether it begins as a question does. */
  isAsked: boolean
  /** Whether it begins as a question does by itself. */
  isQuestion: boolean
}

const unitDimensions = new Map<string, AskedDimension[]>()
for (const [dimension, units] of Object.entries(askedDimensions) as [AskedDimension, string][]) {
  for (const unit of wordList(units)) unitDimensions.set(unit, [...(unitDimensions.get(unit) ?? []), dimension])
}

/** What an amount in this unit tells: "hours" a duration. */
export const dimensionsOfUnit = (unit: string | null | undefined): AskedDimension[] =>
  unitDimensions.get(unit ?? '') ?? []

const prepositions = wordsOfAll(({ options }) => options?.markers)

/** Reads a clause of a question. @param language the shopper's @param catalogLanguage in which the shop writes */
export function readQuestion(question: string, language: string, catalogLanguage: string): AskedClause[] {
  const isMarked = question.includes('?')
  return question
    .split(/(?<=\?)|[!;\n]+|\.(?=\s|$)/)
    .flatMap((sentence) =>
      sentence
        .split(/\?|,(?!\d)/)
        .flatMap((clause) => {
          const read = (text: string) => readOnce(`${language}\n${catalogLanguage}\n${text}`)
          return askedTwice(read(clause), clause, read)
        })
        .map((clause) => ({
          ...clause,
          isAsked: isMarked ? sentence.endsWith('?') : clause.isQuestion && asksSome(clause),
        })),
    )
    .filter(({ text }) => text.words.length > 0)
}

/** "Whats that together" asks for nothing that a page tells. */
const asksSome = ({ units, dimensions, amounts, asksIncluded }: Omit<AskedClause, 'isAsked'>): boolean =>
  asksIncluded || units.length + dimensions.length + amounts.length > 0

type ReadClause = Omit<AskedClause, 'isAsked'>

/** "How heavy is it and does it float": a clause that asks for a value, and for something besides, as two; each of "read" as it stands by itself. */
function askedTwice(whole: ReadClause, clause: string, read: (text: string) => ReadClause): ReadClause[] {
  const { text, asksValue, dimensions } = whole
  if (!asksValue || dimensions.length === 0) return [whole]
  const { joiners } = questionWordsOf(text.language)
  for (const { text: word, at } of text.words) {
    const token = text.tokens[at]
    if (!token || !joiners.has(word)) continue
    const [one, other] = [read(clause.slice(0, token.start)), read(clause.slice(token.end))] as const
    if ((asksForValue(one) && isPredicate(other)) || (isPredicate(one) && asksForValue(other))) return [one, other]
  }
  return [whole]
}

const asksForValue = ({ asksValue, dimensions }: ReadClause): boolean => asksValue && dimensions.length > 0

/** "Does it float", "trae difusor", but not "the lid": says something of what it names. */
function isPredicate({ text, asksValue, dimensions, amounts, units, asksIncluded }: ReadClause): boolean {
  if (asksValue || dimensions.length + amounts.length > 0 || units.length === 0) return false
  const taken = new Set(units.flatMap(({ places }) => places))
  return asksIncluded || text.words.some(({ text: word }, at) => !taken.has(at) && !articles.has(word))
}

const articles = wordsOfAll((pack) => pack.articles)

const furthers = phraseTable([[true, phrasesOfAll(({ references }) => references?.goesOn)]])
/** More words behind an "and" are a question of their own. */
const MOST_FURTHER = 3

function leadsOn({ words, tokens }: ReadText): boolean {
  const end = phraseAt(furthers, tokens, words[0]?.at ?? 0)?.end
  return end !== undefined && words.filter(({ at }) => at >= end).length <= MOST_FURTHER
}

/** What nothing but goods has. */
const ofGoods = new Set<AskedDimension>(['length', 'weight', 'volume', 'material', 'size', 'color', 'power', 'storage'])

/** Whether a text asks what a product measures or is made of, and nothing that a service may be asked: "how big is it", but not "how long does it take". */
export function asksOfGoods(text: string, language: string, catalogLanguage: string): boolean {
  const asked = readQuestion(text, language, catalogLanguage).flatMap(({ dimensions }) => dimensions)
  return asked.length > 0 && asked.every((dimension) => ofGoods.has(dimension))
}

/** Whether a text names something that packs know as a fact of products: "dishwasher". */
export const asksForFact = (text: string, language: string, catalogLanguage: string): boolean =>
  readQuestion(text, language, catalogLanguage).some(({ units }) => units.some(({ facts }) => facts.length > 0))

/** The words of facts that are told by several: "resistentes al agua" names no water, and "ist der vegan?" none that is called "Vegan". */
export const wordsOfFacts = (text: string, language: string, catalogLanguage: string): ReadonlySet<string> =>
  new Set([
    ...readQuestion(text, language, catalogLanguage).flatMap(({ units }) =>
      units.flatMap(({ facts, places, surface }) => (facts.length > 0 && places.length > 1 ? wordsIn(surface) : [])),
    ),
    ...predicatesIn(text, language),
  ])

/** "Water resistant?": asks for facts that are told by several words, and names nothing besides. */
export function isOnlyFact(text: string, language: string, catalogLanguage: string): boolean {
  const units = readQuestion(text, language, catalogLanguage).flatMap((clause) => clause.units)
  return units.length > 0 && units.every(({ facts, places }) => facts.length > 0 && places.length > 1)
}

/** Whether a text asks if something is in the box, and names nothing: "are they included". */
export const asksOfBoxOnly = (text: string, language: string, catalogLanguage: string): boolean =>
  readQuestion(text, language, catalogLanguage).every(
    ({ asksIncluded, asksValue, units }) => asksIncluded && !asksValue && units.length === 0,
  )

/** What a text asks to be in the box: the pen of "is the pen in the box", the case of "does it come with a case"; empty where it asks for nothing so. */
export const askedInBox = (text: string, language: string, catalogLanguage: string): string[] =>
  readQuestion(text, language, catalogLanguage).flatMap(({ asksIncluded, units }) =>
    asksIncluded ? units.map(({ surface }) => surface) : [],
  )

/** Whether a text asks what must be had besides: "do I need a charger". */
export const asksForNeed = (text: string, language: string, catalogLanguage: string): boolean =>
  readQuestion(text, language, catalogLanguage).some(({ asksNeed }) => asksNeed)

/** Whether a text asks what a size is called elsewhere: that there is one answers nothing. */
export const asksForEqual = (text: string, language: string, catalogLanguage: string): boolean =>
  readQuestion(text, language, catalogLanguage).some(({ asksEqual }) => asksEqual)

const regions = new Set(wordList(regionsOfSizes))
const optionKinds = ['color', 'size', 'material'] as const

/** "In another colour?": which options other values are asked of, with the places of their names. */
const othersIn = (words: readonly TextWord[], { other }: Pick<WordsOfLanguage, 'other'>) =>
  words.flatMap(({ text }, at) => {
    const kind = optionKinds.find((one) => isKindWord(one, text))
    return kind && other.has(words[at - 1]?.text ?? '') ? [{ kind, at }] : []
  })

/** Rows and tools read the same clauses of a message again and again. */
const MOST_READ = 200
const readOnce = remembering((key): ReadClause => {
  const [language = '', catalogLanguage = ''] = key.split('\n', 2)
  return readClause(key.slice(language.length + catalogLanguage.length + 2), language, catalogLanguage)
}, MOST_READ)

function readClause(clause: string, language: string, catalogLanguage: string): ReadClause {
  const text = readText(clause, language, isBut)
  const { words } = text
  const own = questionWordsOf(language)
  const taken = new Uint8Array(words.length)
  const cues = new Set<Cue>()
  for (let at = 0; at < words.length; at++) {
    for (const { meaning, places } of own.cues.at(words, at, 0)) {
      if (meaning === 'apart' || meaning === 'needs' || meaning === 'given') continue
      cues.add(meaning)
      for (const place of places) taken[place] = 1
    }
  }
  const others = othersIn(words, own)
  for (const { at } of others) taken[at] = 1
  const asksValue = (cues.has('asks') && !cues.has('asksNothing')) || others.length > 0
  const { facts, properties, lacking } = namedIn(words, own)
  const named = words
    .flatMap((_, at) => own.dimensions.at(words, at, 1))
    .filter(
      ({ places }) => !facts.some((fact) => fact.places.length > 1 && places.every((at) => fact.places.includes(at))),
    )
  for (const { places } of named) for (const place of places) taken[place] ||= 2
  const dimensions = [
    ...new Set([...dimensionsOf(named, text, taken, own.isFiller), ...others.map(({ kind }) => kind)]),
  ]
  const amounts = amountsIn(text)
  for (const { from, to, unit } of amounts) taken.fill(1, from, unit === null ? to : to + 1)
  const negations = negationsIn(text, own.denies, [...facts, ...properties]).filter(({ until }) => until === undefined)
  const units = unitsOf(text, { taken, language, catalogLanguage, negations, facts, properties, lacking })
  const isHad = ({ text: word }: { text: string }): boolean => own.having.has(word) || prepositions.has(word)
  return {
    ...{ text, asksValue, dimensions, units, amounts, sizeEnd: sizeEndOf(text, language) },
    topics: topicsIn(
      text,
      facts.map(({ meaning: fact, places }) => ({ fact, places })),
    ),
    asksIncluded: cues.has('includes'),
    asksNeed: cues.has('asksNeed'),
    asksEqual: words.some(
      ({ text: word }, at) =>
        isKindWord('size', word) &&
        (cues.has('asksEqual') || (asksValue && amounts.length > 0 && regions.has(words[at - 1]?.text ?? ''))),
    ),
    asksGenuine: words.some(({ text: word }) => own.genuine.has(word)),
    asksEvery: words.some(({ text: word }) => own.every.has(word)),
    asksHaving: words.some(isHad),
    others: others.map(({ at }) => text.tokens[words[at]?.at ?? 0]?.raw ?? ''),
    goesOn: cues.has('asksNothing') || leadsOn(text),
    isQuestion: readReference(clause, language, isNoun).isQuestion,
  }
}

/** The facts and properties that words tell, longest phrase first; what is only part of a longer phrase is not named. */
function namedIn(words: readonly TextWord[], own: WordsOfLanguage) {
  const byLength = (a: Named, b: Named): number => b.places.length - a.places.length
  const facts = words.flatMap((_, at) => own.facts.at(words, at)).sort(byLength)
  const isPart = ({ places }: Named, of: readonly Named[], least: number): boolean =>
    of.some((one) => one.places.length >= places.length + least && places.some((at) => one.places.includes(at)))
  // A "lave-vaisselle" is a fact, as is the "capuche" of "à capuche"; of "coupe-vent" none is, and nothing is cut.
  const isLong = ({ places }: Named): boolean => places.filter((at) => !own.isFiller(words[at] as TextWord)).length > 1
  const all = words.flatMap((_, at) => own.properties.at(words, at))
  const properties = all
    .filter((one) => one.places.length === 1 || (isLong(one) && !isPart(one, facts, 0)))
    .sort(byLength)
  const isDenying = ({ places: [at = 0] }: Named): boolean => isNegation(words[at]?.text ?? '')
  const lacking = all.filter((one) => one.places.length > 1 && !isLong(one) && isDenying(one))
  return { facts: facts.filter((one) => !isPart(one, properties, 1)), properties, lacking }
}

function sizeEndOf({ words, tokens }: ReadText, language: string): AskedClause['sizeEnd'] {
  const end = readSizeEnd(tokens, language)
  const places = words.flatMap(({ at }, place) => (end && at >= end.from && at < end.to ? place : []))
  return end && { direction: end.direction, places }
}

/** "How long" may ask for a length or a time: other words of the question decide, but no word of that phrase. */
function dimensionsOf(
  named: readonly { meaning: AskedDimension; places: number[] }[],
  { words }: ReadText,
  taken: Uint8Array,
  isFiller: (word: TextWord) => boolean,
): AskedDimension[] {
  const byPhrase = new Map<string, Set<AskedDimension>>()
  const isPart = (one: readonly number[]): boolean =>
    named.some(({ places }) => places.length > one.length && one.every((at) => places.includes(at)))
  for (const { meaning, places } of named) {
    // "How many" counts what nothing else measures.
    if (isPart(places) || (meaning === 'count' && named.some((one) => one.meaning !== 'count'))) continue
    const key = places.join(' ')
    byPhrase.set(key, (byPhrase.get(key) ?? new Set()).add(meaning))
  }
  let asked = new Set<AskedDimension>()
  for (const next of byPhrase.values()) {
    // "How much weight can it hold": where they have nothing in common, either will do.
    const both = new Set([...asked].filter((dimension) => next.has(dimension)))
    asked = both.size > 0 ? both : new Set([...asked, ...next])
  }
  if (!asked.has('count')) return [...asked]
  for (const [at, word] of words.entries()) {
    // "An" is a year in French.
    const ofUnit = isFiller(word) ? [] : dimensionsOfUnit(unitOf(word.text))
    if (ofUnit.length === 0 || taken[at] === 1) continue
    taken[at] = 1
    return ofUnit
  }
  return [...asked]
}
