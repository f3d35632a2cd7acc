import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import type { Command } from 'commander'
import { printDocument } from '../shared/terminal.ts'
import { CommandError, operate } from './operator.ts'

interface Options {
  store: string
  set?: string
  modelKey?: boolean
  forgetModelKey?: boolean
}

export function registerAssistantSettings(program: Command): void {
  program
    .command('assistant-settings')
    .description(
      "show or replace a store's settings of the assistant: greeting, model, budgets, discounts, link origins, hand-off rules",
    )
    .requiredOption('--store <slug>', 'slug or id of the store')
    .option('--set <file>', 'JSON file that replaces them')
    .option('--model-key', "read the key of the store's own model from standard input; it is kept encrypted")
    .option('--forget-model-key', 'forget that key')
    .addHelpText(
      'after',
      '\nExamples:\n  $ spiel assistant-settings --store acme > assistant.json\n  $ spiel assistant-settings --store acme --set assistant.json\n  $ spiel assistant-settings --store acme --set assistant.json --model-key < key.txt',
    )
    .action(async ({ store, set, modelKey, forgetModelKey }: Options) => {
      const isChange = set !== undefined || modelKey || forgetModelKey
      const settings = isChange
        ? await operate<object>('assistant.set', {
            store,
            ...(set ? { settings: await readSettings(set) } : {}),
            ...(modelKey ? { modelKey: await readKey() } : forgetModelKey ? { modelKey: null } : {}),
          })
        : await operate<object>('assistant.settings', { store })
      printDocument(settings)
    })
}

/** The page as it was shown, with changes: what is only shown is left out. */
async function readSettings(file: string): Promise<unknown> {
  try {
    const { hasModelKey: _, ...settings } = JSON.parse(await readFile(file, 'utf8'))
    return settings
  } catch (error) {
    throw new CommandError('bad_request', `${file} cannot be read as JSON: ${(error as Error).message}`)
  }
}

async function readKey(): Promise<string> {
  const key = (await text(process.stdin)).trim()
  if (key === '') throw new CommandError('bad_request', 'No key came on standard input')
  return key
}
