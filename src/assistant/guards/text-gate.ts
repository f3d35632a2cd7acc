import type { Receipt } from '../../conversations/conversations.schema.ts'
import { isWithin, textBounds } from '../../shared/bounded-text.ts'
import type { Statement } from '../statement.ts'
import { squeeze } from './check-order-claims.ts'
import { checkSentence } from './check-sentence.ts'
import { type Piece, SentenceCutter } from './cut-sentences.ts'
import type { Fact } from './fact.ts'
import { FactBook, type ProductFacts, wordSet } from './fact-book.ts'
import { createLeakScan } from './leak-scan.ts'
import { findMentions } from './mentions.ts'
import { neutralSentence } from './neutral-sentences.ts'
import { toPlainText } from './plain-text.ts'
import { readNumbers, readTokens } from './read-tokens.ts'
import type { TurnWords } from './scene.ts'

export interface TextGateOptions {
  /** This turn's facts; the list may grow between pushes. */
  facts: () => readonly Fact[]
  /** ISO 639-1 of the shopper. */
  language: string
  /** BCP 47. */
  locale: string
  /** ISO 4217 of the store, for facts without one. */
  currency: string
  storeName: string
  /** The store's own, where links may lead: scheme, host and port. */
  origins: readonly string[]
  /** Discount codes the owner defined. */
  allowedCodes: readonly string[]
  discountsDefined: boolean
  /** What must never be shown: the canary of the system prompt, keys. */
  secrets: readonly string[]
  /** The shopper's own addresses, which may be repeated. */
  knownEmails: readonly string[]
  /** What the shopper wrote in this turn. */
  shopperText: string
  now: Date
  /** Characters a turn may have, shown or not; what comes after is dropped. */
  maxLength?: number
}

/** A sentence as it may be shown. An empty `text` shows nothing. */
export interface GatedSentence {
  text: string
  receipts: Receipt[]
  /** Why another text, or none, stands here; null when the model's own is shown. */
  replaced: null | { reason: string; original: string }
}

export interface TextGate {
  /** Takes in a piece of the model's text and gives out the sentences that are complete, in order. */
  push(delta: string): GatedSentence[]
  /** The rest, when the model has ended. */
  end(): GatedSentence[]
  /** A sentence of our own, made of facts: it is only searched for what must never be shown. */
  passOwn(statement: Statement): GatedSentence
}

const maxTurnLength = 20_000

/**
 * A gate for the text of one turn: only sentences that the turn's facts support get through. How the text is cut into deltas changes
 * nothing.
 */
export function createTextGate(options: TextGateOptions): TextGate {
  const gate = new Gate(options)
  return { push: (delta) => gate.push(delta), end: () => gate.end(), passOwn: (one) => gate.passOwn(one) }
}

class Gate {
  readonly #options: TextGateOptions
  readonly #cutter = new SentenceCutter()
  readonly #book = new FactBook()
  #turnWords: TurnWords | undefined
  readonly #scan
  #taken = 0
  #replacements = 0
  #lastReplaced = false
  #ended = false
  /** The products of the sentence before. */
  #subject: ProductFacts[] | null = null

  #askedProducts: ProductFacts[] | null = null
  #askedOf = 0

  constructor(options: TextGateOptions) {
    this.#options = options
    this.#scan = createLeakScan({
      secrets: options.secrets,
      knownEmails: options.knownEmails,
      publishedText: () => this.#book.policyParts.map(({ fact }) => String(fact.value)).join('\n'),
      isReadNumber: (digits) => this.#isReadNumber(digits),
    })
  }

  push(delta: string): GatedSentence[] {
    if (this.#ended) return []
    const room = (this.#options.maxLength ?? maxTurnLength) - this.#taken
    const taken = delta.slice(0, Math.max(0, room))
    this.#taken += taken.length
    return this.#gate(this.#cutter.push(taken))
  }

  end(): GatedSentence[] {
    if (this.#ended) return []
    this.#ended = true
    return this.#gate(this.#cutter.end())
  }

  passOwn({ text: original, facts, isBare }: Statement): GatedSentence {
    this.#book.read(this.#options.facts())
    const { text } = toPlainText(original, {
      origins: this.#options.origins,
      isRead: (url) => this.#book.links.has(url),
    })
    const leak = isBare ? 'no_fact' : (this.#scan.find(original) ?? this.#scan.find(text))
    if (leak) return { text: '', receipts: [], replaced: { reason: leak, original } }
    return { text, receipts: facts.map(receiptOf), replaced: null }
  }

  #gate(pieces: Piece[]): GatedSentence[] {
    if (pieces.length > 0) this.#book.read(this.#options.facts())
    return pieces.map((piece) => this.#check(piece))
  }

  #check({ text: original, forced }: Piece): GatedSentence {
    if (original.trim() === '') return { text: original, receipts: [], replaced: null }
    // Some characters expand to many. A sentence that becomes too long to be read whole could hide anything, so it is refused.
    if (forced || !isWithin(original, textBounds.sentence)) return this.#replace('too_long', original)
    const leak = this.#scan.find(original)
    if (leak) return this.#replace(leak, original)
    const { text, removedLink } = toPlainText(original, {
      origins: this.#options.origins,
      isRead: (url) => this.#book.links.has(url),
    })
    if (text.trim() === '') return this.#replace('link', original)
    const checked = checkSentence(text, {
      book: this.#book,
      turn: this.#turn(),
      inherited: this.#subject ?? this.#asked(),
    })
    const hidden = text === original ? null : this.#scan.find(text)
    const reason = hidden ?? checked.reason
    if (checked.subject !== undefined) this.#subject = checked.subject
    if (reason) return this.#replace(reason, original)
    this.#lastReplaced = false
    return {
      text,
      receipts: [...checked.used].map(receiptOf),
      replaced: removedLink ? { reason: 'link', original } : null,
    }
  }

  /** What the shopper's message says, read when a model's sentence is checked: our own are not held against it. */
  #turn(): TurnWords {
    this.#turnWords ??= turnWordsOf(this.#options)
    return this.#turnWords
  }

  /** The one product that the shopper named, which a first sentence without a name is about. */
  #asked(): ProductFacts[] | null {
    const { products } = this.#book
    if (this.#askedOf !== products.size) {
      this.#askedOf = products.size
      const found = findMentions(readTokens(this.#options.shopperText.slice(0, 1000)), this.#book)
      this.#askedProducts = found.length === 1 ? (found[0]?.products ?? null) : null
    }
    return this.#askedProducts
  }

  #replace(reason: string, original: string): GatedSentence {
    const space = original.slice(original.trimEnd().length)
    const quiet = this.#lastReplaced
    this.#lastReplaced = true
    const text = quiet ? '' : neutralSentence(this.#options.language, this.#replacements++) + (space || ' ')
    return { text, receipts: [], replaced: { reason, original } }
  }

  #isReadNumber(digits: string): boolean {
    for (const { facts } of this.#book.orders.values()) {
      if (
        facts.some(
          ({ field, value }) => /number|tracking|At$/i.test(field) && String(value).replace(/\D/g, '').includes(digits),
        )
      )
        return true
    }
    return this.#options.shopperText.replace(/\D/g, '').includes(digits)
  }
}

const receiptOf = ({ entity, id, field, value, asOf }: Fact): Receipt => ({ entity, id, field, value, asOf })

function turnWordsOf(options: TextGateOptions): TurnWords {
  const tokens = readTokens(options.shopperText.slice(0, 4000))
  return {
    language: options.language.slice(0, 2).toLowerCase(),
    currency: options.currency,
    storeName: options.storeName,
    allowedCodes: options.allowedCodes,
    discountsDefined: options.discountsDefined,
    shopperText: options.shopperText,
    shopperNumbers: new Set(readNumbers(tokens).flatMap(({ values }) => values)),
    shopperWords: wordSet(options.shopperText.slice(0, 4000)),
    shopperCodes: new Set((options.shopperText.slice(0, 4000).match(/[\p{L}\p{N}#_-]+/gu) ?? []).map(squeeze)),
    now: options.now,
  }
}
