import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Regular files below a folder; those that vanish meanwhile are left out. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => existsSync(path) && statSync(path).isFile())
}

/** Which of the texts occur in the bytes. */
export const foundIn = (bytes: Buffer, texts: readonly string[]): string[] =>
  texts.filter((text) => bytes.includes(text))

/** Which of the texts occur in a file, read in parts; also across the edge of two parts. */
export async function foundInFile(path: string, texts: readonly string[]): Promise<string[]> {
  const longest = Math.max(...texts.map((text) => text.length))
  const found = new Set<string>()
  let rest = Buffer.alloc(0)
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) {
      const part = Buffer.concat([rest, chunk as Buffer])
      for (const text of foundIn(part, texts)) found.add(text)
      rest = part.subarray(Math.max(0, part.length - longest))
    }
  } catch (error) {
    // A running server removes files of its own between the listing and the reading.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  return [...found]
}
