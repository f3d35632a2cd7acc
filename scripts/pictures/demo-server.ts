import { execFile, spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const ROOT = new URL('../../', import.meta.url).pathname
const PORT = '4391'
const SLUG = 'marlow-pine'

export interface DemoServer {
  /** Opens the demo shop. */
  link: string
  /** Of the demo shop's home. */
  home: string
  /** Changes the widget's settings. */
  dress(settings: object): Promise<void>
  close(): Promise<void>
}

/** A Spiel of its own with the demo shop, on a data folder that is thrown away. */
export async function startDemoServer(): Promise<DemoServer> {
  const folder = await mkdtemp(join(tmpdir(), 'spiel-pictures-'))
  const env = { ...process.env, SPIEL_DATA_DIR: folder, PORT, HOST: '127.0.0.1', SPIEL_TURN_LIMITS: '0' }
  const server = spawn(process.execPath, ['src/main.ts'], { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'pipe'] })
  await new Promise<void>((resolve, reject) => {
    server.stderr.on('data', (text: Buffer) => text.includes('Demo shop:') && resolve())
    server.on('exit', (code) => reject(new Error(`The server ended with ${code}`)))
  })
  const spiel = async (...args: string[]) => {
    const { stdout } = await promisify(execFile)(process.execPath, ['bin/spiel.js', ...args], { cwd: ROOT, env })
    return stdout
  }
  const { urls } = JSON.parse(await spiel('demo', '--json')) as { urls: string[] }
  const [link = ''] = urls
  return {
    link,
    home: `${new URL(link).origin}/demo/${SLUG}`,
    async dress(settings) {
      const file = join(folder, 'widget.json')
      await writeFile(file, JSON.stringify(settings))
      await spiel('widget-settings', '--store', SLUG, '--set', file)
    },
    async close() {
      server.removeAllListeners('exit')
      const ended = new Promise((resolve) => server.on('exit', resolve))
      server.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
