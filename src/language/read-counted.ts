import { wordsOfAll } from './packs.ts'
import { readNumberWords } from './read-number-words.ts'
import { type TextToken, tokenize } from './tokens.ts'
import { isUnitWord } from './units.ts'

/** One of several things that are counted up: "2 of those", "a twine", "the feed". */
export interface CountedThing {
  pieces: number
  /** What it is called; empty for what is talked about. */
  name: string
}

const joiners = wordsOfAll((pack) => pack.joiners)
const ones = new Set([...wordsOfAll((pack) => pack.articles), ...wordsOfAll(({ quantities }) => quantities?.pointers)])
/** Behind a number they name nothing: "2 of them", "3 pieces". */
const unnamed = new Set(
  [
    ...(['counters', 'of', 'them', 'pointers', 'endings', 'each'] as const).map((field) =>
      wordsOfAll(({ quantities }) => quantities?.[field]),
    ),
    wordsOfAll(({ references }) => references?.it),
  ].flatMap((words) => [...words]),
)
/** A count stands no further into its part: "ok then 2 of those". */
const MOST_BEFORE = 3
const MOST_COUNT = 999

/** What a text counts up, part by part; parts that count nothing are left out. */
export function readCounted(text: string): CountedThing[] {
  const parts: TextToken[][] = [[]]
  for (const token of tokenize(text)) {
    const isBetween = /^[,;?!+–—-]$/.test(token.text) || joiners.has(token.text)
    if (isBetween) parts.push([])
    else parts.at(-1)?.push(token)
  }
  return parts.flatMap((tokens) => countedIn(tokens, text))
}

function countedIn(tokens: readonly TextToken[], text: string): CountedThing[] {
  for (const [at, token] of tokens.slice(0, MOST_BEFORE).entries()) {
    const said = token.kind === 'number' ? { value: Number(token.text), end: at + 1 } : readNumberWords(tokens, at)
    const one = at === 0 && ones.has(token.text) ? { value: 1, end: at + 1 } : null
    const count = said ?? one
    if (!count || !Number.isInteger(count.value) || count.value < 1 || count.value > MOST_COUNT) continue
    const rest = tokens.slice(count.end)
    // "2 kg" is a size.
    if (rest[0] && count === said && isUnitWord(rest[0].text)) continue
    const names = rest.filter(({ kind, text: word }) => kind !== 'sign' && !unnamed.has(word))
    const [first, last] = [names[0], names.at(-1)]
    if (!first && count === one) return []
    return [{ pieces: count.value, name: first && last ? text.slice(first.start, last.end) : '' }]
  }
  return []
}
