/** What a UTF-16 code unit is to the word splitter. */
export const characterClass = { other: 0, letter: 1, digit: 2, foreign: 3, unspaced: 4 } as const

// Scripts written without spaces between words (or, Hangul, with endings glued on): cut into pairs of characters.
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー々]/u
const wordLike = /[\p{L}\p{N}\p{M}]/u
const unknown = 255
const classes = new Uint8Array(65536).fill(unknown)

/** The class of a code unit of lower-case text; `foreign` is any letter, mark or number beyond ASCII. */
export function classOf(code: number): number {
  const known = classes[code] as number
  return known === unknown ? classify(code) : known
}

function classify(code: number): number {
  const character = String.fromCharCode(code)
  let found: number = characterClass.other
  if ((code >= 97 && code <= 122) || (code >= 65 && code <= 90)) found = characterClass.letter
  else if (code >= 48 && code <= 57) found = characterClass.digit
  else if (code >= 128) {
    if (unspaced.test(character)) found = characterClass.unspaced
    else if (wordLike.test(character)) found = characterClass.foreign
  }
  classes[code] = found
  return found
}
