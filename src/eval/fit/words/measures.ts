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
