import { readAudience } from '../../language/readers/read-audience.ts'
import { tokenize } from '../../language/text/tokens.ts'

/** The age that a question names, in years. */
export function ageIn(question: string): number | null {
  const tokens = tokenize(question)
  return tokens.map((_, at) => readAudience(tokens, at)?.ageYears ?? null).find((years) => years !== null) ?? null
}
