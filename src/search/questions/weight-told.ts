import { scaleOf, unitOf } from '../../language/amounts/units.ts'
import { wordsOfAll } from '../../language/packs.ts'
import { readAudience, weightsOfAudience } from '../../language/readers/read-audience.ts'
import { type TextToken, tokenize } from '../../language/text/tokens.ts'
import { boundedReading, textBounds } from '../../shared/bounded-text.ts'
import { dimensionsOfUnit, readQuestion } from './read-question.ts'

/** "She", "he", "I": begins what is told of somebody. */
const somebody = wordsOfAll(({ dialogue }) => dialogue?.tellsOf)

/** Whether the number at a place is a weight. */
const isWeightAt = (tokens: readonly TextToken[], at: number): boolean => {
  const unit = tokens[at]?.kind === 'number' ? unitOf(tokens[at + 1]?.text ?? '') : undefined
  return unit !== undefined && scaleOf(unit) !== null && dimensionsOfUnit(unit).includes('weight')
}

/** Whether a clause says of somebody what the weight at a place is: "he weighs 52 lbs", "for my 30 kg dog", but not "does it hold 30 kg". */
export const isOfSomebody = (tokens: readonly TextToken[], at: number): boolean =>
  isWeightAt(tokens, at) && (weightsOfAudience(tokens).has(at) || somebody.has(tokens[0]?.text ?? ''))

/**
 * The last piece of what was typed that tells what somebody weighs: "he weighs 52 lbs", "mi perro pesa 12 kg"; empty where none does.
 * @param lines messages, the last one last
 */
export function weightTold(lines: string, language: string, catalogLanguage: string): string {
  const pieces = lines.split(/[\n;!?]|[.,](?!\d)/).map((piece) => boundedReading(piece.trim(), textBounds.query))
  const tells = (piece: string): boolean => {
    const tokens = tokenize(piece)
    const at = tokens.findIndex((_, place) => isWeightAt(tokens, place))
    if (at < 0) return false
    if (isOfSomebody(tokens, at)) return true
    return readQuestion(piece, language, catalogLanguage).some(
      (one) => !one.asksValue && one.dimensions.includes('weight'),
    )
  }
  return pieces.findLast((piece) => /\d/.test(piece) && tells(piece)) ?? ''
}

/** Whether a text speaks of somebody: "ok for him?" @param text bounded by the caller */
export const speaksOfSomebody = (text: string): boolean => readAudience(tokenize(text)) !== null
