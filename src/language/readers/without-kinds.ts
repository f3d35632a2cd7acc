import { conceptOf } from '../text/families.ts'
import { tokenize } from '../text/tokens.ts'

/** A text without its words for colours or materials. */
export const withoutKinds = (text: string, kinds: readonly ('color' | 'material')[]): string =>
  tokenize(text)
    .filter(({ text: word }) => kinds.every((kind) => conceptOf(kind, word) === null))
    .map(({ raw }) => raw)
    .join(' ')

/** Whether a word of a text is a colour and nothing else. */
export const namesColour = (text: string): boolean =>
  tokenize(text).some(({ text: word }) => {
    const colour = conceptOf('color', word)
    return colour !== null && !colour.literalOnly && !colour.thing
  })
