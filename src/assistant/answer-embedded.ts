import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ToolAnswer } from './engine/engine-turn.ts'
import { nextMove } from './engine/next-move.ts'
import type { Statement } from './statement.ts'
import { callTool } from './tools/all-tools.ts'
import { noteSaidBeside } from './tools/form-meant.ts'
import type { TurnScope } from './turn-scope.ts'

/** A model that was given up may have looked up much: only so many of its last answers are told. */
const MOST_TOLD = 4

/**
 * Answers a turn without a model, from the shopper's words and what tools tell; or ends a turn that a model began, from what its tools
 * have told already.
 * @param mostSteps how often tools may be called before it has to answer
 * @returns what to say; empty where the database could not be asked
 * @throws the reason of the turn's signal, when that ends
 */
export async function answerEmbedded(scope: TurnScope, mostSteps: number): Promise<readonly Statement[]> {
  const answers: ToolAnswer[] = scope.trace
    .slice(-MOST_TOLD)
    .filter(({ output }) => !isFailure(output))
    .map(({ name, input, output }) => ({ tool: name, input, output }))
  noteSaidBeside(scope)
  for (let step = 0; step < mostSteps; step++) {
    // Reading the message and its tools' answers is work of its own: others are served before this.
    await nextTurn()
    scope.signal?.throwIfAborted()
    const next = nextMove(scope, answers)
    if ('text' in next) return next.text
    // One after the other: what a tool shows becomes what is talked about, and the last one said is that, not the last one read.
    for (const { tool, input, clauses } of next.calls) {
      const output = await callTool(scope, tool, input)
      if (output) answers.push({ tool, input, output, clauses })
    }
    if (scope.fault !== undefined) return []
  }
  return []
}

const isFailure = (output: unknown): boolean => typeof output === 'object' && output !== null && 'error' in output
