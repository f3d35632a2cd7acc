import { wordsOfAll } from '../../language/packs.ts'
import { wordsIn } from '../../language/text/tokens.ts'
import { say } from '../engine/say.ts'
import type { Fact } from '../fact.ts'
import { unitsIn } from './asked-units.ts'
import { type Claim, type Clause, FAILS, HOLDS, type Instead, type Scene, textOf, type Verdict } from './claim.ts'
import { CLOSE, OPEN } from './fact-slots.ts'
import { isCount } from './kinds/counts.ts'
import { type Kind, kindNamed, kinds } from './kinds-of-claims.ts'
import { stranger } from './known.ts'
import { withoutEnd } from './text/as-sentence.ts'

/** A claim with what the facts say to it. */
export interface JudgedClaim {
  claim: Claim
  clause: Clause
  verdict: Verdict
}

/** What is shown of a sentence. */
export interface Judged {
  claims: JudgedClaim[]
  /** The kind of the first claim that does not hold; null when all do. */
  reason: string | null
  /** What of the sentence is shown where not all of it holds, and what is told behind it. */
  kept: string
  told: string
  facts: Fact[]
  /** Whether what is shown tells something by itself, without the sentences around it. */
  stands: boolean
}

/** Holds each claim of a sentence against the facts, and says what is shown of it. */
export function judge(scene: Scene): Judged {
  const claims: JudgedClaim[] = []
  for (const clause of scene.clauses) {
    const taken: Claim[] = []
    for (const kind of kinds) {
      for (const claim of kind.extract(scene, clause, taken)) {
        taken.push(claim)
        const own = kindNamed.get(claim.kind) ?? kind
        if (!own.held.includes(clause.mode)) continue
        const verdict = isFilled(scene, claim, clause)
          ? HOLDS
          : isOfStranger(claim)
            ? FAILS
            : (ofEach(scene, claim, clause, own.check) ?? own.check(claim, scene, clause))
        claims.push({ claim, clause, verdict })
      }
    }
    if (!isOfOneProduct(scene, clause, claims))
      claims.push(...taken.slice(-1).map((claim) => ({ claim, clause, verdict: FAILS })))
  }
  const failed = claims.filter(({ verdict }) => !verdict.holds)
  const first = failed[0]
  const borne = claims.filter(({ verdict }) => verdict.holds).flatMap(({ verdict }) => verdict.facts)
  const titles = scene.mentions.flatMap(({ products }) => (products.length === 1 ? (products[0]?.title ?? []) : []))
  if (!first) return { claims, reason: null, kept: '', told: '', facts: [...borne, ...titles], stands: true }
  return { claims, reason: first.claim.kind, ...inPlaceOf(scene, claims, failed) }
}

/** What is told of products, and so of nothing where nothing was read of the one that is named. */
const ofProducts = new Set(
  'money percent discount free stock pieces comparison praise feature size count measure'.split(' '),
)

const isOfStranger = ({ kind, subject }: Claim): boolean => ofProducts.has(kind) && subject.includes(stranger)

const MOST_ALIKE = 12

/** "It has four pockets and a hood": one of those that may be meant has to have all of it. */
function isOfOneProduct(scene: Scene, clause: Clause, claims: readonly JudgedClaim[]): boolean {
  if (clause.mentions.length > 0 || clause.cues.some(({ name }) => name === 'trade.all')) return true
  const loose = claims.filter(
    (one) => one.clause === clause && one.verdict.holds && ofOne.has(one.claim.kind) && one.claim.subject.length > 1,
  )
  const [first] = loose
  if (!first || loose.length < 2 || first.claim.subject.length > MOST_ALIKE) return true
  return first.claim.subject.some((product) =>
    loose.every(({ claim }) => kindNamed.get(claim.kind)?.check({ ...claim, subject: [product] }, scene, clause).holds),
  )
}
const ofOne = new Set(['feature', 'count', 'measure'])

/** What a slot was filled with is a fact already, unless it is told of a product that is named beside it. */
function isFilled({ tokens }: Scene, { span }: Claim, clause: Clause): boolean {
  if (clause.mentions.length > 0) return false
  const before = tokens.slice(0, span.from).findLast(({ text }) => text === OPEN || text === CLOSE)
  return before?.text === OPEN
}

const MOST_OF_EACH = 6

/** "Two of them contain fluoride", "both last 7 days": what is told of so many of several products holds where it does of so many. */
function ofEach(scene: Scene, claim: Claim, clause: Clause, check: Kind['check']): Verdict | null {
  const { subject, kind, span } = claim
  const { mentions, amounts, cues } = clause
  if (mentions.length > 0 || subject.length < 2 || subject.length > MOST_OF_EACH) return null
  if (!/^(?:measure|count|feature)$/.test(kind)) return null
  const isFirst = (one: { from: number }) => one.from < span.from
  // "It has two pockets and a hood" counts no products.
  const isOfThing = ({ to }: { to: number }) =>
    unitsIn(scene, clause).some(({ at, unit }) => at === to && unit.facts.length > 0)
  const count = amounts.find((one) => isCount(one.unit) && isFirst(one) && !isOfThing(one))?.values[0]
  const isOfAll = cues.some((cue) => cue.name === 'trade.all' && isFirst(cue))
  const least = isOfAll ? subject.length : count
  if (least === undefined || !Number.isInteger(least) || least < 2 || least > subject.length) return null
  const held = subject.map((one) => check({ ...claim, subject: [one] }, scene, clause)).filter(({ holds }) => holds)
  return held.length >= least ? { holds: true, facts: held.flatMap(({ facts }) => facts) } : FAILS
}

const FEWEST_WORDS = 3
/** "And": what it joins to is left out. */
const joiners = wordsOfAll((pack) => pack.joiners)

function inPlaceOf(
  scene: Scene,
  claims: readonly JudgedClaim[],
  failed: readonly JudgedClaim[],
): Pick<Judged, 'kept' | 'told' | 'facts' | 'stands'> {
  // What is false may begin before its clause: a list of values, one of which there is not.
  const at = Math.min(
    ...failed.map(({ clause, claim }) => {
      const own = scene.clauses.findIndex(({ to }) => claim.span.from < to)
      return Math.min(own, scene.clauses.indexOf(clause))
    }),
  )
  const kept = keptOf(scene, claims, at)
  const instead = failed.flatMap(({ verdict }) => verdict.instead ?? [])[0] ?? null
  const told = instead ? insteadText(instead, scene.turn.language) : ''
  const facts = [
    ...(kept === ''
      ? []
      : claims.filter(({ clause }) => scene.clauses.indexOf(clause) < at).flatMap(({ verdict }) => verdict.facts)),
    ...(instead?.facts ?? []),
  ]
  return {
    ...{ kept, told, facts },
    // That nothing is told stands for nothing, of whatever product.
    stands: kept !== '' || (instead !== null && instead.key !== 'gate_untold' && instead.facts.length > 0),
  }
}

/** Some words that claim nothing by themselves. */
export const isFragment = ({ text, judged }: { text: string; judged: Judged | null }): boolean =>
  judged?.claims.length === 0 && wordsIn(text).length <= FEWEST_WORDS

export const insteadText = ({ key, params }: Instead, language: string, seed = 0): string =>
  say(language, key, params, seed)

/** The clauses before the first false one, where they can stand alone and nothing behind it claims what is lost. */
function keptOf(scene: Scene, claims: readonly JudgedClaim[], at: number): string {
  const rest = scene.clauses.slice(at)
  const isLost = claims.some(
    ({ clause, verdict }) => rest.includes(clause) && clause !== rest[0] && verdict.holds && clause.mode === 'asserted',
  )
  const isFragment = (clause: Clause | undefined): boolean =>
    clause !== undefined &&
    !claims.some((one) => one.clause === clause) &&
    scene.places.filter(
      (place) =>
        place >= clause.from &&
        place < clause.to &&
        !clause.mentions.some((one) => one.from <= place && place < one.to),
    ).length < FEWEST_WORDS
  let whole = at
  while (isFragment(scene.clauses[whole - 1])) whole--
  const head = scene.clauses.slice(0, whole)
  const last = head.at(-1)
  if (!last || isLost || head.every(({ mode }) => mode !== 'asserted') || head[0]?.mode === 'wished') return ''
  const isTelling = claims.some(({ clause, verdict }) => head.includes(clause) && verdict.holds)
  const isJoiner = (place: number): boolean => joiners.has(scene.tokens[place]?.text ?? '')
  const isClaimed = (place: number): boolean =>
    claims.some(({ claim: { span } }) => span.from <= place && place < span.to) ||
    last.mentions.some(({ from, to }) => from <= place && place < to)
  // "... $49.99 and together": a word that began what is left out goes with it.
  let { to } = last
  while (
    to > last.from &&
    (isJoiner(to - 1) ||
      /^[,;:–—-]$/.test(scene.tokens[to - 1]?.text ?? '') ||
      (isJoiner(to - 2) && !isClaimed(to - 1)))
  )
    to--
  const text = withoutEnd(textOf(scene, { from: 0, to }))
  const words = scene.places.filter((place) => place < last.to).length
  if (!isTelling || words < FEWEST_WORDS || /[:(]$/.test(scene.tokens[last.to - 1]?.text ?? '')) return ''
  return /[.!?…]$/.test(text) ? text : `${text}.`
}
