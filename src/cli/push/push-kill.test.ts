import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { FAKE_KEY, startFakeServer } from '../../../sdk/test/fake-server.ts'

const ITEMS = 6_000
const BATCH = 20
const CONCURRENCY = 2
const LATENCY_MS = 15
/** The state is written at most every 300 ms; so much may have been sent since and is sent again. */
const STATE_INTERVAL_MS = 300

const PROGRAM = `
import { Command } from 'commander'
import { registerPush } from ${JSON.stringify(new URL('../push.command.ts', import.meta.url).href)}
const program = new Command('spiel')
registerPush(program, {})
await program.parseAsync()
`

interface Ending {
  code: number | null
  stderr: string
}

/** Runs the command as a process of its own. */
function push(file: string, url: string): { kill: (signal: NodeJS.Signals) => void; ended: Promise<Ending> } {
  const options = ['--url', url, '--key', FAKE_KEY, '--batch-size', String(BATCH), '--concurrency', String(CONCURRENCY)]
  const args = ['--input-type=module', '-e', PROGRAM, '--', 'push', file, ...options]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  let stderr = ''
  child.stderr.on('data', (text) => {
    stderr += text
  })
  const ended = new Promise<Ending>((resolve) => child.on('close', (code) => resolve({ code, stderr })))
  return { kill: (signal) => child.kill(signal), ended }
}

/** Every 100th item is refused, and a line cannot be read here and there. */
function writeCatalog(path: string): number[] {
  const wrongLines: number[] = []
  const lines = Array.from({ length: ITEMS }, (_, index) => {
    if (index % 100 === 37 || index % 777 === 5) wrongLines.push(index + 1)
    if (index % 777 === 5) return '{"externalId":'
    return JSON.stringify({ externalId: index % 100 === 37 ? `bad-${index}` : `P-${index}`, title: 'x'.repeat(50) })
  })
  writeFileSync(path, `${lines.join('\n')}\n`)
  return wrongLines
}

for (const signal of ['SIGKILL', 'SIGINT'] as const) {
  test(`${signal} at random points: nothing lost, (nearly) nothing twice, each error listed once`, async (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'spiel-push-kill-'))
    let atRequest = Number.POSITIVE_INFINITY
    let strike = () => {}
    let seen = 0
    const fake = await startFakeServer({
      limit: 0,
      latencyMs: LATENCY_MS,
      intercept: () => {
        seen += 1
        if (seen === atRequest) strike()
        return undefined
      },
    })
    t.after(async () => {
      await fake.close()
      rmSync(folder, { recursive: true })
    })
    const file = join(folder, 'catalog.jsonl')
    const wrongLines = writeCatalog(file)
    let strikes = 0
    let last: Ending = { code: null, stderr: '' }
    for (let round = 0; round < 8 && last.code !== 1; round += 1) {
      atRequest = round < 6 ? seen + 1 + Math.floor(Math.random() * 90) : Number.POSITIVE_INFINITY
      const run = push(file, fake.url)
      strike = () => {
        strikes += 1
        run.kill(signal)
      }
      last = await run.ended
      if (signal === 'SIGINT' && last.code !== 1) assert.equal(last.code, 130, last.stderr)
    }
    assert.equal(last.code, 1, last.stderr)
    assert.ok(strikes >= 3, `${strikes} interruptions`)
    assert.equal(fake.stored.size + wrongLines.length, ITEMS)

    const sentAgain = [...fake.timesReceived.values()].reduce((total, times) => total + times - 1, 0)
    // So many requests fit between two writes of the state, and some were under way.
    const atMost = signal === 'SIGINT' ? 0 : strikes * BATCH * CONCURRENCY * (STATE_INTERVAL_MS / LATENCY_MS + 1)
    assert.ok(sentAgain <= atMost, `${sentAgain} items sent again after ${strikes} interruptions`)
    t.diagnostic(`${strikes} interruptions, ${sentAgain} of ${ITEMS} items sent again`)

    const listed = readFileSync(`${file}.errors.jsonl`, 'utf8').trim().split('\n')
    assert.deepEqual(
      listed.map((text) => JSON.parse(text).line),
      wrongLines,
    )
    assert.equal(existsSync(`${file}.spiel-push.json`), false)
  })
}
