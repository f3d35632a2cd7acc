import type { Command } from 'commander'
import type { ListedJob } from '../jobs/list-jobs.ts'
import { operate } from './operator.ts'
import { printResult, table } from './print.ts'

const HELP = `
A job of which a run did not end, because its process died or its time was up, is tried again; after two such runs it is set
aside (embed-products: after twenty), and no worker takes it until it is retried here.`

export function registerJobs(program: Command): void {
  const jobs = program
    .command('jobs')
    .description('look at work that waits, failed or was set aside, and have it tried again')
  jobs
    .command('list')
    .description('list jobs that are not done, those set aside first; at most 200')
    .option('--set-aside', 'only those set aside')
    .option('--json', 'print one JSON list')
    .addHelpText('after', `${HELP}\n\nExamples:\n  $ spiel jobs list\n  $ spiel jobs list --set-aside --json`)
    .action(async ({ setAside, json }: { setAside?: boolean; json?: boolean }) => {
      const found = await operate<ListedJob[]>('jobs.list', { setAside: setAside ?? false })
      printResult(found, json, describe(found))
    })
  jobs
    .command('retry')
    .description('have a job tried again that was set aside, or that failed for good')
    .argument('<id>', 'the id that the list shows')
    .option('--json', 'print one JSON object')
    .addHelpText('after', '\nExample:\n  $ spiel jobs retry 0d3c0b1e-7a43-4a0e-9d55-3a8f1b1c2d10')
    .action(async (id: string, { json }: { json?: boolean }) => {
      const retried = await operate<{ id: string; name: string }>('jobs.retry', { id })
      printResult(retried, json, [`${retried.name} is tried again`])
    })
}

function describe(jobs: ListedJob[]): string[] {
  if (jobs.length === 0) return ['No job waits, failed or was set aside']
  const rows = jobs.map(({ id, name, state, tries, since, payload, reason }) => [
    ...[id, name, state, String(tries), since, JSON.stringify(payload).slice(0, 80), reason?.split('\n')[0] ?? '-'],
  ])
  return table([['ID', 'JOB', 'STATE', 'TRIES', 'SINCE', 'OF', 'LAST RUN'], ...rows])
}
