import { formatMoney } from '../../shared/format-money.ts'
import type { Fact } from '../fact.ts'

/** Around what a slot was filled with, until it is shown; no text of a model may have them. */
export const OPEN = '\ue000'
export const CLOSE = '\ue001'

const slot = /\{\{\s{0,3}fact:\s{0,3}([\w-]{1,40})\s{0,3}\}\}/g
const remains = /\{\{|\}\}/

/** What of the facts a model may cite, in the order in which they were read: their ids are `f1`, `f2` and so on. */
export const citedFields =
  /^(?:price|compareAtPrice|inventory|count|total|placedAt|cancelledAt|number|quantity|title|trackingNumber|carrier)$/

export const idOfFact = (place: number): string => `f${place + 1}`

/** The text of a fact in the shopper's locale; null when it is nothing that can stand in a sentence. */
export function textOfFact({ value, currency, field }: Fact, locale: string, storeCurrency: string): string | null {
  if (typeof value === 'boolean') return null
  if (typeof value === 'number') {
    const isMoney = currency !== undefined || /price|total/i.test(field)
    return isMoney ? formatMoney(value, currency ?? storeCurrency, locale) : new Intl.NumberFormat(locale).format(value)
  }
  if (!/^\d{4}-\d\d-\d\dT/.test(value)) return value
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(value))
}

/** A sentence with its slots filled, each between two marks, and the facts they stand for. Null when one of them is no fact. */
export function fillSlots(
  text: string,
  facts: readonly Fact[],
  { locale, currency }: { locale: string; currency: string },
): { text: string; facts: Fact[] } | null {
  if (!text.includes('{{') && !text.includes('}}')) return { text, facts: [] }
  const used: Fact[] = []
  let isUnknown = false
  const filled = text.replace(slot, (_, id: string) => {
    const place = /^f(\d{1,6})$/.exec(id)
    const fact = place ? facts[Number(place[1]) - 1] : undefined
    const said = fact && citedFields.test(fact.field) ? textOfFact(fact, locale, currency) : null
    if (!fact || said === null) {
      isUnknown = true
      return ''
    }
    used.push(fact)
    return `${OPEN}${said}${CLOSE}`
  })
  return isUnknown || remains.test(filled) ? null : { text: filled, facts: used }
}

/** The text as it is shown. */
export const withoutMarks = (text: string): string => text.replaceAll(OPEN, '').replaceAll(CLOSE, '')
