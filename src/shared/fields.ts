import { z } from 'zod'
import { readMailAddress } from './mail-address.ts'

/** Building blocks of input schemas: every limit a client can meet is here or beside the field that uses it. */

const currencies = new Set(Intl.supportedValuesOf('currency'))

/** PostgreSQL stores neither U+0000 nor half a surrogate pair. */
const storable = (text: string) => !text.includes('\u0000') && text.isWellFormed()
const STORABLE = 'must not contain U+0000 or a lone surrogate'

/** Text of at most `max` Unicode code points: zod counts as JSON Schema does. */
export const text = (max: number) =>
  z.string().max(max, `must have at most ${max} characters`).refine(storable, { error: STORABLE })

/** Text with something to see in it. */
export const visibleText = (max: number) => text(max).refine((value) => value.trim() !== '', 'must not be empty')

/** Text limited by what it takes up in UTF-8. */
export const textOfBytes = (maxBytes: number) =>
  z
    .string()
    .refine(
      (value) => value.length <= maxBytes && (value.length * 3 <= maxBytes || Buffer.byteLength(value) <= maxBytes),
      { error: `must have at most ${maxBytes} bytes` },
    )
    .refine(storable, { error: STORABLE })

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/

/** The caller's own identifier: text, or a safe integer taken as its decimal digits. */
export const externalId = z
  .union([z.string(), z.int('must be a string of 1 to 255 characters, or a safe integer')], {
    error: 'must be a string of 1 to 255 characters, or a safe integer',
  })
  .transform(String)
  .pipe(
    z
      .string()
      .min(1, 'must have 1 to 255 characters')
      .max(255, 'must have 1 to 255 characters')
      .refine((value) => !CONTROL.test(value) && value.isWellFormed(), 'must not contain control characters'),
  )

export const MAX_MONEY = 99_999_999_999.9999

/** An amount in whole currency units with up to four decimals kept; -0 is 0. */
export const money = z
  .number({ error: 'must be a number' })
  .min(0, 'must be 0 or more')
  .max(MAX_MONEY, `must be at most ${MAX_MONEY}`)
  .transform((amount) => amount + 0)

/** ISO 4217, any letter case. */
export const currency = z
  .string()
  .transform((code) => code.toUpperCase())
  .refine((code) => currencies.has(code), 'must be an ISO 4217 currency code')

/** Absolute http(s) link. */
export const link = text(2048).refine((value) => {
  if (!/^https?:\/\//i.test(value)) return false
  return URL.canParse(value)
}, 'must be an http:// or https:// URL')

const INSTANT = 'must be an ISO 8601 date and time with a zone'
const FIRST_MS = Date.parse('0001-01-01T00:00:00Z')
const END_MS = Date.parse('9999-12-31T23:59:59.999Z')

/** ISO 8601 with a zone, as text; in UTC a year from 1 to 9999. PostgreSQL takes no zone beyond 15:59. */
export const instant = z.iso
  .datetime({ offset: true, error: INSTANT })
  .refine((value) => Date.parse(value) >= FIRST_MS && Date.parse(value) <= END_MS, INSTANT)
  .refine((value) => !/[+-](1[6-9]|2\d):\d\d$/.test(value), INSTANT)

const MAIL_ADDRESS = 'must be an e-mail address'

/** E-mail address that can be read in one way only, in the one form of readMailAddress(). */
export const email = z
  .string()
  .max(254, MAIL_ADDRESS)
  .transform((value, ctx) => {
    const address = readMailAddress(value)
    if (address !== undefined) return address
    ctx.issues.push({ code: 'invalid_format', format: 'email', message: MAIL_ADDRESS, input: value })
    return z.NEVER
  })

/** E-mail address as a shop's platform knows it, trimmed and lower-cased: what is mailed or compared is read again. */
export const pushedEmail = z
  .string()
  .max(254, MAIL_ADDRESS)
  .transform((value) => value.trim().toLowerCase())
  .pipe(z.email({ pattern: z.regexes.unicodeEmail, error: MAIL_ADDRESS }).refine(storable, STORABLE))

/** One of `values` in any letter case. */
export const oneOf = <const V extends readonly [string, ...string[]]>(values: V) =>
  z
    .string({ error: `must be one of: ${values.join(', ')}` })
    .transform((value) => value.toLowerCase())
    .pipe(z.enum(values, { error: `must be one of: ${values.join(', ')}` }))
