import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { SingleBar } from 'cli-progress'
import type { Command } from 'commander'
import { ANSWER_CONFIDENCE } from '../knowledge/index/weights.ts'
import { type KnowledgeSource, MAX_FILE_BYTES, type Passage } from '../knowledge/knowledge.schema.ts'
import type { SavedSource } from '../knowledge/save-source.ts'
import { printable } from '../shared/printable.ts'
import { standardError } from '../shared/terminal.ts'
import { CommandError, operate } from './operator.ts'
import { EXIT_FAILED, printResult, table } from './print.ts'

interface AddOptions {
  store: string
  title?: string
  url?: string
  language?: string
  domain?: string[]
  json?: boolean
}

const collect = (value: string, former: string[] = []): string[] => [...former, value]
const examples = (...lines: string[]) => `\nExamples:\n${lines.map((line) => `  $ spiel knowledge ${line}`).join('\n')}`

export function registerKnowledge(program: Command): void {
  const knowledge = program
    .command('knowledge')
    .description("the owner's pages and answers, from which the assistant answers questions about the shop")
  registerAdd(knowledge)
  registerAddAnswer(knowledge)
  registerList(knowledge)
  registerRemove(knowledge)
  registerRefresh(knowledge)
  registerSearch(knowledge)
}

function registerAdd(knowledge: Command): void {
  knowledge
    .command('add')
    .description(
      'add files (Markdown, HTML, text, PDF, JSON or CSV of questions and answers) or pages by their address',
    )
    .argument('<file-or-url...>', 'files, or http(s) addresses of the store’s own domains; the same again replaces')
    .requiredOption('--store <slug>', 'slug or id of the store')
    .option('--title <title>', 'title to quote it by; default: its own')
    .option('--url <url>', 'public address of a file, shown as its source')
    .option('--language <code>', 'language of the text, as de; default: told from the text')
    .option('--domain <host>', 'domain of the store, remembered; may be given several times', collect)
    .option('--json', 'print one JSON list')
    .addHelpText(
      'after',
      examples(
        'add --store acme returns.md shipping.html terms.pdf',
        'add --store acme --url https://shop.example/returns returns.md',
        'add --store acme --domain shop.example https://shop.example/faq',
      ),
    )
    .action(async (items: string[], options: AddOptions) => {
      const isSingle = items.length === 1
      if (!isSingle && (options.title || options.url)) {
        throw new CommandError('bad_request', '--title and --url are for one file at a time')
      }
      const results = await addAll(items, options)
      printResult(results, options.json, results.map(describeAdded))
      if (results.some((result) => 'failure' in result)) process.exitCode = EXIT_FAILED
    })
}

type Added = (SavedSource & { item: string }) | { item: string; failure: string }

/** One after the other; one that fails holds up no other. */
async function addAll(items: string[], options: AddOptions): Promise<Added[]> {
  const bar =
    items.length > 1 && standardError.isTTY ? new SingleBar({ format: '[{bar}] {value}/{total} {item}' }) : null
  bar?.start(items.length, 0, { item: printable(items[0] ?? '') })
  const results: Added[] = []
  for (const [at, item] of items.entries()) {
    bar?.update(at, { item: printable(item) })
    try {
      const saved = await operate<SavedSource>('knowledge.add', {
        store: options.store,
        ...(await toInput(item, options)),
      })
      results.push({ item, ...saved })
    } catch (error) {
      if (!(error instanceof CommandError) || error.code === 'not_found' || items.length === 1) throw error
      results.push({ item, failure: error.message })
    }
  }
  bar?.update(items.length, { item: '' })
  bar?.stop()
  return results
}

async function toInput(item: string, { title, url, language, domain }: AddOptions): Promise<object> {
  const named = { ...(title && { title }), ...(language && { language }) }
  if (/^https?:\/\//i.test(item)) return { address: item, ...named, ...(domain && { domains: domain }) }
  return { file: await readContent(item), ...named, ...(url && { url }) }
}

async function readContent(path: string): Promise<{ name: string; content: string }> {
  try {
    const { size } = await stat(path)
    if (size > MAX_FILE_BYTES) throw new Error(`has ${size} bytes, more than ${MAX_FILE_BYTES}`)
    return { name: basename(path), content: (await readFile(path)).toString('base64') }
  } catch (error) {
    throw new CommandError('bad_request', `${path} cannot be read: ${(error as Error).message}`)
  }
}

function describeAdded(added: Added): string {
  if ('failure' in added) return `${added.item}: ${added.failure}`
  const cut = added.isCut ? ', the rest is too long and was left out' : ''
  return `${added.item}: ${added.outcome} as ${added.id}, ${added.chunks} passages${cut}`
}

function registerAddAnswer(knowledge: Command): void {
  knowledge
    .command('add-answer')
    .description('add a question with its answer; the same question again replaces it')
    .requiredOption('--store <slug>', 'slug or id of the store')
    .requiredOption('--question <text>', 'as a shopper would ask')
    .requiredOption('--answer <text>', 'as it is to be quoted')
    .option('--url <url>', 'page that says so')
    .option('--language <code>', 'language of both, as de')
    .option('--json', 'print one JSON object')
    .addHelpText(
      'after',
      examples('add-answer --store acme --question "Do you ship to Norway?" --answer "Yes, within 5 days."'),
    )
    .action(async ({ json, ...input }: { json?: boolean } & Record<string, string>) => {
      const saved = await operate<SavedSource>('knowledge.add', input)
      printResult(saved, json, [`${saved.outcome} as ${saved.id}`])
    })
}

function registerList(knowledge: Command): void {
  knowledge
    .command('list')
    .description('show what was added, and whether it could be read')
    .requiredOption('--store <slug>', 'slug or id of the store')
    .option('--json', 'print one JSON object')
    .addHelpText('after', examples('list --store acme'))
    .action(async ({ store, json }: { store: string; json?: boolean }) => {
      const listed = await operate<{ sources: KnowledgeSource[]; domains: string[] }>('knowledge.list', { store })
      const rows = listed.sources.map(({ id, kind, status, chunks, language, readAt, title, error }) => [
        ...[id, kind, status, String(chunks), language ?? '-', readAt, error ? `${title} (${error})` : title],
      ])
      const headings = ['ID', 'KIND', 'STATUS', 'PASSAGES', 'LANGUAGE', 'READ', 'TITLE']
      printResult(listed, json, rows.length === 0 ? ['Nothing yet: spiel knowledge add'] : table([headings, ...rows]))
    })
}

function registerRemove(knowledge: Command): void {
  knowledge
    .command('remove')
    .description('forget a source: no answer uses it any more')
    .argument('<id>', 'its id, from: spiel knowledge list')
    .requiredOption('--store <slug>', 'slug or id of the store')
    .option('--json', 'print one JSON object')
    .addHelpText('after', examples('remove know_4ZkPqW --store acme'))
    .action(async (id: string, { store, json }: { store: string; json?: boolean }) => {
      const removed = await operate<{ id: string }>('knowledge.remove', { store, id })
      printResult(removed, json, [`removed ${removed.id}`])
    })
}

function registerRefresh(knowledge: Command): void {
  knowledge
    .command('refresh')
    .description('have all pages that were added by their address read again, by the worker')
    .requiredOption('--store <slug>', 'slug or id of the store')
    .option('--json', 'print one JSON object')
    .addHelpText('after', examples('refresh --store acme'))
    .action(async ({ store, json }: { store: string; json?: boolean }) => {
      const refreshed = await operate<{ queued: number }>('knowledge.refresh', { store })
      printResult(refreshed, json, [`${refreshed.queued} pages will be read again`])
    })
}

function registerSearch(knowledge: Command): void {
  knowledge
    .command('search')
    .description('show the passages nearest to a question, and whether the assistant would answer from them')
    .argument('<question>', 'what a shopper would ask')
    .requiredOption('--store <slug>', 'slug or id of the store')
    .option('--language <code>', 'language of the question; default: told from its words')
    .option('--limit <number>', 'passages to show, 1 to 20', '3')
    .option('--json', 'print one JSON object')
    .addHelpText('after', examples('search "can I send it back?" --store acme'))
    .action(async (question: string, { json, ...options }: { json?: boolean } & Record<string, string>) => {
      const { passages } = await operate<{ passages: Passage[] }>('knowledge.search', { question, ...options })
      const answered = passages.some(({ confidence }) => confidence >= ANSWER_CONFIDENCE)
      printResult({ answered, passages }, json, [
        answered ? 'Would answer:' : 'Would say "I don’t know". Nearest:',
        ...passages.flatMap(describePassage),
      ])
    })
}

function describePassage({ title, heading, around, url, score, confidence }: Passage): string[] {
  const where = [title, heading, url].filter((part) => part).join(' | ')
  return [`${confidence.toFixed(2)}  (score ${score.toFixed(2)})  ${where}`, `      "${around.join(' ')}"`]
}
