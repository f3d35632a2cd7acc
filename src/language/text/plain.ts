import { fold } from './fold.ts'

/** A text as patterns of packs read it: folded words, one space between, apostrophes gone, numbers and the signs # % @ . + - kept. */
export const plainOf = (text: string): string =>
  fold(text.replace(/[’‘`´']/g, ' '))
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(/[^\p{L}\p{N}#%@.+-]+|[.-](?=\s|$)/gu, ' ')
    .trim()
