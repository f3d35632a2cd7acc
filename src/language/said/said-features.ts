import { hashOf } from '../learned/linear-model.ts'
import { conceptOf as namedValue } from '../text/families.ts'
import type { TextToken } from '../text/tokens.ts'

/** A word as the lessons know it: numbers are alike but for their length. */
export const shapeOf = ({ kind, text }: TextToken): string =>
  kind === 'number' ? (/[.,]/.test(text) ? '0.0' : '0'.repeat(Math.min(text.length, 5))) : text

/** What is known of a word before a message is read: the name of a thing that is sold, or at least a noun. */
export type Naming = 'thing' | 'noun' | null

const classOf = (token: TextToken, naming: Naming): string => {
  if (token.kind !== 'word') return token.kind
  if (naming) return naming
  for (const kind of ['color', 'material'] as const) if (namedValue(kind, token.text)) return kind
  return token.text.length < 4 ? 'short' : 'word'
}

/** What is known of each token of a text, made once for all that is read of it. */
export interface Looked {
  /** The word where the lessons have it often enough, else that it is new. */
  shape: string
  word: string
  ofClass: string
  /** What it has in common with words of other languages; empty where the list has it not. */
  concept: string
}

export const NEW = '<new>'

/** @param isKnown whether the lessons have a word often enough to tell something of it */
/** What the lessons and the shop know of words. */
export interface Knowing {
  /** Whether the lessons have a word often enough to tell something of it. */
  isKnown(shape: string): boolean
  /** What it has in common with words of other languages. */
  conceptOf(word: string): string
  /** What is known of the word at a place by itself. */
  namingOf(at: number): Naming
}

export const look = (tokens: readonly TextToken[], { isKnown, conceptOf, namingOf }: Knowing): Looked[] =>
  tokens.map((token, at) => {
    const word = shapeOf(token)
    const shape = token.kind !== 'word' || isKnown(word) ? word : NEW
    const ofClass = classOf(token, namingOf(at))
    return { shape, word, ofClass, concept: token.kind === 'word' ? conceptOf(word) : '' }
  })

const EDGE = { shape: '^', ofClass: '^', concept: '^' }

/** Features of a token by itself and by those around it. */
export function tokenFeatures(looked: readonly Looked[], at: number, context: string): number[] {
  const one = (by: number) => looked[at + by] ?? EDGE
  const { shape, ofClass, word } = looked[at] as Looked
  const [before, before2, after, after2] = [one(-1), one(-2), one(1), one(2)]
  const found = [
    hashOf(1, shape),
    hashOf(2, before.shape),
    hashOf(3, after.shape),
    hashOf(4, before2.shape),
    hashOf(5, after2.shape),
    hashOf(6, `${before.shape} ${shape}`),
    hashOf(7, `${shape} ${after.shape}`),
    hashOf(8, `${before2.shape} ${before.shape}`),
    hashOf(9, `${after.shape} ${after2.shape}`),
    hashOf(10, ofClass),
    hashOf(11, `${before.ofClass} ${ofClass} ${after.ofClass}`),
    hashOf(12, `${before.shape} ${after.shape}`),
    hashOf(13, `${context} ${shape}`),
    hashOf(14, context),
    hashOf(22, `${before2.shape} ${before.shape} ${shape}`),
    hashOf(23, `${before.shape} ${ofClass}`),
    hashOf(24, `${ofClass} ${after.shape}`),
    hashOf(25, `${before2.shape} ${before.shape} ${ofClass}`),
    hashOf(26, `${before.shape} ${ofClass} ${after.shape}`),
  ]
  const { concept } = looked[at] as Looked
  if (concept !== '') found.push(hashOf(27, concept))
  if (before.concept !== '') found.push(hashOf(28, `${before.concept} ${ofClass}`))
  if (after.concept !== '') found.push(hashOf(29, `${ofClass} ${after.concept}`))
  if (at === 0) found.push(hashOf(15, shape))
  if (at === looked.length - 1) found.push(hashOf(16, shape))
  found.push(hashOf(20, `${Math.min(at, 3)} ${Math.min(looked.length - 1 - at, 3)}`))
  const bounded = `^${word}$`
  for (const length of [3, 4, 5]) {
    if (bounded.length <= length) break
    found.push(hashOf(17, bounded.slice(0, length)), hashOf(18, bounded.slice(-length)))
  }
  for (let from = 1; from + 5 < bounded.length; from++) found.push(hashOf(19, bounded.slice(from, from + 5)))
  return found
}

/** Features of a part: its words alone, in pairs and threes, pieces of them, the roles of its words, and what came before. */
export function partFeatures(
  looked: readonly Looked[],
  roles: readonly string[],
  [from, to]: readonly [number, number],
  context: string,
  deedBefore: string,
): number[] {
  const found = new Set<number>()
  const one = (at: number) => (at >= from && at < to ? (looked[at] as Looked).shape : '^')
  let [pattern, last, lastConcept] = ['', '', '']
  let things = 0
  for (let at = from; at < to; at++) {
    const { shape, word, concept } = looked[at] as Looked
    const role = roles[at] as string
    found.add(hashOf(31, shape))
    found.add(hashOf(37, `${context} ${shape}`))
    if (concept !== '') {
      found.add(hashOf(50, concept))
      found.add(hashOf(51, `${context} ${concept}`))
      if (lastConcept !== '') found.add(hashOf(52, `${lastConcept} ${concept}`))
      lastConcept = concept
    }
    const bounded = `^${word}$`
    for (let start = 0; start + 5 <= bounded.length; start++) found.add(hashOf(34, bounded.slice(start, start + 5)))
    for (let start = 0; start + 4 <= bounded.length; start++) found.add(hashOf(55, bounded.slice(start, start + 4)))
    // What a thing is called tells nothing of what is done with it.
    const [own, next, third] = [at, at + 1, at + 2].map((place) =>
      place < to && 'tvna'.includes(roles[place] as string) ? '<name>' : one(place),
    )
    found.add(hashOf(32, `${own} ${next}`))
    found.add(hashOf(33, `${own} ${next} ${third}`))
    found.add(hashOf(47, `${shape} ${one(at + 1)}`))
    found.add(hashOf(48, `${one(at + 1)} ${shape} ${one(at + 2)}`))
    const { ofClass } = looked[at] as Looked
    if (ofClass === 'thing') things += 2
    if (ofClass === 'noun') things++
    if (role !== 'o' && role !== last) pattern += role
    last = role
  }
  found.add(hashOf(35, one(from)))
  found.add(hashOf(49, `${one(from)} ${one(from + 1)}`))
  found.add(hashOf(36, one(to - 1)))
  found.add(hashOf(38, pattern))
  found.add(hashOf(39, `${context} ${pattern}`))
  for (const role of new Set(pattern)) {
    found.add(hashOf(40, role))
    found.add(hashOf(41, `${context} ${role}`))
  }
  found.add(hashOf(42, context))
  found.add(hashOf(53, `${context} ${Math.min(things, 3)} ${Math.min(to - from, 4)}`))
  found.add(hashOf(54, `${pattern} ${Math.min(things, 2)}`))
  found.add(hashOf(43, deedBefore))
  found.add(hashOf(44, `${deedBefore} ${pattern}`))
  found.add(hashOf(45, to - from < 3 ? `${context} ${to - from}` : 'long'))
  if (from > 0) found.add(hashOf(46, 'further'))
  return [...found]
}
