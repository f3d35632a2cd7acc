import type { Clause } from '../clause.ts'
import { needNames, needSigns, plainSigns, type Subject, subjects } from './subject-signs.ts'
import { subjectWeights } from './subject-weights.ts'

/** What a clause most likely is about, and how likely that is, 0..1. */
interface LikelySubject {
  subject: Subject
  share: number
}

interface Reading {
  /** Of each subject, what the signs that are read without the goods tell of it. */
  sums: readonly number[]
  likely?: LikelySubject
}

const known = new WeakMap<Clause, Reading>()

const readingOf = (clause: Clause, frame: string): Reading => {
  const own = known.get(clause) ?? { sums: withSigns(noSums, plainSigns(clause, frame)) }
  known.set(clause, own)
  return own
}

const noSums: readonly number[] = subjects.map(() => 0)

/**
 * Reads what a clause is about, once. Of 2,163 messages to ten shops four in five are read right by weights that were learned without
 * the shop: `node scripts/learn-subjects.ts`.
 * @param frame of the row that it speaks to by what it sounds like
 */
export function likelySubject(clause: Clause, frame: string): LikelySubject {
  const reading = readingOf(clause, frame)
  reading.likely ??= likeliest(withSigns(reading.sums, needSigns(clause)))
  return reading.likely
}

/**
 * Whether a clause may be about a subject at least so likely, whatever the shop's goods have to do with it: these take longest to look at, and
 * "where is my order" is about the order with any.
 */
export function mayBeAbout(clause: Clause, frame: string, least: number, isMeant: (one: Subject) => boolean): boolean {
  const { sums } = readingOf(clause, frame)
  return subjects.some((subject, at) => isMeant(subject) && mostShare(sums, at) >= least)
}

/** The share of a subject with the signs of the goods that tell most for it. */
function mostShare(sums: readonly number[], own: number): number {
  const all = sums.map((sum, at) => sum - (sums[own] as number) + leastMore(at, own))
  return 1 / all.reduce((total, more) => total + Math.exp(more), 0)
}

/** What the signs of the goods, each 0..1, add at least to one subject more than to another. */
const leastMore = (one: number, other: number): number =>
  needNames.reduce((sum, name) => {
    const weights = subjectWeights[name] ?? noSums
    return sum + Math.min(0, (weights[one] as number) - (weights[other] as number))
  }, 0)

function withSigns(sums: readonly number[], signs: ReadonlyMap<string, number>): number[] {
  const all = [...sums]
  for (const [sign, value] of signs) {
    for (const [at, weight] of (subjectWeights[sign] ?? []).entries()) all[at] = (all[at] as number) + weight * value
  }
  return all
}

function likeliest(sums: readonly number[]): LikelySubject {
  const most = Math.max(...sums)
  const all = sums.reduce((total, sum) => total + Math.exp(sum - most), 0)
  return { subject: subjects[sums.indexOf(most)] as Subject, share: 1 / all }
}
