import { setImmediate as nextTurn } from 'node:timers/promises'
import { pageFacets } from '../../knowledge/facets/read-facets.ts'
import { meaningReaderOf } from '../../knowledge/index/meanings.ts'
import { writeOut } from '../../language/readers/write-out.ts'
import { lexicon } from '../../language/said/lexicon.ts'
import { prepareSaid, saidLanguages, saidWords } from '../../language/said/said.ts'
import type { Context } from '../../language/said/said-lines.ts'
import { cutAround } from '../../language/text/cut-phrases.ts'
import { plainOf } from '../../language/text/plain.ts'
import { tokenize } from '../../language/text/tokens.ts'
import { anywhere } from '../../language/text/word-patterns.ts'
import { prepareGoods } from '../../search/needs/goods-words.ts'
import { productAspects } from '../../search/questions/aspects/read-aspects.ts'
import { questionWordsOf } from '../../search/questions/question-words.ts'
import { readWish as readWishIn } from '../../search/read-wish.ts'
import type { SearchProduct } from '../../search/search-product.ts'
import { StoreCatalog } from '../../search/store-catalog.ts'
import { prepareNames } from '../../search/things/prepare-names.ts'
import { lexiconOf } from '../../search/things/thing-lexicon.ts'
import { boundedReading, textBounds } from '../../shared/bounded-text.ts'
import { inSlices } from '../../shared/in-slices.ts'
import { ai, phoneNumbers } from '../../shared/large-libraries.ts'
import { readActs, readRoles, withoutNo } from './act-reader.ts'
import { type CatalogWords, catalogWordsOf } from './catalog-words.ts'
import { readContacts } from './contact-slots.ts'
import { LanguageTeller } from './language.ts'
import { learnedMatters } from './matters.ts'
import { actsByRule, asksToTrust, isInjection, ordinalsOf, priceDirectionOf } from './rules.ts'
import { readSlots } from './slots.ts'
import { spellOutMessage } from './spell-out.ts'
import { readTurnedDown } from './turned-down.ts'
import { type Act, acts, type Slots, type Understanding, wishing } from './understanding.ts'

const furious = new RegExp(
  anywhere(({ talk }) => talk?.feelings?.furious),
  'u',
)

/** Whether a shopper is angry: capitals, insults, "for the third time", rows of exclamation marks. @param plain see `plainOf` */
function isFrustrated(text: string, plain: string): boolean {
  if (furious.test(plain)) return true
  if (/!{3,}|(\?!|!\?){2,}|\?{4,}/.test(text)) return true
  // "NIKE AIR MAX" is a name, four words in capitals are a shout.
  const words = text.match(/\p{L}+/gu) ?? []
  const loud = words.filter((word) => word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase())
  return loud.length >= (text.includes('!') ? 3 : 4) && loud.length >= words.length * 0.7
}

/** What is known of the conversation a message belongs to. */
export interface MessageContext {
  catalog: StoreCatalog
  /** The conversation's, ISO 639-1; null before the first message. */
  language: string | null
  /** Of the page the widget is on. */
  pageLanguage?: string | null
  /** Products shown last, and how many. */
  shown?: readonly SearchProduct[]
  shownCount?: number
  /** Of that, what "that one" means; all of it where it is not told. */
  meant?: readonly SearchProduct[]
  /** Whether several of it are being added up. */
  isReckoning?: boolean
  /** What the assistant asked for and waits for; see `PendingQuestion`. */
  pendingKind?: string | null
  /** What the assistant did just before; nothing, where it is not told. */
  said?: Context
}

export interface Understander {
  /** Gets what was learned and makes the rest in slices of 8 ms, so that others are served meanwhile. `understand` before it is done makes it at once. */
  prepare(): Promise<void>
  /**
   * Understands some texts after `prepare`, one at a time, so that what the first message needs is compiled and made before it comes: on
   * a process that had understood none it took 100 ms in one go.
   */
  warmUp(): Promise<void>
  /** Understands one message, within the bounds of what is read of one. Never throws. */
  understand(text: string, context: MessageContext): Understanding
}

/** An angry word in a longer message may be about anything: "fed up of the bus". */
const MOST_OUTBURST_WORDS = 6
const ofOrders = new Set<Act>([
  'order_status',
  'order_change',
  'reorder',
  'returns',
  'shipping',
  'payment',
  'complaint',
])
/** Acts whose message may name a thing that is sold here; where it wishes for one also what is not. */
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

/** Makes the understanding of shoppers' messages without a model. Make it once. */
export function createUnderstander(): Understander {
  let made: Reader | undefined
  /** Who cannot wait for `prepare` gets what there is, and the rest at once. */
  const reader = () => {
    made ??= new Reader()
    return made
  }
  let preparing: Promise<void> | undefined
  const prepare = async () => {
    await nextTurn()
    prepareSaid()
    await nextTurn()
    pageFacets.prepare()
    await nextTurn()
    productAspects.prepare()
    learnedMatters.prepare()
    await nextTurn()
    await inSlices(prepareGoods())
    lexicon()
    await nextTurn()
    reader()
  }
  return {
    prepare() {
      preparing ??= prepare()
      return preparing
    },
    async warmUp() {
      await prepareNames()
      const catalog = new StoreCatalog({ language: 'en', currency: 'USD' })
      await nextTurn()
      for (const step of firstReadings) {
        step()
        await nextTurn()
      }
      let language = 'en'
      for (const text of warmingTexts()) {
        readWishIn(text, catalog, language)
        await nextTurn()
        language = reader().understand(text, { catalog, language: null }).language
        await nextTurn()
      }
    },
    understand: (text, context) => reader().understand(text, context),
  }
}

/** What a first message reads beside its wish, one by one: their patterns and tables are made at their first use, 60 ms together. */
const firstReadings: readonly (() => unknown)[] = [
  () => cutAround('1'),
  () => isInjection('1'),
  () => actsByRule('1'),
  () => readContacts('1', 'en', false),
  () => isFrustrated('1', '1'),
  () => meaningReaderOf('en'),
  () => phoneNumbers(),
  () => ai(),
  ...saidLanguages.map((language) => () => questionWordsOf(language)),
]

/** From a digit to sentences, in letters of one byte and of more: each needs little that the former ones did not. */
function* warmingTexts(): Generator<string> {
  yield* ['1', '?', '\u2013']
  for (const language of saidLanguages) {
    const line = saidWords()[language].talk.slice(0, 12).join(' ')
    yield* [line, `${line}, 12,50 \u20ac; \u201c3\u201d \u2013 ${line}`]
  }
}

/** Words of a message that may be nothing but names. */
const MOST_NAMES = 3

/** "Pull cachemire" in a French shop, "smartphone" in an English one: words of its titles alone, or a single name of its goods, tell no language. */
function isOfTitles(plain: string, { isInTitles }: CatalogWords, { language, index }: StoreCatalog): boolean {
  // "10 ft"
  const words = plain.split(' ').filter((word) => /^\p{L}{3,}$/u.test(word))
  const isTold = (word: string) => index.parse(word).groups.some((group) => index.knows(group))
  if (words.length === 1) return words.every((word) => isTold(word) && lexiconOf(language).nameOf([word]) !== null)
  // "Hay fever" is no Spanish where descriptions tell of it.
  const isOwn = (word: string) => isInTitles(word) || isTold(word)
  return words.length > 1 && words.length <= MOST_NAMES && words.every(isOwn)
}

class Reader {
  readonly #languages = new LanguageTeller()

  understand(rawText: string, context: MessageContext): Understanding {
    const { catalog, shown = [], meant = shown, pendingKind = null, said = 'none' } = context
    const { shownCount = shown.length } = context
    const spelled = spellOutMessage(cleaned(rawText))
    const before = baseOf(context.language) ?? baseOf(context.pageLanguage)
    const words = catalogWordsOf(catalog)
    const language =
      (before === null && isOfTitles(plainOf(spelled), words, catalog)
        ? null
        : this.#languages.tell(besideTitles(spelled, catalog), before, words.isName)) ??
      before ??
      catalog.language
    const written = writeOut(spelled, language, words.isInTitles)
    // "Not the basket, what is the total?": what is turned down of a sum is taken out of it.
    const offered = context.isReckoning ? [] : shown
    const { rest: text, ...turnedDown } = readTurnedDown(written, {
      catalog,
      language,
      shown: offered,
      seen: shown,
      meant,
    })
    const plain = plainOf(text)
    const contacts = readContacts(text, language, pendingKind === 'order_number')
    const read = readSlots(text, language, catalog, contacts, words.isProduct)
    const ordinals = ordinalsOf(plain, shownCount)
    const priceDirection = priceDirectionOf(plain, shownCount > 0)
    const input = { text, words, contacts, prices: read.prices, pendingKind, context: said }
    const wanted = withoutNo(input)
    const found = readActs({ ...input, text: wanted })
    // "Where's my stuff, GF-1001": beside a wish about an order a code like a model's is its number, and where no title has it.
    const [first] = found
    if (first && contacts.order_number === undefined) {
      const isOfOrder = ofOrders.has(first.act)
      const { order_number: code } = readContacts(text, language, isOfOrder, true)
      const isTitled = code?.split(/[^\p{L}\p{N}]+/u).every((part) => words.isInTitles(part.toLowerCase())) ?? true
      // "Can I return the Bernina 335?" names no order.
      const isModel = isTitled && /^\d{1,4}$/.test(code ?? '')
      if (code !== undefined && (isOfOrder ? !isModel : !isTitled)) contacts.order_number = code
    }
    const frustrated = isFrustrated(text, plain) && !asksToTrust(plain)
    if (frustrated && found[0]?.act === 'unknown' && text.split(/\s+/).length <= MOST_OUTBURST_WORDS)
      found.unshift({ act: 'complaint', intent: acts.complaint, confidence: 0.6 })
    const main = found[0] as (typeof found)[number]
    const { spans: _spans, ...contactSlots } = contacts
    const slots: Slots = { ...read.slots, ...contactSlots }
    const thing = wishing.has(main.act) || naming.has(main.act) ? read.thing() : null
    if (thing && (thing.isSold || wishing.has(main.act))) slots.product_type = thing.name
    return {
      language,
      act: main.act,
      intent: acts[main.act],
      confidence: main.confidence,
      found,
      slots,
      ordinals,
      priceDirection,
      frustrated,
      roles: readRoles({ text: wanted, context: said, words }),
      text: wanted,
      turnedDown,
    }
  }
}

/** "de-AT" is "de". */
const baseOf = (tag: string | null | undefined): string | null => tag?.toLowerCase().split(/[-_]/)[0] || null

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must go
const unseen = /[\u0000-\u0008\u000b-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g

/** Without control and bidirectional characters, no longer than what is read. */
const cleaned = (text: string): string =>
  boundedReading(text.slice(0, textBounds.message.units).replace(unseen, ' '), textBounds.message).trim()

/** A text without the titles of products in it, which tell nothing of who types it; the whole where it has nothing else. */
function besideTitles(text: string, catalog: MessageContext['catalog']): string {
  const tokens = tokenize(text).filter(({ kind }) => kind !== 'sign')
  const words = tokens.map(({ text: word }) => word)
  let rest = ''
  let from = 0
  for (let at = 0; at < words.length; at++) {
    const count = catalog.titleWordsAt(words, at)
    if (count < 2) continue
    rest += `${text.slice(from, tokens[at]?.start)} `
    at += count - 1
    from = tokens[at]?.end ?? from
  }
  return `${rest}${text.slice(from)}`.trim() || text
}
