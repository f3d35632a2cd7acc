import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { ModelMessage } from 'ai'
import type { Receipt } from '../conversations/conversations.schema.ts'
import type { TurnEvent } from '../conversations/turn.ts'
import { ai } from '../shared/large-libraries.ts'
import { remembering } from '../shared/remembering.ts'
import { answerEmbedded } from './answer-embedded.ts'
import type { AssistantSettings } from './assistant.schema.ts'
import type { AssistantParts } from './assistant-parts.ts'
import { say, spoken } from './engine/say.ts'
import { createTextGate, type GatedSentence, type TextGate, type TextGateOptions } from './gate/claim-gate.ts'
import { createInstructionLeakScan, type InstructionLeakScan } from './gate/leaks/instruction-leak.ts'
import { handOffByServer } from './hand-off-by-server.ts'
import { instructionsFor } from './instructions.ts'
import { citingModel } from './models/citing-model.ts'
import { FallbackModel } from './models/fallback-model.ts'
import { plainStatement, type Statement } from './statement.ts'
import { toolsOf } from './tools/all-tools.ts'
import { FactIds } from './tools/fact-ids.ts'
import { gatePagesOf } from './turn-gate.ts'
import type { TurnScope } from './turn-scope.ts'

/** Steps of one turn: looking up, looking further, answering. */
const MOST_STEPS = 6
const MOST_OUTPUT_TOKENS = 1_200
/** Longest answer in characters: nobody reads more. */
const MOST_SAID = 6_000
const DIFFERENCE = '/difference/'

export interface TurnRun {
  scope: TurnScope
  parts: AssistantParts
  /** In the order of preference; empty = the embedded engine alone. */
  models: LanguageModelV4[]
  /** What was said before, oldest first. */
  history: ModelMessage[]
  gate: TextGateOptions
  tokensPerTurn: number
  /** How the owner wishes a model to speak. */
  settings: Pick<AssistantSettings, 'tone' | 'instructions'>
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
 * Answers one turn: a model does, in a loop with the tools, or the embedded engine where there is none, where all were given up or where
 * nothing of an answer could be shown. Every sentence passes the gate before it is emitted. Never throws because of a model.
 * @throws what kept a tool from asking the database
 */
export async function runTurn(run: TurnRun): Promise<TurnOutcome> {
  const { scope, parts } = run
  // Where an owner's rule says that a person answers, no model is asked.
  const ids = new FactIds(scope.facts)
  const models = scope.handOff.said === null ? run.models.map((one) => citingModel(one, ids)) : []
  const model = new FallbackModel(models, {
    firstContentMs: parts.limits.firstWordsMs,
    onFailure: parts.onModelFailure,
  })
  const pages = models.length > 0 ? await gatePagesOf(scope) : undefined
  const said = new Said(pages ? { ...run, gate: { ...run.gate, pages } } : run)
  try {
    if (models.length > 0) await answer(run, model, said)
  } catch (error) {
    said.cut()
    if (!model.isSpent) parts.onModelFailure(model.modelId, error)
  }
  run.signal?.throwIfAborted()
  if (scope.fault !== undefined) throw scope.fault
  said.end()
  const answered = said.isEmpty || model.isSpent ? null : said.outcome.text
  // When nothing of an answer passed the gate, or nothing but talk, the embedded engine says what the tools found.
  const isEmbedded = answered === null || said.isHollow
  const own = isEmbedded ? await answerEmbedded(scope, MOST_STEPS) : null
  if (scope.fault !== undefined) throw scope.fault
  if (own) said.addOwn(own)
  const passed = await handOffByServer(scope, answered)
  if (scope.fault !== undefined) throw scope.fault
  if (passed.length > 0) said.addOwn(passed)
  else if (answered !== null) askByServer(run, said)
  return { ...said.outcome, engine: isEmbedded ? 'embedded' : model.modelId }
}

/** In which a model is to answer: one that the gate reads. */
const languageFor = ({ understanding }: TurnScope): string => spoken(understanding.language)

/** The loop of a model and its tools. */
async function answer(run: TurnRun, model: FallbackModel, said: Said): Promise<void> {
  const { scope, parts } = run
  const agent = new (ai().ToolLoopAgent)({
    model,
    instructions: instructionsFor({
      ...{ language: languageFor(scope), canary: parts.canary },
      ...{ tone: run.settings.tone, ownWords: run.settings.instructions },
    }),
    tools: toolsOf(scope),
    stopWhen: [ai().isStepCount(MOST_STEPS), ({ steps }) => tokensOf(steps) > run.tokensPerTurn],
    maxRetries: 0,
    maxOutputTokens: MOST_OUTPUT_TOKENS,
    timeout: { totalMs: parts.limits.turnMs, chunkMs: parts.limits.nextWordsMs },
    // onModelFailure reports failures; the SDK's own logging would print prompts.
    onError: () => {},
  })
  const messages: ModelMessage[] = [...run.history, { role: 'user', content: scope.text }]
  const result = await agent.stream({ messages, ...(run.signal ? { abortSignal: run.signal } : {}) })
  for await (const part of result.stream) {
    // When a look-up failed, no answer is shown at all: the shopper can send the same message again.
    if (scope.fault !== undefined) break
    if (part.type === 'text-delta') said.push(part.text)
    else if (part.type === 'finish-step') {
      if (brokenOff.has(part.finishReason)) said.cut()
      else said.push('\n')
      said.count(part.usage)
    } else if (part.type === 'abort') {
      // Its time ran out, or nobody waits for it.
      said.cut()
    } else if (part.type === 'error') {
      // What each model was given up for has been reported.
      if (!model.isSpent) parts.onModelFailure(model.modelId, part.error)
      said.cut()
    }
    if (said.isFull) break
  }
}

/** Why a model stops in the middle of a sentence; a connection that dies gives no reason, which is told as another one. */
const brokenOff: ReadonlySet<string> = new Set(['length', 'content-filter', 'error', 'other', 'interrupted'])

/** Questions whose yes has an effect are put in our own words, so that it is known what was agreed to. */
function askByServer({ scope }: TurnRun, said: Said): void {
  if (!scope.question) return
  const { language } = scope.understanding
  said.addOwn([plainStatement(say(language, scope.question.key, scope.question.params))])
  scope.buttons = (['button_yes', 'button_no'] as const).map((key) => ({
    label: say(language, key),
    value: say(language, key),
  }))
}

const tokensOf = (steps: { usage: { totalTokens?: number | undefined } }[]): number =>
  steps.reduce((sum, { usage }) => sum + (usage.totalTokens ?? 0), 0)

const leakScanOf = remembering((language) => createInstructionLeakScan(instructionsFor({ language, canary: '' })))

/** The words of a turn, as they pass the gate. */
class Said {
  readonly #gate: TextGate
  readonly #emit: TurnRun['emit']
  readonly outcome = { text: '', receipts: [] as Receipt[], usage: { input: 0, output: 0 } }
  readonly #replaced: TurnScope['replaced']
  readonly #leakScan: InstructionLeakScan
  readonly #language: string
  #told = ''
  #hasLeaked = false
  #back = ''
  #isCut = false
  #hasTold = false
  readonly #ownGate: TextGate

  constructor({ gate, scope, emit }: TurnRun) {
    const login = scope.ctx.visitor.shopper?.email
    // What a shopper typed is not a fact: repeated by a model, it would look as if we confirmed whose it is.
    this.#gate = createTextGate({ ...gate, knownEmails: login ? [login] : [] })
    this.#ownGate = createTextGate(gate)
    this.#emit = emit
    this.#replaced = scope.replaced
    this.#language = languageFor(scope)
    this.#leakScan = leakScanOf(this.#language)
  }

  get isEmpty(): boolean {
    return this.outcome.text.trim() === ''
  }

  /** Whether all that was true of a model's answer was talk: "Good choice!" */
  get isHollow(): boolean {
    return this.#isCut && !this.#hasTold
  }

  /** Nobody reads on after this; a model that goes on is cut off. */
  get isFull(): boolean {
    return this.outcome.text.length > MOST_SAID
  }

  /** Sentences of our own, each on a line, after what a model said. */
  addOwn(statements: readonly Statement[]): void {
    for (const statement of statements) {
      const { text, receipts, replaced } = this.#ownGate.passOwn(statement)
      if (replaced) this.#replaced.push(replaced)
      if (this.isFull || text.trim() === '') continue
      this.#show(this.isEmpty ? text : `\n${text}`, receipts)
    }
    // Where none of it may be told, a shopper still gets an answer: a quote that reads like an instruction, say.
    if (this.isEmpty) this.#show(say(this.#language, 'policy_unknown'), [])
  }

  /** What a model says. */
  push(delta: string): void {
    this.#take(this.#gate.push(delta))
  }

  /** The model broke off: what it had begun to say is no sentence. */
  cut(): void {
    this.#take(this.#gate.cut())
  }

  end(): void {
    this.#take(this.#gate.end())
    if (this.isEmpty) this.outcome.text = ''
  }

  count(usage: { inputTokens?: number | undefined; outputTokens?: number | undefined }): void {
    this.outcome.usage.input += usage.inputTokens ?? 0
    this.outcome.usage.output += usage.outputTokens ?? 0
  }

  /** Whoever recites the instructions once is not listened to any more in this turn. */
  #isReciting(text: string): boolean {
    this.#hasLeaked ||= this.#leakScan.repeats(this.#told, text)
    return this.#hasLeaked
  }

  #take(sentences: readonly GatedSentence[]): void {
    for (const { text: whole, receipts, replaced, judged, stands } of sentences) {
      const text = whole.slice(0, MOST_SAID)
      if (replaced) this.#replaced.push(replaced)
      if (this.#isReciting(text)) {
        this.#replaced.push({ reason: 'prompt', original: text })
        continue
      }
      this.#told = this.#leakScan.tailOf(this.#told, text)
      if (this.isFull) return
      this.#isCut ||= replaced !== null
      this.#hasTold ||= stands ? receipts.length > 0 || judged?.claims.length !== 0 : text.trim() !== ''
      if (this.isEmpty && !stands) this.#keepBack(text)
      else this.#show(this.#takeBack() + text, receipts)
    }
  }

  /** What stands in the place of a false sentence and tells nothing by itself is shown beside true sentences only. */
  #keepBack(text: string): void {
    if (this.#back !== '' || text.trim() !== '') this.#back += text
  }

  #takeBack(): string {
    const back = this.#back
    this.#back = ''
    return back
  }

  #show(text: string, receipts: readonly Receipt[]): void {
    this.outcome.text += text
    // The difference that a reorder shows is worked out, not read from a row: it is not kept as a receipt.
    this.outcome.receipts.push(...receipts.filter(({ id }) => !id.includes(DIFFERENCE)))
    this.#emit({ type: 'text', text })
  }
}
