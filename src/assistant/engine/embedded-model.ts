import { setImmediate as nextTurn } from 'node:timers/promises'
import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4Content,
  LanguageModelV4GenerateResult,
  LanguageModelV4StreamPart,
  LanguageModelV4StreamResult,
} from '@ai-sdk/provider'
import type { TurnScope } from '../turn-scope.ts'
import type { ToolAnswer } from './engine-turn.ts'
import { nextMove } from './next-move.ts'

const usage = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
}

/**
 * The assistant without a model, as a language model: tools, guards, streaming and transcripts are those of every model.
 * It reads the shopper's words from the turn, and the tools' answers from the prompt, so that it can also finish a turn
 * that another model began.
 */
export class EmbeddedModel implements LanguageModelV4 {
  readonly specificationVersion = 'v4'
  readonly provider = 'spiel'
  readonly modelId = 'embedded'
  readonly supportedUrls = {}
  readonly #scope: TurnScope
  #calls = 0

  constructor(scope: TurnScope) {
    this.#scope = scope
  }

  async doGenerate(options: LanguageModelV4CallOptions): Promise<LanguageModelV4GenerateResult> {
    const content = await this.#next(options)
    return { content, finishReason: finishOf(content), usage, warnings: [] }
  }

  async doStream(options: LanguageModelV4CallOptions): Promise<LanguageModelV4StreamResult> {
    const content = await this.#next(options)
    const parts: LanguageModelV4StreamPart[] = [{ type: 'stream-start', warnings: [] }]
    for (const [at, part] of content.entries()) {
      if (part.type !== 'text') parts.push(part as LanguageModelV4StreamPart)
      else {
        const id = String(at)
        parts.push({ type: 'text-start', id }, { type: 'text-delta', id, delta: part.text }, { type: 'text-end', id })
      }
    }
    parts.push({ type: 'finish', usage, finishReason: finishOf(content) })
    return { stream: streamOf(parts) }
  }

  async #next({ prompt }: LanguageModelV4CallOptions): Promise<LanguageModelV4Content[]> {
    // Reading the message and its tools' answers is work of its own: others are served before this.
    await nextTurn()
    const next = nextMove(this.#scope, answersIn(prompt))
    if ('text' in next) {
      // Who runs the turn takes the statements themselves; this is their text.
      this.#scope.statements = next.text
      return [{ type: 'text', text: next.text.map(({ text }) => text).join('\n') }]
    }
    return next.calls.map(({ tool, input, clauses }) => ({
      type: 'tool-call',
      toolCallId: `${OWN}${this.#calls++}-${clauses.join('.')}`,
      toolName: tool,
      input: JSON.stringify(input),
    }))
  }
}

/** Before the number of a call of ours; behind that stand the clauses that wanted it. */
const OWN = 'embedded-'

/** The clauses that a call of ours was made for; that of another model is for all. */
const clausesOfCall = (id: string): Pick<ToolAnswer, 'clauses'> =>
  id.startsWith(OWN) ? { clauses: (id.split('-')[2] ?? '').split('.').map(Number) } : {}

const streamOf = (parts: LanguageModelV4StreamPart[]): ReadableStream<LanguageModelV4StreamPart> => {
  const left = parts.values()
  return new ReadableStream({
    pull: (controller) => {
      const { value, done } = left.next()
      if (done) return controller.close()
      controller.enqueue(value)
    },
  })
}

const finishOf = (content: LanguageModelV4Content[]) => ({
  unified: content.some(({ type }) => type === 'tool-call') ? ('tool-calls' as const) : ('stop' as const),
  raw: undefined,
})

/** What tools told since the shopper's last message. */
function answersIn(prompt: LanguageModelV4CallOptions['prompt']): ToolAnswer[] {
  const last = prompt.findLastIndex(({ role }) => role === 'user')
  return prompt.slice(last + 1).flatMap((message): ToolAnswer[] => {
    if (message.role !== 'tool') return []
    return message.content.flatMap((part): ToolAnswer[] =>
      part.type === 'tool-result' && part.output.type === 'json'
        ? [{ tool: part.toolName, output: part.output.value, ...clausesOfCall(part.toolCallId) }]
        : [],
    )
  })
}
