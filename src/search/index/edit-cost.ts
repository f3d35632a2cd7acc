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
/** Letters of the word compared with, from place 1; at place 0 none. */
const meantCodes = new Uint16Array(maxWordLength + 1)

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
  for (let j = 1; j <= m; j++) meantCodes[j] = meant.charCodeAt(j - 1)
  let before = 0
  for (let i = 1; i <= n; i++) {
    const a = typed.charCodeAt(i - 1)
    const extraCost = before === a ? doubled : 1
    let least = Number.POSITIVE_INFINITY
    const first = Math.max(1, i - reach)
    const last = Math.min(m, i + reach)
    const row = i * width
    table[row + first - 1] = first === 1 ? i : Number.POSITIVE_INFINITY
    if (last < m) table[row + last + 1] = Number.POSITIVE_INFINITY
    for (let j = first; j <= last; j++) {
      const b = meantCodes[j] as number
      const above = row - width + j
      const same = table[above - 1] as number
      let cost = a === b ? same : same + (areNeighbours(a, b) ? cheap : 1)
      const extra = (table[above] as number) + extraCost
      if (extra < cost) cost = extra
      const beside = meantCodes[j - 1] as number
      const missing = (table[row + j - 1] as number) + (beside === b ? doubled : 1)
      if (missing < cost) cost = missing
      if (a === beside && before === b) {
        const swapped = (table[above - width - 2] as number) + cheap
        if (swapped < cost) cost = swapped
      }
      table[row + j] = cost
      if (cost < least) least = cost
    }
    if (least > most) return Number.POSITIVE_INFINITY
    before = a
  }
  const cost = table[n * width + m] as number
  return cost > most ? Number.POSITIVE_INFINITY : cost + (typed[0] === meant[0] ? 0 : 0.3)
}
