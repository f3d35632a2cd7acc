import { packOf } from '../packs.ts'

/**
 * "1,200.50" and "1.200,50" are 1200.5 everywhere. A single separator before exactly three digits splits thousands,
 * except for a point in English, where "1.200" is one point two.
 */
export function readDecimal(text: string, language: string): number | null {
  const digits = text.normalize('NFKC').replace(/[\s'’]/g, '')
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  if (last < 0) return toNumber(digits)
  const sign = digits[last] as string
  const behind = digits.length - last - 1
  const both = digits.includes('.') && digits.includes(',')
  const repeated = digits.indexOf(sign) !== last
  const isDecimal = both
    ? !repeated
    : !repeated && (behind !== 3 || (sign === '.' && packOf(language)?.numbers?.decimalMark === '.'))
  const whole = (isDecimal ? digits.slice(0, last) : digits).replace(/[.,]/g, '')
  return toNumber(isDecimal ? `${whole}.${digits.slice(last + 1)}` : whole)
}

function toNumber(digits: string): number | null {
  if (digits.length > 15 || !/^\d+(\.\d+)?$/.test(digits)) return null
  return Number(digits)
}

const englishThousands = /^\d{1,3}(,\d{3})+(\.\d+)?$/
const continentalThousands = /^\d{1,3}(\.\d{3})+(,\d+)?$/

/** Digits with a point for decimals: "1,5" -> "1.5", "1,000" -> "1000" (in German "1.000" -> "1000"), "007" -> "7". */
export function normalizeNumber(text: string, language: string): string {
  let number = text
  if (packOf(language)?.numbers?.decimalMark === ',') {
    if (continentalThousands.test(number)) number = number.replaceAll('.', '')
  } else if (englishThousands.test(number)) number = number.replaceAll(',', '')
  number = number.replace(',', '.')
  if (!/^\d+(\.\d+)?$/.test(number)) return number
  // Long digit runs are barcodes: a float would round them.
  const stripped = number.replace(/^0+(?=\d)/, '')
  return stripped.includes('.') ? stripped.replace(/\.?(?<!0)0+$/, '') : stripped
}
