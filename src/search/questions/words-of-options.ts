import { isNegation } from '../../language/readers/negation.ts'
import { isNo, isYes } from '../../language/readers/yes-no.ts'
import { accepts, conceptOf, type OptionKind } from '../../language/text/families.ts'
import { keyOf } from '../../language/text/tokens.ts'
import { bearingOut } from './question-words.ts'
import type { AskedClause, AskedUnit } from './read-question.ts'
import type { ShopText } from './shop-texts.ts'
import { placesOfStems, plain, statedIn } from './stated-in.ts'
import type { TextWord } from './text-words.ts'

/** An option of a product with all its values in the order of the variants. */
export interface ProductOption {
  name: string
  kind: OptionKind | null
  values: string[]
  /** The name, and each value, as texts. */
  read: ShopText
  readValues: ShopText[]
}

/** Letters of a name or value that are read. */
export const MOST_UNITS_EACH = 120

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

/** Whether a text of the shop says a unit of a question. */
export const isSaid = (text: ShopText, unit: AskedUnit): boolean =>
  unit.facts.some((fact) => text.facts.some((own) => bearingOut(fact).has(own.fact))) ||
  propertiesIn(text, unit).length > 0 ||
  unit.stems.some((stems) => placesOfStems(text, stems).length > 0)

/** Where a text tells what a unit is like, in whatever words. */
const propertiesIn = ({ properties }: ShopText, unit: AskedUnit): number[][] =>
  properties.flatMap(({ property, places }) =>
    unit.properties.includes(property) || unit.lacks?.includes(property) ? [places] : [],
  )

/** Whether a value only says that it has none of what its option is called: "no", "none", "not resistant" of "water resistance". */
export function isAbsent({ read, readValues, values }: ProductOption, at: number): boolean {
  const value = readValues[at]
  if (isNo(values[at] ?? '')) return true
  return (
    value !== undefined &&
    value.negations.length > 0 &&
    value.words.every(
      ({ stem }, place) =>
        value.negations.some(({ from, to }) => place >= from && place < to) || placesOfStems(read, [stem]).length > 0,
    )
  )
}

/** "Waterproof: yes", "armrest: none, fixed": it tells whether there is what it is called. */
export const isSwitch = (option: ProductOption): boolean =>
  option.values.some((value, at) => isYes(value) || isAbsent(option, at))

/** The values of a switch that have what it is called, or have it not. */
export const valuesOfSwitch = (option: ProductOption, isDenied: boolean): string[] =>
  option.values.filter((_, at) => isAbsent(option, at) === isDenied)

/** "waterproof: yes", "armrest: none". */
export function bySwitch({ units }: AskedClause, option: ProductOption): OptionFinding | null {
  const unit = units.find((one) => isSaid(option.read, one))
  if (!isSwitch(option) || !unit) return null
  return { option, values: valuesOfSwitch(option, unit.isDenied), units: [unit] }
}

/** A value that the question names, with the option's name beside it or not: "adjustable armrests", "ohne Rollen". */
export function byValue(clause: AskedClause, option: ProductOption): OptionFinding | null {
  const { units } = clause
  const isStated = (read: ShopText, unit: AskedUnit) => statedIn(read, unit, plain(clause)) === 'holds'
  // What no value denies is not denied by any: "not the black one".
  const denied = units.filter((unit) => unit.isDenied && option.readValues.some((read) => isStated(read, unit)))
  const isOf = (read: ShopText, unit: AskedUnit) => (denied.includes(unit) ? isStated(read, unit) : isSaid(read, unit))
  const found = option.values.flatMap((value, at) => {
    const read = option.readValues[at]
    if (!read || read.words.length === 0) return []
    const own = units.filter(
      (unit) =>
        isOf(read, unit) ||
        (unit.quality !== null && option.kind !== 'size' && isOfQuality(option, unit.quality, value, read)),
    )
    const isWhole =
      own.length > 0 &&
      itemsOf(read).some((words) =>
        words.every(
          ({ stem, text: word }) =>
            word.length < 3 ||
            own.some(
              (unit) =>
                unit.facts.length > 0 ||
                unit.quality !== null ||
                propertiesIn(read, unit)
                  .flat()
                  .some((at) => read.words[at]?.text === word) ||
                unit.stems.some((stems) => stems.includes(stem)) ||
                (denied.includes(unit) && isNegation(word)),
            ),
        ),
      )
    return isWhole || (own.length > 0 && isCalledBy(read, own)) ? [{ value, own }] : []
  })
  if (found.length > 0) {
    const named = units.filter((unit) => isSaid(option.read, unit))
    const said = new Set([...found.flatMap(({ own }) => own), ...named])
    return { option, values: found.map(({ value }) => value), units: [...said] }
  }
  return null
}

/** "GPS", "LTE" of "GPS + LTE". */
function itemsOf({ words, tokens }: ShopText): TextWord[][] {
  const items = new Map<number, TextWord[]>()
  for (const word of words) {
    const item = tokens.slice(0, word.at).filter(({ text }) => /^[+&,]$/.test(text)).length
    items.set(item, [...(items.get(item) ?? []), word])
  }
  return [...items.values()]
}

/** A value as it stands. */
export function byLetters({ text }: AskedClause, option: ProductOption): OptionFinding | null {
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
  return words.some(({ text }) =>
    (['color', 'material'] as const).some((one) => conceptOf(one, text)?.concept.name === quality),
  )
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
