import { kindOfName } from '../../language/text/families.ts'
import { optionsOf } from '../questions/read-options.ts'
import { sentencesOf } from '../questions/shop-texts.ts'
import { sizesInChart } from '../questions/size-chart.ts'
import type { SearchProduct } from '../search-product.ts'
import { fitOf, type Grade, type PartGrade } from './grade.ts'
import type { PageReading } from './read-by-page.ts'

/** "Size 40", which is none of the product's own. */
const isOtherSize = ({ part, verdict, wanted }: PartGrade): boolean =>
  verdict === 'fails' &&
  /^\d{1,3}(?:[.,]5)?$/.test(wanted) &&
  kindOfName(part.replace(/^option\./, ''))?.kind === 'size' &&
  part.startsWith('option.')

/** The same grade after a size was looked for in the chart of the page: "S 36-38, M 39-41" tells that 40 is M. */
export function readChart(
  grade: Grade,
  product: SearchProduct,
  { catalog }: PageReading,
): Grade & { sizes?: Record<string, string[]> } {
  const asked = grade.parts.find(isOtherSize)
  if (!asked || !product.description) return grade
  const { language } = catalog
  const size = Number(asked.wanted.replace(',', '.'))
  const sizes = sizesInChart(size, optionsOf(product.variants, language), sentencesOf(product.description, language))
  const variants = grade.variants.filter(({ options }) => sizes?.values.includes(options[sizes.option.name] ?? ''))
  if (!sizes || variants.length === 0) return grade
  const told = {
    verdict: 'holds',
    field: 'description',
    says: sizes.values.join(', '),
    ...(sizes.said === null ? {} : { quote: sizes.said }),
  } as const
  const parts = grade.parts.map((part): PartGrade => (part === asked ? { ...part, ...told } : part))
  return { fit: fitOf(parts), parts, variants, sizes: { [sizes.option.name.toLowerCase()]: sizes.values } }
}
