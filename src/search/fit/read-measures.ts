import { metricScaleOf } from '../../language/amounts/units.ts'
import { packOf, phrasesOfAll, wordsOfAll } from '../../language/packs.ts'
import { weightsOfAudience } from '../../language/readers/read-audience.ts'
import { boundedReading, textBounds } from '../../shared/bounded-text.ts'
import { languageOf } from '../analysis/languages.ts'
import { optionsOf } from '../questions/read-options.ts'
import { dimensionsOfUnit, readQuestion } from '../questions/read-question.ts'
import { readShopText, type ShopText, sentencesOf } from '../questions/shop-texts.ts'
import { chartsOf, inChart, MOST_TIMES, type SizeChart } from '../questions/size-chart.ts'
import type { Amount } from '../questions/text-amounts.ts'
import type { ReadText } from '../questions/text-words.ts'
import type { SearchProduct, SearchVariant } from '../search-product.ts'
import { isNoun } from '../things/is-noun.ts'
import { fitOf, type Grade, type PartGrade } from './grade.ts'
import type { PageReading } from './read-by-page.ts'

/** Of people how many they are: "for 2-3 people". */
type Kind = 'length' | 'weight' | 'volume' | 'people'

/** What somebody or something measures, as a message tells: "neck 50 cm", "mide 1,18". */
interface ToldMeasure {
  value: number
  /** Of the smallest unit of its kind, "mm"; null where no unit was told. */
  base: string | null
  by: Kind
  wanted: string
  /** Stems of the words beside it, in the language of the shop: "leg" of "inside leg 53 cm". */
  names: ReadonlySet<string>
}

/** Between which measures something is for, as a shop tells: "50-54 cm", "bis 38 cm", "1,15 a 1,35 m", "leg from 52 cm". */
interface Range {
  min: number
  max: number
  base: string
  factor: number
  by: Kind
  quote: string
  names: ReadonlySet<string>
  /** Whether its sentence says whom it is for: "dogs to 15 lb". */
  isOfWhom: boolean
}

/** Where no unit was told, metres may be told in centimetres. */
const scales = [1, 100, 0.01]

/** A length that is so many times another is of something else: how tall a child is tells nothing of its head. */
const MOST_TIMES_LONG = 2

const kinds = ['length', 'weight', 'volume'] as const

/** Facts that tell whom something is for, and are no name of a measure. */
const whom: ReadonlySet<string> = new Set(['dogs', 'cats', 'pets', 'children', 'baby'])

const people = { base: 'people', by: 'people', names: new Set<string>(), isOfWhom: false } as const
const countedBehind = wordsOfAll(({ headcount }) => headcount?.behind)
const countedBefore = phrasesOfAll(({ headcount }) => headcount?.before).map((phrase) => ` ${phrase}`)
const places = wordsOfAll(({ headcount }) => headcount?.places)
const leadingTo = phrasesOfAll(({ purposes }) => purposes?.for).map((phrase) => ` ${phrase}`)
const MOST_BEFORE = 4

type Counted = Pick<Amount, 'from' | 'to' | 'unit'>

/** Words behind an amount that may name it: "52 cm chest". */
const MOST_BEHIND = 2

/** The places of words that may name what an amount is of: those before it up to another amount, and behind it where none follows, in its clause. */
function namesPlaces({ words }: ReadText, { from, to }: Counted, amounts: readonly Counted[]): number[] {
  const isOfClause = (at: number) => words[at]?.clause === words[from]?.clause
  const start = Math.max(from - MOST_BEFORE, ...amounts.flatMap((one) => (one.to <= from ? one.to : [])))
  const isLast = !amounts.some((one) => one.from >= to && isOfClause(one.from))
  const end = isLast ? to + MOST_BEHIND : to
  return words.flatMap((_, at) => (at >= start && at < end && !(at >= from && at < to) && isOfClause(at) ? [at] : []))
}

/** Whether one of the phrases stands right before a number. */
function isBehind({ words }: ReadText, { from }: Counted, phrases: readonly string[]): boolean {
  const before = words.slice(Math.max(0, from - MOST_BEFORE), from).map(({ text }) => text)
  return phrases.some((phrase) => ` ${before.join(' ')}`.endsWith(phrase))
}

/** The word behind a number and whether it hangs on it, as in "4-person"; '' where another sign stands between. */
function behindNumber({ words, tokens }: ReadText, { to }: Counted): { behind: string; isHung: boolean } {
  const next = tokens[(words[to - 1]?.at ?? 0) + 1]
  const isHung = next !== undefined && /^[-‑]$/.test(next.text)
  return { behind: next?.kind === 'sign' && !isHung ? '' : (words[to]?.text ?? ''), isHung }
}

/** Whether a number counts people: "2-3 people", "3-man", "families of 4 to 6", "there are 5 of us", but not "we are 5 minutes away". */
function isOfPeople(text: ReadText, counted: Counted): boolean {
  const { behind } = behindNumber(text, counted)
  if (counted.unit !== null) return false
  if (countedBehind.has(behind) || places.has(behind)) return true
  return (behind === '' || !isNoun(behind)) && isBehind(text, counted, countedBefore)
}

/** Whether a page tells by one number for how many people something is: "two-person", "für 4 Personen", "a tent for four", but not "takes two people". */
function isCapacity(text: ShopText, counted: Counted): boolean {
  const { behind, isHung } = behindNumber(text, counted)
  if (counted.unit !== null) return false
  if (places.has(behind)) return true
  if (countedBehind.has(behind)) return isHung || isBehind(text, counted, [...leadingTo, ...countedBefore])
  // "3 for 2" is a price.
  const isBare = behind === '' || languageOf(text.language).stopWords.has(behind)
  const isOfDeal = text.words[counted.from - 2]?.isNumber ?? false
  return isBare && !isOfDeal && isBehind(text, counted, [...leadingTo, ...countedBefore])
}

/** The measures that a message tells, but no limits ("under 50 cm") and no "20 x 30". */
function measuresIn(said: string, language: string, catalogLanguage: string): ToldMeasure[] {
  return readQuestion(said, language, catalogLanguage).flatMap(({ amounts, dimensions, text, units }) => {
    // "Un perro de 28 kg" is no dog from 28 kg on.
    const ofPerson = weightsOfAudience(text.tokens)
    return amounts.flatMap(({ min, max, unit, isAcross, from, to }): ToldMeasure[] => {
      if (isOfPeople(text, { from, to, unit }))
        return min === max ? [{ ...people, value: min, wanted: text.words[from]?.text ?? '' }] : []
      const by = kinds.find((kind) => (unit === null ? dimensions : dimensionsOfUnit(unit)).includes(kind))
      if ((min !== max && !ofPerson.has(text.words[from]?.at ?? -1)) || isAcross || !by) return []
      const scale = unit === null ? null : metricScaleOf(unit)
      const wanted = text.words
        .slice(from, to)
        .map((word) => word.text)
        .join(' ')
      const near = namesPlaces(text, { from, to, unit }, amounts)
      const names = new Set(
        units.flatMap(({ places, stems, facts }) =>
          places.some((at) => near.includes(at)) && !facts.some((fact) => whom.has(fact)) ? stems.flat() : [],
        ),
      )
      return [{ value: min * (scale?.factor ?? 1), base: scale?.base ?? null, by, wanted, names }]
    })
  })
}

/** Whether a message tells what somebody or something measures. @param said bounded by the caller */
export const tellsMeasure = (said: string, language: string, catalogLanguage: string): boolean =>
  /\d/.test(said) && measuresIn(said, language, catalogLanguage).length > 0

function rangesIn(text: ShopText): Range[] {
  const enough = text.amounts.filter((amount) => amount.min === amount.max && isCapacity(text, amount))
  const ranges = text.amounts.filter(({ min, max }) => min < max)
  const isOfWhom = text.facts.some(({ fact }) => whom.has(fact))
  const ofPeople = enough.map(({ max }): Range => ({ ...people, min: 1, max, factor: 1, quote: text.said }))
  const others = ranges.flatMap(({ min, max, from, to, unit: own }, at): Range[] => {
    if (isOfPeople(text, { from, to, unit: own })) return [{ ...people, min, max, factor: 1, quote: text.said }]
    // "S: 51-55, M: 55-59 cm": the sizes between are no units.
    const unit = ranges.slice(at).find((one) => isOwnUnit(one, text))?.unit ?? null
    const scale = unit === null ? null : metricScaleOf(unit)
    const by = kinds.find((kind) => dimensionsOfUnit(unit).includes(kind))
    if (!scale || !by) return []
    const names = new Set(
      namesPlaces(text, { from, to, unit: own }, text.amounts).map((at) => text.words[at]?.stem ?? ''),
    )
    return [{ min, max, ...scale, by, quote: text.said, names, isOfWhom }]
  })
  return [...ofPeople, ...others]
}

/** Whether a unit stands right behind its number. */
function isOwnUnit({ unit, to }: Amount, { words, tokens }: ShopText): boolean {
  const sign = tokens[(words[to - 1]?.at ?? 0) + 1]?.text ?? ''
  return unit !== null && !/^[,;:]$/.test(sign)
}

/** Whether a measure is in a range; null where it is of something else. */
function isIn({ min, max, base, factor, by, isOfWhom }: Range, told: ToldMeasure): boolean | null {
  if (by !== told.by || (told.base !== null && base !== told.base)) return null
  if (by === 'people') return told.value >= min && told.value <= max
  const values = told.base === null ? scales.map((scale) => told.value * scale) : [told.value / factor]
  const isOfBody = by === 'weight' && isOfWhom && told.base !== null
  const most = isOfBody ? Number.POSITIVE_INFINITY : by === 'length' ? MOST_TIMES_LONG : MOST_TIMES
  const alike = values.filter((value) => value >= (min || max) / most && value <= max * most)
  if (alike.length === 0) return null
  return alike.some((value) => value >= min && value <= max)
}

/** Of the ranges of a page those that a measure is held against: what is called as it, else all that have two ends. */
function rangesOf({ names }: ToldMeasure, ranges: readonly Range[]): Range[] {
  const called = ranges.filter((range) => [...names].some((name) => range.names.has(name)))
  return called.length > 0 ? called : ranges.filter(({ max }) => Number.isFinite(max))
}

/** Of the variants those that are told to be for a measure, with the sentence that tells it; null where none tells. */
function variantsFor(
  told: ToldMeasure,
  variants: readonly SearchVariant[],
  charts: readonly SizeChart[],
  language: string,
): { variants: SearchVariant[]; quote?: string } | null {
  for (const { option, ...chart } of charts) {
    const isOfIt = ({ unit }: Amount) => dimensionsOfUnit(unit).some((dimension) => dimension === told.by)
    const rows = chart.rows.map((row) => ({ ...row, amounts: row.amounts.filter(isOfIt) }))
    const found = inChart({ min: told.value, max: told.value, unit: told.base }, { ...chart, rows })
    const isNone = (value: string) => rows.every((row) => row.value !== value)
    const isFor = (value: string) => isNone(value) || (found?.stand === 'in' && found.values.includes(value))
    const quote = chart.sentence === null ? {} : { quote: chart.sentence.said }
    if (found) return { variants: variants.filter(({ options }) => isFor(options[option.name] ?? '')), ...quote }
  }
  if (told.by !== 'people') return null
  const read = variants.map(({ options }) =>
    Object.values(options)
      .flatMap((value) => rangesIn(readShopText(boundedReading(value, textBounds.key), language)))
      .flatMap((range) => isIn(range, told) ?? []),
  )
  return read.every((stands) => stands.length === 0)
    ? null
    : { variants: variants.filter((_, at) => read[at]?.length === 0 || read[at]?.includes(true)) }
}

/**
 * The same grade after what a message tells of whom or what it is for was held against what the page and the options tell: a helmet of 54-58 cm
 * is for no head of 51, and of one in two sizes the one is meant that is.
 */
export function readMeasures(grade: Grade, said: string, product: SearchProduct, reading: PageReading): Grade {
  const { language } = reading.catalog
  const own = packOf(reading.language)?.code ?? language
  const text = boundedReading(said, textBounds.question)
  const told = measuresIn(text, own, language)
  if (told.length === 0 || grade.fit === 'other') return grade
  const page = [readShopText(boundedReading(product.title, textBounds.name), language)]
  const sentences = sentencesOf(product.description ?? '', language)
  const ofPage = [...page, ...sentences].flatMap(rangesIn)
  const charts = chartsOf(optionsOf(product.variants, language), sentences)
  let variants = grade.variants
  const parts: PartGrade[] = []
  const measured: ToldMeasure[] = []
  for (const one of told) {
    const fitting = variantsFor(one, variants, charts, language)
    const ranges = rangesOf(one, ofPage)
    const stands = ranges.map((range) => isIn(range, one))
    const against = ranges[stands.indexOf(false)]
    const isKnown = fitting === null ? stands.some((stand) => stand !== null) : true
    const holds = fitting === null ? stands.includes(true) : fitting.variants.length > 0
    if (fitting && fitting.variants.length > 0) variants = fitting.variants
    if (holds) measured.push(one)
    const said = fitting?.quote ?? ranges[stands.indexOf(true)]?.quote
    if (holds && said !== undefined)
      parts.push({
        ...{ part: 'limit', wanted: one.wanted, verdict: 'holds', field: 'description', says: null },
        ...{ isSoft: true, quote: said },
      })
    // For how many people something is, is as open as any part where nothing tells it.
    if (!isKnown && one.by === 'people')
      parts.push({
        ...{ part: 'limit', wanted: one.wanted, verdict: 'unknown', field: null, says: null },
        isSoft: true,
      })
    if (!isKnown || holds) continue
    const quote = fitting?.quote ?? against?.quote ?? null
    const has = quote ?? variants.flatMap(({ options }) => Object.values(options)).join(', ')
    parts.push({
      ...{ part: 'limit', wanted: one.wanted, verdict: 'fails', field: 'description', says: has },
      ...(quote ? { quote } : {}),
    })
  }
  // What the page tells in other words is not open.
  const isTold = ({ part, verdict, wanted }: PartGrade) =>
    part === 'word' &&
    verdict === 'unknown' &&
    measured.some((one) => wanted.split(' ').includes(one.wanted.split(' ')[0] ?? ''))
  const all = [...grade.parts.filter((part) => !isTold(part)), ...parts]
  return { fit: fitOf(all), parts: all, variants }
}
