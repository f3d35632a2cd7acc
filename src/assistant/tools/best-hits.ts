import type { GradedHit } from '../../search/find-hits.ts'
import { fits, type Grade, type PartGrade, tierOf, worthOfUse } from '../../search/fit/grade.ts'
import { isAvailable } from '../../search/search-product.ts'

/** What tells less than this share of what the best tells of a use is left out. */
const LEAST_OF_BEST = 0.6
/** From so many on that are called as wished by their titles, those called otherwise that only stand on a shelf of that name are left out. */
const ENOUGH_CALLED = 3

/** Those of the best grade that there is; what the owner pinned is always among them. */
export function bestOf<Hit extends Pick<GradedHit, 'grade' | 'placed'>>(hits: readonly Hit[]): Hit[] {
  // One that does not tell its colour comes behind those that have the colour, though a word may be missing of all of them.
  const grades = [...new Set(hits.filter(({ grade }) => grade.fit !== 'other').map(({ grade }) => gradeKey(grade)))]
  const [best] = grades.sort()
  const alike = hits.filter(({ grade }) => gradeKey(grade) === best)
  const open = [...new Map(alike.map(({ grade }) => [openParts(grade).join('\n'), openParts(grade)])).values()]
  // A book that nothing says is about dragons comes after those that are, though none of them tells about pictures.
  const isOutdone = (parts: readonly string[]) =>
    open.some((fewer) => fewer.length < parts.length && fewer.every((part) => parts.includes(part)))
  const left = alike.filter(({ grade }) => !isOutdone(openParts(grade)))
  const most = Math.max(0, ...left.map(({ grade }) => worthOfUse(grade.parts)))
  const useful = left.filter(({ grade }) => worthOfUse(grade.parts) >= most * LEAST_OF_BEST)
  // "Sharpening steel" on the shelf of knives is no knife, where enough is called so.
  const called = useful.filter(({ grade }) =>
    grade.parts.some(({ field, part }) => part === 'thing' && field === 'title'),
  )
  const isElse = ({ grade }: Hit) => grade.parts.some(({ isCalledElse }) => isCalledElse)
  const kept = new Set(called.length >= ENOUGH_CALLED ? useful.filter((hit) => !isElse(hit)) : useful)
  return hits.filter((hit) => hit.placed === 'pinned' || kept.has(hit))
}

/** Those that nothing speaks against, in the order they have; all that are not something else where something speaks against each. */
export function unfailed<Hit extends Pick<GradedHit, 'grade'>>(hits: readonly Hit[]): Hit[] {
  const meant = hits.filter(({ grade }) => grade.fit !== 'other')
  const isAgainst = ({ part, verdict }: PartGrade) => part === 'limit' && verdict !== 'holds'
  const left = meant.filter(({ grade }) => grade.fit !== 'near' && !grade.parts.some(isAgainst))
  return left.length > 0 ? left : meant
}

/** What a product fails or does not tell of a wish. */
const openParts = ({ parts }: Grade): string[] =>
  parts.flatMap(({ part, wanted, verdict, isSoft }) => (verdict === 'holds' || isSoft ? [] : [`${part} ${wanted}`]))

const gradeKey = (grade: Grade): string => `${tierOf(grade)} ${fits.indexOf(grade.fit)}`

/** What can be had goes before what cannot, among those of a grade; the owner's pins stay first. */
export const soldOutLast = <Hit extends Pick<GradedHit, 'placed' | 'grade'>>(hits: readonly Hit[]): Hit[] =>
  hits.toSorted((a, b) => Number(isGone(a)) - Number(isGone(b)))

const isGone = ({ placed, grade }: Pick<GradedHit, 'placed' | 'grade'>): boolean =>
  placed !== 'pinned' && grade.variants.length > 0 && !grade.variants.some(isAvailable)
