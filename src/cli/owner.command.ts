import type { Command } from 'commander'
import type { OwnerLink } from '../accounts/make-owner.ts'
import { loadConfig } from '../config.ts'
import { readLock } from '../db/embedded/data-folder-lock.ts'
import { operate } from './operator.ts'
import { ownAddress } from './own-address.ts'
import { printResult } from './print.ts'

interface OwnerOptions {
  email?: string
  store?: string
  name?: string
  json?: boolean
}

const LINK = `
Nobody's password is typed or printed here: the command prints a link with which they set one. It works once, and for 24 hours. The
secret stands behind #, which browsers send to nobody.`

/** Ways in for who runs the server: the first owner, a further one, and somebody who is locked out. */
export function registerOwner(program: Command): void {
  const owner = program.command('owner').description('make owners of the dashboard, or let one in again')
  owner
    .command('create')
    .description('print a link that makes an owner')
    .option('--email <address>', 'whom to make an owner; default: the first owner, who names the address')
    .option('--store <slug>', 'of this store only; default: of all there are')
    .option('--name <name>', 'how to call them')
    .option('--json', 'print one JSON object')
    .addHelpText(
      'after',
      `${LINK}\n\nExamples:\n  $ spiel owner create\n  $ spiel owner create --email mara@acme.example --store acme`,
    )
    .action((options: OwnerOptions) => printLink('owner.create', options))
  owner
    .command('reset')
    .description('print a link that sets a new password, and ends all sessions when it is used')
    .requiredOption('--email <address>', 'whose')
    .option('--store <slug>', 'make them the owner of this store, too')
    .option('--json', 'print one JSON object')
    .addHelpText('after', `${LINK}\n\nExample:\n  $ spiel owner reset --email mara@acme.example`)
    .action((options: OwnerOptions) => printLink('owner.reset', options))
}

async function printLink(command: 'owner.create' | 'owner.reset', options: OwnerOptions): Promise<void> {
  const { json, ...input } = options
  const link = await operate<OwnerLink>(command, input)
  const config = loadConfig()
  const running = config.databaseUrl ? undefined : readLock(config.dataDir)?.url
  const url = `${(running ?? ownAddress(config)).replace(/\/$/, '')}${link.path}`
  printResult({ url, email: link.email, hours: link.hours }, json, [url])
}
