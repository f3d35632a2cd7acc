import type { Receipt } from '../../conversations/conversations.schema.ts'
import { isLight } from '../../knowledge/index/meanings.ts'
import { packOf } from '../../language/packs.ts'
import { tokenize } from '../../language/text/tokens.ts'
import { isWithin, textBounds } from '../../shared/bounded-text.ts'
import type { Fact } from '../fact.ts'
import type { Statement } from '../statement.ts'
import type { Scene, TurnWords } from './claim.ts'
import { readLanguages } from './cues.ts'
import { CLOSE, fillSlots, OPEN, withoutMarks } from './fact-slots.ts'
import { MOST_READ, stemsOf } from './fact-words.ts'
import { isFragment, type Judged, judge } from './judge.ts'
import { countsIn } from './kinds/counts.ts'
import { Known, type KnownProduct } from './known.ts'
import { languageOfText, meaningsOf } from './known-pages.ts'
import { createLeakScan } from './leaks/leak-scan.ts'
import { namedInSentence } from './meant.ts'
import { mentionsIn } from './mentions.ts'
import type { Named } from './options.ts'
import { readLinks } from './read-links.ts'
import { readSentence } from './read-sentence.ts'
import { inMoneyOf, readAmounts } from './said-amounts.ts'
import { partsByLanguage } from './sentence-language.ts'
import type { ShopPages } from './shop-pages.ts'
import { asSentence } from './text/as-sentence.ts'
import { type Piece, SentenceCutter } from './text/cut-sentences.ts'
import { isDisguised } from './text/disguised.ts'
import { toPlainText } from './text/plain-text.ts'

export interface TextGateOptions {
  /** This turn's facts; the list may grow between pushes. */
  facts: () => readonly Fact[]
  /** The owner's pages, which are known in every turn. */
  pages?: ShopPages
  /** ISO 639-1 of the shopper. */
  language: string
  /** BCP 47. */
  locale: string
  /** ISO 4217 of the store, for facts without one. */
  currency: string
  /** In which the shop writes; told from its texts where it is left out. */
  catalogLanguage?: string
  storeName: string
  /** How many words a title of the whole catalog has that begins at a place of some folded words; 0 where none does. */
  titleWordsAt?: (words: readonly string[], at: number) => number
  /** Where the owner lets links lead, to any page: scheme, host and port. */
  origins: readonly string[]
  /** Links that were told before this turn: any other path of the shop is invented. */
  links?: ReadonlySet<string>
  /** Discount codes the owner defined. */
  allowedCodes: readonly string[]
  discountsDefined: boolean
  /** What must never be shown: the canary of the system prompt, keys. */
  secrets: readonly string[]
  /** The shopper's own addresses, which may be repeated. */
  knownEmails: readonly string[]
  /** What the shopper wrote in this turn. */
  shopperText: string
  /** What tools did in this turn: `contact`, `person`, `mail`, `cart`. */
  done?: () => ReadonlySet<string>
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
  /** Whether the text tells something by itself: what was kept of the sentence, or a fact in its place. */
  stands: boolean
  /** How the sentence was read; null where it was not. */
  judged: Judged | null
}

export interface TextGate {
  /** Takes in a piece of the model's text and gives out the sentences that are complete, in order. */
  push(delta: string): GatedSentence[]
  /** The rest as far as it is whole sentences, when the model broke off; it may be followed by more. */
  cut(): GatedSentence[]
  /** The rest, when the model has ended. */
  end(): GatedSentence[]
  /** A sentence of our own, made of facts: it is only searched for what must never be shown. */
  passOwn(statement: Statement): GatedSentence
}

const MAX_TURN_LENGTH = 20_000
const MOST_NAMED = 6
const MOST_ASKED = 500

/**
 * A gate for the text of one turn: only sentences whose claims the turn's facts bear out get through. How the text is cut into deltas
 * changes nothing.
 */
export const createTextGate = (options: TextGateOptions): TextGate => new Gate(options)

class Gate implements TextGate {
  readonly #options: TextGateOptions
  readonly #cutter = new SentenceCutter()
  readonly #known: Known
  readonly #scan
  #taken = 0
  /** More came than is taken. */
  #isCut = false
  /** What is told in the place of false claims is told once. */
  readonly #told = new Set<string>()
  #subject: readonly KnownProduct[] = []
  #named: readonly KnownProduct[] = []
  #said: number[] = []
  #counts: number[] = []
  #topics: readonly string[] = []
  readonly #meant = new Map<string, Named>()
  #turn: TurnWords | null = null

  constructor(options: TextGateOptions) {
    this.#options = options
    this.#known = new Known(packOf(options.catalogLanguage ?? '')?.code)
    this.#scan = createLeakScan({
      secrets: options.secrets,
      knownEmails: options.knownEmails,
      publishedText: () =>
        [...this.#valuesOf(({ entity }) => entity === 'policy' || entity === 'store'), options.pages?.texts()].join(
          '\n',
        ),
      isReadNumber: (digits) => this.#isReadNumber(digits),
    })
  }

  push(delta: string): GatedSentence[] {
    const room = (this.#options.maxLength ?? MAX_TURN_LENGTH) - this.#taken
    const taken = delta.slice(0, Math.max(0, room)).replaceAll(OPEN, '').replaceAll(CLOSE, '')
    this.#taken += taken.length
    this.#isCut ||= delta.length > room
    return this.#gate(this.#cutter.push(taken))
  }

  cut(): GatedSentence[] {
    return this.#gate(this.#cutter.cut())
  }

  end(): GatedSentence[] {
    // What is cut off in the midst of a name would name something else.
    return this.#gate(this.#isCut ? this.#cutter.cut() : this.#cutter.end())
  }

  passOwn({ text: original, facts, isBare }: Statement): GatedSentence {
    const { text } = this.#plain(original)
    const leak = isBare ? 'no_fact' : (this.#scan.find(original) ?? this.#scan.find(text))
    if (leak) return { text: '', receipts: [], replaced: { reason: leak, original }, stands: false, judged: null }
    return { text, receipts: facts.map(receiptOf), replaced: null, stands: true, judged: null }
  }

  #plain(text: string) {
    return toPlainText(text, { origins: this.#options.origins, isRead: readLinks(this.#options) })
  }

  #gate(pieces: Piece[]): GatedSentence[] {
    if (pieces.length > 0) this.#known.read(this.#options.facts())
    return pieces.flatMap((piece) => this.#check(piece))
  }

  #check({ text: original, forced }: Piece): GatedSentence[] {
    if (original.trim() === '') return [{ text: original, receipts: [], replaced: null, stands: false, judged: null }]
    // Some characters expand to many. A sentence that becomes too long to be read whole could hide anything, so it is refused.
    if (forced || !isWithin(original, textBounds.sentence)) return [this.#refuse('too_long', original)]
    const filled = fillSlots(original, this.#options.facts(), this.#options)
    if (!filled) return [this.#refuse('slot', original)]
    const leak = this.#scan.find(original)
    if (leak) return [this.#refuse(leak, original)]
    const { text: marked, removedLink } = this.#plain(filled.text)
    const text = withoutMarks(marked)
    // "You will find it at ." would be left.
    if (text.trim() === '' || (removedLink && !/\]\s*\(/.test(original))) return [this.#refuse('link', original)]
    const hidden = text === original ? null : this.#scan.find(text)
    if (hidden) return [this.#refuse(hidden, original)]
    if (isDisguised(text)) return [this.#refuse('disguised', original)]
    const turn = this.#turnWords()
    this.#known.takePages(this.#options.pages?.near(text, turn.language) ?? [])
    const parts = partsByLanguage(marked, { known: this.#known, ...turn }, turn.language)
    const judged = parts.map((part) => this.#judge(part, parts[1] ? part : original, filled.facts))
    if (judged[0] && removedLink) judged[0].replaced ??= { reason: 'link', original }
    const isBroken = judged.length > 1 && judged.some(({ replaced }) => replaced !== null)
    for (const [at, one] of judged.entries()) {
      const [before, { replaced }] = [judged[at - 1], one]
      // "Hmm, facts (", "and last chance": what only led to a part that goes, or from it.
      if (isBroken && replaced === null && isFragment(one)) one.text = ''
      // What is told in another language's place is a sentence of its own.
      if (before && replaced) before.text = asSentence(before.text)
    }
    return judged
  }

  /** @param marked a sentence, or the part of one that is in another language; what slots were filled with stands between marks */
  #judge(marked: string, original: string, filled: readonly Fact[]): GatedSentence {
    const turn = this.#turnWords()
    const text = withoutMarks(marked)
    if (this.#subject.length === 0) this.#subject = this.#askedAbout(turn)
    const scene = readSentence(marked, {
      known: this.#known,
      turn,
      subject: this.#subject,
      named: this.#named,
      said: this.#said,
      counts: this.#counts,
      topics: this.#topics,
      meant: this.#meant,
    })
    if (!scene) return this.#refuse('language', original)
    const judged = judge(scene)
    this.#remember(scene)
    const held = judged.claims.filter(({ claim, verdict }) => claim.kind === 'money' && verdict.holds)
    this.#said = [...held.map(({ claim }) => Number(claim.value)), ...this.#said].slice(0, MOST_NAMED)
    const counts = countsIn(scene.clauses.flatMap(({ amounts }) => amounts))
    this.#counts = [...new Set([...counts, ...this.#counts])].slice(0, MOST_NAMED)
    const topics = [...meaningsOf(text, scene.language)].filter((term) => !isLight(term))
    if (topics.length > 0) this.#topics = topics
    if (judged.reason) return this.#replace(judged, original)
    const receipts = [...new Set([...judged.facts, ...filled])].map(receiptOf)
    return { text, receipts, replaced: null, stands: true, judged }
  }

  /** The product that the shopper's message names, where it is one. */
  #askedAbout(turn: TurnWords): readonly KnownProduct[] {
    const tokens = tokenize(turn.shopperText.slice(0, MOST_ASKED))
    const places = tokens.flatMap(({ kind }, at) => (kind === 'sign' ? [] : [at]))
    const words = places.map((at) => tokens[at]?.text ?? '')
    const named = mentionsIn(tokens, words, places, this.#known, { ...turn, titleWordsAt: () => 0 })
    const products = new Set(named.flatMap((mention) => (mention.products.length === 1 ? mention.products : [])))
    return products.size === 1 ? [...products] : []
  }

  #remember(scene: Scene): void {
    const { mentions } = scene
    for (const { products } of mentions.length > 0 ? mentions : [{ products: this.#subject }]) {
      for (const product of products.slice(0, MOST_NAMED)) {
        // "In five sizes from XS to XL" means none of them.
        const named = [...namedInSentence(scene, product)].filter(([, values]) => values.size === 1)
        if (named.length > 0) this.#meant.set(product.id, new Map([...(this.#meant.get(product.id) ?? []), ...named]))
      }
    }
    const last = mentions.at(-1)
    if (!last) return
    const all = [...new Set(mentions.flatMap(({ products }) => products))]
    const isOne = mentions.every(({ products }) => products.every((product) => last.products.includes(product)))
    this.#subject = isOne ? last.products : all
    const named = mentions.flatMap(({ products }) => (products.length === 1 ? products : []))
    this.#named = [...new Set([...named, ...this.#named])].slice(0, MOST_NAMED)
  }

  #refuse(reason: string, original: string): GatedSentence {
    return { text: '', receipts: [], replaced: { reason, original }, stands: false, judged: null }
  }

  #replace(judged: Judged, original: string): GatedSentence {
    const space = original.slice(original.trimEnd().length) || ' '
    const replaced = { reason: judged.reason ?? '', original }
    const parts = [judged.kept, judged.told].map(withoutMarks).filter((part) => part !== '' && !this.#told.has(part))
    for (const part of parts) this.#told.add(part)
    if (parts.length === 0) return { text: '', receipts: [], replaced, stands: false, judged }
    const receipts = [...new Set(judged.facts)].map(receiptOf)
    return { text: parts.join(' ') + space, receipts, replaced, stands: judged.stands, judged }
  }

  #turnWords(): TurnWords {
    const options = this.#options
    const code = options.language.slice(0, 2).toLowerCase()
    const language = readLanguages.find((one) => one === code) ?? 'en'
    const shopperText = options.shopperText.slice(0, 4000)
    this.#turn ??= {
      ...{ language, locale: options.locale, currency: options.currency, storeName: options.storeName, shopperText },
      catalogLanguage: options.catalogLanguage ?? '',
      titleWordsAt: options.titleWordsAt ?? (() => 0),
      ...{ allowedCodes: options.allowedCodes, hasDiscounts: options.discountsDefined, now: options.now },
      shopperWords: new Set([shopperText, ...options.knownEmails].flatMap(stemsOf)),
      shopperAmounts: readAmounts(tokenize(shopperText), language).map((one) => inMoneyOf(one, options.currency)),
      done: new Set(),
    }
    const texts = () => [...this.#known.products.values()].flatMap((one) => one.texts.map(({ value }) => String(value)))
    const catalogLanguage = this.#turn.catalogLanguage || languageOfText(texts().join(' ').slice(0, MOST_READ))
    return {
      ...this.#turn,
      catalogLanguage: packOf(catalogLanguage)?.code ?? 'en',
      done: options.done?.() ?? new Set(),
    }
  }

  #isReadNumber(digits: string): boolean {
    const read = this.#valuesOf(isNumberOfOrder)
    return [...read, this.#options.shopperText].some((text) => text.replace(/\D/g, '').includes(digits))
  }

  #valuesOf(isMeant: (fact: Fact) => boolean): string[] {
    return this.#options.facts().flatMap((fact) => (isMeant(fact) ? String(fact.value) : []))
  }
}

const isNumberOfOrder = ({ entity, field }: Fact): boolean => entity === 'order' && /number|tracking|At$/i.test(field)
const receiptOf = ({ entity, id, field, value, asOf }: Fact): Receipt => ({ entity, id, field, value, asOf })
