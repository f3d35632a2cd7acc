import type { Statement, Told } from '../statement.ts'
import type { PhraseKey } from './say.ts'

/** How a phrase reads behind another one about the same product, which is not named again. */
export const behindAnother: Partial<Record<PhraseKey, PhraseKey>> = {
  answer_yes_quote: 'its_page_yes',
  answer_no_quote: 'its_page_no',
  answer_quote: 'its_page',
  answer_untold: 'its_page_untold',
  answer_unknown: 'its_page_unknown',
}

/** Phrases that tell all there is to say of a price, or of whether a product is in stock. */
export const toldBy: Partial<Record<PhraseKey, readonly Told[]>> = {
  about_in_stock: ['price', 'stock'],
  about_out: ['price', 'stock'],
  about_from: ['price'],
  one_found: ['price', 'stock'],
  one_found_from: ['price', 'stock'],
  maybe_one: ['price', 'stock'],
  product_price: ['price'],
  product_price_from: ['price'],
  in_stock: ['stock'],
  in_stock_for: ['price', 'stock'],
  in_stock_from: ['price', 'stock'],
  out_of_stock: ['stock'],
}

/**
 * The sentences of an answer as one person would say them: nothing twice, and a product that the sentence before was about is not named
 * again.
 */
export function oneAnswer(statements: readonly Statement[]): Statement[] {
  const answer = withoutRepeats(statements)
  return answer.map((statement, at) => {
    const { about, behind } = statement
    const isSame = about !== undefined && behind !== undefined && isAboutOnly(answer[at - 1], about.id)
    return isSame ? { ...statement, text: behind } : statement
  })
}

function isAboutOnly(statement: Statement | undefined, id: string): boolean {
  const told = statement?.facts.flatMap((fact) => (fact.entity === 'product' ? [fact.id] : (fact.of ?? []))) ?? []
  return told.length > 0 && told.every((one) => one === id)
}

/** Shorter sentences may stand in others. */
const LEAST_QUOTE = 30

function withoutRepeats(statements: readonly Statement[]): Statement[] {
  const known = new Set<string>()
  // A quote within a longer one, or with a shorter one in it: less the signs around it.
  const within = (text: string) => text.slice(1, -1).trim()
  const isWithin = (text: string) =>
    text.length > LEAST_QUOTE &&
    [...known].some(
      (former) =>
        former.includes(within(text)) ||
        (former.length > LEAST_QUOTE && /^\P{L}/u.test(text) && text.includes(within(former))),
    )
  const told: Statement[] = []
  return statements.filter((statement) => {
    const { text } = statement
    if (known.has(text) || isWithin(text) || isTold(statement, told)) return false
    told.push(statement)
    return known.add(text)
  })
}

/** "X (L, green) is $69, but sold out": that X is sold out is told then. */
function isTold({ about, tells = [] }: Statement, former: readonly Statement[]): boolean {
  if (about === undefined || tells.length === 0) return false
  const isSaid = (one: Told) =>
    former.some(
      (statement) =>
        statement.about?.id === about.id &&
        statement.about.named.startsWith(about.named) &&
        statement.tells?.includes(one) === true,
    )
  return tells.every(isSaid)
}
