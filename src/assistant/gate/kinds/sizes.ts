import { wordsOfAll } from '../../../language/packs.ts'
import type { Fact } from '../../fact.ts'
import { type Claim, type Clause, FAILS, HOLDS, type Scene, textOf, type Verdict } from '../claim.ts'
import type { KnownProduct } from '../known.ts'
import { isDeniedAt, subjectAt } from '../meant.ts'
import { namedBy, optionsOf } from '../options.ts'

const letters = /^(?:X{0,4}S|M|L|X{1,4}L)$/

/** Sizes by letter, "in S, M and L", and lists of the values of an option. */
export function sizeClaims(scene: Scene, clause: Clause): Claim[] {
  const claims = listClaims(scene, clause)
  for (let at = clause.from; at < clause.to; at++) {
    if (!isLetterAt(scene, at)) continue
    const subject = subjectAt(scene, clause, { from: at, to: at + 1 }).filter((one) => sizesOf(one).length > 0)
    if (clause.mentions.some(({ from, to }) => at >= from && at < to)) continue
    const said = scene.tokens[at]?.raw ?? ''
    if (subject.length === 0) continue
    claims.push({
      ...{ kind: 'size', subject, mode: clause.mode, unit: null },
      ...{ polarity: isDeniedAt(clause, at, scene) ? 'denied' : 'holds', value: said, said },
      span: { from: at, to: at + 1 },
    })
  }
  return claims
}

function isLetterAt({ tokens }: Scene, at: number): boolean {
  const next = tokens[at + 1]
  const isElided = next?.glued === true && /^['’.-]$/.test(next.text) && tokens[at + 2]?.glued === true
  return letters.test(tokens[at]?.raw ?? '') && !isElided
}

const sizesOf = ({ variants }: KnownProduct): { value: string; fact: Fact }[] =>
  [...variants.values()].flatMap(({ options }) =>
    options.flatMap(({ value, fact }) =>
      letters.test(value.toUpperCase()) ? [{ value: value.toUpperCase(), fact }] : [],
    ),
  )

export function checkSize(claim: Claim): Verdict {
  const { subject, value, polarity } = claim
  if (claim.unit === 'list') return FAILS
  if (polarity === 'denied') return HOLDS
  const found = subject.flatMap(sizesOf).find((size) => size.value === value)
  return found ? { holds: true, facts: [found.fact] } : FAILS
}

/** "... and carbon fiber", not "... and it costs $42". */
const isBare = ({ tokens, clauses }: Scene, { from, to }: { from: number; to: number }): boolean =>
  tokens.slice(from, to).every(({ kind }) => kind !== 'number') &&
  !clauses.some(({ cues }) =>
    cues.some(
      (cue) => cue.from >= from && cue.to <= to && /^(?:trade|deeds|telling\.(?:pointing|having))/.test(cue.name),
    ),
  )

const joining = wordsOfAll(({ further, joiners }) => `${further?.and ?? ''} ${joiners ?? ''}`.replaceAll(',', ' '))
const MOST_WORDS = 4

/** "Plastic, maple, bamboo and carbon fiber", of an option with three values: one of the list is none of them. */
function listClaims(scene: Scene, clause: Clause): Claim[] {
  const { tokens, turn, clauses } = scene
  const [product, other] = clause.subject
  if (clause !== clauses.at(-1) || !product || other || product.variants.size < 2 || clause.mode !== 'asserted')
    return []
  const parts: { from: number; to: number; words: string[] }[] = [{ from: 0, to: 0, words: [] }]
  for (const [at, { kind, text }] of tokens.entries()) {
    const last = parts.at(-1) as (typeof parts)[number]
    if (text === ',' || joining.has(text)) parts.push({ from: at + 1, to: at + 1, words: [] })
    else if (kind !== 'sign') Object.assign(last, { to: at + 1, words: [...last.words, text] })
  }
  const members = parts.filter(({ words }) => words.length > 0)
  if (members.length < 3) return []
  const named = members.map(({ words }) => namedBy({ words, amounts: [] }, product, turn.catalogLanguage))
  for (const [option, values] of optionsOf(product, turn.catalogLanguage)) {
    const places = named.flatMap((one, at) => (one.get(option)?.size === 1 ? at : []))
    const [first = 0, last = 0] = [places[0], places.at(-1)]
    const tail = members[last + 1]
    const run = members.slice(first, tail && isBare(scene, tail) ? last + 2 : last + 1)
    const isList = run.slice(1).every(({ words }) => words.length <= MOST_WORDS)
    if (places.length < 2 || !isList || run.length <= values.size) continue
    const span = { from: run[0]?.from ?? 0, to: run.at(-1)?.to ?? 0 }
    const said = textOf(scene, span)
    return [
      { kind: 'size', subject: [product], mode: clause.mode, polarity: 'holds', value: said, unit: 'list', span, said },
    ]
  }
  return []
}
