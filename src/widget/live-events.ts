import { readTranscript } from '../conversations/read-transcript.ts'
import type { ShopperContext } from '../conversations/shopper-context.ts'
import type { TurnEvent } from '../conversations/turn.ts'
import { type ConversationWatch, hasSameKeeper, type Pulse } from './conversation-watch.ts'
import { showHandOff } from './hand-off.ts'
import { getWidgetConversation } from './open-conversation.ts'
import type { Turn, Turns } from './turns.ts'

/** What a browser is sent, in the form of server-sent events. */
export interface WidgetEvent {
  /** What the client says after a broken connection; undefined = not to be resumed after. */
  id?: string
  event: string
  data: object
}

/** `<turn>.<seq>` or `<turn>.<seq>-<messages>`: the last event of a turn seen, and how many messages of the conversation. */
export function readEventId(id: string | undefined): { turn: number; seq: number; messages: number | undefined } {
  const [, turn = '0', seq = '0', messages] = /^(\d{1,9})\.(\d{1,9})(?:-(\d{1,9}))?$/.exec(id ?? '') ?? []
  return { turn: Number(turn), seq: Number(seq), messages: messages === undefined ? undefined : Number(messages) }
}

const turnEvent = (id: string, event: TurnEvent): WidgetEvent => ({ id, event: event.type, data: event })

/** A turn's events after the one the client saw last; all, when that was of another turn. */
export async function* followTurn(
  turn: Turn,
  lastEventId: string | undefined,
  signal: AbortSignal,
): AsyncGenerator<WidgetEvent> {
  const last = readEventId(lastEventId)
  const from = last.turn === turn.number ? last.seq : 0
  for await (const { seq, event } of turn.steps(from, signal)) yield turnEvent(`${turn.number}.${seq}`, event)
}

/**
 * A conversation as it goes on: first the rest of the turn that the last event was of, then what a person writes, whether
 * they are typing, and who has the conversation. Other turns are not told of: they belong to the request that asked.
 * @throws {NotFoundError} unless the conversation is of this session or shopper, before the first event
 */
export async function followConversation(
  ctx: ShopperContext,
  conversationId: string,
  { turns, watch, lastEventId }: { turns: Turns; watch: ConversationWatch; lastEventId: string | undefined },
): Promise<(signal: AbortSignal) => AsyncGenerator<WidgetEvent>> {
  await getWidgetConversation(ctx, conversationId)
  const last = readEventId(lastEventId)
  const turn = last.turn > 0 ? await turns.find(ctx, conversationId, last.turn) : undefined
  const { messageCount } = await readTranscript(ctx, { conversationId, limit: 1 })
  const count = Math.min(last.messages ?? turn?.first_position ?? messageCount, messageCount)
  return async function* (signal) {
    let seq = turn ? last.seq : 0
    for await (const step of turn?.steps(last.seq, signal) ?? []) {
      seq = step.seq
      yield turnEvent(`${turn?.number}.${seq}-${count}`, step.event)
    }
    const seen = { turn: turn?.number ?? 0, seq, count }
    yield* followPeople(ctx, conversationId, watch, seen, signal)
  }
}

async function* followPeople(
  ctx: ShopperContext,
  conversationId: string,
  watch: ConversationWatch,
  seen: { turn: number; seq: number; count: number },
  signal: AbortSignal,
): AsyncGenerator<WidgetEvent> {
  let { count } = seen
  let before: Pulse | undefined
  for await (const pulse of watch.follow(ctx.storeId, conversationId, signal)) {
    // First of all too: it may have changed since the page read the history.
    if (before === undefined || !hasSameKeeper(pulse, before)) {
      const { status } = pulse
      yield { event: 'status', data: { status, handOff: await showHandOff(ctx, pulse) } }
    }
    if (pulse.messageCount > count) {
      const { messages } = await readTranscript(ctx, { conversationId, from: count })
      for (const { id, role, text, createdAt, author } of messages) {
        count++
        if (role !== 'human') continue
        const data = { id, role, text, createdAt, author: author ?? null }
        yield { id: `${seen.turn}.${seen.seq}-${count}`, event: 'message', data }
      }
    }
    if ((before?.isTyping ?? false) !== pulse.isTyping) yield { event: 'typing', data: { active: pulse.isTyping } }
    before = pulse
  }
}
