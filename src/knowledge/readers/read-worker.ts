import { parentPort, workerData } from 'node:worker_threads'
import { chunkDocument } from '../chunk-document.ts'
import { type ReadDocument, UnreadableError } from './document.ts'
import type { ReadTask } from './read-document.ts'
import { readHtml } from './read-html.ts'
import { readMarkdown } from './read-markdown.ts'
import { readCsvPairs, readJsonPairs } from './read-pairs.ts'
import { readText } from './read-text.ts'

/** Runs in a thread of its own: what a hostile file does to it is ended from outside. */
async function read({ format, bytes }: ReadTask): Promise<ReadDocument> {
  if (format === 'pdf') return (await import('./read-pdf.ts')).readPdf(bytes)
  const text = decode(bytes)
  if (format === 'html') return readHtml(text)
  if (format === 'markdown') return readMarkdown(text)
  if (format === 'json') return readJsonPairs(text)
  if (format === 'csv') return readCsvPairs(text)
  return readText(text)
}

function decode(bytes: Uint8Array): string {
  if (bytes.includes(0)) throw new UnreadableError('is not text (it has zero bytes)')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Old pages: every byte is a character in this one, so that it cannot fail.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const task = workerData as ReadTask
try {
  const document = await read(task)
  parentPort?.postMessage({ read: task.as === 'passages' ? chunkDocument(document) : document })
} catch (error) {
  const message = error instanceof UnreadableError ? error.message : 'cannot be read'
  parentPort?.postMessage({ unreadable: message })
}
