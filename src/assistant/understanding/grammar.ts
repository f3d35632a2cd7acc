import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { seededRandom } from '../../shared/seeded-random.ts'
import { type Act, acts } from './understanding.ts'

/** The languages the embedded engine has phrases for. */
export const grammarLanguages = ['en', 'es', 'fr', 'de'] as const
export type GrammarLanguage = (typeof grammarLanguages)[number]

/** A phrase a shopper might type, with what it does; words of lists stand as `{list:word}`. */
export interface Phrase {
  text: string
  act: Act
}

interface Grammar {
  groups: Record<string, string>
  lists: Record<string, string>
  fillers: string
  acts: Record<string, string[]>
  /** What shoppers say before a wish. */
  stories: string[]
  endings: string[]
}

/** A template a line. */
interface Said {
  acts: Record<string, string>
}

const linesOf = (text: string): string[] => text.trim().split('\n')

const grammars = new Map<GrammarLanguage, Grammar>()

/** One language's phrases as written in `grammar/<language>.yml` and `<language>-said.yml`, read once. @throws when an act of the file is unknown */
export function readGrammar(language: GrammarLanguage): Grammar {
  const read = grammars.get(language)
  if (read) return read
  const file = new URL(`grammar/${language}.yml`, import.meta.url)
  const grammar = parse(readFileSync(file, 'utf8')) as Grammar
  const saidFile = new URL(`grammar/${language}-said.yml`, import.meta.url)
  const said = parse(readFileSync(saidFile, 'utf8')) as Record<'stories' | 'endings', string> & Pick<Said, 'acts'>
  grammar.stories = linesOf(said.stories)
  grammar.endings = linesOf(said.endings)
  for (const [act, lines] of Object.entries(said.acts)) {
    grammar.acts[act] = [...(grammar.acts[act] ?? []), ...linesOf(lines)]
  }
  for (const act of Object.keys(grammar.acts)) {
    if (!(act in acts)) throw new Error(`Unknown act ${act} in ${file.pathname}`)
  }
  grammars.set(language, grammar)
  return grammar
}

/** A piece of a template: the ways it can be said. */
type Piece = string[]

const MOST_PHRASES = 24
const FEWEST_PHRASES = 5

/** Phrases of all acts of a language, the same at each call. Each way to say a piece is used at least once, up to a limit. */
export function* expandGrammar(grammar: Grammar, seed: number): Generator<Phrase> {
  const random = seededRandom(seed)
  for (const [act, templates] of Object.entries(grammar.acts)) {
    for (const template of templates) {
      for (const text of expandTemplate(template, grammar, random)) yield { text, act: act as Act }
    }
  }
}

function expandTemplate(template: string, grammar: Grammar, random: () => number): string[] {
  const withGroups = template.replace(/<(\w+)>/g, (_, name: string) => `(${wordsOfGroup(name, grammar)})`)
  const pieces = piecesOf(withGroups)
  const widest = Math.max(...pieces.map((piece) => piece.length))
  const count = Math.min(MOST_PHRASES, Math.max(FEWEST_PHRASES, widest))
  const orders = pieces.map((piece) => shuffled(piece, random))
  const texts = new Set<string>()
  for (let round = 0; round < count; round++) {
    const said = orders.map((order) => order[round % order.length]).join('')
    texts.add(fillLists(nameThings(said, random), grammar, random).replace(/\s+/g, ' ').trim())
    // Otherwise pieces with the same number of ways would always go together.
    for (let at = 1; at < orders.length; at++) if (random() < 0.4) orders[at] = shuffled(pieces[at] as Piece, random)
  }
  return [...texts].filter((text) => text !== '')
}

function wordsOfGroup(name: string, { groups }: Grammar): string {
  const words = groups[name]
  if (words === undefined) throw new Error(`Unknown group <${name}>`)
  return words
}

/** Cuts "(a|b (c|d)|) e" into its alternatives; nested ones are multiplied out. */
function piecesOf(template: string): Piece[] {
  const pieces: Piece[] = []
  let plain = ''
  for (let at = 0; at < template.length; at++) {
    if (template[at] !== '(') {
      plain += template[at]
      continue
    }
    const end = closing(template, at)
    pieces.push([plain])
    plain = ''
    pieces.push(alternatives(template.slice(at + 1, end)).flatMap(multiplied))
    at = end
  }
  pieces.push([plain])
  return pieces
}

function closing(template: string, from: number): number {
  let depth = 0
  for (let at = from; at < template.length; at++) {
    if (template[at] === '(') depth++
    if (template[at] === ')' && --depth === 0) return at
  }
  throw new Error(`No closing bracket in ${template}`)
}

function alternatives(text: string): string[] {
  const found = ['']
  let depth = 0
  for (const sign of text) {
    if (sign === '(') depth++
    if (sign === ')') depth--
    if (sign === '|' && depth === 0) found.push('')
    else found[found.length - 1] += sign
  }
  return found
}

function multiplied(text: string): string[] {
  if (!text.includes('(')) return [text]
  return piecesOf(text).reduce<string[]>(
    (texts, piece) => texts.flatMap((before) => piece.map((words) => before + words)),
    [''],
  )
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const copy = [...list]
  for (let at = copy.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const swapped = copy[at] as T
    copy[at] = copy[other] as T
    copy[other] = swapped
  }
  return copy
}

/** "[kettle]" is the name of a thing: often seen as any. */
const nameThings = (text: string, random: () => number): string =>
  text.replace(/\[([^[\]]+)\]/g, (_, name: string) => (random() < 0.5 ? 'xprod' : name))

function fillLists(text: string, { lists }: Grammar, random: () => number): string {
  return text.replace(/\{(\w+)(\??)\}/g, (_, name: string, optional: string) => {
    const words = (lists[name] ?? '').split(',')
    if (words.length < 2) throw new Error(`Unknown list {${name}}`)
    if (optional && random() < 0.5) return ''
    const word = (words[Math.floor(random() * words.length)] as string).trim()
    return name === 'product' && random() < 0.6 ? 'xprod' : word
  })
}

/** The words a language's phrases are made of, without those of its lists: they are never names of products. */
export function literalWords(grammar: Grammar): Set<string> {
  const { acts, groups, stories, endings } = grammar
  const texts = [...Object.values(acts).flat(), ...Object.values(groups), ...stories, ...endings]
  return new Set(texts.flatMap((text) => text.replace(/\{\w+\??\}|<\w+>|\[[^[\]]+\]/g, ' ').match(/[a-z]+/g) ?? []))
}

/** Words of the list of products: things any store may sell. */
export const productWords = ({ lists }: Grammar): Set<string> =>
  new Set((lists.product ?? '').match(/[a-z]{3,}/g) ?? [])

/** Words of the lists of things and colours, which tell a language as well as any. */
export const listWords = ({ lists }: Grammar): Set<string> =>
  new Set(`${lists.product} ${lists.color} ${lists.material}`.match(/[a-z]{3,}/g) ?? [])
