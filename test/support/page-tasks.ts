import type { Browser, Page } from 'playwright-core'

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** Processor time of a task in microseconds. */
  tdur?: number
  args?: { name?: string }
}

/**
 * Processor time of the tasks of a page's main thread while `work` runs, in milliseconds, the longest first. Time on a clock would be
 * that of whatever else the machine does. One at a time in a browser.
 */
export async function tasksOf(browser: Browser, page: Page, work: () => Promise<unknown>): Promise<number[]> {
  await browser.startTracing(page, { categories: ['toplevel'] })
  const trace = await work().then(
    () => browser.stopTracing(),
    async (error) => {
      await browser.stopTracing()
      throw error
    },
  )
  const { traceEvents } = JSON.parse(String(trace)) as { traceEvents: TraceEvent[] }
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  return traceEvents
    .filter(({ name, ph, pid, tid }) => ph === 'X' && /RunTask$/.test(name) && mains.has(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000)
    .sort((a, b) => b - a)
}
