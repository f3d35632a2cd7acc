import { allThings } from '../../language/names-of-things.ts'
import { remembering } from '../../shared/remembering.ts'
import { stem } from './fact-book.ts'
import { stopWords } from './stop-words.ts'

/** Rows of the glossary: the words that name one thing in four languages, in the singular. */
const rows: ReadonlySet<string>[] = []
const rowsOf = new Map<string, number[]>()
for (const thing of allThings()) {
  const forms = [...thing.values()].flat()
  const row = rows.push(new Set(forms.map(stem))) - 1
  // "botas de montana", "running shoes": the thing is the first word of the one and the last of the other.
  for (const form of forms.filter((one) => /^\p{L}+$/u.test(one))) {
    rowsOf.set(stem(form), [...(rowsOf.get(stem(form)) ?? []), row])
  }
}

/** What else a folded word names, in the singular: "bufanda" is "scarf", "foulard", "schal" as well. Empty for other words. */
export const otherNames: (word: string) => string[] = remembering((word) => {
  if (stopWords.has(word)) return []
  return [...inflected(word)].flatMap((form) => rowsOf.get(form) ?? []).flatMap((row) => [...(rows[row] ?? [])])
})

function* inflected(word: string): Generator<string> {
  yield stem(word)
  for (const ending of ['en', 'n', 'es', 'er', 'x']) {
    if (word.length > ending.length + 3 && word.endsWith(ending)) yield word.slice(0, -ending.length)
  }
}
