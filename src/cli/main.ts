import { Command, CommanderError } from 'commander'
import { pushEnvironment } from '../config.ts'
import { registerAssistantSettings } from './assistant-settings.ts'
import { registerChat } from './chat.ts'
import { registerConversation } from './conversation.ts'
import { registerEval } from './eval-search.ts'
import { registerKey } from './key.ts'
import { registerKnowledge } from './knowledge.ts'
import { EXIT_COULD_NOT_RUN, EXIT_FAILED, printFailure } from './print.ts'
import { registerPush } from './push.ts'
import { registerSearch } from './search.ts'
import { registerSearchStatus } from './search-status.ts'
import { registerServe } from './serve.ts'
import { registerShopperSecret } from './shopper-secret.ts'
import { registerStore } from './store.ts'
import { registerStoreSettings } from './store-settings.ts'
import { registerUnderstand } from './understand.ts'
import { registerWidgetKey } from './widget-key.ts'
import { registerWidgetSettings } from './widget-settings.ts'

const program = new Command('spiel')
  .description('Spiel: an AI sales assistant that a store runs itself')
  .version('0.1.0')
  .exitOverride()
  .addHelpText('after', '\nExit codes: 0 done, 1 failed, 2 could not run (wrong use or settings).')

registerServe(program)
registerStore(program)
registerKey(program)
registerWidgetKey(program)
registerWidgetSettings(program)
registerConversation(program)
registerShopperSecret(program)
registerChat(program)
registerEval(program)
registerSearch(program)
registerAssistantSettings(program)
registerSearchStatus(program)
registerKnowledge(program)
registerStoreSettings(program)
registerPush(program, pushEnvironment())
registerUnderstand(program)

try {
  await program.parseAsync()
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : EXIT_COULD_NOT_RUN
  else {
    printFailure(error, process.argv.includes('--json'))
    const isWrongUse = (error as Error)?.name === 'ConfigError' || (error as { code?: string })?.code === 'bad_request'
    process.exitCode = isWrongUse ? EXIT_COULD_NOT_RUN : EXIT_FAILED
  }
}
