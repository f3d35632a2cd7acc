import { readSizeEnd } from '../../language/amounts/read-size-end.ts'
import { unitOf } from '../../language/amounts/units.ts'
import { type AskedDimension, type AskedFact, askedDimensions } from '../../language/data/asked-facts.ts'
import { phrasesOfAll, wordList, wordsOfAll } from '../../language/packs.ts'
import { isNegationBehind } from '../../language/readers/negation.ts'
import { conceptOf, isKindWord } from '../../language/text/families.ts'
import { phraseAt, phraseTable } from '../../language/text/phrase-table.ts'
import { wordsIn } from '../../language/text/tokens.ts'
import { languageOf } from '../analysis/languages.ts'
import { editCost } from '../index/edit-cost.ts'
import { negationsIn } from './negations.ts'
import { type Cue, isBut, questionWordsOf, SHORTEST_MENDED, type WordsOfLanguage } from './question-words.ts'
import { stemsOf } from './stems-in-catalog.ts'
import { type Amount, amountsIn, type ReadText, readText, type TextWord } from './text-words.ts'
import { type TopicSaid, topicsIn } from './topics-said.ts'

/** Something a question names that the shop's data has to speak of. */
export interface AskedUnit {
  /** As typed. */
  surface: string
  /** What it means; empty for a word that no pack has. */
  facts: AskedFact[]
  /** The stems that say it in the catalog's language, each a list of words that stand together. */
  stems: string[][]
  /** "Without", "-free". */
  isDenied: boolean
  /** The colour or material it names, in English. */
  quality: string | null
  /** Places among the words of the question. */
  places: number[]
}

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
  /** "Real", "genuine"; and of all there are ("every rack"), which a sentence about some does not bear out. */
  asksGenuine: boolean
  asksEvery: boolean
  /** Whether it asks for something to be had in some option. */
  asksHaving: boolean
  /** Whether it only goes on to something: "and gravel?", "what about the lid". What asks nothing has no "yes". */
  goesOn: boolean
  /** "Colour" of "in another colour?", as typed. */
  others: string[]
  /** Whether its sentence ends with a question mark. */
  isAsked: boolean
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
  return question
    .split(/(?<=\?)|[!;\n]+|\.(?=\s|$)/)
    .flatMap((sentence) =>
      sentence
        .split(/\?|,(?!\d)/)
        .map((clause) => ({ ...readClause(clause, language, catalogLanguage), isAsked: sentence.endsWith('?') })),
    )
    .filter(({ text }) => text.words.length > 0)
}

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

/** The words of facts that are told by several: "resistentes al agua" names no water. */
export const wordsOfFacts = (text: string, language: string, catalogLanguage: string): ReadonlySet<string> =>
  new Set(
    readQuestion(text, language, catalogLanguage).flatMap(({ units }) =>
      units.flatMap(({ facts, places, surface }) => (facts.length > 0 && places.length > 1 ? wordsIn(surface) : [])),
    ),
  )

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

/** Whether a text asks what must be had besides: "do I need a charger". */
export const asksForNeed = (text: string, language: string, catalogLanguage: string): boolean =>
  readQuestion(text, language, catalogLanguage).some(({ asksNeed }) => asksNeed)

const optionKinds = ['color', 'size', 'material'] as const

/** "In another colour?": which options other values are asked of, with the places of their names. */
const othersIn = (words: readonly TextWord[], { other }: Pick<WordsOfLanguage, 'other'>) =>
  words.flatMap(({ text }, at) => {
    const kind = optionKinds.find((one) => isKindWord(one, text))
    return kind && other.has(words[at - 1]?.text ?? '') ? [{ kind, at }] : []
  })

function readClause(clause: string, language: string, catalogLanguage: string): Omit<AskedClause, 'isAsked'> {
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
  const facts = words.flatMap((_, at) => own.facts.at(words, at)).sort((a, b) => b.places.length - a.places.length)
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
  const negations = negationsIn(text, own.denies, facts)
  const units = unitsOf(text, { taken, language, catalogLanguage, negations, facts })
  const isHad = ({ text: word }: { text: string }): boolean => own.having.has(word) || prepositions.has(word)
  return {
    ...{ text, asksValue, dimensions, units, amounts, sizeEnd: sizeEndOf(text, language) },
    topics: topicsIn(
      text,
      facts.map(({ meaning: fact, places }) => ({ fact, places })),
    ),
    asksIncluded: cues.has('includes'),
    asksNeed: cues.has('asksNeed'),
    asksGenuine: words.some(({ text: word }) => own.genuine.has(word)),
    asksEvery: words.some(({ text: word }) => own.every.has(word)),
    asksHaving: words.some(isHad),
    others: others.map(({ at }) => text.tokens[words[at]?.at ?? 0]?.raw ?? ''),
    goesOn: cues.has('asksNothing') || leadsOn(text),
  }
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

interface Context {
  taken: Uint8Array
  language: string
  catalogLanguage: string
  negations: { from: number; to: number }[]
  /** Longest phrase first, so that "machine wash" is not also "wash". */
  facts: { meaning: AskedFact; places: number[] }[]
}

function unitsOf(text: ReadText, { taken, language, catalogLanguage, negations, facts }: Context): AskedUnit[] {
  const { words } = text
  const own = questionWordsOf(language)
  const { stopWords } = languageOf(language)
  const units: AskedUnit[] = []
  const inFact = new Set<number>()
  for (const { from, to } of negations) taken.fill(1, from, to)
  const isDenied = (places: readonly number[]): boolean => {
    const first = places[0] as number
    const behind = words[(places.at(-1) as number) + 1]?.text ?? ''
    return isNegationBehind(behind) || negations.some(({ to }) => to <= first && first - to < 2)
  }
  const surfaceOf = (places: readonly number[]): string => {
    const tokens = text.tokens
    return places.map((place) => tokens[words[place]?.at ?? 0]?.raw ?? '').join(' ')
  }
  const at = new Map<number, AskedUnit>()
  for (const { meaning, places } of facts) {
    const first = at.get(places[0] as number)
    if (first && places.length === first.places.length) {
      if (!first.facts.includes(meaning)) first.facts.push(meaning)
      continue
    }
    // "How hard" asks with its own "how".
    if (places.some((place) => inFact.has(place)) || places.every((place) => taken[place] === 1)) continue
    if (places.length === 1 && taken[places[0] as number] === 2) continue
    // "Of leather" asks for that, and not for all that is of an animal: feathers are.
    if (places.length === 1 && conceptOf('material', words[places[0] as number]?.text ?? '')) continue
    const unit = {
      ...{ surface: surfaceOf(places), facts: [meaning], stems: [], isDenied: isDenied(places), quality: null, places },
    }
    units.push(unit)
    at.set(places[0] as number, unit)
    for (const place of places) inFact.add(place)
  }
  for (const [place, read] of words.entries()) {
    const word = read.text
    if (inFact.has(place) || taken[place] || read.isNumber || stopWords.has(word) || own.isFiller(read)) continue
    if (own.genuine.has(word) || own.every.has(word) || isNegationBehind(word) || word.length < 2) continue
    const quality = qualityOf(word)
    const fact = quality === null ? mended(word, language) : null
    units.push({
      ...{ surface: surfaceOf([place]), facts: [fact ?? []].flat(), isDenied: isDenied([place]), places: [place] },
      ...{ stems: stemsOf(word, language, catalogLanguage), quality },
    })
  }
  for (const unit of units) {
    if (unit.stems.length > 0) continue
    const word = words[unit.places[0] as number]?.text ?? ''
    if (unit.places.length === 1) unit.stems = stemsOf(word, language, catalogLanguage)
  }
  return units.sort((a, b) => (a.places[0] as number) - (b.places[0] as number))
}

/** The fact that a word spelled with one slip tells: "waterprof". */
function mended(word: string, language: string): AskedFact | null {
  if (word.length < SHORTEST_MENDED) return null
  const near = questionWordsOf(language).factWords.find((known) => editCost(word, known.word, 1) <= 1)
  return near?.fact ?? null
}

const qualityOf = (word: string): string | null =>
  conceptOf('color', word)?.concept.name ?? conceptOf('material', word)?.concept.name ?? null
