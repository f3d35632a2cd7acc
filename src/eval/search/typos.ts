import { seededRandom } from '../../shared/seeded-random.ts'

const keyboard: Record<string, string> = {
  q: 'wa',
  w: 'qes',
  e: 'wrd',
  r: 'etf',
  t: 'ryg',
  y: 'tuh',
  u: 'yij',
  i: 'uok',
  o: 'ipl',
  p: 'ol',
  a: 'qsz',
  s: 'awdx',
  d: 'sefc',
  f: 'drgv',
  g: 'fthb',
  h: 'gyjn',
  j: 'hukm',
  k: 'jil',
  l: 'kop',
  z: 'asx',
  x: 'zsdc',
  c: 'xdfv',
  v: 'cfgb',
  b: 'vghn',
  n: 'bhjm',
  m: 'njk',
}
const letters = 'abcdefghijklmnopqrstuvwxyz'

export type Slip = 'neighbour' | 'substitution' | 'deletion' | 'insertion' | 'transposition'
const slips: Slip[] = ['neighbour', 'substitution', 'deletion', 'insertion', 'transposition']

/**
 * Makes queries with one slip in their longest word of letters, always the same for a seed. The first letter is left right,
 * as it is in nearly all real typing errors; a query without a word of four letters stays as it is.
 */
export function createTypoMaker(seed: number): (query: string) => string {
  const random = seededRandom(seed)
  const pick = (from: string): string => from[Math.floor(random() * from.length)] as string
  return (query) => {
    const longest = (query.match(/[a-z]+/gi) ?? []).reduce(
      (best, word) => (word.length > best.length ? word : best),
      '',
    )
    if (longest.length < 4) return query
    for (;;) {
      const slip = slips[Math.floor(random() * slips.length)] as Slip
      const at = 1 + Math.floor(random() * (longest.length - 1))
      const slipped = applySlip(longest, slip, at, pick)
      if (slipped !== longest) return query.replace(longest, slipped)
    }
  }
}

function applySlip(word: string, slip: Slip, at: number, pick: (from: string) => string): string {
  const before = word.slice(0, at)
  const letter = word[at] as string
  const after = word.slice(at + 1)
  if (slip === 'deletion') return before + after
  if (slip === 'insertion') return before + pick(letters) + letter + after
  if (slip === 'transposition') return before + after.slice(0, 1) + letter + after.slice(1)
  const other = slip === 'neighbour' ? pick(keyboard[letter.toLowerCase()] ?? letters) : pick(letters)
  return before + other + after
}
