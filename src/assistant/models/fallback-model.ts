import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4GenerateResult,
  LanguageModelV4StreamPart,
  LanguageModelV4StreamResult,
} from '@ai-sdk/provider'

export interface FallbackOptions {
  /** Longest wait for a model's first words. */
  firstContentMs: number
  /** Called for each model that was given up, with the reason. */
  onFailure?: (model: string, error: unknown) => void
}

/** Stream parts that begin the real answer: after one of these no other model takes over. */
const isContent = (part: LanguageModelV4StreamPart): boolean =>
  (part.type === 'text-delta' && part.delta.trim() !== '') || part.type === 'tool-call' || part.type === 'finish'

/**
 * Several models as one: each is asked until the first words of one arrive; on an error, a time-out or a spent budget the
 * next one answers the same prompt. After a model has failed in a turn it is not asked again in that turn.
 */
export class FallbackModel implements LanguageModelV4 {
  readonly specificationVersion = 'v4'
  readonly provider = 'spiel'
  readonly supportedUrls = {}
  readonly #options: FallbackOptions
  #models: LanguageModelV4[]
  #last = 'none'

  /** @param models in order of preference; none at all is spent from the beginning */
  constructor(models: LanguageModelV4[], options: FallbackOptions) {
    this.#models = models
    this.#options = options
  }

  /** The model that answers now, or the last that did. */
  get modelId(): string {
    return this.#models[0]?.modelId ?? this.#last
  }

  /** Whether every model was given up. */
  get isSpent(): boolean {
    return this.#models.length === 0
  }

  async doGenerate(options: LanguageModelV4CallOptions): Promise<LanguageModelV4GenerateResult> {
    return this.#tryEach((model) => model.doGenerate(options))
  }

  async doStream(options: LanguageModelV4CallOptions): Promise<LanguageModelV4StreamResult> {
    return this.#tryEach((model) => this.#begin(model, options))
  }

  async #tryEach<Result>(run: (model: LanguageModelV4) => PromiseLike<Result>): Promise<Result> {
    let last: unknown = new Error('No model is left')
    for (const model of [...this.#models]) {
      try {
        return await run(model)
      } catch (error) {
        this.#options.onFailure?.(model.modelId, error)
        this.#models = this.#models.slice(1)
        this.#last = model.modelId
        last = error
      }
    }
    throw last
  }

  /** Starts a stream and reads up to its first words; what was read is put in front of the rest. */
  async #begin(model: LanguageModelV4, options: LanguageModelV4CallOptions): Promise<LanguageModelV4StreamResult> {
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(new Error('No words in time')), this.#options.firstContentMs)
    const abortSignal = options.abortSignal ? AbortSignal.any([options.abortSignal, late.signal]) : late.signal
    try {
      const result = await raced(model.doStream({ ...options, abortSignal }), late.signal)
      const reader = result.stream.getReader()
      const read: LanguageModelV4StreamPart[] = []
      for (;;) {
        const { done, value } = await raced(reader.read(), late.signal)
        if (done) throw new Error('The model ended without an answer')
        if (value.type === 'error') throw value.error
        if (value.type === 'finish' && value.finishReason.unified === 'error') throw new Error('The model failed')
        read.push(value)
        if (isContent(value)) break
      }
      return { ...result, stream: joined(read, reader) }
    } finally {
      clearTimeout(timer)
    }
  }
}

/** A model that does not heed its signal must not keep a turn waiting. */
function raced<Value>(promise: PromiseLike<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(signal.reason)
    if (signal.aborted) fail()
    signal.addEventListener('abort', fail, { once: true })
    promise.then(resolve, reject)
  })
}

function joined(
  read: LanguageModelV4StreamPart[],
  reader: ReadableStreamDefaultReader<LanguageModelV4StreamPart>,
): ReadableStream<LanguageModelV4StreamPart> {
  return new ReadableStream({
    start: (controller) => {
      for (const part of read) controller.enqueue(part)
    },
    pull: async (controller) => {
      const { done, value } = await reader.read()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: (reason) => reader.cancel(reason),
  })
}
