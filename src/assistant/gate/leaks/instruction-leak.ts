/** Letters in a row that nobody writes by chance. */
const RUN = 28

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
const rot13 = (text: string): string =>
  text.replace(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 84) % 26) + 97))
const reversed = (text: string): string => [...text].reverse().join('')

export interface InstructionLeakScan {
  /** @param before what `tailOf` made of all that was said before */
  repeats(before: string, text: string): boolean
  /** What must be kept of what was said: its last letters, so that each text is read once and not with every one that follows. */
  tailOf(before: string, text: string): string
}

/**
 * Makes a scan that tells whether a text, or what it ends, repeats a run of the instructions: however it is spaced, one word a line, backwards
 * or in rot13.
 */
export function createInstructionLeakScan(instructions: string): InstructionLeakScan {
  const plain = lettersOf(instructions)
  const runs = new Set<string>()
  for (const form of [plain, reversed(plain), rot13(plain), reversed(rot13(plain))]) {
    for (let at = 0; at + RUN <= form.length; at++) runs.add(form.slice(at, at + RUN))
  }
  return {
    repeats(before, text) {
      const told = before + lettersOf(text)
      for (let at = 0; at + RUN <= told.length; at++) if (runs.has(told.slice(at, at + RUN))) return true
      return false
    },
    tailOf: (before, text) => (before + lettersOf(text)).slice(-RUN + 1),
  }
}
