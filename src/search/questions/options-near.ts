import { tellsBeside } from './question-words.ts'
import type { AskedClause, AskedUnit } from './read-question.ts'
import type { ShopText } from './shop-texts.ts'
import { isSaid, isSwitch, type OptionFinding, type ProductOption, valuesOfSwitch } from './words-of-options.ts'

/** "Water resistance: yes" of what is asked to be waterproof: those that have what comes near. */
export function bySwitchNear({ units }: AskedClause, options: readonly ProductOption[]): OptionFinding[] {
  return options.filter(isSwitch).flatMap((option): OptionFinding[] => {
    const near = units.filter((unit) => isNear(unit, option))
    const values = valuesOfSwitch(option, near[0]?.isDenied === true)
    return near.length > 0 && values.length > 0 ? [{ option, values, units: near }] : []
  })
}

/** "Water resistance" of what is asked to be waterproof: the options that are worth telling beside it. */
export const optionsNear = ({ units }: AskedClause, options: readonly ProductOption[]): ProductOption[] =>
  options.filter((option) => units.some((unit) => isNear(unit, option)))

const isNear = ({ facts }: AskedUnit, { read }: ProductOption): boolean =>
  facts.some((asked) => read.facts.some(({ fact }) => tellsBeside(asked).has(fact)))

/** "Is it quiet", of what comes in "quiet operation" and "night mode": the values that have each word which the title has not. */
export function valuesSaying(
  { units }: AskedClause,
  options: readonly ProductOption[],
  title: ShopText,
): OptionFinding[] {
  const open = units.filter((unit) => !isSaid(title, unit) && !unit.isDenied)
  const isSaying = (read: ShopText | undefined) => read !== undefined && open.every((unit) => isSaid(read, unit))
  return options.flatMap((option): OptionFinding[] => {
    const values = open.length === 0 ? [] : option.values.filter((_, at) => isSaying(option.readValues[at]))
    return values.length > 0 ? [{ option, values, units: open }] : []
  })
}
