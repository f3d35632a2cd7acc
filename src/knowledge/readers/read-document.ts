import { Worker } from 'node:worker_threads'
import type { Passages } from '../chunk-document.ts'
import { type Format, type ReadDocument, UnreadableError } from './document.ts'

export interface ReadLimits {
  timeoutMs: number
  /** Growth of the whole process while a file is read. A PDF's unpacked streams lie outside of the thread's heap. */
  memoryMb: number
}

const usualLimits: ReadLimits = { timeoutMs: 15_000, memoryMb: 512 }
const WATCH_INTERVAL_MS = 25
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 8, stackSizeMb: 8 }

/**
 * Reads files in a thread of their own, one file at a time, so that no file holds up the server or takes all its memory. Made once,
 * by the composition root.
 */
export class DocumentReader {
  #last: Promise<unknown> = Promise.resolve()

  /** @throws {UnreadableError} */
  readDocument(format: Format, bytes: Uint8Array, limits: Partial<ReadLimits> = {}): Promise<ReadDocument> {
    return this.#inTurn<ReadDocument>({ format, bytes, as: 'document' }, limits)
  }

  /** The same, cut into passages there too: of five megabytes both take longer than others can wait. @throws {UnreadableError} */
  readPassages(format: Format, bytes: Uint8Array): Promise<Passages> {
    return this.#inTurn<Passages>({ format, bytes, as: 'passages' }, {})
  }

  #inTurn<Result>(task: ReadTask, limits: Partial<ReadLimits>): Promise<Result> {
    const turn = this.#last.then(() => run<Result>(task, { ...usualLimits, ...limits }))
    this.#last = turn.catch(() => {})
    return turn
  }
}

/** What the thread is asked for. */
export interface ReadTask {
  format: Format
  bytes: Uint8Array
  as: 'document' | 'passages'
}

function run<Result>(task: ReadTask, limits: ReadLimits): Promise<Result> {
  const worker = new Worker(new URL('./read-worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: RESOURCE_LIMITS,
    stdout: true,
    stderr: true,
  })
  const startRss = process.memoryUsage.rss()
  return new Promise<Result>((resolve, reject) => {
    const refuse = (why: string) => reject(new UnreadableError(why))
    const timer = setTimeout(() => refuse(`took longer than ${limits.timeoutMs / 1000} s to read`), limits.timeoutMs)
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() - startRss > limits.memoryMb * 2 ** 20) refuse('takes too much memory to read')
    }, WATCH_INTERVAL_MS)
    const stop = () => {
      clearTimeout(timer)
      clearInterval(watch)
    }
    worker.once('message', (answer: { read: Result } | { unreadable: string }) => {
      stop()
      if ('read' in answer) resolve(answer.read)
      else refuse(answer.unreadable)
    })
    worker.once('error', () => refuse('takes too much memory to read, or cannot be read'))
    worker.once('exit', () => {
      stop()
      refuse('cannot be read')
    })
  }).finally(() => worker.terminate())
}

/** By the name's ending, else by the first bytes; undefined for what no reader takes. */
export function formatOf(name: string, bytes: Uint8Array): Format | undefined {
  const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1')
  if (head.trimStart().startsWith('%PDF-')) return 'pdf'
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  const byEnding: Record<string, Format> = {
    ...{ md: 'markdown', markdown: 'markdown', mdx: 'markdown', html: 'html', htm: 'html', xhtml: 'html' },
    ...{ txt: 'text', text: 'text', pdf: 'pdf', json: 'json', csv: 'csv', tsv: 'csv' },
  }
  if (ending in byEnding) return byEnding[ending]
  if (/^\s*(<!doctype html|<html)/i.test(head)) return 'html'
  return ending === '' && !head.includes('\0') ? 'text' : undefined
}
