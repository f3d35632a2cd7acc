import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Command } from 'commander'
import type { ReadAnswer, ReadSentence } from '../eval/gate/read-claims.ts'
import { printJson, printLines } from '../shared/terminal.ts'
import { operate } from './operator.ts'
import { EXIT_FAILED } from './print.ts'

const HELP = `
Input, one a line: {"shopper": "...", "tools": [{"name": "get_product", "arguments": {"product_id": "12"}}], "say": "..."}
The tools are run in the store; each sentence of "say" is printed with what it claims, the facts that bear it out, and what a shopper
is shown of it (docs/gate.md).

Example:
  $ spiel gate answers.jsonl --store acme`

export function registerGate(program: Command): void {
  program
    .command('gate')
    .description('read answers of a model sentence by sentence: what each claims, and what bears it out')
    .argument('[file]', 'JSON Lines; without it the standard input')
    .requiredOption('--store <slug>', 'slug or id of the store')
    .option('--json', 'print one JSON object a line')
    .addHelpText('after', HELP)
    .action(async (file: string | undefined, { store, json }: { store: string; json?: boolean }) => {
      const input = file === undefined ? process.stdin : createReadStream(file)
      for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
        if (line.trim() === '') continue
        const given = readLine(line)
        if (given === null) {
          printJson([{ error: 'not a JSON object' }])
          process.exitCode = EXIT_FAILED
          continue
        }
        const read = await operate<ReadAnswer>('gate.read', { store, ...given })
        if (json) printJson([read])
        else printLines([...describeAnswer(read), ''])
      }
    })
}

function readLine(line: string): object | null {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null
  } catch {
    return null
  }
}

/** The sentences of an answer with their claims, as lines. */
export function describeAnswer({ failed, sentences }: ReadAnswer): string[] {
  return [
    ...failed.map((name) => `tool that failed: ${name}`),
    ...sentences.filter(({ say }) => say.trim() !== '').flatMap(describeSentence),
  ]
}

function describeSentence({ say, shown, reason, claims }: ReadSentence): string[] {
  const told = claims.map(({ kind, said, mode, polarity, subject, holds, facts }) => {
    const about = subject.length > 0 && subject.length <= 3 ? ` of ${subject.join(' / ')}` : ''
    const borne = facts
      .slice(0, 3)
      .map(({ entity, field, value }) => `${entity}.${field} = ${String(value).slice(0, 60)}`)
    const how = polarity === 'denied' ? `${mode}, denied` : mode
    return `  ${holds ? '+' : '-'} ${kind} “${said}” (${how})${about}${borne.length > 0 ? `: ${borne.join('; ')}` : ''}`
  })
  return [
    `${reason === null ? 'shown   ' : 'replaced'} ${say.trim()}`,
    ...told,
    ...(reason ? [`  ${reason} -> ${shown.trim() || '(nothing)'}`] : []),
  ]
}
