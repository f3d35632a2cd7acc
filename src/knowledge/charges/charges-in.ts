import type { Charge, Charges } from './charge.ts'

/**
 * The charges of a shop whose pages tell them in several languages, each once: as a page in the shopper's language tells it, else as the first one does.
 * @param language ISO 639-1
 */
export function chargesIn({ all, home }: Charges, language: string): Charges {
  const isOwn = ({ passage }: Charge) => passage.language === language
  const kept: Charge[] = []
  for (const one of [...all.filter(isOwn), ...all.filter((charge) => !isOwn(charge))])
    if (!kept.some((other) => other.passage.language !== one.passage.language && isSame(one, other))) kept.push(one)
  return { home, all: kept }
}

/** Whether two charges are the same by all that is told in numbers and codes; what goods are called differs between languages. */
function isSame(one: Charge, other: Charge): boolean {
  const numbersOf = ({ kind, way, cost, percent, from, fromPieces, isPerItem, isAdded, code, places, goods }: Charge) =>
    [kind, way, cost, percent, from, fromPieces, isPerItem, isAdded, code, goods.length > 0, ...places.toSorted()].join(
      ' ',
    )
  return numbersOf(one) === numbersOf(other)
}
