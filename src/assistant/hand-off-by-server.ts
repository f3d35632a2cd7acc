import { dueHandOff, isUpset } from './due-hand-off.ts'
import { Clause } from './engine/clause.ts'
import { EngineTurn } from './engine/engine-turn.ts'
import { handOff } from './engine/talk-moves.ts'
import type { Statement } from './statement.ts'
import { handOffTool } from './tools/talk-tools.ts'
import type { TurnScope } from './turn-scope.ts'
import type { FoundAct } from './understanding/understanding.ts'

const human: FoundAct = { act: 'human', intent: 'human_request', confidence: 1 }
/** From this confidence on our own rules may decide that the shopper asks for a person. */
const SURE = 0.55

/**
 * Calls a person where one is due and the engine has not done so: the model has no say in it.
 * @param answered by a model: what it said. null = by the embedded engine, which judges by itself what shoppers ask for
 * @returns the sentences that tell the shopper, none when no person was called
 */
export async function handOffByServer(scope: TurnScope, answered: string | null): Promise<Statement[]> {
  if (answered !== null) countClarification(scope, answered)
  const reason = dueHandOff(scope)?.reason ?? (answered === null ? null : reasonOfShopper(scope))
  const lines = reason === null ? [] : await callPerson(scope, reason)
  const { state, before, handedOff } = scope
  if (handedOff || state.failedClarifications === before.failedClarifications) state.failedClarifications = 0
  return lines
}

async function callPerson(scope: TurnScope, reason: string): Promise<Statement[]> {
  const output = await handOffTool(scope, { reason })
  scope.trace.push({ name: 'hand_off', input: { reason }, output })
  scope.question = null
  const told = handOff(new EngineTurn(new Clause(scope, human), [{ tool: 'hand_off', output }]), reason)
  return 'say' in told ? told.say : []
}

/** What the embedded engine would call a person for. */
function reasonOfShopper(scope: TurnScope): string | null {
  const { understanding, handOff: waiting, handedOff } = scope
  if (waiting.isWaiting || handedOff) return null
  if (understanding.act === 'human' && understanding.confidence >= SURE) return 'asked'
  return isUpset(scope) ? 'frustrated' : null
}

/** Counts a turn in which the model only asked back, without looking anything up, and our rules did not understand the message either. */
function countClarification({ state, before, understanding, trace }: TurnScope, answered: string): void {
  const isAsking = /[?？؟]\s*$/.test(answered.trim())
  if (understanding.act === 'unknown' && trace.length === 0 && isAsking) {
    state.failedClarifications = before.failedClarifications + 1
  }
}
