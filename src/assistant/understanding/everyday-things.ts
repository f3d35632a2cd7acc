import { allThings } from '../../language/names-of-things.ts'
import { packOf, wordList, wordsOfAll } from '../../language/packs.ts'
import type { GrammarLanguage } from './grammar.ts'

const ofTalk = wordsOfAll(({ thingsOfTalk }) => thingsOfTalk)
const MIN_LENGTH = 4

/** Single words of one language, folded, that name things of shops, and how more than one of them is called. */
export function thingsIn(language: GrammarLanguage): Set<string> {
  const words = new Set<string>()
  const endings = wordList(packOf(language)?.quantities?.plurals)
  for (const thing of allThings()) {
    for (const word of thing.get(language) ?? []) {
      if (!/^[a-z]+$/.test(word) || word.length < MIN_LENGTH || ofTalk.has(word)) continue
      words.add(word)
      for (const ending of endings) words.add(word + ending)
    }
  }
  return words
}
