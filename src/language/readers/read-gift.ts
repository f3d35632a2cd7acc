import { phrasesOfAll, wordsOfAll } from '../packs.ts'
import { phraseAt, phraseTable } from '../text/phrase-table.ts'
import { type TextToken, tokenize, wordsIn } from '../text/tokens.ts'
import { isOccasion } from './ask-nothing.ts'
import { readAudience } from './read-audience.ts'

let table: ReturnType<typeof phraseTable<true>> | undefined

/** The end of a word for a present that begins at this place; null when there is none. */
function endOfGift(tokens: readonly TextToken[], at: number): number | null {
  table ??= phraseTable([[true, phrasesOfAll((pack) => pack.gifts)]])
  return phraseAt(table, tokens, at)?.end ?? null
}

/**
 * Whether a text wishes for a present: "a gift for my dad who cycles", or tells on which day somebody gets one: "my wife's birthday".
 * @param text bounded by the caller
 */
export function isGiftWish(text: string): boolean {
  const tokens = tokenize(text)
  return tokens.some((_, at) => endOfGift(tokens, at) !== null) || tellsOccasion(text)
}

const possessives = wordsOfAll((pack) => pack.possessives)

/** Whether a text tells on which day somebody gets a present: "it's my wife's birthday". @param text bounded by the caller */
export function tellsOccasion(text: string): boolean {
  const words = tokenize(text).map((token) => token.text)
  return words.some(isOccasion) && words.some((word) => possessives.has(word))
}

/**
 * What is told of what somebody likes who gets a present: "he is into camping" of "a gift for my dad, he is into camping". What a present is
 * called, when it is given and to whom are blanks.
 * @param text bounded by the caller
 */
export function likingIn(text: string): string {
  const tokens = tokenize(text)
  const who = readAudience(tokens)
  let rest = text
  const cut = (from: number, to: number) => {
    const [start = 0, end = 0] = [tokens[from]?.start, tokens[to - 1]?.end]
    rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end)
  }
  if (who) cut(who.from, who.to)
  for (const [at, { text: word }] of tokens.entries()) {
    const end = isOccasion(word) ? at + 1 : endOfGift(tokens, at)
    if (end !== null) cut(at, end)
  }
  return rest
}

let likings: ReturnType<typeof phraseTable<true>> | undefined

/** Whether words say at a place that somebody is fond of something, or what they do for fun: "loves", "goes fishing". */
function isLikingAt(tokens: readonly TextToken[], at: number): boolean {
  likings ??= phraseTable([
    [true, phrasesOfAll(({ dialogue }) => dialogue?.fondOf)],
    [true, phrasesOfAll(({ dialogue }) => dialogue?.hobbies)],
  ])
  return phraseAt(likings, tokens, at) !== null
}

/** Whether a text says that somebody is fond of something: "he likes to go sailing". @param text bounded by the caller */
export function saysLiking(text: string): boolean {
  const tokens = tokenize(text)
  return tokens.some((_, at) => isLikingAt(tokens, at))
}

let begins: ReadonlySet<string> | undefined

/** Of grown people the age tells nothing. */
const OLDEST_CHILD = 17

/**
 * "A present for my sister, she just moved": without what is told of somebody beside what they are fond of, how old a child is, and what
 * the shop has to do with.
 * @param text bounded by the caller
 * @param isSold whether a folded word names something that the shop sells
 */
export function withoutStory(text: string, isSold: (word: string) => boolean): string {
  begins ??= wordsOfAll(({ dialogue }) => dialogue?.tellsOf)
  const parts = text.split(/(?<=[,;.!?])\s+/)
  const kept = parts.filter((part, at) => {
    const tokens = tokenize(part)
    const isStory = at > 0 && begins?.has(tokens[0]?.text ?? '')
    return (
      !isStory ||
      tokens.some(
        ({ text: word }, place) =>
          isLikingAt(tokens, place) || (/^\d+$/.test(word) ? Number(word) <= OLDEST_CHILD : isSold(word)),
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

/** Whether a title calls what is sold a present: "gift box", "Geschenkset", "cofre regalo". @param title bounded by the caller */
export const isCalledGift = (title: string): boolean =>
  wordsIn(title).some((word) => giftNames().some((name) => word.startsWith(name)))
