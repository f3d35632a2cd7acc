const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']

/** Pairs of letters beside each other on a QWERTY keyboard, which is near enough for QWERTZ and AZERTY: 1 at both codes. */
const neighbours = new Uint8Array(128 * 128)
for (const [row, keys] of rows.entries()) {
  for (const [column, key] of [...keys].entries()) {
    const right = keys[column + 1]
    const below = rows[row + 1]?.[column]
    const belowLeft = rows[row + 1]?.[column - 1]
    for (const other of [right, below, belowLeft]) {
      if (other === undefined) continue
      neighbours[key.charCodeAt(0) * 128 + other.charCodeAt(0)] = 1
      neighbours[other.charCodeAt(0) * 128 + key.charCodeAt(0)] = 1
    }
  }
}
const areNeighbours = (a: number, b: number): boolean => a < 128 && b < 128 && neighbours[a * 128 + b] === 1

const cheap = 0.7
/** A letter doubled or not: the least that a letter too many or too few costs. */
const doubled = 0.6
const maxWordLength = 40
const width = maxWordLength + 2
const table = new Float32Array(width * width)

/**
 * The cost of having typed `typed` for `meant`: 1 for a wrong, missing or extra letter and for two swapped ones; less for a
 * key's neighbour (0.7), a swap (0.7) and a letter doubled or not (0.6); a wrong first letter is rarer (0.3 more). Infinity
 * above `most` slips or for words over 40 letters.
 */
export function editCost(typed: string, meant: string, most: number): number {
  const n = typed.length
  const m = meant.length
  if (n > maxWordLength || m > maxWordLength || Math.abs(n - m) > most) return Number.POSITIVE_INFINITY
  // What lies further beside the diagonal costs more than `most`.
  const reach = Math.floor(most / doubled)
  for (let j = 0; j <= m && j <= reach + 1; j++) table[j] = j
  for (let i = 1; i <= n; i++) {
    let least = Number.POSITIVE_INFINITY
    const first = Math.max(1, i - reach)
    const last = Math.min(m, i + reach)
    table[i * width + first - 1] = first === 1 ? i : Number.POSITIVE_INFINITY
    if (last < m) table[i * width + last + 1] = Number.POSITIVE_INFINITY
    for (let j = first; j <= last; j++) {
      const cost = cellCost(typed, meant, i, j)
      table[i * width + j] = cost
      if (cost < least) least = cost
    }
    if (least > most) return Number.POSITIVE_INFINITY
  }
  const cost = table[n * width + m] as number
  return cost > most ? Number.POSITIVE_INFINITY : cost + (typed[0] === meant[0] ? 0 : 0.3)
}

function cellCost(typed: string, meant: string, i: number, j: number): number {
  const a = typed.charCodeAt(i - 1)
  const b = meant.charCodeAt(j - 1)
  const at = (i - 1) * width + j - 1
  const replaced = a === b ? (table[at] as number) : (table[at] as number) + (areNeighbours(a, b) ? cheap : 1)
  const extra = (table[at + 1] as number) + (i > 1 && typed.charCodeAt(i - 2) === a ? doubled : 1)
  const missing = (table[at + width] as number) + (j > 1 && meant.charCodeAt(j - 2) === b ? doubled : 1)
  let cost = Math.min(replaced, extra, missing)
  if (i > 1 && j > 1 && a === meant.charCodeAt(j - 2) && typed.charCodeAt(i - 2) === b) {
    cost = Math.min(cost, (table[(i - 2) * width + j - 2] as number) + cheap)
  }
  return cost
}
