import type { FileOutcome } from './push-file.ts'
import { durationText } from './push-progress.ts'

export interface PushSummary {
  files: {
    file: string
    format: string
    kind: string
    items: number
    stored: number
    failed: number
    unreadable: number
    resumed: boolean
    complete: boolean
    errorFile: string | null
  }[]
  items: number
  stored: number
  failed: number
  unreadable: number
  /** HTTP requests of this run, repeated ones included. */
  requests: number
  durationMs: number
  /** Of this run; items that an earlier, interrupted run sent do not count. */
  itemsPerSecond: number
  dryRun: boolean
  interrupted: boolean
}

export interface SummaryInput {
  outcomes: FileOutcome[]
  requests: number
  durationMs: number
  dryRun: boolean
  interrupted: boolean
}

export function summarize({ outcomes, requests, durationMs, dryRun, interrupted }: SummaryInput): PushSummary {
  const files = outcomes.map(({ file, format, kind, counts, resumed, complete, errorFile }) => {
    return { file, format, kind, ...counts, resumed, complete, errorFile }
  })
  const sum = (name: 'items' | 'stored' | 'failed' | 'unreadable') =>
    files.reduce((total, file) => total + file[name], 0)
  const itemsThisRun = outcomes.reduce((total, outcome) => total + outcome.itemsThisRun, 0)
  return {
    files,
    ...{ items: sum('items'), stored: sum('stored'), failed: sum('failed'), unreadable: sum('unreadable') },
    requests,
    durationMs: Math.round(durationMs),
    itemsPerSecond: Math.round(itemsThisRun / Math.max(0.001, durationMs / 1000)),
    dryRun,
    interrupted,
  }
}

export function summaryLines(summary: PushSummary): string[] {
  const { items, stored, failed, unreadable, requests, durationMs, itemsPerSecond, dryRun } = summary
  const parts = dryRun
    ? [
        `${items} items checked, nothing sent`,
        `${stored} would pass`,
        `${failed} would fail`,
        `${unreadable} unreadable`,
      ]
    : [`${items} items`, `${stored} stored`, `${failed} failed`, `${unreadable} unreadable`, `${requests} requests`]
  const lines = [`${parts.join(', ')} in ${durationText(durationMs)} (${itemsPerSecond} items/s)`]
  for (const { file, errorFile } of summary.files) {
    if (errorFile) lines.push(`What went wrong with ${file === '-' ? 'stdin' : file}: ${errorFile}`)
  }
  return lines
}
