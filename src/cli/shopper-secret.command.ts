import type { Command } from 'commander'
import type { CreatedShopperSecret } from '../shopper-identity/create-shopper-secret.ts'
import { operate } from './operator.ts'
import { printResult } from './print.ts'

export function registerShopperSecret(program: Command): void {
  const secret = program
    .command('shopper-secret')
    .description("make the secret with which your shop's own login tells Spiel who its shopper is")
  secret
    .command('create')
    .description('make a secret, shown once; a former one works for 24 h more')
    .requiredOption('--store <slug>', 'slug or id of the store')
    .option('--end-former', 'end the former secret at once: it has leaked')
    .option('--json', 'print one JSON object')
    .addHelpText(
      'after',
      '\nHow to sign with it: docs/shopper-identity.md\n\nExamples:\n  $ spiel shopper-secret create --store acme\n  $ spiel shopper-secret create --store acme --end-former --json',
    )
    .action(async ({ json, ...input }: { store: string; endFormer?: boolean; json?: boolean }) => {
      const made = await operate<CreatedShopperSecret>('shopper-secret.create', input)
      printResult(made, json, [
        made.secret,
        'Keep it now, on your server only: it will not be shown again.',
        made.formerEndsInSeconds === 0
          ? 'A former secret is refused from now on.'
          : 'A former secret works for 24 h more.',
      ])
    })
}
