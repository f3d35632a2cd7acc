import type { TextToken } from './tokens.ts'

const small: Record<string, string> = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  es: 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve',
  fr: 'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize',
  de: 'null eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn',
}
const tens: Record<string, string> = {
  en: 'twenty thirty forty fifty sixty seventy eighty ninety',
  es: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  fr: 'vingt trente quarante cinquante soixante - - -',
  de: 'zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig',
}
const hundredsEs = 'doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'

const values = new Map<string, number>()

/** The words of a list count up from `first`. */
function addSeries(list: string, first: number, step: number): void {
  for (const [at, word] of list.split(' ').entries()) if (word !== '-') values.set(word, first + at * step)
}
for (const words of Object.values(small)) addSeries(words, 0, 1)
for (const words of Object.values(tens)) addSeries(words, 20, 10)
addSeries(hundredsEs, 200, 100)
addSeries(
  'veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve',
  21,
  1,
)
addGerman()

/** German writes a number below a thousand in one word. */
function addGerman(): void {
  const units = (small.de ?? '').split(' ')
  units[1] = 'ein'
  const below100 = new Map<string, number>([['eins', 1]])
  for (const [value, word] of units.entries()) below100.set(word, value)
  for (const [at, ten] of (tens.de ?? '').split(' ').entries()) {
    below100.set(ten, (at + 2) * 10)
    for (let unit = 1; unit < 10; unit++) below100.set(`${units[unit]}und${ten}`, (at + 2) * 10 + unit)
  }
  for (const [word, value] of below100) if (word !== 'ein') values.set(word, value)
  for (let hundred = 1; hundred < 10; hundred++) {
    for (const prefix of hundred === 1 ? ['', 'ein'] : [units[hundred]]) {
      values.set(`${prefix}hundert`, hundred * 100)
      for (const [word, value] of below100) if (value > 0) values.set(`${prefix}hundert${word}`, hundred * 100 + value)
    }
  }
}

const hundreds = new Set(['hundred', 'cent', 'cents', 'ciento', 'cien'])
const thousands = new Set(['thousand', 'mil', 'mille', 'tausend'])
const connectors = new Set(['and', 'y', 'et'])

/**
 * Reads a number in words of English, Spanish, French or German: "twenty five", "doscientos cincuenta y cinco",
 * "quatre-vingt-dix", "fünfundzwanzig". Null when there is none at `from`.
 */
export function readNumberWords(tokens: readonly TextToken[], from: number): { value: number; end: number } | null {
  let total = 0
  // The least place taken so far: "fifty twenty" is two numbers.
  let room = 1000
  let at = from
  let end = from
  for (; at < from + 12; at++) {
    const token = tokens[at]
    const word = token?.text ?? ''
    if (token?.kind === 'sign' && word === '-' && end > from) continue
    if (token?.kind !== 'word') break
    if (connectors.has(word) && end > from && (total >= 100 || word !== 'and')) continue
    if (word === 'a' && end === from && isScale(tokens[at + 1]?.text)) continue
    const isScore = total % 100 === 4 && /^vingts?$/.test(word)
    const next = isScore ? 20 : hundreds.has(word) ? 100 : thousands.has(word) ? 1000 : values.get(word)
    if (next === undefined) break
    if (isScore) {
      total += 76
      room = 20
    } else if (next === 1000 || (next === 100 && total > 0 && total < 10)) {
      total = Math.max(1, total) * next
      room = next
    } else if (next < room && fitsBehind(total, next)) {
      total += next
      room = next >= 100 ? 100 : next === 60 ? 20 : next >= 20 || next === 10 ? 10 : 1
    } else break
    end = at + 1
    if (total >= 1000) break
  }
  return end > from ? { value: total, end } : null
}

const isScale = (word: string | undefined): boolean => word !== undefined && (hundreds.has(word) || thousands.has(word))

/** Teens go behind hundreds, and in French behind 60 and 80 too. */
const fitsBehind = (total: number, next: number): boolean =>
  next < 10 || next >= 20 || total % 100 === 0 || total % 100 === 60 || total % 100 === 80
