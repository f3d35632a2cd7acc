import { remembering } from '../../shared/remembering.ts'
import { readTokens, type Token } from './read-tokens.ts'

/** What a number may be of, in four languages. */
const attributes = [
  'high height tall hoch hohe alto alta altura haut haute hauteur',
  'wide width breit breite ancho ancha anchura largeur',
  'deep depth tief tiefe fondo profundo profundidad profond profondeur',
  'long length lang lange longitud longueur',
  'hot warm heiss caliente calientes chaud chaude chaudes chauds',
  'cold kalt frio fria frios frias froid froide froides froids',
  'weighs weight wiegt gewicht pesa peso pese poids',
  'carries load tragt traglast soporta supporte',
]
const ofWord = new Map<string, number>()
for (const [at, words] of attributes.entries()) for (const word of words.split(' ')) ofWord.set(word, at)

const parting = /^([,.;:]|and|und|y|et|but|aber|pero|mais)$/

interface Clause {
  /** Token places; the end is exclusive. */
  start: number
  end: number
  attributes: ReadonlySet<number>
}

const known = new WeakMap<readonly Token[], readonly Clause[]>()

/** The clauses of a text. Read once a text: each number of a sentence asks. */
function clausesOf(tokens: readonly Token[]): readonly Clause[] {
  const clauses = known.get(tokens) ?? findClauses(tokens)
  known.set(tokens, clauses)
  return clauses
}

function findClauses(tokens: readonly Token[]): Clause[] {
  const breaks = tokens.flatMap(({ text, glued }, at) =>
    parting.test(text) && !(text === '.' && tokens[at + 1]?.glued && glued) ? [at] : [],
  )
  return [-1, ...breaks].map((at, index) => {
    const [start, end] = [at + 1, breaks[index] ?? tokens.length]
    return { start, end, attributes: attributesIn(tokens.slice(start, end)) }
  })
}

const attributesIn = (tokens: readonly Token[]): Set<number> =>
  new Set(tokens.flatMap(({ text }) => ofWord.get(text) ?? []))

/**
 * Whether a text tells the number of another attribute than a sentence does, though it tells that one too: "high" of
 * "Height to 118 cm. The top measures 140 x 70 cm" is not 140.
 */
export function isOfOther(sentence: readonly Token[], at: number, text: string, values: readonly number[]): boolean {
  const clause = clausesOf(sentence).find(({ start, end }) => at >= start && at < end)
  const said = clause?.attributes ?? attributesIn(sentence)
  if (said.size === 0) return false
  const telling = numberedIn(text).filter(({ attributes: told }) => [...told].some((one) => said.has(one)))
  return telling.length > 0 && !telling.some(({ numbers }) => values.some((value) => numbers.has(value)))
}

/** The clauses of a text that have numbers and say what they are of. */
const numberedIn = remembering((text): { attributes: ReadonlySet<number>; numbers: ReadonlySet<number> }[] => {
  const tokens = readTokens(text.slice(0, 4000))
  return findClauses(tokens).flatMap(({ start, end, attributes: told }) => {
    const numbers = tokens
      .slice(start, end)
      .flatMap(({ kind, text: one }) => (kind === 'number' ? Number(one.replace(',', '.')) : []))
    return numbers.length > 0 && told.size > 0 ? [{ attributes: told, numbers: new Set(numbers) }] : []
  })
}, 500)
