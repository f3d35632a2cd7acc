import { readQuantity } from '../../language/amounts/read-quantity.ts'
import { wordsOfAll } from '../../language/packs.ts'
import { conceptOf, kindOfName, type OptionKind, sizeOf } from '../../language/text/families.ts'
import { type TextToken, tokenize } from '../../language/text/tokens.ts'
import { languageOf } from '../../search/analysis/languages.ts'
import { readWish, type WishReading } from '../../search/read-wish.ts'
import type { StoreCatalog } from '../../search/store-catalog.ts'
import type { Contacts, Span } from './contact-slots.ts'
import type { Slots } from './understanding.ts'

export interface ReadSlots {
  slots: Slots
  /** Names an amount, a count, or what a thing may be like: "under 50", "in blue". */
  hasValues: boolean
  /** What the text says of prices, in its own words: "about 30 quid". */
  prices: string[]
  /** The thing that is named, in the words of the text, and whether it is sold here; null when none is. */
  thing(): { name: string; isSold: boolean } | null
  /** The text with spaces for contacts, of the same length. */
  text: string
}

const MOST_READ = 512

/**
 * Reads what is wished for: thing, price, colour, size, material and how many. Values are the store's own words where it has them,
 * else the general ones ("blue"). Amounts in another currency than the store's keep the currency that was said.
 * @param isThing whether a word names things, so that a number before it counts them
 */
export function readSlots(
  text: string,
  language: string,
  catalog: StoreCatalog,
  contacts: Contacts,
  isThing: (word: string) => boolean,
): ReadSlots {
  const free = blank(text, contacts.spans)
  const wish = readWish(free.slice(0, MOST_READ), catalog, language)
  // A value is one of the store's, whatever its words are read as.
  const literal = readWish(free.slice(0, MOST_READ), catalog, language, { parts: {} })
  const slots: Slots = {}
  readPrice(wish, catalog.currency, slots)
  const left = tokenize(blank(free, wish.spans).slice(0, MOST_READ))
  for (const kind of ['color', 'size', 'material'] as const) {
    const value = ownValue(wish, kind) ?? ownValue(literal, kind) ?? generalValue(kind, wish, left)
    if (value !== undefined) slots[kind] = value
  }
  const amount = readQuantity(left, isThing)
  if (amount) slots.quantity = amount.value
  const hasValues = Object.keys(slots).length > 0 || wish.spans.length > 0
  return {
    slots,
    hasValues,
    prices: wish.spans.filter(isOfPrice).map(({ start, end }) => text.slice(start, end)),
    text: free,
    thing() {
      // "Una docena de camisetas" names no dozen.
      const rest = (amount ? blank(free, [spanOf(left, amount)]) : free).slice(0, MOST_READ)
      const named = amount ? readWish(rest, catalog, language) : wish
      const { stopWords } = languageOf(language)
      const name = thingOf(named, tokenize(rest), ({ text: word }) => stopWords.has(word))
      return name === null ? null : { name, isSold: named.thing?.isSold ?? false }
    },
  }
}

const counters = wordsOfAll(({ quantities }) => quantities?.counters)
const ofWords = wordsOfAll(({ options }) => options?.describing)

/** A count with what is counted and "of": "10 pieces of". */
function spanOf(tokens: readonly TextToken[], { from, to }: { from: number; to: number }): Span {
  let end = to
  if (counters.has(tokens[end]?.text ?? '')) end++
  if (ofWords.has(tokens[end]?.text ?? '')) end++
  return { start: tokens[from]?.start ?? 0, end: tokens[end - 1]?.end ?? 0 }
}

/** Spaces instead of what is taken, so that places stay the same. A sign keeps neighbours from becoming one phrase. */
function blank(text: string, spans: readonly Span[]): string {
  let blanked = text
  for (const { start, end } of spans) {
    if (end > start) blanked = `${blanked.slice(0, start)}${' '.repeat(end - start - 1)};${blanked.slice(end)}`
  }
  return blanked
}

const isOfPrice = ({ kind }: WishReading['spans'][number]): boolean => kind === 'price' || kind === 'other_currency'

function readPrice({ spans }: WishReading, ownCurrency: string, slots: Slots): void {
  for (const { value, currency } of spans.filter(isOfPrice)) {
    const [min = '', max = ''] = value.split('-')
    if (min !== '') slots.price_min = Math.max(Number(min), slots.price_min ?? 0)
    if (max !== '') slots.price_max = Math.min(Number(max), slots.price_max ?? Number(max))
    slots.currency = currency ?? ownCurrency
  }
}

/** A value of the store's options. */
function ownValue({ wishes }: WishReading, kind: OptionKind): string | undefined {
  const ofKind = Object.entries(wishes.options ?? {}).filter(([name]) => kindOfName(name)?.kind === kind)
  const own = ofKind.find(([name]) => kindOfName(name)?.plain) ?? ofKind[0]
  return own?.[1][0]
}

const foods = wordsOfAll(({ foods: words }) => words)

/** One that the store has not: "purple", "XL". */
function generalValue(kind: OptionKind, wish: WishReading, tokens: readonly TextToken[]): string | undefined {
  const isLetters = (word: string) => /^[a-z]{2,}$/.test(word) && sizeOf(word)?.value === word
  if (kind === 'size') return tokens.find(({ text }) => isLetters(text))?.text
  // "Jus d'orange"
  if (kind === 'color' && tokens.some(({ text }) => foods.has(text))) return undefined
  if (!tokens.some(({ text }) => conceptOf(kind, text))) return undefined
  for (const { surface, isDenied } of wish.words) {
    const word = isDenied ? null : conceptOf(kind, surface)
    // "Glass" alone may be a thing.
    if (word && !word.literalOnly && (!word.thing || wish.namesThing)) return word.concept.name
  }
  return undefined
}

/**
 * The thing in the words of the text, with the sort of it: "running shoes"; null when none is named.
 * @param isSilent whether a word says nothing of the thing, though its name may have it
 */
function thingOf(
  { thing }: WishReading,
  tokens: readonly TextToken[],
  isSilent: (token: TextToken) => boolean,
): string | null {
  if (!thing) return null
  const roleAt = (at: number) => {
    const token = tokens[at]
    return token?.kind === 'word' && !isSilent(token) ? thing.roleOf(token.text) : null
  }
  const head = tokens.findIndex((_, at) => roleAt(at) === 'thing')
  if (head < 0) return thing.names[0] ?? null
  let [from, to] = [head, head]
  // One word may stand between: "lámpara de mesa", "t-shirt".
  while (roleAt(from - 1) || roleAt(from - 2)) from -= roleAt(from - 1) ? 1 : 2
  while (roleAt(to + 1) || roleAt(to + 2)) to += roleAt(to + 1) ? 1 : 2
  if (tokens[from - 1]?.text === '-' && tokens[from]?.glued) from -= 2
  let name = ''
  for (const [at, { raw, glued }] of tokens.slice(from, to + 1).entries()) name += at > 0 && !glued ? ` ${raw}` : raw
  return name.toLowerCase()
}
