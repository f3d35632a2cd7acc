import { kindOfName, type OptionKind } from '../../search/constraints/families.ts'
import { colourWords, materialWords, sizeWords } from '../../search/constraints/family-words.ts'
import { readNumberWords } from '../../search/constraints/number-words.ts'
import {
  type ConstraintSpan,
  readConstraints,
  type ShopperConstraints,
} from '../../search/constraints/read-constraints.ts'
import { isUnitWord, type TextToken, tokenize } from '../../search/constraints/tokens.ts'
import { StoreVocabulary } from '../../search/constraints/vocabulary.ts'
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

/** A store with every colour, material and size there are words for: what a shopper may say though this store lacks it. */
const anyStore = makeAnyStore()

function makeAnyStore(): StoreVocabulary {
  const names = (words: string) =>
    words
      .trim()
      .split('\n')
      .map((line) => (line.split(':')[0] ?? '').split('<')[0]?.trim() ?? '')
      .filter((name) => name !== '' && !name.endsWith('!'))
      .map((name) => name.replace('?', ''))
  const colors = names(colourWords).map((color) => ({ color }))
  const materials = names(materialWords).map((material) => ({ material }))
  const sizes = Object.keys(sizeWords).map((size) => ({ size }))
  const variants = [...colors, ...materials, ...sizes].map((options, at) => ({
    id: String(at),
    title: null,
    sku: null,
    gtin: null,
    mpn: null,
    price: null,
    compareAtPrice: null,
    inventory: null,
    options: options as Record<string, string>,
    url: null,
    imageUrl: null,
  }))
  return StoreVocabulary.of([
    {
      id: 'any',
      title: '',
      description: null,
      vendor: null,
      category: null,
      tags: [],
      url: null,
      imageUrl: null,
      currency: 'USD',
      variants,
      popularity: 0,
    },
  ])
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
  const amount = readQuantity(tokenize(blank(free, spans).slice(0, 512)), isThing)
  if (amount) {
    slots.quantity = amount.value
    spans.push({ start: amount.start, end: amount.end, kind: 'quantity' })
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
  const isAtEnd = /^\s*[?!.,]?\s*(?:please|pls|bitte|porfa|svp|por favor)?\s*[?!.]?\s*$/iu.test(
    text.slice(match.index + whole.length),
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

const counters = new Set(
  'pieces piece pcs pc units unit unidades unidad piezas pieza stuck stueck stk pieces unites exemplaires x pairs pares paires copies of davon items articulos'.split(
    ' ',
  ),
)
const takers = new Set(
  'take want need order buy have quiero dame deme necesito ponme pongame mandame llevo pido nehme brauche mochte will bestelle kaufe hatte veux voudrais prends faut en quantity qty cantidad quantite menge anzahl'.split(
    ' ',
  ),
)
const endings = new Set(['please', 'pls', 'por', 'porfa', 'svp', 'stp', 'bitte', 's', 'then', 'plz'])
const notCounted = new Set(
  'size talla taille grosse gr pointure numero number nr no order pedido commande bestellung eu us uk version model modelo modele modell iphone galaxy # under over'.split(
    ' ',
  ),
)
const dozens = new Map([
  ['dozen', 12],
  ['docena', 12],
  ['douzaine', 12],
  ['dutzend', 12],
])

/** How many are wanted: "3 of them", "two lamps", "2x", "a dozen". A pair of shoes is one thing, so "a pair" tells nothing. */
function readQuantity(
  tokens: readonly TextToken[],
  isThing: (word: string) => boolean,
): (Span & { value: number }) | null {
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as TextToken
    const couple = token.text === 'couple' && tokens[at + 1]?.text === 'of' ? 2 : dozens.get(token.text)
    if (couple) return { value: couple, start: token.start, end: token.end }
    const number = countAt(tokens, at)
    if (!number) continue
    if (!notCounted.has(tokens[at - 1]?.text ?? '') && isCounted(tokens, at, number.end, isThing)) {
      if (tokens[number.end]?.text === 'x') number.end++
      return { value: number.value, start: token.start, end: (tokens[number.end - 1] as TextToken).end }
    }
    at = number.end - 1
  }
  return null
}

function countAt(tokens: readonly TextToken[], at: number): { value: number; end: number } | null {
  const token = tokens[at] as TextToken
  // "x3"
  if (token.kind === 'word' && token.text === 'x' && tokens[at + 1]?.kind === 'number' && tokens[at + 1]?.glued) {
    return { value: Number(tokens[at + 1]?.text), end: at + 2 }
  }
  if (token.kind === 'number') {
    return /^\d{1,3}$/.test(token.text) && Number(token.text) > 0 ? { value: Number(token.text), end: at + 1 } : null
  }
  const said = token.kind === 'word' ? readNumberWords(tokens, at) : null
  return said && said.value > 1 && said.value < 1000 ? said : null
}

function isCounted(
  tokens: readonly TextToken[],
  from: number,
  end: number,
  isThing: (word: string) => boolean,
): boolean {
  const next = tokens[end]
  // "Compare the two laptops" points, it does not count.
  if (
    /^(the|these|those|los|las|estos|estas|esos|esas|les|ces|die|diese|den|beiden)$/.test(tokens[from - 1]?.text ?? '')
  )
    return false
  if ((tokens[from] as TextToken).text === 'x') return true
  const before = tokens[from - 1]?.text === ':' ? tokens[from - 2]?.text : tokens[from - 1]?.text
  if (!next || next.kind === 'sign' || endings.has(next.text)) {
    return (
      takers.has(before ?? '') &&
      !/^[%$€£"'-]$/.test(next?.text ?? '') &&
      !(next?.glued && next.kind === 'sign' && /[.,]/.test(next.text) && tokens[end + 1]?.glued)
    )
  }
  if (next.text === 'of') return /^(them|these|those|the|this|it|each)$/.test(tokens[end + 1]?.text ?? '')
  if (next.text === 'de') return /^(estos|estas|ellos|ellas|esos|esas|cada|ces|ceux)$/.test(tokens[end + 1]?.text ?? '')
  if (counters.has(next.text)) return true
  if (next.glued || isUnitWord(next.text)) return false
  if (isPluralAtStart(tokens, from, next)) return true
  return (
    isThing(next.text) ||
    (tokens[end + 1]?.kind === 'word' &&
      !/^(for|para|pour|fur|de|in|en)$/.test(next.text) &&
      isThing(tokens[end + 1]?.text ?? ''))
  )
}

/** "2 botellas de agua": a message that begins with a number and a word for more than one. */
const isPluralAtStart = (tokens: readonly TextToken[], from: number, next: TextToken): boolean =>
  (from === 0 || takers.has(tokens[from - 1]?.text ?? '')) &&
  Number(tokens[from]?.text) > 1 &&
  next.kind === 'word' &&
  next.text.length > 3 &&
  /(?:s|x|en|er|el)$/.test(next.text) &&
  !/^(?:times|weeks|hours|stars?|tallas|sizes|veces|fois|oder|aber|over|under|inches)$/.test(next.text)
