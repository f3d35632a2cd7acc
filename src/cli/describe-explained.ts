import type { ExplainedHit, ExplainedSearch } from '../search/explain-search.ts'
import type { Instead } from '../search/rank-things.ts'
import type { Relaxation } from '../search/search-product.ts'
import { inline } from './print.ts'

export const describeRelaxation = ({ filter, wanted, nearest }: Relaxation): string =>
  `Nothing with ${filter} ${wanted}${nearest === null ? '' : `; nearest: ${nearest}`}`

export const describeInstead = ({ wanted, shown, relation }: Instead): string =>
  relation === 'wider' ? `No ${wanted}; nearest: ${shown.join(', ')}` : `${wanted} is here: ${shown.join(', ')}`

/** An explained search as lines for a person. */
export function describeExplained({
  ranked,
  corrected,
  understood,
  filters,
  relaxed,
  instead,
  hits,
}: ExplainedSearch): string[] {
  const held = Object.keys(filters).length > 0 ? inline(filters) : 'none'
  return [
    `Ranked by: ${ranked === '' ? '(no words: what sells first)' : ranked}`,
    ...(corrected === null ? [] : [`Understood as: ${corrected}`]),
    ...understood.map(({ kind, value, currency }) => `Read as ${kind}: ${value}${currency ? ` ${currency}` : ''}`),
    `Filters that hold: ${held}`,
    ...relaxed.map(describeRelaxation),
    ...(instead === null ? [] : [describeInstead(instead)]),
    ...(hits.length === 0 ? ['Nothing found'] : hits.flatMap(describeHit)),
  ]
}

function describeHit(hit: ExplainedHit, at: number): string[] {
  const { externalId, title, price, currency, score, words, vector, boost, placed } = hit
  const money = price === null ? 'no price' : `${price} ${currency}`
  const lines = ['', `${at + 1}. ${title} (${externalId}), ${money}: ${score.toFixed(2)}`]
  if (placed) lines.push(`   ${placed} by the owner`)
  if (boost !== 1) lines.push(`   owner's boosts: x ${boost}`)
  if (vector) lines.push(`   vectors: nearness ${vector.nearness.toFixed(3)}, share ${vector.weight}`)
  return words ? [...lines, ...describeWords(words)] : lines
}

function describeWords({ codeMatch, words, boosts, keptShare }: NonNullable<ExplainedHit['words']>): string[] {
  if (codeMatch) return ['   a code of the query is its sku, barcode, part number or id']
  const lines = words.map(({ word, isStopWord, reading, fields, score }) => {
    if (!reading) return `   ${word}: not there${isStopWord ? ' (a common word)' : ''}`
    const where = Object.entries(fields).map(([name, count]) => `${name} x${count}`)
    const as = reading.source === 'typed' ? '' : `, by ${reading.source} as ${reading.terms.join(' ')}`
    return `   ${word}: ${score.toFixed(2)} in ${where.join(', ')}${as}`
  })
  if (keptShare < 0.9995) lines.push(`   x ${keptShare.toFixed(3)} for the words that are missing`)
  const gained = Object.entries(boosts).filter(([, value]) => value > 0)
  return [...lines, ...gained.map(([name, value]) => `   + ${value.toFixed(2)} ${name}`)]
}
