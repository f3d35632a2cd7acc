import { type FitReport, type JudgedQuery, type KindTotals, rightShare } from '../../eval/fit/evaluate-fit.ts'
import type { Rule } from '../../eval/fit/fit-query.ts'
import type { Shop } from '../../eval/fit/shop.ts'
import { inline, table } from '../print.ts'

/** Wrong answers shown where not all are asked for. */
const EXAMPLES = 15

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

/** The report for people: a line a kind, what is wrong with products, and wrong answers with their reason. */
export function describeFit(report: FitReport, shop: Shop, withAll: boolean): string[] {
  const row = (own: KindTotals) => [
    own.kind,
    String(own.queries),
    String(own.right),
    String(own.wrong),
    String(own.undecided),
    percent(rightShare(own)),
  ]
  const wrong = report.judged.filter(({ judgement }) => judgement.outcome === 'wrong')
  const shown = withAll ? report.judged : wrong.filter((_, at) => at % Math.ceil(wrong.length / EXAMPLES) === 0)
  const { exact_contradicted: contradicted, exact_unsupported: unsupported, ...others } = report.faults
  return [
    `${report.products} products, ${report.total.queries} queries`,
    '',
    ...table([
      ['KIND', 'QUERIES', 'RIGHT', 'WRONG', 'UNDECIDED', 'RIGHT %'],
      ...report.kinds.map(row),
      row(report.total),
    ]),
    '',
    `Graded exact against a row that contradicts it: ${contradicted}`,
    `Graded exact without a word of the row: ${unsupported}`,
    `Also: ${Object.entries(others)
      .map(([fault, count]) => `${fault} ${count}`)
      .join(', ')}`,
    ...(shown.length > 0
      ? ['', withAll ? 'Queries:' : 'Wrong, for example:', ...shown.map((own) => describeQuery(own, shop))]
      : []),
  ]
}

function describeQuery({ query, judgement }: JudgedQuery, shop: Shop): string {
  const [first] = judgement.faults
  const head = `${judgement.outcome} ${query.id} ${query.language} ${inline(query.q)}`
  if (!first) return head
  const title = first.id === null ? 'nothing that fits' : (shop.reading(first.id)?.row.title ?? first.id)
  const more = judgement.faults.length > 1 ? ` and ${judgement.faults.length - 1} more` : ''
  const rules = first.rules.length > 0 ? ` against ${first.rules.map(nameOfRule).join(', ')}` : ''
  return `${head}: ${first.fault} ${inline(title.slice(0, 80))}${rules}${more}`
}

const nameOfRule = (rule: Rule): string => ('says' in rule ? `says ${inline(rule.says[0])}` : inline(rule).slice(1, -1))
