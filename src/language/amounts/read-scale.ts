import { remembering } from '../../shared/remembering.ts'
import { type ScaleName, scales } from '../data/scales.ts'
import { packOf, wordList } from '../packs.ts'
import type { TextToken } from '../text/tokens.ts'
import { qualitiesOf } from './compared-words.ts'

/** What things are compared by, and which end of it is asked for: "lighter", "lasts longest", "pesa menos". */
export interface Scale {
  /** Those that the words may mean, the likeliest first: what "holds more" may take more litres or more kilos. */
  names: readonly ScaleName[]
  /** 1 = much of it wins, -1 = little. */
  direction: 1 | -1
  isFarEnd: boolean
  /** Token places of the words that say it. */
  places: readonly number[]
}

type Role = 'much' | 'little' | 'by'

/** A word of a scale: what it says of which. */
interface Meaning {
  name: ScaleName
  role: Role
}

interface Known {
  exact: ReadonlyMap<string, readonly Meaning[]>
  starts: readonly (readonly [start: string, meaning: Meaning])[]
  more: ReadonlySet<string>
  less: ReadonlySet<string>
  most: ReadonlySet<string>
  ends: readonly string[]
  endings: readonly string[]
  articles: ReadonlySet<string>
}

const knownOf = remembering((language): Known => {
  const pack = packOf(language)
  const own = pack?.scales
  const exact = new Map<string, Meaning[]>()
  const starts: [string, Meaning][] = []
  for (const name of Object.keys(scales) as ScaleName[]) {
    for (const role of ['much', 'little', 'by'] as const) {
      for (const word of wordList(own?.of?.[name]?.[role])) {
        if (word.endsWith('*')) starts.push([word.slice(0, -1), { name, role }])
        else exact.set(word, [...(exact.get(word) ?? []), { name, role }])
      }
    }
  }
  return {
    ...{ exact, starts },
    more: new Set(wordList(own?.more)),
    less: new Set(wordList(own?.less)),
    most: new Set(wordList(own?.most)),
    ends: wordList(own?.endings),
    endings: wordList(pack?.comparing?.endings),
    articles: new Set(wordList(pack?.articles)),
  }
})

/** What a folded word says of which scales, in whatever form: "heavy", "schwere". */
export function scaleMeanings(word: string, language: string): readonly Meaning[] {
  const { exact, starts } = knownOf(language)
  return [...(exact.get(word) ?? []), ...starts.flatMap(([start, meaning]) => (word.startsWith(start) ? meaning : []))]
}

const LEAST_LETTERS = 3

/** What a word compares by its own ending: "heavier" is much of a weight. */
function comparedBy(word: string, language: string): Meaning[] {
  const { endings } = knownOf(language)
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= LEAST_LETTERS)
  const forms = ending === undefined ? [] : qualitiesOf(word.slice(0, -ending.length))
  const found = forms.flatMap((form) => scaleMeanings(form, language)).filter(({ role }) => role !== 'by')
  return found.filter(({ name }, at) => found.findIndex((one) => one.name === name) === at)
}

/** What only says "more" or "less" of what another word names: "longer" of "lasts longer" and "longer range". */
const general = new Set<ScaleName>(['size', 'length', 'height', 'thickness'])
/** Words from the one that compares to the one that names what: "keeps the ice longer". */
const MOST_BESIDE = 3

/**
 * Everything that a text compares by a scale.
 * @param tokens of a text in this language, ISO 639-1
 */
export function scalesIn(tokens: readonly TextToken[], language: string): Scale[] {
  const { more, less, most, ends, articles } = knownOf(language)
  return tokens.flatMap(({ kind, text }, at): Scale[] => {
    if (kind !== 'word') return []
    const own = comparedBy(text, language)
    const isMarker = more.has(text) || less.has(text)
    if (own.length === 0 && !isMarker) return []
    const sign = less.has(text) ? -1 : own[0]?.role === 'little' ? -1 : 1
    const isFarEnd =
      most.has(text) ||
      ends.some((end) => text.endsWith(end)) ||
      (ends.length === 0 && articles.has(tokens[at - 1]?.text ?? ''))
    const named =
      isMarker || own.every(({ name }) => general.has(name)) ? namedBeside(tokens, at, language, isMarker) : null
    if (named)
      return [{ ...named, direction: (sign * named.direction) as 1 | -1, isFarEnd, places: [at, ...named.places] }]
    return own.length > 0 ? [{ names: own.map(({ name }) => name), direction: sign, isFarEnd, places: [at] }] : []
  })
}

/** The scale that is named around a word which compares: behind it, else before it. */
function namedBeside(
  tokens: readonly TextToken[],
  at: number,
  language: string,
  isMarker: boolean,
): Pick<Scale, 'names' | 'direction' | 'places'> | null {
  const placesNear = [1, 2, 3, -1, -2, -MOST_BESIDE].map((step) => at + step)
  const found = placesNear.flatMap((place) => {
    const all = scaleMeanings(tokens[place]?.text ?? '', language)
    // "Longer than it is wide": beside another comparison only what is asked by counts.
    const own = isMarker ? all : all.filter(({ role }) => role === 'by')
    return own.length > 0 ? [{ place, own }] : []
  })
  const [first, next] = found
  if (!first) return null
  // "Holds more weight": what both may mean, as it is told in one unit.
  const bases = new Set((next?.own ?? []).flatMap(({ name }) => scales[name].map(({ base }) => base)))
  const isLoad = next !== undefined && first.own.some(({ name }) => scales[name].some(({ base }) => bases.has(base)))
  const meant =
    isLoad && next
      ? next.own.filter(({ name }) => scales[name].some(({ base }) => basesOf(first.own).has(base)))
      : first.own
  const [best] = meant
  if (!best) return null
  const places = isLoad && next ? [first.place, next.place] : [first.place]
  return {
    names: meant.filter(({ role }) => role === best.role).map(({ name }) => name),
    direction: best.role === 'little' ? -1 : 1,
    places,
  }
}

const basesOf = (all: readonly Meaning[]): ReadonlySet<string> =>
  new Set(all.flatMap(({ name }) => scales[name].map(({ base }) => base)))
