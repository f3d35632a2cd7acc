import type { Command } from 'commander'
import type { Conversation, ConversationDetail, Message } from '../conversations/conversations.schema.ts'
import { operate } from './operator.ts'
import { printResult, table } from './print.ts'

interface Options {
  store: string
  json?: boolean
}

const EXAMPLES = `
A person of the shop answers instead of the assistant, which is silent until the conversation is returned or closed.

Examples:
  $ spiel conversation list --store acme --status waiting_for_human
  $ spiel conversation show conv_... --store acme
  $ spiel conversation take conv_... --store acme --as Nina
  $ spiel conversation reply conv_... --store acme --as Nina --text "Hello, Nina here. Let me look."
  $ spiel conversation return conv_... --store acme`

export function registerConversation(program: Command): void {
  const conversation = program
    .command('conversation')
    .description('look at conversations, take them over from the assistant and answer')
    .addHelpText('after', EXAMPLES)
  registerLooking(conversation)
  registerAnswering(conversation)
}

function registerLooking(conversation: Command): void {
  conversation
    .command('list')
    .description('list the conversations of a store, the latest first')
    .requiredOption('--store <slug>', 'slug or id of the store')
    .option('--status <status>', 'only active, waiting_for_human, with_human or resolved ones')
    .option('--limit <count>', '1 to 100', '20')
    .option('--json', 'print one JSON list')
    .addHelpText('after', '\nExample:\n  $ spiel conversation list --store acme --status waiting_for_human')
    .action(async ({ store, status, limit, json }: Options & { status?: string; limit: string }) => {
      const query = { limit, sort: 'updated_at', ...(status ? { status } : {}) }
      const { data } = await operate<{ data: Conversation[] }>('conversation.list', { store, ...query })
      const rows = data.map((one) => [
        ...[one.id, one.status, String(one.messageCount), one.lastMessageAt ?? '-'],
        one.shopper?.name ?? one.shopper?.email ?? '-',
      ])
      const lines = table([['CONVERSATION', 'STATUS', 'MESSAGES', 'LAST', 'SHOPPER'], ...rows])
      printResult(data, json, data.length === 0 ? ['There is no such conversation'] : lines)
    })
  one(conversation, 'show', 'show a conversation with its messages').action(async (id: string, options: Options) => {
    const detail = await operate<ConversationDetail>('conversation.show', { store: options.store, conversationId: id })
    const lines = detail.messages.map(({ role, author, text, createdAt }) => `${createdAt} ${author ?? role}: ${text}`)
    printResult(detail, options.json, [`${detail.id}: ${detail.status}`, ...lines])
  })
}

type Speaker = Options & { as: string }

function registerAnswering(conversation: Command): void {
  one(conversation, 'take', 'take a conversation over from the assistant')
    .requiredOption('--as <name>', 'your name, as the shopper sees it')
    .action(async (id: string, { store, as: person, json }: Speaker) => {
      const taken = await operate<Conversation>('conversation.take', { store, conversationId: id, person })
      printResult(taken, json, [`${person} has ${taken.id} now; the assistant is silent in it`])
    })
  one(conversation, 'typing', 'show the shopper for six seconds that you are typing').action(
    async (id: string, { store, json }: Options) => {
      await operate<null>('conversation.typing', { store, conversationId: id })
      printResult({ id }, json, [`The shopper of ${id} sees that somebody is typing`])
    },
  )
  one(conversation, 'reply', 'answer in a conversation; takes it over where that was not done yet')
    .requiredOption('--as <name>', 'your name, as the shopper sees it')
    .requiredOption('--text <text>', 'what you say')
    .action(async (id: string, { store, as: person, text, json }: Speaker & { text: string }) => {
      const said = await operate<Message>('conversation.reply', { store, conversationId: id, person, text })
      printResult(said, json, [`${person}: ${said.text}`])
    })
  one(conversation, 'return', 'give a conversation back to the assistant').action(
    async (id: string, { store, json }: Options) => {
      const returned = await operate<Conversation>('conversation.return', { store, conversationId: id })
      printResult(returned, json, [`${returned.id}: ${returned.status}`])
    },
  )
  one(conversation, 'close', 'end a conversation; a later message of the shopper opens it again').action(
    async (id: string, { store, json }: Options) => {
      const closed = await operate<Conversation>('conversation.close', { store, conversationId: id })
      printResult(closed, json, [`${closed.id}: ${closed.status}`])
    },
  )
}

function one(conversation: Command, name: string, description: string): Command {
  return conversation
    .command(name)
    .description(description)
    .argument('<conversation>', 'its id')
    .requiredOption('--store <slug>', 'slug or id of the store')
    .option('--json', 'print one JSON object')
    .addHelpText('after', EXAMPLES)
}
