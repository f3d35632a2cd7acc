import { currencyWords, isAlsoWeight, isCent, isMoneySlang } from '../../language/amounts/read-money.ts'
import { readNumberWords } from '../../language/amounts/read-number-words.ts'
import { currencySigns } from '../../language/data/currencies.ts'
import { type TextToken, tokenize } from '../../language/text/tokens.ts'

/** A shopper's words as they may be told back to them, between quotes. */
export type Echo = string & { readonly isEcho: true }

/** More words are a sentence, which would say in our voice what somebody wants us to say. */
const MOST_WORDS = 8

const currencies = new Set(currencyWords())
const isMoney = ({ text }: TextToken): boolean =>
  text in currencySigns || (currencies.has(text) && !isAlsoWeight(text)) || isCent(text) || isMoneySlang(text)

const wordsIn = (tokens: readonly TextToken[]): string[] =>
  tokens.flatMap(({ kind, text }) => (kind === 'sign' ? [] : text))

/**
 * What of a shopper's message is told back as asked or wished: short pieces without money, and no word that nobody knows and that stands
 * beside a number, which tells an amount in another language ("738 euroa").
 * @param pieces as they were typed
 * @param knows whether a folded word is one of a language that is read, or of the shop
 * @returns null where nothing of it is told back
 */
export function echoOf(pieces: readonly string[], message: string, knows: (word: string) => boolean): Echo | null {
  const counted = countedIn(tokenize(message))
  const told = pieces.filter((piece) => {
    const tokens = tokenize(piece)
    const words = wordsIn(tokens)
    // "iPhone 15" is a name, "maksaa 738" an amount.
    const isName = tokens.some(({ kind }) => kind === 'number') && tokens.some(({ raw }) => /^\P{N}*\p{Lu}/u.test(raw))
    const isTorn = !isName && words.some((word) => counted.has(word) && !knows(word))
    return words.length > 0 && words.length <= MOST_WORDS && !tokens.some(isMoney) && !isTorn
  })
  return told.length === 0 ? null : (told.join(', ') as Echo)
}

/** Words right before and right behind a number. */
function countedIn(tokens: readonly TextToken[]): ReadonlySet<string> {
  const isNumber = (at: number) => tokens[at]?.kind === 'number' || readNumberWords(tokens, at) !== null
  return new Set(
    tokens.flatMap(({ kind, text }, at) => (kind === 'word' && (isNumber(at - 1) || isNumber(at + 1)) ? text : [])),
  )
}
