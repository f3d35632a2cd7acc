import { phrasesOfAll, wordsOfAll } from './packs.ts'
import { phraseAt, phraseTable } from './phrase-table.ts'
import { tokenize } from './tokens.ts'

let gifts: ReturnType<typeof phraseTable<true>> | undefined

/** Whether a text wishes for a present: "a gift for my dad who cycles". @param text bounded by the caller */
export function isGiftWish(text: string): boolean {
  gifts ??= phraseTable([[true, phrasesOfAll((pack) => pack.gifts)]])
  const tokens = tokenize(text)
  return tokens.some((_, at) => phraseAt(gifts as NonNullable<typeof gifts>, tokens, at) !== null)
}

let story: { begins: ReadonlySet<string>; ofLiking: ReturnType<typeof phraseTable<true>> } | undefined

/** "A present for my sister, she just moved": without what is told of somebody beside what they are fond of. @param text bounded by the caller */
export function withoutStory(text: string): string {
  story ??= {
    begins: wordsOfAll(({ dialogue }) => dialogue?.tellsOf),
    ofLiking: phraseTable([[true, phrasesOfAll(({ dialogue }) => dialogue?.fondOf)]]),
  }
  const { begins, ofLiking } = story
  const parts = text.split(/(?<=[,;.!?])\s+/)
  const kept = parts.filter((part, at) => {
    const tokens = tokenize(part)
    const isStory = at > 0 && begins.has(tokens[0]?.text ?? '')
    return !isStory || tokens.some((_, place) => phraseAt(ofLiking, tokens, place) !== null)
  })
  return kept.join(' ')
}

let words: ReadonlySet<string> | undefined

/** Whether a folded word tells only that something is a present: "birthday" of "birthday present". */
export function isGiftWord(word: string): boolean {
  words ??= new Set(phrasesOfAll((pack) => pack.gifts).flatMap((phrase) => phrase.split(' ')))
  return words.has(word)
}

let names: readonly string[] | undefined

/** What presents are called in any language, as shops call what is sold as one: "gift", "geschenk". */
export function giftNames(): readonly string[] {
  names ??= phrasesOfAll((pack) => pack.gifts).filter((phrase) => !phrase.includes(' '))
  return names
}
