import type { Command } from 'commander'
import { type ApiKey, type CreatedApiKey, graceNames } from '../api-keys/api-keys.schema.ts'
import { operate } from './operator.ts'
import { printResult, table } from './print.ts'

interface KeyOptions {
  store: string
  json?: boolean
}

const SHOWN_ONCE = 'Keep it now: it is not stored and will not be shown again.'

export function registerKey(program: Command): void {
  const key = program.command('key').description('make, list, rotate and revoke API keys')
  registerCreate(key)
  key
    .command('list')
    .description('list the keys of a store, without their secrets')
    .requiredOption('--store <slug>', 'slug or id of the store')
    .option('--json', 'print one JSON list')
    .addHelpText('after', '\nExample:\n  $ spiel key list --store acme')
    .action(async ({ store, json }: KeyOptions) => {
      const keys = await operate<ApiKey[]>('key.list', { store })
      const rows = keys.map((row) => [
        row.prefix,
        row.name,
        row.scopes.join(','),
        row.status,
        row.expiresAt ?? '-',
        row.lastUsedAt ?? 'never',
      ])
      printResult(
        keys,
        json,
        keys.length === 0
          ? ['The store has no key']
          : table([['PREFIX', 'NAME', 'SCOPES', 'STATUS', 'EXPIRES', 'LAST USED'], ...rows]),
      )
    })
  key
    .command('rotate')
    .description('make a new key with the name and scopes of an old one')
    .argument('<key>', 'id or prefix of the old key')
    .requiredOption('--store <slug>', 'slug or id of the store')
    .option('--grace <time>', `how long the old key goes on working: ${graceNames.join(', ')}`, '24h')
    .option('--json', 'print one JSON object')
    .addHelpText('after', '\nExample:\n  $ spiel key rotate sp_live_AbCdEf123456 --store acme --grace 1h')
    .action(async (old: string, { store, grace, json }: KeyOptions & { grace: string }) => {
      const made = await operate<CreatedApiKey>('key.rotate', { store, key: old, grace })
      printResult(made, json, [
        made.key,
        SHOWN_ONCE,
        grace === '0h' ? 'The old key is refused from now on.' : `The old key works for ${grace} more.`,
      ])
    })
  key
    .command('revoke')
    .description('end a key: the very next request with it is refused')
    .argument('<key>', 'id or prefix of the key')
    .requiredOption('--store <slug>', 'slug or id of the store')
    .option('--json', 'print one JSON object')
    .addHelpText('after', '\nExample:\n  $ spiel key revoke sp_live_AbCdEf123456 --store acme')
    .action(async (old: string, { store, json }: KeyOptions) => {
      const revoked = await operate<{ prefix: string }>('key.revoke', { store, key: old })
      printResult(revoked, json, [`Revoked ${revoked.prefix}`])
    })
}

function registerCreate(key: Command): void {
  key
    .command('create')
    .description('make a key; its secret is shown once')
    .requiredOption('--store <slug>', 'slug or id of the store')
    .requiredOption('--scope <scopes>', 'read, write, admin; several with commas')
    .requiredOption('--name <name>', 'what the key is for')
    .option('--expires <time>', 'ISO 8601 date and time with a zone; default: never')
    .option('--json', 'print one JSON object')
    .addHelpText(
      'after',
      '\nExamples:\n  $ spiel key create --store acme --scope read,write --name ci\n  $ spiel key create --store acme --scope read --name warehouse --expires 2027-01-01T00:00:00Z --json',
    )
    .action(async (options: KeyOptions & { scope: string; name: string; expires?: string }) => {
      const scopes = options.scope.split(',').map((scope) => scope.trim())
      const input = { store: options.store, name: options.name, scopes, expiresAt: options.expires }
      const made = await operate<CreatedApiKey>('key.create', input)
      printResult(made, options.json, [made.key, SHOWN_ONCE])
    })
}
