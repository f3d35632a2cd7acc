import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const CREATE_CLUSTER = fileURLToPath(new URL('./create-cluster.ts', import.meta.url))
const UNPACK_SEED = fileURLToPath(new URL('./unpack-seed.ts', import.meta.url))
const CREATE_TIMEOUT_MS = 120_000

/**
 * Makes sure that `dataDir/pg` holds a PostgreSQL cluster, from the seed archive or, without one, by initdb. The folder appears under its
 * name only when it is complete and on disk, so a crash half-way leaves nothing that looks like a database. Call under the lock.
 * @returns where the cluster came from; `found` when it was there already
 */
export async function ensureCluster(
  dataDir: string,
  seedArchive: string | null,
): Promise<{ clusterDir: string; origin: 'found' | 'seed' | 'initdb' }> {
  const clusterDir = path.join(dataDir, 'pg')
  for (const name of fs.readdirSync(dataDir)) {
    if (name.startsWith('pg.new-')) fs.rmSync(path.join(dataDir, name), { recursive: true, force: true })
  }
  if (fs.existsSync(clusterDir)) return { clusterDir, origin: 'found' }
  const unfinished = `${clusterDir}.new-${randomBytes(6).toString('hex')}`
  fs.mkdirSync(unfinished, { mode: 0o700 })
  const hasSeed = seedArchive !== null && fs.existsSync(seedArchive)
  const args = hasSeed ? [UNPACK_SEED, seedArchive, unfinished] : [CREATE_CLUSTER, unfinished]
  await promisify(execFile)(process.execPath, args, { timeout: CREATE_TIMEOUT_MS })
  await sealFolder(unfinished)
  fs.renameSync(unfinished, clusterDir)
  syncPath(dataDir)
  return { clusterDir, origin: hasSeed ? 'seed' : 'initdb' }
}

/** Makes everything below a folder private to its user (initdb and PGlite set 0666 in places) and brings it to the disk. */
async function sealFolder(folder: string): Promise<void> {
  const entries = await fs.promises.readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.map((entry) => ({
    name: path.join(entry.parentPath, entry.name),
    mode: entry.isDirectory() ? 0o700 : 0o600,
  }))
  const queue = [...paths, { name: folder, mode: 0o700 }].values()
  // fsync waits for the disk: a few at a time let the file system write them together.
  const sealNext = async () => {
    for (const { name, mode } of queue) {
      const handle = await fs.promises.open(name, 'r')
      await handle.chmod(mode)
      await handle.sync()
      await handle.close()
    }
  }
  await Promise.all(Array.from({ length: 8 }, sealNext))
}

function syncPath(name: string): void {
  const fd = fs.openSync(name, 'r')
  fs.fsyncSync(fd)
  fs.closeSync(fd)
}
