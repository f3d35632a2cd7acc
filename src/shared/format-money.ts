import { remembering } from './remembering.ts'

/**
 * An amount of money as people of the locale write it: "€24.50", "24,50 €"; with a currency or locale that is none as it came: "24.5 XYZ".
 * @param locale BCP 47
 * @param currency ISO 4217
 */
export const formatMoney = (amount: number, currency: string, locale: string): string =>
  formatOf(`${locale} ${currency}`)?.format(amount) ?? `${amount} ${currency}`

/** To make one takes longer than a hundred uses, and a page may have 2,048. Null for what is none. */
const formatOf = remembering((key): Intl.NumberFormat | null => {
  const [locale, currency = ''] = key.split(' ')
  try {
    return new Intl.NumberFormat(locale, { style: 'currency', currency })
  } catch {
    return null
  }
}, 100)
