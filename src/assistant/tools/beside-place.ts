import { placesIn } from '../../knowledge/charges/places-in.ts'
import { meaningReaderOf } from '../../knowledge/index/meanings.ts'
import type { Passage } from '../../knowledge/knowledge.schema.ts'
import { splitSentences } from '../../shared/sentences.ts'

/**
 * "Can I swap it?", behind "what is delivery to Ireland?": before what a passage tells of exchanges stands what it tells of those from Ireland.
 * @param question with what it goes on from
 */
export function besidePlace<One extends Passage>(passage: One, question: string, language: string): One {
  const asked = placesIn(meaningReaderOf(language).read(question))
  if (asked.length === 0) return passage
  const { text, bestSentences } = passage
  const read = meaningReaderOf(passage.language ?? language)
  const isOfPlace = (sentence: string) => placesIn(read.read(sentence)).some((code) => asked.includes(code))
  const told = bestSentences.some(isOfPlace) ? undefined : splitSentences(text).find(isOfPlace)
  if (told === undefined) return passage
  const quoted = [told, ...bestSentences]
  return { ...passage, bestSentences: quoted, around: quoted }
}
