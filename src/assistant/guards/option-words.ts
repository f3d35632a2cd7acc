import { type Concept, conceptOf } from '../../language/families.ts'
import { remembering } from '../../shared/remembering.ts'
import { stem } from './fact-book.ts'
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

/** Whether a value of an option, in words, is said between two places. */
export function saysOption(scene: Said, name: string, key: string, start: number, end: number): boolean {
  if (/^(none|no|yes|\d+)$/.test(key) && !isSizeBefore(scene, key)) return false
  const { texts, rows, colors } = wordsOf(scene.tokens)
  const words = key.split(' ')
  const [first = ''] = words
  if (texts.has(first) || rows.has(rowOf.get(first) ?? -1)) {
    for (let at = start; at < end; at++) if (!scene.inMention(at) && isAt(scene, words, at)) return true
  }
  if (!/colou?r|farbe|couleur/.test(name)) return false
  const wanted = colorOf(key)?.concept
  if (!wanted) return false
  for (let at = start; at < end; at++) {
    const color = colors[at]
    if (color?.said === wanted && !scene.inMention(at)) return true
    if (color?.isPair) at++
  }
  return false
}

interface Words {
  texts: ReadonlySet<string>
  /** Those of option words that are said in some language. */
  rows: ReadonlySet<number>
  /** What colour each token says, and whether with the next one. */
  colors: { said: Concept | undefined; isPair: boolean }[]
}

const known = new WeakMap<readonly Token[], Words>()

/** A sentence is asked about every value of every option of the products it may be about: it is read for them once. */
function wordsOf(tokens: readonly Token[]): Words {
  const former = known.get(tokens)
  if (former) return former
  const texts = new Set(tokens.map(({ text }) => text))
  const rows = new Set([...texts].flatMap((text) => rowOf.get(text) ?? []))
  const colors = tokens.map(({ kind, text }, at) => {
    // "azul marino" is navy and not blue.
    const pair = tokens[at + 1]?.kind === 'word' ? colorOf(`${text} ${tokens[at + 1]?.text}`) : null
    const said = kind === 'word' ? (pair ?? colorOf(text) ?? colorOf(stem(text))) : null
    return { said: said?.concept, isPair: pair !== null }
  })
  const words = { texts, rows, colors }
  known.set(tokens, words)
  return words
}

function isSizeBefore({ tokens }: Said, key: string): boolean {
  const at = tokens.findIndex(({ text }) => text === key)
  return at > 0 && /^(size|grosse|gr|talla|taille|pointure|t|numero)$/.test(tokens[at - 1]?.text ?? '')
}

function isAt({ tokens }: Said, words: string[], at: number): boolean {
  let place = at
  for (const [index, word] of words.entries()) {
    while (index > 0 && tokens[place]?.skip) place++
    const token = tokens[place]
    if (!token || !isOptionWord(token.text, word)) return false
    // "m" and "l" are sizes only in capitals; "I'm", "l'article".
    if (word.length === 1 && words.length === 1) {
      if (token.raw !== token.raw.toUpperCase() || token.glued || tokens[place + 1]?.text === "'") return false
    }
    place++
  }
  return true
}
