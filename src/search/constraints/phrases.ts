import type { TextToken } from './tokens.ts'

/** Phrases by their first word, longest first. */
export type Phrases<T> = Map<string, { words: string[]; meaning: T }[]>

/** Makes a table of folded phrases that are looked up word by word. */
export function phrasesOf<T>(meanings: readonly (readonly [meaning: T, phrases: string])[]): Phrases<T> {
  const table: Phrases<T> = new Map()
  for (const [meaning, phrases] of meanings) {
    for (const phrase of phrases.split(',')) {
      const words = phrase.trim().split(/\s+/)
      const first = words[0] as string
      table.set(first, [...(table.get(first) ?? []), { words, meaning }])
    }
  }
  for (const list of table.values()) list.sort((a, b) => b.words.length - a.words.length)
  return table
}

/** The longest phrase that begins at the token; hyphens and apostrophes between its words do not matter. */
export function phraseAt<T>(
  phrases: Phrases<T>,
  tokens: readonly TextToken[],
  from: number,
): { meaning: T; end: number } | null {
  for (const { words, meaning } of phrases.get(tokens[from]?.text ?? '') ?? []) {
    let at = from
    let matched = 0
    for (; matched < words.length; at++) {
      const token = tokens[at]
      if (token?.text === words[matched]) matched++
      else if (!(matched > 0 && token?.kind === 'sign' && /^[-'’]$/.test(token.text))) break
    }
    if (matched === words.length) return { meaning, end: at }
  }
  return null
}
