import { readFile } from 'node:fs/promises'
import type { Command } from 'commander'
import { printDocument, printJson } from '../shared/terminal.ts'
import { CommandError, operate } from './operator.ts'

interface Options {
  store: string
  set?: string
  json?: boolean
}

const HELP = `
The document is replaced as a whole; what is left out goes back to its default, {} to all of them. Texts are by language.
Pages hold the settings for five minutes.

Examples:
  $ spiel widget-settings --store acme > widget.json
  $ spiel widget-settings --store acme --set widget.json

A widget.json:
  {
    "color": "#0b6b3a", "colorText": "#ffffff",
    "position": { "side": "left", "offsetX": 24, "offsetY": 24 },
    "launcherText": { "en": "Ask us", "de": "Fragen?" },
    "greetings": [{ "pages": ["/products/*"], "text": { "en": "Questions about this product?" } }],
    "proactive": {
      "isOn": true,
      "rules": [{ "kind": "secondsOnPage", "seconds": 40, "pages": ["/sizes"], "text": { "en": "Unsure about your size?" } }]
    }
  }`

export function registerWidgetSettings(program: Command): void {
  program
    .command('widget-settings')
    .description("show or replace a store's settings of the widget: colours, position, texts, proactive rules")
    .requiredOption('--store <slug>', 'slug or id of the store')
    .option('--set <file>', 'JSON file that replaces them')
    .option('--json', 'print one JSON object on one line')
    .addHelpText('after', HELP)
    .action(async ({ store, set, json }: Options) => {
      const settings = set
        ? await operate<object>('widget-settings.set', { store, document: await readDocument(set) })
        : await operate<object>('widget-settings.get', { store })
      if (json) printJson([settings])
      else printDocument(settings)
    })
}

async function readDocument(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    throw new CommandError('bad_request', `${file} cannot be read as JSON: ${(error as Error).message}`)
  }
}
