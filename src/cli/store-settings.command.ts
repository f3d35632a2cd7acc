import { readFile } from 'node:fs/promises'
import type { Command } from 'commander'
import type { OperatorCommand } from '../http/operator-api.ts'
import { printDocument } from '../shared/terminal.ts'
import { CommandError, operate } from './operator.ts'

interface Document {
  command: string
  description: string
  get: OperatorCommand
  set: OperatorCommand
}

const DOCUMENTS: Document[] = [
  {
    command: 'lead-rules',
    description: "show or replace a store's points of lead scoring",
    get: 'lead-rules.get',
    set: 'lead-rules.set',
  },
  {
    command: 'office-hours',
    description: 'show or replace when people of a store answer; null = at any time',
    get: 'office-hours.get',
    set: 'office-hours.set',
  },
  {
    command: 'tag-rules',
    description: 'show or replace the words that give a conversation a tag',
    get: 'tag-rules.get',
    set: 'tag-rules.set',
  },
]

/** Settings of a store that are one JSON document each. */
export function registerStoreSettings(program: Command): void {
  for (const { command, description, get, set } of DOCUMENTS) {
    program
      .command(command)
      .description(description)
      .requiredOption('--store <slug>', 'slug or id of the store')
      .option('--set <file>', 'JSON file that replaces them')
      .addHelpText(
        'after',
        `\nExamples:\n  $ spiel ${command} --store acme > ${command}.json\n  $ spiel ${command} --store acme --set ${command}.json`,
      )
      .action(async (options: { store: string; set?: string }) => {
        const { store } = options
        const document = options.set
          ? await operate<unknown>(set, { store, document: await readDocument(options.set) })
          : await operate<unknown>(get, { store })
        printDocument(document)
      })
  }
}

async function readDocument(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    throw new CommandError('bad_request', `${file} cannot be read as JSON: ${(error as Error).message}`)
  }
}
