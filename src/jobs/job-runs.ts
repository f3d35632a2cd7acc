import type { Db } from '../db/transaction.ts'
import type { Job } from './define-job.ts'
import { countBrokenRun, type JobRow, markSetAside } from './jobs.queries.ts'

/** A job as a worker has it. */
export interface FetchedJob {
  id: string
  data: object
  /** Tries before this one. */
  retryCount: number
  /** What the queue keeps of the try before this one. */
  output: unknown
  /** Aborted when its time is over, here or with the process. */
  signal: AbortSignal
}

/** Told to the operator. */
export interface SetAside extends JobRow {
  brokenRuns: number
  reason: string
}

/** What `takeBack` writes of a run whose process died. */
export const WORKER_DIED = 'its worker died'
const TIME_IS_UP = 'it ran past its time limit'
/** How the try before is told to have ended, and what that means. The last two are the queue's own words (pg-boss 12.35). */
const BROKEN = new Map([
  [WORKER_DIED, WORKER_DIED],
  [TIME_IS_UP, TIME_IS_UP],
  ['job heartbeat timeout', 'its worker died or stood still'],
  ['job timed out', TIME_IS_UP],
])
const MOST_BROKEN_RUNS = 2
const MOST_REMEMBERED = 1_000

/**
 * Runs jobs within their time limits, and sets aside those whose runs do not end. A run that fails has ended: it is tried
 * again by the job's own rules.
 */
export class JobRuns {
  readonly #db: Db
  readonly #onSetAside: (job: SetAside) => void
  /** The last try of each job that ended in this process: the queue may have failed to note it while the database was away. */
  readonly #ended = new Map<string, number>()
  #lastChance: Promise<unknown> = Promise.resolve()

  constructor(db: Db, onSetAside: (job: SetAside) => void) {
    this.#db = db
    this.#onSetAside = onSetAside
  }

  /** @throws what made the run fail, or that its time was up */
  async run<P extends object>(
    job: Job<P>,
    fetched: FetchedJob,
    work: (payload: P, signal: AbortSignal) => Promise<void>,
  ): Promise<void> {
    const { name, mostBrokenRuns = MOST_BROKEN_RUNS, timeLimitSeconds } = job
    const { id, data: payload } = fetched
    const reason = this.#isEndedHere(fetched) ? undefined : brokenBy(fetched.output)
    const brokenRuns = reason ? await countBrokenRun(this.#db, { id, name, payload }, reason) : 0
    if (reason && brokenRuns >= mostBrokenRuns) {
      await markSetAside(this.#db, id)
      this.#onSetAside({ id, name, payload, brokenRuns, reason })
      return
    }
    const begin = () =>
      this.#runTimed(fetched, timeLimitSeconds, () => work(job.payload.parse(payload), fetched.signal))
    await (brokenRuns > 0 && brokenRuns === mostBrokenRuns - 1 ? this.#runAlone(timeLimitSeconds, begin) : begin())
  }

  #isEndedHere({ id, retryCount }: FetchedJob): boolean {
    return this.#ended.get(id) === retryCount - 1
  }

  async #runTimed({ id, retryCount }: FetchedJob, limitSeconds: number, work: () => Promise<void>): Promise<void> {
    let isLate = false
    try {
      await inTime(work(), limitSeconds, () => {
        isLate = true
        return new Error(`${TIME_IS_UP} of ${limitSeconds} s`)
      })
    } finally {
      if (!isLate) this.#remember(id, retryCount)
    }
  }

  #remember(id: string, retryCount: number): void {
    this.#ended.delete(id)
    this.#ended.set(id, retryCount)
    const [oldest] = this.#ended.keys()
    if (this.#ended.size > MOST_REMEMBERED && oldest !== undefined) this.#ended.delete(oldest)
  }

  /** Suspicious jobs run one at a time: if the process dies again, no innocent job that ran beside it may be blamed. */
  async #runAlone(limitSeconds: number, begin: () => Promise<void>): Promise<void> {
    const before = this.#lastChance
    const own = inTime(before, limitSeconds, () => new Error('waited for another job that runs alone')).then(begin)
    this.#lastChance = Promise.allSettled([before, own])
    await own
  }
}

async function inTime<T>(work: Promise<T>, limitSeconds: number, late: () => Error): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const isUp = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(late()), limitSeconds * 1000)
  })
  try {
    return await Promise.race([work, isUp])
  } finally {
    clearTimeout(timer)
  }
}

/** Why the try before did not end; undefined when it failed by itself, or there was none. */
function brokenBy(output: unknown): string | undefined {
  const { message, value } = (output ?? {}) as { message?: unknown; value?: { message?: unknown } }
  const words = String(value?.message ?? message ?? '')
  return [...BROKEN].find(([known]) => words.startsWith(known))?.[1]
}
