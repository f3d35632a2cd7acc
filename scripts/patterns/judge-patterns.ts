import { Worker } from 'node:worker_threads'
import type { Pattern } from './find-patterns.ts'
import type { Judgement } from './judge-worker.ts'

const MOST_WORKERS = 2
/** Of one pattern: its analysis ends after 150 s by itself, what is left is a match that does not end. */
const MOST_MS = 240_000

/** Judges patterns in worker threads, two at a time, and tells each judgement as it comes. One that does not end is slow. */
export async function judgePatterns(
  patterns: readonly Pattern[],
  tell: (pattern: Pattern, judgement: Judgement) => void,
): Promise<void> {
  const waiting = [...patterns]
  const lane = async () => {
    let worker: Worker | undefined
    for (let pattern = waiting.shift(); pattern; pattern = waiting.shift()) {
      worker ??= new Worker(new URL('judge-worker.ts', import.meta.url))
      const judgement = await askWorker(worker, pattern)
      tell(pattern, judgement ?? { slow: `a match did not end within ${MOST_MS / 1000} s` })
      if (!judgement) {
        await worker.terminate()
        worker = undefined
      }
    }
    await worker?.terminate()
  }
  await Promise.all(Array.from({ length: Math.min(MOST_WORKERS, patterns.length) }, lane))
}

function askWorker(worker: Worker, pattern: Pattern): Promise<Judgement | undefined> {
  return new Promise((resolve, reject) => {
    const end = (judgement: Judgement | undefined) => {
      clearTimeout(timer)
      worker.off('message', end).off('error', reject)
      resolve(judgement)
    }
    const timer = setTimeout(end, MOST_MS, undefined)
    worker.on('message', end).on('error', reject)
    worker.postMessage(pattern)
  })
}
