import { goesWith } from '../goes-with/goes-with.ts'
import type { WishedHost } from '../goes-with/wished-host.ts'
import { readText } from '../questions/text-words.ts'
import type { SearchProduct } from '../search-product.ts'
import type { StoreCatalog } from '../store-catalog.ts'
import { fitOf, type Grade, type PartGrade } from './grade.ts'

/**
 * The same grade after the pages were asked whether it goes with what it is wished for: "mudguards for the Carter". It does so in the forms that they tell. Where no page tells it the words are what they were.
 */
export function readHost(grade: Grade, page: SearchProduct, host: WishedHost, catalog: StoreCatalog): Grade {
  const others = host.products.filter(({ id }) => id !== page.id)
  const { says, toldBy, sentence, forms } = goesWith(page, others, catalog)
  if (says === 'untold') return grade
  const isOfHost = ({ part, wanted }: PartGrade) =>
    part === 'word' && readText(wanted, catalog.language, () => false).words.every(({ stem }) => host.stems.has(stem))
  // Only of its own page a sentence is quoted.
  const quote = sentence === null || toldBy !== page ? {} : { quote: sentence }
  const told: PartGrade =
    says === 'fits'
      ? { part: 'word', wanted: host.name, verdict: 'holds', field: 'description', says: null, ...quote }
      : { part: 'limit', wanted: host.name, verdict: 'fails', field: 'description', says: sentence, ...quote }
  const parts = [...grade.parts.filter((part) => !isOfHost(part)), told]
  const fitting = grade.variants.filter(
    ({ options }) => toldBy === page && forms.some(({ name, value }) => options[name] === value),
  )
  const variants = fitting.length > 0 ? fitting : grade.variants
  return { fit: fitOf(parts), parts, variants }
}

/** Where the pages of some tell that they go with what is wished for, those that do not tell it only may, and that itself is another thing. @param isOnlyTold all that goes with it is wished for, and nothing else */
export function besideHosted<One extends { grade: Grade; now: { externalId: string } }>(
  read: readonly One[],
  { name, products }: WishedHost,
  isOnlyTold = false,
): One[] {
  const isTold = ({ wanted, field }: PartGrade) => wanted === name && field === 'description'
  const isHeld = ({ grade }: One) => grade.parts.some((part) => isTold(part) && part.verdict === 'holds')
  if (isOnlyTold) return read.filter(isHeld)
  if (!read.some(isHeld)) return [...read]
  return read.map((one) => {
    const { grade, now } = one
    if (grade.fit === 'other' || grade.parts.some(isTold)) return one
    if (products.some(({ id }) => id === now.externalId)) return { ...one, grade: { ...grade, fit: 'other' } }
    const open: PartGrade = { part: 'word', wanted: name, verdict: 'unknown', field: null, says: null }
    const parts = [...grade.parts, open]
    return { ...one, grade: { ...grade, fit: fitOf(parts), parts } }
  })
}
