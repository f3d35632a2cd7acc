import { z } from 'zod'
import { type DashboardRoute, dashboardRoute } from '../../shared/dashboard-route.ts'
import { chatAsOperator } from './chat-as-operator.ts'
import type { ChatTurn } from './chat-turn.ts'

/** A turn of the test chat: what a shopper would get, and what led to it. */
export type TestTurn = Pick<ChatTurn, 'conversationId' | 'trace'> & {
  text: string
  cards: { externalId: string; title: string }[]
  handedOff: boolean
  /** What the message was taken for. */
  act: string | null
  tookMs: number
}

/** Settings -> Assistant: try what it says. */
export const testChatDashboardRoutes: DashboardRoute[] = [
  dashboardRoute({
    ...{ method: 'POST', path: '/assistant/test', role: 'admin', operationId: 'testAssistant' },
    summary: 'Say something as a shopper would',
    body: z.object({ conversationId: z.string().max(100).nullish(), text: z.string().max(2_000) }),
    handle: async (ctx, { body, person }) => {
      const turn = await chatAsOperator(ctx, { ...body, visitor: person.id })
      const { conversationId, answer, trace, understanding, tookMs } = turn
      const shown: TestTurn = {
        ...{ conversationId, trace, text: answer.text, handedOff: answer.handedOff },
        cards: answer.cards.map(({ externalId, title }) => ({ externalId, title })),
        act: understanding?.act ?? null,
        tookMs: Math.round(tookMs),
      }
      return { status: 200, body: shown }
    },
  }),
]
