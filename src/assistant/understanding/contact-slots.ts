import { currencyWords } from '../../language/amounts/read-money.ts'
import { phrasesOfAll, wordsOfAll } from '../../language/packs.ts'
import { anySpellingOf } from '../../language/text/any-spelling.ts'
import { plainOf } from '../../language/text/plain.ts'
import { anywhere } from '../../language/text/word-patterns.ts'
import { emailPattern } from '../../shared/email-pattern.ts'
import { phoneNumbers } from '../../shared/large-libraries.ts'

/** A piece of a text, in UTF-16 code units; the end is exclusive. */
export interface Span {
  start: number
  end: number
}

export interface Contacts {
  email?: string
  phone?: string
  order_number?: string
  /** Where they stand: nothing else is read there. */
  spans: Span[]
}

/** "#W2378156", "# 5521". */
const markedOrder = /#\s?([a-z]{0,4}-?\d[\da-z]*(?:-\d+)*)/giu
const between = `(?:${anySpellingOf(wordsOfAll(({ writing }) => writing?.orderBetween))}|n[º°])`
/** Behind a number: money, a time or a count. */
const counted = anySpellingOf(
  new Set([
    ...currencyWords().filter((word) => /^[a-z]{2,}$/.test(word)),
    ...wordsOfAll(({ quantities }) => quantities?.counters),
    ...wordsOfAll(({ writing }) => writing?.spans),
  ]),
)
/** "order number is 10432", "Bestellung Nr. 10432", "pedido n.º 10432", "commande 10432". */
const namedOrder = new RegExp(
  String.raw`\b${anySpellingOf(phrasesOfAll(({ writing }) => writing?.order))}(?!\p{L})` +
    String.raw`[\s:.,=-]*(?:${between}[\s:.°º-]+){0,4}` +
    String.raw`#?([a-z]{0,4}-?\d[\da-z]*(?:-[\da-z]*\d)*)(?![\w,.]*\s?(?:€|\$|${counted}(?!\p{L})))`,
  'giu',
)
/** "MX-3391", "7764-B": beside a word about orders; alone it may be the name of a model. */
const dashedOrder = /(?<![\p{L}\p{N}-])(?:[A-Z]{2,3}-\d{4,}|\d{4,}-[A-Z])(?![\p{L}\p{N}-])/giu
const aboutOrder = new RegExp(
  anywhere(({ writing }) => writing?.aboutOrder),
  'u',
)
/** "W2378156": letters with many digits can only be an order number. */
const codedOrder = /\b[A-Za-z]{1,3}-?\d{5,}\b|\b\d{3,}-\d{3,}(?:-\d+)*\b/g
const orderPatterns = [markedOrder, namedOrder, codedOrder]
const bareOrder =
  /(?<![\p{L}\p{N}#.,€$£-])#?([a-z]{0,4}-?\d{3,}(?:-\d+)*)(?![\p{L}\p{N}€$£%-]|[.,]\d|\s?(?:€|\$|euros?|dollars?)(?!\p{L}))/giu
const phonePattern = /(?:\+|\b00|\(|\b)\d[\d\s()./-]{6,20}\d\b/g
const countryOf: Record<string, 'US' | 'ES' | 'FR' | 'DE'> = { en: 'US', es: 'ES', fr: 'FR', de: 'DE' }
const aboutPhone = new RegExp(
  anywhere(({ writing }) => writing?.aboutPhone),
  'u',
)

/** Whether a text speaks of calling. */
export const isAboutPhone = (text: string): boolean => aboutPhone.test(plainOf(text))

/**
 * Reads how the shopper can be reached and which order is meant. A number is a phone number only when it can be one.
 * @param isAboutOrder whether a code such as "MX-3391" can only be an order's
 */
export function readContacts(
  text: string,
  language: string,
  awaitsOrderNumber: boolean,
  isAboutOrder = aboutOrder.test(plainOf(text)),
): Contacts {
  const contacts: Contacts = { spans: [] }
  const isFree = ({ start, end }: Span) => contacts.spans.every((span) => end <= span.start || start >= span.end)
  const take = (start: number, length: number): void => void contacts.spans.push({ start, end: start + length })
  for (const match of text.matchAll(emailPattern)) {
    contacts.email ??= match[0].replace(/(?<![.-])[.-]+$/, '').toLowerCase()
    take(match.index, match[0].length)
  }
  readPhone(text, language, contacts, isFree, take)
  // Beside an address a code can hardly be anything else.
  const patterns = isAboutOrder || contacts.email !== undefined ? [dashedOrder, ...orderPatterns] : orderPatterns
  for (const pattern of patterns) {
    for (const match of text.matchAll(pattern)) {
      const code = match[1] ?? match[0]
      const start = match.index + match[0].lastIndexOf(code)
      const digits = code.replace(/\D/g, '').length
      if (digits < (pattern === markedOrder ? 2 : 3) || !isFree({ start, end: start + code.length })) continue
      contacts.order_number ??= code.toUpperCase()
      take(match.index, match[0].length)
    }
  }
  if (!contacts.order_number && !contacts.phone) readBareOrder(text, contacts, isFree, take, awaitsOrderNumber)
  return contacts
}

/** A number without any word about orders: one that was asked for, or that stands alone or with nothing but an address. */
function readBareOrder(
  text: string,
  contacts: Contacts,
  isFree: (span: Span) => boolean,
  take: (start: number, length: number) => void,
  isAwaited: boolean,
): void {
  const found = [...text.matchAll(bareOrder)].filter(({ index, 0: { length } }) =>
    isFree({ start: index, end: index + length }),
  )
  const [only] = found
  if (!only || found.length > 1) return
  const code = only[1] as string
  const others = text.replace(only[0], ' ').replace(emailPattern, ' ')
  const isAlone = !/[\p{L}\p{N}]/u.test(others)
  const isLong = code.length >= 5
  if (!isAwaited && !(isAlone && (isLong || contacts.email)) && !(isLong && isBesideAddress(text, only))) return
  contacts.order_number = code.toUpperCase()
  if (isAlone && !contacts.email) take(0, text.length)
  else take(only.index, only[0].length)
}

/** "20466 ann@example.com, I want them in 43". */
function isBesideAddress(text: string, { index, 0: number }: RegExpExecArray): boolean {
  return [...text.matchAll(emailPattern)].some(({ index: at, 0: { length } }) => {
    const between = at > index ? text.slice(index + number.length, at) : text.slice(at + length, index)
    return !/[\p{L}\p{N}]/u.test(between)
  })
}

function readPhone(
  text: string,
  language: string,
  contacts: Contacts,
  isFree: (span: Span) => boolean,
  take: (start: number, length: number) => void,
): void {
  const named = isAboutPhone(text)
  for (const match of text.matchAll(phonePattern)) {
    const said = match[0].trim()
    const start = match.index
    const digits = said.replace(/\D/g, '')
    const before = text[start - 1] ?? ' '
    const isMarked = /^(\+|00)/.test(said)
    if (!isFree({ start, end: start + said.length }) || /[#\w.,$€£-]/.test(before) || digits.length > 15) continue
    // Eight or more digits in a row without a word about phones may as well be an order.
    if (!isMarked && digits.length < (named ? 7 : 9)) continue
    if (!isMarked && !named && !/[\s()./-]|^0/.test(said) && digits.length < 10) continue
    const number = isMarked
      ? phoneNumbers().parsePhoneNumberFromString(said.replace(/^00/, '+'))
      : phoneNumbers().parsePhoneNumberFromString(said, countryOf[language] ?? 'US')
    if (!number?.isPossible() && !named) continue
    contacts.phone ??= isMarked && number ? number.number : digits
    take(start, said.length)
  }
}
