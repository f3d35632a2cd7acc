import { type Concept, conceptOf } from '../../language/families.ts'
import { remembering } from '../../shared/remembering.ts'
import { stem } from './fact-book.ts'
import type { OptionValue } from './option-table.ts'
import type { Token } from './read-tokens.ts'

const colorOf = remembering((word) => conceptOf('color', word))

/** Values of options that shops write in one language and shoppers hear in another; folded, the English one first. */
const rows = [
  'long lang lange langer langen langes largo larga largos largas longue longues',
  'regular normal normale normaler normalen normales standard estandar',
  'short kurz kurze kurzer kurzen kurzes corto corta cortos cortas court courte',
  'small klein kleine kleiner kleinen kleines pequeno pequena petit petite',
  'medium mittel mittlere mittlerer mediano mediana moyen moyenne',
  'large gross grosse grosser grossen grosses grande',
  'wide breit breite breiter breiten ancho ancha',
  'narrow schmal schmale schmaler estrecho estrecha etroit etroite',
  'inch inches zoll pulgada pulgadas pouce pouces',
  'left links linke linker izquierdo izquierda gauche',
  'right rechts rechte rechter derecho derecha droit droite',
  'glass glas cristal vidrio verre',
  'plastic plastik kunststoff plastico plastique',
  'olive oliv oliva olives',
  'lime lima limette limettengrun citron',
  'linear lineal lineaire',
  'tactile taktil tactil',
]
const rowOf = new Map<string, number>()
for (const [at, row] of rows.entries()) for (const word of row.split(' ')) rowOf.set(word, at)

/** Whether a folded word of a sentence is an option's word, in whatever language. */
const isOptionWord = (said: string, option: string): boolean =>
  said === option || (rowOf.has(said) && rowOf.get(said) === rowOf.get(option))

interface Said {
  tokens: readonly Token[]
  inMention: (at: number) => boolean
}

/** A value of an option that a sentence says. */
export interface SaidOption extends OptionValue {
  /** Where it begins, in order. */
  places: readonly number[]
}

/** The values of options that a sentence says. */
export function optionsSaidIn(scene: Said, options: Iterable<OptionValue>): SaidOption[] {
  const said: SaidOption[] = []
  for (const value of options) {
    const places = placesOf(scene, value)
    if (places.length > 0) said.push({ ...value, places })
  }
  return said
}

function placesOf(scene: Said, { name, key, words }: OptionValue): number[] {
  const read = wordsOf(scene.tokens)
  if (/^(none|no|yes|\d+)$/.test(key) && !isSizeBefore(scene.tokens, read.texts.get(key)?.[0])) return []
  const places = startsOf(scene.tokens, read, words).filter((at) => !scene.inMention(at))
  if (!/colou?r|farbe|couleur/.test(name)) return places
  const wanted = colorOf(key)?.concept
  const colored = (wanted && read.colors.get(wanted)) ?? []
  const more = colored.filter((at) => !places.includes(at) && !scene.inMention(at))
  return more.length === 0 ? places : [...places, ...more].sort((a, b) => a - b)
}

interface Words {
  /** Where each word stands, in order. */
  texts: ReadonlyMap<string, readonly number[]>
  /** The same of option words, in whatever language. */
  rows: ReadonlyMap<number, readonly number[]>
  /** Where each colour is said. */
  colors: ReadonlyMap<Concept, readonly number[]>
  /** The places of all but signs that may stand inside a phrase. */
  solid: readonly number[]
  /** How many of those stand before each place. */
  solidBefore: readonly number[]
}

const known = new WeakMap<readonly Token[], Words>()

/** A sentence is asked about every value of every option of the products it may be about: it is read for them once. */
function wordsOf(tokens: readonly Token[]): Words {
  const former = known.get(tokens)
  if (former) return former
  const solid = [...tokens.keys()].filter((at) => !tokens[at]?.skip)
  const solidBefore: number[] = []
  for (const { skip } of tokens) solidBefore.push((solidBefore.at(-1) ?? 0) + Number(!skip))
  const words = {
    texts: placesBy(tokens.map(({ text }) => text)),
    rows: placesBy(tokens.map(({ text }) => rowOf.get(text))),
    colors: placesBy(colorsOf(tokens)),
    solid,
    solidBefore: solidBefore.map((count, at) => count - Number(!tokens[at]?.skip)),
  }
  known.set(tokens, words)
  return words
}

/** The colour that each token says; what a pair says together, such as "azul marino", its words do not say alone. */
function colorsOf(tokens: readonly Token[]): (Concept | undefined)[] {
  const colors: (Concept | undefined)[] = []
  for (let at = 0; at < tokens.length; at++) {
    const { kind, text } = tokens[at] as Token
    const pair = tokens[at + 1]?.kind === 'word' ? colorOf(`${text} ${tokens[at + 1]?.text}`) : null
    colors[at] = kind === 'word' ? (pair ?? colorOf(text) ?? colorOf(stem(text)))?.concept : undefined
    if (pair !== null) colors[++at] = undefined
  }
  return colors
}

function placesBy<Key>(keys: readonly (Key | undefined)[]): Map<Key, number[]> {
  const places = new Map<Key, number[]>()
  for (const [at, key] of keys.entries()) {
    if (key === undefined) continue
    const list = places.get(key)
    if (list) list.push(at)
    else places.set(key, [at])
  }
  return places
}

function isSizeBefore(tokens: readonly Token[], at = 0): boolean {
  return at > 0 && /^(size|grosse|gr|talla|taille|pointure|t|numero)$/.test(tokens[at - 1]?.text ?? '')
}

/** Where words follow each other, looked for by the rarest of them. */
function startsOf(tokens: readonly Token[], { texts, rows, solid, solidBefore }: Words, words: readonly string[]) {
  const placesOf = (word: string) => rows.get(rowOf.get(word) ?? -1) ?? texts.get(word) ?? []
  let [rarest, places] = [0, placesOf(words[0] ?? '')]
  for (const [index, word] of words.entries()) {
    const own = placesOf(word)
    if (own.length === 0) return []
    if (own.length < places.length) [rarest, places] = [index, own]
  }
  return places.flatMap((place) => {
    const first = (solidBefore[place] as number) - rarest
    for (const [index, word] of words.entries()) {
      const token = tokens[solid[first + index] ?? -1]
      if (!token || !isOptionWord(token.text, word)) return []
    }
    const at = solid[first] as number
    return words.length === 1 && isLetterWithin(tokens, at, words[0] as string) ? [] : [at]
  })
}

/** "m" and "l" are sizes only in capitals; "I'm", "l'article". */
function isLetterWithin(tokens: readonly Token[], at: number, word: string): boolean {
  const token = tokens[at] as Token
  return word.length === 1 && (token.raw !== token.raw.toUpperCase() || token.glued || tokens[at + 1]?.text === "'")
}
