import { Slices } from './yielding.ts'

/** Some ms to make, to send and to read. */
const CHUNK_CHARS = 1024 * 1024

/** A part of a list as the text of a JSON array. */
export interface JsonChunk {
  text: string
  count: number
}

/** A list as JSON arrays of some 1 MiB each, made in slices between which others have their turn. An empty list is none. */
export async function jsonChunks<T>(list: Iterable<T>, toRow: (one: T) => object): Promise<JsonChunk[]> {
  const slices = new Slices()
  const chunks: JsonChunk[] = []
  let rows: string[] = []
  let chars = 0
  const cut = () => {
    if (rows.length > 0) chunks.push({ text: `[${rows.join(',')}]`, count: rows.length })
    rows = []
    chars = 0
  }
  for (const one of list) {
    const row = JSON.stringify(toRow(one))
    rows.push(row)
    chars += row.length
    if (chars >= CHUNK_CHARS) cut()
    if (slices.isSpent) await slices.rest()
  }
  cut()
  return chunks
}
