import { Command, CommanderError } from 'commander'
import { pushEnvironment } from '../config.ts'
import { printLines, printOwnText, standardError } from '../shared/terminal.ts'
import { registerAssistantSettings } from './assistant-settings.command.ts'
import { registerChat } from './chat.command.ts'
import { registerConversation } from './conversation.command.ts'
import { registerDemo } from './demo.command.ts'
import { registerEval } from './eval-search.command.ts'
import { registerGate } from './gate.command.ts'
import { registerJobs } from './jobs.command.ts'
import { registerKey } from './key.command.ts'
import { registerKnowledge } from './knowledge.command.ts'
import { registerOwner } from './owner.command.ts'
import { registerPlatform } from './platform.command.ts'
import { EXIT_COULD_NOT_RUN, EXIT_FAILED, printFailure } from './print.ts'
import { registerPush } from './push.command.ts'
import { registerSearch } from './search.command.ts'
import { registerSearchStatus } from './search-status.command.ts'
import { registerServe } from './serve.command.ts'
import { registerShopperSecret } from './shopper-secret.command.ts'
import { registerStore } from './store.command.ts'
import { registerStoreSettings } from './store-settings.command.ts'
import { registerUnderstand } from './understand.command.ts'
import { registerWebhook } from './webhook.command.ts'
import { registerWidgetKey } from './widget-key.command.ts'
import { registerWidgetSettings } from './widget-settings.command.ts'

/**
 * Carries out one command as it was typed, and sets the process's exit code. Whatever goes wrong is printed.
 * @param args what comes after `spiel`
 */
export async function runCommandLine(args: readonly string[]): Promise<void> {
  try {
    await buildProgram().parseAsync(args, { from: 'user' })
  } catch (error) {
    if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : EXIT_COULD_NOT_RUN
    else {
      printFailure(error, args.includes('--json'))
      const isWrongUse =
        (error as Error)?.name === 'ConfigError' || (error as { code?: string })?.code === 'bad_request'
      process.exitCode = isWrongUse ? EXIT_COULD_NOT_RUN : EXIT_FAILED
    }
  }
}

/** All commands. */
export function buildProgram(): Command {
  const program = new Command('spiel')
    .description('Spiel: an AI sales assistant that a store runs itself')
    .version('0.1.0')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => printOwnText(text),
      writeErr: (text) => printOwnText(text, standardError),
      // It repeats what was typed.
      outputError: (text) => printLines([text], standardError),
    })
    .addHelpText('after', '\nExit codes: 0 done, 1 failed, 2 could not run (wrong use or settings).')

  registerServe(program)
  registerDemo(program)
  registerOwner(program)
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
  registerWebhook(program)
  registerPlatform(program)
  registerJobs(program)
  registerPush(program, pushEnvironment())
  registerGate(program)
  registerUnderstand(program)
  return program
}
