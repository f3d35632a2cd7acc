import { sidesAcrossAt, spans } from '../../language/amounts/sides-across.ts'
import { scaleOf, unitOf } from '../../language/amounts/units.ts'
import { wordsOfAll } from '../../language/packs.ts'
import { accepts, conceptOf, isKindWord, kindOfName, sizeOf } from '../../language/text/families.ts'
import { keyOf } from '../../language/text/tokens.ts'
import type { SearchVariant } from '../search-product.ts'
import { amountAtEnd, valueAtEnd } from './compare-measures.ts'
import type { AskedClause } from './read-question.ts'
import { readShopText, type ShopText } from './shop-texts.ts'
import {
  byLetters,
  bySwitch,
  byValue,
  isSaid,
  MOST_UNITS_EACH,
  type OptionFinding,
  type ProductOption,
} from './words-of-options.ts'

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

/** Holds a yes/no question against the options. */
export function readInOptions(clause: AskedClause, options: readonly ProductOption[]): OptionFinding[] {
  const findings: OptionFinding[] = []
  for (const option of options) {
    const finding =
      bySizeEnd(clause, option, options) ??
      byValue(clause, option) ??
      bySwitch(clause, option) ??
      byLetters(clause, option) ??
      bySides(clause, option) ??
      byAmount(clause, option, options) ??
      byUnit(clause, option) ??
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

/** "In 160x200?" of what comes in "140 x 200" and "180 x 200". */
function bySides({ text: { tokens, words }, units }: AskedClause, option: ProductOption): OptionFinding | null {
  for (const [at, { kind }] of tokens.entries()) {
    const sides = kind === 'number' ? sidesAcrossAt(tokens, at) : null
    if (!sides) continue
    const { said, to } = sides
    const spanned = option.values.map((value) => spans(said, value))
    if (spanned.every((one) => one === null)) continue
    const isOwn = (place: number): boolean => {
      const own = words[place]?.at ?? -1
      return own >= at && own < to
    }
    return {
      option,
      values: option.values.filter((_, index) => spanned[index]),
      said,
      units: units.filter(({ places }) => places.some(isOwn)),
    }
  }
  return null
}

const copulas = wordsOfAll(({ dialogue }) => dialogue?.copulas)

/** "2 litres" against volumes. */
function byAmount(
  { amounts, units, text: { words } }: AskedClause,
  option: ProductOption,
  all: readonly ProductOption[],
): OptionFinding | null {
  let missing: OptionFinding | null = null
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
    // "The one with 4 boards" has no "1 board".
    if (values.length > 0) return { option, values, units: name }
    missing ??= { option, values, units: name }
  }
  return missing
}

/** Shorter words for units are sizes and prepositions: "L", "in". */
const SHORTEST_UNIT = 4

/** "By the kilo", "ein Kilo", of what comes in 1 kg: a unit by itself is one of it. */
function byUnit({ text: { words }, units }: AskedClause, option: ProductOption): OptionFinding | null {
  for (const [at, { text: word }] of words.entries()) {
    const unit = word.length < SHORTEST_UNIT || words[at - 1]?.isNumber ? undefined : unitOf(word)
    const one = unit === undefined ? null : scaleOf(unit)
    if (!one) continue
    const values = option.values.filter((_, place) => {
      const own = option.readValues[place]?.amounts[0]
      const scale = own ? scaleOf(own.unit ?? '') : null
      return scale?.base === one.base && Math.abs((own?.max ?? 0) * scale.factor - one.factor) < 1e-6
    })
    if (values.length > 0) return { option, values, units: units.filter(({ places }) => places.includes(at)) }
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
