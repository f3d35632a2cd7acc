import { remembering } from '../../shared/remembering.ts'
import { scaleUnits, unitsBefore } from '../data/scales.ts'
import { packOf, wordList } from '../packs.ts'
import type { TextToken } from '../text/tokens.ts'
import { readDecimal } from './read-digits.ts'
import { unitOf } from './units.ts'

/** An amount of a page in the unit that amounts of its kind meet in. Token places; the end is exclusive. */
export interface ScaleAmount {
  base: string
  value: number
  from: number
  to: number
  /** The unit, where it stands apart: "4.4 / 5.3 kg". */
  unit?: string
  /** "400 g of down": of something else than the whole thing. */
  isOfElse: boolean
  /** "38 x 30 cm": the greatest of its sides. */
  isAcross: boolean
}

interface Known {
  units: ReadonlyMap<string, string>
  between: ReadonlySet<string>
  ofElse: ReadonlySet<string>
  ofWhole: ReadonlySet<string>
}

const knownOf = remembering((language): Known => {
  const own = packOf(language)?.scales
  const named = Object.entries(own?.units ?? {}) as [string, string][]
  return {
    units: new Map(named.flatMap(([symbol, words]) => wordList(words).map((word) => [word, symbol] as const))),
    between: new Set(['-', '–', ...wordList(own?.between)]),
    ofElse: new Set(wordList(own?.ofElse)),
    ofWhole: new Set([...wordList(packOf(language)?.glue), ...wordList(own?.ofWhole)]),
  }
})

/** The amounts of a text with a unit that a scale is told in: "1.42kg", "2 lb 5 oz", "25 to 40 miles", "-5 °C", "TOG 2.5". */
export function scaleAmountsIn(tokens: readonly TextToken[], language: string): ScaleAmount[] {
  const found: ScaleAmount[] = []
  for (let at = 0; at < tokens.length; at++) {
    const amount = amountAt(tokens, at, language)
    if (!amount) continue
    found.push(amount)
    at = amount.to - 1
  }
  return found
}

function amountAt(tokens: readonly TextToken[], at: number, language: string): ScaleAmount | null {
  const first = numberAt(tokens, at, language)
  if (first === null) return null
  const before = unitBefore(tokens, at)
  if (before !== null)
    return { ...scaled(before.unit, first), from: before.from, to: at + 1, isOfElse: false, isAcross: false }
  const run = runAt(tokens, at, language)
  const own = unitAt(tokens, run.to, language)
  if (!own) return null
  // "4.4 / 5.3 / 6.4 kg": each by itself, in the unit of the last.
  const unit = tokens[run.to]?.raw ?? ''
  if (run.isList) return { ...scaled(own.unit, first), from: at, to: at + 1, unit, isOfElse: false, isAcross: false }
  const isBelow = isMinus(tokens, at)
  const one = scaled(own.unit, isBelow ? -first : run.most)
  // "2 lb 5 oz", "3 min 40 s": both are one amount.
  const part = numberAt(tokens, own.to, language)
  const smaller = part === null ? null : unitAt(tokens, own.to + 1, language)
  const rest = smaller && part !== null ? scaled(smaller.unit, part) : null
  const isGoingOn = rest !== null && rest.base === one.base && rest.value < one.value && smaller?.unit !== own.unit
  const to = isGoingOn && smaller ? smaller.to : own.to
  return {
    base: one.base,
    value: isGoingOn ? one.value + rest.value : one.value,
    from: isBelow ? at - 1 : at,
    to,
    isOfElse: one.base === 'g' && isOfElse(tokens, at, to, language),
    isAcross: run.isAcross,
  }
}

/** "400 g of down", "60 kg rear deck", "a rack (25 kg)": what is weighed is a part, or may be put on it. "24 lb empty" is all of it. */
function isOfElse(tokens: readonly TextToken[], from: number, to: number, language: string): boolean {
  const { between, ofElse, ofWhole } = knownOf(language)
  // "From birth to 15 kg" weighs a child.
  if (between.has(tokens[from - 1]?.text ?? '')) return true
  const next = tokens[to]
  const signs = tokens.slice(0, from).map(({ text }) => text)
  const isAside = signs.lastIndexOf('(') > signs.lastIndexOf(')')
  return isAside || (next?.kind === 'word' && (ofElse.has(next.text) || !ofWhole.has(next.text)))
}

const signsOfMinus = new Set(['-', '–', '−'])
const isMinus = (tokens: readonly TextToken[], at: number): boolean =>
  signsOfMinus.has(tokens[at - 1]?.text ?? '') && tokens[at - 2]?.kind !== 'number' && tokens[at]?.glued === true

interface Run {
  most: number
  to: number
  /** "30 x 40": sides. */
  isAcross: boolean
  /** "4 / 5": of several forms. */
  isList: boolean
}

/** The numbers that share the unit behind the last of them, with the greatest: "25 to 40 miles", "38 x 30 x 12 cm". */
function runAt(tokens: readonly TextToken[], at: number, language: string): Run {
  const { between } = knownOf(language)
  const run = { most: numberAt(tokens, at, language) ?? 0, to: at + 1, isAcross: false, isList: false }
  for (let next = at + 2; ; next += 2) {
    const joint = tokens[next - 1]?.text ?? ''
    const value = numberAt(tokens, next, language)
    const isSide = joint === 'x' || joint === '×'
    if (value === null || !(isSide || joint === '/' || between.has(joint))) return run
    run.isAcross ||= isSide
    run.isList ||= joint === '/'
    run.most = Math.max(run.most, value)
    run.to = next + 1
  }
}

function scaled(unit: string, amount: number): { base: string; value: number } {
  const [base, factor] = scaleUnits[unit] as readonly [string, number]
  return { base, value: amount * factor }
}

const numberAt = (tokens: readonly TextToken[], at: number, language: string): number | null =>
  tokens[at]?.kind === 'number' ? readDecimal(tokens[at].text, language) : null

/** The unit that begins at a place: "kg", "°C", a hyphen before it ("24-hour") or an inch mark. */
function unitAt(tokens: readonly TextToken[], at: number, language: string): { unit: string; to: number } | null {
  const text = tokens[at]?.text ?? ''
  if (text === '°') return { unit: 'deg', to: /^[cf]$/.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1 }
  if (/^["″”]$/.test(text) && tokens[at]?.glued) return { unit: 'in', to: at + 1 }
  if (text === '-' && tokens[at + 1]?.kind === 'word') return unitAt(tokens, at + 1, language)
  const next = tokens[at + 1]?.text ?? ''
  if (text === 'sq' && Object.hasOwn(scaleUnits, `sq${next}`)) return { unit: `sq${next}`, to: at + 2 }
  const unit = knownOf(language).units.get(text) ?? unitOf(text) ?? text
  const isRaised = tokens[at + 1]?.glued === true && /^[²³23]$/.test(next)
  if (isRaised) return unit === 'm' && /^[²2]$/.test(next) ? { unit: 'm2', to: at + 2 } : null
  // "R 4.2" stands before its number alone.
  return Object.hasOwn(scaleUnits, unit) && unit !== 'r' ? { unit, to: at + 1 } : null
}

/** Words from such a unit to its number: "R-value 4.6", "valor R de 4,2". */
const MOST_BETWEEN = 3
function unitBefore(tokens: readonly TextToken[], at: number): { unit: string; from: number } | null {
  for (let from = at - 1; from >= Math.max(0, at - MOST_BETWEEN); from--) {
    const { text = '', kind } = tokens[from] ?? {}
    if (kind === 'number') return null
    if (unitsBefore.has(text)) return { unit: text, from }
  }
  return null
}
