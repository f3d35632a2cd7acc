import type { Command } from 'commander'
import type { Delivery, Endpoint, EndpointWithSecret } from '../webhooks/webhooks.schema.ts'
import { CommandError, operate } from './operator.ts'
import { printResult, table } from './print.ts'
import { registerListen } from './webhook/listen.ts'

interface Options {
  store: string
  json?: boolean
}
interface Fields {
  url?: string
  type?: string[]
  description?: string
  header?: string[]
  notifyEmail?: string
}

const EXAMPLES = `
Events of a store are delivered to endpoints, signed by Standard Webhooks (docs/webhooks.md).

Examples:
  $ spiel webhook create --store acme --url https://hooks.shop.example/spiel --type order.created --type lead.created
  $ spiel webhook list --store acme
  $ spiel webhook deliveries whep_... --store acme --state failed
  $ spiel webhook replay whep_... --store acme --missed
  $ spiel webhook listen --store acme --forward http://localhost:8080/hook`

export function registerWebhook(program: Command): void {
  const webhook = program
    .command('webhook')
    .description('deliver events to your own programs, and look at what became of it')
    .addHelpText('after', EXAMPLES)
  registerCreate(webhook)
  registerList(webhook)
  registerUpdate(webhook)
  registerEnding(webhook)
  registerDeliveries(webhook)
  registerReplay(webhook)
  registerTrigger(webhook)
  registerListen(webhook)
}

const oneMore = (value: string, before: string[] = []) => [...before, value]
const inStore = (command: Command) =>
  command.requiredOption('--store <slug>', 'slug or id of the store').option('--json', 'print one JSON object')
const ofOne = (webhook: Command, name: string, description: string) =>
  inStore(webhook.command(name).description(description).argument('<id>', 'id of the endpoint'))

const withFields = (command: Command) =>
  command
    .option('--type <type>', 'type of event; may be given several times, * = all', oneMore)
    .option('--description <text>', 'what it is for')
    .option('--header <line>', 'sent with each delivery, as in "Authorization: Bearer ..."; several times', oneMore)
    .option('--notify-email <address>', 'who is told by mail when deliveries fail for good')

/** What was given of the fields, as the verbs take them. */
function readFields({ url, type, description, header, notifyEmail }: Fields): object {
  const given = { url, types: type, description, notifyEmail, headers: header && readHeaders(header) }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}

function readHeaders(lines: string[]): Record<string, string> {
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':')
      if (colon < 1) throw new CommandError('bad_request', '--header must be as in "Name: value"')
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()]
    }),
  )
}

const secretLines = ({ id, url, secret }: EndpointWithSecret) => [
  `${id} delivers to ${url}`,
  `Secret (shown once): ${secret}`,
]

function registerCreate(webhook: Command): void {
  withFields(inStore(webhook.command('create').description('make an endpoint; its secret is shown once')))
    .requiredOption('--url <url>', 'where events are delivered to, https://')
    .addHelpText(
      'after',
      '\nExample:\n  $ spiel webhook create --store acme --url https://hooks.shop.example/spiel --type order.created --json',
    )
    .action(async ({ store, json, ...fields }: Options & Fields) => {
      const made = await operate<EndpointWithSecret>('webhook.create', { store, ...readFields(fields) })
      printResult(made, json, secretLines(made))
    })
}

function registerList(webhook: Command): void {
  inStore(webhook.command('list').description('list the endpoints of a store, with what they missed'))
    .addHelpText('after', '\nExample:\n  $ spiel webhook list --store acme')
    .action(async ({ store, json }: Options) => {
      const { data } = await operate<{ data: Endpoint[] }>('webhook.list', { store })
      const rows = data.map((one) => [
        ...[one.id, one.enabled ? 'enabled' : `disabled (${one.disabledReason})`, one.url, one.types.join(' ')],
        ...[String(one.pending), String(one.missed), one.lastSuccessAt ?? '-'],
      ])
      const head = ['ENDPOINT', 'STATE', 'URL', 'TYPES', 'PENDING', 'MISSED', 'LAST SUCCESS']
      printResult(data, json, data.length === 0 ? ['The store has no webhook endpoint'] : table([head, ...rows]))
    })
}

function registerUpdate(webhook: Command): void {
  withFields(ofOne(webhook, 'update', 'change an endpoint'))
    .option('--url <url>', 'where events are delivered to')
    .option('--enable', 'deliver the events from now on')
    .option('--disable', 'deliver nothing any more')
    .addHelpText('after', '\nExample:\n  $ spiel webhook update whep_... --store acme --enable')
    .action(async (id: string, options: Options & Fields & { enable?: boolean; disable?: boolean }) => {
      const { store, json, enable, disable, ...fields } = options
      const enabled = enable || disable ? { enabled: enable === true } : {}
      const input = { store, endpointId: id, ...readFields(fields), ...enabled }
      const changed = await operate<Endpoint>('webhook.update', input)
      const missed = changed.missed > 0 ? [`It missed ${changed.missed}: spiel webhook replay ${id} --missed`] : []
      printResult(changed, json, [`${id} is ${changed.enabled ? 'enabled' : 'disabled'}`, ...missed])
    })
}

function registerEnding(webhook: Command): void {
  ofOne(webhook, 'delete', 'delete an endpoint with the log of its deliveries')
    .addHelpText('after', '\nExample:\n  $ spiel webhook delete whep_... --store acme')
    .action(async (id: string, { store, json }: Options) => {
      const deleted = await operate<object>('webhook.delete', { store, endpointId: id })
      printResult(deleted, json, [`Deleted ${id}`])
    })
  ofOne(webhook, 'rotate', 'give an endpoint a new secret, shown once; the former one signs too for a while')
    .option('--grace-hours <hours>', 'how long the former secret signs too, 0 to 168', '24')
    .addHelpText('after', '\nExample:\n  $ spiel webhook rotate whep_... --store acme --grace-hours 48')
    .action(async (id: string, { store, json, graceHours }: Options & { graceHours: string }) => {
      const input = { store, endpointId: id, graceHours: Number(graceHours) }
      const made = await operate<EndpointWithSecret>('webhook.rotate', input)
      printResult(made, json, secretLines(made))
    })
}

function registerDeliveries(webhook: Command): void {
  ofOne(webhook, 'deliveries', 'list what was delivered, the latest event first')
    .option('--state <state>', 'only pending, delivered or failed ones')
    .option('--limit <count>', '1 to 100', '20')
    .option('--before <sequence>', 'only events before this one')
    .addHelpText('after', '\nExample:\n  $ spiel webhook deliveries whep_... --store acme --state failed --json')
    .action(async (id: string, options: Options & { state?: string; limit: string; before?: string }) => {
      const { store, json, ...query } = options
      const found = await operate<{ data: Delivery[] }>('webhook.deliveries', { store, endpointId: id, ...query })
      const rows = found.data.map((one) => {
        const last = one.attempts.at(-1)
        const answer = last?.error ?? String(last?.response?.status ?? '-')
        const times = [String(one.attempts.length), answer, last ? `${last.durationMs} ms` : '-']
        return [String(one.sequence), one.type, one.state, ...times, one.nextAttemptAt ?? '-', one.eventId]
      })
      const head = ['SEQUENCE', 'TYPE', 'STATE', 'ATTEMPTS', 'ANSWER', 'TOOK', 'NEXT', 'EVENT']
      printResult(found, json, rows.length === 0 ? ['There is no such delivery'] : table([head, ...rows]))
    })
}

function registerReplay(webhook: Command): void {
  ofOne(webhook, 'replay', 'deliver once more: one event, a range, or everything missed')
    .option('--event <id>', 'this event')
    .option('--from <sequence>', 'from this event on ...')
    .option('--to <sequence>', '... to this one')
    .option('--missed', 'everything that it has not got')
    .addHelpText('after', '\nExample:\n  $ spiel webhook replay whep_... --store acme --from 1200 --to 1300')
    .action(async (id: string, options: Options & { event?: string; from?: string; to?: string; missed?: boolean }) => {
      const { store, json, event, from, to, missed } = options
      const input = {
        ...{ store, endpointId: id, ...(missed ? { missed } : {}), ...(event === undefined ? {} : { eventId: event }) },
        ...(from === undefined ? {} : { fromSequence: Number(from) }),
        ...(to === undefined ? {} : { toSequence: Number(to) }),
      }
      const replayed = await operate<{ queued: number }>('webhook.replay', input)
      printResult(replayed, json, [`${replayed.queued} deliveries are in line`])
    })
}

function registerTrigger(webhook: Command): void {
  inStore(webhook.command('trigger').description('write a sample event into the log; its data says sample: true'))
    .argument('<type>', 'type of event, such as order.created or webhook.ping')
    .addHelpText('after', '\nExample:\n  $ spiel webhook trigger order.created --store acme')
    .action(async (type: string, { store, json }: Options) => {
      const event = await operate<{ id: string; sequence: number }>('webhook.trigger', { store, type })
      printResult(event, json, [`${event.id} is number ${event.sequence} of the log`])
    })
}
