import { wordsOfAll } from '../../../language/packs.ts'
import { tokenize } from '../../../language/tokens.ts'
import { remembering } from '../../../shared/remembering.ts'
import type { Fact } from '../../fact.ts'
import { type Claim, type Clause, FAILS, HOLDS, type Scene, textOf, type Verdict } from '../claim.ts'
import { MOST_READ } from '../fact-words.ts'
import type { KnownProduct } from '../known.ts'
import { isDeniedAt, subjectAt } from '../meant.ts'
import { namedBy, optionsOf } from '../options.ts'
import { readAmounts } from '../said-amounts.ts'
import { inBase } from '../same-amount.ts'

const letters = /^(?:X{0,4}S|M|L|X{1,4}L)$/

/** Sizes by letter, "in S, M and L", and lists of the values of an option. */
export function sizeClaims(scene: Scene, clause: Clause): Claim[] {
  const claims = listClaims(scene, clause)
  for (let at = clause.from; at < clause.to; at++) {
    if (!isLetterAt(scene, at)) continue
    const all = subjectAt(scene, clause, { from: at, to: at + 1 })
    const subject = all.filter((product) => sizesOf(product).length > 0)
    if (clause.mentions.some(({ from, to }) => at >= from && at < to)) continue
    const said = scene.tokens[at]?.raw ?? ''
    if (subject.length === 0 && chartsOf(scene, all, said).length === 0) continue
    claims.push({
      ...{ kind: 'size', subject: subject.length > 0 ? subject : all, mode: clause.mode, unit: null },
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

/** Whether a clause tells which size a measure asks for. */
export const isOfChart = (scene: Scene, clause: Clause): boolean =>
  clause.amounts.some((amount) => inBase(amount) !== null) &&
  scene.tokens.some(
    ({ raw }, at) =>
      at >= clause.from && at < clause.to && isLetterAt(scene, at) && chartsOf(scene, clause.subject, raw).length > 0,
  )

const sizesOf = ({ variants }: KnownProduct): { value: string; fact: Fact }[] =>
  [...variants.values()].flatMap(({ options }) =>
    options.flatMap(({ value, fact }) =>
      letters.test(value.toUpperCase()) ? [{ value: value.toUpperCase(), fact }] : [],
    ),
  )

/** What a size is for: "M 38 to 40 inches". */
interface ChartRow {
  size: string
  base: string
  least: number
  most: number
}

const chartReaders = remembering((language) =>
  remembering((text): readonly ChartRow[] => {
    const tokens = tokenize(text.slice(0, MOST_READ))
    const starts = tokens.flatMap(({ raw }, at) => (letters.test(raw) ? at : []))
    const amounts = starts.length > 1 ? readAmounts(tokens, language) : []
    return starts.flatMap((start, index) => {
      const end = starts[index + 1] ?? tokens.length
      const own = amounts.filter(({ from, to }) => from > start && to <= end).flatMap((one) => inBase(one) ?? [])
      const [first] = own
      const values = own.filter(({ base }) => base === first?.base).slice(0, 2)
      const [least, most] = [
        Math.min(...values.map(({ value }) => value)),
        Math.max(...values.map(({ value }) => value)),
      ]
      return first ? [{ size: tokens[start]?.raw ?? '', base: first.base, least, most }] : []
    })
  }),
)

function chartsOf(
  { known, turn }: Scene,
  products: readonly KnownProduct[],
  size: string,
): { row: ChartRow; fact: Fact }[] {
  const facts = [...products.flatMap(({ texts }) => texts), ...known.passages.map(({ fact }) => fact)]
  return [...new Set(facts)].flatMap((fact) =>
    chartReaders(turn.catalogLanguage)(String(fact.value)).flatMap((row) => (row.size === size ? { row, fact } : [])),
  )
}

export function checkSize(claim: Claim, scene: Scene): Verdict {
  const { subject, value, polarity } = claim
  if (claim.unit === 'list') return FAILS
  if (polarity === 'denied') return HOLDS
  const charts = chartsOf(scene, subject, String(value))
  // "With 43 inches you are an L"
  const told = scene.clauses.flatMap(({ amounts }) => amounts).flatMap((one) => inBase(one) ?? [])
  const measured = charts.filter(({ row }) => told.some(({ base }) => base === row.base))
  const fitting = measured.find(({ row: { base, least, most } }) =>
    told.some((one) => one.base === base && one.value >= least * LOWEST && one.value <= most * HIGHEST),
  )
  if (measured.length > 0) return fitting ? { holds: true, facts: [fitting.fact] } : FAILS
  const found = subject.flatMap(sizesOf).find((size) => size.value === value)
  if (found) return { holds: true, facts: [found.fact] }
  return charts[0] ? { holds: true, facts: [charts[0].fact] } : FAILS
}

/** Told in another unit, a measure is rounded. */
const LOWEST = 0.995
const HIGHEST = 1.005

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
