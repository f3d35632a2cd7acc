import { kindOfName, type OptionKind } from '../text/families.ts'
import { tokenize } from '../text/tokens.ts'

/**
 * Kinds of options that a text asks for by their name: "which sizes" of "which sizes are there in red".
 * @param given names of options of which it gives a value: "size M" asks for none
 */
export function askedOptions(text: string, given: readonly string[]): OptionKind[] {
  const known = new Set(given.map((name) => kindOfName(name)?.kind))
  const named = tokenize(text).flatMap(({ text: word }) => {
    const found = kindOfName(word)
    return found?.plain ? [found.kind] : []
  })
  return [...new Set(named)].filter((kind) => !known.has(kind))
}
