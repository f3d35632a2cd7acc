import type { Command } from 'commander'
import type { EmbeddingHealth } from '../search/embeddings/embedding-health.ts'
import { operate } from './operator.ts'
import { printResult, table } from './print.ts'

type StoreHealth = EmbeddingHealth & { store: string }

export function registerSearchStatus(program: Command): void {
  program
    .command('search-status')
    .description('show for each store how many products have vectors, wait for them or failed, and the last error')
    .option('--store <slug>', 'slug or id of one store; default: all stores')
    .option('--json', 'print one JSON list')
    .addHelpText('after', '\nExamples:\n  $ spiel search-status\n  $ spiel search-status --store acme --json')
    .action(async ({ store, json }: { store?: string; json?: boolean }) => {
      const healths = await operate<StoreHealth[]>('search.status', store ? { store } : {})
      printResult(healths, json, describe(healths))
    })
}

const HEADINGS = [
  'STORE',
  'EMBEDDER',
  'PRODUCTS',
  'EMBEDDED',
  'WAITING',
  'RETRYING',
  'FAILED',
  'OLDEST',
  'LAST SUCCESS',
]

function describe(healths: StoreHealth[]): string[] {
  if (healths.length === 0) return ['No store yet: spiel store create --name "My shop"']
  const rows = healths.map((health) => [
    health.store,
    health.dimensions === null ? health.embedder : `${health.embedder} (${health.dimensions})`,
    ...[health.products, health.embedded, health.waiting, health.retrying, health.failed].map(String),
    health.oldestWaitingAt ?? '-',
    health.lastSuccessAt ?? '-',
  ])
  return [...table([HEADINGS, ...rows]), ...healths.flatMap(describeFaults)]
}

function describeFaults({ store, lastError, lastSuccessAt, givenUp, failed }: StoreHealth): string[] {
  const lines: string[] = []
  if (lastError) {
    const isOver = lastSuccessAt !== null && lastSuccessAt > lastError.at
    lines.push(
      `${store}: ${isOver ? 'last error, over by now' : 'fails'}: ${lastError.at} ${lastError.code}: ${lastError.message}`,
    )
  }
  for (const { externalId, code, message } of givenUp) {
    lines.push(`${store}: gave up product ${externalId}: ${code}: ${message}`)
  }
  if (failed > givenUp.length) lines.push(`${store}: and ${failed - givenUp.length} more products`)
  return lines
}
