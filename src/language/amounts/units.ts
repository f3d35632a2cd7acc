import { otherUnits, unitSymbols } from '../data/unit-symbols.ts'
import { namesOfAll, wordList, wordsOfAll } from '../packs.ts'

/** Symbols by every word for a unit. */
const symbols = new Map<string, string>()
for (const [symbol, { also }] of Object.entries(unitSymbols)) {
  for (const name of [symbol, ...wordList(also)]) symbols.set(name, symbol)
}
for (const [name, symbol] of namesOfAll(({ units }) => units)) if (!symbols.has(name)) symbols.set(name, symbol)

const others = new Set([...wordList(otherUnits), ...wordsOfAll(({ counted }) => counted)])

/** The symbol of the unit that a folded word stands for behind a number: "inches" is "in". Undefined when it is none. */
export const unitOf = (word: string): string | undefined => symbols.get(word)

/** Whether the folded word after a number says that it is no money. */
export const isUnitWord = (word: string): boolean => symbols.has(word) || others.has(word)

/** Whether the folded word can stand for a unit of measure after a number. */
export const isMeasure = (word: string): boolean => {
  const symbol = symbols.get(word)
  return symbol !== undefined && !unitSymbols[symbol]?.hasNoTerm
}

/** The unit that amounts in this unit are told in, and how many of it one is: a litre is 1000 "ml". Null when the word measures nothing. */
export function scaleOf(word: string): { base: string; factor: number } | null {
  const symbol = isMeasure(word) ? symbols.get(word) : undefined
  if (symbol === undefined) return null
  const { base = symbol, factor = 1 } = unitSymbols[symbol] ?? {}
  return { base, factor }
}

/** The same, so that feet and pounds can be held against metres and kilos. */
export function metricScaleOf(word: string): { base: string; factor: number } | null {
  const [base, factor] = unitSymbols[symbols.get(word) ?? '']?.metric ?? []
  return base !== undefined && factor !== undefined ? { base, factor } : scaleOf(word)
}

/**
 * One term for an amount however it is written: ("0.5", "l") -> "500ml". Null when the number or unit is none.
 * `number` is as `normalizeNumber` returns it.
 */
export function measureTerm(number: string, unitWord: string): string | null {
  const scale = scaleOf(unitWord)
  const amount = amountOf(number)
  if (scale === null || amount === null) return null
  return `${Number((amount * scale.factor).toFixed(3))}${scale.base}`
}

function amountOf(number: string): number | null {
  const [numerator, denominator] = number.split('/')
  const amount = denominator === undefined ? Number(number) : Number(numerator) / Number(denominator)
  return Number.isFinite(amount) ? amount : null
}
