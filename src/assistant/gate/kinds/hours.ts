import { isLight } from '../../../knowledge/index/meanings.ts'
import { type Claim, type Clause, FAILS, type Scene, textOf, type Verdict } from '../claim.ts'
import { isCommon } from '../common-words.ts'
import { stem } from '../fact-words.ts'
import { numbersWith } from '../known.ts'
import { type KnownPolicy, meaningsOf } from '../known-pages.ts'
import { areAmong, type Hours, readHours } from '../told-hours.ts'
import { pagesInstead } from './pages.ts'

const tellsHours = ({ known }: Scene): boolean => known.policies.some(({ hours }) => hours.length > 0)

/** Whether a clause tells nothing but hours and their days, which are held for themselves. */
export const isOfHours = (scene: Scene, clause: Clause): boolean =>
  clause.negations.length === 0 &&
  clause.amounts.length > 0 &&
  clause.amounts.every(({ from }) => isHourOfPages(scene, from))

/** Whether a number belongs to hours that are held against pages: the stop of "10 a.m. to 4 pm" may part two clauses. */
export const isHourOfPages = (scene: Scene, at: number): boolean =>
  tellsHours(scene) && hoursTold(scene).some(({ from, to }) => from <= at && at < to)

const hoursTold = (scene: Scene): Hours[] => readHours(scene.tokens).filter((one) => !isSpan(scene, one))

/** "Lasts up to 6 h": so long a product lasts, by its texts. */
function isSpan({ clauses, turn }: Scene, { from, to, days, ends }: Hours): boolean {
  const clause = clauses.find((one) => one.from <= from && from < one.to)
  const amount = clause?.amounts.find((one) => one.from >= from && one.from < to)
  if (!clause?.isOfOne || !amount || days.length > 0 || ends.length > 1) return false
  return clause.subject.some((product) =>
    numbersWith(product, turn.catalogLanguage, amount.values).some(({ amount: { unit } }) => unit === 'h'),
  )
}

/** Opening hours and the hour until which something is promised, where the pages tell hours. */
export function hoursClaims(scene: Scene, clause: Clause): Claim[] {
  if (!tellsHours(scene)) return []
  const own = hoursTold(scene).filter(({ from }) => from >= clause.from && from < clause.to)
  return own.map((hours) => {
    const span = { from: hours.from, to: hours.to }
    return {
      ...{ kind: 'hours', subject: [], mode: clause.mode, polarity: 'holds' as const, unit: null, span },
      ...{ value: textOf(scene, span), said: textOf(scene, span) },
    }
  })
}

export function checkHours({ span }: Claim, scene: Scene, clause: Clause): Verdict {
  const told = readHours(scene.tokens).find(({ from }) => from === span.from) as Hours
  const telling = scene.known.policies.filter(({ hours }) => hours.length > 0)
  const bears = ({ hours }: KnownPolicy): boolean => areAmong(told, hours)
  const spoken = [...meaningsOf(scene.text, scene.language), ...scene.topics].filter((term) => !isLight(term))
  // Of the shop or of its telephone: what the sentence speaks of.
  const sharedBy = ({ meanings, words }: KnownPolicy): number =>
    spoken.filter((term) => meanings.has(term)).length +
    scene.words.filter((word) => !isCommon(word, scene.language) && words.has(stem(word))).length / 2
  // "Phone 614 555 0139" stands behind its hours.
  const shared = (page: KnownPolicy): number =>
    sharedBy(page) + Math.max(...scene.known.policies.filter(({ fact }) => fact.id === page.fact.id).map(sharedBy))
  const most = Math.max(...telling.filter((one) => !bears(one)).map(shared))
  const page = telling.filter(bears).toSorted((a, b) => shared(b) - shared(a))[0]
  if (page && shared(page) >= most) return { holds: true, facts: [page.fact] }
  return { ...FAILS, instead: pagesInstead(scene, clause) }
}
