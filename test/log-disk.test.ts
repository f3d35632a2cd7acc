import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { processEnv } from './support/run-cli.ts'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const FULL = '/dev/full'

/** A server that logs every request to `stdout`. */
async function withServer(
  stdout: number | 'pipe',
  use: (url: string, child: ChildProcess) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'spiel-log-'))
  const child = spawn(process.execPath, [MAIN], {
    env: processEnv({ PORT: '0', HOST: '127.0.0.1', SPIEL_DATA_DIR: join(folder, 'data'), SPIEL_LOG_LEVEL: 'info' }),
    stdio: ['ignore', stdout, 'pipe'],
  })
  const ended = once(child, 'exit')
  try {
    let text = ''
    child.stderr?.setEncoding('utf8')
    for (let url: string | undefined; !url; ) {
      const [part] = await Promise.race([once(child.stderr as NodeJS.ReadableStream, 'data'), ended])
      assert.equal(typeof part, 'string', `it ended: ${text}`)
      text += part
      url = /API reference: (http:\/\/\S+)\/docs/.exec(text)?.[1]
      if (url) await use(url, child)
    }
    child.kill('SIGTERM')
    assert.deepEqual(await ended, [0, null], 'it ends in order')
  } finally {
    child.kill('SIGKILL')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}

async function assertAnswers(url: string, times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    const response = await fetch(`${url}/healthz`)
    assert.deepEqual([response.status, await response.text()], [200, '{"status":"ok"}'])
  }
}

test('a server whose log is on a full disk answers', { skip: !existsSync(FULL) && `needs ${FULL}` }, async () => {
  const full = openSync(FULL, 'w')
  try {
    await withServer(full, (url) => assertAnswers(url, 3))
  } finally {
    closeSync(full)
  }
})

test('a server whose log nobody reads any more answers', async () => {
  await withServer('pipe', async (url, child) => {
    child.stdout?.destroy()
    await assertAnswers(url, 3)
  })
})
