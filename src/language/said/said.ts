import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { atOnce } from '../../shared/in-slices.ts'
import { Concepts } from './concepts.ts'
import { type Context, readLine, type SaidLine, saidTokens } from './said-lines.ts'
import { type SaidPart, SaidReader } from './said-reader.ts'

const HERE = fileURLToPath(new URL('.', import.meta.url))
const LESSONS = join(HERE, 'lessons')
const DIST = join(HERE, '../../../dist')

/** What was learned is kept under the hash of what it was learned from and by. */
export function learnedPath(): string {
  const made = createHash('sha256')
  const files = readdirSync(HERE, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.(ts|txt|yml)$/.test(name),
  )
  for (const name of files.sort()) made.update(name).update(readFileSync(join(HERE, name)))
  return join(DIST, `said-${made.digest('hex').slice(0, 12)}.bin`)
}

/** All lessons: lines that people wrote as shoppers, with what each part and word is. */
export const readLessons = (): SaidLine[] =>
  readdirSync(LESSONS)
    .sort()
    .flatMap((file) => readFileSync(join(LESSONS, file), 'utf8').split('\n'))
    .flatMap((line) => readLine(line) ?? [])

const emptyReader = (): SaidReader => new SaidReader(atOnce(Concepts.make()))

/** Learns all lessons and keeps what was learned for other processes, ten seconds of work. @returns where it is kept */
export function learnLessons(): { reader: SaidReader; path: string } {
  const path = learnedPath()
  const reader = emptyReader()
  atOnce(reader.learn(readLessons()))
  keep(path, reader.learned())
  return { reader, path }
}

/** Other processes may do the same at once: the file is put in its place whole. A disk that takes none costs time at the next start. */
function keep(path: string, parts: readonly Buffer[]): void {
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
    for (const name of readdirSync(dirname(path)))
      if (/^said-\w+\.bin$/.test(name) && name !== basename(path)) rmSync(join(dirname(path), name), { force: true })
  } catch {}
}

function readKept(path: string): SaidReader | null {
  if (!existsSync(path)) return null
  const file = readFileSync(path)
  const parts: Buffer[] = []
  for (let at = 0; at + 4 <= file.length; ) {
    const length = file.readUInt32LE(at)
    parts.push(file.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  const reader = emptyReader()
  return reader.take(parts) ? reader : null
}

let made: SaidReader | undefined
const reader = (): SaidReader => {
  made ??= readKept(learnedPath()) ?? learnLessons().reader
  return made
}

/** Gets what was learned, before the first message comes: from the disk, else by learning it. */
export const prepareSaid = (): void => void reader()

/** Texts that are read again and again within a turn. */
const MOST_KEPT = 500
let kept = new Map<string, readonly SaidPart[]>()
const nothing = (): boolean => false

/**
 * What is done with a message, part by part, and what each of its words is.
 * @param text bounded by the caller
 * @param context what the assistant did just before
 * @param isThing whether a folded word names a thing that the shop sells, or any shop may
 */
export function readSaid(
  text: string,
  context: Context,
  isThing: (word: string) => boolean = nothing,
): readonly SaidPart[] {
  const things = saidTokens(text).map(({ text: word }) => (isThing(word) ? '1' : '0'))
  const key = `${context} ${things.join('')}\n${text}`
  const known = kept.get(key)
  if (known) return known
  const parts = reader().read(text, context, isThing)
  if (kept.size >= MOST_KEPT) kept = new Map()
  kept.set(key, parts)
  return parts
}
