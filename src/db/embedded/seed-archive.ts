import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import * as tar from 'tar'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

/**
 * The archive that `npm ci` builds: an empty database with all migrations applied. Its name changes with the migrations and with
 * the versions of what made it, so that an archive of other code is never taken: without one the database is made by initdb.
 */
export function seedArchivePath(): string {
  const { dependencies } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8'))
  const made = createHash('sha256').update(
    JSON.stringify([dependencies['@electric-sql/pglite'], dependencies['pg-boss']]),
  )
  const migrations = path.join(ROOT, 'migrations')
  for (const name of fs.readdirSync(migrations).sort()) {
    made.update(name).update(fs.readFileSync(path.join(migrations, name)))
  }
  return path.join(ROOT, 'dist', `seed-${made.digest('hex').slice(0, 12)}.tar.gz`)
}

/**
 * Writes a seed archive to a folder, file by file (through PGlite's `loadDataDir` the same takes 1.1 GB of memory). Files get 0600 and
 * folders 0700 whatever the archive says, and nothing but plain files and folders is written.
 * @param targetDir an existing, empty folder
 */
export async function extractSeed(archive: string, targetDir: string): Promise<void> {
  await tar.extract({
    file: archive,
    cwd: targetDir,
    strict: true,
    preserveOwner: false,
    noMtime: true,
    filter: (_name, entry) => {
      const isFolder = 'type' in entry && entry.type === 'Directory'
      if ('type' in entry) entry.mode = isFolder ? 0o700 : 0o600
      return isFolder || ('type' in entry && (entry.type === 'File' || entry.type === 'OldFile'))
    },
  })
}

/**
 * Packs the folder of a cleanly stopped cluster. The same folder gives the same bytes: no owners, no times, names sorted.
 */
export async function packSeed(clusterDir: string, archive: string): Promise<void> {
  const unfinished = `${archive}.new`
  const names = listAll(clusterDir).filter((name) => path.basename(name) !== 'postmaster.pid')
  await tar.create(
    { file: unfinished, cwd: clusterDir, gzip: { level: 9 }, portable: true, noMtime: true, noDirRecurse: true },
    names,
  )
  fs.chmodSync(unfinished, 0o644)
  fs.renameSync(unfinished, archive)
}

function listAll(folder: string): string[] {
  return fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
}
