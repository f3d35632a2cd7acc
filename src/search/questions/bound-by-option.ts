import { scaleOf } from '../../language/amounts/units.ts'
import type { ProductAnswer } from './product-answer.ts'
import type { AskedProduct } from './product-read.ts'
import type { ShopText } from './shop-texts.ts'
import type { Amount } from './text-amounts.ts'
import type { OptionFinding, ProductOption } from './words-of-options.ts'

/** How a value stands to what a sentence bounds: within it, beyond it, or it may be bounded by something else. */
type Held = 'within' | 'beyond' | 'open'

/**
 * Holds a "yes" against the values that are meant: "from 6 boards up it ships by freight" is one of a shelf with 8 boards, a "no" of one with 4, and
 * where none is named it is for the shopper to read.
 */
export function boundByOption(
  answer: ProductAnswer,
  findings: readonly OptionFinding[],
  { options, sentences }: AskedProduct,
): ProductAnswer {
  if (answer.verdict !== 'yes' || answer.quotes.length === 0) return answer
  const quoted = sentences.filter(({ said }) => answer.quotes.includes(said))
  const held = options.flatMap((option) => {
    const found = findings.find((finding) => finding.option === option)
    return quoted.flatMap((sentence) => heldBy(sentence, option, found?.values ?? option.values))
  })
  if (held.every((one) => one === 'within')) return answer
  return { ...answer, verdict: held.every((one) => one === 'beyond') ? 'no' : 'told' }
}

/** How some values of an option stand to what a sentence bounds by it; empty where it bounds nothing by it. */
function heldBy({ amounts, words }: ShopText, option: ProductOption, values: readonly string[]): Held[] {
  // "From 6 boards" of an option "boards", but "from 30 l" of one that may be called anything.
  const isNamed = ({ to }: Amount) => option.read.words.some(({ stem }) => words[to]?.stem === stem)
  const isOfUnit = (bound: Amount, own: Amount) =>
    bound.unit !== null && own.unit !== null && scaleOf(bound.unit)?.base === scaleOf(own.unit)?.base
  const bounds = amounts.filter(({ min, max }) => min !== max)
  return values.flatMap((value): Held[] => {
    const own = option.readValues[option.values.indexOf(value)]?.amounts[0]
    const bound = own && bounds.find((one) => isNamed(one) || (one.min > 0 && isOfUnit(one, own)))
    if (!bound) return []
    const isWithin = isNamed(bound) && own.min >= bound.min && own.max <= bound.max
    return [isWithin ? 'within' : isNamed(bound) ? 'beyond' : 'open']
  })
}
