import { tokenize } from '../../../language/text/tokens.ts'
import { languageOf } from '../../../search/analysis/languages.ts'
import { inCatalog } from '../../../search/read-wish.ts'
import { isNoun } from '../../../search/things/is-noun.ts'
import { splitSentences } from '../../../shared/sentences.ts'
import type { TurnScope } from '../../turn-scope.ts'

/** Shorter words are in any sentence. */
const SHORTEST = 4
/** What is asked, whatever of a thing that is. */
const asked = new Set(['q', 'n', 'v', 'a', 't'])

/**
 * The sentence of a page that has most of the words that are asked for, in the language of the shop: what has one of them is never passed over as if
 * nothing was told. Null where none has any.
 * @param title its own words are in any question about it
 */
export function sharedSentence(
  { understanding, catalog }: TurnScope,
  question: string,
  { title, description }: { title: string; description: string | null },
): string | null {
  if (!description) return null
  const { stem, stopWords } = languageOf(catalog.language)
  const stemsOf = (text: string) =>
    new Set(
      tokenize(text).flatMap(({ kind, text: word }) => (kind === 'word' && word.length >= SHORTEST ? stem(word) : [])),
    )
  const own = stemsOf(title)
  const { q } = inCatalog(question, catalog, understanding.language)
  const isAsked = (word: string) => asked.has(understanding.roles.get(word) ?? 'o') || isNoun(word)
  const typed = tokenize(question).flatMap(({ text: word }) => (isAsked(word) ? word : []))
  const translated = q === question ? [] : tokenize(q).flatMap(({ text: word }) => (isNoun(word) ? word : []))
  const wanted = [...typed, ...translated]
    .filter((word) => word.length >= SHORTEST && !stopWords.has(word))
    .map((word) => stem(word))
    .filter((word) => !own.has(word))
  const counted = splitSentences(description).map((sentence) => {
    const words = stemsOf(sentence)
    return { sentence, count: new Set(wanted.filter((word) => words.has(word))).size }
  })
  const [best] = counted.toSorted((a, b) => b.count - a.count)
  return best && best.count > 0 ? best.sentence : null
}
