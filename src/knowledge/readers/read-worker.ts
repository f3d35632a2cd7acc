import { parentPort, workerData } from 'node:worker_threads'
import { type Format, type ReadDocument, UnreadableError } from './document.ts'
import { readHtml } from './read-html.ts'
import { readMarkdown } from './read-markdown.ts'
import { readCsvPairs, readJsonPairs } from './read-pairs.ts'
import { readText } from './read-text.ts'

/** Runs in a thread of its own: what a hostile file does to it is ended from outside. */
async function read(format: Format, bytes: Uint8Array): Promise<ReadDocument> {
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

const { format, bytes } = workerData as { format: Format; bytes: Uint8Array }
try {
  parentPort?.postMessage({ document: await read(format, bytes) })
} catch (error) {
  const message = error instanceof UnreadableError ? error.message : 'cannot be read'
  parentPort?.postMessage({ unreadable: message })
}
