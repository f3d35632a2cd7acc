import { sizeLetters } from '../../language/data/family-parents.ts'
import { kindOfName, type OptionKind, plainConcepts } from '../../language/families.ts'
import { readQuantity } from '../../language/read-quantity.ts'
import { tokenize } from '../../language/tokens.ts'
import {
  type ConstraintSpan,
  readConstraints,
  type ShopperConstraints,
} from '../../search/constraints/read-constraints.ts'
import { StoreVocabulary } from '../../search/constraints/store-vocabulary.ts'
import { bareProduct, bareVariant } from '../../search/search-product.ts'
import type { StoreCatalog } from '../../search/store-catalog.ts'
import type { Contacts, Span } from './contact-slots.ts'
import type { Slots } from './understanding.ts'

export interface ReadSlots {
  slots: Slots
  /** What was understood, sorted: kept as it stands in a query, never part of a product's type. */
  spans: (Span & { kind: ConstraintSpan['kind'] | 'quantity' })[]
  /** The text with spaces for contacts, of the same length. */
  text: string
}

/** An invented store with every colour, material and size we have words for, to read values that the real store does not have. */
const anyStore = makeAnyStore()

function makeAnyStore(): StoreVocabulary {
  const colors = plainConcepts('color').map((color) => ({ color }))
  const materials = plainConcepts('material').map((material) => ({ material }))
  const sizes = sizeLetters.map(([size]) => ({ size }))
  const variants = [...colors, ...materials, ...sizes].map((options, at) =>
    bareVariant(String(at), { options: options as Record<string, string> }),
  )
  return StoreVocabulary.of([bareProduct('any', '', { variants })])
}

/**
 * Reads price, colour, size, material and quantity. Values are the store's own words where it has them, else the general
 * ones ("blue"). Amounts in another currency than the store's keep the currency that was said.
 */
export function readSlots(
  text: string,
  language: string,
  { vocabulary, currency }: StoreCatalog,
  contacts: Contacts,
  isThing: (word: string) => boolean,
): ReadSlots {
  const free = blank(text, contacts.spans)
  // Folded, the French "thé" is the English article, and colours beside tea are not read.
  const read = withoutFit(language === 'en' ? free.replace(/(?<!\bin )\bthe\b/giu, '   ') : free)
  const own = readConstraints(read, vocabulary, { language, currency })
  // "Jus d'orange" is no colour.
  const left = blank(read, own.spans).replace(/\bd['’]orange\b/giu, (juice) => ' '.repeat(juice.length))
  const any = readConstraints(left, anyStore, { language, currency })
  const slots: Slots = {}
  readPrice([...own.spans, ...any.spans], currency, slots)
  for (const kind of ['color', 'size', 'material'] as const) {
    const value = optionValue(own, kind) ?? optionValue(any, kind)
    if (value !== undefined) slots[kind] = value
  }
  const spans: ReadSlots['spans'] = [...own.spans, ...any.spans]
  const shoe = slots.size === undefined ? readShoeSize(blank(free, spans)) : null
  if (shoe) {
    slots.size = shoe.value
    spans.push({ start: shoe.start, end: shoe.end, kind: 'option' })
  }
  const tokens = tokenize(blank(free, spans).slice(0, 512))
  const amount = readQuantity(tokens, isThing)
  if (amount) {
    slots.quantity = amount.value
    const start = tokens[amount.from]?.start ?? 0
    spans.push({ start, end: tokens[amount.to - 1]?.end ?? start, kind: 'quantity' })
  }
  spans.sort((a, b) => a.start - b.start)
  return { slots, spans, text: free }
}

/** "Does it run small?" asks for no size. */
const withoutFit = (text: string): string =>
  text.replace(/\b(?:runs?|fits?|falls?|taillent?|tallan?) (?:\w+ )?(?:small|large|big|medium)\b/giu, (fit) =>
    ' '.repeat(fit.length),
  )

const shoes =
  /(?<!\p{L})(?:shoes?|sneakers?|trainers?|boots?|heels|sandals?|cleats|slippers?|kicks|runners|zapat\p{L}*|zapas|botas?|botines|tenis|deportivas|sandalias|chaussures?|baskets?|bottes?|bottines|tennis|sandales|escarpins|\p{L}*schuhe?n?|\p{L}*stiefel|sneakern?|turnschuhe?|sandalen)(?!\p{L})/iu
/** "EU 42", "talla 42" were read before; this is the bare number beside shoes: "10.5 running shoe", "botas del 41". */
const shoeSize =
  /(?<![\p{L}\d.,$€£#+-])(?:(in|del|de|du|en|im|the|le|el)\s+)?(3[4-9]|4[0-9]|1[0-5]|[4-9])([.,]5|½|\s1\/2)?(?![\p{L}\d%$€£]|[.,:/-]\d|\s?(?:€|\$|eur|usd|dollar|bucks|pairs?|pares|paires|paar|x\b|cm|mm|kg|years?|a[nñ]os|ans|jahre|days?|d[ií]as|jours|tage|inch|er\b|pack|pcs))/iu
const beforeOther =
  /(?:under|over|below|above|than|max|min|than|about|around|least|most|up to|menos de|m[aá]s de|hasta|unter|[uü]ber|bis|moins de|plus de|order|pedido|bestellung|commande|n[ºo°r]\.?|for|para|pour|f[uü]r|want|need|quiero|brauche|veux)\s*$/iu

function readShoeSize(text: string): (Span & { value: string }) | null {
  if (!shoes.test(text)) return null
  const match = shoeSize.exec(text)
  if (!match || beforeOther.test(text.slice(0, match.index))) return null
  const [whole, , number, half] = match
  const isEuropean = Number(number) >= 34
  // "Give me 4 running shoes" counts; "10.5" and what follows "in" or ends the text does not.
  const isAtEnd = /^[?!.,]? ?(?:please|pls|bitte|porfa|svp|por favor)? ?[?!.]?$/iu.test(
    text
      .slice(match.index + whole.length)
      .replace(/\s+/g, ' ')
      .trim(),
  )
  if (!isEuropean && half === undefined && match[1] === undefined && !isAtEnd) return null
  return { value: `${number}${half ? '.5' : ''}`, start: match.index, end: match.index + whole.length }
}

/** Spaces instead of what is taken, so that places stay the same. A full stop keeps neighbours from becoming one phrase. */
function blank(text: string, spans: readonly Span[]): string {
  let blanked = text
  for (const { start, end } of spans) {
    if (end > start) blanked = `${blanked.slice(0, start)}${' '.repeat(end - start - 1)};${blanked.slice(end)}`
  }
  return blanked
}

function readPrice(spans: readonly ConstraintSpan[], ownCurrency: string, slots: Slots): void {
  for (const { kind, value, currency } of spans) {
    if (kind !== 'price' && kind !== 'other_currency') continue
    const [min = '', max = ''] = value.split('-')
    if (min !== '') slots.price_min = Math.max(Number(min), slots.price_min ?? 0)
    if (max !== '') slots.price_max = Math.min(Number(max), slots.price_max ?? Number(max))
    slots.currency = currency ?? ownCurrency
  }
}

function optionValue({ filters }: ShopperConstraints, kind: OptionKind): string | undefined {
  const options = Object.entries(filters.options ?? {})
  const ofKind = options.filter(([name]) => kindOfName(name)?.kind === kind)
  const plain = ofKind.find(([name]) => kindOfName(name)?.plain) ?? ofKind[0]
  return plain?.[1][0]
}
