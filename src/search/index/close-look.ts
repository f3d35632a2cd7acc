import { type Documents, positionShift, termMask } from './documents.ts'
import type { ParsedText } from './parsed-text.ts'
import type { RankSettings } from './settings.ts'
import type { Vocabulary } from './vocabulary.ts'

/** What a product gained beyond its words. */
export interface Boosts {
  pair: number
  head: number
  exactTitle: number
}

/** A query prepared for looking at titles: which groups a term belongs to, as bits. */
export interface CloseLook {
  groupsOfTerm: Map<number, number>
  values: number[]
  total: number
  query: ParsedText
}

export function prepareCloseLook(query: ParsedText, values: number[], vocabulary: Vocabulary): CloseLook {
  const groupsOfTerm = new Map<number, number>()
  for (const [index, group] of query.groups.entries()) {
    for (const reading of group.readings) {
      // A number without its unit, or one word of a two-word synonym, is not the thing itself.
      if (reading.source === 'part' || reading.terms.length > 1) continue
      const term = vocabulary.termId(reading.terms[0] as string)
      if (term >= 0) groupsOfTerm.set(term, (groupsOfTerm.get(term) ?? 0) | (1 << index))
    }
  }
  return { groupsOfTerm, values, total: values.reduce((sum, value) => sum + value, 0), query }
}

const maxPlaces = 128
const groupsAt = new Uint32Array(maxPlaces + 2)

/** What the title adds: words of the query side by side, the thing itself, the very title. */
export function boostsOf(look: CloseLook, documents: Documents, document: number, settings: RankSettings): Boosts {
  const title = documents.titleOf(document)
  let places = 0
  let inTitle = 0
  groupsAt.fill(0)
  for (const entry of title) {
    const place = entry >>> positionShift
    if (place >= places) places = place + 1
    const groups = look.groupsOfTerm.get(entry & termMask) ?? 0
    groupsAt[place] = (groupsAt[place] as number) | groups
    inTitle |= groups
  }
  const boosts: Boosts = { pair: 0, head: 0, exactTitle: 0 }
  if (inTitle === 0) return boosts
  const { head } = look.query
  if (head >= 0 && inTitle & (1 << head)) boosts.head = settings.headBoost * (look.values[head] as number)
  boosts.pair = settings.pairBoost * pairValue(look, places)
  if (isWholeTitle(look, places)) boosts.exactTitle = settings.exactTitleBoost * look.total
  return boosts
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
