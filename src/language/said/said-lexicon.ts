import type { SaidLine } from './said-lines.ts'

/** Words of a language as the lessons have them. */
export interface WordsSaid {
  /** What talk is made of: never the name of a product, whatever a catalog says. */
  talk: string[]
  /** Of these what hardly ever says what a thing is like or for: nobody misses it on a page. */
  fillers: string[]
  /** Names of things that shops sell. */
  things: string[]
  /** How often each word is said, whatever it is. */
  counts: [word: string, count: number][]
}

const FEWEST = 2
/** Of the times that a word is said. */
const MOSTLY = 0.6
const HARDLY_ELSE = 0.75

/** Sorts the words of a language's lessons by what they mostly are. */
export function wordsSaid(lines: readonly SaidLine[]): WordsSaid {
  const counts = new Map<string, { all: number; talk: number; thing: number }>()
  for (const { words, hasRoles } of lines) {
    if (!hasRoles) continue
    for (const { kind, text, role } of words) {
      if (kind !== 'word' || text.length < 2 || text.startsWith('<')) continue
      const count = counts.get(text) ?? { all: 0, talk: 0, thing: 0 }
      counts.set(text, count)
      count.all++
      if (role === 't') count.thing++
      else if (role === 'o' || role === 'r' || role === 'p') count.talk++
    }
  }
  const often = [...counts].filter(([, { all }]) => all >= FEWEST)
  const mostly = (which: 'talk' | 'thing', share = MOSTLY) =>
    often.flatMap(([word, count]) => (count[which] / count.all >= share ? word : []))
  return {
    ...{ talk: mostly('talk'), fillers: mostly('talk', HARDLY_ELSE), things: mostly('thing') },
    counts: [...counts].map(([word, { all }]) => [word, all]),
  }
}
