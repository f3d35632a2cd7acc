import { wordsOfAll } from '../../language/packs.ts'
import { tokenize } from '../../language/tokens.ts'
import { isMeasure, isPreposition, isUnitWord } from '../../language/units.ts'

/** "Dumbbells under 5 kg": who names a measure looks for a thing. */
export function hasMeasure(text: string): boolean {
  const tokens = tokenize(text)
  return tokens.some(
    ({ text: word }, at) => tokens[at - 1]?.kind === 'number' && isMeasure(word) && !isPreposition(tokens, at),
  )
}

const small = new Set([...wordsOfAll(({ glue }) => glue), ...wordsOfAll(({ acts }) => acts?.pointing)])

/** "50ml", "the 7 ft one", "2 piece": nothing but a measure. */
export function isOnlyMeasure(plain: string): boolean {
  const words = tokenize(plain).filter(({ kind, text }) => kind === 'number' || (kind === 'word' && !small.has(text)))
  const [number, unit] = words
  return words.length === 2 && number?.kind === 'number' && isUnitWord(unit?.text ?? '')
}
