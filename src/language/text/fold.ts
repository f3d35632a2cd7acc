import { boundedReading, normalised, textBounds } from '../../shared/bounded-text.ts'

/** Letters that Unicode decomposition leaves as they are but that shoppers type plainly. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ŋ: 'n',
  ς: 'σ',
  '\u2044': '/',
  '\u0640': '',
}
const plainLetterPattern = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'gu')
// Accents of Latin, Greek and Cyrillic, Hebrew points, Arabic short vowels. Not all of \p{M}: in Devanagari or Thai the marks
// are vowels and words differ by them.
const accentPattern = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/g
const beyondAscii = /[^\0-\x7f]/

/** The word in lower case without accents, in the plain letters a shopper would type: "Größe" -> "grosse". */
export function fold(word: string): string {
  const lower = word.toLowerCase()
  if (!beyondAscii.test(lower)) return lower
  return normalised(lower, 'NFKD')
    .replace(accentPattern, '')
    .replace(plainLetterPattern, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFC')
}

/** The same for a vendor, category, tag, option or its value, within the bounds of what is read of a name. */
export const foldName = (name: string): string => fold(boundedReading(name.trim(), textBounds.name))
