import type { Rule } from '../fit-query.ts'
import type { FitLanguage } from './things.ts'

type Fact = { said: string; rule: Extract<Rule, { says: unknown }> }

/** Units by the way they are written, each line one unit; the first stands for it. The last word says whether all languages write it so. */
const units = `
oz,ounce,ounces,fl oz,fluid ounces en
lb,lbs,pound,pounds en
inch,inches en
ft,feet,foot en
ml,milliliters all
cm,centimeters all
mm,millimeters all
kg,kilograms all
mah all
watt,watts,w en
gb all
`
  .trim()
  .split('\n')
  .map((line) => {
    const at = line.lastIndexOf(' ')
    return { spellings: line.slice(0, at).split(','), isForAll: line.slice(at + 1) === 'all' }
  })

/** Units of one kind, each with how many of the first of its line it is. */
const scales = `
ml,milliliter,milliliters,millilitre,millilitres 1;cl 10;l,liter,liters,litre,litres 1000
mm,millimeter,millimeters 1;cm,centimeter,centimeters 10;m,meter,meters,metre,metres 1000
g,gram,grams 1;kg,kilogram,kilograms 1000
`
  .trim()
  .split('\n')
  .map((line) =>
    line.split(';').flatMap((unit) => {
      const [names = '', factor = ''] = unit.split(' ')
      return names.split(',').map((name) => [name, Number(factor)] as const)
    }),
  )

/** Whether two values are one measure in other units: "1000ml" and "1 liter". */
export function areSameMeasure(one: string, other: string): boolean {
  const [first, second] = [measureIn(one), measureIn(other)]
  return first !== undefined && first.kind === second?.kind && Math.abs(first.amount - second.amount) < 1e-6
}

function measureIn(value: string): { kind: number; amount: number } | undefined {
  const [, number = '', unit = ''] = /^(\d+(?:[.,]\d+)?)\s?([a-z]+)$/.exec(value.trim()) ?? []
  for (const [kind, units] of scales.entries()) {
    const found = units.find(([name]) => name === unit)
    if (found) return { kind, amount: Number(number.replace(',', '.')) * found[1] }
  }
  return undefined
}

/** Measures that a text gives: "32 oz". Another spelling of the same measure says it too; the bare number leaves it open. */
export function measuresOf(text: string, language: FitLanguage): Fact[] {
  const found = text.matchAll(/(?<![\d.,/x-]|[\d.] )(\d{2,4}(?:\.\d)?)[ -]?([a-z]{1,6})\b/g)
  return [...found].flatMap(([, number = '', written = '']) => {
    const unit = units.find(({ spellings }) => spellings.includes(written))
    if (!unit || (language !== 'en' && !unit.isForAll)) return []
    const says = unit.spellings.flatMap((spelling) => ['', ' ', '-'].map((joint) => `${number}${joint}${spelling}`))
    return [{ said: `${number} ${unit.spellings[0]}`, rule: { says, hints: [number] } }]
  })
}
