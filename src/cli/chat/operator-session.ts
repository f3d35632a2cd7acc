import { loadConfig } from '../../config.ts'
import { readLock } from '../../db/embedded/data-folder-lock.ts'
import type { OperatorCommand } from '../../http/operator-api.ts'
import { CommandError, loadSpiel, operate } from '../operator.ts'

/** Several commands of an operator in a row. */
export interface OperatorSession {
  /** @throws {CommandError} */
  run<Result>(name: OperatorCommand, input: object): Promise<Result>
  close(): Promise<void>
}

/** Asks the process that has the embedded database; without one opens the database for the whole session instead of for each command. */
export async function openOperatorSession(): Promise<OperatorSession> {
  const config = loadConfig()
  if (!config.databaseUrl && readLock(config.dataDir)) return { run: operate, close: async () => {} }
  const { buildApp, runOperatorCommand } = await loadSpiel()
  const app = await buildApp({ ...config, role: 'web', logLevel: 'silent' })
  return {
    run: async <Result>(name: OperatorCommand, input: object) => {
      const answer = await runOperatorCommand(app.context, name, input)
      if ('failure' in answer) throw new CommandError(answer.failure.code, answer.failure.message)
      return answer.result as Result
    },
    close: () => app.close(),
  }
}
