import type { TextToken } from '../text/tokens.ts'

export const letterSize = /^(?:x*[sl]|m|[2-6]xl)$/

const isCountedSize = ({ kind, text, glued }: TextToken, at: number, tokens: readonly TextToken[]): boolean =>
  kind === 'word' && !glued && letterSize.test(text) && tokens[at - 1]?.kind === 'number'

/** Letters of "6 M 5 L 3 XL", which are sizes: no metres and litres. */
export function sizesListed(tokens: readonly TextToken[]): ReadonlySet<string> {
  const sizes = tokens.filter(isCountedSize)
  const letters = new Set(sizes.map(({ text }) => text))
  // "3 m and 2 m" are lengths.
  return letters.size > 1 && letters.size === sizes.length ? letters : new Set()
}

/** Of counted sizes: "I need 6 M". */
export function fromFirstCount(tokens: TextToken[]): TextToken[] {
  const at = tokens.findIndex(isCountedSize)
  return at > 0 ? tokens.slice(at - 1) : tokens
}
