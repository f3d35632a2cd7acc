import { scaleOf } from '../../language/amounts/units.ts'
import { wordsOfAll } from '../../language/packs.ts'
import { isNegation } from '../../language/readers/negation.ts'
import { isNo, isYes } from '../../language/readers/yes-no.ts'
import { accepts, conceptOf, isKindWord, kindOfName, type OptionKind, sizeOf } from '../../language/text/families.ts'
import { keyOf } from '../../language/text/tokens.ts'
import type { SearchVariant } from '../search-product.ts'
import { amountAtEnd, valueAtEnd } from './compare-measures.ts'
import { bearingOut } from './question-words.ts'
import type { AskedClause, AskedUnit } from './read-question.ts'
import { readShopText, type ShopText } from './shop-texts.ts'
import { placesOfStems } from './stated-in.ts'

/** An option of a product with all its values in the order of the variants. */
export interface ProductOption {
  name: string
  kind: OptionKind | null
  values: string[]
  /** The name, and each value, as texts. */
  read: ShopText
  readValues: ShopText[]
}

/** The options of a product. */
export function optionsOf(variants: readonly SearchVariant[], language: string): ProductOption[] {
  const values = new Map<string, Set<string>>()
  for (const { options } of variants) {
    for (const [name, value] of Object.entries(options)) values.set(name, (values.get(name) ?? new Set()).add(value))
  }
  let left = MOST_UNITS
  const read = (text: string): ShopText => {
    const part = text.slice(0, Math.min(MOST_UNITS_EACH, Math.max(0, left)))
    left -= part.length
    return readShopText(part, language)
  }
  return [...values].slice(0, MOST_OPTIONS).map(([name, own]) => ({
    ...{ name, kind: kindOfName(name)?.kind ?? null, values: [...own].slice(0, MOST_VALUES), read: read(name) },
    readValues: [...own].slice(0, MOST_VALUES).flatMap((value) => (left > 0 ? read(value) : [])),
  }))
}

/** Options that a question is held against, values of each, and letters of all of them: shops have a few of some words. */
const MOST_OPTIONS = 20
const MOST_VALUES = 200
const MOST_UNITS = 8_000
const MOST_UNITS_EACH = 120

/** What the options say to a clause of a yes/no question. */
export interface OptionFinding {
  option: ProductOption
  /** The values that are what was asked for; none when the list rules it out. */
  values: string[]
  /** The units of the question that this answers. */
  units: AskedUnit[]
  /** What was asked for, as typed, where no unit is that. */
  said?: string
}

/** Holds a yes/no question against the options. */
export function readInOptions(clause: AskedClause, options: readonly ProductOption[]): OptionFinding[] {
  const findings: OptionFinding[] = []
  for (const option of options) {
    const finding =
      bySizeEnd(clause, option, options) ??
      bySwitch(clause, option) ??
      byValue(clause, option) ??
      byAmount(clause, option, options) ??
      bySize(clause, option) ??
      byQuality(clause, option)
    if (finding) findings.push(finding)
  }
  // A value that one option has is not missing from another: "64 GB" of storage and of memory.
  const having = findings.filter(({ values }) => values.length > 0)
  return having.length > 0
    ? [
        ...having,
        ...findings.filter(
          ({ values, units }) =>
            values.length === 0 &&
            units.length > 0 &&
            !units.some((unit) => having.some((own) => own.units.includes(unit))),
        ),
      ]
    : findings
}

const scaleIn = (unit: string): { base: string; factor: number } => scaleOf(unit) ?? { base: unit, factor: 1 }

/** Whether a text of the shop says a unit of a question. */
export const isSaid = (text: ShopText, unit: AskedUnit): boolean =>
  unit.facts.some((fact) => text.facts.some((own) => bearingOut(fact).has(own.fact))) ||
  unit.stems.some((stems) => placesOfStems(text, stems).length > 0)

/** "The big one" of bottles with 50 and 100 ml, "the longest battery" of what comes with 4, 6 and 8 hours. */
function bySizeEnd(
  { sizeEnd, units }: AskedClause,
  option: ProductOption,
  all: readonly ProductOption[],
): OptionFinding | null {
  if (!sizeEnd) return null
  const endOf = ({ kind, values, readValues, read }: ProductOption): string | null =>
    valueAtEnd(values, readValues, sizeEnd.direction) ??
    (kind === 'size' || units.some((unit) => isSaid(read, unit))
      ? amountAtEnd(values, readValues, sizeEnd.direction)
      : null)
  const value = endOf(option)
  const naming = units.filter((unit) => isSaid(option.read, unit))
  const isOfOther = naming.length === 0 && all.some((one) => units.some((unit) => isSaid(one.read, unit)) && endOf(one))
  if (!value || isOfOther) return null
  return {
    option,
    values: [value],
    units: units.filter((unit) => naming.includes(unit) || unit.places.some((at) => sizeEnd.places.includes(at))),
  }
}

export const isSwitch = ({ values }: ProductOption): boolean => values.some((value) => isNo(value) || isYes(value))

/** "waterproof: yes". */
function bySwitch({ units }: AskedClause, option: ProductOption): OptionFinding | null {
  const unit = units.find((one) => isSaid(option.read, one))
  if (!isSwitch(option) || !unit) return null
  const values = option.values.filter((value) => isNo(value) === unit.isDenied)
  return { option, values, units: [unit] }
}

/** A value that the question names. */
function byValue({ units, text }: AskedClause, option: ProductOption): OptionFinding | null {
  const found = option.values.flatMap((value, at) => {
    const read = option.readValues[at]
    if (!read || read.words.length === 0) return []
    const own = units.filter(
      (unit) =>
        isSaid(read, unit) ||
        (unit.quality !== null && option.kind !== 'size' && isOfQuality(option, unit.quality, value, read)),
    )
    const isWhole =
      own.length > 0 &&
      read.words.every(
        ({ stem, text: word }) =>
          word.length < 3 ||
          own.some(
            (unit) =>
              unit.facts.length > 0 || unit.quality !== null || unit.stems.some((stems) => stems.includes(stem)),
          ),
      )
    return isWhole || (own.length > 0 && isCalledBy(read, own)) ? [{ value, own }] : []
  })
  if (found.length > 0)
    return { option, values: found.map(({ value }) => value), units: [...new Set(found.flatMap(({ own }) => own))] }
  const said = ` ${keyOf(text.words.map((word) => word.text).join(' '))} `
  const literal = option.values.filter((value) => {
    if (value.length > MOST_UNITS_EACH) return false
    const key = ` ${keyOf(value)} `
    return key.length > 4 && said.includes(key)
  })
  return literal.length > 0 ? { option, values: literal, units: [] } : null
}

/** "Black" of a handle in "POM noir". */
function isOfQuality({ kind }: ProductOption, quality: string, value: string, { words }: ShopText): boolean {
  if (kind !== null) return accepts(kind, quality, value)
  return words.some(({ text }) => conceptOf('color', text)?.concept.name === quality)
}

/** "Alexa" of "Amazon Alexa", a name by its last word; but no "leather" of "faux leather", which is another. */
function isCalledBy({ words }: ShopText, own: readonly AskedUnit[]): boolean {
  const last = words.at(-1)
  const isColored = own.some(
    ({ quality }) => quality !== null && conceptOf('color', last?.text ?? '')?.concept.name === quality,
  )
  if (isColored) return true
  return (
    last !== undefined &&
    !words.some(({ text }) => isNegation(text)) &&
    own.every(({ facts, quality }) => facts.length === 0 && quality === null) &&
    own.some(({ stems }) => stems.some((one) => one.includes(last.stem)))
  )
}

const copulas = wordsOfAll(({ dialogue }) => dialogue?.copulas)

/** "2 litres" against volumes. */
function byAmount(
  { amounts, units, text: { words } }: AskedClause,
  option: ProductOption,
  all: readonly ProductOption[],
): OptionFinding | null {
  for (const { max, unit, from } of amounts) {
    const name = units.filter((one) => isSaid(option.read, one))
    const namesOther = all.some((other) => other !== option && units.some((one) => isSaid(other.read, one)))
    if (namesOther && name.length === 0) continue
    const asked = unit === null ? null : scaleIn(unit)
    const told = option.readValues.map((read) => read.amounts[0])
    const isLike = (own: (typeof told)[number]): boolean => {
      if (!own) return false
      if (asked !== null) return own.unit !== null && scaleIn(own.unit).base === asked.base
      return own.unit === 'pc' || own.unit === 'item' || (own.unit === null && name.length > 0)
    }
    if (!told.some(isLike)) continue
    const values = option.values.filter((_, at) => {
      const own = told[at]
      if (!own || !isLike(own)) return false
      const factor = own.unit === null ? 1 : scaleIn(own.unit).factor
      return Math.abs(own.max * factor - max * (asked?.factor ?? 1)) < 1e-6
    })
    // "Some of ours are 2": an age counts no pieces.
    const isTold = unit === null && name.length === 0 && copulas.has(words[from - 1]?.text ?? '')
    if (values.length === 0 && isTold) continue
    return { option, values, units: name }
  }
  return null
}

const isElided = ({ words, tokens }: AskedClause['text'], at: number): boolean => {
  const own = words[at]?.at ?? 0
  return /^['’]$/.test(tokens[own - 1]?.text ?? '') || /^['’]$/.test(tokens[own + 1]?.text ?? '')
}

/** A number as it was typed, with the unit that is glued to it: "30ml". */
const rawOf = ({ words, tokens }: AskedClause['text'], at: number): string => {
  const first = words[at]?.at ?? 0
  const next = tokens[words[at + 1]?.at ?? 0]
  return `${tokens[first]?.raw ?? ''}${next?.glued ? next.raw : ''}`
}

const shapeOf = (key: string): string => key.replace(/\d+/g, '0').replace(/[a-z]+/g, 'a')

/** "In M", "size 34", "a3" against sizes. */
function bySize({ text, units }: AskedClause, option: ProductOption): OptionFinding | null {
  const keys = option.values.map(keyOf)
  const isSized = option.kind === 'size' || keys.every((key) => sizeOf(key) !== null)
  if (!isSized) return null
  for (const [at, { text: word, isNumber }] of text.words.entries()) {
    const joined =
      isNumber || text.tokens[text.words[at + 1]?.at ?? 0]?.glued
        ? keyOf(`${word} ${text.words[at + 1]?.text ?? ''}`.trim())
        : ''
    for (const key of [joined, word]) {
      if (key === '') continue
      const size = sizeOf(key)
      // The "small" of "run small" is none.
      if (units.some(({ places }) => places.length > 1 && places.includes(at))) continue
      const isLed = isKindWord('size', text.words[at - 1]?.text ?? '') || isMarker(text.words[at - 1]?.text ?? '')
      // "In size 30 ml" of what comes in A4 and A5.
      const isNamedSize = isNumber && isKindWord('size', text.words[at - 1]?.text ?? '')
      const isAsked =
        size !== null ||
        isNamedSize ||
        keys.some((one) => /\d/.test(one) && /[a-z]/.test(one) && shapeOf(one) === shapeOf(key) && /\d/.test(key))
      if (!isAsked) continue
      if (isNumber && !isLed) continue
      // "It's", "l'eau".
      if (key === word && word.length === 1 && (!/^[sml]$/.test(word) || isElided(text, at))) continue
      const values = option.values.filter((value, index) => accepts('size', key, value) || keys[index] === key)
      const likeOthers =
        isNamedSize ||
        keys.some((one) => shapeOf(one) === shapeOf(key)) ||
        (size !== null && keys.some((one) => sizeOf(one) !== null))
      if (values.length === 0 && !likeOthers) continue
      return {
        option,
        values,
        said: isNamedSize && key === joined ? rawOf(text, at) : (text.tokens[text.words[at]?.at ?? 0]?.raw ?? key),
        units: units.filter(
          (unit) => unit.places.includes(at) || isKindWord('size', text.words[unit.places[0] as number]?.text ?? ''),
        ),
      }
    }
  }
  return null
}

/** Another colour or material than those there are. */
function byQuality({ units, asksHaving }: AskedClause, option: ProductOption): OptionFinding | null {
  if (option.kind !== 'color' && option.kind !== 'material') return null
  for (const unit of units) {
    const named = unit.quality === null ? null : conceptOf(option.kind, unit.quality)
    if (!named || (named.literalOnly && !asksHaving) || unit.isDenied) continue
    return { option, values: [], units: [unit], said: unit.surface }
  }
  return null
}

const isMarker = (word: string): boolean => markers.has(word)
const markers = wordsOfAll(({ options }) => `${options?.beforeSize ?? ''} ${options?.beforeSizeWord ?? ''}`)
