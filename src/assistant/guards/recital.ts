/** Words in a row that nobody says by chance. */
const RUN = 6

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Tells whether a text, or what it ends, repeats a run of words of the instructions: also one word a line. */
export function createRecitalScan(instructions: string): (before: string, text: string) => boolean {
  const words = wordsOf(instructions)
  const runs = new Set(words.slice(0, -RUN + 1).map((_, at) => words.slice(at, at + RUN).join(' ')))
  return (before, text) => {
    const told = [...wordsOf(before).slice(-RUN + 1), ...wordsOf(text)]
    return told.some((_, at) => runs.has(told.slice(at, at + RUN).join(' ')))
  }
}
