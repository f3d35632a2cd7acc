import { requireScope, type StoreContext } from '../context.ts'
import { parseInput } from '../shared/parse-input.ts'
import { chunkDocument } from './chunk-document.ts'
import { cleanText } from './clean-text.ts'
import { PageError } from './fetch/page-error.ts'
import { findDomains } from './knowledge.queries.ts'
import {
  type AddressInput,
  addKnowledgeSchema,
  type FileInput,
  MAX_FILE_BYTES,
  type PairInput,
} from './knowledge.schema.ts'
import { readAddress } from './read-address.ts'
import { UnreadableError } from './readers/document.ts'
import { formatOf } from './readers/read-document.ts'
import { refusal, type SavedSource, saveSource, toSource } from './save-source.ts'

/**
 * Takes in a file's content (`{file: {name, content}}`, base64), a question with its answer, or a page by its address. The same name,
 * question or address again replaces what was there.
 * @throws {BadRequestError} for what cannot be read, with the reason
 */
export async function addKnowledge(ctx: StoreContext, raw: unknown): Promise<SavedSource> {
  requireScope(ctx, 'write')
  const input = parseInput(addKnowledgeSchema, raw)
  try {
    if ('file' in input) return await addFile(ctx, input)
    return 'question' in input ? await addPair(ctx, input) : await addAddress(ctx, input)
  } catch (error) {
    if (error instanceof UnreadableError) throw refusal(error.message, 'file' in input ? 'file' : 'address')
    if (error instanceof PageError) throw refusal(error.message, 'address')
    throw error
  }
}

async function addFile(ctx: StoreContext, { file, title, url, language }: FileInput): Promise<SavedSource> {
  const bytes = Buffer.from(file.content, 'base64')
  if (bytes.length > MAX_FILE_BYTES) throw new UnreadableError(`has more than ${MAX_FILE_BYTES} bytes`)
  const format = formatOf(file.name, bytes)
  if (!format) throw new UnreadableError('is none of Markdown, HTML, text, PDF, JSON or CSV')
  const passages = await ctx.knowledge.reader.readPassages(format, bytes)
  const name = cleanText(file.name)
  return saveSource(ctx, toSource(passages, { kind: url ? 'page' : 'file', name, title, url: url ?? null, language }))
}

async function addPair(ctx: StoreContext, { question, answer, url, language }: PairInput): Promise<SavedSource> {
  const asked = cleanText(question).replaceAll('\n', ' ')
  const document = { title: asked, blocks: [{ headings: [asked], text: answer, isAnswer: true }] }
  const source = toSource(chunkDocument(document), {
    kind: 'qa',
    name: asked,
    title: asked,
    url: url ?? null,
    language,
  })
  // The title is the question: as a heading it is searched, and shown once.
  return saveSource(ctx, { ...source, chunks: source.chunks.map((chunk) => ({ ...chunk, heading: asked })) })
}

async function addAddress(ctx: StoreContext, input: AddressInput): Promise<SavedSource> {
  const domains = [...(await findDomains(ctx.db, ctx.storeId)), ...(input.domains ?? [])]
  const address = new URL(input.address)
  address.hash = ''
  if (!domains.includes(address.host)) {
    throw refusal(`${address.host} is not known as a domain of the store; name it as one`, 'address')
  }
  const { title, language } = input
  const source = await readAddress(ctx, { address: address.href, domains, title, language })
  return saveSource(ctx, { ...source, domains: input.domains ?? [] })
}
