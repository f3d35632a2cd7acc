import { setTimeout as sleep } from 'node:timers/promises'
import type { Command } from 'commander'
import type { EventPage, SpielEvent } from '../../events/events.schema.ts'
import { newSecret, signedHeaders } from '../../webhooks/signature.ts'
import { CommandError, type OpenOperator, openOperator } from '../operator.ts'
import { inline, printResult } from '../print.ts'

interface ListenOptions {
  store: string
  forward: string
  types?: string
  after?: string
  secret?: string
  count?: string
  json?: boolean
}

const LOOK_EVERY_MS = 1_000
const ANSWER_WITHIN_MS = 15_000

/** To develop against: pulls the log, signs each event and posts it to a program on this machine. Nothing is stored or tried again. */
export function registerListen(webhook: Command): void {
  webhook
    .command('listen')
    .description('forward events to a program on this machine, signed as webhooks are, to develop against')
    .requiredOption('--store <slug>', 'slug or id of the store')
    .requiredOption('--forward <url>', 'where to post them, such as http://localhost:8080/hook')
    .option('--types <types>', 'only these types, with commas between them')
    .option('--after <sequence>', 'from this event on; default: what happens from now on')
    .option('--secret <secret>', 'sign with this whsec_... secret; default: a new one, which is printed')
    .option('--count <number>', 'end after so many events')
    .option('--json', 'print a JSON object for each event')
    .addHelpText(
      'after',
      '\nEnds with Ctrl-C.\n\nExample:\n  $ spiel webhook listen --store acme --forward http://localhost:8080/hook --types order.created,order.updated',
    )
    .action((options: ListenOptions) => listen(options))
}

async function listen(options: ListenOptions): Promise<void> {
  const { store, forward, types, json } = options
  if (!/^https?:\/\//.test(forward) || !URL.canParse(forward)) {
    throw new CommandError('bad_request', '--forward must be an http:// or https:// URL')
  }
  const secret = options.secret ?? newSecret()
  if (!/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/.test(secret)) {
    throw new CommandError('bad_request', '--secret must be whsec_ and base64 of at least 24 bytes')
  }
  const most = options.count === undefined ? Number.POSITIVE_INFINITY : Number(options.count)
  if (!(most > 0)) throw new CommandError('bad_request', '--count must be a whole number from 1 on')
  const operator = await openOperator()
  try {
    let after = options.after ?? String(await lastOf(operator, store))
    const from = `Forwarding the events of ${store} after number ${after} to ${forward}`
    printResult({ secret, after: Number(after) }, json, [from, `Secret: ${secret}`])
    for (let sent = 0; sent < most; ) {
      const query = { store, after, ...(types ? { types } : {}) }
      const page = await operator.operate<EventPage>('event.list', query)
      for (const event of page.data) {
        if (sent++ >= most) break
        await forwardOne(event, { forward, secret, json })
      }
      after = String(page.next_after)
      if (!page.has_more && sent < most) await sleep(LOOK_EVERY_MS)
    }
  } finally {
    await operator.close()
  }
}

/** The end of the log as it is now. */
async function lastOf(operator: OpenOperator, store: string): Promise<number> {
  for (let after = 0; ; ) {
    const page = await operator.operate<EventPage>('event.list', { store, after: String(after), types: 'webhook.ping' })
    after = page.next_after
    if (!page.has_more) return after
  }
}

async function forwardOne(
  event: SpielEvent,
  { forward, secret, json }: { forward: string; secret: string; json: boolean | undefined },
): Promise<void> {
  const body = Buffer.from(JSON.stringify(event))
  const headers = {
    'content-type': 'application/json',
    ...signedHeaders([secret], { id: event.id, at: Date.now(), body }),
  }
  let answer: string
  try {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS)
    const response = await fetch(forward, { method: 'POST', headers, body, redirect: 'manual', signal })
    await response.arrayBuffer()
    answer = String(response.status)
  } catch (error) {
    answer = (error as { cause?: { code?: string } }).cause?.code ?? (error as Error).name
  }
  printResult({ event, answer }, json, [`${event.sequence} ${event.type} ${event.id}: ${inline(answer)}`])
}
