import { answerMessage } from '../../src/assistant/answer-message.ts'
import { type TurnLimits, usualLimits } from '../../src/assistant/assistant-parts.ts'
import type { ShopperContext } from '../../src/conversations/shopper-context.ts'
import { startConversation } from '../../src/conversations/start-conversation.ts'
import type { TurnAnswer, TurnEvent } from '../../src/conversations/turn.ts'
import { textFaults, type Violation, violationsOf } from './adversary-oracle.ts'
import { readTraces, readTruth, type Seen, type Talk, type Truth } from './adversary-truth.ts'
import { changeSomething, makeWorld, ORIGIN, type World } from './adversary-world.ts'
import { type FakeModelServer, startFakeModelServer } from './fake-model-server.ts'
import type { Attack, Role } from './model-scripts.ts'
import type { Random } from './proof-run.ts'
import { startTestApp } from './test-app.ts'

/** Short, so that a stall does not cost seconds. */
export const SHORT_LIMITS: TurnLimits = { ...usualLimits, firstWordsMs: 250, nextWordsMs: 250, turnMs: 1_500 }

export interface Tally {
  turns: number
  conversations: number
  violations: { script: string; says: string; violation: Violation; shown: string }[]
  /** With the gate bypassed: the model's own words, in the same turns. */
  bypassed: { script: string; violation: Violation }[]
  byScript: Map<
    string,
    { turns: number; shown: number; held: number; violations: number; bypassed: number; ms: number }
  >
  thrown: string[]
}

/** A conversation of one shopper with the assistant, watched. */
export interface Watched {
  id: string
  ctx: ShopperContext
  talk: Talk
  role: Role
}

/** A real app, its stores, its hostile model, and what is known to be true. */
export class Adversary {
  readonly world: World
  readonly fake: FakeModelServer
  readonly random: Random
  readonly key: string
  readonly limits: TurnLimits
  truth: Truth
  readonly tally: Tally = { turns: 0, conversations: 0, violations: [], bypassed: [], byScript: new Map(), thrown: [] }

  private constructor(given: { world: World; fake: FakeModelServer; random: Random; key: string; truth: Truth }) {
    this.world = given.world
    this.fake = given.fake
    this.random = given.random
    this.key = given.key
    this.truth = given.truth
    this.limits = SHORT_LIMITS
  }

  static async start(random: Random, { orders }: { orders: number }): Promise<Adversary> {
    const fake = await startFakeModelServer()
    const app = await startTestApp({
      SPIEL_LLM_URL: fake.url,
      SPIEL_LLM_MODEL: 'worst-case',
      SPIEL_LOG_LEVEL: 'silent',
    })
    const world = await makeWorld(app, random, { orders })
    const key = await world.store.key('read')
    return new Adversary({ world, fake, random, key, truth: await readTruth(world) })
  }

  async close(): Promise<void> {
    await this.world.app.close()
    await this.fake.close()
  }

  /** @param from who talks: conversations of one network share limits. `isAlone`: no model, the embedded engine answers. */
  async open({ from, isAlone = false }: { from?: string; isAlone?: boolean } = {}): Promise<Watched> {
    const { app, store, orders } = this.world
    this.tally.conversations++
    const { id } = await startConversation(store.context, {})
    const addressKey = from ?? `net-${this.tally.conversations}`
    const visitor = {
      sessionId: `s-${addressKey}`,
      addressKey,
      origin: ORIGIN,
      locale: null,
      page: null,
      shopper: null,
    }
    const model = isAlone ? null : app.context.assistant.model
    const ctx = { ...store.context, visitor, assistant: { ...app.context.assistant, limits: this.limits, model } }
    const { number, email } = this.random.pick(orders)
    const before = await readTraces(this.world, id)
    return { id, ctx, role: { number, email }, talk: { typed: [], shown: [], before, offered: new Set() } }
  }

  async changeTruth(): Promise<void> {
    await changeSomething(this.world, this.random)
    this.truth = await readTruth(this.world)
  }

  /** One turn under attack; everything the shopper could see goes to the oracle. */
  async turn(
    watched: Watched,
    attack: Attack,
    text: string,
  ): Promise<{ answer: TurnAnswer; violations: Violation[] } | null> {
    const { talk, ctx, id } = watched
    const events: TurnEvent[] = []
    this.fake.forget()
    this.fake.script = attack.script
    talk.typed.push(text)
    this.tally.turns++
    const startedAt = performance.now()
    let answer: TurnAnswer
    try {
      answer = await answerMessage(ctx, { conversationId: id, text }, (event) => events.push(event))
    } catch (error) {
      this.tally.thrown.push(`${attack.name}: ${String(error).slice(0, 200)} after “${text.slice(0, 60)}”`)
      return null
    }
    const tookMs = performance.now() - startedAt
    const seen = await this.#seen(watched, attack, events, answer)
    const violations = different(violationsOf(this.world, this.truth, talk, seen))
    this.#count(attack, seen, violations, talk, text)
    const row = this.tally.byScript.get(attack.name)
    if (row) row.ms += tookMs
    talk.shown.push(answer.text)
    talk.before = seen.traces
    if (seen.traces.offered) talk.offered.add(seen.traces.offered)
    return { answer, violations }
  }

  async #seen({ id, ctx }: Watched, { lies }: Attack, events: TurnEvent[], answer: TurnAnswer): Promise<Seen> {
    const { json } = await this.world.app.call(`/conversations/${id}`, { key: this.key })
    // biome-ignore lint/suspicious/noExplicitAny: as the API tells it
    const stored = json?.messages?.findLast(({ role }: any) => role === 'assistant') ?? null
    const instructions = this.fake.log[0]?.request.system ?? ''
    const traces = await readTraces(this.world, id)
    return { events, answer, stored, traces, lies, canary: ctx.assistant.canary, instructions }
  }

  #count(attack: Attack, seen: Seen, violations: Violation[], talk: Talk, says: string): void {
    const own = { turns: 0, shown: 0, held: 0, violations: 0, bypassed: 0, ms: 0 }
    const row = this.tally.byScript.get(attack.name) ?? own
    this.tally.byScript.set(attack.name, row)
    const said = this.fake.log
      .map(({ reply }) => (reply.fault ? '' : (reply.text ?? '')))
      .join('\n')
      .slice(0, 20_000)
    row.turns++
    for (const { say } of attack.lies) {
      if (!said.includes(say)) continue
      if (seen.answer.text.includes(say)) row.shown++
      else row.held++
    }
    row.violations += violations.length
    for (const violation of violations)
      this.tally.violations.push({ script: attack.name, says, violation, shown: shownIn(seen) })
    const found = said.trim() === '' ? [] : textFaults(this.world, this.truth, talk, seen, said)
    const raw = different(found)
    row.bypassed += raw.length
    for (const violation of raw) this.tally.bypassed.push({ script: attack.name, violation })
  }
}

/** A lie that is repeated a thousand times is one. */
const different = (violations: Violation[]): Violation[] => [
  ...new Map(violations.map((one) => [`${one.kind} ${one.what}`, one])).values(),
]

/** What the shopper saw, for the report. */
const shownIn = ({ answer: { text, cards, order } }: Seen): string =>
  `${text} | ${cards.map(({ title, price }) => `${title} ${price}`).join(', ')} | ${order ? `${order.number} ${order.fulfillmentStatus}` : ''}`

export const byKind = (violations: { violation: Violation }[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const { violation } of violations) counts[violation.kind] = (counts[violation.kind] ?? 0) + 1
  return Object.fromEntries(Object.entries(counts).toSorted(([, a], [, b]) => b - a))
}

/** The report, line by line. */
export function tableOf({ byScript, turns, conversations, violations, bypassed, thrown }: Tally): string[] {
  const cells = (values: (string | number)[]) =>
    values.map((value, at) => (at === 0 ? String(value).padEnd(22) : String(value).padStart(11))).join('')
  const rows = [...byScript].toSorted(([a], [b]) => a.localeCompare(b))
  return [
    cells(['script', 'turns', 'lies shown', 'lies held', 'violations', 'no gate', 'ms a turn']),
    ...rows.map(([name, row]) =>
      cells([name, row.turns, row.shown, row.held, row.violations, row.bypassed, Math.round(row.ms / row.turns)]),
    ),
    `${turns} turns in ${conversations} conversations: ${violations.length} violations, ${thrown.length} turns without an answer`,
    `violations by kind: ${JSON.stringify(byKind(violations))}`,
    `with the gate bypassed: ${bypassed.length}: ${JSON.stringify(byKind(bypassed))}`,
  ]
}

const MOST_OF_A_KIND = 12

/** Examples of each kind; with PROOF_SHOWN what was on the screen too. */
export function examplesOf({ violations, thrown }: Tally): string[] {
  const kinds = Map.groupBy(violations, ({ violation }) => violation.kind)
  const lines = [...kinds.values()].flatMap((some) =>
    some.slice(0, MOST_OF_A_KIND).map(({ script, says, violation, shown }) => {
      const screen = process.env.PROOF_SHOWN ? `\n      shown: ${shown.replaceAll('\n', ' / ').slice(0, 500)}` : ''
      return `${violation.kind} (${script}, “${says.slice(0, 80)}”): ${violation.what}${screen}`
    }),
  )
  return [...lines, ...thrown.slice(0, MOST_OF_A_KIND).map((one) => `no answer: ${one}`)]
}
