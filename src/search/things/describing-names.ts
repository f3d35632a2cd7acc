import { conceptOf } from '../../language/families.ts'
import { readNumberWords } from '../../language/read-number-words.ts'
import { tokenize } from '../../language/tokens.ts'
import type { FoundName, NameToken } from './name-tokens.ts'
import type { Lexicon } from './thing-lexicon.ts'

/** Whether a word only says something of a thing. */
export function describes(word: string, lexicon: Lexicon): boolean {
  if (lexicon.is('attributes', word) || lexicon.is('audiences', word) || lexicon.is('vague', word)) return true
  if (lexicon.isAdjective(word)) return true
  const concept = conceptOf('color', word) ?? conceptOf('material', word)
  return concept !== null && !concept.literalOnly && !concept.thing
}

/** The same of words that say nothing of people. */
export const describesThings = (word: string, lexicon: Lexicon): boolean =>
  (describes(word, lexicon) || conceptOf('material', word) !== null) &&
  !lexicon.is('audiences', word) &&
  !lexicon.is('vague', word)

/** "Black and white", "women": names of something too, but not here. */
export const isDescription = (tokens: readonly NameToken[], { start, end }: FoundName, lexicon: Lexicon): boolean =>
  tokens.slice(start, end).every(({ text }) => describes(text, lexicon) || lexicon.is('andWords', text))

/** WordNet's names for what things consist of. */
export const madeOf = ['material', 'fabric', 'earthenware', 'wood', 'metal']
/** The same, with what is poured. */
const substances = ['material', 'fluid', 'chemical']

/** Whether a name that the project's list does not have is that of a substance, or is counted. */
export function isMadeOf({ name, start }: FoundName, tokens: readonly NameToken[], lexicon: Lexicon): boolean {
  const { kinds, language } = lexicon
  if (language !== 'en' || kinds.isListed(name) || lexicon.is('accessories', name)) return false
  const before = tokens[start - 1]
  if (before && (before.kind === 'number' || readNumberWords(tokenize(before.text), 0) !== null)) return true
  return lexicon.isKindOfAny(name, substances)
}

/** Whether it only tells what something to eat is made with: an ingredient behind it, with an amount. */
export const isFlavor = (
  { name, end }: FoundName,
  sold: FoundName,
  tokens: readonly NameToken[],
  lexicon: Lexicon,
): boolean =>
  tokens[end]?.kind === 'number' &&
  lexicon.language === 'en' &&
  lexicon.isKindOfAny(name, ingredients) &&
  lexicon.isConsumed(sold.name) &&
  !lexicon.isKindOfAny(sold.name, ingredients)

/** WordNet's names for what food is made with. */
const ingredients = ['meat', 'fruit', 'vegetable', 'herb', 'spice', 'seafood', 'poultry']

/** Whether it is the name of a place or building, which no list has, with a number that counts and measures nothing behind it. */
export function isModelName({ name, end }: FoundName, tokens: readonly NameToken[], lexicon: Lexicon): boolean {
  const { kinds, language } = lexicon
  const [number, behind] = tokens.slice(end, end + 2)
  if (language !== 'en' || kinds.isListed(name) || number?.kind !== 'number' || behind?.kind === 'word') return false
  return /^\d+$/.test(number.text) && lexicon.isKindOfAny(name, buildings)
}

/** WordNet's names for what models are called after. */
const buildings = ['structure', 'facility']

/** Whether it is a maker's name for things: "iPhone". */
export const isLine = (name: string, lexicon: Lexicon): boolean => lexicon.is('lines', name)
