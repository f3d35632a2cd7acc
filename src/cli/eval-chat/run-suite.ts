import type { ProductNow } from '../../catalog/get-product.ts'
import type { Card } from '../../conversations/turn.ts'
import type { ChatTurn } from '../../eval/chat/chat-turn.ts'
import { checkTurn, type Failure, maskTyped } from '../../eval/chat/check-turn.ts'
import type { Expect, Suite, SuiteConversation } from '../../eval/chat/suite.ts'
import type { Stage, Stages } from './stage.ts'

export interface TurnResult {
  user: string
  text: string
  tookMs: number
  cpuMs: number
  firstEventMs: number | null
  /** It asked back instead of showing something. */
  isClarifying: boolean
  tools: { name: string; input: unknown; output: unknown }[]
  understood: string | null
  cards: string[]
  buttons: string[]
  order: string | null
  failures: Failure[]
}

export interface ConversationResult {
  name: string
  category: string
  language: string
  /** From 1. */
  attempt: number
  outcome: 'passed' | 'failed' | 'skipped'
  /** Why it was skipped, or what broke. */
  reason: string | null
  turns: TurnResult[]
  /** Criteria for a judge model, which was not there. */
  notRun: string[]
}

export interface SuiteResult {
  suite: string
  file: string
  conversations: ConversationResult[]
}

interface Options {
  file: string
  stages: Stages
  /** Overrides the suite's own. */
  repeat: number | undefined
  filter: string | undefined
  onConversation: (result: ConversationResult) => void
}

/** Holds all conversations of a suite, one after the other. */
export async function runSuite(suite: Suite, options: Options): Promise<SuiteResult> {
  const { file, filter, repeat, onConversation } = options
  const labelled = new Map<string, string>()
  const wanted = suite.conversations.filter(
    ({ name, category }) => !filter || name.toLowerCase().includes(filter.toLowerCase()) || category === filter,
  )
  const conversations: ConversationResult[] = []
  for (const conversation of wanted) {
    for (let attempt = 1; attempt <= (repeat ?? conversation.repeat); attempt++) {
      const result = await hold(conversation, { suite, labelled, stages: options.stages, attempt })
      conversations.push(result)
      onConversation(result)
    }
  }
  return { suite: suite.name, file, conversations }
}

interface Run {
  suite: Suite
  labelled: Map<string, string>
  stages: Stages
  attempt: number
}

async function hold(conversation: SuiteConversation, run: Run): Promise<ConversationResult> {
  const { name, category, language = 'en', criteria } = conversation
  const base = { name, category, language, attempt: run.attempt, turns: [] as TurnResult[], notRun: criteria }
  const stage = await run.stages.stageFor(conversation)
  if (!stage) return { ...base, outcome: 'skipped', reason: 'its `given` needs a store of its own: leave --store out' }
  const talk = new Talk(conversation, run, stage)
  try {
    while (talk.goesOn) base.turns.push(await talk.next())
  } catch (error) {
    return { ...base, outcome: 'failed', reason: `broke: ${(error as Error).message}` }
  } finally {
    run.stages.leave(talk.isSpent)
  }
  return {
    ...base,
    outcome: base.turns.every(({ failures }) => failures.length === 0) ? 'passed' : 'failed',
    reason: null,
  }
}

/** Tools that use up tries, or whose effects others could see. */
const SPENDING = new Set(['check_order', 'reorder', 'capture_lead', 'hand_off'])

/** One conversation as it is held. */
class Talk {
  readonly #conversation: SuiteConversation
  readonly #run: Run
  readonly #stage: Stage
  readonly #said: string[]
  readonly #products = new Map<string, ProductNow>()
  readonly #cardsBefore: Card[][] = []
  #conversationId: string | null = null
  #at = 0
  isSpent = false

  constructor(conversation: SuiteConversation, run: Run, stage: Stage) {
    this.#conversation = conversation
    this.#run = run
    this.#stage = stage
    this.#said = conversation.given.login ? [conversation.given.login] : []
  }

  get goesOn(): boolean {
    return this.#at < this.#conversation.turns.length
  }

  async next(): Promise<TurnResult> {
    const { name, given, turns } = this.#conversation
    const { user, label, expect } = turns[this.#at++] as (typeof turns)[number]
    this.#said.push(user)
    const turn = await this.#stage.say({
      conversationId: this.#conversationId,
      text: user,
      locale: given.locale ?? null,
      login: given.login ?? null,
      visitor: `${name} ${this.#run.attempt}`,
    })
    this.#conversationId = turn.conversationId
    for (const product of turn.products) this.#products.set(product.externalId, product)
    if (turn.trace.some((call) => SPENDING.has(call.name))) this.isSpent = true
    const failures = checkTurn(turn, this.#expected(expect), {
      said: this.#said,
      products: this.#products,
      cardsBefore: this.#cardsBefore,
      labelled: this.#run.labelled,
      secrets: this.#stage.secrets,
      owned: this.#stage.owned,
    })
    this.#cardsBefore.push(turn.answer.cards)
    if (label !== undefined) this.#run.labelled.set(label, maskTyped(turn.answer.text, this.#said))
    return toResult(user, turn, failures)
  }

  #expected(own: Expect): Expect {
    const { language } = this.#conversation
    return { ...this.#run.suite.always, ...(language ? { language } : {}), ...own }
  }
}

function toResult(user: string, turn: ChatTurn, failures: Failure[]): TurnResult {
  const { answer, trace, understanding, tookMs, cpuMs, firstEventMs } = turn
  const { text, cards, buttons, order, reorder } = answer
  return {
    ...{ user, text, tookMs, cpuMs, firstEventMs, failures, tools: trace },
    isClarifying: buttons.length > 0 && cards.length === 0 && !order && !reorder && !answer.handedOff,
    understood: understanding && `${understanding.act} ${understanding.confidence.toFixed(2)}`,
    cards: cards.map(({ title, price }) => `${title} ${price ?? ''}`.trim()),
    buttons: buttons.map(({ label }) => label),
    order: order && `${order.number} ${order.fulfillmentStatus}`,
  }
}
