import type { LanguageModelV4 } from '@ai-sdk/provider'
import { isStepCount, type ModelMessage, ToolLoopAgent } from 'ai'
import { remembering } from '../search/constraints/remembering.ts'
import type { AssistantParts } from './assistant-parts.ts'
import { EmbeddedModel } from './engine/embedded-model.ts'
import { nextMove } from './engine/next-move.ts'
import { say } from './engine/say.ts'
import type { Receipt } from './guards/fact.ts'
import { createRecitalScan } from './guards/recital.ts'
import { createTextGate, type TextGate } from './guards/text-gate.ts'
import { handOffByServer } from './hand-off-by-server.ts'
import { instructionsFor } from './instructions.ts'
import { FallbackModel } from './models/fallback-model.ts'
import { toolsOf } from './tools/all-tools.ts'
import type { TurnEvent } from './turn.ts'
import type { TurnScope } from './turn-scope.ts'

/** Steps of one turn: looking up, looking further, answering. */
const MOST_STEPS = 6
const MOST_OUTPUT_TOKENS = 1_200
/** Characters of an answer; nobody reads on. */
const MOST_SAID = 6_000
const DIFFERENCE = '/difference/'

export interface TurnRun {
  scope: TurnScope
  parts: AssistantParts
  /** In the order of preference; empty = the embedded engine alone. */
  models: LanguageModelV4[]
  /** What was said before, oldest first. */
  history: ModelMessage[]
  gate: Omit<Parameters<typeof createTextGate>[0], 'facts'>
  tokensPerTurn: number
  emit: (event: TurnEvent) => void
  signal: AbortSignal | undefined
}

export interface TurnOutcome {
  text: string
  receipts: Receipt[]
  /** Model id of who said the last words. */
  engine: string
  usage: { input: number; output: number }
}

/**
 * Runs the agent loop of one turn: whoever answers, tools do the looking up, and every sentence passes the gate before it
 * is emitted. Never throws because of a model.
 */
export async function runTurn(run: TurnRun): Promise<TurnOutcome> {
  const { scope, parts } = run
  // Where an owner's rule says that a person answers, no model is asked.
  const models = scope.handOff.said === null ? run.models : []
  const model = new FallbackModel([...models, new EmbeddedModel(scope)], {
    firstContentMs: parts.limits.firstWordsMs,
    onFailure: parts.onModelFailure,
  })
  const said = new Said(run)
  try {
    await answer(run, model, said)
  } catch (error) {
    parts.onModelFailure(model.modelId, error)
  }
  said.end()
  const answered = said.isEmpty || model.modelId === 'embedded' ? null : said.outcome.text
  if (said.isEmpty) await finishEmbedded(run, said)
  const passed = await handOffByServer(scope, answered)
  if (passed.length > 0) said.addOurs(passed.join('\n'))
  else if (answered !== null) askByServer(run, said)
  return { ...said.outcome, engine: said.isFinishedEmbedded ? 'embedded' : model.modelId }
}

/** The loop of every model, the embedded engine among them. */
async function answer(run: TurnRun, model: FallbackModel, said: Said): Promise<void> {
  const { scope, parts } = run
  const agent = new ToolLoopAgent({
    model,
    instructions: instructionsFor({ language: scope.understanding.language, canary: parts.canary }),
    tools: toolsOf(scope),
    stopWhen: [isStepCount(MOST_STEPS), ({ steps }) => tokensOf(steps) > run.tokensPerTurn],
    maxRetries: 0,
    maxOutputTokens: MOST_OUTPUT_TOKENS,
    timeout: { totalMs: parts.limits.turnMs, chunkMs: parts.limits.nextWordsMs },
    // Failures are told by onModelFailure; the SDK's own logging would print prompts.
    onError: () => {},
  })
  const messages: ModelMessage[] = [...run.history, { role: 'user', content: scope.text }]
  const result = await agent.stream({ messages, ...(run.signal ? { abortSignal: run.signal } : {}) })
  for await (const part of result.stream) {
    if (part.type === 'text-delta') said.push(part.text, model.modelId)
    else if (part.type === 'text-end') said.push('\n', model.modelId)
    else if (part.type === 'finish-step') said.count(part.usage)
    else if (part.type === 'error') parts.onModelFailure(model.modelId, part.error)
    if (said.isFull) break
  }
}

/** Questions whose yes has an effect are put in our own words, so that it is known what was agreed to. */
function askByServer({ scope }: TurnRun, said: Said): void {
  if (!scope.question) return
  const { language } = scope.understanding
  said.addOurs(say(language, scope.question.key, scope.question.params))
  scope.buttons = (['button_yes', 'button_no'] as const).map((key) => ({
    label: say(language, key),
    value: say(language, key),
  }))
}

const tokensOf = (steps: { usage: { totalTokens?: number | undefined } }[]): number =>
  steps.reduce((sum, { usage }) => sum + (usage.totalTokens ?? 0), 0)

/** When nothing of an answer could be shown, what the tools told is put into our own words. */
async function finishEmbedded({ scope }: TurnRun, said: Said): Promise<void> {
  said.isFinishedEmbedded = true
  said.outcome.text = ''
  said.beginAnew()
  const tools = toolsOf(scope)
  scope.trace.splice(0, scope.trace.length, ...scope.trace.slice(-4))
  for (let step = 0; step < MOST_STEPS; step++) {
    const next = nextMove(
      scope,
      scope.trace.filter(({ output }) => !isFailure(output)).map(({ name, output }) => ({ tool: name, output })),
    )
    if ('text' in next) {
      said.push(next.text.join('\n'))
      break
    }
    for (const { tool, input } of next.calls) {
      await tools[tool]?.execute?.(input as never, { toolCallId: `own-${step}`, messages: [], context: {} } as never)
    }
  }
  said.end()
}

const isFailure = (output: unknown): boolean => typeof output === 'object' && output !== null && 'error' in output

const recitalScanOf = remembering((language) => createRecitalScan(instructionsFor({ language, canary: '' })))

/** The words of a turn, as they pass the gate. */
class Said {
  readonly #makeGate: (isOurs: boolean) => TextGate
  #gate: TextGate | undefined
  readonly #emit: TurnRun['emit']
  readonly outcome = { text: '', receipts: [] as Receipt[], usage: { input: 0, output: 0 } }
  readonly #replaced: TurnScope['replaced']
  readonly #isRecital: ReturnType<typeof createRecitalScan>
  #told = ''
  #hasRecited = false
  isFinishedEmbedded = false

  constructor({ gate, scope, emit }: TurnRun) {
    const login = scope.ctx.visitor.shopper?.email
    const facts = () => scope.facts
    // What a shopper typed is no fact: a model that says it again seems to confirm whose it is.
    this.#makeGate = (isOurs) =>
      createTextGate({ ...gate, facts, isOurs, ...(isOurs ? {} : { knownEmails: login ? [login] : [] }) })
    this.#emit = emit
    this.#replaced = scope.replaced
    this.#isRecital = recitalScanOf(scope.understanding.language)
  }

  get isEmpty(): boolean {
    return this.outcome.text.trim() === ''
  }

  /** Nobody reads on after this; a model that goes on is cut off. */
  get isFull(): boolean {
    return this.outcome.text.length > MOST_SAID
  }

  /** After a model's words came to nothing: ours begin with a gate of their own. */
  beginAnew(): void {
    this.#hasRecited = false
    this.#told = ''
    this.#gate = this.#makeGate(true)
  }

  /** Our own words behind a model's. */
  addOurs(text: string): void {
    this.beginAnew()
    this.push(`\n${text}`)
    this.end()
  }

  /** @param model who speaks: the first words decide by which rules the turn is checked */
  push(delta: string, model = 'embedded'): void {
    this.#gate ??= this.#makeGate(model === 'embedded')
    this.#take(this.#gate.push(delta))
  }

  end(): void {
    if (this.#gate) this.#take(this.#gate.end())
  }

  count(usage: { inputTokens?: number | undefined; outputTokens?: number | undefined }): void {
    this.outcome.usage.input += usage.inputTokens ?? 0
    this.outcome.usage.output += usage.outputTokens ?? 0
  }

  /** Whoever recites the instructions once is not listened to any more in this turn. */
  #isReciting(text: string): boolean {
    if (this.isFinishedEmbedded) return false
    this.#hasRecited ||= this.#isRecital(this.#told, text)
    return this.#hasRecited
  }

  #take(sentences: ReturnType<TextGate['push']>): void {
    for (const { text: whole, receipts, replaced } of sentences) {
      const text = whole.slice(0, MOST_SAID)
      if (replaced) this.#replaced.push(replaced)
      else if (this.#isReciting(text)) {
        this.#replaced.push({ reason: 'prompt', original: text })
        continue
      }
      this.#told += text
      // What stands for a lie says nothing by itself: it is shown beside true words, or when there are no others at all.
      if (this.isFull) return
      if (this.isEmpty && (text.trim() === '' || (replaced && !this.isFinishedEmbedded))) continue
      this.outcome.text += text
      // What a reorder compares with is no row of the database.
      this.outcome.receipts.push(...receipts.filter(({ id }) => !id.includes(DIFFERENCE)))
      this.#emit({ type: 'text', text })
    }
  }
}
