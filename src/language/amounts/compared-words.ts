import { remembering } from '../../shared/remembering.ts'
import { packOf, phraseList, wordList } from '../packs.ts'
import { phraseAt, phraseTable } from '../text/phrase-table.ts'
import type { TextToken } from '../text/tokens.ts'

/** Letters that are left of a word without its ending. */
const LEAST_LETTERS = 3

const wordsOf = remembering((language) => {
  const own = packOf(language)?.comparing
  return { endings: wordList(own?.endings), before: phraseTable([[true, phraseList(own?.before)]]) }
})

/**
 * Words of a text that compare by a quality no measure tells, each with what the quality itself may be called: "warmest" is "warm", "am
 * hellsten" "hell", "la plus lumineuse" "lumineuse". Any word with such an ending is among them: only a catalog that has the quality tells
 * which are meant.
 * @param language the shopper's, ISO 639-1
 */
export function comparedWords(tokens: readonly TextToken[], language: string): ReadonlyMap<string, readonly string[]> {
  const { endings, before } = wordsOf(language)
  const found = new Map<string, readonly string[]>()
  for (const [at, { kind, text }] of tokens.entries()) {
    if (kind !== 'word') continue
    const ending = endings.find((one) => text.endsWith(one) && text.length - one.length >= LEAST_LETTERS)
    if (ending) found.set(text, qualitiesOf(text.slice(0, -ending.length)))
    const behind = tokens[phraseAt(before, tokens, at)?.end ?? -1]
    if (behind?.kind === 'word') found.set(behind.text, [behind.text])
  }
  return found
}

/** "Warm"; "quiet"; "large" of "larg"; "big" of "bigg"; "heavy" of "heavi". */
export function qualitiesOf(stem: string): string[] {
  const isDouble = stem.at(-1) === stem.at(-2)
  return [
    stem,
    `${stem}e`,
    ...(isDouble ? [stem.slice(0, -1)] : []),
    ...(stem.endsWith('i') ? [`${stem.slice(0, -1)}y`] : []),
  ]
}
