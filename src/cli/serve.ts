import type { Command } from 'commander'
import { loadConfig } from '../config.ts'
import { serve } from '../serve.ts'

export function registerServe(program: Command): void {
  program
    .command('serve')
    .description('run Spiel; settings come from the environment (docs/configuration.md)')
    .addHelpText(
      'after',
      '\nExamples:\n  $ spiel serve\n  $ PORT=8080 SPIEL_DATA_DIR=/var/lib/spiel spiel serve\n  $ DATABASE_URL=postgres://spiel@db/spiel SPIEL_ROLE=web spiel serve',
    )
    .action(async () => {
      await serve(loadConfig())
    })
}
