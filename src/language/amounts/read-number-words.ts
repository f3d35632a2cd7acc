import type { NumberWords } from '../pack-fields/pack-numbers.ts'
import { packs, wordList, wordsOfAll } from '../packs.ts'
import type { TextToken } from '../text/tokens.ts'

const values = new Map<string, number>()

/** The words of a list count up from `first`. */
function addSeries(list: string | undefined, first: number, step: number): void {
  for (const [at, word] of wordList(list).entries()) if (word !== '-') values.set(word, first + at * step)
}
for (const { numbers } of packs) addSeries(numbers?.small, 0, 1)
for (const { numbers } of packs) addSeries(numbers?.tens, 20, 10)
for (const { numbers } of packs) {
  addSeries(numbers?.hundreds, 200, 100)
  for (const [at, words] of (numbers?.betweenTens ?? []).entries()) addSeries(words, 21 + at * 10, 1)
  for (const [word, value] of Object.entries(numbers?.more ?? {})) values.set(word, value as number)
  if (numbers?.isHundredJoined) addBehindHundreds(numbers as NumberWords)
  if (numbers?.joined) addJoined(numbers as NumberWords, numbers.joined as Required<NumberWords>['joined'])
}

/** Italian writes a number below a thousand in one word, and drops a vowel before the same one: "centottanta". */
function addBehindHundreds({ small, tens, betweenTens, hundred, hundreds }: NumberWords): void {
  const listed = [small, tens, ...(betweenTens ?? [])].flatMap((words) => wordList(words))
  const below100 = listed.flatMap((word) => {
    const value = values.get(word)
    return value ? [[word, value] as const] : []
  })
  for (const [at, start] of [...wordList(hundred), ...wordList(hundreds)].entries()) {
    for (const [word, value] of below100) {
      values.set(start + word, (at + 1) * 100 + value)
      if (start.endsWith(word.charAt(0))) values.set(start + word.slice(1), (at + 1) * 100 + value)
    }
  }
}

/** German writes a number below a thousand in one word, the unit before the ten. */
function addJoined({ small, tens }: NumberWords, { one, and, hundred }: Required<NumberWords>['joined']): void {
  const units = wordList(small)
  const below100 = new Map<string, number>([[units[1] as string, 1]])
  units[1] = one
  for (const [value, word] of units.entries()) below100.set(word, value)
  for (const [at, ten] of wordList(tens).entries()) {
    below100.set(ten, (at + 2) * 10)
    for (let unit = 1; unit < 10; unit++) below100.set(`${units[unit]}${and}${ten}`, (at + 2) * 10 + unit)
  }
  for (const [word, value] of below100) if (word !== one) values.set(word, value)
  for (let count = 1; count < 10; count++) {
    for (const prefix of count === 1 ? ['', one] : [units[count]]) {
      values.set(`${prefix}${hundred}`, count * 100)
      for (const [word, value] of below100) if (value > 0) values.set(`${prefix}${hundred}${word}`, count * 100 + value)
    }
  }
}

const hundreds = wordsOfAll(({ numbers }) => numbers?.hundred)
const thousands = wordsOfAll(({ numbers }) => numbers?.thousand)
const articles = wordsOfAll(({ numbers }) => numbers?.aHundred)
const connectors = wordsOfAll(({ numbers }) => numbers?.and)
const afterHundreds = wordsOfAll(({ numbers }) => (numbers?.isAndAfterHundreds ? numbers.and : ''))
const scores = wordsOfAll(({ numbers }) => numbers?.score)

const isScale = (word: string | undefined): boolean => word !== undefined && (hundreds.has(word) || thousands.has(word))

/** Whether the word belongs to the number behind it: "a hundred". */
export const opensNumber = (tokens: readonly TextToken[], at: number): boolean =>
  articles.has(tokens[at]?.text ?? '') && isScale(tokens[at + 1]?.text)

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
    if (connectors.has(word) && end > from && (total >= 100 || !afterHundreds.has(word))) continue
    if (end === from && opensNumber(tokens, at)) continue
    const isScore = total % 100 === 4 && scores.has(word)
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

/** Teens go behind hundreds, and in French behind 60 and 80 too. */
const fitsBehind = (total: number, next: number): boolean =>
  next < 10 || next >= 20 || total % 100 === 0 || total % 100 === 60 || total % 100 === 80
