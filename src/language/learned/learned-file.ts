import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const SOURCE = fileURLToPath(new URL('../..', import.meta.url))
const DIST = join(SOURCE, '../dist')

/** What was learned from lessons, kept in `dist/` for other processes under the hash of what it was learned from and by. */
export class LearnedFile {
  readonly #name: string
  readonly #folders: readonly string[]
  #path: string | undefined

  /** @param folders of `src`, and single files: with the lessons, and the code that learns */
  constructor(name: string, folders: readonly string[]) {
    this.#name = name
    this.#folders = ['language/learned', ...folders]
  }

  get path(): string {
    this.#path ??= join(DIST, `${this.#name}-${this.#hash()}.bin`)
    return this.#path
  }

  get isThere(): boolean {
    return existsSync(this.path)
  }

  #hash(): string {
    const made = createHash('sha256')
    for (const folder of this.#folders) {
      for (const name of filesOf(folder)) made.update(name).update(readFileSync(join(SOURCE, folder, name)))
    }
    return made.digest('hex').slice(0, 12)
  }

  /** Other processes may do the same at once: the file is put in its place whole. A disk that takes none costs time at the next start. */
  keep(parts: readonly Buffer[]): void {
    const { path } = this
    try {
      mkdirSync(dirname(path), { recursive: true })
      const own = `${path}.${process.pid}`
      const heads = parts.map((part) => {
        const head = Buffer.alloc(4)
        head.writeUInt32LE(part.length)
        return head
      })
      writeFileSync(own, Buffer.concat(parts.flatMap((part, at) => [heads[at] as Buffer, part])))
      renameSync(own, path)
      for (const name of readdirSync(dirname(path))) {
        const isFormer = name.startsWith(`${this.#name}-`) && name.endsWith('.bin') && name !== basename(path)
        if (isFormer) rmSync(join(dirname(path), name), { force: true })
      }
    } catch {}
  }

  /** The parts that were kept; null where there are none. */
  read(): Buffer[] | null {
    if (!this.isThere) return null
    const file = readFileSync(this.path)
    const parts: Buffer[] = []
    for (let at = 0; at + 4 <= file.length; ) {
      const length = file.readUInt32LE(at)
      parts.push(file.subarray(at + 4, at + 4 + length))
      at += 4 + length
    }
    return parts
  }
}

/** A single file is all of it, and its path ends as a file's. */
const filesOf = (folder: string): string[] =>
  extname(folder) !== ''
    ? ['']
    : readdirSync(join(SOURCE, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /(?<!\.test)\.(ts|txt|yml)$/.test(name))
        .sort()
