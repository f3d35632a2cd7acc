import { metricScaleOf } from '../../language/amounts/units.ts'
import { readInOptions } from './read-options.ts'
import { type AskedClause, dimensionsOfUnit } from './read-question.ts'
import type { ShopText } from './shop-texts.ts'
import { hasToDoWith } from './stated-in.ts'
import { type Amount, amountsIn } from './text-amounts.ts'
import { isEither } from './value-types.ts'
import type { ProductOption } from './words-of-options.ts'

/** Where a measure lies in a chart: in these sizes, between the two nearest, or beyond all of them. */
interface Placed {
  values: string[]
  stand: 'in' | 'between' | 'beyond'
}

/** What a page tells of the sizes of a product for a measure. */
export interface FittingSizes extends Placed {
  option: ProductOption
  /** The sentence that tells it; null where the values themselves do. */
  said: string | null
  /** The one that was asked about by name, where no value is asked for: "does the M hold 34 kg?" */
  asked: string | undefined
}

interface Row {
  value: string
  amounts: Amount[]
}

/** Which measures the values of an option are for: "M 50-66 cm, L 62-82 cm". */
export interface SizeChart {
  option: ProductOption
  rows: Row[]
  said: string | null
  /** Where it stands; null where the values themselves tell it: "L 32-42 cm". */
  sentence: ShopText | null
}

/** What is held against a chart; in no unit where none was told. */
type Measure = Pick<Amount, 'min' | 'max' | 'unit'>

/** Fewer sizes are no chart. */
const FEWEST_ROWS = 2
/** A measure that is so many times another is of something else. */
export const MOST_TIMES = 4
/** Where no unit was told, metres may be told in centimetres. */
const scales = [1, 100, 0.01]
const baseOfWeight = metricScaleOf('kg')?.base

/** The charts of a product, those of its own values first. */
export const chartsOf = (options: readonly ProductOption[], sentences: readonly ShopText[]): SizeChart[] => [
  ...options.map((option) => ({ option, rows: ownRows(option), said: saidOf(option, sentences), sentence: null })),
  ...sentences.flatMap((sentence) =>
    options.map((option) => ({ option, rows: rowsIn(sentence, option), said: sentence.said, sentence })),
  ),
]

/** "Chest 64 cm, which size?": the sizes that the page tells for an amount; null where it tells none. */
export function fittingSizes(
  clauses: readonly AskedClause[],
  options: readonly ProductOption[],
  { sentences, title }: { sentences: readonly ShopText[]; title: ShopText },
): FittingSizes | null {
  // "Is the North 0 warm enough?": a number of its name measures nothing.
  const isOfName = ({ min, unit }: Amount) => unit === null && title.amounts.some((own) => own.min === min)
  const charts = chartsOf(options, sentences)
  const isWhich = clauses.some(({ asksValue }) => asksValue)
  // "How much storage on the 7 inch?"
  const asked = clauses.flatMap(({ asksValue, dimensions }) => (asksValue ? dimensions : []))
  const isOfOther = ({ unit }: Amount) =>
    unit !== null && asked.length > 0 && !asked.some((one) => one === 'size' || dimensionsOfUnit(unit).includes(one))
  for (const clause of clauses) {
    for (const amount of clause.amounts.filter((one) => !one.isAcross && !isOfName(one) && !isOfOther(one))) {
      for (const chart of charts) {
        const found = mayBeOf(chart, amount, clause) ? inChart(amount, chart, isWhich) : null
        const findings = isWhich || !found ? [] : clauses.flatMap((one) => readInOptions(one, [chart.option]))
        const named = findings.flatMap(({ values }) => values)
        // "M or L for 70 cm?"
        const one = named.length === 1 && !clauses.some(({ text }) => isEither(text)) ? named[0] : undefined
        const isOpen = found?.stand === 'beyond' && !isWhich && one === undefined
        if (found && !isOpen) return { ...found, option: chart.option, said: chart.said, asked: one }
      }
    }
  }
  return null
}

/** "Chest 74", "I am 1.72": a number alone is in the unit of the chart that speaks of that; "which size is that in 40": of one of sizes. */
function mayBeOf({ option, rows, sentence }: SizeChart, { unit }: Amount, clause: AskedClause): boolean {
  if (unit !== null || (sentence && clause.units.some((one) => hasToDoWith(sentence, one)))) return true
  if (sentence && option.kind === 'size' && clause.dimensions.includes('size')) return true
  const ofRows = rows.flatMap(({ amounts }) => amounts.flatMap((own) => dimensionsOfUnit(own.unit)))
  return ofRows.some((dimension) => clause.dimensions.includes(dimension))
}

/** Size 40, of what comes in S to XL: the sizes of its own that a chart of the page tells for that; null where none does. */
export function sizesInChart(
  size: number,
  options: readonly ProductOption[],
  sentences: readonly ShopText[],
): Omit<FittingSizes, 'asked'> | null {
  for (const { rows, ...chart } of chartsOf(options, sentences)) {
    if (chart.option.kind !== 'size' || chart.sentence === null) continue
    // "M 94-102 cm" measures a chest, and is no other name of a size.
    const bare = rows.map((row) => ({ ...row, amounts: row.amounts.filter(({ unit }) => unit === null) }))
    const found = inChart({ min: size, max: size, unit: null }, { ...chart, rows: bare })
    if (found?.stand === 'in') return { ...found, option: chart.option, said: chart.said }
  }
  return null
}

const ownRows = ({ values, readValues }: ProductOption): Row[] =>
  readValues.map(({ amounts }, at) => ({ value: values[at] ?? '', amounts: withUnits(amounts) }))

/** The sentence that lists all values, as it tells what they measure. */
const saidOf = ({ readValues }: ProductOption, sentences: readonly ShopText[]): string | null =>
  sentences.find(({ words }) => readValues.every((value) => placesOf(value, words).length > 0))?.said ?? null

/** Where the words of a value stand among others. */
const placesOf = ({ words: key }: ShopText, words: ShopText['words']): number[] =>
  key.length === 0
    ? []
    : words.flatMap((_, at) => (key.every(({ text }, next) => words[at + next]?.text === text) ? [at] : []))

/** The values of an option in a sentence, each with the amounts that stand between it and the next. */
function rowsIn(sentence: ShopText, { values, readValues }: ProductOption): Row[] {
  const { words, tokens } = sentence
  const lengths = new Map<number, { to: number; value: string }>()
  for (const [place, value] of readValues.entries()) {
    for (const at of placesOf(value, words)) {
      const to = at + value.words.length
      // "L 32" of "L" and "L 32": the longest
      if (to > (lengths.get(at)?.to ?? 0)) lengths.set(at, { to, value: values[place] ?? '' })
    }
  }
  const starts = [...lengths].map(([at, own]) => ({ at, ...own })).toSorted((a, b) => a.at - b.at)
  // "Up to 20 kg (M) or 34 kg (L)"
  const isBefore = starts.every((one) => isInBrackets(sentence, one))
  const told = starts.map(({ at, to, value }, index) => {
    const [from, end] = isBefore ? [starts[index - 1]?.to ?? 0, at] : [to, starts[index + 1]?.at ?? words.length]
    // The "156" of "150 for 50-70 kg, 156 for 65-85 kg" ends no range.
    const own = isBefore ? sentence.amounts : amountsIn({ ...sentence, tokens, words: words.slice(0, end) }, from)
    return { value, amounts: own.filter((amount) => amount.from >= from && amount.from < end) }
  })
  const amounts = withUnits(told.flatMap((row) => row.amounts))
  const rows = told
    .map(
      (row): Row => ({ ...row, amounts: amounts.filter(({ from }) => row.amounts.some((own) => own.from === from)) }),
    )
    .filter((row) => row.amounts.length > 0)
  return new Set(rows.map(({ value }) => value)).size >= FEWEST_ROWS ? rows : []
}

const isInBrackets = ({ words, tokens }: ShopText, { at, to }: { at: number; to: number }): boolean =>
  tokens[(words[at]?.at ?? 0) - 1]?.text === '(' && tokens[(words[to - 1]?.at ?? 0) + 1]?.text === ')'

/** "S 40-52, M 50-66, L 62-82 cm": ranges are in the unit that the last of them names. */
const withUnits = (amounts: readonly Amount[]): Amount[] =>
  amounts.map((amount, at) => {
    if (amount.unit !== null || amount.min === amount.max) return amount
    return { ...amount, unit: amounts.slice(at).find(({ unit }) => unit !== null)?.unit ?? null }
  })

/** Where a measure lies in a chart; null where the chart is of something else. @param isWhich whether one of its values is asked for */
export function inChart(asked: Measure, chart: Pick<SizeChart, 'rows' | 'sentence'>, isWhich = false): Placed | null {
  const wanted = Number.isFinite(asked.max) ? asked.max : asked.min
  const ofRows = chart.rows.flatMap(({ amounts }) => amounts)
  const unit = asked.unit ?? ofRows.find((own) => own.unit !== null && !own.isAcross)?.unit
  if (!unit) return placed(wanted, rangesOf(chart, undefined, isWhich))
  const scale = metricScaleOf(unit)
  const ranges = scale ? rangesOf(chart, scale.base, isWhich) : []
  const factors = asked.unit === null ? scales : [1]
  // "1.90" of what goes up to 1.85 m is no 1.9 cm.
  const isAlike = (value: number) => ranges.some(({ max }) => value >= max / MOST_TIMES && value <= max * MOST_TIMES)
  const measures = factors.map((times) => wanted * times * (scale?.factor ?? 1))
  const all = measures
    .filter((value) => factors.length === 1 || isAlike(value))
    .flatMap((value) => placed(value, ranges) ?? [])
  return all.find(({ stand }) => stand === 'in') ?? all[0] ?? null
}

interface Range {
  value: string
  min: number
  max: number
}

/** From where to where each size goes, in the smallest unit of its kind; none where they only tell how big they are. */
function rangesOf(
  { rows, sentence }: Pick<SizeChart, 'rows' | 'sentence'>,
  base: string | undefined,
  isWhich: boolean,
) {
  const ranges = rows.flatMap(({ value, amounts }): Range[] => {
    const own = amounts.find(({ unit, isAcross }) => !isAcross && metricScaleOf(unit ?? '')?.base === base)
    const factor = metricScaleOf(own?.unit ?? '')?.factor ?? 1
    return own ? [{ value, min: own.min * factor, max: own.max * factor }] : []
  })
  if (ranges.length < FEWEST_ROWS) return []
  // "Regular (up to 1.85 m), the Long reaches 2 m"
  const isUpTo = ranges.some(({ min, max }) => min === 0 && max > 0)
  if (ranges.some(({ min, max }) => min !== max))
    return isUpTo ? ranges.map((range) => (range.min === range.max ? { ...range, min: 0 } : range)) : ranges
  // "M holds 30 kg"
  if (base === baseOfWeight && sentence?.topics.some(({ topic }) => topic === 'load'))
    return ranges.map((range) => ({ ...range, min: 0 }))
  // "Back length: 30 cm, 40 cm": which of them is asked. A single measure of each says in other cases how big it is, and not for whom.
  return isWhich && sentence === null && base !== undefined ? ranges : []
}

function placed(wanted: number, ranges: readonly Range[]): Placed | null {
  const holding = ranges.filter(({ min, max }) => wanted >= min && wanted <= max)
  // "S up to 10 kg, M up to 20 kg": the first that is enough.
  const ends = holding.filter(({ min }) => min === 0).toSorted((a, b) => a.max - b.max)
  const fitting = [...holding.filter(({ min }) => min > 0), ...ends.slice(0, 1)]
  if (fitting.length > 0) return { values: fitting.map(({ value }) => value), stand: 'in' }
  const below = ranges.filter(({ max }) => max < wanted).toSorted((a, b) => b.max - a.max)[0]
  const above = ranges.filter(({ min }) => min > wanted).toSorted((a, b) => a.min - b.min)[0]
  if (below && above) return { values: [below.value, above.value], stand: 'between' }
  const isNear = (below && wanted <= below.max * MOST_TIMES) || (above && wanted >= above.min / MOST_TIMES)
  return isNear ? { values: [], stand: 'beyond' } : null
}
