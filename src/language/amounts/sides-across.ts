import { boundedReading, textBounds } from '../../shared/bounded-text.ts'
import { remembering } from '../../shared/remembering.ts'
import { type TextToken, tokenize } from '../text/tokens.ts'
import { scaleOf } from './units.ts'

/** One side of "140-160 x 200 cm", as it is written. */
interface Side {
  min: number
  max: number
}

/** What is told by its sides: "140 x 200", "1,40 x 2 m", "140-160 × 200". */
export interface SidesAcross {
  /** Two or more, in the order in which they are written. */
  sides: readonly Side[]
  /** How many of the smallest unit of lengths one of these is; null where no unit is told. */
  factor: number | null
}

const numberOf = (token: TextToken | undefined): number | null => {
  if (token?.kind !== 'number') return null
  const value = Number(token.text.replace(',', '.'))
  return Number.isFinite(value) ? value : null
}

const isAcross = (token: TextToken | undefined): boolean => token?.text === 'x' || token?.text === '×'

/** The unit of lengths at a place. */
const lengthAt = (token: TextToken | undefined): number | null => {
  const scale = token?.kind === 'word' ? scaleOf(token.text) : null
  return scale?.base === scaleOf('mm')?.base ? (scale?.factor ?? null) : null
}

/** Sides in a text: as they were typed, and the token behind them. */
export interface SidesSaid extends SidesAcross {
  said: string
  to: number
}

/** The sides that begin with the number at this place; null where it measures none, or one only. */
export function sidesAcrossAt(tokens: readonly TextToken[], from: number): SidesSaid | null {
  const sides: Side[] = []
  let factor: number | null = null
  let at = from
  for (;;) {
    const min = numberOf(tokens[at])
    if (min === null) return null
    const max = /^[-–]$/.test(tokens[at + 1]?.text ?? '') ? numberOf(tokens[at + 2]) : null
    sides.push({ min, max: max ?? min })
    at += max === null ? 1 : 3
    const own = lengthAt(tokens[at])
    if (own !== null) at++
    factor = own ?? factor
    if (!isAcross(tokens[at])) break
    at++
  }
  const typed = tokens.slice(from, at).map(({ raw }) => raw)
  return sides.length > 1 ? { sides, factor, said: typed.join(' '), to: at } : null
}

/** The sides that are all of a text: of the value of an option. */
const sidesAcrossOf = remembering((text): SidesAcross | null => {
  const tokens = tokenize(boundedReading(text, textBounds.key))
  const found = sidesAcrossAt(tokens, 0)
  return found?.to === tokens.length ? found : null
})

/** Whether a text has sides at all: a cheap first look. */
const maySpan = (text: string): boolean => /\d\s{0,2}\p{L}{0,2}\s{0,2}[x×]\s{0,2}\d/iu.test(text)

/**
 * Whether a value measures what is wanted: "160x200" is met by "160 x 200 cm", by "140-160 x 200" and, of two sides, by "200 x 160".
 * Null where either of them tells no sides.
 */
export function spans(wanted: string, has: string): boolean | null {
  if (!maySpan(wanted) || !maySpan(has)) return null
  const [asked, told] = [sidesAcrossOf(wanted), sidesAcrossOf(has)]
  if (!asked || !told) return null
  if (asked.sides.length !== told.sides.length) return false
  const toUnit = (factor: number | null, other: number | null) => factor ?? other ?? 1
  const [one, two] = [toUnit(asked.factor, told.factor), toUnit(told.factor, asked.factor)]
  const isIn = (own: Side, { min, max }: Side) => own.min * one >= min * two - 1e-9 && own.max * one <= max * two + 1e-9
  const inOrder = (all: readonly Side[]) => all.every((own, at) => isIn(own, told.sides[at] as Side))
  return inOrder(asked.sides) || (asked.sides.length === 2 && inOrder(asked.sides.toReversed()))
}
