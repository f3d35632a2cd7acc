import { createInterface } from 'node:readline'
import type { Command } from 'commander'
import type { Button } from '../conversations/turn.ts'
import type { ChatTurn } from '../eval/chat/chat-turn.ts'
import { printJson, printLines, standardOutput } from '../shared/terminal.ts'
import { type OperatorSession, openOperatorSession } from './chat/operator-session.ts'
import { describeTurn } from './chat/print-turn.ts'
import { CommandError } from './operator.ts'

interface ChatOptions {
  store: string
  language?: string
  email?: string
  login?: boolean
  trace?: boolean
  json?: boolean
}

const HELP = `
Reads one message a line, from a terminal or a pipe, and ends with the input (Ctrl-D). The number of a button presses it. The
conversation is kept like any other, with the channel "terminal".

Examples:
  $ spiel chat --store acme
  $ spiel chat --store acme --trace --language de
  $ spiel chat --store acme --email ada@shop.example --login
  $ printf 'blue jacket\\nthe second one\\n' | spiel chat --store acme --json

Exit codes: 0 the input ended, 1 a message could not be answered, 2 could not run.`

export function registerChat(program: Command): void {
  program
    .command('chat')
    .description("talk to a store's assistant in the terminal, as a shopper would")
    .requiredOption('--store <slug>', 'slug or id of the store')
    .option('--language <tag>', 'language of the page, as de or en-GB')
    .option('--email <address>', 'who the shopper is; goes with --login')
    .option('--login', "talk as a shopper whom the shop's own login has verified")
    .option('--trace', 'show what was understood, the tools with inputs and outputs, and the receipts')
    .option('--json', 'print one JSON object per turn')
    .addHelpText('after', HELP)
    .action(async (options: ChatOptions) => {
      if (!options.email !== !options.login) throw new CommandError('bad_request', '--email and --login go together')
      const session = await openOperatorSession()
      try {
        await talk(session, options)
      } finally {
        await session.close()
      }
    })
}

async function talk(
  session: OperatorSession,
  { store, language, email, trace = false, json = false }: ChatOptions,
): Promise<void> {
  const isTerminal = process.stdin.isTTY === true && !json
  const input = createInterface({ input: process.stdin, output: isTerminal ? standardOutput : undefined, prompt: '> ' })
  let conversationId: string | null = null
  let buttons: Button[] = []
  if (isTerminal) {
    printLines([`You talk to the AI assistant of ${store}. Ctrl-D ends.`])
    input.prompt()
  }
  for await (const line of input) {
    const text = pressed(line.trim(), buttons)
    if (text !== '') {
      const given = { store, conversationId, text, locale: language ?? null, login: email ?? null }
      const turn: ChatTurn = await session.run<ChatTurn>('chat.turn', given)
      conversationId = turn.conversationId
      buttons = turn.answer.buttons
      if (json) printJson([toJson(turn, trace)])
      else printLines([...(isTerminal ? [] : [`> ${text}`]), turn.answer.text, ...describeTurn(turn, trace), ''])
    }
    if (isTerminal) input.prompt()
  }
  if (isTerminal) printLines([''])
}

/** The number of a button stands for what the button says. */
function pressed(text: string, buttons: Button[]): string {
  const button = /^\d{1,2}$/.test(text) ? buttons[Number(text) - 1] : undefined
  return button?.value ?? text
}

function toJson({ conversationId, answer, trace, understanding, tookMs }: ChatTurn, withTrace: boolean): object {
  return { conversationId, ...answer, tookMs, ...(withTrace ? { understanding, tools: trace } : {}) }
}
