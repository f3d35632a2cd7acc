import type { Readable } from 'node:stream'
import { productKind } from '../../catalog/catalog.schema.ts'
import { orderKind } from '../../orders/orders.schema.ts'
import { parseItems } from '../../shared/ingest.ts'
import { ErrorFile, errorFileOf } from './error-file.ts'
import { type FileOutcome, noteIgnoredColumns, type PushFileOptions, type ReadFeed } from './push-file.ts'
import type { PushProgress } from './push-progress.ts'

export interface CheckFileInput {
  file: string
  stdin: Readable
  options: Pick<PushFileOptions, 'format' | 'kind' | 'shopUrl'>
  readFeed: ReadFeed
  progress: PushProgress
  stopSignal: AbortSignal
}

/**
 * Validates a file with the schemas of the server and sends nothing; `stored` counts the items that would pass. What only
 * the server can know (a new product without a title) is not found here. @throws when the file cannot be read at all.
 */
export async function checkFile({
  file,
  stdin,
  options,
  readFeed,
  progress,
  stopSignal,
}: CheckFileInput): Promise<FileOutcome> {
  const isStdin = file === '-'
  const feed = await readFeed(isStdin ? { stream: stdin, name: 'stdin' } : { path: file }, options)
  const errors = new ErrorFile(errorFileOf(isStdin ? 'stdin' : file), 0)
  const counts = { items: 0, stored: 0, failed: 0, unreadable: 0 }
  progress.start(isStdin ? 'stdin' : file, feed.totalBytes)
  noteIgnoredColumns(progress, feed)
  try {
    for await (const entry of feed.items) {
      if (stopSignal.aborted) break
      if ('problem' in entry) {
        counts.unreadable += 1
        errors.append([{ line: entry.line, externalId: null, code: 'unreadable', message: entry.problem, issues: [] }])
      } else {
        counts.items += 1
        const error = await faultOf(entry.kind, entry.item)
        counts[error ? 'failed' : 'stored'] += 1
        if (error) errors.append([{ line: entry.line, ...error }])
      }
      progress.update(entry.bytesRead, counts)
    }
  } finally {
    errors.close()
    progress.stop()
  }
  return {
    ...{ file, format: feed.format, kind: feed.kind, counts, itemsThisRun: counts.items, resumed: false },
    errorFile: counts.failed + counts.unreadable > 0 ? errors.path : null,
    complete: !stopSignal.aborted,
    fault: null,
  }
}

async function faultOf(kind: 'product' | 'order', item: unknown) {
  const { errors } = await (kind === 'order' ? parseItems(orderKind, [item]) : parseItems(productKind, [item]))
  const [error] = errors
  return error ? { externalId: error.externalId, code: error.code, message: error.message, issues: error.issues } : null
}
