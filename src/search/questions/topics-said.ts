import { type Topic, topicsOfFact } from '../../language/data/topics.ts'
import { questionWordsOf } from './question-words.ts'
import type { ReadText } from './text-words.ts'

/** A matter that a text speaks of, with the places of the words that do. */
export interface TopicSaid {
  topic: Topic
  places: number[]
}

/** What a text is about: by its own words, and by the facts it tells. */
export function topicsIn(
  { words, language }: ReadText,
  facts: readonly { fact: string; places: number[] }[],
): TopicSaid[] {
  const { topics } = questionWordsOf(language)
  return [
    ...words.flatMap((_, at) => topics.at(words, at).map(({ meaning: topic, places }) => ({ topic, places }))),
    ...facts.flatMap(({ fact, places }) => (topicsOfFact.get(fact) ?? []).map((topic) => ({ topic, places }))),
  ]
}
