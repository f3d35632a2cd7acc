import { stripHtml } from '../search/analysis/strip-html.ts'
import { MAX_MONEY, pushedEmail } from '../shared/fields.ts'

const MAX_INTEGER = 2_147_483_647
const MOST_DESCRIPTION_BYTES = 65_536

/**
 * Text within what the catalog takes: shortened, never refused. One field that is too long or broken must not keep a product away from
 * shoppers.
 */
export function clipped(value: unknown, most: number): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  const text = String(value).replaceAll('\u0000', '').toWellFormed().trim()
  if (text === '') return null
  if (text.length <= most) return text
  const characters = [...text.slice(0, 2 * most)]
  return characters.slice(0, most).join('').trim() || null
}

/** A name as a reader sees it: platforms keep entities and tags in titles. */
export function named(value: unknown, most = 1000): string | null {
  if (typeof value !== 'string') return null
  return clipped(stripHtml(value).replace(/\s+/g, ' '), most)
}

/** HTML is kept; what is over the limit is cut at a character. */
export function described(value: unknown): string | null {
  const text = clipped(value, MOST_DESCRIPTION_BYTES)
  if (text === null || Buffer.byteLength(text) <= MOST_DESCRIPTION_BYTES) return text
  const cut = Buffer.from(text).subarray(0, MOST_DESCRIPTION_BYTES).toString('utf8')
  return cut.replace(/\ufffd$/, '')
}

/** Texts and numbers as platforms write amounts; null for none, and for what is no amount. */
export function amount(value: unknown): number | null {
  if (value === null || value === undefined || value === '') return null
  const number = typeof value === 'number' ? value : typeof value === 'string' ? Number(value) : Number.NaN
  return Number.isFinite(number) && number >= 0 && number <= MAX_MONEY ? number : null
}

/** The price before a reduction, where there is one. */
export function priceBefore(before: unknown, now: number | null): number | null {
  const amountBefore = amount(before)
  return amountBefore !== null && now !== null && amountBefore > now ? amountBefore : null
}

/** A stock level; null = not tracked. */
export function stock(value: unknown): number | null {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value
  if (typeof number !== 'number' || !Number.isFinite(number)) return null
  return Math.max(-MAX_INTEGER, Math.min(MAX_INTEGER, Math.trunc(number)))
}

/** At least 1: an item of none is not an item. */
export function count(value: unknown): number | null {
  const number = stock(value)
  return number !== null && number >= 1 ? number : null
}

/** An absolute link, also when the platform gives it without a scheme or with spaces. */
export function linkOf(value: unknown, origin?: string): string | null {
  if (typeof value !== 'string' || value.trim() === '') return null
  const text = value.trim().startsWith('//') ? `https:${value.trim()}` : value.trim()
  if (!URL.canParse(text, origin)) return null
  const { href, protocol } = new URL(text, origin)
  return (protocol === 'https:' || protocol === 'http:') && href.length <= 2048 ? href : null
}

/** ISO 8601 in UTC; `zone` is added to texts that tell none. */
export function instantOf(value: unknown, zone = ''): string | null {
  if (typeof value !== 'string' || value === '') return null
  const at = new Date(zone !== '' && !/(?:[zZ]|[+-]\d\d:?\d\d)$/.test(value) ? value + zone : value)
  const year = at.getUTCFullYear()
  return Number.isNaN(at.getTime()) || year < 1 || year > 9999 ? null : at.toISOString()
}

/** Mail addresses as shops know them; null for what the orders would refuse. */
export function emailOf(value: unknown): string | null {
  return pushedEmail.safeParse(value).data ?? null
}

/** Names and values of options: at most 50, none without a name. */
export function optionsOf(pairs: readonly { name: unknown; value: unknown }[]): Record<string, string> {
  const options: Record<string, string> = Object.create(null)
  for (const { name, value } of pairs) {
    const [key, text] = [named(name, 255), named(value, 255)]
    if (key && text && key !== '__proto__' && Object.keys(options).length < 50) options[key] = text
  }
  return { ...options }
}

/** A list without what is empty or too long. */
export function listOf(values: readonly unknown[], most = 250, characters = 255): string[] {
  return [...new Set(values.map((value) => named(value, characters)).filter((value) => value !== null))].slice(0, most)
}

/** The external id of a thing of a platform: such ids never meet those that a store pushes. */
export const itemId = (platform: string, type: string, id: string | number): string => `gid://${platform}/${type}/${id}`

/** The platform's own number in an external id. */
export function numberOf(id: string): string {
  return id.slice(id.lastIndexOf('/') + 1)
}
