import { pageFacets } from '../../knowledge/facets/read-facets.ts'
import type { FacetLine } from '../../language/facets/facet-line.ts'
import { TaughtFacets } from '../../language/facets/taught-facets.ts'
import { LearnedFile } from '../../language/learned/learned-file.ts'
import { readLessons, saidLanguages } from '../../language/said/said.ts'
import type { Deed } from '../../language/said/said-lines.ts'
import { productAspects } from '../../search/questions/aspects/read-aspects.ts'

/** What a message is about, by its words alone: the shop's pages, a product, goods that are looked for, an order, or no business. */
export const matters = ['pages', 'product', 'wish', 'order', 'talk'] as const
export type Matter = (typeof matters)[number]

const byDeed: Partial<Record<Deed, Matter>> = {
  ...({ find: 'wish', gift: 'wish', refine: 'wish', more: 'wish' } as const),
  ...({
    ask: 'product',
    options: 'product',
    stock: 'product',
    price: 'product',
    compare: 'product',
    pick: 'product',
  } as const),
  ...({ shipping: 'pages', returns: 'pages', payment: 'pages', discount: 'pages', shop: 'pages' } as const),
  ...({ status: 'order', orderask: 'order', orderedit: 'order', reorder: 'order', complain: 'order' } as const),
  ...({
    talk: 'talk',
    yes: 'talk',
    no: 'talk',
    hi: 'talk',
    bye: 'talk',
    thanks: 'talk',
    who: 'talk',
    off: 'talk',
  } as const),
}
/** Deeds that tell nothing of the matter beside another. */
const besides = new Set<Deed>(['tell', 'hi', 'thanks'])

const isOfMatter = (facet: string): boolean => facet !== 'none' && !facet.startsWith('product.')

/** Questions of one matter, out of the lessons of all readers. */
function matterLines(): FacetLine<Matter>[] {
  const questions = (lines: readonly FacetLine[], matter: Matter): FacetLine<Matter>[] =>
    lines
      .filter(({ heading, facets }) => heading === null && facets.every(isOfMatter))
      .map((line) => ({ ...line, facets: [matter] }))
  const said = saidLanguages.flatMap((language) =>
    readLessons(language).flatMap(({ text, deeds }): FacetLine<Matter>[] => {
      const own = [...new Set(deeds.length > 1 ? deeds.filter((deed) => !besides.has(deed)) : deeds)]
      const matter = own.length === 1 ? byDeed[own[0] as Deed] : undefined
      return matter ? [{ facets: [matter], language, heading: null, text }] : []
    }),
  )
  return [
    ...questions(pageFacets.readLessons(), 'pages'),
    ...questions(productAspects.readLessons(), 'product'),
    ...said,
  ]
}

export const learnedMatters = new TaughtFacets(
  matters,
  matterLines,
  new LearnedFile('matters', [
    'assistant/understanding/matters.ts',
    'knowledge/facets/facets.ts',
    'knowledge/facets/lessons',
    'language/facets',
    'language/said/lessons',
    'language/said/said-lines.ts',
    'search/questions/aspects/aspects.ts',
    'search/questions/aspects/lessons',
  ]),
  () => [],
)

/** How likely a text is about a matter, 0 to 1. @param language ISO 639-1 */
export const matterShare = (matter: Matter, text: string, language: string): number =>
  learnedMatters.asked(text, language)[matters.indexOf(matter)] ?? 0
