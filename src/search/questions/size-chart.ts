import { scaleOf } from '../../language/amounts/units.ts'
import type { ProductOption } from './read-options.ts'
import type { AskedClause } from './read-question.ts'
import type { ShopText } from './shop-texts.ts'
import { hasToDoWith } from './stated-in.ts'
import type { Amount } from './text-words.ts'

/** What a page tells of the sizes of a product: "M 50-66 cm, L 62-82 cm". */
export interface FittingSizes {
  option: ProductOption
  /** Those that an amount lies in; where it lies in none, the two that it lies between. */
  values: string[]
  isBetween: boolean
  /** The sentence that tells it. */
  said: string
}

interface Row {
  value: string
  amounts: Amount[]
}

/** Fewer sizes are no chart. */
const FEWEST_ROWS = 2

/** "Chest 64 cm, which size?": the sizes that the page tells for an amount; null where it tells none. */
export function fittingSizes(
  clauses: readonly AskedClause[],
  options: readonly ProductOption[],
  sentences: readonly ShopText[],
): FittingSizes | null {
  const asked = clauses
    .flatMap((clause) => clause.amounts.map((amount) => ({ amount, clause })))
    .filter(({ amount }) => !amount.isAcross)
  for (const { amount, clause } of asked) {
    for (const option of options) {
      // "L 32-42 cm": the values themselves are a chart.
      const found = amount.unit === null ? null : inChart(amount, ownChart(option))
      if (found) return { ...found, option, said: option.values.join(', ') }
    }
    for (const sentence of sentences) {
      for (const option of options) {
        // "Chest 74": a number alone is in the unit of the chart that speaks of a chest; "which size is that in 40": of one of sizes.
        const isOfSizes = option.kind === 'size' && clause.dimensions.includes('size')
        if (amount.unit === null && !isOfSizes && !isOfChart(sentence, clause)) continue
        const found = inChart(amount, chartOf(sentence, option))
        if (found) return { ...found, option, said: sentence.said }
      }
    }
  }
  return null
}

/** Size 40, of what comes in S to XL: the sizes of its own that a chart of the page tells for that; null where none does. */
export function sizesInChart(
  size: number,
  options: readonly ProductOption[],
  sentences: readonly ShopText[],
): FittingSizes | null {
  const asked = { min: size, max: size, unit: null, isAcross: false, from: 0, to: 0 }
  for (const option of options.filter(({ kind }) => kind === 'size')) {
    for (const sentence of sentences) {
      // "M 94-102 cm" measures a chest, and is no other name of a size.
      const rows = chartOf(sentence, option).map(({ value, amounts }) => ({
        value,
        amounts: amounts.filter(({ unit }) => unit === null),
      }))
      const found = inChart(asked, rows)
      if (found && !found.isBetween) return { ...found, option, said: sentence.said }
    }
  }
  return null
}

const isOfChart = (sentence: ShopText, { units }: AskedClause): boolean =>
  units.some((unit) => hasToDoWith(sentence, unit))

const ownChart = ({ values, readValues }: ProductOption): Row[] =>
  readValues.map(({ amounts }, at) => ({ value: values[at] ?? '', amounts: withUnits(amounts) }))

/** The values of an option in a sentence, each with the amounts that stand between it and the next. */
function chartOf(sentence: ShopText, { values, readValues }: ProductOption): Row[] {
  const keys = readValues.map(({ words }) => words.map(({ text }) => text))
  const starts = sentence.words.flatMap((_, at) => {
    const place = longest(
      keys,
      (key) => key.length > 0 && key.every((word, next) => sentence.words[at + next]?.text === word),
    )
    return place < 0 ? [] : [{ at, to: at + (keys[place]?.length ?? 0), value: values[place] ?? '' }]
  })
  const amounts = withUnits(sentence.amounts)
  const rows = starts.map(({ at, to, value }, index): Row => {
    const end = starts[index + 1]?.at ?? sentence.words.length
    // "Up to 20 kg (M) or 34 kg (L)"
    if (starts.every((one) => isInBrackets(sentence, one))) {
      const begin = starts[index - 1]?.to ?? 0
      return { value, amounts: amounts.filter(({ from }) => from >= begin && from < at) }
    }
    return { value, amounts: amounts.filter(({ from }) => from >= to && from < end) }
  })
  const told = rows.filter(({ amounts }) => amounts.length > 0)
  return new Set(told.map(({ value }) => value)).size >= FEWEST_ROWS ? told : []
}

const isInBrackets = ({ words, tokens }: ShopText, { at, to }: { at: number; to: number }): boolean =>
  tokens[(words[at]?.at ?? 0) - 1]?.text === '(' && tokens[(words[to - 1]?.at ?? 0) + 1]?.text === ')'

/** "S 40-52, M 50-66, L 62-82 cm": ranges are in the unit that the last of them names. */
const withUnits = (amounts: readonly Amount[]): Amount[] =>
  amounts.map((amount, at) => {
    if (amount.unit !== null || amount.min === amount.max) return amount
    return { ...amount, unit: amounts.slice(at).find(({ unit }) => unit !== null)?.unit ?? null }
  })

function longest(keys: readonly string[][], holds: (key: readonly string[]) => boolean): number {
  let best = -1
  for (const [at, key] of keys.entries())
    if (holds(key) && key.length > (best < 0 ? 0 : (keys[best]?.length ?? 0))) best = at
  return best
}

function inChart(asked: Amount, rows: readonly Row[]): { values: string[]; isBetween: boolean } | null {
  const unit = asked.unit ?? rows.flatMap(({ amounts }) => amounts).find((own) => own.unit !== null)?.unit
  // "M 39-41", of shoes that are told in no unit.
  const scale = unit ? scaleOf(unit) : asked.unit === null ? { base: undefined, factor: 1 } : null
  if (!scale) return null
  const wanted = (Number.isFinite(asked.max) ? asked.max : asked.min) * scale.factor
  const ranges = rows.flatMap(({ value, amounts }) => {
    const own = amounts.find(({ unit, isAcross }) => !isAcross && scaleOf(unit ?? '')?.base === scale.base)
    const factor = scaleOf(own?.unit ?? '')?.factor ?? 1
    return own ? [{ value, min: own.min * factor, max: own.max * factor }] : []
  })
  // A single measure of each says how big it is, and not for whom.
  if (ranges.length < FEWEST_ROWS || ranges.every(({ min, max }) => min === max)) return null
  const holding = ranges.filter(({ min, max }) => wanted >= min && wanted <= max)
  // "S up to 10 kg, M up to 20 kg": the first that is enough.
  const ends = holding.filter(({ min }) => min === 0).toSorted((a, b) => a.max - b.max)
  const fitting = [...holding.filter(({ min }) => min > 0), ...ends.slice(0, 1)]
  if (fitting.length > 0) return { values: fitting.map(({ value }) => value), isBetween: false }
  const below = ranges.filter(({ max }) => max < wanted).toSorted((a, b) => b.max - a.max)[0]
  const above = ranges.filter(({ min }) => min > wanted).toSorted((a, b) => a.min - b.min)[0]
  return below && above ? { values: [below.value, above.value], isBetween: true } : null
}
