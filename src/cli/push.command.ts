import { access, constants } from 'node:fs/promises'
import type { Readable, Writable } from 'node:stream'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { type Clock, ConnectionError, Spiel, SpielError, systemClock, UnauthorizedError } from '../../sdk/src/index.ts'
import { FEED_FORMATS, type FeedFormat, type FeedKind } from '../feeds/feed-entry.ts'
import { readFeed } from '../feeds/read-feed.ts'
import { printJson, printLines, standardError, standardOutput } from '../shared/terminal.ts'
import { checkFile } from './push/check-file.ts'
import { type FileOutcome, pushFile } from './push/push-file.ts'
import { createProgress, durationText, type PushProgress } from './push/push-progress.ts'
import { keyPrefixOf } from './push/push-state.ts'
import { summarize, summaryLines } from './push/push-summary.ts'

const EXIT = { done: 0, someFailed: 1, couldNotRun: 2, interrupted: 130 }
/** Waits of 0.5 s doubling to 30 s: about two minutes in all, long enough for a restart or an update of the server. */
const MAX_RETRIES = 9
/** A server that never answered is more likely a mistyped address than one that restarts. */
const MAX_RETRIES_BEFORE_FIRST_ANSWER = 3
/** One Ctrl-C comes twice when a launcher passes on what the terminal has sent to both. */
const SAME_INTERRUPT_MS = 500

export interface PushOptions {
  url?: string
  key?: string
  format?: FeedFormat
  kind?: FeedKind
  shopUrl?: string
  dryRun?: boolean
  json?: boolean
  resume: boolean
  batchSize: number
  concurrency: number
  quiet?: boolean
}

/** The outside, replaceable in a test. */
export interface PushIo {
  stdin: Readable
  stdout: Writable
  stderr: Writable & { isTTY?: boolean }
  /** Registers for SIGINT and SIGTERM; returns how to stop listening. */
  onInterrupt: (handler: () => void) => () => void
  fetch?: typeof fetch
  clock: Clock
}

/** The settings this command may take from the environment; read by the caller. */
export interface PushEnvironment {
  SPIEL_URL?: string
  SPIEL_KEY?: string
}

const EXAMPLES = `
Examples:
  $ spiel push catalog.jsonl --url https://spiel.example.com --key sp_live_...
  $ spiel push products_export.csv --format shopify-csv --shop-url https://shop.example
  $ spiel push orders.csv --kind orders --dry-run
  $ zcat catalog.jsonl.gz | spiel push -

The key is better given as SPIEL_KEY: other users of the machine can see a command's arguments.
An interrupted push goes on where it stopped when it is started again.
Exit codes: 0 all stored, 1 some items failed (see FILE.errors.jsonl), 2 could not run, 130 interrupted.`

/** Adds `spiel push FILE...` to the program. Sets the process's exit code. */
export function registerPush(program: Command, env: PushEnvironment, io: PushIo = processIo()): Command {
  return program
    .command('push')
    .description('Send catalog or order files to a Spiel server')
    .argument('<file...>', 'files to send, plain or gzip-compressed; - reads standard input')
    .option('--url <url>', 'where Spiel runs (default: SPIEL_URL)')
    .option('--key <key>', 'API key with scope write (default: SPIEL_KEY)')
    .addOption(
      new Option('--format <format>', 'format of the files (default: told from their content)').choices(FEED_FORMATS),
    )
    .addOption(
      new Option('--kind <kind>', 'what the files hold (default: told from their content)').choices([
        'products',
        'orders',
      ]),
    )
    .option('--shop-url <url>', 'root of the shop, to make links for formats that hold none')
    .option('--dry-run', 'check the files with the rules of the server and send nothing')
    .option('--json', 'print the summary as one JSON object on standard output')
    .option('--no-resume', 'start from the beginning even if an earlier push was interrupted')
    .option('--batch-size <n>', 'items per request, 1 to 200', wholeNumber(1, 200), 200)
    .option('--concurrency <n>', 'requests under way at once, 1 to 8', wholeNumber(1, 8), 2)
    .option('--quiet', 'no progress, only faults and the summary')
    .addHelpText('after', EXAMPLES)
    .exitOverride((fault) => process.exit(fault.exitCode === 0 ? EXIT.done : EXIT.couldNotRun))
    .action(async (files: string[], options: PushOptions) => {
      const settings = { ...options, url: options.url ?? env.SPIEL_URL, key: options.key ?? env.SPIEL_KEY }
      process.exitCode = await runPush(files, settings, io)
    })
}

/** Sends (or checks) the files one after the other and reports; resolves with the exit code. */
export async function runPush(files: string[], options: PushOptions, io: PushIo): Promise<number> {
  const progress = createProgress({ stderr: io.stderr, quiet: options.quiet ?? false, now: () => io.clock.now() })
  const stop = new AbortController()
  const abort = new AbortController()
  let stoppedAtMs = 0
  const ignoreInterrupts = io.onInterrupt(() => {
    if (!stop.signal.aborted) {
      stoppedAtMs = io.clock.now()
      progress.note('Stopping: batches under way finish first; interrupt again to stop at once')
      stop.abort()
    } else if (io.clock.now() - stoppedAtMs >= SAME_INTERRUPT_MS) abort.abort(new Error('interrupted'))
  })
  const startedAtMs = io.clock.now()
  const outcomes: FileOutcome[] = []
  const sender = { requests: 0, answered: false }
  let fault: unknown = null
  try {
    const handle = handlerOf(options, io, progress, sender, { stop: stop.signal, abort: abort.signal })
    await checkReadable(files)
    for (const file of files) {
      if (stop.signal.aborted) break
      const outcome = await handle(file)
      outcomes.push(outcome)
      fault = outcome.fault
      if (fault) break
    }
  } catch (error) {
    fault = error
  } finally {
    ignoreInterrupts()
  }
  const summary = summarize({
    ...{ outcomes, requests: sender.requests, durationMs: io.clock.now() - startedAtMs },
    ...{ dryRun: options.dryRun ?? false, interrupted: stop.signal.aborted },
  })
  if (options.json) printJson([summary], io.stdout)
  else if (summary.items + summary.unreadable > 0 || fault === null) printLines(summaryLines(summary), io.stderr)
  return conclude(
    {
      fault,
      interrupted: stop.signal.aborted,
      resumable: isResumable(outcomes),
      isComplete: summary.failed + summary.unreadable === 0,
    },
    io,
  )
}

type Handler = (file: string) => Promise<FileOutcome>

function handlerOf(
  options: PushOptions,
  io: PushIo,
  progress: PushProgress,
  sender: { requests: number; answered: boolean },
  signals: { stop: AbortSignal; abort: AbortSignal },
): Handler {
  const common = { stdin: io.stdin, options, readFeed, progress, stopSignal: signals.stop }
  if (options.dryRun) return (file) => checkFile({ file, ...common })
  const { url, key } = options
  if (!url) throw new UsageError('Where to? Give --url or set SPIEL_URL')
  if (!key) throw new UsageError('Which key? Give --key or set SPIEL_KEY')
  const send = io.fetch ?? fetch
  let notedAtMs = Number.NEGATIVE_INFINITY
  // Requests side by side fail side by side.
  const noteOnce = (text: string) => {
    if (io.clock.now() - notedAtMs < 400) return
    notedAtMs = io.clock.now()
    progress.note(text)
  }
  const spiel = new Spiel({
    url,
    key,
    clock: io.clock,
    maxRetries: MAX_RETRIES,
    gzip: !isLoopback(url),
    fetch: async (input, init) => {
      sender.requests += 1
      const answer = await send(input, init)
      sender.answered = true
      return answer
    },
    onPace: (waitMs) => progress.waiting(waitMs),
    onRetry: ({ error, attempt, delayMs }) => {
      if (!sender.answered && attempt > MAX_RETRIES_BEFORE_FIRST_ANSWER) return false
      // Rate limits are no reason for a message: the push keeps to them by waiting, also when another program uses the same key.
      if (error.status === 429) progress.waiting(delayMs)
      else noteOnce(`${error.message}; trying again in ${durationText(Math.max(1000, delayMs))}`)
    },
  })
  const target = { url: new URL(url).href, keyPrefix: keyPrefixOf(key) }
  return (file) => pushFile({ file, ...common, target, spiel, signal: signals.abort, now: () => io.clock.now() })
}

interface Ending {
  fault: unknown
  interrupted: boolean
  resumable: boolean
  isComplete: boolean
}

function conclude({ fault, interrupted, resumable, isComplete }: Ending, io: PushIo): number {
  const hint = resumable ? 'Start the same command again to go on from here.' : ''
  if (interrupted) {
    printLines([`Interrupted. ${hint}`], io.stderr)
    return EXIT.interrupted
  }
  if (fault !== null) {
    printLines([`spiel push: ${faultText(fault)}`, ...(hint === '' ? [] : [hint])], io.stderr)
    return EXIT.couldNotRun
  }
  return isComplete ? EXIT.done : EXIT.someFailed
}

function isResumable(outcomes: FileOutcome[]): boolean {
  return outcomes.some(
    ({ complete, file, counts }) => !complete && file !== '-' && counts.items + counts.unreadable > 0,
  )
}

class UsageError extends Error {}

function faultText(fault: unknown): string {
  if (fault instanceof UnauthorizedError)
    return 'The server does not know this key (401): is it complete, revoked or expired?'
  if (fault instanceof ConnectionError || !(fault instanceof SpielError))
    return fault instanceof Error ? fault.message : String(fault)
  return `${fault.message} (${fault.status}${fault.requestId ? `, request ${fault.requestId}` : ''})`
}

/** All of them before the first is sent: a typing mistake in the last name should not show after an hour. */
async function checkReadable(files: string[]): Promise<void> {
  for (const file of files) {
    if (file === '-') continue
    await access(file, constants.R_OK).catch((error: NodeJS.ErrnoException) => {
      throw new UsageError(`${file}: ${error.code === 'ENOENT' ? 'there is no such file' : error.message}`)
    })
  }
}

function isLoopback(url: string): boolean {
  return URL.canParse(url) && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(url).hostname)
}

function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text)
    if (/^\d{1,6}$/.test(text) && value >= least && value <= most) return value
    throw new InvalidArgumentError(`must be a whole number from ${least} to ${most}`)
  }
}

function processIo(): PushIo {
  return {
    stdin: process.stdin,
    stdout: standardOutput,
    stderr: standardError,
    onInterrupt: (handler) => {
      process.on('SIGINT', handler).on('SIGTERM', handler)
      return () => void process.off('SIGINT', handler).off('SIGTERM', handler)
    },
    clock: systemClock,
  }
}
