import { conceptOf } from '../text/families.ts'
import { tokenize } from '../text/tokens.ts'

/** A text without its words for colours or materials; what stands between the others stays as it was: "t-shirts", "men's". */
export function withoutKinds(text: string, kinds: readonly ('color' | 'material')[]): string {
  let rest = text
  for (const { text: word, start, end } of tokenize(text))
    if (kinds.some((kind) => conceptOf(kind, word) !== null))
      rest = `${rest.slice(0, start)}${' '.repeat(end - start)}${rest.slice(end)}`
  return rest.replace(/\s+/g, ' ').trim()
}

/** Whether a word of a text is a colour and nothing else. */
export const namesColour = (text: string): boolean =>
  tokenize(text).some(({ text: word }) => {
    const colour = conceptOf('color', word)
    return colour !== null && !colour.literalOnly && !colour.thing
  })
