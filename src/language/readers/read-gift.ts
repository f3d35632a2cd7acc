import { phrasesOfAll, wordsOfAll } from '../packs.ts'
import { phraseAt, phraseTable } from '../text/phrase-table.ts'
import { tokenize } from '../text/tokens.ts'
import { isOccasion } from './ask-nothing.ts'

let gifts: ReturnType<typeof phraseTable<true>> | undefined

/**
 * Whether a text wishes for a present: "a gift for my dad who cycles", or tells on which day somebody gets one: "my wife's birthday".
 * @param text bounded by the caller
 */
export function isGiftWish(text: string): boolean {
  gifts ??= phraseTable([[true, phrasesOfAll((pack) => pack.gifts)]])
  const tokens = tokenize(text)
  return (
    tokens.some((_, at) => phraseAt(gifts as NonNullable<typeof gifts>, tokens, at) !== null) ||
    (tokens.some(({ text: word }) => isOccasion(word)) && tokens.some(({ text: word }) => possessives.has(word)))
  )
}

const possessives = wordsOfAll((pack) => pack.possessives)

let story: { begins: ReadonlySet<string>; ofLiking: ReturnType<typeof phraseTable<true>> } | undefined

/** Of grown people the age tells nothing. */
const OLDEST_CHILD = 17

/**
 * "A present for my sister, she just moved": without what is told of somebody beside what they are fond of, how old a child is, and what
 * the shop has to do with.
 * @param text bounded by the caller
 * @param isSold whether a folded word names something that the shop sells
 */
export function withoutStory(text: string, isSold: (word: string) => boolean): string {
  story ??= {
    begins: wordsOfAll(({ dialogue }) => dialogue?.tellsOf),
    ofLiking: phraseTable([
      [true, phrasesOfAll(({ dialogue }) => dialogue?.fondOf)],
      [true, phrasesOfAll(({ dialogue }) => dialogue?.hobbies)],
    ]),
  }
  const { begins, ofLiking } = story
  const parts = text.split(/(?<=[,;.!?])\s+/)
  const kept = parts.filter((part, at) => {
    const tokens = tokenize(part)
    const isStory = at > 0 && begins.has(tokens[0]?.text ?? '')
    return (
      !isStory ||
      tokens.some(
        ({ text: word }, place) =>
          phraseAt(ofLiking, tokens, place) !== null ||
          (/^\d+$/.test(word) ? Number(word) <= OLDEST_CHILD : isSold(word)),
      )
    )
  })
  return kept.join(' ')
}

const liking = new Set(phrasesOfAll(({ dialogue }) => dialogue?.fondOf).flatMap((phrase) => phrase.split(' ')))

/** Whether a folded word only says that somebody is fond of something: the "crazy" of "crazy about trains" is nothing that they like. */
export const isLikingWord = (word: string): boolean => liking.has(word)

let names: readonly string[] | undefined

/** What presents are called in any language, as shops call what is sold as one: "gift", "geschenk". */
export function giftNames(): readonly string[] {
  names ??= phrasesOfAll((pack) => pack.gifts).filter((phrase) => !phrase.includes(' '))
  return names
}
