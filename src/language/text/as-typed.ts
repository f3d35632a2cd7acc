import { fold } from './fold.ts'

/** What is typed without a space: "see-through", "ipx8", "40°". */
const typedWord = /[\p{L}\p{N}][\p{L}\p{M}\p{N}\-'’°%.]*(?<![.'’-])/gu

/**
 * Words that were read out of a text, as they were typed there: "see" as "see-through", "fleece" and "lined", which stand side by side, as
 * "fleece lined". A word that the text does not have is left as it is.
 */
export function asTyped(text: string, words: readonly string[]): string[] {
  const typed = [...text.matchAll(typedWord)].map(({ 0: word, index }) => ({ word, index, folded: fold(word) }))
  const found = new Map<number, string>()
  const others: string[] = []
  for (const word of words.flatMap((one) => one.split(' '))) {
    const folded = fold(word)
    const isPart = (one: { folded: string }) =>
      one.folded.startsWith(folded) || one.folded.split(/['’-]/).includes(folded)
    const same = typed.findIndex((one) => one.folded === folded)
    const at = same < 0 ? typed.findIndex(isPart) : same
    if (at < 0) others.push(word)
    else found.set(at, typed[at]?.word ?? word)
  }
  const places = [...found.keys()].sort((a, b) => a - b)
  const phrases: string[] = []
  for (const [nth, at] of places.entries()) {
    const before = places[nth - 1]
    const last = before === undefined ? undefined : typed[before]
    const isBeside =
      last && before === at - 1 && /^\s+$/.test(text.slice(last.index + last.word.length, typed[at]?.index))
    const word = found.get(at) ?? ''
    if (isBeside) phrases.push(`${phrases.pop()} ${word}`)
    else phrases.push(word)
  }
  return [...phrases, ...others]
}

/** A name in the spelling of a text that has its words: "Füller" of "fuller". Words that the text has not stay as they are. */
export function spelledAsIn(text: string, name: string): string {
  const typed = new Map([...text.matchAll(typedWord)].map(([word]) => [fold(word), word]))
  return name
    .split(' ')
    .map((word) => typed.get(word) ?? word)
    .join(' ')
}
