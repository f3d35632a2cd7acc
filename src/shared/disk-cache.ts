import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'

/** Keeps what can be made again: reading and writing may fail, and nothing else does for it. */
export interface DiskCacheOptions {
  /** Made when something is first written, for its owner only. */
  folder: string
  /** Of all files together: those used least lately are deleted past it. */
  budgetBytes: number
  /** Told of the first fault only: a full disk fails again and again. */
  onFault?: (error: Error) => void
}

/** Bytes of a chunk's length and checksum, which stand before it. */
const HEAD_BYTES = 8
/** A length that no chunk has is damage, not a reason to take so much memory. */
const MOST_CHUNK_BYTES = 256 * 1024 * 1024
/** A disk that took no file is left alone for so long. */
const PAUSE_MS = 10 * 60_000
const TEMPORARY = '.tmp'
/** A process that was killed left it behind. */
const TEMPORARY_LIVES_MS = 60 * 60_000

class DamagedFileError extends Error {}

/**
 * Files of checked chunks under a folder, each with the version of what it was made of. A file is there whole or not at all: it is
 * written beside its place and put there, and one that was cut off or changed on the disk counts as missing. Several processes
 * may share the folder; the later of two that write one file wins.
 */
export class DiskCache {
  readonly #options: DiskCacheOptions
  #hasTold = false
  #pausedUntilMs = Number.NEGATIVE_INFINITY

  constructor(options: DiskCacheOptions) {
    this.#options = options
  }

  /**
   * Hands over the chunks of a file in order.
   * @param version must be that of the writing, letter by letter, or is asked whether that will do
   * @param take what it throws counts as damage: the file is deleted
   * @returns false when there is no such file, or not a whole one: what was taken by then is worth nothing
   */
  async read(
    name: string,
    version: string | ((version: string) => boolean),
    take: (chunk: Buffer) => Promise<void>,
  ): Promise<boolean> {
    const isWanted = typeof version === 'string' ? (found: string) => found === version : version
    const path = this.#pathOf(name)
    const file = await open(path, 'r').catch(() => undefined)
    if (!file) return false
    try {
      const next = async (): Promise<Buffer> => {
        const head = await readExactly(file, HEAD_BYTES)
        const chunk = await readExactly(file, head.readUInt32LE(0))
        if (crc32(chunk) !== head.readUInt32LE(4)) throw new DamagedFileError('a checksum is wrong')
        return chunk
      }
      if (!isWanted((await next()).toString())) return false
      // An empty chunk is the end.
      for (let chunk = await next(); chunk.length > 0; chunk = await next()) await take(chunk)
      const now = new Date()
      await utimes(path, now, now).catch(() => {})
      return true
    } catch (error) {
      this.#tell(error as Error)
      await rm(path, { force: true }).catch(() => {})
      return false
    } finally {
      await file.close()
    }
  }

  /** The names of the files that begin so, those used latest first. */
  async latest(start: string): Promise<string[]> {
    const { folder } = this.#options
    const files: { name: string; usedAtMs: number }[] = []
    for (const file of await readdir(folder).catch(() => [])) {
      if (!file.startsWith(start) || !file.endsWith('.cache')) continue
      const found = await stat(join(folder, file)).catch(() => undefined)
      if (found) files.push({ name: file.slice(0, -'.cache'.length), usedAtMs: found.mtimeMs })
    }
    return files.sort((a, b) => b.usedAtMs - a.usedAtMs).map(({ name }) => name)
  }

  /**
   * Writes a file in place of the former, then deletes what is over the budget.
   * @param chunks none of them empty; when they throw, the former file stays
   * @returns false when it could not be written
   * @throws what `chunks` throws
   */
  async write(name: string, version: string, chunks: AsyncIterable<Buffer>): Promise<boolean> {
    if (performance.now() < this.#pausedUntilMs) return false
    const { folder } = this.#options
    const temporary = join(folder, `${name}.${process.pid}.${randomBytes(4).toString('hex')}${TEMPORARY}`)
    let isOwnFault = true
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = await open(temporary, 'wx', 0o600)
      try {
        await writeChunk(file, Buffer.from(version))
        const iterator = chunks[Symbol.asyncIterator]()
        for (;;) {
          isOwnFault = false
          const step = await iterator.next()
          isOwnFault = true
          if (step.done) break
          await writeChunk(file, step.value)
        }
        await writeChunk(file, Buffer.alloc(0))
      } finally {
        await file.close()
      }
      await rename(temporary, this.#pathOf(name))
      await this.#keepBudget()
      return true
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => {})
      if (!isOwnFault) throw error
      this.#pausedUntilMs = performance.now() + PAUSE_MS
      this.#tell(error as Error)
      return false
    }
  }

  #pathOf(name: string): string {
    return join(this.#options.folder, `${name}.cache`)
  }

  async #keepBudget(): Promise<void> {
    const { folder, budgetBytes } = this.#options
    const files: { path: string; bytes: number; usedAtMs: number }[] = []
    for (const name of await readdir(folder)) {
      const path = join(folder, name)
      const found = await stat(path).catch(() => undefined)
      if (!found?.isFile()) continue
      const isLeftover = name.endsWith(TEMPORARY) && Date.now() - found.mtimeMs > TEMPORARY_LIVES_MS
      if (isLeftover) await rm(path, { force: true })
      else if (name.endsWith('.cache')) files.push({ path, bytes: found.size, usedAtMs: found.mtimeMs })
    }
    files.sort((a, b) => a.usedAtMs - b.usedAtMs)
    let bytes = files.reduce((sum, file) => sum + file.bytes, 0)
    for (const file of files) {
      if (bytes <= budgetBytes) return
      await rm(file.path, { force: true })
      bytes -= file.bytes
    }
  }

  #tell(error: Error): void {
    if (this.#hasTold) return
    this.#hasTold = true
    this.#options.onFault?.(error)
  }
}

type File = Awaited<ReturnType<typeof open>>

async function writeChunk(file: File, chunk: Buffer): Promise<void> {
  const head = Buffer.alloc(HEAD_BYTES)
  head.writeUInt32LE(chunk.length, 0)
  head.writeUInt32LE(crc32(chunk), 4)
  await file.writev([head, chunk])
}

async function readExactly(file: File, length: number): Promise<Buffer> {
  if (length > MOST_CHUNK_BYTES) throw new DamagedFileError('a chunk is too long')
  const bytes = Buffer.allocUnsafe(length)
  for (let at = 0; at < length; ) {
    const { bytesRead } = await file.read(bytes, at, length - at)
    if (bytesRead === 0) throw new DamagedFileError('it ends too early')
    at += bytesRead
  }
  return bytes
}
