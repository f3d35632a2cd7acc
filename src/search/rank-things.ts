import type { ConstraintFilters } from './constraints/filters.ts'
import { fitOf, type Grade, type PartGrade } from './fit/grade.ts'
import type { Grader } from './fit/grade-hits.ts'
import type { ParsedText, Reading } from './index/parsed-text.ts'
import { type FindInput, type Hit, rank } from './rank-hits.ts'
import type { SearchProduct } from './search-product.ts'
import type { StoreCatalog } from './store-catalog.ts'

/** What stands for a thing that the catalog does not have, or calls otherwise. */
export interface Instead {
  /** In the shopper's words. */
  wanted: string
  /** What is shown: singular, in the catalog's language. */
  shown: string[]
  /** It is the same by another name, kinds of it, or what it is a kind of itself ("shoe" for "loafers"): that is not the thing. */
  relation: 'same' | 'kind' | 'wider'
}

/** Products looked at when the cheapest or dearest is asked for: 2,000 of a thing take some 3 ms. */
export const MOST_IN_ORDER = 2_000

/** Finds products of the thing that was named, whatever the catalog calls it. */
export class ThingRanker {
  readonly #input: FindInput
  readonly #catalog: StoreCatalog
  readonly #grader: Grader
  /** Whether all of the thing are wanted, not only the best: to sort them. */
  readonly #isAllMeant: boolean
  #isSold: boolean | undefined
  /** Products that are only near to the thing. */
  readonly #near = new Set<string>()

  constructor(input: FindInput, catalog: StoreCatalog, grader: Grader, isAllMeant: boolean) {
    this.#isAllMeant = isAllMeant
    this.#input = input
    this.#catalog = catalog
    this.#grader = grader
  }

  /**
   * What is not known to break the filters, best first. Where only the thing is meant, all that are not known to be the thing are left
   * out; where the shop does not sell it, what is near to it stands for it.
   */
  rank(kept: ConstraintFilters): Hit[] {
    const filters = { ...kept, mayBeUntold: true }
    const hits = rank(this.#input, this.#catalog, filters)
    if (!this.#grader.namesThing) return hits
    const { isThing } = this
    const isPinned = ({ placed }: Hit) => placed === 'pinned'
    if (!this.#input.isThingMeant)
      return hits.some(isThing) ? hits : this.#withNearest(this.#withOtherNames(hits, filters), filters)
    this.#isSold ??=
      hits.some(isThing) || rank(this.#input, this.#catalog, {}).some(isThing) || this.#byOtherNames({}).some(isThing)
    // A thing is never "not told": what shares a word with it is no answer, whatever else is unknown of it.
    if (!this.#isSold) {
      const nearest = this.#nearest(filters)
      // "A tank", where only a shelf is called so: what stands on it may be one. A lamp is further from a headlamp than a flashlight.
      const isFar = ({ product }: Hit) => nearest.length > 0 && this.#grader.isWider(product)
      const possible = hits.filter((hit) => isPinned(hit) || (this.#grader.isNamedBeside(hit.product) && !isFar(hit)))
      const known = new Set(possible.map(({ product }) => product.id))
      return [...possible, ...nearest.filter(({ product }) => !known.has(product.id))]
    }
    const found = hits.filter((hit) => isPinned(hit) || isThing(hit))
    const isEnough = hits.some(isThing) && !this.#isAllMeant && this.#holdsSome(found)
    return isEnough ? found : this.#withOtherNames(found, filters)
  }

  /** Grades in the light of the catalog: where the thing is sold, what may be it is something else. */
  gradesOf(hits: readonly Hit[]): Grade[] {
    const grades = this.#grader.grade(hits.map(({ product }) => product))
    if (!this.#isSold) return grades.map((grade, at) => this.#asNear(grade, hits[at] as Hit))
    return grades.map((grade, at) => (this.isThing(hits[at] as Hit) ? grade : { ...grade, fit: 'other' }))
  }

  /** "A phone that is not Apple": only what is Apple has its words, and none of that is meant. */
  #holdsSome(found: readonly Hit[]): boolean {
    return this.#grader
      .grade(found.map(({ product }) => product))
      .some(({ fit }) => fit === 'exact' || fit === 'likely')
  }

  readonly isThing = ({ product }: Hit): boolean => this.#grader.isThing(product)

  /** Behind what is called as wished what is called otherwise: the capris of a shop that has one pair of "trousers". */
  #withOtherNames(found: Hit[], filters: ConstraintFilters): Hit[] {
    const known = new Set(found.map(({ product }) => product.id))
    const others = this.#byOtherNames(filters).filter((hit) => this.isThing(hit) && !known.has(hit.product.id))
    return others.length === 0 ? found : [...found, ...others]
  }

  /** Behind what only shares words with the thing what is near to it, where nothing may be it. */
  #withNearest(hits: Hit[], filters: ConstraintFilters): Hit[] {
    if (hits.some(({ product }) => this.#grader.isPossible(product) && !this.#grader.isNear(product))) return hits
    const nearest = this.#nearest(filters)
    const known = new Set(nearest.map(({ product }) => product.id))
    return [...nearest, ...hits.filter(({ product }) => !known.has(product.id))]
  }

  /** The shoes of a shop that has no loafers. */
  #nearest(filters: ConstraintFilters): Hit[] {
    const found = this.#byNames(this.#grader.nearNames(), filters).filter(({ product }) => this.#grader.isNear(product))
    for (const { product } of found) this.#near.add(product.id)
    return found
  }

  /** What is only near to the thing is not it. */
  #asNear(grade: Grade, { product }: Hit): Grade {
    const says = this.#near.has(product.id) ? this.#grader.nearNameOf(product) : null
    if (says === null) return grade
    const parts = grade.parts.map(
      (part): PartGrade => (part.part === 'thing' ? { ...part, verdict: 'fails', says, isNear: true } : part),
    )
    return { ...grade, fit: fitOf(parts), parts }
  }

  /** What is shown instead of the thing that was named; null where it is called as wished, or nothing is near to it. */
  insteadOf(hits: readonly Hit[]): Instead | null {
    const { wanted } = this.#grader
    if (wanted === null) return null
    const near = hits.filter(({ product }) => this.#near.has(product.id))
    if (near.length > 0 && !hits.some(this.isThing)) {
      return { wanted, shown: namesOf(near, (product) => this.#grader.nearNameOf(product)), relation: 'wider' }
    }
    if (this.#grader.isCalledSo) return null
    const called = namesOf(hits.filter(this.isThing), (product) => this.#grader.nameOf(product))
    const relations = called.flatMap((name) => this.#grader.relationOf(name) ?? [])
    if (called.length === 0 || relations.length < called.length) return null
    return { wanted, shown: called, relation: relations.includes('kind') ? 'kind' : 'same' }
  }

  /** "Couch" finds the sofas of a shop that has no couch, and "Wanduhr" its wall clocks. */
  #byOtherNames(filters: ConstraintFilters): Hit[] {
    return this.#byNames(this.#grader.otherNames(), filters)
  }

  #byNames(names: readonly string[], filters: ConstraintFilters): Hit[] {
    if (names.length === 0) return []
    const { understood } = this.#input
    const parsed = withNames(understood.parsed, names, this.#catalog)
    return rank({ ...this.#input, understood: { ...understood, parsed } }, this.#catalog, filters)
  }
}

/** What a product called otherwise is worth beside one that has the wished word. */
const OTHER_NAME_WEIGHT = 0.8

/** Words to rank by, with names that stand for what was said. */
export function withNames(parsed: ParsedText, names: readonly string[], { index }: StoreCatalog): ParsedText {
  const readings = names.map(
    (name): Reading => ({
      terms: index.parse(name).groups.flatMap((group) => group.readings[0]?.terms ?? []),
      weight: OTHER_NAME_WEIGHT,
      source: 'synonym',
    }),
  )
  const surface = names[0] as string
  return { ...parsed, groups: [...parsed.groups, { surface, weight: 1, isStopWord: false, readings }] }
}

const MOST_NAMES = 3

/** What the products are called, the best first. */
function namesOf(hits: readonly Hit[], nameOf: (product: SearchProduct) => string | null): string[] {
  return [...new Set(hits.flatMap(({ product }) => nameOf(product) ?? []))].slice(0, MOST_NAMES)
}
