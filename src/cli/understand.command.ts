import type { Readable, Writable } from 'node:stream'
import type { Command } from 'commander'
import type { UnderstoodMessage } from '../assistant/understanding/understand-messages.ts'
import { printJson, standardOutput } from '../shared/terminal.ts'
import { operate } from './operator.ts'
import { EXIT_FAILED } from './print.ts'

/** Lines of one question to the server: some 30 ms of its work. */
const BATCH = 200
const MAX_TEXT = 20_000

export function registerUnderstand(program: Command): void {
  program
    .command('understand')
    .description(
      'say what shoppers mean: reads lines of JSON, prints intent, confidence and slots of each, without a model',
    )
    .requiredOption('--store <slug>', 'slug or id of the store whose catalog gives colours, sizes and names')
    .option('--json', 'accepted for scripts; the output is always one JSON object a line')
    .addHelpText(
      'after',
      '\nInput, one a line: {"text": "...", "lang": "en"}; lang, the language so far, may be left out.\n' +
        'A line that cannot be read gives {"error": ...} in its place, and the exit code is 1 in the end.\n' +
        '\nExample:\n  $ echo \'{"text":"red shoes under 50 dollars"}\' | spiel understand --store acme',
    )
    .action(async ({ store }: { store: string }) => {
      const ask = (lines: Line[]) => operate<UnderstoodMessage[]>('assistant.understand', { store, lines })
      const failed = await understandLines(process.stdin, standardOutput, ask)
      if (failed > 0) process.exitCode = EXIT_FAILED
    })
}

interface Line {
  text: string
  lang?: string | undefined
}

/** Answers each line of the input, in order, while it still comes in. Returns how many lines could not be read. */
export async function understandLines(
  input: Readable,
  output: Writable,
  ask: (lines: Line[]) => Promise<UnderstoodMessage[]>,
): Promise<number> {
  let failed = 0
  let waiting: (Line | { error: string })[] = []
  const answer = async () => {
    const lines = waiting.filter((one): one is Line => 'text' in one)
    const understood = (lines.length > 0 ? await ask(lines) : []).values()
    const answers = waiting.map((one) => ('text' in one ? understood.next().value : one))
    waiting = []
    const isTaken = printJson(answers, output)
    if (!isTaken) await new Promise((resolve) => output.once('drain', resolve))
  }
  const take = async (text: string) => {
    if (text.trim() === '') return
    const line = readLine(text)
    if ('error' in line) failed++
    if (waiting.push(line) >= BATCH) await answer()
  }
  let begun = ''
  for await (const chunk of input.setEncoding('utf8')) {
    const lines = (begun + chunk).split('\n')
    begun = lines.pop() ?? ''
    for (const text of lines) await take(text)
    // What is there is answered before more is waited for: a person may be typing.
    await answer()
  }
  await take(begun)
  await answer()
  return failed
}

function readLine(text: string): Line | { error: string } {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { error: 'not JSON' }
  }
  if (typeof value !== 'object' || value === null) return { error: 'not a JSON object' }
  const { text: said, lang } = value as { text?: unknown; lang?: unknown }
  if (typeof said !== 'string') return { error: 'text must be a string' }
  if (said.length > MAX_TEXT) return { error: `text must be at most ${MAX_TEXT} characters` }
  if (lang !== undefined && lang !== null && (typeof lang !== 'string' || lang.length > 35)) {
    return { error: 'lang must be a language tag' }
  }
  return { text: said, ...(typeof lang === 'string' ? { lang } : {}) }
}
