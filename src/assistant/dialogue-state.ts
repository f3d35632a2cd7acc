import type { Context } from '../language/said/said-lines.ts'
import type { LeadSignals } from '../leads/score-lead.ts'
import type { PriceOrder } from '../search/browse.ts'
import type { ConstraintFilters } from '../search/constraints/filters.ts'
import type { WordParts } from '../search/word-parts.ts'
import { emailPattern } from '../shared/email-pattern.ts'

/** What the assistant asked for and waits for. */
export interface PendingQuestion {
  kind:
    | 'order_number'
    | 'order_email'
    | 'order_code'
    | 'reorder_confirm'
    | 'lead_email'
    | 'lead_consent'
    | 'gift_likes'
    | 'compared'
    | 'human_offer'
    | 'clarify'
    | 'option'
  /** What the shopper gave already, by name: number, productId, purpose, query; options are separated by tabs. */
  data: Record<string, string>
}

/** What a conversation is about, and what a clause of a message can speak to. */
export type Frame =
  | 'person'
  | 'question asked'
  | 'order'
  | 'products shown'
  | 'open wish'
  | 'pages'
  | 'contact'
  | 'talk'

/** One of several things that are looked for. */
export interface OpenWish {
  query: string
  wishes: ConstraintFilters
  /** What the words of the query are, as the messages told them. */
  parts?: WordParts
  /** The thing, in the shopper's words. */
  wanted: string
}

/** What the shopper does not want: products, by their external ids, and kinds of goods, as they are called. */
export interface Refusals {
  products: string[]
  kinds: string[]
}

/** A product that was chosen. */
export interface Picked {
  /** External id. */
  id: string
  pieces: number
  /** What was said of it that tells which form of it is meant, where no form of it is known. */
  text: string
}

/** What a conversation remembers between turns; kept by the server, never by the browser. */
export interface DialogueState {
  /** ISO 639-1 of the shopper; null before the first message. */
  language: string | null
  /**
   * The last search: its words, what these are, and its other wishes. "Cheaper" and "in blue" change it. `isEmpty`: it found nothing. `former`: the wishes
   * without what was asked of one product since. `several`: the things that were wished for in one message, `query` being the last of them. `isNeed`: its
   * words tell what something is needed for. `order`: by which end of the prices it was listed. `measures`: messages that told what the one
   * measures whom it is for. `goesWith`: the product (external id) that it is to go with.
   */
  search: {
    query: string
    wishes: ConstraintFilters
    parts?: WordParts
    soldThings?: boolean
    isGift?: boolean
    isNeed?: boolean
    isEmpty?: boolean
    former?: ConstraintFilters | undefined
    several?: OpenWish[]
    order?: PriceOrder | undefined
    measures?: string | undefined
    goesWith?: string | undefined
  } | null
  /** External ids of the products shown last, best first: what "the second one" means. */
  shown: string[]
  /** Of those and all that were shown before them, the last first. */
  seen?: string[]
  /** Their lowest prices and titles, as shown: what "cheaper" and "the shirt" mean. */
  shownPrices: number[]
  shownTitles: string[]
  /** External ids of those put side by side since. */
  compared?: string[]
  /** External ids of products talked about one by one, the last one first. */
  talked: string[]
  /** In which form each product is meant, by its external id: the values that were asked for or chosen of it, those said last first. */
  forms?: Record<string, Record<string, string[]>>
  /** In which form each product was shown last, by its external id: those of its variants, where these were not all. */
  shownForms?: Record<string, string[]>
  /** What the shopper has chosen, and how much of it: taken, or named for a sum. */
  picked?: Picked[]
  /** What was said of delivery, wrapping and discounts, where what was told last is what that costs; null where it is not. */
  reckonedWith?: string | null
  /** What was turned down in this conversation, and is not offered again unless it is asked for by name: see `Refusals`. */
  refused?: Refusals
  /** External id of the product talked about. */
  focus: string | null
  /** What was asked of it, without its name: "and the other one?" asks the same. */
  question?: string | null
  /** The page the shopper was on last, and the product it is about; null before one was told. */
  page: { seen: string; productId: string | null } | null
  pending: PendingQuestion | null
  /** What the turn before was about. */
  topic: Frame | null
  /** External ids of the orders whose buyer was verified in this conversation. */
  verifiedOrders: string[]
  /** The one of them talked about last. */
  lastOrder: string | null
  /** Its number. */
  lastOrderNumber?: string
  /** What the shopper typed lately. An address or number counts as theirs only when it is in here. */
  said: string
  /** Failed identity checks (order number with address) since the last successful one. */
  identityFailures: number
  /** How many times in a row the assistant had to ask back without getting an answer it understood. */
  failedClarifications: number
  /** The question of the turn before, if the owner's pages answered it: "and to Germany?" continues it. */
  lastPolicy?: string | null
  /** One-time codes for orders. */
  orderCode: {
    /** The address was asked for in a turn, or a code offered: a yes, or "I don't know it", in the next one asks for a code. */
    asked: { number: string; turn: number; isOffer: boolean } | null
    /** A code was requested (it is mailed if there is such an order), and this many wrong ones were typed. */
    sent: { number: string; wrong: number } | null
  }
  /** What is wrong with an order, in the shopper's words: what is said of the order next is about that. */
  trouble?: string | null
  /** What the pages were last quoted with for that. */
  rule?: string
  /** A reorder that was shown and waits for a yes, and those carried out, by order id. */
  reorders: { offered: string | null; confirmed: string[] }
  leadId: string | null
  /** What was seen in the conversation that counts for a lead's score. */
  signals: LeadSignals
  turns: number
}

export const newDialogueState = (): DialogueState => ({
  language: null,
  search: null,
  shown: [],
  shownPrices: [],
  shownTitles: [],
  talked: [],
  focus: null,
  page: null,
  pending: null,
  topic: null,
  verifiedOrders: [],
  lastOrder: null,
  said: '',
  identityFailures: 0,
  failedClarifications: 0,
  orderCode: { asked: null, sent: null },
  reorders: { offered: null, confirmed: [] },
  leadId: null,
  signals: {},
  turns: 0,
})

const contextOfPending: Record<PendingQuestion['kind'], Context | null> = {
  order_number: 'ident',
  order_email: 'ident',
  order_code: 'ident',
  reorder_confirm: 'offer',
  lead_email: 'mail',
  lead_consent: 'offer',
  gift_likes: 'gift',
  compared: null,
  human_offer: 'offer',
  clarify: null,
  option: null,
}

/** More words beside an address say something of their own. */
const MOST_BESIDE_ADDRESS = 4

/** "Let me know when the kettle is back, ann@mail.example", asked for an order's number: the address is for that. */
function saysMoreThanAddress(text: string): boolean {
  const rest = text.replace(emailPattern, ' ')
  return rest !== text && !/\d/.test(rest) && (rest.match(/\p{L}+/gu) ?? []).length > MOST_BESIDE_ADDRESS
}

/** More words than this do more than take an offer or let it be. */
const MOST_TO_OFFER = 4
const isLong = (text: string): boolean => (text.match(/[\p{L}\p{N}']+/gu) ?? []).length > MOST_TO_OFFER

/** What the assistant did last, as the reader of what shoppers say knows it. @param isWaiting whether a person is awaited */
export function contextOf(state: DialogueState, isWaiting: boolean, text: string): Context {
  const { pending, topic, search, focus, shown } = state
  if (pending) {
    // "Shall I pass the question on?" is answered by a yes or no as well as by an address.
    const isOffer = pending.kind === 'lead_email' && pending.data.question !== undefined
    const asked = isOffer ? 'offer' : contextOfPending[pending.kind]
    if (asked === 'ident' && saysMoreThanAddress(text)) return 'none'
    // What is told of an order, and not the offer of a person beside it, is gone on from in more words.
    if (asked && !(pending.kind === 'human_offer' && isLong(text))) return asked
  }
  if (isWaiting) return 'person'
  if (topic === 'order') return 'order'
  if (topic === 'pages') return 'page'
  if (focus !== null) return 'one'
  if (search?.isEmpty) return 'empty'
  if (shown.length > 0) return shown.length === 1 ? 'one' : 'list'
  return 'none'
}
