import type { Sentence } from './entry.ts'
import type { Asked, KnownWish } from './signs.ts'

/** What a question is asked of: names and labels of a product, each said of it as a whole. */
export interface AskedOf {
  labels: readonly string[]
  /** ISO 639-1. */
  language: string
}

/** Strength from which a word of a sentence is the word of a label. */
const NAMED = 0.6
/** Share of the passages that a label stands in at the most: what most of them name tells none apart. */
const MOST_NAMING = 0.25
const FEW_NAMING = 2

/** The labels that a few passages have, each by its words; those of one word that pages use of policies ("gift") tell nothing of goods. */
export function tellingLabels(labels: readonly (readonly KnownWish[])[], passages: number): KnownWish[][] {
  const most = Math.max(FEW_NAMING, MOST_NAMING * passages)
  return labels.flatMap((words) => {
    const said = words.filter(({ kind, isPlace }) => kind !== 'light' && !isPlace)
    const [only] = said
    const isOfPolicy = said.length === 1 && only?.kind === 'topic'
    const isRare = said.some(({ counts }) => counts.size > 0 && counts.size <= most)
    return said.length > 0 && !isOfPolicy && isRare ? [said] : []
  })
}

const names = ({ terms }: Sentence, { strengths }: KnownWish): boolean =>
  terms.some((term) => (strengths.get(term) ?? 0) >= NAMED)

/** Whether a sentence speaks of what is asked of (1), only of other goods (-1), or of all, as where that is not known (0). */
export function speaksOf(sentence: Sentence, { of: labels, wishes }: Pick<Asked, 'of' | 'wishes'>): -1 | 0 | 1 {
  if (labels.length === 0) return 0
  const { things } = sentence
  const isNamed = (thing: number) => [...labels.flat(), ...wishes].some(({ strengths }) => strengths.has(thing))
  const isOfOthers = things.length > 0 && !things.some(isNamed)
  if (isOfOthers) return -1
  return labels.some((words) => words.every((word) => names(sentence, word))) ? 1 : 0
}
