import { isDiet, isMaterialContent } from '../../language/data/contents.ts'
import { readContents } from '../../language/readers/read-contents.ts'
import { toldContents } from '../contents/told-contents.ts'
import { contentPart, contentQuote, wishedContentParts } from '../fit/wished-contents.ts'
import type { SearchProduct } from '../search-product.ts'

/** What a product's texts tell of a content that a question names. */
export interface ContentAnswer {
  verdict: 'yes' | 'no'
  /** The sentence that says so; null where title, tags or category do. */
  quote: string | null
}

/**
 * "Is it vegan?", "is it nut free?", "does it have milk in it?": answered by all that the texts tell of contents, though
 * they use other words: wheat of gluten. Null where the question names none or they do not tell.
 * @param question bounded by the caller
 * @param untold what of it nothing else tells, as typed: "is the honey raw" asks for no honey
 * @param own the shopper's language @param shop the catalog's; both ISO 639-1
 */
export function answerContents(
  question: string,
  product: SearchProduct,
  { own, shop, untold }: { own: string; shop: string; untold: readonly string[] },
): ContentAnswer | null {
  const [asked, ...others] = readContents(question, own).filter(({ content }) => !isMaterialContent(content))
  if (!asked || others.length > 0) return null
  const { content, mode, pieces } = asked
  const said = pieces.map(({ start, end }) => question.slice(start, end).toLowerCase())
  const isAll = untold.every((word) => said.some((piece) => piece.includes(word.toLowerCase())))
  if (untold.length === 0 || !isAll) return null
  const isWanted = isDiet(content) && mode === 'there'
  const [part] = wishedContentParts({ [content]: { need: isWanted ? 'must' : 'not', said: null } }, own, shop)
  if (!part) return null
  const told = contentPart(part, { ...product, contents: toldContents(product, shop) })
  if (told.verdict === 'unknown') return null
  // "Is there milk in it?" asks for what must not be there otherwise.
  const isAskedFor = mode === 'there' && !isDiet(content)
  const isYes = (told.verdict === 'holds') !== isAskedFor
  return {
    verdict: isYes ? 'yes' : 'no',
    quote: contentQuote(told, product.description ?? '', shop) ?? null,
  }
}
