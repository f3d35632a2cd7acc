export type Phase = 'first' | 'unchanged' | 'changed'
export const PHASES: Phase[] = ['first', 'unchanged', 'changed']

/** Products per second. */
export type PhaseRates = Record<Phase, number>

export interface FloorOrder {
  database: { databaseUrl?: string; dataDir?: string }
  products: number
  batchSize: number
  concurrency: number
}

/** Runs tasks in order, so many at once. */
export async function runSideBySide(tasks: (() => Promise<unknown>)[], concurrency: number): Promise<void> {
  let next = 0
  const work = async () => {
    for (let task = tasks[next++]; task; task = tasks[next++]) await task()
  }
  await Promise.all(Array.from({ length: concurrency }, work))
}

/** Runs the three phases and times each without its preparation. */
export async function runPhases(
  concurrency: number,
  products: number,
  prepare: (phase: Phase) => (() => Promise<unknown>)[],
): Promise<PhaseRates> {
  const rates = { first: 0, unchanged: 0, changed: 0 }
  for (const phase of PHASES) {
    const tasks = prepare(phase)
    const startedAtMs = performance.now()
    await runSideBySide(tasks, concurrency)
    rates[phase] = products / ((performance.now() - startedAtMs) / 1000)
  }
  return rates
}

/** The last line a benchmark's child process writes. */
export function answer(result: unknown): void {
  process.stdout.write(`\n${JSON.stringify(result)}\n`)
}
