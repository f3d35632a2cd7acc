import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Config, loadConfig } from '../config.ts'
import { DataFolderInUseError, readLock } from '../db/embedded/data-folder-lock.ts'
import type { OperatorAnswer, OperatorCommand, OperatorFailure } from '../http/operator-api.ts'

/** A command that could not be carried out, with words for a person. */
export class CommandError extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

const STARTING_SERVER_MS = 15_000
const LOOK_AGAIN_MS = 100

/**
 * Carries out an operator's command whether a server runs or not: on a PostgreSQL server directly; on the embedded
 * database by asking the process that has it, else by opening it for a moment.
 * @throws {CommandError}
 */
export async function operate<Result>(name: OperatorCommand, input: object): Promise<Result> {
  const answer = await answerOf(loadConfig(), name, input)
  if ('failure' in answer) throw new CommandError(answer.failure.code, wordsOf(answer.failure, name))
  return answer.result as Result
}

/** An operator's door that stays open, for commands that ask again and again. */
export interface OpenOperator {
  operate<Result>(name: OperatorCommand, input: object): Promise<Result>
  close(): Promise<void>
}

/** On a PostgreSQL server all of Spiel is opened once; on the embedded database each command is asked of whoever has it then. */
export async function openOperator(): Promise<OpenOperator> {
  const config = loadConfig()
  if (!config.databaseUrl) return { operate, close: async () => {} }
  const { buildApp, runOperatorCommand } = await loadSpiel()
  const app = await buildApp({ ...config, role: 'web', logLevel: 'silent' })
  return {
    operate: async <Result>(name: OperatorCommand, input: object) => {
      const answer = await runOperatorCommand(app.context, name, input)
      if ('failure' in answer) throw new CommandError(answer.failure.code, wordsOf(answer.failure, name))
      return answer.result as Result
    },
    close: () => app.close(),
  }
}

/** Options are named as the command line names them. */
const FLAGS: Record<string, string> = {
  scopes: '--scope',
  expiresAt: '--expires',
  cartUrl: '--cart-url',
  origins: '--origin',
  person: '--as',
  notifyEmail: '--notify-email',
  headers: '--header',
  types: '--type',
  graceHours: '--grace-hours',
  eventId: '--event',
  fromSequence: '--from',
  toSequence: '--to',
}

function wordsOf({ message, issues = [] }: OperatorFailure, name: OperatorCommand): string {
  // For whole documents `message` already names the field as it stands in the document.
  if (issues.length === 0 || name.endsWith('.set')) return message
  const said = issues.map(({ path, message: what }) => {
    const field = /^\w*/.exec(path)?.[0] ?? ''
    return `${FLAGS[field] ?? `--${field}`} ${what}`
  })
  // Two wrong scopes are told once.
  return [...new Set(said)].join('; ')
}

async function answerOf(config: Config, name: string, input: object): Promise<OperatorAnswer> {
  if (config.databaseUrl) return runHere(config, name, input)
  for (let waitedMs = 0; ; waitedMs += LOOK_AGAIN_MS) {
    const owner = readLock(config.dataDir)
    if (owner?.controlSocket) return ask(owner.controlSocket, name, input)
    try {
      if (!owner) return await runHere(config, name, input)
    } catch (error) {
      if (!(error instanceof DataFolderInUseError)) throw error
    }
    // A server that has just started has the folder but does not answer yet.
    if (waitedMs >= STARTING_SERVER_MS) {
      throw new CommandError('busy', `Process ${owner?.pid} has the data folder ${config.dataDir} but does not answer`)
    }
    await sleep(LOOK_AGAIN_MS)
  }
}

/** All of Spiel, loaded only when asked for: it takes most of a second, which --help and commands for a running server need not wait. */
export async function loadSpiel() {
  const [{ buildApp }, { runOperatorCommand }] = await Promise.all([
    import('../app.ts'),
    import('../http/operator-api.ts'),
  ])
  return { buildApp, runOperatorCommand }
}

async function runHere(config: Config, name: string, input: object): Promise<OperatorAnswer> {
  const { buildApp, runOperatorCommand } = await loadSpiel()
  const app = await buildApp({ ...config, role: 'web', logLevel: 'silent' })
  try {
    return await runOperatorCommand(app.context, name, input)
  } finally {
    await app.close()
  }
}

function ask(socketPath: string, name: string, input: object): Promise<OperatorAnswer> {
  return new Promise((resolve, reject) => {
    const call = request({ socketPath, path: '/', method: 'POST' }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      if (response.statusCode === 200) resolve(JSON.parse(Buffer.concat(chunks).toString('utf8')))
      else reject(new CommandError('failed', 'The running server could not do it; its log says why'))
    })
    call.once('error', (error) =>
      reject(new CommandError('unreachable', `The running server does not answer: ${error.message}`)),
    )
    call.end(JSON.stringify({ name, input }))
  })
}
