import { AsyncLocalStorage } from 'node:async_hooks'
import { registerTelemetry } from 'ai'
import type { ShopperContext, ToolTrace } from '../turn-scope.ts'
import type { Understanding } from '../understanding/understanding.ts'

/** What led to an answer. */
export interface Watched {
  trace: ToolTrace[]
  understanding: Understanding | null
}

const watched = new AsyncLocalStorage<Watched>()
let isRegistered = false

/** Notes the tool calls of turns that are watched; the SDK tells of all, others are not looked at. */
function register(): void {
  if (isRegistered) return
  isRegistered = true
  registerTelemetry({
    onToolExecutionEnd: ({ toolCall, toolOutput }) => {
      const output = toolOutput.type === 'tool-result' ? toolOutput.output : { error: String(toolOutput.error) }
      watched.getStore()?.trace.push({ name: toolCall.toolName, input: toolCall.input, output })
    },
  })
}

/** Runs a turn and notes what the assistant understood and which tools it used. */
export async function watchTurn<Result>(
  ctx: ShopperContext,
  run: (ctx: ShopperContext) => Promise<Result>,
): Promise<{ result: Result; watched: Watched }> {
  register()
  const notes: Watched = { trace: [], understanding: null }
  const { understander } = ctx.assistant
  const noting: typeof understander = Object.create(understander)
  noting.understand = (...given) => {
    notes.understanding = understander.understand(...given)
    return notes.understanding
  }
  const result = await watched.run(notes, () => run({ ...ctx, assistant: { ...ctx.assistant, understander: noting } }))
  return { result, watched: notes }
}
