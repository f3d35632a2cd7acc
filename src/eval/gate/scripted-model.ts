import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4Content,
  LanguageModelV4GenerateResult,
  LanguageModelV4StreamPart,
  LanguageModelV4StreamResult,
} from '@ai-sdk/provider'

/** A call of a tool, as a model makes it. */
export interface ScriptedCall {
  name: string
  arguments: Record<string, unknown>
}

const usage = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
}

/** Characters of a piece of text: an answer comes in pieces that end anywhere. */
const PIECE = 12

/** A model that says what it is told to: it makes the calls, one a step, then gives the answer. */
export class ScriptedModel implements LanguageModelV4 {
  readonly specificationVersion = 'v4'
  readonly provider = 'spiel'
  readonly modelId = 'scripted'
  readonly supportedUrls = {}
  readonly #calls: readonly ScriptedCall[]
  readonly #answer: string
  #step = 0

  constructor({ calls, answer }: { calls: readonly ScriptedCall[]; answer: string }) {
    this.#calls = calls
    this.#answer = answer
  }

  /** Whether all calls were made and the answer was asked for. */
  get hasAnswered(): boolean {
    return this.#step > this.#calls.length
  }

  async doGenerate(_: LanguageModelV4CallOptions): Promise<LanguageModelV4GenerateResult> {
    const part = this.#next()
    return { content: [part], finishReason: finishOf(part), usage, warnings: [] }
  }

  async doStream(_: LanguageModelV4CallOptions): Promise<LanguageModelV4StreamResult> {
    const part = this.#next()
    const parts: LanguageModelV4StreamPart[] = [{ type: 'stream-start', warnings: [] }]
    if (part.type === 'text') {
      parts.push({ type: 'text-start', id: '0' })
      for (let at = 0; at < part.text.length; at += PIECE) {
        parts.push({ type: 'text-delta', id: '0', delta: part.text.slice(at, at + PIECE) })
      }
      parts.push({ type: 'text-end', id: '0' })
    } else parts.push(part as LanguageModelV4StreamPart)
    parts.push({ type: 'finish', usage, finishReason: finishOf(part) })
    return { stream: streamOf(parts) }
  }

  #next(): LanguageModelV4Content {
    const call = this.#calls[this.#step++]
    if (!call) return { type: 'text', text: this.#answer }
    return {
      type: 'tool-call',
      toolCallId: `scripted-${this.#step}`,
      toolName: call.name,
      input: JSON.stringify(call.arguments),
    }
  }
}

const streamOf = (parts: readonly LanguageModelV4StreamPart[]): ReadableStream<LanguageModelV4StreamPart> =>
  new ReadableStream({
    start: (controller) => {
      for (const part of parts) controller.enqueue(part)
      controller.close()
    },
  })

const finishOf = ({ type }: LanguageModelV4Content) =>
  ({ unified: type === 'text' ? 'stop' : 'tool-calls', raw: undefined }) as const
