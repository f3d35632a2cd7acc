import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { FeedStoppedError } from './feed-entry.ts'

export type FeedSource = { path: string } | { stream: Readable; name: string }

export type OpenedBytes = {
  /** File name without a trailing `.gz`. */
  name: string
  /** Size as stored, null for a stream or a pipe. */
  totalBytes: number | null
  bytesRead: () => number
  /** The first inflated bytes, at most about HEAD_BYTES; `chunks` yields them again. */
  head: Buffer
  /** True when `head` is the whole file. */
  headIsAll: boolean
  /** The inflated bytes, to be iterated once. Throws FeedStoppedError for damaged compression. */
  chunks: AsyncIterable<Buffer>
  close: () => Promise<void>
}

const HEAD_BYTES = 256 * 1024

/** Opens a file or stream, inflates gzip (told by its first two bytes, whatever the name says) and looks at the start. */
export async function openBytes(source: FeedSource): Promise<OpenedBytes> {
  let totalBytes: number | null = null
  let stream: Readable
  if ('path' in source) {
    const stats = await stat(source.path)
    totalBytes = stats.isFile() ? stats.size : null
    stream = createReadStream(source.path, { highWaterMark: HEAD_BYTES })
  } else {
    stream = source.stream
  }
  let taken = 0
  const stored = (async function* () {
    for await (const chunk of stream) {
      const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : (chunk as Buffer)
      taken += bytes.length
      yield bytes
    }
  })()
  const start = await peek(stored, 2)
  const isGzip = start.head[0] === 0x1f && start.head[1] === 0x8b
  const inflated = isGzip ? inflate(start.all) : start.all
  const opened = await peek(inflated, HEAD_BYTES)
  return {
    name: ('path' in source ? basename(source.path) : source.name).replace(/\.gz$/i, ''),
    totalBytes,
    bytesRead: () => taken,
    head: opened.head,
    headIsAll: opened.ended,
    chunks: opened.all,
    close: async () => {
      stream.destroy()
      await opened.all.return(undefined)
    },
  }
}

async function peek(chunks: AsyncGenerator<Buffer, void>, wantedBytes: number) {
  const first: Buffer[] = []
  let length = 0
  let ended = false
  let failure: unknown
  try {
    while (length < wantedBytes && !ended) {
      const next = await chunks.next()
      if (next.done) ended = true
      else {
        first.push(next.value)
        length += next.value.length
      }
    }
  } catch (error) {
    // Damage right at the start must not hide the good bytes before it: it is thrown again in its place.
    if (!(error instanceof FeedStoppedError)) throw error
    failure = error
  }
  const all = (async function* (): AsyncGenerator<Buffer, void> {
    try {
      yield* first
      if (failure) throw failure
      if (!ended) yield* chunks
    } finally {
      await chunks.return(undefined)
    }
  })()
  return { head: Buffer.concat(first), ended: ended && !failure, all }
}

async function* inflate(stored: AsyncGenerator<Buffer, void>): AsyncGenerator<Buffer, void> {
  const gunzip = createGunzip()
  let sourceError: unknown
  const feeding = (async () => {
    try {
      for await (const chunk of stored) {
        if (gunzip.destroyed) return
        if (!gunzip.write(chunk)) await drained(gunzip)
      }
      gunzip.end()
    } catch (error) {
      sourceError = error
      gunzip.destroy()
    }
  })()
  try {
    for await (const chunk of gunzip) yield chunk as Buffer
  } catch (error) {
    if (sourceError) throw sourceError
    throw new FeedStoppedError(`the compressed file is damaged or cut off (${(error as Error).message})`)
  } finally {
    gunzip.destroy()
    await feeding
  }
}

function drained(gunzip: ReturnType<typeof createGunzip>): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      gunzip.off('drain', done).off('close', done).off('error', done)
      resolve()
    }
    gunzip.on('drain', done).on('close', done).on('error', done)
  })
}
