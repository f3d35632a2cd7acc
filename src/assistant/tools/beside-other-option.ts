import { pageFacets } from '../../knowledge/facets/read-facets.ts'
import type { Passage } from '../../knowledge/knowledge.schema.ts'
import { namesColour } from '../../language/readers/without-kinds.ts'
import { isKindWord, type OptionKind } from '../../language/text/families.ts'
import { wordsIn } from '../../language/text/tokens.ts'
import { splitSentences } from '../../shared/sentences.ts'
import { tellsOfTrouble } from '../troubles.ts'

/** As much as this a sentence has to tell until when goods are sent back. */
const LEAST_TOLD = 0.14

const kinds: readonly OptionKind[] = ['color', 'size', 'material']
const kindsIn = (text: string): OptionKind[] =>
  kinds.filter(
    (kind) => wordsIn(text).some((word) => isKindWord(kind, word)) || (kind === 'color' && namesColour(text)),
  )

/**
 * "Exchanges for another size are free" is no answer to "can she swap it for another colour?": before what only tells of another option stands
 * what holds for all that is sent back.
 */
export function besideOtherOption<One extends Passage>(passage: One, question: string): One {
  const { heading, text, language, bestSentences } = passage
  const asked = kindsIn(question)
  const told = kindsIn(bestSentences.join(' '))
  if (asked.length === 0 || told.length === 0 || told.some((kind) => asked.includes(kind))) return passage
  const rule = splitSentences(text)
    .map((sentence) => ({ sentence, share: tellsOfTrouble(['return'], pageFacets.told(heading, sentence, language)) }))
    .filter(({ sentence, share }) => share >= LEAST_TOLD && !bestSentences.includes(sentence))
    .toSorted((a, b) => b.share - a.share)[0]?.sentence
  if (rule === undefined) return passage
  const quoted = [rule, ...bestSentences]
  return { ...passage, bestSentences: quoted, around: quoted }
}
