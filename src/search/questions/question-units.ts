import type { AskedFact } from '../../language/data/asked-facts.ts'
import { isNegationBehind } from '../../language/readers/negation.ts'
import { lexicon } from '../../language/said/lexicon.ts'
import { conceptOf } from '../../language/text/families.ts'
import { fold } from '../../language/text/fold.ts'
import { languageOf } from '../analysis/languages.ts'
import { areFillers } from '../can-be-told.ts'
import { isNameIn } from '../glossary/translate-query.ts'
import { editCost } from '../index/edit-cost.ts'
import { isNoun } from '../things/is-noun.ts'
import { questionWordsOf, SHORTEST_MENDED } from './question-words.ts'
import { stemsOf } from './stems-in-catalog.ts'
import type { ReadText } from './text-words.ts'

/** Something a question names that the shop's data has to speak of. */
export interface AskedUnit {
  /** As typed. */
  surface: string
  /** What it means; empty for a word that no pack has. */
  facts: AskedFact[]
  /** What it is like or for, as the packs call that in English: "wind resistant" and "coupe-vent" are windproof. */
  properties: string[]
  /** What it is to be without it: "unscented" of the "parfum" of "sans parfum". */
  lacks?: string[]
  /** The stems that say it in the catalog's language, each a list of words that stand together. */
  stems: string[][]
  /** "Without", "-free". */
  isDenied: boolean
  /** The colour or material it names, in English. */
  quality: string | null
  /** No page has to say it where it says the rest: "though". */
  isTalk?: boolean
  /** Places among the words of the question. */
  places: number[]
}

interface Context {
  taken: Uint8Array
  language: string
  catalogLanguage: string
  negations: { from: number; to: number }[]
  /** Longest phrase first, so that "machine wash" is not also "wash". */
  facts: { meaning: AskedFact; places: number[] }[]
  /** Longest phrase first. */
  properties: Named[]
  /** Phrases of a "without" and one word: "sans parfum". */
  lacking: Named[]
}

export interface Named {
  meaning: string
  places: number[]
}

/** What the words of a clause name, in their order. */
export function unitsOf(
  text: ReadText,
  { taken, language, catalogLanguage, negations, facts, properties, lacking }: Context,
): AskedUnit[] {
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
  const propertiesAt = (own: readonly number[]): string[] =>
    properties.flatMap(({ meaning, places }) => (places.join() === own.join() ? meaning : []))
  const lacksAt = (last: number | undefined): string[] =>
    lacking.flatMap(({ meaning, places }) => (places.at(-1) === last ? meaning : []))
  const at = new Map<number, AskedUnit>()
  for (const { places } of properties) {
    if (places.length < 2 || places.some((place) => inFact.has(place) || taken[place] === 1)) continue
    const surface = surfaceOf(places)
    // "Fragrance free" of a page that says just that.
    const stems = language === catalogLanguage ? [places.map((place) => words[place]?.stem ?? '')] : []
    units.push({
      ...{ surface, facts: [], properties: propertiesAt(places), stems, isDenied: isDenied(places) },
      ...{ quality: null, places },
    })
    for (const place of places) inFact.add(place)
  }
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
      ...{ surface: surfaceOf(places), facts: [meaning], properties: [], stems: [] },
      ...{ isDenied: isDenied(places), quality: null, places, lacks: lacksAt(places.at(-1)) },
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
      ...{ stems: stemsOf(word, language, catalogLanguage), properties: propertiesAt([place]), quality },
      lacks: lacksAt(place),
    })
  }
  for (const unit of units) {
    if (unit.stems.length > 0) continue
    const word = words[unit.places[0] as number]?.text ?? ''
    if (unit.places.length === 1) unit.stems = stemsOf(word, language, catalogLanguage)
  }
  if (units.some(meansSomething))
    for (const unit of units)
      unit.isTalk =
        !meansSomething(unit) &&
        (isTalkOnly(unit.surface, language) || !isOfThings(unit.surface, language)) &&
        unit.places.every((place) => own.topics.at(words, place).length === 0)
  return units.sort((a, b) => (a.places[0] as number) - (b.places[0] as number))
}

/** What packs know of: beside it talk need not be on a page. */
const meansSomething = ({ facts, properties, quality }: AskedUnit): boolean =>
  facts.length + properties.length > 0 || quality !== null

/** What stands for a thing: "properly" does not. */
const isOfThings = (surface: string, language: string): boolean =>
  isNoun(fold(surface)) || isNameIn(fold(surface), language) || lexicon().things.has(fold(surface))

/** "Though", "encima", "oben": hardly any page says such a word, and nobody misses it there. */
export const isTalkOnly = (surface: string, language: string): boolean =>
  areFillers(surface) && !isNoun(fold(surface)) && !isNameIn(fold(surface), language)

/** The fact that a word spelled with one slip tells: "waterprof"; but "klingt" is no "Klinge". */
function mended(word: string, language: string): AskedFact | null {
  if (word.length < SHORTEST_MENDED || areFillers(word)) return null
  // "Trocknen" is no slip of "Trockner": another end makes another form.
  const isOtherForm = (known: string) => known.length === word.length && known.startsWith(word.slice(0, -1))
  const near = questionWordsOf(language).factWords.find(
    (known) => !isOtherForm(known.word) && editCost(word, known.word, 1) <= 1,
  )
  return near?.fact ?? null
}

const qualityOf = (word: string): string | null =>
  conceptOf('color', word)?.concept.name ?? conceptOf('material', word)?.concept.name ?? null

/** What packs know as a fact, a colour or a material is told by its word; another word may stand in a sentence about anything. */
export const isSure = ({ facts, quality }: AskedUnit): boolean => facts.length > 0 || quality !== null
