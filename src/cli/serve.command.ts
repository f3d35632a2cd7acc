import type { Command } from 'commander'
import { loadConfig } from '../config.ts'

export function registerServe(program: Command): void {
  program
    .command('serve')
    .description('run Spiel; settings come from the environment (docs/configuration.md)')
    .addHelpText(
      'after',
      '\nExamples:\n  $ spiel serve\n  $ PORT=8080 SPIEL_DATA_DIR=/var/lib/spiel spiel serve\n  $ DATABASE_URL=postgres://spiel@db/spiel SPIEL_ROLE=web spiel serve',
    )
    .action(async () => {
      // Loaded only here: it takes most of a second, and all commands are made at each start.
      const { serve } = await import('../serve.ts')
      await serve(loadConfig())
    })
}
