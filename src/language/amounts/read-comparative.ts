import { remembering } from '../../shared/remembering.ts'
import type { Comparatives } from '../pack-fields/pack-comparatives.ts'
import { packOf, phraseList } from '../packs.ts'
import { phraseAt, phraseTable } from '../text/phrase-table.ts'
import { type TextToken, tokenize } from '../text/tokens.ts'

/** What is compared. `size` is whatever a thing is big by: what it holds, how long it is. */
export type ComparedBy = 'size' | 'length' | 'weight'

/** "A bigger one", "the lightest". */
export interface Comparative {
  by: ComparedBy
  /** 1 = more of it, -1 = less. */
  direction: 1 | -1
  /** Whether the far end is asked for. */
  isFarEnd: boolean
}

const meanings: Record<keyof Comparatives, Comparative> = {
  bigger: { by: 'size', direction: 1, isFarEnd: false },
  smaller: { by: 'size', direction: -1, isFarEnd: false },
  longer: { by: 'length', direction: 1, isFarEnd: false },
  shorter: { by: 'length', direction: -1, isFarEnd: false },
  heavier: { by: 'weight', direction: 1, isFarEnd: false },
  lighter: { by: 'weight', direction: -1, isFarEnd: false },
  biggest: { by: 'size', direction: 1, isFarEnd: true },
  smallest: { by: 'size', direction: -1, isFarEnd: true },
  longest: { by: 'length', direction: 1, isFarEnd: true },
  shortest: { by: 'length', direction: -1, isFarEnd: true },
  heaviest: { by: 'weight', direction: 1, isFarEnd: true },
  lightest: { by: 'weight', direction: -1, isFarEnd: true },
}

/** What a far end of a list compares: "the lightest". */
export const readFarEnd = (end: keyof Comparatives): Comparative => meanings[end]

const tableOf = remembering((language) => {
  const lists = Object.entries(packOf(language)?.comparatives ?? {}) as [keyof Comparatives, string][]
  return phraseTable(lists.map(([kind, phrases]) => [meanings[kind], phraseList(phrases)] as const))
})

/** All comparatives of a text, with their token places. */
export function comparativesIn(
  tokens: readonly TextToken[],
  language: string,
): { meaning: Comparative; from: number; to: number }[] {
  const table = tableOf(language)
  return tokens.flatMap((_, from) => {
    const found = phraseAt(table, tokens, from)
    return found ? [{ meaning: found.meaning, from, to: found.end }] : []
  })
}

/**
 * Reads what is to be bigger, smaller, longer or lighter than what was shown; null when nothing is compared by a measure.
 * @param text bounded by the caller
 * @param language the shopper's, ISO 639-1
 */
export const readComparative = (text: string, language: string): Comparative | null =>
  comparativesIn(tokenize(text), language)[0]?.meaning ?? null
