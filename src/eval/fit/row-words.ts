/**
 * Words of rows and queries, for what judges search. Nothing here comes from the code that is judged: a fault that both
 * shared would never show.
 */

/** Lower case, without accents, marks of trade and other entities; apostrophes of "men's" are gone. */
export function plainText(text: string): string {
  return text
    .replace(/<[^<>]{0,500}>/g, ' ')
    .replace(/&#?[a-z0-9]{1,8};/gi, ' ')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’`]/g, '')
    .toLowerCase()
}

/** The words of a text, in order. "T-shirt" is one word without its hyphen, "1.5l" keeps its point. */
export function wordsOf(text: string): string[] {
  const words = plainText(text).match(/[\p{L}\p{N}]+(?:[.-][\p{L}\p{N}]+)*/gu) ?? []
  return words
    .map((word) => (/^\p{L}-\p{L}/u.test(word) ? word.replace('-', '') : word))
    .flatMap((word) => word.split('-'))
}

const irregular = new Map(
  'knives knife,shelves shelf,bookshelves bookshelf,leaves leaf,loaves loaf,wives wife,scarves scarf,men man,women woman,children child,feet foot,mice mouse,lenses lens,potatoes potato,tomatoes tomato'
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
)
/** Not "hoody", "cooky". */
const keepsIe = /(?:hood|cook|mov|brown|self|ones|book|boot|smooth|cad|pull|^t|^p|^d)ies$/
const keepsEs = /(?:[^s]s|sho|th|[^z]z)es$/

/** An English noun in the singular; other words stay as they are, or lose an s that nobody misses where both sides do. */
export function singular(word: string): string {
  const known = irregular.get(word)
  if (known !== undefined) return known
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word
  if (/ies$/.test(word) && !keepsIe.test(word)) return `${word.slice(0, -3)}y`
  if (/(?:s|x|z|ch|sh|o)es$/.test(word) && !keepsEs.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

/** What two spellings of a name have in common: "Sun Glasses" and "sunglasses" are both "sunglass". */
export const keyOf = (words: readonly string[]): string =>
  [...words.slice(0, -1), singular(words.at(-1) ?? '')].join('').replace(/[^\p{L}\p{N}]/gu, '')

export const keyOfText = (text: string): string => keyOf(wordsOf(text))
