import { scaleOf } from '../../language/amounts/units.ts'
import { packOf } from '../../language/packs.ts'
import { fold } from '../../language/text/fold.ts'
import { boundedReading, textBounds } from '../../shared/bounded-text.ts'
import { dimensionsOfUnit, readQuestion } from '../questions/read-question.ts'
import { readShopText, sentencesOf } from '../questions/shop-texts.ts'
import { sideOf } from '../questions/side-words.ts'
import type { Amount } from '../questions/text-amounts.ts'
import type { ReadText } from '../questions/text-words.ts'
import type { SearchProduct, SearchVariant } from '../search-product.ts'
import { fitOf, type Grade, type PartGrade } from './grade.ts'
import type { PageReading } from './read-by-page.ts'

/** Between which measures a side has to be: "at most 170 cm wide". */
interface SideLimit {
  side: string
  /** In the smallest unit of its kind. */
  min: number
  max: number
  wanted: string
}

/** A side as a shop tells it: "Breite 205 cm", "205 cm breit". */
interface ToldSide {
  side: string
  min: number
  max: number
  quote: string | null
}

/** Words that may stand between an amount and its side: "a width of about 80 cm". */
const MOST_BETWEEN = 2

/** The side that is named nearest to an amount, before it or behind its unit, but not across another amount. */
function sideAt({ words }: ReadText, { from, to }: Amount, amounts: readonly Amount[]): string | null {
  const ends = amounts.filter((one) => one.to <= from).map((one) => one.to)
  const first = Math.max(from - 1 - MOST_BETWEEN, ...ends, 0)
  const clause = words[from]?.clause
  const isOwn = (at: number) => words[at]?.clause === clause
  for (let at = from - 1; at >= first; at--) {
    const side = sideOf.get(words[at]?.text ?? '')
    if (side !== undefined && isOwn(at)) return side
  }
  for (let at = to; at <= to + MOST_BETWEEN; at++) {
    const side = sideOf.get(words[at]?.text ?? '')
    if (side !== undefined && isOwn(at)) return side
  }
  return null
}

/** An amount in the smallest unit of lengths; null where it is none. */
function lengthOf({ min, max, unit, isAcross }: Amount): { min: number; max: number } | null {
  const scale = unit === null ? null : scaleOf(unit)
  if (!scale || isAcross || !dimensionsOfUnit(unit).includes('length')) return null
  return { min: min * scale.factor, max: max * scale.factor }
}

function limitsIn(said: string, language: string, catalogLanguage: string): SideLimit[] {
  const clauses = readQuestion(said, language, catalogLanguage)
  // "Not that wide, 170 cm at most": the only side that is named is meant.
  const named = new Set(clauses.flatMap(({ text }) => text.words.flatMap(({ text: word }) => sideOf.get(word) ?? [])))
  const [only = null] = named.size === 1 ? named : []
  return clauses.flatMap(({ amounts, text, units }) =>
    amounts.flatMap((amount): SideLimit[] => {
      const length = lengthOf(amount)
      const side = length && (sideAt(text, amount, amounts) ?? only)
      if (!length || !side) return []
      const wanted = text.words
        .slice(amount.from, amount.to + 1)
        .map((word) => word.text)
        .join(' ')
      // "No wider than 80 cm"
      const isDenied = units.some((unit) => unit.isDenied && sideOf.get(fold(unit.surface)) === side)
      if (length.min === length.max) return isDenied ? [{ side, min: 0, max: length.max, wanted }] : []
      return [{ side, ...length, wanted }]
    }),
  )
}

const sidesIn = (text: ReadText & { amounts: readonly Amount[]; said: string }): ToldSide[] =>
  text.amounts.flatMap((amount): ToldSide[] => {
    const length = lengthOf(amount)
    const side = length && sideAt(text, amount, text.amounts)
    return length && side && Number.isFinite(length.max) ? [{ side, ...length, quote: text.said }] : []
  })

/** What an option tells of a side: "Width: 90 cm", "90 cm wide". */
const sidesOfVariant = ({ options }: SearchVariant, language: string): ToldSide[] =>
  Object.entries(options).flatMap(([name, value]) =>
    sidesIn(readShopText(boundedReading(`${name} ${value}`, textBounds.name), language)).map((one) => ({
      ...one,
      quote: null,
    })),
  )

/**
 * The same grade after what a message asks of a side was held against what the shop tells of it: a sofa of "width 205 cm" is none of at most
 * 170 cm. What comes in several widths is meant in those that fit; of what tells nothing of that side nothing is said.
 */
export function readSides(grade: Grade, said: string, product: SearchProduct, reading: PageReading): Grade {
  const { language } = reading.catalog
  const text = boundedReading(said, textBounds.question)
  const own = packOf(reading.language)?.code ?? language
  const limits = /\d/.test(text) ? limitsIn(text, own, language) : []
  if (limits.length === 0 || grade.fit === 'other') return grade
  const ofPage = sentencesOf(product.description ?? '', language).flatMap(sidesIn)
  let { variants } = grade
  const parts: PartGrade[] = []
  for (const { side, min, max, wanted } of limits) {
    const isIn = (told: ToldSide) => told.min >= min && told.max <= max
    const ofVariants = variants.map((variant) => sidesOfVariant(variant, language).find((one) => one.side === side))
    const fitting = variants.filter((_, at) => ofVariants[at] === undefined || isIn(ofVariants[at]))
    const isOfVariants = ofVariants.some((one) => one !== undefined)
    const told = isOfVariants ? ofVariants.find((one) => one !== undefined) : ofPage.find((one) => one.side === side)
    if (!told) continue
    const holds = isOfVariants ? fitting.length > 0 : isIn(told)
    if (holds && isOfVariants) variants = fitting
    parts.push({
      ...{ part: 'limit', wanted, verdict: holds ? 'holds' : 'fails', field: 'description' },
      ...{ says: holds ? null : (told.quote ?? wanted), ...(holds ? { isSoft: true as const } : {}) },
      ...(told.quote === null ? {} : { quote: told.quote }),
    })
  }
  if (parts.length === 0) return grade
  // "Wide" of a width that is told is not open.
  const sides = new Set(limits.map(({ side }) => side))
  const isTold = ({ part, verdict, wanted }: PartGrade) =>
    part === 'word' && verdict === 'unknown' && sides.has(sideOf.get(wanted) ?? '')
  const all = [...grade.parts.filter((part) => !isTold(part)), ...parts]
  return { fit: fitOf(all), parts: all, variants }
}
