import { z } from 'zod'
import { requireScope, type StoreContext } from '../../context.ts'
import { readTranscript } from '../../conversations/read-transcript.ts'
import { BadRequestError, NotFoundError } from '../../errors.ts'
import { text, visibleText } from '../../shared/fields.ts'
import { yaml } from '../../shared/large-libraries.ts'
import { parseInput } from '../../shared/parse-input.ts'
import { newId } from '../../shared/random.ts'
import { parseSuite } from '../chat/parse-suite.ts'
import {
  deleteEvalCase,
  type EvalCaseRow,
  findEvalCases,
  findEvalRuns,
  insertEvalCase,
  insertEvalRun,
} from './own-suite.queries.ts'

const phrase = visibleText(200)

/** What an answer should have been: one part at least. */
export const reportAnswerSchema = z
  .object({
    conversationId: z.string(),
    /** Of the answer that was wrong. */
    messageId: z.string(),
    /** Words that a right answer has, each of them. */
    says: z.array(phrase).max(10).default([]),
    /** Words that it must not have. */
    saysNot: z.array(phrase).max(10).default([]),
    /** External ids or whole titles of products that must be shown; and of those that must not. */
    shows: z.array(phrase).max(10).default([]),
    showsNot: z.array(phrase).max(10).default([]),
    /** A person should have been offered. */
    person: z.boolean().default(false),
    /** In the owner's own words, for whoever reads the case. */
    why: text(1_000).optional(),
  })
  .refine(
    ({ says, saysNot, shows, showsNot, person }) =>
      says.length + saysNot.length + shows.length + showsNot.length > 0 || person,
    { error: 'must say what the answer should have been', path: ['says'] },
  )

/** An exchange that went wrong, kept with what it should have been. */
export interface EvalCase {
  id: string
  name: string
  conversationId: string | null
  messageId: string | null
  /** What the assistant said. */
  was: string
  /** The shopper's messages, in order; the last is the one that was answered wrong. */
  asked: string[]
  author: string
  createdAt: string
}

/** What came before is said again too: an answer may hang on it. */
const MOST_TURNS = 6

interface CaseDocument {
  name: string
  category: string
  language?: string
  turns: { user: string; expect?: Record<string, unknown> }[]
  criteria?: string[]
}

function present({ id, name, conversation_id, message_id, was, author, created_at, document }: EvalCaseRow): EvalCase {
  return {
    ...{ id, name, conversationId: conversation_id, messageId: message_id, was, author },
    asked: (document as CaseDocument).turns.map(({ user }) => user),
    createdAt: created_at.toISOString(),
  }
}

/**
 * Puts an exchange into the store's own suite: what the shopper said up to it, and what the answer should have been.
 * @throws {NotFoundError} also for another store's conversation, and for a message that is no answer of the assistant
 */
export async function reportAnswer(ctx: StoreContext, raw: unknown, person: { name: string }): Promise<EvalCase> {
  requireScope(ctx, 'write')
  const input = parseInput(reportAnswerSchema, raw)
  const { messages } = await readTranscript(ctx, { conversationId: input.conversationId })
  const at = messages.findIndex(({ id }) => id === input.messageId)
  const answer = messages[at]
  if (answer?.role !== 'assistant') throw new NotFoundError()
  const asked = messages.slice(0, at).filter(({ role }) => role === 'shopper')
  if (asked.length === 0) throw new NotFoundError()
  const id = newId('case')
  const last = asked.at(-1)?.text ?? ''
  const document: CaseDocument = {
    // Unique in the suite, and still to be read.
    name: `${last.replace(/\s+/gu, ' ').slice(0, 80)} (${id.slice(5, 11)})`,
    category: 'reported',
    turns: asked.slice(-MOST_TURNS).map(({ text: user }) => ({ user })),
    ...(input.why ? { criteria: [input.why] } : {}),
  }
  const wanted = document.turns.at(-1)
  if (wanted) wanted.expect = expectationOf(input)
  checkRuns(document)
  const row = { id, name: document.name, conversation_id: input.conversationId, message_id: input.messageId }
  return present(await insertEvalCase(ctx.db, ctx.storeId, { ...row, document, was: answer.text, author: person.name }))
}

type Report = z.output<typeof reportAnswerSchema>

function expectationOf({ says, saysNot, shows, showsNot, person }: Report): Record<string, unknown> {
  const text = {
    ...(says.length > 0 ? { matches: says.map((words) => `(?=[\\s\\S]*${literal(words)})`).join('') } : {}),
    ...(saysNot.length > 0 ? { not_matches: saysNot.map(literal).join('|') } : {}),
  }
  const products = {
    ...(shows.length > 0 ? { include: shows } : {}),
    ...(showsNot.length > 0 ? { exclude: showsNot } : {}),
  }
  return {
    ...(Object.keys(text).length > 0 ? { text } : {}),
    ...(Object.keys(products).length > 0 ? { products } : {}),
    ...(person ? { person: 'offered' } : {}),
  }
}

/** Words as a pattern that matches them alone; any space between them counts as one. */
const literal = (words: string): string =>
  words
    .trim()
    .split(/\s+/u)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
    .join('\\s+')

/** A case that the reader of suites refuses would break the whole suite. @throws {BadRequestError} */
function checkRuns(document: CaseDocument): void {
  try {
    parseSuite(suiteText([document]), 'own.yml')
  } catch (error) {
    throw new BadRequestError([{ path: 'says', code: 'custom', message: (error as Error).message.slice(0, 300) }])
  }
}

const suiteText = (conversations: readonly unknown[]): string =>
  yaml().stringify({ name: 'own', catalog: 'live', conversations }, { lineWidth: 0 })

/** The store's own cases, oldest first. */
export async function listEvalCases(ctx: StoreContext): Promise<EvalCase[]> {
  requireScope(ctx, 'read')
  return (await findEvalCases(ctx.db, ctx.storeId)).map(present)
}

/** @throws {NotFoundError} */
export async function removeEvalCase(ctx: StoreContext, id: string): Promise<void> {
  requireScope(ctx, 'write')
  if (!(await deleteEvalCase(ctx.db, ctx.storeId, id))) throw new NotFoundError()
}

/** The store's own suite, as `spiel eval chat` reads it. @throws {NotFoundError} while it has no case */
export async function exportOwnSuite(ctx: StoreContext): Promise<string> {
  requireScope(ctx, 'read')
  const rows = await findEvalCases(ctx.db, ctx.storeId)
  if (rows.length === 0) throw new NotFoundError('The store has no case of its own yet')
  return suiteText(rows.map(({ document }) => document))
}

export const evalRunSchema = z
  .object({ passed: z.int().min(0), cases: z.int().min(1) })
  .refine(({ passed, cases }) => passed <= cases, { error: 'must be at most cases', path: ['passed'] })

/** Notes how a run of the own suite went, for the score over time. */
export async function noteEvalRun(ctx: StoreContext, raw: unknown): Promise<void> {
  requireScope(ctx, 'write')
  await insertEvalRun(ctx.db, ctx.storeId, { id: newId('run'), ...parseInput(evalRunSchema, raw) })
}

const MOST_RUNS = 100

/** How the latest runs of the own suite went, oldest first. */
export async function listEvalRuns(ctx: StoreContext): Promise<{ at: string; passed: number; cases: number }[]> {
  requireScope(ctx, 'read')
  const rows = await findEvalRuns(ctx.db, ctx.storeId, MOST_RUNS)
  return rows.map(({ at, passed, cases }) => ({ at: at.toISOString(), passed, cases }))
}
