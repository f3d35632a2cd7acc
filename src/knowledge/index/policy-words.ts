import { fullPacks, phraseList } from '../../language/packs.ts'
import { allCountries, unionsOf, wholeOf } from './countries.ts'
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

/** For each meaning and language the words and phrases for it. */
export const policyWords: readonly MeaningWords[] = [...listed, ...allCountries.map(({ words }) => words)]

const placesByCode = new Map(allCountries.map(({ code }, at) => [code, names.length + at]))
const placeOf = (code: string): number => placesByCode.get(code) as number

/** The code of a country by its place in `policyWords`. */
export const codeAt = (place: number): string | undefined => allCountries[place - names.length]?.code

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

const others = new Set([`#${meaningNamed('abroad')}`, `#${meaningNamed('country')}`])

/** Whether a term stands for all countries but the shop's own. */
export const isAbroad = (term: string): boolean => others.has(term)

/** How much a page says of a country that speaks of all other countries, or of the whole union or continent. */
const ABROAD = 0.6
const UNION = 0.9
/** How much what is said of a country tells of a part that shops treat apart. */
const WHOLE = 0.55

/** For places in `policyWords`: which other meanings may stand in for one, and with how much of its strength. */
export const relatedMeanings: ReadonlyMap<number, [place: number, strength: number][]> = new Map([
  ...relatedWords
    .split('\n')
    .filter((line) => line !== '')
    .map((line): [number, [number, number][]] => {
      const [asked = '', answering = ''] = line.split(' < ')
      const related = answering.split(', ').map((one): [number, number] => {
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
      ...unionsOf(code).map((union): [number, number] => [placeOf(union), UNION]),
      ...[wholeOf(code) ?? []].flat().map((whole): [number, number] => [placeOf(whole), WHOLE]),
    ],
  ]),
])

/** The terms of listed meanings by their names, separated by commas. */
export const termsNamed = (names: string): string[] => names.split(', ').map((name) => `#${meaningNamed(name)}`)
