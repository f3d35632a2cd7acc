import type { Relation } from './kinds-of-things.ts'
import { readThing, type Thing } from './read-thing.ts'
import type { NameRelations } from './relate-names.ts'
import type { ThingCatalog } from './thing-catalog.ts'

/** Something else that the catalog has, near to what was wished for. */
export interface NearName {
  /** In the catalog's language, singular. */
  name: string
  /** It is the same by another name, a kind of it, or what it is a kind of itself ("shoe" for "loafer"). */
  relation: 'same' | 'kind' | 'wider'
  /** Products that are it. */
  products: number
  thing: Thing
}

const MOST = 5
const order = ['same', 'kind', 'wider']

/**
 * What of the catalog to offer as the nearest where nothing is the thing itself: the same by another name, kinds of it, and what it
 * is directly a kind of; never another kind of the same ("no drill, but a saw"). Nearest first, then the most products.
 */
export function nearNames(thing: Thing, { whole, wider }: NameRelations, catalog: ThingCatalog): NearName[] {
  const found: Omit<NearName, 'thing'>[] = []
  const names = new Map([thing, thing.wider].flatMap((one) => (one ? catalog.relativesOf(one) : [])))
  for (const [name, products] of names) {
    const relation = whole(name) ?? narrowed(wider(name))
    if (!relation || (relation === 'wider' && !isDirectlyWider(thing, name, catalog))) continue
    found.push({ name, relation, products })
  }
  found.sort(
    (a, b) =>
      order.indexOf(a.relation) - order.indexOf(b.relation) || b.products - a.products || (a.name < b.name ? -1 : 1),
  )
  const { language } = catalog.lexicon
  const near: NearName[] = []
  for (const one of found) {
    const read = readThing(one.name, language, language)
    if (read && near.push({ ...one, thing: read }) === MOST) break
  }
  return near
}

/** A clock is what an alarm clock is a kind of; a wall clock is another kind. */
const narrowed = (relation: Relation | null): Relation | null => (relation === 'same' ? 'wider' : null)

function isDirectlyWider(thing: Thing, name: string, { lexicon }: ThingCatalog): boolean {
  // Nobody who looks for a litter box is served with a lunch box.
  if (lexicon.is('containers', name)) return false
  if (thing.wider && lexicon.englishOf(name).some((one) => thing.wider?.english.includes(one))) return true
  const direct = thing.english.flatMap((one) => lexicon.kinds.directlyWider(one))
  return lexicon
    .englishOf(name)
    .some((one) => direct.includes(one) || direct.some((wider) => lexicon.kinds.sameAs(wider).includes(one)))
}
