import { weekdayOf } from '../../language/read-calendar.ts'
import type { Token } from './read-tokens.ts'

const rangeWord = /^(to|till|until|through|bis|a|hasta|al|au|-)$/
const closedWord = /^(closed|geschlossen|zu|cerrad[oa]s?|cerramos|fermee?s?|fermons)$/

/** Days of the week on which somebody is there, and those on which it is said that nobody is. "Tuesday to Saturday" holds those between. */
export function readDays(tokens: readonly Token[]): { open: Set<number>; closed: Set<number> } {
  const days = tokens.flatMap(({ kind, text }, at) => {
    const day = kind === 'word' ? weekdayOf(text) : null
    return day === null ? [] : [{ day, at }]
  })
  const read = { open: new Set<number>(), closed: new Set<number>() }
  for (const [index, { day, at }] of days.entries()) {
    const next = days[index + 1]
    const between = next ? tokens.slice(at + 1, next.at).filter(({ text }) => !/^(on|den|the|el|le)$/.test(text)) : []
    const isRange = next !== undefined && between.length === 1 && rangeWord.test(between[0]?.text ?? '')
    const into = isClosed(tokens, at) ? read.closed : read.open
    into.add(day)
    if (isRange) for (let one = day; one !== next.day; one = (one + 1) % 7) into.add(one)
  }
  const workdays = tokens.findIndex(({ text }) => /^(weekdays?|werktags|wochentags|laborables|semaine)$/.test(text))
  if (
    workdays >= 0 &&
    !/^(business|working|dias?|jours?)$/.test(tokens[workdays - 1]?.text ?? '') &&
    isSpanOfDays(tokens, workdays)
  )
    for (const day of [1, 2, 3, 4, 5]) (isClosed(tokens, workdays) ? read.closed : read.open).add(day)
  return read
}

/** "on weekdays", "en semaine": no week that passes. */
const isSpanOfDays = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text !== 'semaine' || tokens[at - 1]?.text === 'en'

/** "Closed on Sundays", "sonntags geschlossen". */
export function isClosed(tokens: readonly Token[], at: number): boolean {
  const isBreak = ({ text }: Token) => /^[.,;:()]$/.test(text)
  const start = tokens.findLastIndex((token, place) => place < at && isBreak(token)) + 1
  const end = tokens.findIndex((token, place) => place > at && isBreak(token))
  return tokens.slice(start, end < 0 ? tokens.length : end).some(({ text }) => closedWord.test(text))
}
