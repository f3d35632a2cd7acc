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

/** The clauses of a text, as token places. */
function clausesOf(tokens: readonly Token[]): [number, number][] {
  const breaks = tokens.flatMap(({ text, glued }, at) =>
    parting.test(text) && !(text === '.' && tokens[at + 1]?.glued && glued) ? [at] : [],
  )
  return [-1, ...breaks].map((at, index) => [at + 1, breaks[index] ?? tokens.length])
}

const attributesIn = (tokens: readonly Token[]): Set<number> =>
  new Set(tokens.flatMap(({ text }) => ofWord.get(text) ?? []))

/**
 * Whether a text tells the number of another attribute than a sentence does, though it tells that one too: "high" of
 * "Height to 118 cm. The top measures 140 x 70 cm" is not 140.
 */
export function isOfOther(sentence: readonly Token[], at: number, text: string, values: readonly number[]): boolean {
  const [from, to] = clausesOf(sentence).find(([start, end]) => at >= start && at < end) ?? [0, sentence.length]
  const said = attributesIn(sentence.slice(from, to))
  if (said.size === 0) return false
  const tokens = readTokens(text.slice(0, 4000))
  const clauses = clausesOf(tokens).map(([start, end]) => tokens.slice(start, end))
  const tells = (clause: readonly Token[]) => [...attributesIn(clause)].some((one) => said.has(one))
  const holds = (clause: readonly Token[]) =>
    clause.some(({ kind, text: number }) => kind === 'number' && values.includes(Number(number.replace(',', '.'))))
  const isNumbered = (clause: readonly Token[]) => clause.some(({ kind }) => kind === 'number')
  return (
    clauses.some((clause) => tells(clause) && isNumbered(clause)) &&
    !clauses.some((clause) => tells(clause) && holds(clause))
  )
}
