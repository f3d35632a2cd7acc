import { fold } from './fold.ts'

/** Letters with accents by the plain one: "a" by "aàáâ…". Latin only: the packs' languages have no other. */
const letters = new Map<string, string>()
for (let code = 0xc0; code < 0x180; code++) {
  const letter = String.fromCharCode(code)
  const plain = fold(letter)
  if (/^[a-z]$/.test(plain) && letter === letter.toLowerCase())
    letters.set(plain, (letters.get(plain) ?? plain) + letter)
}

const sourceOf = (sign: string): string => {
  if (sign === 'ss') return '(?:ss|ß)'
  if (sign === ' ') return "[\\s'’]{1,2}"
  const all = letters.get(sign)
  return all ? `[${all}]` : sign.replace(/[.*+?^${}()|[\]\\/-]/, '\\$&')
}

/**
 * The source of a regular expression, for flags "iu", that finds a folded phrase in a text as it was typed: with accents or without,
 * its words parted by a space or an apostrophe.
 */
export const anySpelling = (phrase: string): string => (phrase.match(/ss|./gu) ?? []).map(sourceOf).join('')

/** The same for any of several phrases, the longest first. */
export const anySpellingOf = (phrases: Iterable<string>): string =>
  `(?:${[...phrases]
    .sort((a, b) => b.length - a.length)
    .map(anySpelling)
    .join('|')})`
