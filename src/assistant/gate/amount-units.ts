import { isPreposition } from '../../language/amounts/measured-sides.ts'
import { monthOf } from '../../language/amounts/read-calendar.ts'
import { unitOf } from '../../language/amounts/units.ts'
import type { NumberWords } from '../../language/pack-fields/pack-numbers.ts'
import { wordsOfAll } from '../../language/packs.ts'
import type { TextToken } from '../../language/text/tokens.ts'

export const clocks = wordsOfAll(({ policies }) => policies?.clock?.replaceAll(',', ' '))
const squared = wordsOfAll(({ numbers }) => (numbers as NumberWords | undefined)?.squared)
export const spans = new Set(['h', 'day', 'week', 'month', 'year'])

export const isLength = (token: TextToken | undefined): boolean =>
  /^(?:mm|cm|m|in|ft)$/.test(unitOf(token?.text ?? '') ?? '')

/** "3 March", "24.12.", "2026-11-21", "10:30", "9 am", "2nd". */
export function dateAt(
  tokens: readonly TextToken[],
  at: number,
  end: number,
): { unit: 'date' | 'clock' | 'rank'; to: number } | null {
  const text = (place: number) => tokens[place]?.text ?? ''
  const next = tokens[end]
  if (next?.glued && /^(?:st|nd|rd|th|er|e)$/.test(next.text)) {
    return { unit: monthOf(text(end + 1)) === null ? 'rank' : 'date', to: end + 1 }
  }
  const isClock = next?.glued === true && tokens[end + 1]?.glued === true && /^\d\d$/.test(text(end + 1))
  if (text(end) === ':' && isClock) return { unit: 'clock', to: end + 2 }
  if (clocks.has(text(end)) && unitOf(text(end)) === undefined) return { unit: 'clock', to: end + 1 }
  // "Ago" is August in Spanish: a short name of a month has a capital or a stop.
  const isMonth = (place: number) =>
    monthOf(text(place)) !== null &&
    (text(place).length > 3 ||
      /^\p{Lu}/u.test(tokens[place]?.raw ?? '') ||
      (text(place + 1) === '.' && tokens[place + 2] !== undefined))
  if ([at - 1, end, end + 1].some(isMonth)) return { unit: 'date', to: end }
  // "October 1, 2026", "1 de octubre de 2026"
  const isYear = /^(?:19|20)\d\d$/.test(text(at)) && [2, 3, 4].some((back) => monthOf(text(at - back)) !== null)
  if (isYear) return { unit: 'date', to: end }
  const isIso = /^\d{4}$/.test(text(at)) && text(end) === '-' && next?.glued && tokens[end + 1]?.kind === 'number'
  return isIso ? { unit: 'date', to: Math.min(tokens.length, end + 4) } : null
}

/** "500F" */
export const isHeat = (tokens: readonly TextToken[], end: number): boolean =>
  tokens[end]?.glued === true && /^[FC]$/.test(tokens[end]?.raw ?? '') && tokens[end - 1]?.kind === 'number'

export function unitAt(tokens: readonly TextToken[], end: number): { symbol: string; end: number } | null {
  const next = tokens[end]
  if (!next) return null
  if (isHeat(tokens, end)) return { symbol: 'deg', end: end + 1 }
  if (next.text === '%') return { symbol: 'pct', end: end + 1 }
  if (next.text === '°') return { symbol: 'deg', end: /^[cf]$/.test(tokens[end + 1]?.text ?? '') ? end + 2 : end + 1 }
  if (next.glued && /^["″]$/.test(next.text)) return { symbol: 'in', end: end + 1 }
  if (next.glued && /^['′]$/.test(next.text) && tokens[end + 1]?.kind !== 'word') return { symbol: 'ft', end: end + 1 }
  const at = next.text === '-' && tokens[end + 1]?.kind === 'word' ? end + 1 : end
  const word = tokens[at]?.text ?? ''
  const symbol = unitOf(word)
  const area = symbol === undefined || symbol === 'm' ? areaAt(tokens, at) : null
  if (area) return area
  // "68 fl oz"
  if (word === 'fl' && symbol === undefined) return unitAt(tokens, tokens[at + 1]?.text === '.' ? at + 2 : at + 1)
  // "3 business days"
  const further = tokens[at + 1]
  const span = symbol === undefined && tokens[at]?.kind === 'word' ? unitOf(further?.text ?? '') : undefined
  if (span !== undefined && spans.has(span)) return { symbol: span, end: at + 2 }
  if (symbol === undefined || isPreposition(tokens, at)) return null
  return { symbol, end: at + 1 }
}

/** "100 m²", "100 square metres", "100 metros cuadrados" */
function areaAt(tokens: readonly TextToken[], at: number): { symbol: string; end: number } | null {
  const [one, other] = [tokens[at], tokens[at + 1]]
  const [word, next] = [one?.text ?? '', other?.text ?? '']
  const isPower = unitOf(word) === 'm' && other?.glued === true && /^[2²]$/.test(next)
  const isInWords = (squared.has(word) && unitOf(next) === 'm') || (unitOf(word) === 'm' && squared.has(next))
  return isPower || isInWords ? { symbol: 'm2', end: at + 2 } : null
}
