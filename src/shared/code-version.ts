import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const SRC = fileURLToPath(new URL('..', import.meta.url))

/**
 * A hash of the code and data in folders of `src`, of the packages named beside them and of Node: what was made by other code has another.
 * @param folders as they stand under `src`: "search", "language"
 */
export async function codeVersion(folders: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(process.version)
  hash.update(await readFile(join(SRC, '../package.json')))
  for (const folder of folders) {
    const entries = await readdir(join(SRC, folder), { recursive: true, withFileTypes: true })
    const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
    for (const path of paths.sort()) {
      if (path.endsWith('.test.ts')) continue
      hash.update(path.slice(SRC.length)).update(await readFile(path))
    }
  }
  return hash.digest('hex')
}
