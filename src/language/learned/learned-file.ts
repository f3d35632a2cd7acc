import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hashOfFiles } from '../../shared/hash-of-files.ts'

const SOURCE = fileURLToPath(new URL('../..', import.meta.url))
const DIST = join(SOURCE, '../dist')
/** Each part begins at a multiple of so many bytes: its numbers are read where they stand. */
const EVEN = 8

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
    const files = () => this.#folders.flatMap((folder) => filesOf(folder).map((name) => join(folder, name)))
    this.#path ??= join(DIST, `${this.#name}-${hashOfFiles(files()).slice(0, 12)}.bin`)
    return this.#path
  }

  get isThere(): boolean {
    return existsSync(this.path)
  }

  /** Other processes may do the same at once: the file is put in its place whole. A disk that takes none costs time at the next start. */
  keep(parts: readonly Buffer[]): void {
    const { path } = this
    try {
      mkdirSync(dirname(path), { recursive: true })
      const own = `${path}.${process.pid}`
      const pieces = parts.flatMap((part) => {
        const head = Buffer.alloc(EVEN)
        head.writeUInt32LE(part.length)
        return [head, part, Buffer.alloc(-part.length & (EVEN - 1))]
      })
      writeFileSync(own, Buffer.concat(pieces))
      renameSync(own, path)
      for (const name of readdirSync(dirname(path))) {
        const isFormer = name.startsWith(`${this.#name}-`) && name.endsWith('.bin') && name !== basename(path)
        if (isFormer) rmSync(join(dirname(path), name), { force: true })
      }
    } catch {}
  }

  /** The first part alone, for those who need no more of a large file; null where there is none. */
  readFirst(): Buffer | null {
    if (!this.isThere) return null
    const file = openSync(this.path, 'r')
    try {
      const head = Buffer.alloc(EVEN)
      readSync(file, head)
      const part = Buffer.alloc(head.readUInt32LE())
      return readSync(file, part, 0, part.length, EVEN) === part.length ? part : null
    } finally {
      closeSync(file)
    }
  }

  /** The parts that were kept; null where there are none. */
  read(): Buffer[] | null {
    if (!this.isThere) return null
    const file = readFileSync(this.path)
    const parts: Buffer[] = []
    for (let at = 0; at + EVEN <= file.length; ) {
      const length = file.readUInt32LE(at)
      parts.push(file.subarray(at + EVEN, at + EVEN + length))
      at += EVEN + length + (-length & (EVEN - 1))
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

/** The same bytes where numbers of any size can be read as they stand: parts of a file do already. */
export const evenly = (bytes: Buffer): Buffer<ArrayBuffer> =>
  (bytes.byteOffset % EVEN === 0 ? bytes : Buffer.from(new Uint8Array(bytes).buffer)) as Buffer<ArrayBuffer>
