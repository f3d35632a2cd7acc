import type { Amount } from './amounts.ts'
import type { Hit } from './lexicon.ts'
import type { Token } from './read-tokens.ts'

const parting = /^([,;]|and|und|y|et|but|aber|pero|mais)$/
/** Words such as "unless" begin a condition of what stands before: the two are never separated. */
const limiting =
  /^(if|when|unless|provided|except|excluding|only|as|wenn|falls|sofern|solange|sobald|ausser|nur|es|si|cuando|siempre|excepto|salvo|solo|quand|sauf|lorsque|seulement|uniquement|which|that|die|der|das|que|qui)$/

/** Where a sentence of a policy says several things, each for itself: "two years, on headlamps five". Token places. */
export function clausesOfPolicy(
  tokens: readonly Token[],
  hits: readonly Hit[],
  amounts: readonly Amount[],
): [number, number][] {
  const breaks = tokens.flatMap(({ text }, at) => (parting.test(text) ? [at] : []))
  const clauses: [number, number][] = []
  let start = 0
  for (const [index, at] of breaks.entries()) {
    const end = breaks.slice(index + 1).find((next) => next > at + 3) ?? tokens.length
    if (at < start + 2 || end - at < 3) continue
    if (!saysOther(tokens, hits, amounts, [start, at], [at + 1, end])) continue
    clauses.push([start, at])
    start = at + 1
  }
  clauses.push([start, tokens.length])
  return clauses
}

type Range = readonly [number, number]
const within = (list: readonly Hit[], [from, to]: Range) => list.filter((one) => one.from >= from && one.to <= to)

/** The same of another country, another amount of the same kind, or the contrary. */
function saysOther(
  tokens: readonly Token[],
  hits: readonly Hit[],
  amounts: readonly Amount[],
  before: Range,
  after: Range,
): boolean {
  if (tokens.slice(after[0], after[0] + 2).some(({ text }) => limiting.test(text))) return false
  const tagsOf = (range: Range) => new Set(within(hits, range).map(({ tag }) => tag))
  const [one, other] = [tagsOf(before), tagsOf(after)]
  const countries = (tags: ReadonlySet<string>) => [...tags].filter((tag) => tag.startsWith('country.'))
  const places = countries(other)
  if (places.length > 0 && countries(one).length > 0 && places.every((tag) => !one.has(tag))) return true
  if (one.has('freebie') || other.has('freebie')) return false
  const unitsOf = ([from, to]: Range) =>
    amounts.flatMap((one) => (one.from >= from && one.to <= to && one.bound === null ? [unitOf(one.key)] : []))
  const units = unitsOf(before)
  if (unitsOf(after).some((unit) => unit !== '' && units.includes(unit))) return true
  return one.has('neg') !== other.has('neg') && after[1] - after[0] > 3
}

const unitOf = (key: string): string =>
  key.startsWith('clock') ? 'clock' : key.startsWith('weekday') ? '' : (key.split(' ')[1] ?? '')

const cards = /^(credit card|debit card|kreditkarte|tarjeta|carte|cartes)/

/** Ways to pay by name; every language has its own word for a card. */
export const brandsOf = (tokens: readonly Token[], hits: readonly Hit[]): string[] =>
  hits
    .filter(({ tag }) => tag === 'payBrand')
    .map(({ from, to }) => {
      const name = tokens
        .slice(from, to)
        .flatMap(({ kind, text }) => (kind === 'sign' ? [] : [text]))
        .join(' ')
      return cards.test(name) ? 'card' : name
    })
