import { useLanguage } from '../texts/use-texts.ts'

/** Writes amounts as the reader's language does. */
export function useMoney(): (amount: number, currency: string) => string {
  const language = useLanguage()
  return (amount, currency) => {
    try {
      return new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount)
    } catch {
      return `${amount} ${currency}`.trim()
    }
  }
}
