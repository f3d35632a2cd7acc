import { isDeepStrictEqual } from 'node:util'
import type { StoreContext } from '../../context.ts'
import { chatAsOperator } from '../chat/chat-as-operator.ts'
import type { GateCase } from './gate-case.ts'
import { judgeShown } from './judge-shown.ts'
import { ScriptedModel } from './scripted-model.ts'
import type { PlayedCase } from './tally-gate.ts'

/** A call of a case did not run: the case judges nothing. */
export class BrokenCaseError extends Error {}

/**
 * Plays a case as a turn of a conversation of its own: the model makes the calls and says the answer, and what the shopper is shown
 * in the end is judged.
 * @throws {BrokenCaseError}
 */
export async function playCase(ctx: StoreContext, gateCase: GateCase): Promise<PlayedCase> {
  const { id, tools: calls, say: answer, shopper: text, language: locale } = gateCase
  const model = new ScriptedModel({ calls, answer })
  const asked = { ...ctx, assistant: { ...ctx.assistant, model } }
  const { answer: shown, trace } = await chatAsOperator(asked, { text, locale, visitor: `gate ${id}` })
  if (!model.hasAnswered) throw new BrokenCaseError(`${id}: the answer was not asked for`)
  for (const [at, { name }] of calls.entries()) {
    const { output } =
      trace.find((one) => one.name === name && isDeepStrictEqual(one.input, calls[at]?.arguments)) ?? {}
    if (typeof output !== 'object' || output === null || 'error' in output) {
      throw new BrokenCaseError(`${id}: call ${at + 1}, ${name}, did not run`)
    }
  }
  return { gateCase, shown: shown.text, judgement: judgeShown(gateCase, shown.text) }
}
