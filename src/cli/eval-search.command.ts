import type { Command } from 'commander'
import type { Interval } from '../eval/search/bootstrap.ts'
import type { Judgment } from '../eval/search/evaluate.ts'
import type { SearchReport } from '../eval/search/evaluate-catalog.ts'
import { readFeed } from '../feeds/read-feed.ts'
import { readCatalogFile } from './eval-catalog.ts'
import { registerEvalChat } from './eval-chat.command.ts'
import { registerEvalConversations } from './eval-conversations.command.ts'
import { registerEvalFit } from './eval-fit.command.ts'
import { registerEvalGate } from './eval-gate.command.ts'
import { CommandError } from './operator.ts'
import { printResult, table } from './print.ts'

interface EvalOptions {
  catalog: string
  judgments: string
  language: string
  seed: string
  json?: boolean
  perQuery?: boolean
}

export function registerEval(program: Command): void {
  const evaluation = program.command('eval').description('measure Spiel on your own data')
  registerEvalChat(evaluation)
  registerEvalFit(evaluation)
  registerEvalGate(evaluation)
  registerEvalConversations(evaluation)
  evaluation
    .command('search')
    .description('score search on a catalog with judged queries, beside plain BM25F')
    .requiredOption('--catalog <file>', 'products, in any format that spiel push reads')
    .requiredOption(
      '--judgments <file>',
      'JSON Lines of {"query","ratings":{"<externalId>":"E|S|C|I" or a number}}, .gz too',
    )
    .option('--language <tag>', 'language of the catalog', 'en')
    .option('--seed <number>', 'of typos and bootstrap', '1')
    .option('--per-query', 'list every query too')
    .option('--json', 'print one JSON object')
    .addHelpText(
      'after',
      '\nExample:\n  $ spiel eval search --catalog products.jsonl --judgments judged.jsonl --language en',
    )
    .action(async (options: EvalOptions) => {
      const products = await readCatalogFile(options.catalog)
      const judgments = await readJudgments(options.judgments)
      const { language, seed } = options
      const { evaluateCatalog } = await import('../eval/search/evaluate-catalog.ts')
      const report = evaluateCatalog(products, judgments, { language, seed: Number(seed) || 1 })
      const { perQuery, ...totals } = report
      printResult(options.perQuery ? report : totals, options.json, describe(report, options.perQuery ?? false))
    })
}

async function readJudgments(file: string): Promise<Judgment[]> {
  // Judged lists are JSON Lines like any feed; only what a line holds differs.
  const feed = await readFeed({ path: file }, { format: 'jsonl', kind: 'products' })
  const judgments: Judgment[] = []
  for await (const entry of feed.items) {
    const item = 'problem' in entry ? undefined : (entry.item as Partial<Judgment>)
    if (typeof item?.query !== 'string' || typeof item.ratings !== 'object') {
      throw new CommandError('bad_request', `${file}:${entry.line} is no {"query","ratings"}`)
    }
    judgments.push(item as Judgment)
  }
  return judgments
}

function describe(report: SearchReport, withQueries: boolean): string[] {
  const interval = ({ mean, low, high }: Interval) => `${mean.toFixed(4)} [${low.toFixed(4)}, ${high.toFixed(4)}]`
  const rows = report.rows.map(({ name, ndcg10, evaluation }) => [
    name,
    interval(ndcg10),
    evaluation.judged10.toFixed(3),
    evaluation.recall20.toFixed(3),
    `${(evaluation.zeroResultRate * 100).toFixed(1)} %`,
    `${evaluation.latencyMs.p50.toFixed(2)} / ${evaluation.latencyMs.p95.toFixed(2)}`,
  ])
  const { gain, typoShare } = report
  return [
    `${report.products} products, ${report.queries} queries; index built in ${Math.round(report.buildMs)} ms, ${(report.indexBytes / 1e6).toFixed(1)} MB`,
    '',
    ...table([['', 'nDCG@10 [95 %]', 'JUDGED@10', 'RECALL@20', 'NO RESULT', 'MS P50 / P95'], ...rows]),
    '',
    `Gain over plain BM25F: ${interval(gain)}, ${(gain.relative * 100).toFixed(1)} %`,
    `Kept with one typo: Spiel ${(typoShare.ours * 100).toFixed(1)} %, plain BM25F ${(typoShare.plain * 100).toFixed(1)} %`,
    ...(withQueries
      ? [
          '',
          ...table([
            ['QUERY', 'SPIEL', 'PLAIN', 'HITS'],
            ...report.perQuery.map((row) => [
              row.query,
              row.ours.toFixed(3),
              row.plain.toFixed(3),
              String(row.results),
            ]),
          ]),
        ]
      : []),
  ]
}
