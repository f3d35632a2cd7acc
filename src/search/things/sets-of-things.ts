import { isDescription } from './describing-names.ts'
import type { FoundName, NameToken } from './name-tokens.ts'
import type { Lexicon } from './thing-lexicon.ts'

/** "Brush SET 16 pcs premium powder": what stands behind a set and its number is what it is good for. */
export function endOfSet(tokens: readonly NameToken[], names: readonly FoundName[], lexicon: Lexicon): number {
  if (lexicon.words.head === 'first') return tokens.length
  const at = tokens.findIndex(
    ({ text, kind }, place) =>
      kind === 'word' &&
      lexicon.is('sets', text) &&
      tokens[place + 1]?.kind === 'number' &&
      names.some((found) => found.end === place && !isDescription(tokens, found, lexicon)),
  )
  return at < 0 ? tokens.length : at + 1
}

/** "KEYBOARD and mouse combo" is both. */
export function otherOfPair(
  head: FoundName,
  tokens: readonly NameToken[],
  names: readonly FoundName[],
  lexicon: Lexicon,
): FoundName | null {
  const link = tokens[head.start - 1]
  if (!lexicon.is('sets', tokens[head.end]?.text ?? '') || !link) return null
  if (link.kind !== 'and' && !lexicon.is('andWords', link.text)) return null
  return names.find(({ end }) => end === head.start - 1) ?? null
}
