import { packOf, phrasesOfAll, wordList, wordsOfAll } from '../../language/packs.ts'
import { askedOptions } from '../../language/readers/asked-options.ts'
import { endOfDenial } from '../../language/readers/negation.ts'
import { cutAround } from '../../language/text/cut-phrases.ts'
import type { OptionKind } from '../../language/text/families.ts'
import { fold } from '../../language/text/fold.ts'
import { phraseAt, phraseTable } from '../../language/text/phrase-table.ts'
import { plainOf } from '../../language/text/plain.ts'
import { tokenize, wordsIn } from '../../language/text/tokens.ts'
import { anyPattern, atStart } from '../../language/text/word-patterns.ts'
import type { ConstraintFilters } from '../../search/constraints/filters.ts'
import { isClosing } from '../../search/fit/denied-and-meant.ts'
import type { WishReading } from '../../search/read-wish.ts'
import type { SearchProduct } from '../../search/search-product.ts'
import { singularsOf } from '../../search/things/singulars.ts'
import { isOnlyPlace } from '../understanding/rules.ts'

/** "How much is it?", but not "how much does it weigh?". */
const priceWords = new RegExp(
  `^${anyPattern(({ dialogue }) => dialogue?.asksPriceAlone)}$|\\b${anyPattern(({ dialogue }) => dialogue?.asksPrice)}\\b`,
  'u',
)
const details = new RegExp(
  atStart(({ dialogue }) => dialogue?.asksDetails),
  'u',
)
const goesOn = phrasesOfAll(({ references }) => references?.goesOn).join('|')
const articles = [...wordsOfAll(({ dialogue }) => dialogue?.definite)].join('|')
const definite = new RegExp(`^(?:(?:${goesOn}|ok|okay) )?(?:${articles}) \\S`, 'u')

const having = new RegExp(
  atStart(({ acts }) => acts?.having),
  'u',
)

/** "Do you sell ..." */
export const asksHaving = (text: string): boolean => having.test(plainOf(text))

/** "And do you sell ..." */
export const asksHavingToo = (text: string): boolean => {
  const [first = '', ...others] = plainOf(text).split(' ')
  return asksHaving(openers.has(first) ? others.join(' ') : text)
}

/** "Do you have 61?", "habt ihr 5 davon?": asks for a number of what is talked about, and nothing else. */
export function asksForNumber(text: string): boolean {
  const plain = plainOf(text)
  return having.test(plain) && isOnlyPlace(plain.replace(having, '').trim())
}

const both = phraseTable([[true, phrasesOfAll(({ acts }) => acts?.both)]])
/** "Do both have a headphone jack?", where several were put side by side or shown. */
export function namesBoth({
  text,
  before: { compared = [], shown },
}: {
  text: string
  before: { compared?: string[] | undefined; shown: string[] }
}): boolean {
  const tokens = tokenize(text)
  return Math.max(compared.length, shown.length) > 1 && tokens.some((_, at) => phraseAt(both, tokens, at) !== null)
}

/** "Wie schwer sind die beiden": a text without what points at two, which asks for no word of a page. */
export function withoutBoth(text: string): string {
  const tokens = tokenize(text)
  const at = tokens.findIndex((_, from) => phraseAt(both, tokens, from) !== null)
  const end = at < 0 ? undefined : tokens[(phraseAt(both, tokens, at)?.end ?? 0) - 1]?.end
  return end === undefined ? text : `${text.slice(0, tokens[at]?.start)}${text.slice(end)}`.trim()
}

/** A text without its "do you sell", "gibt es". */
export const withoutHaving = (text: string): string =>
  asksHaving(text) ? plainOf(text).replace(having, '').trim() : text

/** Whether a text asks what something costs. */
export const isOfPrice = (text: string): boolean => text.split(',').some((part) => priceWords.test(plainOf(part)))

/** Whether a text asks for what there is to tell: "tell me more". */
export const asksDetails = (text: string): boolean => details.test(plainOf(text))

const conditions = phraseTable([[true, phrasesOfAll(({ claims }) => claims?.manner?.conditional)]])

/** "What if it is too small?" asks what then, not how it is; "elle arrive quand ?" has no such part. */
export const isHypothetical = (text: string): boolean => {
  const tokens = tokenize(text).filter(({ kind }) => kind !== 'sign')
  return [1, 2, 3].some((at) => (phraseAt(conditions, tokens, at)?.end ?? tokens.length) < tokens.length)
}

/** "The red one", "what about the one with the strap". */
export const isDefinite = (text: string): boolean => definite.test(plainOf(text))

/** "With a hood": begins with what says more of a thing. @param language the shopper's, ISO 639-1 */
export const isDescription = (text: string, language: string): boolean =>
  wordList(packOf(language)?.references?.describing).includes(tokenize(text)[0]?.text ?? '')

/** A name is no longer. */
const MOST_NAME_WORDS = 3
const articleWords = wordsOfAll((pack) => pack.articles)

/** "Ibuprofen" of "do you sell ibuprofen": what a text asks to have, whatever that is; null when it asks for nothing that has a name. */
export function askedFor({ text, hasKnownWords, namesGoods, reference }: AskedFor): string | null {
  if (!asksHaving(text) || reference.isSomething || reference.isOne || namesGoods || hasKnownWords) return null
  const words = tokenize(cutAround(text)).filter(({ kind, text: word }) => kind !== 'sign' && !articleWords.has(word))
  const name = words.map(({ raw }) => raw).join(' ')
  return words.length > 0 && words.length <= MOST_NAME_WORDS ? name : null
}

interface AskedFor {
  text: string
  reference: { isSomething: boolean; isOne: boolean }
  hasKnownWords: boolean
  namesGoods: boolean
}

const openers = new Set([
  ...phrasesOfAll(({ acts }) => acts?.okStarts),
  ...phrasesOfAll(({ references }) => references?.goesOn),
  ...wordsOfAll(({ joiners }) => joiners),
])

const self = wordsOfAll(({ acts }) => acts?.self)
/** Words before the "not" of "I really do not want". */
const MOST_BEFORE_NOT = 4

const answers = phraseTable([[true, phrasesOfAll((pack) => pack.no)]])

/** "No jewelry", "I don't want a zipper", "no, I said NOT white", "una cafetera no". */
export function isDenial(text: string): boolean {
  const tokens = tokenize(text)
  const answered = phraseAt(answers, tokens, 0)?.end ?? 0
  const at = tokens.findIndex(({ kind }, place) => place >= answered && kind !== 'sign')
  const reach = self.has(tokens[at]?.text ?? '') ? at + MOST_BEFORE_NOT : 1
  return tokens.some((_, place) => (place < reach && endOfDenial(tokens, place) !== null) || isClosing(tokens, place))
}

const anyProduct = wordsOfAll(({ dialogue }) => dialogue?.anyProduct)

/** "A product": names whatever the shop sells. */
export function isAnyProduct(text: string): boolean {
  const words = tokenize(text).filter(({ kind, text: word }) => kind === 'word' && !articleWords.has(word))
  return words.length > 0 && words.every(({ text: word }) => anyProduct.has(word))
}

/** "What colours does it come in": asks which values an option has. */
export const kindsAsked = ({ text, isQuestion, wish }: Asking): OptionKind[] =>
  isQuestion ? askedOptions(text, Object.keys(wish.wishes.options ?? {})) : []

interface Asking {
  text: string
  isQuestion: boolean
  wish: { wishes: ConstraintFilters }
}

/** Values of options that a clause names, as the shop or the shopper calls them. */
export const valuesNamed = ({
  wish: { wishes },
}: {
  wish: { wishes: { options?: Record<string, string[]> } }
}): string[] => Object.values(wishes.options ?? {}).flat()

/** "The warmest": compares by what no measure tells. */
export const comparesQuality = ({ wish }: { wish: Pick<WishReading, 'words'> }): boolean =>
  wish.words.some(({ quality }) => quality !== null)

/** "What other processors are there": the option of the product talked about that a question names, if any. */
export function optionAsked({ text, isQuestion, focus, scope: { catalog } }: OptionAsking): string | undefined {
  if (!isQuestion || !focus) return undefined
  const names = new Set(focus.variants.flatMap(({ options }) => Object.keys(options)))
  const words = tokenize(text).map(({ text: word }) => singularsOf(word, catalog.language.slice(0, 2)))
  return [...names].find((name) => words.some((forms) => forms.includes(fold(name))))
}

interface OptionAsking {
  text: string
  isQuestion: boolean
  focus: SearchProduct | null
  scope: { catalog: { language: string } }
}

export const differences = wordsOfAll(({ dialogue }) => dialogue?.differences)
/** "What's the difference": asks for it, whatever it is between. */
export const saysDifference = (text: string): boolean => wordsIn(text).some((word) => differences.has(word))
