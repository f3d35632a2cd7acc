import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hashOfFiles } from './hash-of-files.ts'

const SRC = fileURLToPath(new URL('..', import.meta.url))

/**
 * A hash of the code and data in folders of `src`, of the packages named beside them and of Node: what was made by other code has another.
 * @param folders as they stand under `src`: "search", "language"
 */
export function codeVersion(folders: readonly string[]): string {
  const paths = folders.flatMap((folder) =>
    readdirSync(join(SRC, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
      .map((entry) => relative(SRC, join(entry.parentPath, entry.name)))
      .sort(),
  )
  return `${process.version} ${hashOfFiles(['../package.json', ...paths])}`
}
