import { fullPacks, packs, phraseList } from '../../language/packs.ts'
import { remembering } from '../../shared/remembering.ts'
import { lightNames, relatedWords } from './related-words.ts'

/** The languages whose words on policies are known, ISO 639-1. */
export const policyLanguages: readonly string[] = fullPacks.map(({ code }) => code)

/** For each language the words and phrases of a meaning. */
type MeaningWords = Record<string, string[]>

const [english] = fullPacks
const meaningNames = Object.keys(english?.policies.meanings ?? {})
const goodsNames = Object.keys(english?.policies.goods ?? {})
const names = [...meaningNames, ...goodsNames]

const listed = names.map((name, at): MeaningWords => {
  const field = at < meaningNames.length ? 'meanings' : 'goods'
  const columns = fullPacks.map(({ code, policies }) => {
    const words = phraseList((policies[field] as Record<string, string>)[name])
    return [code, code === 'en' ? [name, ...words] : words]
  })
  return Object.fromEntries(columns)
})

/** Places in `policyWords` of things that shops sell. */
export const isThing = (place: number): boolean => place >= meaningNames.length && place < names.length

/** Whether a place in `policyWords` is of the lists, not of a country. */
export const isListed = (place: number): boolean => place < names.length

/** Places in `policyWords` of the meanings that an answer may do without. */
export const lightMeanings: ReadonlySet<number> = new Set(
  names.flatMap((name, at) => (lightNames.has(name) || isThing(at) ? [at] : [])),
)

/** What people call a country beside its full name, in whatever language: a German writes "Florida" as well. */
const aliasesOf = (code: string): string[] => [
  ...new Set(packs.flatMap(({ policies }) => phraseList(policies?.places?.[code]))),
]

const inEu = new Set('AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '))

/** What Europe is called by the runtime's table of regions. */
const EUROPE = '150'

/** Cities that the runtime's time zones are named after: "Europe/Madrid". */
const citiesOf = (code: string): string[] =>
  zonesOf(code)
    .map((zone) => (zone.split('/').at(-1) as string).replaceAll('_', ' '))
    .filter((city) => city.length > 4)

/** To ask the runtime takes half a millisecond a country. */
const zonesOf = remembering((code: string): readonly string[] => {
  // Known to the runtime, not yet to the compiler.
  const region = new Intl.Locale(`und-${code}`) as Intl.Locale & { getTimeZones(): string[] | undefined }
  return region.getTimeZones() ?? []
})

const isInEurope = (code: string): boolean => inEu.has(code) || zonesOf(code).some((zone) => zone.startsWith('Europe/'))

/** The names of all countries, from the runtime's own tables. */
function countries(): { code: string; words: MeaningWords }[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const inLanguages = policyLanguages.map(
    (language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }),
  )
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  return [...codes, EUROPE]
    .filter((code) => inLanguages[0]?.of(code) !== undefined)
    .map((code) => {
      const aliases = [...aliasesOf(code), ...citiesOf(code)]
      const columns = policyLanguages.map((language, at) => [language, [inLanguages[at]?.of(code) ?? '', ...aliases]])
      return { code, words: Object.fromEntries(columns) as MeaningWords }
    })
}

const allCountries = countries()

/** For each meaning and language the words and phrases for it. */
export const policyWords: readonly MeaningWords[] = [...listed, ...allCountries.map(({ words }) => words)]

const placeOf = (code: string): number => names.length + allCountries.findIndex((country) => country.code === code)

const placesByName = new Map(names.map((name, place) => [name, place]))

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
  ...relatedWords
    .split('\n')
    .filter((line) => line !== '')
    .map((line): [number, [number, number][]] => {
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
