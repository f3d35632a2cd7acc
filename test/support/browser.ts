import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type Browser, chromium, type LaunchOptions } from 'playwright-core'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // No name but this machine's own resolves, so that a page under test can call nothing outside.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1, EXCLUDE [::1]',
]

/** The Chromium of CHROMIUM_PATH, else one on this machine; undefined when there is none (a test then says so and skips). */
export function findChromium(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)]
  const candidates = [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), MAC]
  return candidates.find((path) => {
    try {
      accessSync(path, constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}

function launchOptions(): LaunchOptions {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('No Chromium found: install it or set CHROMIUM_PATH')
  return { executablePath, args: FLAGS, headless: true }
}

/**
 * A headless Chromium that resolves no outside name: the one that all files of a run share, where there is one. Close it with
 * `close()`; a shared one lives on without what was opened here.
 * @throws Error when there is no Chromium; ask findChromium() first to skip.
 */
export async function launchBrowser(): Promise<Browser> {
  const shared = process.env.SPIEL_TEST_BROWSER
  return shared ? chromium.connect(shared) : chromium.launch(launchOptions())
}

/** One Chromium for many processes: `env` tells launchBrowser() of it. Ends with this process. */
export async function startSharedBrowser(): Promise<{ env: Record<string, string>; close(): Promise<void> }> {
  const server = await chromium.launchServer({ ...launchOptions(), host: '127.0.0.1' })
  return { env: { SPIEL_TEST_BROWSER: server.wsEndpoint() }, close: () => server.close() }
}
