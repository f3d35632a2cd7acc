import { type Content, isDiet } from '../../language/data/contents.ts'
import { packOf, phraseList } from '../../language/packs.ts'
import { readContents } from '../../language/readers/read-contents.ts'
import type { ContentNeed } from '../../language/readers/read-wished-contents.ts'
import { boundedReading, textBounds } from '../../shared/bounded-text.ts'
import { remembering } from '../../shared/remembering.ts'
import { splitSentences } from '../../shared/sentences.ts'
import { stripHtml } from '../analysis/strip-html.ts'
import type { WishedContents } from '../constraints/filters.ts'
import { isWithout, suits, toldContents } from '../contents/told-contents.ts'
import { bareProduct, type SearchProduct } from '../search-product.ts'
import type { PartGrade } from './grade.ts'

/** A diet, or what must not be in a thing, as it is held against products. */
export interface WishedContentPart {
  content: Content
  need: ContentNeed
  /** In the shopper's words. */
  name: string
  /** What the deciding content is called where the shop writes. */
  nameOf(content: Content): string
}

const nameIn = (content: Content, language: string): string =>
  phraseList(packOf(language)?.contents?.names?.[content])[0] ??
  phraseList(packOf('en')?.contents?.names?.[content])[0] ??
  content

/** @param language the shopper's @param catalogLanguage in which the shop writes */
export const wishedContentParts = (
  contents: WishedContents | undefined,
  language: string,
  catalogLanguage: string,
): WishedContentPart[] =>
  (Object.entries(contents ?? {}) as [Content, { need: ContentNeed; said: string | null }][]).map(
    ([content, { need, said }]) => ({
      content,
      need,
      name: said ?? nameIn(content, language),
      nameOf: (one) => nameIn(one, catalogLanguage),
    }),
  )

/** Whether a product keeps a diet, or is without what must not be in it, by all that its texts tell. */
export function contentPart({ content, need, name, nameOf }: WishedContentPart, product: SearchProduct): PartGrade {
  const { verdict, by } =
    need === 'must' ? suits(content, product.contents) : isWithout(content, product.contents, need === 'never')
  return {
    ...{ part: need === 'must' ? 'word' : 'not_word', wanted: name, verdict, content },
    field: by === null ? null : namesIn(product.title).has(by) ? 'title' : 'description',
    says: verdict === 'fails' && by !== null && by !== content ? nameOf(by) : null,
  }
}

const namesIn = remembering(
  (title): ReadonlySet<Content> => new Set(readContents(title, null).map(({ content }) => content)),
)

/** The sentence of a description that decides; undefined where none of them does by itself. */
export function contentQuote(
  { content, verdict }: PartGrade,
  description: string,
  language: string,
): string | undefined {
  if (content === undefined || verdict === 'unknown') return undefined
  const held = (told: string | undefined) => (isDiet(content) ? suits(content, told) : isWithout(content, told, false))
  return splitSentences(boundedReading(stripHtml(description), textBounds.description)).find(
    (sentence) => held(toldContents(bareProduct('', sentence), language)).verdict === verdict,
  )
}
