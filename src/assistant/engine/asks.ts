import { packOf, phrasesOfAll, wordList, wordsOfAll } from '../../language/packs.ts'
import { plainOf } from '../../language/plain.ts'
import { tokenize } from '../../language/tokens.ts'
import { anyPattern, atStart } from '../../language/word-patterns.ts'

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

/** Whether a text asks what something costs. */
export const isOfPrice = (text: string): boolean => priceWords.test(plainOf(text))

/** Whether a text asks for what there is to tell: "tell me more". */
export const asksDetails = (text: string): boolean => details.test(plainOf(text))

/** "The red one", "what about the one with the strap". */
export const isDefinite = (text: string): boolean => definite.test(plainOf(text))

/** "With a hood": begins with what says more of a thing. @param language the shopper's, ISO 639-1 */
export const isDescription = (text: string, language: string): boolean =>
  wordList(packOf(language)?.references?.describing).includes(tokenize(text)[0]?.text ?? '')
