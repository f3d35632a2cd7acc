import { readFile, stat } from 'node:fs/promises'

/** Of script, packed by gzip. */
export const MOST_FIRST_LOAD_BYTES = 200 * 1024

type Chunk = { file: string; imports?: string[]; isEntry?: boolean }

/** What the browser has to fetch of script before a page of the dashboard is drawn: the entry, the page, and all they import. */
export async function firstLoadOf(page: string, dist: URL): Promise<{ files: number; bytes: number }> {
  const manifest = JSON.parse(await readFile(new URL('manifest.json', dist), 'utf8')) as Record<string, Chunk>
  const needed = new Set<string>()
  const add = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || needed.has(chunk.file)) return
    needed.add(chunk.file)
    for (const one of chunk.imports ?? []) add(one)
  }
  if (!manifest[page]) throw new Error(`${page} is no page of the build`)
  for (const [name, { isEntry }] of Object.entries(manifest)) if (isEntry) add(name)
  add(page)
  const sizes = await Promise.all([...needed].map(async (file) => (await stat(new URL(`${file}.gz`, dist))).size))
  return { files: needed.size, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}
