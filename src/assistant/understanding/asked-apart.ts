import { wordsOfAll } from '../../language/packs.ts'
import { type Deed, deeds } from '../../language/said/said-lines.ts'
import type { SaidPart } from '../../language/said/said-reader.ts'
import { wordsIn } from '../../language/text/tokens.ts'

const asking = new Set<Deed>([
  ...(['ask', 'options', 'stock', 'price', 'shipping', 'returns', 'payment', 'discount', 'shop'] as const),
])
/** As likely as this each side of a part asks something, and does what it seems to. */
const ASKS = 0.8
const SEEMS = 0.5
/** The same of two that do the same. */
const SURELY = 0.9
const FEWEST_OF_SIDE = 2
const joiners = wordsOfAll((pack) => pack.joiners)
const either = wordsOfAll((pack) => pack.either)

/** "How long is the guarantee on it, are batteries included?": a part that asks two things, each of which is one when it is read alone. */
export function askedApart(part: SaidPart, text: string, read: (side: string) => readonly SaidPart[]): SaidPart[] {
  if (!asking.has(part.deed)) return [part]
  for (const [at, { token }] of part.words.entries()) {
    const before = part.words.slice(0, at)
    const isCut = before.at(-1)?.token.text === ',' || joiners.has(token.text)
    if (!isCut || either.has(token.text)) continue
    const sides = [text.slice(part.start, token.start), text.slice(token.start, part.end)].map((side) => {
      const [one, ...others] = read(side.replace(/(?<![,\s])[,\s]+$/, ''))
      const isOne = one !== undefined && others.length === 0 && wordsIn(side).length >= FEWEST_OF_SIDE
      return isOne && asking.has(one.deed) && one.confidence >= SEEMS && shareOf(one, asking) >= ASKS ? one : null
    })
    const [one, other] = sides
    // "Can it stand in the rain, and in the snow?" asks once.
    const isSame = one?.deed === other?.deed && (before.at(-1)?.token.text !== ',' || joiners.has(token.text))
    if (!one || !other || isSame || (one.deed === other.deed && Math.min(one.confidence, other.confidence) < SURELY))
      continue
    const first = { ...one, start: part.start, end: token.start, words: before }
    const second = { ...other, start: token.start, end: part.end, words: part.words.slice(at) }
    return [first, ...askedApart(second, text, read)]
  }
  return [part]
}

const shareOf = ({ shares }: SaidPart, wanted: ReadonlySet<Deed>): number =>
  shares.reduce((sum, share, at) => sum + (wanted.has(deeds[at] as Deed) ? share : 0), 0)
