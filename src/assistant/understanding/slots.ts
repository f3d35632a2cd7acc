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
  const read = language === 'en' ? free.replace(/(?<!\bin )\bthe\b/giu, '   ') : free
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
  const amount = readQuantity(tokenize(blank(free, spans).slice(0, 512)), isThing)
  if (amount) {
    slots.quantity = amount.value
    spans.push({ start: amount.start, end: amount.end, kind: 'quantity' })
  }
  spans.sort((a, b) => a.start - b.start)
  return { slots, spans, text: free }
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
  return (
    isThing(next.text) ||
    (tokens[end + 1]?.kind === 'word' &&
      !/^(for|para|pour|fur|de|in|en)$/.test(next.text) &&
      isThing(tokens[end + 1]?.text ?? ''))
  )
}
