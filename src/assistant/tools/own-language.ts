import { facets } from '../../knowledge/facets/facets.ts'
import { pageFacets } from '../../knowledge/facets/read-facets.ts'
import type { Passage } from '../../knowledge/knowledge.schema.ts'
import { facetLikeness } from '../../language/facets/taught-facets.ts'

/** Passages as the tool needs them. */
export type Found = Pick<Passage, 'confidence' | 'language'> &
  Partial<Pick<Passage, 'id' | 'heading' | 'bestSentences' | 'around'>>

/** A page in the shopper's own language goes before a surer one in another from here on. */
const OWN_LANGUAGE = 0.28

/** As alike as this two passages tell the same. */
const SAME = 0.85

/**
 * The passages in the shopper's language, where some answer nearly as well as those in others, or tell the same: the one that does goes first, and is as sure as
 * the surest. All of them where none of the shopper's language does.
 * @param passages the best first
 * @param language ISO 639-1
 */
export function inOwnLanguage<One extends Found>(passages: One[], language: string): One[] {
  const [surest] = passages.toSorted((one, other) => other.confidence - one.confidence)
  if (!surest) return passages
  const own = passages.filter((one) => one.language === language)
  if (surest.language === language || own.length === 0) return own.length === 0 ? passages : own
  const told = toldBy(surest)
  const asked = new Float32Array(facets.length)
  for (let at = 0; at < told.length; at += 2) asked[told[at] as number] = told[at + 1] as number
  const alike = new Map(own.map((one) => [one, facetLikeness(asked, toldBy(one))]))
  const likeness = (one: One) => alike.get(one) ?? 0
  const near = own.filter((one) => one.confidence >= OWN_LANGUAGE || likeness(one) >= SAME)
  const [same, ...others] = near.toSorted((one, other) => likeness(other) - likeness(one))
  return same ? [{ ...same, confidence: surest.confidence }, ...others] : passages
}

/** Those that answer: none where none is sure enough. @param floor lowest confidence of an answer */
export const answering = <One extends Found>(passages: One[], language: string, floor: number): One[] =>
  passages.some(({ confidence }) => confidence >= floor)
    ? passages.filter((one) => one.confidence >= (one.language === language ? OWN_LANGUAGE : floor))
    : []

/** What the best sentences of a passage tell. */
const toldBy = ({ heading = '', bestSentences = [], language }: Found): Float32Array =>
  pageFacets.told(heading.split(' > ').at(-1) ?? '', bestSentences.join(' '), language)
