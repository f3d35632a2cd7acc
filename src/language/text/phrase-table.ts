import type { TextToken } from './tokens.ts'

/** Phrases by their first word, longest first. */
export type PhraseTable<T> = Map<string, { words: string[]; meaning: T }[]>

/** Makes a table of folded phrases that are looked up word by word. Of a phrase with two meanings the first counts. */
export function phraseTable<T>(
  meanings: readonly (readonly [meaning: T, phrases: readonly string[]])[],
): PhraseTable<T> {
  const table: PhraseTable<T> = new Map()
  for (const [meaning, phrases] of meanings) {
    for (const phrase of phrases) {
      const words = phrase.split(' ')
      const first = words[0] as string
      const same = table.get(first)
      if (same) same.push({ words, meaning })
      else table.set(first, [{ words, meaning }])
    }
  }
  for (const list of table.values()) list.sort((a, b) => b.words.length - a.words.length)
  return table
}

/** The longest phrase that begins at the token; hyphens and apostrophes between its words do not matter. */
export function phraseAt<T>(
  phrases: PhraseTable<T>,
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
