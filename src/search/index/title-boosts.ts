import { positionShift, termMask } from './documents.ts'
import type { IndexParts } from './index-parts.ts'
import type { ParsedText } from './parsed-text.ts'

/** What a product gained beyond its words. */
export interface Boosts {
  pair: number
  head: number
  exactTitle: number
  vendor: number
  category: number
}

export const noBoosts: Readonly<Boosts> = {
  pair: 0,
  head: 0,
  exactTitle: 0,
  vendor: 0,
  category: 0,
}

export const sumOfBoosts = ({ pair, head, exactTitle, vendor, category }: Boosts): number =>
  pair + head + exactTitle + vendor + category

const filterMask = 0x3ff
/** Only a term whose last bits are marked here may be of a group: most terms of titles are not, and need not be looked up. */
const mayBeGroups = new Uint8Array(filterMask + 1)

/** A query prepared for looking at titles: which groups a term belongs to, as bits. Valid until the next one is prepared. */
export interface CloseLook {
  groupsOfTerm: Map<number, number>
  /** The same by number of a category or tag, filled on the way. */
  groupsOfLabel: Map<number, number>
  /** The same by number of a vendor: 0 unless all its words are in the query. */
  groupsOfVendor: Map<number, number>
  values: number[]
  total: number
  query: ParsedText
}

export function prepareCloseLook(query: ParsedText, values: number[], { vocabulary }: IndexParts): CloseLook {
  const groupsOfTerm = new Map<number, number>()
  mayBeGroups.fill(0)
  for (const [index, group] of query.groups.entries()) {
    for (const reading of group.readings) {
      // A number without its unit, or one word of a two-word synonym, is not the thing itself.
      if (reading.source === 'part' || reading.source === 'pieces' || reading.terms.length > 1) continue
      const term = vocabulary.termId(reading.terms[0] as string)
      if (term < 0) continue
      groupsOfTerm.set(term, (groupsOfTerm.get(term) ?? 0) | (1 << index))
      mayBeGroups[term & filterMask] = 1
    }
  }
  return {
    groupsOfTerm,
    groupsOfLabel: new Map(),
    groupsOfVendor: new Map(),
    values,
    total: values.reduce((sum, value) => sum + value, 0),
    query,
  }
}

const maxPlaces = 128
const groupsAt = new Uint32Array(maxPlaces + 2)
/** Of the title looked at last. */
let placesUsed = 0

/** What the title and vendor add to a score. */
export function boostsOf(look: CloseLook, parts: IndexParts, document: number): Boosts {
  const { documents, settings } = parts
  let places = 0
  let inTitle = 0
  groupsAt.fill(0, 0, placesUsed)
  const { titles } = documents
  for (let at = documents.titleStart(document), end = documents.titleStart(document + 1); at < end; at++) {
    const entry = titles[at] as number
    const place = entry >>> positionShift
    const term = entry & termMask
    if (place >= places) places = place + 1
    if (mayBeGroups[term & filterMask] === 0) continue
    const groups = look.groupsOfTerm.get(term) ?? 0
    groupsAt[place] = (groupsAt[place] as number) | groups
    inTitle |= groups
  }
  placesUsed = places
  const boosts: Boosts = { ...noBoosts }
  boosts.vendor = settings.vendorBoost * vendorValue(look, parts, document)
  const { head } = look.query
  const isThing = head >= 0 && ((inTitle >>> head) & 1 || (labelGroups(look, parts, document) >>> head) & 1)
  if (isThing) boosts.head = settings.headBoost * (look.values[head] as number)
  if (inTitle === 0) return boosts
  boosts.pair = settings.pairBoost * pairValue(look, places)
  if (isWholeTitle(look, places)) boosts.exactTitle = settings.exactTitleBoost * look.total
  return boosts
}

/** Groups found in the category and tags: an "Overnight Duffle" of the category "Bags" is a bag. */
function labelGroups(look: CloseLook, parts: IndexParts, document: number): number {
  const { labels } = parts.documents
  const { entries } = labels
  let groups = 0
  for (let at = labels.startOf(document), end = labels.startOf(document + 1); at < end; at++) {
    const label = entries[at] as number
    let found = look.groupsOfLabel.get(label)
    if (found === undefined) {
      found = 0
      for (const term of parts.labelTerms(label)) found |= look.groupsOfTerm.get(term) ?? 0
      look.groupsOfLabel.set(label, found)
    }
    groups |= found
  }
  return groups
}

function vendorValue(look: CloseLook, parts: IndexParts, document: number): number {
  const { labels } = parts.documents
  const vendor = labels.vendorOf(document)
  if (vendor < 0) return 0
  let groups = look.groupsOfVendor.get(vendor)
  if (groups === undefined) {
    const found = parts.vendorTerms(vendor).map((term) => look.groupsOfTerm.get(term) ?? 0)
    groups = found.includes(0) ? 0 : found.reduce((all, one) => all | one, 0)
    look.groupsOfVendor.set(vendor, groups)
  }
  let value = 0
  if (groups === 0) return 0
  for (let at = 0; at < look.values.length; at++) if (groups & (1 << at)) value += look.values[at] as number
  return value
}

/** Value of the neighbouring words of the query that are neighbours in the title, in the same order. */
function pairValue({ query, values }: CloseLook, places: number): number {
  let value = 0
  let former = -1
  for (const [index, group] of query.groups.entries()) {
    if (group.isStopWord) continue
    if (former >= 0 && standTogether(former, index, places))
      value += Math.min(values[former] as number, values[index] as number)
    former = index
  }
  return value
}

function standTogether(one: number, other: number, places: number): boolean {
  for (let place = 0; place < places; place++) {
    if (((groupsAt[place] as number) >>> one) & 1) {
      // One place may read as both: "tshirt" for "t shirt".
      if ((((groupsAt[place] as number) | (groupsAt[place + 1] as number)) >>> other) & 1) return true
    }
  }
  return false
}

function isWholeTitle({ query }: CloseLook, places: number): boolean {
  if (places !== query.groups.length) return false
  for (let place = 0; place < places; place++) if (!(((groupsAt[place] as number) >>> place) & 1)) return false
  return true
}

const votersCount = 20

/**
 * How much each of the best is of the categories and tags that the very best are of, 0..1, in their order. One without any
 * gets the mean, so that it neither gains nor loses.
 */
export function categoryShares(
  best: readonly { document: number; score: number }[],
  { documents: { labels } }: IndexParts,
): Float64Array {
  const { entries } = labels
  const votes = new Map<number, number>()
  let total = 0
  const top = best[0]?.score ?? 1
  for (const { document, score } of best.slice(0, votersCount)) {
    const [start, end] = [labels.startOf(document), labels.startOf(document + 1)]
    if (start === end) continue
    const weight = (score / top) ** 2
    total += weight
    for (let at = start; at < end; at++) {
      const label = entries[at] as number
      votes.set(label, (votes.get(label) ?? 0) + weight)
    }
  }
  const shares = new Float64Array(best.length)
  const labelled: number[] = []
  let sum = 0
  for (const [place, { document }] of best.entries()) {
    const [start, end] = [labels.startOf(document), labels.startOf(document + 1)]
    if (start === end) continue
    let added = 0
    for (let at = start; at < end; at++) added += votes.get(entries[at] as number) ?? 0
    const share = added / (end - start) / total
    shares[place] = share
    labelled.push(place)
    sum += share
  }
  if (labelled.length === best.length) return shares
  const mean = labelled.length === 0 ? 0 : sum / labelled.length
  const isLabelled = new Set(labelled)
  for (let place = 0; place < shares.length; place++) if (!isLabelled.has(place)) shares[place] = mean
  return shares
}
