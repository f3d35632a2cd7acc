import { fold } from '../analysis/fold.ts'
import { colourWords, materialWords, sizeWords } from './family-words.ts'
import { remembering } from './remembering.ts'
import { keyOf } from './tokens.ts'

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

const nameKinds: Record<OptionKind, Set<string>> = {
  color: new Set('color colour colors colours farbe couleur cor colore kleur coloris'.split(' ')),
  size: new Set('size sizes talla grosse taille tamanho tamano misura taglia pointure maat gr'.split(' ')),
  material: new Set('material materials matiere stoff fabric tejido tessuto matiere materiau materiale'.split(' ')),
}
const kinds = Object.keys(nameKinds) as OptionKind[]

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
  // "Schuhgröße" and "Hauptfarbe" end in what they are about.
  if (words.length === 1 && /.(grosse|farbe)$/.test(words[0] as string)) {
    return { kind: (words[0] as string).endsWith('farbe') ? 'color' : 'size', plain: false }
  }
  return null
}

/** Whether the folded word names an option of this kind: "size", "talla". */
export const isKindWord = (kind: OptionKind, word: string): boolean => nameKinds[kind].has(word)

const concepts = new Map<string, Concept>()
const conceptWords: Record<'color' | 'material', Map<string, ConceptWord>> = { color: new Map(), material: new Map() }
for (const [kind, text] of [
  ['color', colourWords],
  ['material', materialWords],
] as const) {
  for (const line of text.trim().split('\n')) {
    const [head = '', words = ''] = line.split(':')
    const [marked = '', parent] = head.split('<').map((part) => part.trim())
    const name = marked.replace(/[!?]$/, '')
    const lineage = [name, ...(parent ? (concepts.get(`${kind} ${parent}`)?.lineage ?? [parent]) : [])]
    const concept: Concept = { name, kind, lineage }
    if (!concepts.has(`${kind} ${name}`)) concepts.set(`${kind} ${name}`, concept)
    for (const word of [marked, ...words.trim().split(' ')].filter((part) => part !== '')) {
      const key = keyOf(word.replace(/[!?]$/, '').replaceAll('_', ' '))
      const entry = { concept, literalOnly: word.endsWith('!'), thing: word.endsWith('?') || marked.endsWith('?') }
      if (!conceptWords[kind].has(key)) conceptWords[kind].set(key, entry)
    }
  }
}

/** Every word for a concept, as keys: the English name first. */
export const wordsOf = (concept: Concept): string[] =>
  [...conceptWords[concept.kind as 'color' | 'material']].flatMap(([key, word]) =>
    word.concept === concept ? [key] : [],
  )

const endings = ['', 's', 'es', 'e', 'en', 'er', 'em', 'n', 'ne', 'nes', 'nen']
const irregular: Record<string, string> = {
  blanche: 'blanc',
  blanches: 'blanc',
  blanca: 'blanco',
  blancas: 'blanco',
  verte: 'vert',
  vertes: 'vert',
  violette: 'violet',
  violettes: 'violet',
  rosane: 'rosa',
  dunkelblaue: 'dunkelblau',
  bianca: 'bianco',
  bianche: 'bianco',
  grise: 'gris',
  grises: 'gris',
  doree: 'dore',
  dorees: 'dore',
  argentee: 'argente',
  argentees: 'argente',
}

/** The concept a folded word or phrase stands for, in any language, whatever its gender and number: "rojas" is red. */
export function conceptOf(kind: 'color' | 'material', key: string): ConceptWord | null {
  const words = conceptWords[kind]
  const direct = words.get(key) ?? words.get(irregular[key] ?? '')
  if (direct) return direct
  const feminine = /^(.{3,})(a|as|os|o)$/.exec(key)
  if (feminine) {
    const found = words.get(`${feminine[1]}o`)
    if (found) return found
  }
  for (const ending of endings) {
    if (ending === '' || !key.endsWith(ending)) continue
    const stem = key.slice(0, -ending.length)
    if (stem.length < 3) continue
    const found = words.get(stem)
    if (found && !(stem.length < 4 && ending.length > 2)) return found
  }
  return null
}

const letterSizes = new Map<string, string>()
for (const [letter, words] of Object.entries(sizeWords)) {
  letterSizes.set(letter, letter)
  for (const word of words.split(' ')) letterSizes.set(keyOf(word.replaceAll('_', ' ')), letter)
}

/** "XL" for "extra large" (in lower case), "42" for "EU 42"; null when the key tells no size. */
export function sizeOf(key: string): { value: string; system: string | null } | null {
  const letter = letterSizes.get(key)
  if (letter) return { value: letter, system: null }
  const numeric = /^(?:(eu|us|uk|fr|de|it) )?(\d{1,3}(?:\.\d)?)(?: (eu|us|uk|fr|de|it))?$/.exec(key)
  if (!numeric) return null
  return { value: (numeric[2] as string).replace(/\.0$/, ''), system: numeric[1] ?? numeric[3] ?? null }
}

/** Before a material: not that material. */
export const imitation: ReadonlySet<string> = new Set([
  'faux',
  'fake',
  'vegan',
  'imitation',
  'synthetic',
  'artificial',
  'pu',
  'kunst',
  'simili',
  'sintetico',
])

/** Every concept a value of the store belongs to: "Heather Navy / White" is navy, blue and white. */
export function conceptsIn(kind: 'color' | 'material', value: string): Set<string> {
  const words = keyOf(value).split(' ').slice(0, 8)
  const found = new Set<string>()
  for (let at = 0; at < words.length; ) {
    let length = Math.min(3, words.length - at)
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
  if (fold(wanted.trim()) === fold(has.trim())) return true
  const wantedKey = keyOf(wanted)
  const hasKey = keyOf(has)
  if (wantedKey === hasKey) return wantedKey !== ''
  if (kind === null) return false
  if (kind === 'size') return isSameSize(wantedKey, hasKey)
  const concept = conceptOf(kind, wantedKey)?.concept
  return concept !== undefined && conceptsIn(kind, has).has(concept.name)
}

function isSameSize(wantedKey: string, hasKey: string): boolean {
  const wanted = sizeOf(wantedKey)
  const has = sizeOf(hasKey)
  if (!wanted || !has || wanted.value !== has.value) return false
  return wanted.system === null || has.system === null || wanted.system === has.system
}
