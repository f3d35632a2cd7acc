import type { TextToken } from '../../language/text/tokens.ts'
import type { Claim, Clause, Scene } from './claim.ts'
import { isCommon } from './common-words.ts'
import { stem, stemsOf } from './fact-words.ts'
import type { KnownProduct } from './known.ts'
import { thingsOf } from './mentions.ts'
import { isColor } from './options.ts'

const MOST_PRODUCTS = 12
const SHORTEST_PART = 5

/** Words that a product is called by: those of its title, its category and its tags. */
const calledBy = ({ texts }: KnownProduct): readonly string[] =>
  texts.flatMap(({ field, value }) => (/^(?:title|category|tags)$/.test(field) ? stemsOf(String(value)) : []))

/** Whether a product may be called by a word of a sentence: "Sessel" of an "Ohrensessel", in any language. */
function isCalled(product: KnownProduct, names: readonly string[]): boolean {
  const own = calledBy(product)
  return names.some((name) =>
    own.some(
      (word) => word === name || (name.length >= SHORTEST_PART && word.length > name.length && word.endsWith(name)),
    ),
  )
}

/**
 * The other products that what stands around a claim speaks of: by a word that they are called by, and none that it was taken to be
 * about is. "The pan is £46 and the lid £12": of the lid, though only the pan was named by its title.
 */
export function namedBeside(scene: Scene, clause: Clause, { span, subject }: Claim): readonly KnownProduct[] {
  const { tokens, language, turn, known } = scene
  const all = [...known.products.values()].slice(0, MOST_PRODUCTS)
  const others = all.filter((product) => !subject.includes(product))
  if (others.length === 0) return []
  const own = clause.amounts.find(({ from }) => from === span.from)
  const alike = clause.amounts.filter((one) => one !== own && one.unit === own?.unit)
  const from = Math.max(clause.from, ...alike.flatMap(({ to }) => (to <= span.from ? to : [])))
  const to = Math.min(clause.to, ...alike.flatMap((one) => (one.from >= span.to ? one.from : [])))
  const counts = new Map<KnownProduct, number>()
  for (let at = from; at < to; at++) {
    const { kind, text } = tokens[at] as TextToken
    const isClaim = at >= span.from && at < span.to
    if (isClaim || kind !== 'word' || text.length < 3 || isCommon(text, language) || isColor(text)) continue
    const names = [stem(text), ...thingsOf(text, language, turn.catalogLanguage)]
    if (subject.some((product) => isCalled(product, names))) continue
    for (const product of others) if (isCalled(product, names)) counts.set(product, (counts.get(product) ?? 0) + 1)
  }
  const most = Math.max(0, ...counts.values())
  return [...counts].flatMap(([product, count]) => (count === most ? product : []))
}
