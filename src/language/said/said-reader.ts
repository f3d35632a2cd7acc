import { remembering } from '../../shared/remembering.ts'
import { seededRandom, shuffle } from '../../shared/seeded-random.ts'
import { hashOf, LinearModel } from '../learned/linear-model.ts'
import type { TextToken } from '../text/tokens.ts'
import type { Concepts } from './concepts.ts'
import { type Looked, look, type Naming, partFeatures, shapeOf, tokenFeatures } from './said-features.ts'
import {
  type Context,
  type Deed,
  deeds,
  type Role,
  roles,
  type SaidLine,
  type SaidWord,
  saidTokens,
} from './said-lines.ts'

/** One part of a message: what it does, and what each of its words is in it. */
export interface SaidPart {
  text: string
  start: number
  end: number
  deed: Deed
  /** 0..1. */
  confidence: number
  /** Of each deed, in the order of `deeds`. */
  shares: number[]
  words: { token: TextToken; role: Role; confidence: number }[]
}

const ROUNDS = 6
const BITS = 17
const SEED = 20_261_125
/** From this share on a word begins another part. */
const BEGINS = 0.35
/** Words that fewer lines have are new ones. */
const LEAST_KNOWN = 3
/** Words that no more lines have are rare. */
const MOST_RARE = 6

/** Reads what is done with a message and its words, as learned from lines that people wrote. */
export class SaidReader {
  readonly #roles = new LinearModel(roles.length, BITS)
  readonly #begins = new LinearModel(2, BITS)
  readonly #deeds = new LinearModel(deeds.length, BITS)
  readonly #known = new Set<string>()
  readonly #conceptOf: (word: string) => string

  constructor(concepts: Concepts) {
    this.#conceptOf = remembering((word: string) => concepts.of(word, true)[0] ?? '')
  }

  get bytes(): number {
    return this.#roles.bytes + this.#begins.bytes + this.#deeds.bytes
  }

  /** Whether the lessons have a folded word often enough to tell something of it. */
  knows(word: string): boolean {
    return this.#known.has(word)
  }

  /** What was learned, to be kept: words first. */
  learned(): Buffer[] {
    const known = Buffer.from([...this.#known].join('\n'))
    return [known, ...this.#models().flatMap((model) => model.learned())]
  }

  /** Takes over what another learned from the same lessons; false when it is of another shape. */
  take([known, ...parts]: readonly Buffer[]): boolean {
    if (known === undefined) return false
    for (const [at, model] of this.#models().entries()) if (!model.take(parts.slice(at * 2, at * 2 + 2))) return false
    for (const word of known.toString().split('\n')) this.#known.add(word)
    return true
  }

  #models(): LinearModel[] {
    return [this.#roles, this.#begins, this.#deeds]
  }

  /** Learns in steps. @param lines all lessons */
  *learn(lines: readonly SaidLine[]): Generator<void, void> {
    const random = seededRandom(SEED)
    const counts = new Map<string, number>()
    for (const { words } of lines)
      for (const word of new Set(words.map(shapeOf))) counts.set(word, (counts.get(word) ?? 0) + 1)
    for (const [word, count] of counts) if (count >= LEAST_KNOWN) this.#known.add(word)
    // A word that few lines have is taken for a new one in half of the rounds, so that new ones are known by what is around them.
    const isOften = (word: string) => (counts.get(word) ?? 0) > MOST_RARE
    const looked = () =>
      lines.map(({ words }) => {
        const shares = random() < BROAD ? sharesOfBroad : sharesOfNarrow
        return look(words, {
          isKnown: (word) => this.#known.has(word) && (isOften(word) || random() < 0.5),
          conceptOf: this.#conceptOf,
          namingOf: (at) => namingAs(words, at, random(), shares, isOften),
        })
      })
    const all = lines.map((_, at) => at)
    // What the roles are taken for in lines that the model has not seen is what the deeds are learned from.
    const told: Role[][] = []
    for (const half of [0, 1]) {
      const model = new LinearModel(roles.length, BITS)
      const seen = all.filter((at) => at % 2 === half && lines[at]?.hasRoles)
      for (let round = 0; round < ROUNDS; round++) {
        const seenAs = looked()
        shuffle(seen, random)
        for (const at of seen) {
          const line = lines[at] as SaidLine
          learnRoles(model, line, featuresOf(line, seenAs[at] as Looked[]))
          yield
        }
      }
      const seenAs = looked()
      for (const at of all) {
        if (at % 2 === half) continue
        const { words, context } = lines[at] as SaidLine
        const begins = words.flatMap(({ isFirst }, place) => (isFirst ? place : []))
        told[at] = readRoles(model, seenAs[at] as Looked[], context, begins).map(({ role }) => role)
        yield
      }
    }
    for (let round = 0; round < ROUNDS; round++) {
      const seenAs = looked()
      shuffle(all, random)
      for (const at of all) {
        const line = lines[at] as SaidLine
        if (line.hasRoles) {
          const features = featuresOf(line, seenAs[at] as Looked[])
          learnRoles(this.#roles, line, features)
          this.#learnBegins(line, features)
        }
        this.#learnParts(line, seenAs[at] as Looked[], told[at] as Role[])
        yield
      }
    }
    for (const model of this.#models()) model.end()
  }

  /**
   * @param text bounded by the caller
   * @param naming what is known of a folded word by itself
   */
  read(text: string, context: Context, naming: (word: string) => Naming = () => null): SaidPart[] {
    const tokens = saidTokens(text)
    const looked = look(tokens, {
      isKnown: (word) => this.#known.has(word),
      conceptOf: this.#conceptOf,
      namingOf: (at) => naming(tokens[at]?.text ?? ''),
    })
    const begins: number[] = tokens.length > 0 ? [0] : []
    for (let at = 1; at < tokens.length; at++) {
      const features = [...tokenFeatures(looked, at, context), ...behind(begins, at)]
      if (isBehindStop(tokens, at) || (this.#begins.predict(features)[1] as number) >= BEGINS) begins.push(at)
    }
    const found = readRoles(this.#roles, looked, context, begins)
    const told = found.map(({ role }) => role)
    let before = ''
    return begins.map((from, index) => {
      const to = begins[index + 1] ?? tokens.length
      const shares = [...this.#deeds.predict(partFeatures(looked, told, [from, to], context, before))]
      const at = shares.indexOf(Math.max(...shares))
      const deed = deeds[at] as Deed
      before = deed
      const [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0]
      const words = tokens
        .slice(from, to)
        .map((token, by) => ({ token, ...(found[from + by] as (typeof found)[number]) }))
      return { text: text.slice(start, end), start, end, deed, confidence: shares[at] as number, shares, words }
    })
  }

  #learnBegins({ words }: SaidLine, features: readonly (readonly number[])[]): void {
    const begins = [0]
    for (const [at, { isFirst }] of words.entries()) {
      if (at === 0) continue
      this.#begins.learn((features[at] ?? []).concat(behind(begins, at)), isFirst ? 1 : 0)
      if (isFirst) begins.push(at)
    }
  }

  #learnParts({ words, context, deeds: told }: SaidLine, looked: readonly Looked[], tagged: readonly Role[]): void {
    const begins = words.flatMap(({ isFirst }, at) => (isFirst ? at : []))
    let before = ''
    for (const [index, from] of begins.entries()) {
      const deed = told[index] as Deed
      const to = begins[index + 1] ?? words.length
      this.#deeds.learn(partFeatures(looked, tagged, [from, to], context, before), deeds.indexOf(deed))
      before = deed
    }
  }
}

type KnownShares = Record<Role | 'head' | 'rare', readonly [thing: number, noun: number]>
/**
 * How often the names of a shop and our lists know a word of a role as a thing, and how often as a noun at least, as counted in lines that are no
 * lessons: the lessons belong to no shop. `head`: the last word of a thing; `rare`: one of no role that the lessons hardly have.
 */
const sharesOfNarrow: KnownShares = {
  head: [0.75, 0.15],
  t: [0.3, 0.3],
  v: [0.06, 0.2],
  n: [0.22, 0.3],
  a: [0.06, 0.15],
  p: [0, 0.06],
  q: [0.06, 0.15],
  r: [0.05, 0.2],
  o: [0.005, 0.09],
  rare: [0.03, 0.2],
}
/** The same of a shop that sells nearly everything: any noun of a story is in some title. */
const sharesOfBroad: KnownShares = {
  head: [0.9, 0.05],
  t: [0.6, 0.2],
  v: [0.2, 0.25],
  n: [0.4, 0.25],
  a: [0.25, 0.25],
  p: [0.02, 0.1],
  q: [0.2, 0.25],
  r: [0.2, 0.2],
  o: [0.01, 0.09],
  rare: [0.2, 0.25],
}
/** Share of the lines that are read as if said in such a shop. */
const BROAD = 0.25

function namingAs(
  words: readonly SaidWord[],
  at: number,
  chance: number,
  shares: KnownShares,
  isOften: (word: string) => boolean,
): Naming {
  const { role, kind, text } = words[at] as SaidWord
  if (kind !== 'word') return null
  const isHead = role === 't' && words[at + 1]?.role !== 't'
  const [thing, noun] = shares[isHead ? 'head' : role === 'o' && !isOften(text) ? 'rare' : role]
  return chance < thing ? 'thing' : chance < thing + noun ? 'noun' : null
}

/** Of each word of a line. */
const featuresOf = ({ words, context }: SaidLine, looked: readonly Looked[]): number[][] =>
  words.map((_, at) => tokenFeatures(looked, at, context))

function learnRoles(model: LinearModel, { words }: SaidLine, features: readonly (readonly number[])[]): void {
  const begins: number[] = []
  for (const [at, { role, isFirst }] of words.entries()) {
    if (at === 0 || isFirst) begins.push(at)
    model.learn((features[at] ?? []).concat(since(words, at, begins)), roles.indexOf(role))
  }
}

function readRoles(model: LinearModel, looked: readonly Looked[], context: string, begins: readonly number[]) {
  const found: { role: Role; confidence: number }[] = []
  const begun: number[] = []
  for (let at = 0; at < looked.length; at++) {
    if (begins.includes(at)) begun.push(at)
    found.push(best(model.predict([...tokenFeatures(looked, at, context), ...since(found, at, begun)])))
  }
  return found
}

/** "Track my order. Actually": another sentence begins. */
const isBehindStop = (tokens: readonly TextToken[], at: number): boolean =>
  /^[.?!]$/.test(tokens[at - 1]?.text ?? '') && !tokens[at]?.glued && (tokens[at - 2]?.text.length ?? 0) > 2

const behind = (begins: readonly number[], at: number): number[] => [
  hashOf(51, String(Math.min(at - (begins.at(-1) ?? 0), 6))),
]

/** What was read of the words before. */
function since(found: readonly { role: Role }[], at: number, begins: readonly number[]): number[] {
  const [last, former] = [found[at - 1]?.role ?? '^', found[at - 2]?.role ?? '^']
  const isFirst = begins.at(-1) === at
  return [hashOf(61, last), hashOf(62, `${former} ${last}`), ...(isFirst ? [hashOf(63, last)] : [])]
}

function best(shares: Float64Array): { role: Role; confidence: number } {
  let at = 0
  for (let other = 1; other < shares.length; other++) if ((shares[other] as number) > (shares[at] as number)) at = other
  return { role: roles[at] as Role, confidence: shares[at] as number }
}
