import assert from 'node:assert/strict'
import type { CliResult } from './run-cli.ts'
import { runHere } from './run-here.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

/** The commands on a database of their own, as an operator has them, one at a time in this process (run-here.ts). */
export interface OperatorCli {
  database: TestDatabase
  /** The settings that name the database. */
  env: Record<string, string>
  spiel(...args: string[]): Promise<CliResult>
  /** What a command that must succeed prints with --json. */
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came
  json(...args: string[]): Promise<any>
}

export async function createOperatorCli(): Promise<OperatorCli> {
  const database = await createTestDatabase()
  const env = envOf(database)
  const spiel = (...args: string[]) => runHere(args, env)
  const json = async (...args: string[]) => {
    const { code, stdout, stderr } = await spiel(...args, '--json')
    assert.equal(code, 0, stderr)
    return JSON.parse(stdout)
  }
  return { database, env, spiel, json }
}

/** The settings by which a process finds the database. */
export function envOf({ options: { databaseUrl, dataDir = '' } }: TestDatabase): Record<string, string> {
  return databaseUrl ? { DATABASE_URL: databaseUrl } : { SPIEL_DATA_DIR: dataDir }
}
