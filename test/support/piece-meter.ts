import { createServer } from 'node:http'
import { isMainThread } from 'node:worker_threads'

/**
 * Loaded into a server before its own code (`--import`): measures the processor time that each turn of its event loop takes, in which
 * nobody else is served, and answers with the worst on a unix socket. Time of other threads, such as the embedded database's, does not
 * count.
 */
export interface MeterReading {
  /** The longest piece of work since the last reading, in milliseconds of this thread's processor time. */
  worstMs: number
  /** Of all pieces together. */
  totalMs: number
  pieces: number
  /** Most memory the process had at the end of any longer piece since the last reading, and ever, in bytes. */
  rss: number
  mostRss: number
}

const LONG_MS = 5
const socketPath = process.env.PIECE_METER_SOCKET

if (isMainThread && socketPath) measure(socketPath)

function measure(path: string): void {
  const fresh = (): MeterReading => ({ worstMs: 0, totalMs: 0, pieces: 0, rss: process.memoryUsage.rss(), mostRss: 0 })
  let reading = fresh()
  let last = process.threadCpuUsage()
  const atEndOfTurn = () => {
    const { user, system } = process.threadCpuUsage(last)
    const ms = (user + system) / 1000
    reading.worstMs = Math.max(reading.worstMs, ms)
    reading.totalMs += ms
    reading.pieces++
    if (ms > LONG_MS) reading.rss = Math.max(reading.rss, process.memoryUsage.rss())
    last = process.threadCpuUsage()
    // Not waited for, or the loop would spin: it comes once in each turn that has other work.
    setImmediate(atEndOfTurn).unref()
  }
  setImmediate(atEndOfTurn).unref()
  const server = createServer(({ url }, response) => {
    const mostRss = process.resourceUsage().maxRSS * 1024
    response.end(JSON.stringify({ ...reading, mostRss }))
    if (url === '/take') reading = fresh()
  })
  server.listen(path)
  server.unref()
}
