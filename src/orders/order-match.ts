import { hash } from 'node:crypto'
import { readMailAddress } from '../shared/mail-address.ts'
import { sameText } from '../shared/same-text.ts'

/** Full-width signs, as East Asian keyboards write them, 0xFEE0 above those of ASCII. */
const FULL_WIDTH = /[\uff01-\uff5e]/g
const LEFT_OUT = /[#\s_./\u00ad\u2010-\u2015\u2212\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff-]+/g
const LONGEST_NUMBER = 255
const LONGEST_EMAIL = 254

/**
 * The key an order is looked up by: the number without #, spaces, hyphens and the like, invisible signs and letter case, as order_number_key() of the database
 * makes it of stored ones. What cannot be a number is looked up as a hash, which no order has, so that it costs the same.
 */
export function numberKey(number: string): string {
  const key = number
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(LEFT_OUT, '')
    .replace(/[a-z]+/g, (letters) => letters.toUpperCase())
  const isPossible = key !== '' && key.length <= LONGEST_NUMBER && key.isWellFormed() && !key.includes('\u0000')
  return isPossible ? key : `(none) ${hash('sha256', key)}`
}

/**
 * In the one form of a mail address, else trimmed and lower-cased, as orders are pushed; undefined for what cannot be an address: the
 * shopper is asked for one.
 */
export function normalEmail(email: string | null | undefined): string | undefined {
  const address = readMailAddress(email ?? '')
  if (address !== undefined) return address
  const text = email?.trim().toLowerCase()
  return text && text.length <= LONGEST_EMAIL && /^[^\s@]+@[^\s@]+$/.test(text) ? text : undefined
}

/**
 * The candidates with this number and one of these addresses. All are compared, found or not, so that the time tells nothing.
 * @param emails normalised; an order without an address fits none
 */
export function matchOrders<Row extends { number_key: string; email: string | null }>(
  candidates: readonly Row[],
  key: string,
  emails: readonly string[],
): Row[] {
  return candidates.filter((row) => {
    const isNumber = sameText(row.number_key, key)
    const fits = emails.map((email) => sameText(normalEmail(row.email) ?? '', email))
    return isNumber && row.email !== null && fits.includes(true)
  })
}
