import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type FileReport, noCounts } from './test-report.ts'
import type { FileRequest } from './test-worker.ts'

const WORKER = fileURLToPath(new URL('./test-worker.ts', import.meta.url))
const OUTPUT_LIMIT_CHARS = 8_000
const KILL_MS = 10_000

/** A file's report and what its process printed meanwhile. */
export interface FileResult extends FileReport {
  output: string
}

/** A process that runs test files one after the other (test-worker.ts). It ends with this one. */
export class WorkerProcess {
  readonly #child: ChildProcess
  readonly #exit: Promise<unknown[]>
  readonly #hangMs: number
  #output = ''
  #isHanging = false

  /** @param hangMs after which a file is taken to hang, and its process is ended */
  constructor(env: Record<string, string>, hangMs: number) {
    this.#hangMs = hangMs
    const child = fork(WORKER, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#output = (this.#output + text).slice(-OUTPUT_LIMIT_CHARS)
      })
    }
    const killAtExit = () => void child.kill('SIGKILL')
    process.once('exit', killAtExit)
    this.#child = child
    this.#exit = once(child, 'close').finally(() => process.off('exit', killAtExit))
  }

  get hasEnded(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null
  }

  /** Runs a file. A process that ends meanwhile, or hangs, is that file's failure. */
  async run(request: FileRequest): Promise<FileResult> {
    this.#output = ''
    const timer = setTimeout(() => this.#kill(), this.#hangMs)
    const reply = once(this.#child, 'message').then(([report]) => report as FileReport)
    this.#child.send(request)
    const report = await Promise.race([reply, this.#exit.then(([code, signal]) => this.#died(code ?? signal))])
    clearTimeout(timer)
    return { ...report, output: this.#output }
  }

  /** Lets the process end. Gives what it said when it ended with a failure. */
  async end(): Promise<string | undefined> {
    if (this.hasEnded) return undefined
    this.#output = ''
    const timer = setTimeout(() => this.#kill(), this.#hangMs)
    this.#child.send('end')
    const [code, signal] = await this.#exit
    clearTimeout(timer)
    return code === 0 ? undefined : `ended with ${code ?? signal}: ${this.#output}`
  }

  #died(code: unknown): FileReport {
    const why = this.#isHanging ? `hung for ${this.#hangMs / 60_000} minutes` : `ended its process with ${code}`
    return { counts: { ...noCounts, failed: 1 }, failures: [why], skips: {} }
  }

  /** SIGTERM first: a file that has servers of its own takes them with it. */
  #kill(): void {
    this.#isHanging = true
    this.#child.kill('SIGTERM')
    setTimeout(() => this.#child.kill('SIGKILL'), KILL_MS).unref()
  }
}
