import { packs } from '../../language/packs.ts'
import type { TextToken } from '../../language/tokens.ts'
import { isNoun } from '../../search/things/is-noun.ts'
import type { TurnWords } from './claim.ts'
import { common } from './common-words.ts'
import { cuesIn, type ReadLanguage, readLanguages } from './cues.ts'
import { stem } from './fact-words.ts'
import type { Known } from './known.ts'
import { isWordOf } from './vocabulary.ts'

const foreign = packs.filter(({ code }) => !(readLanguages as readonly string[]).includes(code))
/** The language that most common words are of; the shopper's where it is as likely. Null when it is none that is read. */
export function languageOfWords(
  words: readonly string[],
  tokens: readonly TextToken[],
  known: Known,
  turn: TurnWords,
): ReadLanguage | null {
  const isNamed = (word: string) => known.words.has(stem(word)) || turn.shopperWords.has(stem(word))
  const own = words.filter((word) => /^\p{L}{2}/u.test(word))
  const isOther = tokens.some(
    ({ kind, raw, text }) => kind === 'word' && /[^\p{Script=Latin}\p{M}ªº]/u.test(raw) && !isNamed(text),
  )
  if (isOther) return null
  const hits = (code: string) =>
    own.filter((word) => common.get(code)?.has(word) && !known.titles.has(stem(word))).length
  let best: ReadLanguage = turn.language
  let most = hits(best)
  for (const code of readLanguages) {
    const count = hits(code)
    if (count > most) [best, most] = [code, count]
  }
  // A word or two of another language are not enough where the shopper's own explains as many.
  const explained = (code: ReadLanguage) => own.filter((word) => isWordOf(word, code)).length
  const told = (code: ReadLanguage) => cuesIn(words, code).length
  if (
    best !== turn.language &&
    most - hits(turn.language) <= 1 &&
    explained(turn.language) >= explained(best) &&
    told(turn.language) >= told(best)
  ) {
    best = turn.language
    most = Math.max(most, hits(best))
  }
  // "Plate selling fast, just three left", to a German shopper: "fast" is a word of both, and only one reading claims anything.
  const telling = readLanguages.find((code) => hits(code) >= most && told(code) > told(best))
  if (telling && explained(telling) >= explained(best)) best = telling
  const unknown = own.filter((word) => !isNamed(word) && word.length > 1)
  if (foreign.some(({ code }) => hits(code) > most + (cuesIn(words, best).length > 0 ? 1 : 0))) return null
  if (most > 0 || unknown.length < 2) return best
  return (
    [best, ...readLanguages].find((code) => unknown.some((word) => isWordOf(word, code))) ??
    (unknown.some(isNoun) ? best : null)
  )
}
