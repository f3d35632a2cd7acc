import { checkOrder } from '../src/orders/check-order.ts'
import { upsertOrders } from '../src/orders/upsert-orders.ts'
import { someone } from '../test/support/order-askers.ts'
import { startTestApp } from '../test/support/test-app.ts'

/** What somebody may ask for without having the order; nobody may tell the two apart. */
export const ORDER_ASKS = ['unknown number', 'wrong e-mail'] as const

export interface OrderChecksRun {
  /** Milliseconds of each look-up, in the order in which they were made: an unknown number, then another buyer's. */
  ms: Record<(typeof ORDER_ASKS)[number], number[]>
  /** Of 1000 look-ups cut at the best line between the two, those that a stranger would guess right: 500 = tells nothing. */
  guessedOf1000: number
}

const WARM_UP = 50
const PUSHED_AT_ONCE = 200

/** Looks orders up that are not the asker's, in turn of both kinds, each by somebody new and for a number not asked for before. */
export async function runOrderChecks(serverUrl: string | undefined, orders: number): Promise<OrderChecksRun> {
  Object.assign(process.env, {
    SPIEL_TEST_DATABASE: serverUrl ? 'postgres' : 'embedded',
    SPIEL_TEST_POSTGRES_URL: serverUrl ?? '',
  })
  const app = await startTestApp({ SPIEL_LOG_LEVEL: 'warn' })
  try {
    const { context } = await app.createStore('Bench')
    for (let from = 0; from < orders; from += PUSHED_AT_ONCE) {
      const count = Math.min(PUSHED_AT_ONCE, orders - from)
      await upsertOrders(
        context,
        Array.from({ length: count }, (_, at) => ({
          ...{
            externalId: `o${from + at}`,
            number: String(100_000 + from + at),
            email: `buyer${from + at}@mail.example`,
          },
          items: [{ title: 'Linen shirt', quantity: 1, unitPrice: 30 }],
        })),
      )
    }
    const ms: OrderChecksRun['ms'] = { 'unknown number': [], 'wrong e-mail': [] }
    for (let at = 0; at < orders; at++) {
      // Which of the two comes first changes, so that neither always finds what the other warmed.
      for (const kind of at % 2 === 0 ? ORDER_ASKS : ORDER_ASKS.toReversed()) {
        const number = String((kind === 'unknown number' ? 500_000 : 100_000) + at)
        const startedAt = performance.now()
        const answer = await checkOrder(context, { number, email: `stranger${at}@mail.example` }, someone())
        const tookMs = performance.now() - startedAt
        if (answer.kind !== 'no_match') throw new Error(`${kind}: ${answer.kind}`)
        if (at >= WARM_UP) ms[kind].push(tookMs)
      }
    }
    return { ms, guessedOf1000: bestGuess(ms['unknown number'], ms['wrong e-mail']) }
  } finally {
    await app.close()
  }
}

/** How often a stranger is right who knows where best to cut the times in two, and which side is which. */
function bestGuess(first: readonly number[], second: readonly number[]): number {
  const all = [...first.map((ms) => ({ ms, step: 1 })), ...second.map((ms) => ({ ms, step: -1 }))]
  let ahead = 0
  let most = 0
  for (const { step } of all.sort((a, b) => a.ms - b.ms)) {
    ahead += step
    most = Math.max(most, Math.abs(ahead))
  }
  return Math.round(500 + (500 * most) / first.length)
}
