import { moneyInDoubt } from '../../language/data/currencies.ts'
import { weekdayOf } from '../../language/read-calendar.ts'
import { currenciesOf, isCent } from '../../language/read-money.ts'
import { unitOf } from '../../language/units.ts'
import type { Hit } from './lexicon.ts'
import { isEveryday, readNumbers, type Token } from './read-tokens.ts'

/** Units that a policy speaks of, by their symbol. */
const units: Readonly<Record<string, string>> = {
  min: 'minute',
  h: 'hour',
  day: 'day',
  week: 'week',
  month: 'month',
  year: 'year',
  pct: 'percent',
  pc: 'item',
  item: 'item',
}

/** What a folded word or sign beside a number counts: "day", "percent", "money eur"; undefined when it is no unit of a policy. */
export function countedBy(text: string): string | undefined {
  const unit = units[unitOf(text) ?? '']
  if (unit) return unit
  if (isCent(text)) return 'money cent'
  const code = moneyInDoubt.includes(text) ? undefined : currenciesOf(text)?.[0]
  return code && `money ${code.toLowerCase()}`
}

/** What is counted, told alike in four languages; null when it is no measure of time, money or share. */
export const unitNear = (tokens: readonly Token[], from: number, to: number): string | null => {
  for (const at of [to, from - 1, to + 1, to + 2]) {
    const unit = countedBy(tokens[at]?.text ?? '')
    if (unit && (at !== from - 1 || unit.startsWith('money'))) return unit
  }
  return null
}

/** "30 day" for "30 working days": what has to stand in a policy. */
export function amountsOf(tokens: readonly Token[], hits: readonly Hit[]): Amount[] {
  const isApart = (from: number, to: number) =>
    tokens.slice(from, to).some(({ kind, text }) => kind === 'number' || text === ',')
  const tagOf = (at: number) =>
    hits.find(({ tag, to }) => bounding[tag] && to <= at && to >= at - 3 && !isApart(to, at))?.tag ?? ''
  return readAmounts(tokens).map((amount) => ({
    ...amount,
    bound: bounding[tagOf(amount.from)] ?? boundBehind(tokens, amount.to),
  }))
}

/** "$60 or more", "60 € oder mehr". */
function boundBehind(tokens: readonly Token[], to: number): 'up' | 'down' | null {
  const next = tokens
    .slice(to, to + 4)
    .map(({ text }) => text)
    .join(' ')
  const found =
    /^(?:\p{Sc} |euros? |dollars? |usd |eur )?(?:or|oder|o|ou|and|y|et) (more|mehr|mas|plus|up|above|less|weniger|menos|moins)\b/u.exec(
      next,
    )?.[1]
  if (!found) return null
  return /^(less|weniger|menos|moins)$/.test(found) ? 'up' : 'down'
}

/** "from $100" is a limit from below. */
const bounding: Record<string, 'up' | 'down'> = { boundUp: 'up', boundDown: 'down', from: 'down' }

export interface Amount {
  key: string
  from: number
  to: number
  /** Told as a limit from above or from below. */
  bound: 'up' | 'down' | null
}

function readAmounts(tokens: readonly Token[]): { key: string; from: number; to: number }[] {
  const days = tokens.flatMap(({ text, kind }, from) => {
    const day = kind === 'word' ? weekdayOf(text) : null
    return day === null ? [] : [{ key: `weekday ${day}`, from, to: from + 1 }]
  })
  const clocks = readClocks(tokens)
  const numbers = readNumbers(tokens).filter(
    (read) => !isEveryday(tokens, read) && !clocks.some(({ from, to }) => read.from >= from && read.to <= to),
  )
  return numbers
    .flatMap(({ from, to, values }, at) => {
      // "3 to 5 business days"
      const next = numbers[at + 1]
      const range = next && next.from <= to + 1 ? unitNear(tokens, next.from, next.to) : null
      const unit = range ?? unitNear(tokens, from, to)
      // The lower end of a range promises more than the range does.
      const upTo = range ? `-${next?.values[0]}` : ''
      const former = unit === null && isAtEnd(tokens, to) ? unitBefore(tokens, numbers.slice(0, at)) : null
      return values.map((value) => ({ key: `${value}${upTo} ${unit ?? former ?? ''}`, from, to }))
    })
    .concat(days, clocks)
}

/** "five years, everything else for two" */
const isAtEnd = (tokens: readonly Token[], to: number): boolean =>
  to >= tokens.length || /^[.,;!?)]$/.test(tokens[to]?.text ?? '')
const unitBefore = (tokens: readonly Token[], numbers: readonly { from: number; to: number }[]): string | null =>
  numbers
    .map(({ from, to }) => unitNear(tokens, from, to))
    .findLast((unit) => /^(day|week|month|year)$/.test(unit ?? '')) ?? null

interface Clock {
  key: string
  from: number
  to: number
}

const clocksOf = new WeakMap<readonly Token[], readonly Clock[]>()

/** Times of day, told alike in both ways to count hours: "6 pm", "18 Uhr", "18:00", "18 h", "8:30 am". Read once a sentence. */
export function readClocks(tokens: readonly Token[]): readonly Clock[] {
  const known = clocksOf.get(tokens) ?? findClocks(tokens)
  clocksOf.set(tokens, known)
  return known
}

function findClocks(tokens: readonly Token[]): Clock[] {
  return tokens.flatMap(({ kind, text }, from) => {
    const hour = Number(text)
    if (kind !== 'number' || !Number.isInteger(hour) || hour > 24) return []
    if (/^[:.]$/.test(tokens[from - 1]?.text ?? '') && tokens[from]?.glued) return []
    if (tokens[from - 1]?.text === 'h' && tokens[from - 2]?.kind === 'number' && text.length === 2) return []
    const isColon = tokens[from + 1]?.text === ':' && tokens[from + 2]?.glued
    const isFrench = tokens[from + 1]?.text === 'h' && tokens[from + 2]?.text.length === 2
    const minutes = isColon || isFrench ? tokens[from + 2] : undefined
    const isMinute = minutes?.kind === 'number' && /^[0-5]\d$/.test(minutes.text)
    const to = isMinute ? from + 3 : from + 1
    // "from 10 to 18:30 Uhr"
    const isStart = /^(to|bis|a|-|until|till)$/.test(tokens[to]?.text ?? '') && isClock(tokens, to + 1)
    const half =
      /^([ap])m$/.exec(tokens[to]?.text ?? '')?.[1] ??
      (/^[ap]$/.test(tokens[to]?.text ?? '') && tokens[to + 1]?.text === '.' && tokens[to + 2]?.text === 'm'
        ? tokens[to]?.text
        : undefined)
    const isHour =
      /^(uhr|h|heures|horas|clock)$/.test(tokens[to]?.text ?? '') &&
      !/^(in|within|innerhalb|unter|sous|en|por|for|fur|pendant|durante)$/.test(tokens[from - 1]?.text ?? '')
    if (!isStart && !isMinute && !half && !(isHour && tokens[to]?.text !== 'heures' && tokens[to]?.text !== 'horas'))
      return []
    const shift = half === 'p' && hour < 12 ? 12 : half === 'a' && hour === 12 ? -12 : 0
    return [{ key: `clock ${hour + shift}:${isMinute ? minutes.text : '00'}`, from, to }]
  })
}

/** "18:30", "18 Uhr", "6 pm". */
const isClock = (tokens: readonly Token[], at: number): boolean => {
  const [hour, sign, minute] = tokens.slice(at, at + 3)
  if (hour?.kind !== 'number') return false
  return (sign?.text === ':' && minute?.kind === 'number') || /^(uhr|h|[ap]m|clock)$/.test(sign?.text ?? '')
}
