import { spawn } from 'node:child_process'

const ROOT = new URL('..', import.meta.url).pathname
const STEPS: { name: string; command: string; args: string[] }[] = [
  { name: 'types', command: 'tsc', args: ['--noEmit'] },
  { name: 'widget types', command: 'tsc', args: ['--noEmit', '-p', 'web/widget'] },
  { name: 'dashboard types', command: 'tsc', args: ['--noEmit', '-p', 'web/dashboard'] },
  { name: 'dashboard build', command: 'node', args: ['scripts/build-dashboard.ts'] },
  { name: 'widget size', command: 'node', args: ['scripts/build-widget.ts'] },
  { name: 'lint', command: 'biome', args: ['check', '.'] },
  { name: 'timed tests', command: 'node', args: ['scripts/check-timed-tests.ts'] },
  { name: 'walls', command: 'npm', args: ['run', '--silent', 'walls'] },
  { name: 'patterns', command: 'node', args: ['scripts/check-patterns.ts'] },
  { name: 'openapi.json', command: 'node', args: ['scripts/generate-openapi.ts', '--check'] },
  {
    name: 'openapi lint',
    command: 'redocly',
    args: ['lint', 'openapi.json', 'openapi-widget.json', '--max-problems', '20'],
  },
  { name: 'settings page', command: 'node', args: ['scripts/generate-docs.ts', '--check'] },
  { name: 'sdk types', command: 'node', args: ['scripts/generate-sdk-types.ts', '--check'] },
]

/** Runs a command in the repository; `live` shows its output as it comes. Returns its exit code and what it printed. */
async function runCommand(command: string, args: string[], live: boolean): Promise<{ code: number; output: string }> {
  const path = `${ROOT}node_modules/.bin:${process.env.PATH}`
  const child = spawn(command, args, {
    cwd: ROOT,
    // The linter of the OpenAPI document would otherwise call home.
    env: { ...process.env, PATH: path, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8')
    stream.on('data', (text: string) => {
      output += text
      if (live) process.stdout.write(text)
    })
  }
  const code = await new Promise<number>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (exitCode) => resolve(exitCode ?? 1))
  })
  return { code, output }
}

/** Most start a program that is on one core for seconds before it is on all. */
const AT_ONCE = 3

/** Runs one check and tells how it went: whether it passed. */
async function runStep({ name, command, args }: (typeof STEPS)[number]): Promise<boolean> {
  const startedAt = Date.now()
  const { code, output } = await runCommand(command, args, false)
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
  if (code !== 0) console.log(output.trimEnd())
  console.log(`${code === 0 ? 'ok' : 'FAILED'} ${name} (${seconds} s)`)
  return code === 0
}

/**
 * Checks types, style, walls and generated files, then runs `npm test`, unless --no-tests is given; the last line counts each
 * check as one.
 */
async function main(): Promise<void> {
  let passed = 0
  const failed: string[] = []
  const waiting = [...STEPS]
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      if (await runStep(step)) passed++
      else failed.push(step.name)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  if (failed.length > 0) console.log(`failed checks: ${failed.join(', ')}`)
  if (process.argv.includes('--no-tests')) {
    console.log(`${passed} passed, ${failed.length} failed`)
    process.exitCode = failed.length > 0 ? 1 : 0
    return
  }
  const tests = await runCommand('node', ['test/run-tests.ts'], true)
  const counts = /^(\d+) passed, (\d+) failed(.*)$/m.exec(tests.output.trimEnd().split('\n').at(-1) ?? '')
  const testsFailed = counts ? Number(counts[2]) : 1
  const total = failed.length + Math.max(testsFailed, tests.code === 0 ? 0 : 1)
  console.log(`${passed + Number(counts?.[1] ?? 0)} passed, ${total} failed${counts?.[3] ?? ''}`)
  process.exitCode = total > 0 ? 1 : 0
}

await main()
