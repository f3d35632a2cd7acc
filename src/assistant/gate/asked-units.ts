import { type AskedFact, askedFacts } from '../../language/data/asked-facts.ts'
import { packOf, phraseList, wordList } from '../../language/packs.ts'
import { conceptOf } from '../../language/text/families.ts'
import { fold } from '../../language/text/fold.ts'
import { type AskedClause, type AskedUnit, readQuestion } from '../../search/questions/read-question.ts'
import { remembering } from '../../shared/remembering.ts'
import { type Clause, type Scene, textOf } from './claim.ts'
import { type ReadLanguage, readLanguages } from './cues.ts'
import { colorIn } from './options.ts'
import { isWordOf } from './vocabulary.ts'

/** Said in everyday praise and advice too: held against a page only where a thing is said to have them. */
export const everyday = new Set<AskedFact>(
  (
    'difficulty saucer fits piece box bag tools handle handWash removable warm sleep touch shine lightweight outdoor indoor safe seed layer flavour capacity ingredients memory print scan ' +
    'children baby dogs cats pets sun box manual ads sliced annual edible hole grill wash skin wet candle trueToSize runsSmall runsLarge egg'
  )
    .split(' ')
    .filter((fact): fact is AskedFact => fact in askedFacts),
)

/** What a clause names that a text can speak of, with the place of its token. */
export interface NamedUnit {
  unit: AskedUnit
  at: number
  asked: AskedClause
}

/** Worked out once for each clause: every claim of it asks. */
const unitsOf = new WeakMap<Clause, NamedUnit[]>()

/** What a clause names that a text can speak of. */
export function unitsIn(scene: Scene, clause: Clause): NamedUnit[] {
  const known = unitsOf.get(clause)
  if (known) return known
  const found = readUnits(scene, clause)
  unitsOf.set(clause, found)
  return found
}

function readUnits(scene: Scene, clause: Clause): NamedUnit[] {
  const { tokens, language, turn } = scene
  const text = textOf(scene, clause)
  const found: NamedUnit[] = []
  let from = clause.from
  for (const asked of readQuestion(text, language, turn.catalogLanguage)) {
    for (const unit of asked.units) {
      const words = unit.surface.split(' ')
      const [first = ''] = words
      const isAt = (place: number) => place >= from && place < clause.to && tokens[place]?.raw === first
      // "Candelilla wax, no wax of bees": the place with all words of it, where there is one.
      const isWhole = (place: number) => words.every((word, index) => tokens[place + index]?.raw === word)
      const places = tokens.flatMap((_, place) => (isAt(place) ? place : []))
      const at = places.find(isWhole) ?? places[0] ?? -1
      if (at < 0) continue
      if (unit.quality !== null && isOfOther(first, language)) continue
      found.push({ unit: unit.facts.length > 0 ? unit : withColor(withFacts(unit, language)), at, asked })
    }
    from = Math.max(from, found.at(-1)?.at ?? from)
  }
  return found
}

const colorsOf = remembering(
  (language): ReadonlySet<string> =>
    new Set(
      wordList(
        Object.values(packOf(language)?.colors ?? {})
          .join(' ')
          .replaceAll('!', ''),
      ),
    ),
)
const SHORTEST_OF_OTHER = 3

/** "La red" is a net in Spanish, and no English colour. */
const isOfOther = (word: string, language: ReadLanguage): boolean => {
  const said = fold(word)
  return (
    said.length <= SHORTEST_OF_OTHER &&
    isWordOf(said, language) &&
    !colorsOf(language).has(said) &&
    readLanguages.some((code) => code !== language && colorsOf(code).has(said))
  )
}

/** "Limettengrün" is a colour, though no pack has it. */
function withColor(unit: AskedUnit): AskedUnit {
  if (unit.quality !== null || unit.facts.length > 0) return unit
  const name = conceptOf('color', colorIn(fold(unit.surface)))?.concept.name
  return name === undefined ? unit : { ...unit, quality: name }
}

const SHORTEST_START = 6
const MOST_ENDING = 3

/** The phrases that tell each fact in a language. */
const tellingFacts = remembering(
  (language): ReadonlyMap<AskedFact, readonly string[]> =>
    new Map(
      (Object.entries(packOf(language)?.questions?.facts ?? {}) as [AskedFact, string][]).map(
        ([fact, phrases]) => [fact, phraseList(phrases)] as const,
      ),
    ),
)

/** The beginnings of long words that tell facts in a language, by their first letters. */
const factStarts = remembering((language): ReadonlyMap<string, readonly { start: string; fact: AskedFact }[]> => {
  const starts = new Map<string, { start: string; fact: AskedFact }[]>()
  for (const [fact, phrases] of tellingFacts(language)) {
    for (const phrase of phrases.filter(({ length }) => length >= SHORTEST_START)) {
      const start = phrase.replace('*', '')
      const key = start.slice(0, SHORTEST_START - 1)
      starts.set(key, [...(starts.get(key) ?? []), { start, fact }])
    }
  }
  return starts
})

/** "Trocknergeeignet": a word that begins with one that tells a fact. */
function withFacts(unit: AskedUnit, language: string): AskedUnit {
  const said = fold(unit.surface)
  const facts = (factStarts(language).get(said.slice(0, SHORTEST_START - 1)) ?? []).flatMap(({ start, fact }) =>
    said.length > start.length + 3 && said.startsWith(start) ? fact : [],
  )
  return facts.length > 0 ? { ...unit, facts: [...new Set(facts)] } : unit
}

/** Whether a word tells a fact as it stands or in the plural: by its stem "solo" would be the sun. */
export function isTold(fact: AskedFact, surface: string, language: string): boolean {
  const said = fold(surface)
  return (tellingFacts(language).get(fact) ?? []).some((phrase) => {
    // "Imperméables", "wasserdichte"; and not "poisson" for "poison".
    const start = phrase.replace('*', '')
    const isLong =
      start.length > 4 && said.startsWith(start) && (language === 'de' || said.length - start.length <= MOST_ENDING)
    return said === phrase || isLong || (phrase.includes(' ') && said.includes(' '))
  })
}
