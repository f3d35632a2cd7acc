import { phrasesOfAll, wordsOfAll } from '../../language/packs.ts'
import { fold } from '../../language/text/fold.ts'
import { type Span, spansTold } from '../index/plain-answer.ts'

/** How long delivery takes, with the words around it. */
export interface TimeIn {
  span: Span
  words: string
}

const joiners = [...wordsOfAll((pack) => pack.joiners)].join('|')
const leaving = new RegExp(
  `(?<!\\p{L})(?:${phrasesOfAll(({ policies }) => policies?.leaving).join('|')})(?!\\p{L})`,
  'u',
)
/** What parts of a sentence that stand before the time are parted by. */
const cut = new RegExp(`[,;()|]|\\s(?:${joiners})\\s`, 'u')
const range = /\d\s?(?:\p{L}{1,5}|[-–])\s?\d/u
const units = new Set<Span['unit']>(['h', 'day', 'workday', 'week'])

const DAY = 24

/**
 * How long delivery takes by a sentence; null where it tells none or several: "1 to 3 days, abroad 4 to 6", and where it tells when
 * parcels leave. @param language of the sentence
 */
export function timeIn(text: string, language: string): TimeIn | null {
  const folded = fold(text)
  const all = spansTold(folded, language)
  // "They agree a slot of 4 hours and come within 5 to 8 days", not "they call 2 days before, and agree a slot of 4 hours".
  const isSlot = all.length > 1 && all[0]?.span.unit === 'h' && all[0].span.to < DAY
  const [only, ...others] = isSlot ? all.slice(1) : all
  if (!only || others.length > 0 || !units.has(only.span.unit)) return null
  const lead = folded.slice(0, only.start).split(cut).at(-1) ?? ''
  const behind = folded.slice(only.end)
  if (leaving.test(lead) || range.test(behind)) return null
  return { span: only.span, words: `${lead} ${behind.split(/[,;:()|]/)[0]}` }
}
