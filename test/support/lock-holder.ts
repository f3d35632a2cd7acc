import { setTimeout as sleep } from 'node:timers/promises'
import { acquireDataFolderLock, DataFolderInUseError } from '../../src/db/embedded/data-folder-lock.ts'

/** A process for the tests: waits for a moment, takes the lock, says how it went, and holds on until it is killed. */
const [dataDir = '', startAtMs = '0'] = process.argv.slice(2)
await sleep(Math.max(0, Number(startAtMs) - Date.now()))
try {
  const lock = await acquireDataFolderLock(dataDir)
  lock.publish({ controlSocket: `/run/${process.pid}.sock` })
  process.stdout.write('won\n')
  process.stdin.resume()
} catch (error) {
  process.stdout.write(error instanceof DataFolderInUseError ? `refused ${error.message}\n` : `broke ${error}\n`)
}
