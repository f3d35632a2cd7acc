import { stopwords as english } from '@orama/stopwords/english'
import { stopwords as french } from '@orama/stopwords/french'
import { stopwords as german } from '@orama/stopwords/german'
import { stopwords as spanish } from '@orama/stopwords/spanish'
import { fold } from '../../language/fold.ts'

const lists: Record<string, readonly string[]> = { en: english, es: spanish, fr: french, de: german }

/** Words that only hold a sentence together, folded, of the four languages. */
export const stopWords: ReadonlySet<string> = new Set(Object.values(lists).flat().map(fold))

const byLanguage = Object.entries(lists).map(([language, words]) => [language, new Set(words.map(fold))] as const)

/** Which of the four languages words are likely in; null when nothing tells. */
export function likelyLanguage(words: readonly string[]): string | null {
  let best: string | null = null
  let most = 0
  for (const [language, list] of byLanguage) {
    const count = words.filter((word) => list.has(word)).length
    if (count > most) [best, most] = [language, count]
  }
  return best
}
