import { isFull } from './proof-run.ts'

/**
 * Milliseconds of processor time that this process, with its threads, spent while `work` ran. Unlike a clock it does not run on
 * while other programs have the processor, so a test may set it a limit.
 */
export async function processorMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** What `yardstickMs` gave on the two idle cores on which limits of processor time were set. */
const REFERENCE_MS = 8
const WORDS = Array.from({ length: 4_000 }, (_, at) => `word${(at * 7_919) % 1_000} of ${at}`)

function yardstickMs(): number {
  const before = process.threadCpuUsage()
  const counts = new Map<string, number>()
  for (let round = 0; round < 5; round++)
    for (const word of WORDS.join(' ').split(/[^a-z0-9]+/)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const { user, system } = process.threadCpuUsage(before)
  if (counts.size < WORDS.length) throw new Error('The yardstick did no work')
  return (user + system) / 1000
}

/**
 * How many times slower than the machine on which limits were set this processor is now, at least 1. Neighbours on a shared
 * processor slow down processor time as well, so a limit is multiplied by it.
 */
function slowness(): number {
  return Math.max(1, Math.min(...Array.from({ length: 5 }, yardstickMs)) / REFERENCE_MS)
}

/**
 * The milliseconds of processor time that a piece of work may take here and now, given what it may take on the machine on which limits
 * were set. With small counts three times as many: there a limit has to find work that has become several times as much, on any machine.
 */
export function processorLimit(ms: number): number {
  return ms * slowness() * (isFull ? 1 : 3)
}
