import type { CountryCode } from 'libphonenumber-js/min'
import { phoneNumbers } from '../shared/large-libraries.ts'

export interface PhoneHints {
  /** BCP 47 of the shopper, for example en-GB. */
  locale?: string | null | undefined
  /** ISO 4217 of the store: most codes begin with a country. */
  currency?: string | undefined
}

/** Fewer may be part of something else. */
const FEWEST_NATIONAL = 9

/**
 * A phone number in E.164, for example +493012345678; undefined when it can be none. A number without its country's code is
 * read as one of the shopper's region, then of the store's, whichever it is possible in.
 */
export function toE164(text: string, hints: PhoneHints = {}): string | undefined {
  if (text.length > 50) return undefined
  const typed = text.normalize('NFKC').trim()
  for (const country of [...countriesOf(hints), undefined]) {
    const number = phoneNumbers().parsePhoneNumberFromString(
      typed,
      country ? { defaultCountry: country, extract: false } : { extract: false },
    )
    if (number?.isPossible()) return number.number
  }
  return undefined
}

/** The digits by which a number is known within a text, however its country is written: without the country's code where enough are left. */
export function nationalDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  const national: string = phoneNumbers().parsePhoneNumberFromString(phone)?.nationalNumber ?? digits
  return national.length >= FEWEST_NATIONAL ? national : digits
}

function countriesOf({ locale, currency }: PhoneHints): CountryCode[] {
  const [named, likely] = regionsOf(locale)
  const codes = [named, currency?.slice(0, 2), likely]
  return [...new Set(codes)].filter(
    (code): code is CountryCode => code !== undefined && phoneNumbers().isSupportedCountry(code),
  )
}

function regionsOf(locale: string | null | undefined): (string | undefined)[] {
  try {
    if (!locale) return []
    const parsed = new Intl.Locale(locale)
    return [parsed.region, parsed.maximize().region]
  } catch {
    return []
  }
}
