import type { ShopperContext } from '../conversations/shopper-context.ts'
import type { TurnAnswer } from '../conversations/turn.ts'
import type { TurnStep } from './turns.queries.ts'
import { languageOf, wordsIn } from './words.ts'

/** The end of a turn that broke: a notice, and what had been said until then as the whole answer. */
export function endOfBrokenTurn(ctx: ShopperContext, steps: readonly TurnStep[], gap: number): TurnStep[] {
  const language = languageOf(ctx.visitor.locale)
  const answer: TurnAnswer = {
    ...{ id: null, text: '', cards: [], buttons: [], order: null, reorder: null, leadId: null },
    ...{ handedOff: false, language, receipts: [] },
  }
  for (const { event } of steps) {
    if (event.type === 'text') answer.text += event.text
    else if (event.type === 'cards') answer.cards = event.cards
    else if (event.type === 'buttons') answer.buttons = event.buttons
    else if (event.type === 'order') answer.order = event.order
    else if (event.type === 'reorder') answer.reorder = event.reorder
  }
  const code = steps.length === 0 ? 'failed' : 'interrupted'
  const seq = (steps.at(-1)?.seq ?? 0) + gap
  return [
    { seq, event: { type: 'notice', code, text: wordsIn(language)[code] } },
    { seq: seq + 1, event: { type: 'done', message: answer } },
  ]
}
