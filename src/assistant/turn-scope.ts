import type { ShopperContext } from '../conversations/shopper-context.ts'
import type { Button, Card } from '../conversations/turn.ts'
import type { Transaction } from '../db/transaction.ts'
import type { Context } from '../language/said/said-lines.ts'
import type { OrderCard, ReorderOffer } from '../orders/order-card.ts'
import { titledIn } from '../search/read-wish.ts'
import type { StoreCatalog } from '../search/store-catalog.ts'
import { namingIn } from '../search/things/naming.ts'
import { type WordParts, wordPartsOf } from '../search/word-parts.ts'
import { boundedReading, textBounds } from '../shared/bounded-text.ts'
import type { HandOffRule } from './assistant.schema.ts'
import { contextOf, type DialogueState } from './dialogue-state.ts'
import type { Fact } from './fact.ts'
import type { Understanding } from './understanding/understanding.ts'

/** A shopper's context whose turns the operator's chat and the evaluation can look into. */
export interface WatchedContext extends ShopperContext {
  /** Given each turn when it begins; its trace fills while it runs. */
  watchTurn?: (turn: TurnScope) => void
}

/** What a tool did, for the terminal's trace and for the evaluation; never sent to a browser. */
export interface ToolTrace {
  name: string
  input: unknown
  output: unknown
}

/** What a turn does beside answering. It may run more than once, each time in a transaction of its own. */
export type TurnEffect = (trx: Transaction) => Promise<unknown>

/** Everything of one turn: what tools may use, and what they left for the shopper to see. */
export class TurnScope {
  readonly ctx: ShopperContext
  readonly conversationId: string
  /** Makes effects of this turn idempotent: the same turn again has them once. */
  readonly turnId: string
  readonly text: string
  readonly understanding: Understanding
  /** The store's, as it was when the turn began. */
  readonly catalog: StoreCatalog
  readonly state: DialogueState
  /** What was talked about and shown before this turn. */
  readonly before: Pick<
    DialogueState,
    | 'focus'
    | 'question'
    | 'shown'
    | 'shownPrices'
    | 'talked'
    | 'picked'
    | 'shownForms'
    | 'reckonedWith'
    | 'compared'
    | 'seen'
    | 'search'
    | 'lastPolicy'
    | 'lastOrder'
    | 'rule'
    | 'topic'
    | 'pending'
    | 'orderCode'
    | 'identityFailures'
    | 'failedClarifications'
  > & { offered: string | null }
  /** The owner's rules, the reason of the one the message has words of, and whether a person was waited for before this turn. */
  readonly handOff: { rules: HandOffRule[]; said: string | null; isWaiting: boolean }
  /** BCP 47, for money and dates. */
  readonly locale: string
  readonly now: Date
  /** What the shop is called. */
  readonly storeName: string
  /** What the assistant did just before. */
  readonly context: Context
  readonly facts: Fact[] = []
  readonly trace: ToolTrace[] = []
  /** Carried out in the transaction that stores the answer, in this order, or not at all. */
  readonly effects: TurnEffect[] = []
  /** Ends when the turn has taken too long, or lost its conversation. */
  readonly signal: AbortSignal | undefined
  /** Sentences that the gate did not let through, for the operator's eyes. */
  readonly replaced: { reason: string; original: string }[] = []
  /** Calls begun, whether they ended or not. */
  calls = 0
  /** What the server asks by itself after a model's words, because a yes to it has an effect. */
  question: {
    key: 'lead_ask_consent' | 'reorder_confirm' | 'offer_human' | 'order_code_offer'
    params: Record<string, string>
  } | null = null
  /** Result of the code requested or typed in this turn: further calls of the tool get it again, and nothing more is sent or tried. */
  codeAnswer: Promise<object> | null = null
  /** Set when a tool could not ask the database: without it an answer would say that there is nothing. */
  fault: unknown
  cards: Card[] = []
  buttons: Button[] = []
  order: OrderCard | null = null
  reorder: ReorderOffer | null = null
  /** Known when the turn's effects have been carried out. */
  leadId: string | null = null
  handedOff = false
  #parts: WordParts | undefined

  constructor(given: {
    ctx: ShopperContext
    conversationId: string
    turnId: string
    text: string
    understanding: Understanding
    catalog: StoreCatalog
    state: DialogueState
    locale: string
    now: Date
    storeName: string
    handOff?: TurnScope['handOff']
    signal?: AbortSignal
  }) {
    this.ctx = given.ctx
    this.conversationId = given.conversationId
    this.turnId = given.turnId
    this.text = given.text
    this.understanding = given.understanding
    this.catalog = given.catalog
    this.state = given.state
    const {
      focus,
      question = null,
      shown,
      shownPrices,
      talked,
      picked = [],
      shownForms = {},
      reckonedWith = null,
      compared = [],
      seen = [],
      search,
      lastPolicy,
      lastOrder,
      rule,
      topic,
      pending,
      orderCode,
      reorders,
    } = given.state
    const { identityFailures, failedClarifications } = given.state
    this.before = {
      ...{
        focus,
        question,
        shown,
        shownPrices,
        talked,
        picked,
        shownForms,
        reckonedWith,
        compared,
        seen,
        search,
        pending,
        lastOrder,
        ...(rule === undefined ? {} : { rule }),
        topic,
        orderCode: { ...orderCode },
      },
      ...{ identityFailures, failedClarifications, lastPolicy: lastPolicy ?? null, offered: reorders.offered },
    }
    this.handOff = given.handOff ?? { rules: [], said: null, isWaiting: false }
    this.context = contextOf(given.state, this.handOff.isWaiting, given.text)
    this.signal = given.signal
    this.locale = given.locale
    this.now = given.now
    this.storeName = given.storeName
  }

  /** What each word of the message is in the wish that it tells. */
  get parts(): WordParts {
    this.#parts ??= wordPartsOf(this.understanding.text, this.context, {
      isTitled: titledIn(this.catalog),
      naming: namingIn(this.catalog),
      language: this.understanding.language,
    })
    return this.#parts
  }

  addFact(
    entity: Fact['entity'],
    id: string,
    field: string,
    value: Fact['value'] | null,
    { currency, of }: { currency?: string | undefined; of?: string } = {},
  ): void {
    if (value === null) return
    const more = { ...(currency ? { currency } : {}), ...(of ? { of } : {}) }
    // The checks of an answer read facts again and again; links are only compared.
    const isRead = typeof value === 'string' && !/url/i.test(field)
    const bounds = field.startsWith('option.') ? textBounds.key : field === 'title' ? textBounds.name : textBounds.fact
    const read = isRead ? boundedReading(value, bounds) : value
    this.facts.push({ entity, id, field, value: read, asOf: this.now.toISOString(), ...more })
  }
}
