import type { SearchProduct } from '../search-product.ts'
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

/** A query prepared for looking at titles: which groups a term belongs to, as bits. */
export interface CloseLook {
  groupsOfTerm: Map<number, number>
  /** The same by category or tag, filled on the way. */
  groupsOfLabel: Map<string, number>
  /** The same by vendor: 0 unless all its words are in the query. */
  groupsOfVendor: Map<string, number>
  values: number[]
  total: number
  query: ParsedText
}

export function prepareCloseLook(query: ParsedText, values: number[], { vocabulary }: IndexParts): CloseLook {
  const groupsOfTerm = new Map<number, number>()
  for (const [index, group] of query.groups.entries()) {
    for (const reading of group.readings) {
      // A number without its unit, or one word of a two-word synonym, is not the thing itself.
      if (reading.source === 'part' || reading.source === 'pieces' || reading.terms.length > 1) continue
      const term = vocabulary.termId(reading.terms[0] as string)
      if (term >= 0) groupsOfTerm.set(term, (groupsOfTerm.get(term) ?? 0) | (1 << index))
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

/** What the title and vendor add to a score. */
export function boostsOf(look: CloseLook, parts: IndexParts, document: number): Boosts {
  const { documents, settings } = parts
  let places = 0
  let inTitle = 0
  groupsAt.fill(0)
  for (const entry of documents.titleOf(document)) {
    const place = entry >>> positionShift
    const term = entry & termMask
    if (place >= places) places = place + 1
    const groups = look.groupsOfTerm.get(term) ?? 0
    groupsAt[place] = (groupsAt[place] as number) | groups
    inTitle |= groups
  }
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
  const product = parts.documents.products[document]
  let groups = 0
  for (const label of product == null ? [] : labelsOf(product)) {
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

const labelsOf = ({ category, tags }: SearchProduct): string[] => (category === null ? tags : [category, ...tags])

function vendorValue(look: CloseLook, parts: IndexParts, document: number): number {
  const vendor = parts.documents.products[document]?.vendor
  if (!vendor) return 0
  let groups = look.groupsOfVendor.get(vendor)
  if (groups === undefined) {
    const found = parts.vendorTerms(vendor).map((term) => look.groupsOfTerm.get(term) ?? 0)
    groups = found.includes(0) ? 0 : found.reduce((all, one) => all | one, 0)
    look.groupsOfVendor.set(vendor, groups)
  }
  let value = 0
  if (groups !== 0) for (const [at, own] of look.values.entries()) if (groups & (1 << at)) value += own
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
 * How much each of the best is of the categories and tags that the very best are of, 0..1, by document. One without any
 * gets the mean, so that it neither gains nor loses.
 */
export function categoryShares(
  best: { document: number; score: number }[],
  { documents }: IndexParts,
): Map<number, number> {
  const labels = (document: number): string[] => {
    const product = documents.products[document]
    return product == null ? [] : labelsOf(product)
  }
  const votes = new Map<string, number>()
  let total = 0
  const top = best[0]?.score ?? 1
  for (const { document, score } of best.slice(0, votersCount)) {
    const own = labels(document)
    if (own.length === 0) continue
    const weight = (score / top) ** 2
    total += weight
    for (const label of own) votes.set(label, (votes.get(label) ?? 0) + weight)
  }
  const shares = new Map<number, number>()
  let sum = 0
  for (const { document } of best) {
    const own = labels(document)
    if (own.length === 0) continue
    const share = own.reduce((added, label) => added + (votes.get(label) ?? 0), 0) / own.length / total
    shares.set(document, share)
    sum += share
  }
  const mean = shares.size === 0 ? 0 : sum / shares.size
  for (const { document } of best) if (!shares.has(document)) shares.set(document, mean)
  return shares
}
