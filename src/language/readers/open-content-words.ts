import { packs, phraseList, wordsOfAll } from '../packs.ts'
import type { TextToken } from '../text/tokens.ts'

const behinds = [...wordsOfAll(({ negation }) => negation?.behind)]
const allergyWords = packs
  .flatMap(({ contents: own }) => phraseList(own?.allergies))
  .filter((phrase) => !phrase.includes(' ') && phrase.length > 6)
/** "Glutenfreie" as "gluten freie" and "Nussallergie" as "Nuss allergie". */
const endings = [...behinds, ...allergyWords].sort((a, b) => b.length - a.length)
const SHORTEST_JOINED = 6

export function openContentWords(tokens: readonly TextToken[]): TextToken[] {
  return tokens.flatMap((token) => {
    const { kind, text, raw, start, end } = token
    if (kind !== 'word' || text.length < SHORTEST_JOINED || raw.length !== text.length) return [token]
    const ending = endings.find((one) => text.length > one.length + 1 && text.endsWith(one))
    if (ending === undefined) return [token]
    const cut = text.length - ending.length
    return [
      { ...token, text: text.slice(0, cut), raw: raw.slice(0, cut), end: start + cut },
      { ...token, text: ending, raw: raw.slice(cut), start: start + cut, end, glued: true },
    ]
  })
}
