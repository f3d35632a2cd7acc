import type { WishedThing } from '../../../search/fit/wished-thing.ts'
import type { Clause } from '../clause.ts'

const MOST_TITLED = 20

/** "Moka pot", beside a "French press", "Santoku", beside a cook's knife: titles have the name, and none of these is the other thing. */
export function isOfOthers({ scope: { catalog } }: Clause, name: string, thing: WishedThing): boolean {
  const { index } = catalog
  const parsed = index.parse(name)
  if (parsed.groups.length !== 1) return false
  const best = index.rank(parsed, { limit: MOST_TITLED })
  const found = index.findWords(
    parsed,
    best.map(({ document }) => document),
  )
  const titled = best.flatMap(({ id, document }) => {
    const [word] = found.get(document) ?? []
    return word?.field === 'title' && word.source !== 'spelling' ? (index.productById(id) ?? []) : []
  })
  return titled.length > 0 && titled.every((product) => thing.grade(product).verdict !== 'holds')
}
