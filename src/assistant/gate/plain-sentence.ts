import { plainCharacters } from './text/plain-characters.ts'

/** One form for every way to write a sign, thousands parted by a space in one piece. */
export function plainOf(text: string): string {
  const joined = text
    .replace(/(?<=\d)[\u00a0\u202f\u2009](?=\d{3}(?!\d))/g, '')
    .replace(/(?<=\d)[\u00a0\u202f\u2009]/g, ' ')
    .replace(/(?<![\d.,])(\d{1,3}) (\d{3})(?=(?:[.,]\d\d)? ?(?:[€$£]|\p{L}{4}))/gu, '$1$2')
  return plainCharacters(joined)
}
