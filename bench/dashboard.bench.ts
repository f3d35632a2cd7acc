import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { type LiveRun, measureLive } from './dashboard-live.ts'
import type { DashboardOrder, DashboardReady } from './dashboard-order.ts'
import { makeEmptyDatabase } from './processes.ts'
import type { Figure } from './report.ts'
import { percentile, spreadOf } from './statistics.ts'

/** Milliseconds of each request, by what was asked. */
type DashboardRun = { seedSeconds: number; lists: { name: string; ms: number[] }[]; live: LiveRun }

const TIMES = 40
const WARM_UP = 3

/** What pages of the dashboard ask, as they ask it. */
const ASKED: [string, string][] = [
  ['inbox, open', '/inbox?status=open'],
  ['inbox, all', '/inbox'],
  ['inbox, by intent and tag', '/inbox?intent=returns&tag=tag3'],
  ['inbox, waiting', '/inbox?status=waiting_for_human'],
  ['inbox, unread', '/inbox?unread=true'],
  ['inbox, of nobody, resolved, negative', '/inbox?assignee=none&status=resolved&sentiment=negative'],
  ['inbox, a word of every message', '/inbox?q=looking'],
  ['inbox, a word of one in ten', '/inbox?q=kettle'],
  ['inbox, two words', '/inbox?q=blue%20jacket'],
  ['inbox, a word of one in a thousand', '/inbox?q=trampoline'],
  ['inbox, the beginning of many words', '/inbox?q=ship'],
  ['inbox, a word that nobody said', '/inbox?q=zanzibar'],
  ['inbox, an address', '/inbox?q=shopper70%40mail.example'],
  ['inbox, counts', '/inbox-counts'],
  ['inbox, what to filter by', '/inbox-facets'],
  ['leads, best first', '/leads'],
  ['leads, newest, contacted', '/leads?sort=created&status=contacted'],
  ['leads, by name', '/leads?q=lead%2099'],
  ['leads, counts', '/leads-counts'],
  ['catalog', '/catalog'],
  ['catalog, drafts', '/catalog?status=draft'],
  ['orders', '/orders'],
  ['orders, by address', '/orders?q=shopper70%40mail.example'],
  ['audit log', '/audit'],
]
const OVERVIEW: [string, string][] = [
  ['overview, 7 days', '/overview?days=7&tz=Europe/Berlin'],
  ['overview, 28 days', '/overview?days=28&tz=Europe/Berlin'],
  ['overview, a year', '/overview?days=365&tz=Europe/Berlin'],
  ['open questions, 28 days', '/open-questions?days=28'],
  ['unmet demand, 28 days', '/unmet-demand?days=28'],
]

/** What a page waits for in a store that has had so many conversations. */
export async function benchDashboard(serverUrl: string | undefined, conversations: number): Promise<Figure[]> {
  const { lists, seedSeconds, live } = await runDashboard(serverUrl, conversations)
  const row = (name: string, ms: number[], limitMs: number): Figure => {
    const p95 = percentile(ms, 0.95)
    const goal = { text: `<= ${limitMs} ms`, met: p95 <= limitMs }
    return { name: `${name}, p95`, unit: 'ms', ours: spreadOf([p95]), goal }
  }
  return [
    { name: `${conversations} conversations made`, unit: 's', ours: spreadOf([seedSeconds]) },
    ...lists.map(({ name, ms }) => row(name, ms, 100)),
    row('a person writes, until the shopper sees it', live.toShopperMs, 300),
    row('a shopper writes, until the person sees it', live.toPersonMs, 300),
  ]
}

/** One request at a time, in turns, so that a slow moment of the machine meets all alike. */
async function runDashboard(serverUrl: string | undefined, conversations: number): Promise<DashboardRun> {
  const { drop, ...database } = await makeEmptyDatabase(serverUrl)
  const file = fileURLToPath(new URL('dashboard-process.ts', import.meta.url))
  const order: DashboardOrder = { database, conversations }
  const child = spawn(process.execPath, [file, JSON.stringify(order)], { stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    const [line] = await Promise.race([once(createInterface(child.stdout), 'line'), once(child, 'exit')])
    if (typeof line !== 'string') throw new Error('The process of the dashboard ended before it was ready')
    const ready = JSON.parse(line) as DashboardReady
    return { seedSeconds: ready.seedSeconds, lists: await measure(ready), live: await measureLive(ready) }
  } finally {
    const ended = child.exitCode === null ? once(child, 'exit') : undefined
    child.kill('SIGTERM')
    await ended
    await drop()
  }
}

async function measure(ready: DashboardReady): Promise<DashboardRun['lists']> {
  const taken = [...ASKED, ...OVERVIEW].map(([name, path]) => ({ name, path, ms: [] as number[] }))
  for (let count = -WARM_UP; count < TIMES; count++) {
    for (const { path, ms } of taken) {
      const tookMs = await timeOf(ready, path)
      if (count >= 0) ms.push(tookMs)
    }
  }
  return taken.map(({ name, ms }) => ({ name, ms }))
}

async function timeOf({ url, slug, cookie }: DashboardReady, path: string): Promise<number> {
  const startedAtMs = performance.now()
  const response = await fetch(`${url}/api/dashboard/v1/stores/${slug}${path}`, {
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
  })
  const text = await response.text()
  const tookMs = performance.now() - startedAtMs
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text.slice(0, 200)}`)
  return tookMs
}
