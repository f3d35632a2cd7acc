import { buyingWords } from './words/buying-words.ts'
import { dataWords } from './words/data-words.ts'
import { goodsWords } from './words/goods-words.ts'
import { relatedWords } from './words/related-words.ts'
import { shopWords } from './words/shop-words.ts'

/** The languages of the lists, in the order of their columns. */
export const policyLanguages = ['en', 'es', 'fr', 'de'] as const
export type PolicyLanguage = (typeof policyLanguages)[number]

const linesOf = (list: string): string[] => list.split('\n').filter((line) => line !== '')

const meaningLines = [buyingWords, shopWords, dataWords].flatMap(linesOf)
const rows = [...meaningLines, ...linesOf(goodsWords)]
const listed = rows.map((line) => {
  const columns = line
    .replace('~', '')
    .split('|')
    .map((column) => column.split(',').map((word) => word.trim()))
  return Object.fromEntries(policyLanguages.map((language, at) => [language, columns[at] ?? []]))
}) as Record<PolicyLanguage, string[]>[]

/** Places in `policyWords` of things that shops sell. */
export const isThing = (place: number): boolean => place >= meaningLines.length && place < rows.length

/** Whether a place in `policyWords` is of the lists, not of a country. */
export const isListed = (place: number): boolean => place < rows.length

/** Places in `policyWords` of the meanings that an answer may do without. */
export const lightMeanings: ReadonlySet<number> = new Set(
  rows.flatMap((line, at) => (line.startsWith('~') || isThing(at) ? [at] : [])),
)

/** What people call a country beside its full name. */
const countryAliases: Record<string, string> = {
  CH: 'Zürich, Zuerich, Genf, Genève, Basel, Bern',
  AT: 'Wien, Viena, Vienne, Salzburg, Graz, Österreicher',
  DE: 'München, Múnich, Munich, Hamburg, Köln, Frankfurt, deutschlandweit',
  ES: 'Barcelona, Sevilla, Valencia',
  IT: 'Mailand, Milán, Milano, Roma, Rom',
  EU: 'EU, UE',
  '150': 'European, europeo, europea, européenne, européen, europäische, europäischen',
  GB: 'UK, Great Britain, England, Scotland, Wales, Inglaterra, Angleterre, Großbritannien, Britain, mainland UK, Londres, Manchester, Edinburgh',
  US: 'USA, America, EE.UU., EEUU, Amerika, United States, the States, Estados Unidos, Etats-Unis, Texas, California, Florida, Miami, Houston, Nueva York, gringo',
  CA: 'Canadian, Montréal, Québec',
  NL: 'Holland, Holanda, Hollande',
  MX: 'mexicana, mexicano, Mexican, República Mexicana',
  FR: 'France métropolitaine, metropolitan France, Lyon, Marseille',
}

const inEu = new Set('AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '))

/** What Europe is called by the runtime's table of regions. */
const EUROPE = '150'

/** Cities that the runtime's time zones are named after: "Europe/Madrid". */
const citiesOf = (code: string): string[] =>
  zonesOf(code)
    .map((zone) => (zone.split('/').at(-1) as string).replaceAll('_', ' '))
    .filter((city) => city.length > 4)

function zonesOf(code: string): string[] {
  // Known to the runtime, not yet to the compiler.
  const region = new Intl.Locale(`und-${code}`) as Intl.Locale & { getTimeZones(): string[] | undefined }
  return region.getTimeZones() ?? []
}

const isInEurope = (code: string): boolean => inEu.has(code) || zonesOf(code).some((zone) => zone.startsWith('Europe/'))

/** The names of all countries, from the runtime's own tables. */
function countries(): { code: string; words: Record<PolicyLanguage, string[]> }[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const names = policyLanguages.map(
    (language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }),
  )
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  return [...codes, EUROPE]
    .filter((code) => names[0]?.of(code) !== undefined)
    .map((code) => {
      const aliases = [...(countryAliases[code]?.split(', ') ?? []), ...citiesOf(code)]
      const columns = policyLanguages.map((language, at) => [language, [names[at]?.of(code) ?? '', ...aliases]])
      return { code, words: Object.fromEntries(columns) as Record<PolicyLanguage, string[]> }
    })
}

const allCountries = countries()

/** For each meaning and language the words and phrases for it. */
export const policyWords: Record<PolicyLanguage, string[]>[] = [...listed, ...allCountries.map(({ words }) => words)]

const placeOf = (code: string): number => rows.length + allCountries.findIndex((country) => country.code === code)

const placesByName = new Map<string, number>()
for (const [place, { en }] of listed.entries()) {
  const name = en[0] as string
  if (!placesByName.has(name)) placesByName.set(name, place)
}

/**
 * The place of a meaning by its first English word.
 * @throws where the lists have none: a slip in them
 */
export function meaningNamed(name: string): number {
  const place = placesByName.get(name)
  if (place === undefined) throw new Error(`no meaning is called "${name}"`)
  return place
}

/** Meanings that a sentence has which has all parts of one line: "Shipping costs $5; from $75 it is free" speaks of free shipping. */
const wholes = (
  [
    ['delivery time', 'shipping', 'how long'],
    ['shipping cost', 'shipping', 'cost'],
    ['free shipping', 'shipping', 'free'],
  ] as const
).map(([whole, ...parts]) => ({
  whole: `#${meaningNamed(whole)}`,
  parts: parts.map((name) => `#${meaningNamed(name)}`),
}))

/** The meanings that these make up together and are not among them. */
export const wholesOf = (meanings: ReadonlySet<string>): string[] =>
  wholes
    .filter(({ whole, parts }) => !meanings.has(whole) && parts.every((part) => meanings.has(part)))
    .map(({ whole }) => whole)

/** How much a page says of a country that speaks of all other countries, or of the whole union or continent. */
const ABROAD = 0.6
const UNION = 0.9

/** For places in `policyWords`: which other meanings may stand in for one, and with how much of its strength. */
export const relatedMeanings: ReadonlyMap<number, [place: number, strength: number][]> = new Map([
  ...linesOf(relatedWords).map((line): [number, [number, number][]] => {
    const [asked = '', others = ''] = line.split(' < ')
    const related = others.split(', ').map((one): [number, number] => {
      const space = one.lastIndexOf(' ')
      return [meaningNamed(one.slice(0, space)), Number(one.slice(space))]
    })
    return [meaningNamed(asked), related]
  }),
  ...allCountries.map(({ code }): [number, [number, number][]] => [
    placeOf(code),
    [
      [meaningNamed('abroad'), ABROAD],
      [meaningNamed('country'), ABROAD],
      ...(inEu.has(code) ? [[placeOf('EU'), UNION] as [number, number]] : []),
      ...(isInEurope(code) ? [[placeOf(EUROPE), UNION] as [number, number]] : []),
      ...(code === 'EU' ? [[placeOf(EUROPE), UNION] as [number, number]] : []),
      ...(code === EUROPE ? [[placeOf('EU'), UNION] as [number, number]] : []),
    ],
  ]),
])
