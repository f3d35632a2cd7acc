import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const SRC = fileURLToPath(new URL('..', import.meta.url))
/** Where the hashes of single files are kept for other processes: to read them all again takes a quarter of a second of each start. */
const KEPT = join(SRC, '../dist/hashes.json')

/** By path below `src`: size and times of a file as it was read, and the hash of what is in it. */
type Known = Record<string, [stamp: string, hash: string]>
let known: Known | undefined

/** A hash of the names and contents of files. A file of the size and times that it had when it was read last is not read again. @param paths below `src` */
export function hashOfFiles(paths: readonly string[]): string {
  known ??= readKnown()
  const all = createHash('sha256')
  let isChanged = false
  for (const path of paths) {
    const { size, mtimeMs, ctimeMs } = statSync(join(SRC, path))
    // No copy and no archive keeps the time of the last change of a file's entry, whatever else it keeps.
    const stamp = `${size} ${mtimeMs} ${ctimeMs}`
    let hash = known[path]?.[0] === stamp ? known[path][1] : undefined
    if (hash === undefined) {
      hash = createHash('sha256')
        .update(readFileSync(join(SRC, path)))
        .digest('base64')
      known[path] = [stamp, hash]
      isChanged = true
    }
    all.update(path).update('\n').update(hash)
  }
  if (isChanged) keep(known)
  return all.digest('hex')
}

function readKnown(): Known {
  try {
    return JSON.parse(readFileSync(KEPT, 'utf8')) as Known
  } catch {
    return {}
  }
}

/** Other processes may do the same at once: the file is put in its place whole. A disk that takes none costs time at the next start. */
function keep(all: Known): void {
  try {
    mkdirSync(dirname(KEPT), { recursive: true })
    const own = `${KEPT}.${process.pid}`
    writeFileSync(own, JSON.stringify(all))
    renameSync(own, KEPT)
  } catch {}
}
