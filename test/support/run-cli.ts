import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const LAUNCHER = fileURLToPath(new URL('../../bin/spiel.js', import.meta.url))

export interface CliResult {
  code: number
  stdout: string
  stderr: string
}

/** The environment of a process under test: what it needs to run, and `env`; none of the test run's own settings. */
export function processEnv(env: Record<string, string>): Record<string, string> {
  const { PATH = '', NODE_OPTIONS = '', HOME = '' } = process.env
  return { PATH, NODE_OPTIONS, HOME, ...env }
}

/** Runs `spiel ...args` as a process of its own; never rejects. */
export function runCli(args: string[], env: Record<string, string> = {}): Promise<CliResult> {
  return new Promise((resolve) => {
    execFile(process.execPath, [LAUNCHER, ...args], { env: processEnv(env) }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, stdout, stderr }),
    )
  })
}
