import { checkComparisons } from './check-comparisons.ts'
import { checkDiscount } from './check-discount.ts'
import { checkFeatures } from './check-features.ts'
import { checkMoney } from './check-money.ts'
import { checkNames } from './check-names.ts'
import { checkNumbers } from './check-numbers.ts'
import { checkOrder, checkOrderNumbers } from './check-order-claims.ts'
import { checkOrderDay } from './check-order-day.ts'
import { checkPolicy } from './check-policy.ts'
import { checkStock } from './check-stock.ts'
import { checkWords } from './check-words.ts'
import { findClaims } from './claims.ts'
import type { Fact } from './fact.ts'
import type { FactBook, ProductFacts } from './fact-book.ts'
import { findMentions } from './mentions.ts'
import { isDisguised, readNumbers, readTokens } from './read-tokens.ts'
import { Scene, type TurnWords } from './scene.ts'

/** The order matters: order numbers and tokens supported by a policy are marked as explained, and later checks skip them. */
const checks = [
  checkOrderNumbers,
  checkPolicy,
  checkOrder,
  checkOrderDay,
  checkDiscount,
  checkMoney,
  checkStock,
  checkNumbers,
  checkComparisons,
  checkFeatures,
  checkNames,
  checkWords,
]

const foreignScripts = new Set(
  'ar be bg bn el fa gu he hi hy ja ka km kn ko lo mk ml mn mr my ne pa ru si sr ta te th uk ur zh'.split(' '),
)

export interface CheckedSentence {
  /** Why the facts do not support the sentence; null when they do. */
  reason: string | null
  used: ReadonlySet<Fact>
  /** The products that "it" in the next sentence refers to; undefined = unchanged. */
  subject: ProductFacts[] | null | undefined
}

/** Checks a sentence against the facts of the turn. */
export function checkSentence(
  text: string,
  { book, turn, inherited }: { book: FactBook; turn: TurnWords; inherited: ProductFacts[] | null },
): CheckedSentence {
  if (isDisguised(text, !foreignScripts.has(turn.language)))
    return { reason: 'disguised', used: new Set(), subject: undefined }
  // Addresses and links were looked at before.
  const tokens = readTokens(text.replace(/(?<![^\s@])[^\s@]+@[^\s@]+|https?:\S+|\+\d[\d\s().\-/]{6,18}\d/g, ' mail '))
  const mentions = findMentions(tokens, book).map((mention) => ({
    ...mention,
    products: literally(mention.products, text),
  }))
  const scene = new Scene({
    text,
    tokens,
    numbers: readNumbers(tokens),
    hits: findClaims(tokens).filter((hit) => !mentions.some(({ from, to }) => hit.from >= from && hit.to <= to)),
    mentions,
    book,
    turn,
    inherited,
  })
  let reason: string | null = null
  for (const check of checks) {
    reason = check(scene)
    if (reason) break
  }
  for (const { products, strong } of mentions) {
    const title = products[0]?.title
    if (strong && title && products.length === 1) scene.used.add(title)
  }
  return { reason, used: scene.used, subject: subjectOf(scene) }
}

/** Two titles may differ in a sign only: "White & Red", "White Red". */
function literally(products: ProductFacts[], text: string): ProductFacts[] {
  if (products.length < 2) return products
  const named = products.filter(({ title }) => title && text.includes(String(title.value)))
  return named.length > 0 ? named : products
}

function subjectOf(scene: Scene): ProductFacts[] | null | undefined {
  if (scene.mentions.length === 0) return undefined
  const first = scene.mentions[0]
  const same = scene.mentions.every(({ products }) => products.every((product) => first?.products.includes(product)))
  return same && first ? first.products : null
}
