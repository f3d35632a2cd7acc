import { packOf } from '../../language/packs.ts'
import { editCost } from '../../search/index/edit-cost.ts'
import type { MeaningReader } from './meanings.ts'

const MIN_LENGTH = 5
/** One slip, or two of the likely kinds. */
const MAX_COST = 1.4
/** Short words have many neighbours: "Wetter" is no "weiter". */
const SHORT_COST = 0.75
/** Different only from here to the end are two forms of a word ("founder", "founded"), not a slip. */
const ENDING = 2
/** More unknown words than this are another language, or noise. */
const MOST_CORRECTED = 8
/** Words that one is compared with letter by letter. The pages of a store have some 1,000 with a first letter. */
const MOST_COMPARED = 1_200

/**
 * A question with the words that nobody knows put right, where one that is known is a slip away.
 * @param isKnown whether a page has the word, in any form
 * @param vocabulary words of the pages in the question's language, by their first letter
 */
export function correctQuestion(
  text: string,
  reader: MeaningReader,
  isKnown: (surface: string) => boolean,
  vocabulary: ReadonlyMap<string, ReadonlySet<string>>,
): string {
  let corrected = text
  const { words } = reader.read(text)
  const unknown = new Set<string>()
  for (const { surface } of words) {
    if (surface.length < MIN_LENGTH || /\d/.test(surface) || reader.knows(surface) || isKnown(surface)) continue
    unknown.add(surface)
    if (unknown.size === MOST_CORRECTED) break
  }
  for (const surface of unknown) {
    const meant =
      otherForm(surface, reader.language, (form) => reader.knows(form) || isKnown(form)) ??
      nearest(surface, [reader.vocabulary, vocabulary.get(surface[0] as string) ?? new Set()])
    // Words with accents are not found again as typed; they keep their slip.
    if (meant !== undefined) corrected = corrected.replace(new RegExp(`(?<!\\p{L})${surface}(?!\\p{L})`, 'iu'), meant)
  }
  return corrected
}

/** "Rahmt" of "rahmen". */
function otherForm(surface: string, language: string, isKnown: (form: string) => boolean): string | undefined {
  const endings = Object.entries(packOf(language)?.policies?.forms ?? {})
  return endings
    .flatMap(([ending, plain]) => (surface.endsWith(ending) ? `${surface.slice(0, -ending.length)}${plain}` : []))
    .find(isKnown)
}

function nearest(typed: string, vocabularies: ReadonlySet<string>[]): string | undefined {
  let best: string | undefined
  let bestCost = typed.length < 7 ? SHORT_COST : typed.length < 8 ? 1 : MAX_COST
  for (const vocabulary of vocabularies) {
    let compared = 0
    for (const word of vocabulary) {
      // A wrong first letter is rare, and without this the whole vocabulary would be compared letter by letter.
      if (word[0] !== typed[0] || Math.abs(word.length - typed.length) > 2 || isOtherForm(typed, word)) continue
      if (compared++ === MOST_COMPARED) break
      const cost = editCost(typed, word, 2)
      if (cost < bestCost || (cost === bestCost && best === undefined)) {
        best = word
        bestCost = cost
      }
    }
  }
  return best
}

function isOtherForm(one: string, other: string): boolean {
  const shared = Math.max(one.length, other.length) - ENDING
  return one.slice(0, shared) === other.slice(0, shared)
}
