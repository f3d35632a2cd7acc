import type { Clause, Mention, Scene, TurnWords } from './claim.ts'
import { type KnownProduct, numbersWith } from './known.ts'
import { isPointed, namedIn } from './meant.ts'
import type { Amount } from './said-amounts.ts'

/** "La de 20\"": a measure that points at what has it in its title, where one of several alone does. */
export function byMeasure(
  scene: Pick<Scene, 'tokens' | 'language' | 'known'> & { turn: TurnWords },
  amounts: readonly Amount[],
  titled: readonly Mention[],
): Mention[] {
  const products = [...scene.known.products.values()]
  if (products.length < 2) return []
  return amounts.flatMap((amount) => {
    const isNamed = titled.some(({ from, to }) => amount.from < to && amount.to > from - 1)
    if (isNamed || amount.unit === 'money' || !isPointed(scene, amount)) return []
    const having = products.filter((product) =>
      numbersWith(product, scene.turn.catalogLanguage, amount.values).some(
        ({ fact, amount: { unit } }) => fact === product.title && unit !== null && (amount.unit ?? unit) === unit,
      ),
    )
    return having.length === 1 ? [{ products: having, from: amount.from, to: amount.to }] : []
  })
}

/**
 * "Cream is available, as the green has sold out": of the one product that has what is named, where the last one has no such option; of
 * several that may be meant those that have it.
 */
export function havingOption(scene: Scene, clause: Clause): readonly KnownProduct[] | null {
  const [product, other] = clause.subject
  const isOfStock = clause.cues.some(({ name }) => name === 'trade.there' || name === 'trade.gone')
  if (!isOfStock || clause.mentions.length > 0 || !product) return null
  if (other) {
    const some = clause.subject.filter((one) => namedIn(scene, clause, one).size > 0)
    return some.length > 0 ? some : null
  }
  if (namedIn(scene, clause, product).size > 0) return null
  const having = [...scene.known.products.values()].filter((one) => namedIn(scene, clause, one).size > 0)
  return having.length === 1 ? having : null
}
