import { readNumberWords } from '../../language/amounts/read-number-words.ts'
import { unitOf } from '../../language/amounts/units.ts'
import { conceptOf } from '../../language/text/families.ts'
import { tokenize } from '../../language/text/tokens.ts'
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
  (describes(word, lexicon) || conceptOf('material', word) !== null || lexicon.isKindOfAny(word, madeOf)) &&
  !lexicon.is('audiences', word) &&
  !lexicon.is('vague', word)

/** "Black and white", "women": names of something too, but not here. */
export const isDescription = (tokens: readonly NameToken[], { start, end }: FoundName, lexicon: Lexicon): boolean =>
  tokens.slice(start, end).every(({ text }) => describes(text, lexicon) || lexicon.is('andWords', text))

/** WordNet's names for what things consist of. */
const madeOf = ['material', 'fabric', 'earthenware', 'wood', 'metal']
/** The same, with what is poured. */
const substances = ['material', 'fluid', 'chemical']

/** Whether a name that the project's list does not have is that of a substance, or is counted. */
function isMadeOf(
  { name, start }: FoundName,
  isNear: boolean,
  tokens: readonly NameToken[],
  lexicon: Lexicon,
): boolean {
  const { kinds, language } = lexicon
  if (language !== 'en' || kinds.isListed(name) || lexicon.isAccessory(name)) return false
  if (isCounted(tokens, start)) return true
  // A sealer seals, though the dictionary has it as a stuff.
  const isTool = isAgent(name, lexicon) && conceptOf('material', name) === null
  return isNear && !isTool && lexicon.isKindOfAny(name, substances)
}

/** Whether a hyphen holds it to a number. */
const isMeasure = ({ start }: FoundName, tokens: readonly NameToken[]): boolean =>
  tokens[start]?.isGlued === true && tokens[start - 1]?.kind === 'number'

/** Whether a number stands right before a place. */
function isCounted(tokens: readonly NameToken[], at: number): boolean {
  const before = tokens[at - 1]
  return before !== undefined && (before.kind === 'number' || readNumberWords(tokenize(before.text), 0) !== null)
}

/** Whether it only tells what something to eat is made with: an ingredient behind it, with an amount, or behind more than one of it. */
const isFlavor = ({ name, end }: FoundName, sold: FoundName, tokens: readonly NameToken[], lexicon: Lexicon): boolean =>
  (tokens[end]?.kind === 'number' || tokens[sold.end - 1]?.text.endsWith('s') === true) &&
  lexicon.language === 'en' &&
  (ingredients.includes(name) || lexicon.isKindOfAny(name, ingredients)) &&
  lexicon.isConsumed(sold.name) &&
  !lexicon.isKindOfAny(sold.name, ingredients)

/** WordNet's names for what food is made with. */
const ingredients = ['meat', 'fruit', 'vegetable', 'herb', 'spice', 'seafood', 'poultry', 'chocolate', 'flavorer']

/** Whether it is the name of a place or building, which no list has, with a number that counts and measures nothing behind it. */
function isModelName({ name, end }: FoundName, tokens: readonly NameToken[], lexicon: Lexicon): boolean {
  const { kinds, language } = lexicon
  const [number, behind] = tokens.slice(end, end + 2)
  if (language !== 'en' || kinds.isListed(name) || number?.kind !== 'number' || behind?.kind === 'word') return false
  return /^\d+$/.test(number.text) && lexicon.isKindOfAny(name, buildings)
}

/** WordNet's names for what models are called after. */
const buildings = ['structure', 'facility']

/** Whether it is a maker's name for things: "iPhone". */
const isLine = (name: string, lexicon: Lexicon): boolean => lexicon.is('lines', name)

/** Whether shops sell it, by its whole name or by its last word. */
export const isSold = (name: string, { kinds }: Lexicon): boolean =>
  kinds.isListed(name) || kinds.isListed(name.slice(name.lastIndexOf(' ') + 1))

/** "250 g TIN", "ibuprofen TABLETS": how much it is, and of what was said before. */
export function isPortion(
  tokens: readonly NameToken[],
  at: number,
  names: readonly FoundName[],
  lexicon: Lexicon,
): boolean {
  const { text } = tokens[at] as NameToken
  if (lexicon.is('containers', text)) return isAmount(tokens, at - 1)
  return lexicon.is('portions', text) && names.some(({ end, name }) => end === at && lexicon.isConsumed(name))
}

/** Whether an amount ends at a place: "250", "250 g". */
const isAmount = (tokens: readonly NameToken[], at: number): boolean =>
  tokens[at]?.kind === 'number' || (tokens[at - 1]?.kind === 'number' && unitOf(tokens[at]?.text ?? '') !== undefined)

/** Whether an amount of a unit ends at a place: "16 GB", "16GB". */
const isMeasured = (tokens: readonly NameToken[], at: number): boolean => {
  const { text = '', kind } = tokens[at] ?? {}
  if (kind === 'number') return unitOf(text.replace(/^[\d.,]+/, '')) !== undefined
  return tokens[at - 1]?.kind === 'number' && unitOf(text) !== undefined
}

/** "Gaming laptop 16 GB RAM": how much of it the thing named before has. */
export const isSpec = (
  tokens: readonly NameToken[],
  found: FoundName,
  names: readonly FoundName[],
  lexicon: Lexicon,
): boolean =>
  isMeasured(tokens, found.start - 1) &&
  !lexicon.isAccessory(found.name) &&
  names.some((one) => one.end < found.start - 1 && isSold(one.name, lexicon) && !isDescription(tokens, one, lexicon))

/** Whether nothing but words that only describe, and numbers, stand between two names. */
const areNear = (one: FoundName, other: FoundName, tokens: readonly NameToken[], lexicon: Lexicon): boolean =>
  tokens
    .slice(one.end, other.start)
    .every(({ kind, text }) => kind !== 'word' || describes(text, lexicon) || lexicon.nameOf([text]) === null)

/**
 * The name that the last one of a phrase says more of, where it is none of a thing by itself: what the thing is made of, how it tastes,
 * what model it is; else the last name.
 */
export function nameItSaysMoreOf(
  last: FoundName,
  tokens: readonly NameToken[],
  names: readonly FoundName[],
  lexicon: Lexicon,
): FoundName {
  const before = names.filter(({ end }) => end <= last.start)
  // "Chain 12-speed": a measure.
  const measured = isMeasure(last, tokens) && before.findLast((found) => !isDescription(tokens, found, lexicon))
  if (measured) return measured
  // "iPhone 12 case Galaxy"
  if (isLine(last.name, lexicon)) return before.findLast(({ name }) => lexicon.is('accessories', name)) ?? last
  const line = before.findLast(({ name }) => isLine(name, lexicon))
  const sold = before.findLast(({ name }) => isSold(name, lexicon) || lexicon.is('accessories', name))
  const named = before.findLast((found) => found.end === last.start && !isDescription(tokens, found, lexicon))
  // "Kindle Oasis": what a maker calls a model of its line.
  if (line && line.end === last.start && !isSold(last.name, lexicon) && !lexicon.isAccessory(last.name)) return line
  const isNear = sold !== undefined && areNear(sold, last, tokens, lexicon)
  // "Gloves Goatskin", "Scissors Five Blades": what it is made of, or has so many of.
  if (sold && lexicon.words.head === 'last' && isMadeOf(last, isNear, tokens, lexicon)) return sold
  // "Sun Spray Body"
  if (sold?.end === last.start && lexicon.words.head === 'last' && lexicon.is('body', last.name)) return sold
  // "Dry Food Chicken 4 kg"
  if (sold && isNear && isFlavor(last, sold, tokens, lexicon)) return sold
  // "U-Lock Bastion 230": what buildings are called, and a number.
  if (named && isModelName(last, tokens, lexicon)) return named
  // "iPhone 13 Graphite": a word that may be a colour.
  return line && conceptOf('color', last.name) ? line : last
}

/** "Inflator": the form of words for what does something. */
export const isAgent = (word: string, lexicon: Lexicon): boolean =>
  word.length > 4 && lexicon.words.agentEndings.split(' ').some((ending) => ending !== '' && word.endsWith(ending))

/** In the singular. */
export const agentName = (word: string, lexicon: Lexicon): string =>
  lexicon.language === 'en' && word.endsWith('s') ? word.slice(0, -1) : word
