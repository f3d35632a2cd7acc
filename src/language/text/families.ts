import { remembering } from '../../shared/remembering.ts'
import { spans } from '../amounts/sides-across.ts'
import { measureTerm } from '../amounts/units.ts'
import { colorParents, materialKinds, sizeLetters } from '../data/family-parents.ts'
import type { AnyPack } from '../pack.ts'
import { packs, wordList, wordsOfAll } from '../packs.ts'
import { foldName } from './fold.ts'
import { keyOf } from './tokens.ts'
import type { Words } from './word-lists.ts'

/** What an option is about, as far as families of values go. */
export type OptionKind = 'color' | 'size' | 'material'

/** A colour or material under its English name. */
export interface Concept {
  name: string
  kind: OptionKind
  /** Itself and what it is a kind of: navy is also blue. */
  lineage: readonly string[]
}

export interface ConceptWord {
  concept: Concept
  /** Also the word for something else: counts only when the store has this very value. */
  literalOnly: boolean
  /** Also a thing ("wine glass"): counts only where it describes. */
  thing: boolean
}

const kinds = ['color', 'size', 'material'] as const satisfies readonly OptionKind[]
const nameKinds: Readonly<Record<OptionKind, ReadonlySet<string>>> = {
  color: wordsOfAll(({ options }) => options?.names?.color),
  size: wordsOfAll(({ options }) => options?.names?.size),
  material: wordsOfAll(({ options }) => options?.names?.material),
}
/** "Schuhgröße" and "Hauptfarbe" end in what they are about. */
const nameEndings = {
  color: wordsOfAll(({ options }) => options?.nameEndings?.color),
  size: wordsOfAll(({ options }) => options?.nameEndings?.size),
}

/** The kind an option's name tells; `plain` when the name says nothing more ("colour", not "lens colour"). */
export const kindOfName = remembering(readKind)

function readKind(name: string): { kind: OptionKind; plain: boolean } | null {
  const words = keyOf(name).split(' ')
  for (const kind of kinds) {
    if (words.length === 1 && nameKinds[kind].has(words[0] as string)) return { kind, plain: true }
  }
  // "screen size" or "room size" is not what a shopper calls a size; "strap material" is a material of the product.
  for (const kind of ['color', 'material'] as const) {
    if (words.length === 2 && nameKinds[kind].has(words[1] as string)) return { kind, plain: false }
  }
  const [word = ''] = words
  for (const kind of ['color', 'size'] as const) {
    if (
      words.length === 1 &&
      [...nameEndings[kind]].some((ending) => word.length > ending.length && word.endsWith(ending))
    )
      return { kind, plain: false }
  }
  return null
}

/** Whether the folded word names an option of this kind: "size", "talla". */
export const isKindWord = (kind: OptionKind, word: string): boolean => nameKinds[kind].has(word)

const concepts: Record<'color' | 'material', Map<string, Concept>> = { color: new Map(), material: new Map() }
const conceptWords: Record<'color' | 'material', Map<string, ConceptWord>> = { color: new Map(), material: new Map() }
for (const [name, parent] of Object.entries(colorParents)) {
  addConcept('color', name, parent, false, ({ colors }) => colors?.[name])
}
for (const [name, { parent = null, isThing = false }] of Object.entries(materialKinds)) {
  addConcept('material', name, parent, isThing, ({ materials }) => materials?.[name])
}

function addConcept(
  kind: 'color' | 'material',
  name: string,
  parent: string | null,
  thing: boolean,
  words: (pack: AnyPack) => Words | undefined,
): void {
  const wider = parent === null ? [] : (concepts[kind].get(parent)?.lineage ?? [parent])
  const concept: Concept = { name, kind, lineage: [name, ...wider] }
  concepts[kind].set(name, concept)
  for (const word of wordsOfAll(words)) {
    const key = keyOf(word.replace('!', '').replaceAll('_', ' '))
    if (!conceptWords[kind].has(key)) conceptWords[kind].set(key, { concept, literalOnly: word.endsWith('!'), thing })
  }
}

/** Every word for a concept, as keys: the English name first. */
export const wordsOf = (concept: Concept): string[] =>
  [...conceptWords[concept.kind as 'color' | 'material']].flatMap(([key, word]) =>
    word.concept === concept ? [key] : [],
  )

const endings = wordsOfAll(({ agreement }) => agreement?.endings)
const swaps = new Map(packs.flatMap(({ agreement }) => Object.entries(agreement?.swaps ?? {})))
const irregular = new Map(packs.flatMap(({ agreement }) => Object.entries(agreement?.irregular ?? {})))
const LONGEST_SWAP = 2

/** The concept a folded word or phrase stands for, in any language, whatever its gender and number: "rojas" is red. */
export function conceptOf(kind: 'color' | 'material', key: string): ConceptWord | null {
  const firstEnd = key.indexOf(' ')
  if (firstEnd < 0) return conceptOfWord[kind](key)
  return phraseStarts[kind].has(key.slice(0, firstEnd)) ? findConcept(kind, key) : null
}

const conceptOfWord = {
  color: remembering((word) => findConcept('color', word)),
  material: remembering((word) => findConcept('material', word)),
}

/** First words of all phrases that name a concept: gender and number change the last one only. */
const phraseStarts = { color: startsOf('color'), material: startsOf('material') }

function startsOf(kind: 'color' | 'material'): ReadonlySet<string> {
  const phrases = [...conceptWords[kind].keys(), ...irregular.keys()].filter((key) => key.includes(' '))
  return new Set(phrases.map((phrase) => phrase.slice(0, phrase.indexOf(' '))))
}

function findConcept(kind: 'color' | 'material', key: string): ConceptWord | null {
  const words = conceptWords[kind]
  const direct = words.get(key) ?? words.get(irregular.get(key) ?? '')
  if (direct) return direct
  for (let length = 1; length <= LONGEST_SWAP && key.length >= length + 3; length++) {
    const swap = swaps.get(key.slice(-length))
    const found = swap === undefined ? undefined : words.get(key.slice(0, -length) + swap)
    if (found) return found
  }
  for (const ending of endings) {
    if (!key.endsWith(ending)) continue
    const stem = key.slice(0, -ending.length)
    if (stem.length < 3) continue
    const found = words.get(stem)
    if (found && !(stem.length < 4 && ending.length > 2)) return found
  }
  return null
}

/** Letters by what stands for them. */
const letterSizes = new Map(
  sizeLetters.flatMap(([letter, also]) => [letter, ...wordList(also)].map((word) => [keyOf(word), letter] as const)),
)
for (const { sizes } of packs) {
  for (const [letter, words] of Object.entries(sizes ?? {})) {
    for (const word of wordList(words)) letterSizes.set(keyOf(word.replaceAll('_', ' ')), letter)
  }
}

/** How else a size by letter is told, as keys: "s" is "small". */
export const wordsForSize = (letter: string): string[] =>
  [...letterSizes].flatMap(([key, size]) => (size === letter && key !== letter ? [key] : []))

/** "XL" for "extra large" (in lower case), "42" for "EU 42"; null when the key tells no size. */
export function sizeOf(key: string): { value: string; system: string | null } | null {
  const letter = letterSizes.get(key)
  if (letter) return { value: letter, system: null }
  const numeric = /^(?:(eu|us|uk|fr|de|it) )?(\d{1,3}(?:\.\d)?)(?: (eu|us|uk|fr|de|it))?$/.exec(key)
  if (!numeric) return null
  return { value: (numeric[2] as string).replace(/\.0$/, ''), system: numeric[1] ?? numeric[3] ?? null }
}

/** How big a size by letter or by its word is: "small" comes before "L". Null when the text tells no such size. */
export function sizeRank(text: string): number | null {
  const letter = letterSizes.get(keyOf(text))
  return letter === undefined ? null : sizeLetters.findIndex(([known]) => known === letter)
}

/** Before a material: not that material. */
export const imitation: ReadonlySet<string> = wordsOfAll(({ imitation: words }) => words)

/** Every concept a value of the store belongs to: "Heather Navy / White" is navy, blue and white. */
export function conceptsIn(kind: 'color' | 'material', value: string): Set<string> {
  const words = keyOf(value).split(' ').slice(0, 8)
  const found = new Set<string>()
  for (let at = 0; at < words.length; ) {
    let length = phraseStarts[kind].has(words[at] as string) ? Math.min(3, words.length - at) : 1
    let hit: ConceptWord | null = null
    for (; length > 0 && !hit; length--) hit = conceptOf(kind, words.slice(at, at + length).join(' '))
    at += hit ? length + 1 : 1
    for (const name of hit?.concept.lineage ?? []) found.add(name)
  }
  if (kind === 'material' && !found.has('faux leather') && words.some((word) => imitation.has(word))) return new Set()
  return found
}

/**
 * Whether a variant with value `has` is what a shopper who asked for `wanted` means. Wider words take in narrower ones,
 * not the reverse: blue accepts navy, navy does not accept every blue. `kind` null: only the same value, units and
 * spelling aside.
 */
export function accepts(kind: OptionKind | null, wanted: string, has: string): boolean {
  if (foldName(wanted) === foldName(has)) return true
  const isSpanned = spans(wanted, has)
  if (isSpanned !== null) return isSpanned
  const wantedKey = keyOf(wanted)
  const hasKey = keyOf(has)
  if (wantedKey === hasKey) return wantedKey !== ''
  const wantedMeasure = measureIn(wantedKey)
  if (wantedMeasure !== null && wantedMeasure === measureIn(hasKey)) return true
  if (kind === null) return false
  if (kind === 'size') return [hasKey, ...waysTold(has)].some((way) => wantedKey === way || isSameSize(wantedKey, way))
  const concept = conceptOf(kind, wantedKey)?.concept
  return concept !== undefined && conceptsIn(kind, has).has(concept.name)
}

/** "1 l" and "1000ml" as one term; null where a value is no single measure. */
const measureIn = remembering((key): string | null => {
  const [, number = '', unit = ''] = /^(\d{1,9}(?:\.\d{1,6})?) ?([a-z]{1,12})$/.exec(key) ?? []
  return number === '' ? null : measureTerm(number, unit)
})

/** "9" and "L" of "9 (L)", "38" and "M" of "38 / M": a size that is told in two ways is met by either. */
const waysTold = remembering((size): readonly string[] => {
  const ways = size.split(/[()/]/).map(keyOf)
  return ways.length > 1 ? ways.filter((way) => sizeOf(way) !== null) : []
})

function isSameSize(wantedKey: string, hasKey: string): boolean {
  const wanted = sizeOf(wantedKey)
  const has = sizeOf(hasKey)
  if (!wanted || !has || wanted.value !== has.value) return false
  return wanted.system === null || has.system === null || wanted.system === has.system
}
