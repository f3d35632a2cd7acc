import { normalised } from '../../../shared/bounded-text.ts'
import { dropUnseen } from '../../../shared/unseen.ts'

const digitZeros = [
  0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20, 0x1040,
  0x17e0, 0x1810, 0x1946, 0x19d0, 0x1a80, 0x1a90, 0x1b50, 0x1bb0, 0x1c40, 0x1c50, 0xa620, 0xa8d0, 0xa900, 0xa9d0,
  0xa9f0, 0xaa50, 0xabf0,
]
const otherDigit = /[^\P{Nd}0-9]/gu

function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  for (const zero of digitZeros) if (code >= zero && code < zero + 10) return String(code - zero)
  // A digit that cannot be read is no digit any price has.
  return '0'
}

/** "23½" is 23 1/2: without a space it would become 231/2. */
const joinedFraction = /(?<=\d)(?=[¼-¾⅐-⅞])/gu

export const beyondAscii = /[^\0-\x7e]/

/** The text in plain characters: one form for every way to write a digit, a currency or a quote. */
export function plainCharacters(text: string): string {
  const open = text.replace(/n['’ʼ]t\b/gi, ' not').replace(/\bcannot\b/gi, 'can not')
  if (!beyondAscii.test(open)) return open
  return normalised(dropUnseen(open).replace(joinedFraction, ' '), 'NFKC')
    .replace(otherDigit, asciiDigit)
    .replace(/[\u20dd-\u20e4]/g, '')
    .replace(/🆓/gu, ' free ')
    .replace(/[٪﹪]/g, '%')
    .replace(/٫/g, '.')
    .replace(/٬/g, ',')
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/[’‘ʼ´`]/g, "'")
    .replace(/⁄/g, '/')
}
