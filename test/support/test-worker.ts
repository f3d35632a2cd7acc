/**
 * Runs test files one after the other in this process, so that they share the modules they load. Started by
 * worker-process.ts, which sends a file's path and gets its report. Each file has its own hooks, counts and environment.
 */
import '../../src/quick-modules.ts'
import { existsSync, readFileSync } from 'node:fs'
import { mock, run } from 'node:test'
import { takeRefusedCalls } from './no-outside-calls.ts'
import { type FileReport, TestReport } from './test-report.ts'

/** What worker-process.ts sends; 'end' ends the process. */
export interface FileRequest {
  /** Absolute path. */
  file: string
  /** What names are printed relative to, and where tests run. */
  root: string
}

const CLOCK_TICKS = 100

/** Of a processor, spent by this process and by those of its children that have ended. */
function processorSeconds(): number {
  const { user, system } = process.cpuUsage()
  // Linux alone tells what children took.
  const stat = existsSync('/proc/self/stat') ? readFileSync('/proc/self/stat', 'utf8') : ''
  const [childUser = 0, childSystem = 0] = stat.split(') ')[1]?.split(' ').slice(13, 15).map(Number) ?? []
  return (user + system) / 1e6 + (childUser + childSystem) / CLOCK_TICKS
}

async function runFile({ file, root }: FileRequest): Promise<FileReport> {
  const environment = { ...process.env }
  const report = new TestReport(root)
  const spentBefore = processorSeconds()
  // node:test takes a file for done when nothing holds the process any more. So a file that leaves something open hangs.
  process.channel?.unref()
  for await (const event of run({ files: [file], isolation: 'none', cwd: root })) report.add(event)
  // A failed test sets it; so does an error that comes when no test of the file runs any more.
  if (process.exitCode && report.counts.failed === 0) report.addFault(`left the exit code ${process.exitCode}`)
  process.exitCode = undefined
  for (const call of takeRefusedCalls()) report.addFault(`tried ${call}, which is outside this machine`)
  mock.reset()
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name]
  Object.assign(process.env, environment)
  return { ...report.result(), processorSeconds: processorSeconds() - spentBefore }
}

process.on('beforeExit', () => process.channel?.ref())

process.on('message', (request: FileRequest | 'end') => {
  if (request !== 'end') runFile(request).then((report) => process.send?.(report))
  else process.disconnect()
})
