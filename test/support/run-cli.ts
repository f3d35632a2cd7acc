import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const LAUNCHER = fileURLToPath(new URL('../../bin/spiel.js', import.meta.url))

export interface CliResult {
  code: number
  stdout: string
  stderr: string
}

/** What a process needs to run, and to run soon. */
const PASSED_ON = ['PATH', 'NODE_OPTIONS', 'NODE_COMPILE_CACHE', 'HOME', 'TMPDIR']

/** The environment of a process under test: what it needs to run, and `env`; none of the test run's own settings. */
export function processEnv(env: Record<string, string>): Record<string, string> {
  const passedOn = PASSED_ON.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]))
  return { ...Object.fromEntries(passedOn), ...env }
}

/** Runs `spiel ...args` as a process of its own; never rejects. */
export function runCli(args: string[], env: Record<string, string> = {}): Promise<CliResult> {
  return new Promise((resolve) => {
    execFile(process.execPath, [LAUNCHER, ...args], { env: processEnv(env) }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, stdout, stderr }),
    )
  })
}
