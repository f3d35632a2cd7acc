import { runCommandLine } from '../../src/cli/command-line.ts'
import { type CliResult, processEnv } from './run-cli.ts'

type Write = typeof process.stdout.write

/** Runs `spiel ...args` in this process, for many commands in a row: starting one for each takes most of the time. */
export async function runHere(args: string[], env: Record<string, string>): Promise<CliResult> {
  const former = { ...process.env }
  const streams = { stdout: process.stdout, stderr: process.stderr }
  const writes = { stdout: process.stdout.write, stderr: process.stderr.write }
  const said = { stdout: '', stderr: '' }
  replaceEnvironment(processEnv(env))
  for (const name of ['stdout', 'stderr'] as const) {
    streams[name].write = ((chunk: string | Uint8Array, ...more: []) => {
      // The test runner tells its parent what passed, in bytes, on the same stream.
      if (typeof chunk !== 'string') return writes[name].call(streams[name], chunk, ...more)
      said[name] += chunk
      return true
    }) as Write
  }
  try {
    await runCommandLine(args)
    return { ...said, code: Number(process.exitCode ?? 0) }
  } finally {
    for (const name of ['stdout', 'stderr'] as const) streams[name].write = writes[name]
    process.exitCode = undefined
    replaceEnvironment(former)
  }
}

function replaceEnvironment(env: Record<string, string | undefined>): void {
  for (const name of Object.keys(process.env)) delete process.env[name]
  Object.assign(process.env, env)
}
