import { fold } from '../analysis/fold.ts'
import { remembering } from './remembering.ts'

/** A word, a number or one sign of a text, with where it stood. */
export interface TextToken {
  kind: 'word' | 'number' | 'sign'
  /** Folded; numbers and signs as typed. */
  text: string
  raw: string
  start: number
  end: number
  /** Whether nothing stands between it and the token before. */
  glued: boolean
}

const tokenPattern = /\p{N}+(?:[.,\u00a0\u202f'’]\p{N}+)*|[\p{L}][\p{L}\p{M}]*|[^\p{L}\p{N}\s]/gu

/** Cuts a text into tokens. Linear in its length; callers bound the length. */
export function tokenize(text: string): TextToken[] {
  const tokens: TextToken[] = []
  let lastEnd = -1
  for (const match of text.matchAll(tokenPattern)) {
    const raw = match[0]
    const start = match.index
    const first = raw.codePointAt(0) ?? 0
    const kind = /^\p{N}/u.test(raw) ? 'number' : first > 127 || /[a-z]/i.test(raw) ? wordOrSign(raw) : 'sign'
    const end = start + raw.length
    tokens.push({ kind, text: kind === 'word' ? fold(raw) : raw, raw, start, end, glued: start === lastEnd })
    lastEnd = end
  }
  return tokens
}

const wordOrSign = (raw: string): 'word' | 'sign' => (/^\p{L}/u.test(raw) ? 'word' : 'sign')

const unitNames: Record<string, string> = {
  in: 'inch inches zoll pulgada pulgadas pouce pouces pollice pollici polegada polegadas',
  ft: 'foot feet fuss',
  l: 'liter liters litre litres litro litros litri',
  ml: 'milliliter milliliters millilitre millilitres',
  cm: 'centimeter centimeters centimetre centimetres centimetros zentimeter',
  mm: 'millimeter millimeters millimetre millimetres',
  m: 'meter meters metre metres metro metros metri',
  kg: 'kilo kilos kilogram kilograms kilogramm kgs',
  g: 'gram grams gramm gramme grammes gramos grammi gr',
  oz: 'ounce ounces onza onzas',
  lb: 'lbs pound pounds libra libras pfund',
  gb: 'gigabyte gigabytes',
  tb: 'terabyte terabytes',
  w: 'watt watts vatios',
  v: 'volt volts voltios',
  pc: 'pcs piece pieces pieza piezas stuck teile teilig',
  cup: 'cups taza tazas tassen tasses',
  h: 'hour hours hora horas heure heures stunde stunden hrs',
}
const unitOf = new Map<string, string>()
for (const [unit, names] of Object.entries(unitNames))
  for (const name of [unit, ...names.split(' ')]) unitOf.set(name, unit)

/** Words after a number that make it an amount of something other than money, besides the units of measure. */
const otherUnits = new Set(
  (
    'year years yr yrs yo month months week weeks day days ano anos mes meses semana dias ans an mois semaines jours jahre ' +
    'jahren jahr monate monaten tage anni mesi minute minutes mins min minuten minutos secondes sekunden seconds calories ' +
    'calorie kcal cal kalorien calorias percent prozent pct degrees degree grad grados degres mph kmh km miles mile people ' +
    'persons personen personas personnes guests seats seater player players spieler jugadores joueurs level levels count ct pack packs ' +
    'page pages seiten paginas words mah mb kb hz khz mhz ghz db dpi lumens lumen kelvin amp amps watts hp psi bar rpm nits ' +
    'gal gallon gallons qt quart quarts pt pint pints yd yard yards cl dl ohm ohms bit bits thread denier ply tog stars star ' +
    'sterne carat carats karat cc cbm sqft sqm acres mg mcg iu spf grit gauge ga x th st nd rd'
  ).split(' '),
)

/** Whether the folded word after a number says that it is no money. */
export const isUnitWord = (word: string): boolean => unitOf.has(word) || otherUnits.has(word)

/** Units are told alike after a number: "13 inches" and "13-inch" are one. */
const normalizeWord = (tokens: readonly TextToken[], at: number): string => {
  const token = tokens[at] as TextToken
  if (token.kind === 'number') return token.text.replace(/^0+(?=\p{N})/u, '').replace(',', '.')
  let before = at - 1
  while (tokens[before]?.kind === 'sign') before--
  return tokens[before]?.kind === 'number' ? (unitOf.get(token.text) ?? token.text) : token.text
}

/** The words and numbers of a piece of tokens, as one key that does not tell "128GB" from "128 gb" or "13-inch" from "13 inches". */
export function keyOfTokens(tokens: readonly TextToken[], from: number, to: number): string {
  let key = ''
  for (let at = from; at < to; at++) {
    if ((tokens[at] as TextToken).kind === 'sign') continue
    key += (key === '' ? '' : ' ') + normalizeWord(tokens, at)
  }
  return key
}

/** The key of a value of the store, or of a name. */
export const keyOf = remembering((text) => {
  const tokens = tokenize(text.slice(0, 255))
  return keyOfTokens(tokens, 0, tokens.length)
})

/** The folded words and numbers of a text. */
export function wordsIn(text: string): string[] {
  // Five times as fast, and most titles are plain.
  if (/^[\0-\x7f]*$/.test(text)) return text.toLowerCase().match(/[a-z]+|\d+(?:[.,']\d+)*/g) ?? []
  return tokenize(text).flatMap((token) => (token.kind === 'sign' ? [] : [token.text]))
}

/** The end of a piece of so many words and numbers without a break and not taken yet; null when there is none. */
export function endOfWords(tokens: readonly TextToken[], taken: Uint8Array, at: number, words: number): number | null {
  let to = at
  for (let seen = 0; seen < words; to++) {
    const token = tokens[to]
    if (!token || taken[to]) return null
    if (token.kind !== 'sign') seen++
    else if (seen === 0 || !/^[-/&'’+.]$/.test(token.text)) return null
  }
  return to
}

/** "size: 42", "Gr. 42": the place behind the sign. */
export const behindColon = (tokens: readonly TextToken[], at: number): number =>
  /^[:=.]$/.test(tokens[at]?.text ?? '') ? at + 1 : at
