import { setImmediate as nextTurn } from 'node:timers/promises'
import { fold } from '../../search/analysis/fold.ts'
import type { StoreCatalog } from '../../search/store-catalog.ts'
import { ActReader } from './act-reader.ts'
import { type CatalogWords, catalogWordsOf } from './catalog-words.ts'
import { readContacts } from './contact-slots.ts'
import { isFrustrated } from './frustration.ts'
import { IntentModel } from './intent-model.ts'
import { LanguageTeller } from './language.ts'
import { ordinalsOf, plainOf, priceDirectionOf } from './rules.ts'
import { readSlots } from './slots.ts'
import { type Act, acts, type Understanding } from './understanding.ts'
import { readWish } from './wish.ts'

/** What is known of the conversation a message belongs to. */
export interface MessageContext {
  catalog: StoreCatalog
  /** The conversation's, ISO 639-1; null before the first message. */
  language: string | null
  /** Of the page the widget is on. */
  pageLanguage?: string | null
  /** Products shown last. */
  shownCount?: number
  /** What the assistant asked for and waits for; see `PendingQuestion`. */
  pendingKind?: string | null
}

export interface Understander {
  /** Trains in slices of 8 ms, so that others are served meanwhile. `understand` before it is done trains the rest at once. */
  prepare(): Promise<void>
  /** Understands one message; reads its first 2,000 characters. Never throws. */
  understand(text: string, context: MessageContext): Understanding
}

const MAX_LENGTH = 2000
/** Acts whose message may name a thing even when no word of it is known. */
const wishing = new Set<Act>(['search', 'refine', 'recommend'])
const naming = new Set<Act>([
  'product_question',
  'stock_question',
  'compare',
  'back_in_stock',
  'quote',
  'reorder',
  'returns',
  'complaint',
  'shipping',
  'more_results',
])

/** Makes the understanding of shoppers' messages without a model. Make it once; it learns at its first use, the same each time. */
export function createUnderstander(): Understander {
  let made: Reader | undefined
  const reader = () => {
    made ??= new Reader()
    return made
  }
  let preparing: Promise<void> | undefined
  return {
    prepare() {
      preparing ??= prepareSlowly(reader)
      return preparing
    },
    understand: (text, context) => reader().understand(text, context),
  }
}

async function prepareSlowly(reader: () => Reader): Promise<void> {
  await nextTurn()
  const { model } = reader()
  while (!model.trainOn()) await nextTurn()
}

class Reader {
  readonly model = new IntentModel()
  readonly #languages = new LanguageTeller(this.model.lexicon.literals)
  readonly #acts = new ActReader(this.model)

  understand(rawText: string, context: MessageContext): Understanding {
    if (!this.model.isReady) this.model.trainOn(Infinity)
    const { catalog, shownCount = 0, pendingKind = null } = context
    const text = cleaned(rawText)
    const plain = plainOf(text)
    const before = context.language ?? context.pageLanguage ?? null
    const language = this.#languages.tell(text, before) ?? before ?? catalog.language
    const words = catalogWordsOf(catalog, this.model.lexicon)
    const contacts = readContacts(text, language, pendingKind === 'order_number')
    const read = readSlots(text, language, catalog, contacts, words.isProduct)
    const ordinals = ordinalsOf(plain, shownCount)
    const priceDirection = priceDirectionOf(plain)
    const found = this.#acts.read({ text, words, contacts, read, ordinals, priceDirection, pendingKind })
    const main = found[0] as (typeof found)[number]
    const wish = this.#wishOf(text, read, found, words)
    const { spans: _spans, ...contactSlots } = contacts
    const slots = { ...read.slots, ...contactSlots }
    const isNamed = wish.productType !== null && this.#namesThing(wish.productType, words)
    if (wish.productType && (wishing.has(main.act) || (naming.has(main.act) && isNamed))) {
      slots.product_type = wish.productType
    }
    return {
      language,
      act: main.act,
      intent: acts[main.act],
      confidence: main.confidence,
      found,
      slots,
      ordinals,
      priceDirection,
      frustrated: isFrustrated(text, plain),
      query: wish.query,
    }
  }

  #namesThing(productType: string, words: CatalogWords): boolean {
    return (fold(productType).match(/\p{L}+/gu) ?? []).some((word) => words.isProduct(word))
  }

  #wishOf(_text: string, read: ReturnType<typeof readSlots>, _found: Understanding['found'], words: CatalogWords) {
    return readWish(read, this.model.lexicon.fillers, words.isProduct)
  }
}

/** Without control and bidirectional characters, no longer than what is read. */
const cleaned = (text: string): string =>
  text
    .slice(0, MAX_LENGTH)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must go
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, ' ')
    .trim()
