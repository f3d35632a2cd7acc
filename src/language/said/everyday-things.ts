import { allThings } from '../names-of-things.ts'
import { packOf, wordList, wordsOfAll } from '../packs.ts'
import type { SaidLanguage } from './said.ts'

const ofTalk = wordsOfAll(({ thingsOfTalk }) => thingsOfTalk)
const MIN_LENGTH = 4

/** Words of one language, folded, that name things of shops, and how more than one of them is called; of longer names the first two words. */
export function thingsIn(language: SaidLanguage): Set<string> {
  const words = new Set<string>()
  const endings = wordList(packOf(language)?.quantities?.plurals)
  for (const thing of allThings()) {
    for (const word of thing.get(language) ?? []) {
      const [first = '', second] = word.split(' ')
      if (second !== undefined) for (const ending of ['', ...endings]) words.add(`${first}${ending} ${second}`)
      if (!/^[a-z]+$/.test(word) || word.length < MIN_LENGTH || ofTalk.has(word)) continue
      words.add(word)
      for (const ending of endings) words.add(word + ending)
    }
  }
  return words
}
