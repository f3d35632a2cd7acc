import { isPurposeWord } from '../../language/readers/purpose.ts'
import { readAudience } from '../../language/readers/read-audience.ts'
import { tokenize } from '../../language/text/tokens.ts'

/** The age that a question names, in years. */
export function ageIn(question: string): number | null {
  const tokens = tokenize(question)
  return tokens.map((_, at) => readAudience(tokens, at)?.ageYears ?? null).find((years) => years !== null) ?? null
}

/** Whom a page tells ages for is no older. */
const OLDEST = 18

/** "Is it ok for 6?": a number that ends a question behind "for", and may be an age. */
export function mayBeAgeIn(question: string): number | null {
  const words = tokenize(question).filter(({ kind }) => kind !== 'sign')
  const [before, last] = words.slice(-2)
  const isLast = last?.kind === 'number' && isPurposeWord(before?.text ?? '')
  return isLast && Number(last.text) <= OLDEST ? Number(last.text) : null
}
