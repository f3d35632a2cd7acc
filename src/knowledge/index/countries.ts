import { placeNames } from '../../language/packs/place-names.ts'
import { timeZones } from '../../language/packs/time-zones.ts'
import { fullPacks } from '../../language/packs.ts'

/** A country, a part of one that shops treat apart, or a continent, with what it is called in each language. */
export interface Country {
  /** ISO 3166 of a country or, with a hyphen, of a part; UN M49 of a continent. */
  code: string
  /** "~" before a name that is also another word. */
  words: Record<string, string[]>
}

/** What Europe is called by the runtime's table of regions. */
export const EUROPE = '150'
const inEu = new Set('AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '))
/** Parts that are not sent to as the rest of the union is: for taxes they are no part of it. */
const outsideEu = new Set(['ES-CN', 'ES-CE', 'ES-ML', 'FR-OM', 'GB-HI', 'GB-NIR'])

/** By code the names of the table, whatever the language: a German writes "Florida" as well. */
const namesByCode = new Map(
  placeNames
    .trim()
    .replace(/,?\n /g, ',')
    .split('\n')
    .map((line): [string, string[]] => {
      const colon = line.indexOf(':')
      const names = line
        .slice(colon + 1)
        .split(',')
        .map((name) => name.trim())
      return [line.slice(0, colon), names.filter((name) => name !== '')]
    }),
)

const zones = new Map(
  timeZones
    .trim()
    .split('\n')
    .map((line) => [line.slice(0, 2), line.slice(3).split(' ')]),
)
const zonesOf = (code: string): readonly string[] => zones.get(code) ?? []

/** Cities that time zones are named after: "Europe/Madrid"; those of the table have a country of their own. */
const citiesOf = (code: string): string[] =>
  zonesOf(code)
    .map((zone) => (zone.split('/').at(-1) as string).replaceAll('_', ' '))
    .filter((city) => city.length > 4 && !listedNames.has(city.toLowerCase()))

const listedNames = new Set([...namesByCode.values()].flat().map((name) => name.replace(/^~/, '')))

/** The country that a part belongs to. */
export const wholeOf = (code: string): string | null => (code.includes('-') ? (code.split('-')[0] as string) : null)

/** The larger places that speak for one: its country, the union, its continent. */
export function unionsOf(code: string): string[] {
  if (code === 'EU') return [EUROPE]
  if (code === EUROPE) return ['EU']
  const country = wholeOf(code) ?? code
  const isInUnion = inEu.has(country) && !outsideEu.has(code)
  const isInEurope = inEu.has(country) || zonesOf(country).some((zone) => zone.startsWith('Europe/'))
  return [...(isInUnion ? ['EU'] : []), ...(isInEurope ? [EUROPE] : [])]
}

/** All countries with the names of the runtime's own tables, and the parts of the table. */
export const allCountries: readonly Country[] = countries()

function countries(): Country[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const languages = fullPacks.map(({ code }) => code)
  const tables = languages.map((language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }))
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  // Codes of former countries stand for those of today: "DD" is Germany.
  const isOfToday = (code: string) => new Intl.Locale(`und-${code}`).region === code
  const known = [...codes, EUROPE].filter((code) => tables[0]?.of(code) !== undefined && isOfToday(code))
  const parts = [...namesByCode.keys()].filter((code) => code.includes('-'))
  return [...known, ...parts].map((code) => {
    const names = [...(namesByCode.get(code) ?? []), ...(code.includes('-') ? [] : citiesOf(code))]
    const columns = languages.map((language, at): [string, string[]] => {
      const own = code.includes('-') ? undefined : tables[at]?.of(code)
      return [language, [...new Set([...(own ? [own] : []), ...names])]]
    })
    return { code, words: Object.fromEntries(columns) }
  })
}
