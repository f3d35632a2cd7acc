/** Words in a row that nobody says by chance. */
const RUN = 6

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

const rot13 = (text: string): string =>
  text.replace(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 84) % 26) + 97))
const reversed = (text: string): string => [...text].reverse().join('')

/** Tells whether a text, or what it ends, repeats a run of words of the instructions: also one word a line, backwards or in rot13. */
export function createRecitalScan(instructions: string): (before: string, text: string) => boolean {
  const plain = instructions.toLowerCase()
  const runs = new Set<string>()
  for (const form of [plain, reversed(plain), rot13(plain), reversed(rot13(plain))]) {
    const words = wordsOf(form)
    for (let at = 0; at + RUN <= words.length; at++) runs.add(words.slice(at, at + RUN).join(' '))
  }
  return (before, text) => {
    const told = [...wordsOf(before).slice(-RUN + 1), ...wordsOf(text)]
    return told.some((_, at) => runs.has(told.slice(at, at + RUN).join(' ')))
  }
}
