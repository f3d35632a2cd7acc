import { type DashboardReady, ORIGIN } from './dashboard-order.ts'

/** Milliseconds from sending a message until the other side's open page is told. */
export interface LiveRun {
  toShopperMs: number[]
  toPersonMs: number[]
}

const ROUNDS = 25

/** A person of the shop and a shopper write to each other, in turns, each with their page open. */
export async function measureLive(ready: DashboardReady): Promise<LiveRun> {
  const { url, slug, cookie, widgetKey } = ready
  const leaving = new AbortController()
  const widget = (path: string, headers: Record<string, string>, body?: object) =>
    fetch(`${url}/api/widget/v1${path}`, {
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      headers: { origin: ORIGIN, ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
      signal: leaving.signal,
    })
  const desk = (path: string, body?: object) =>
    fetch(`${url}/api/dashboard/v1/stores/${slug}${path}`, {
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      headers: { cookie, 'sec-fetch-site': 'same-origin', 'x-spiel-page': '1' },
      signal: leaving.signal,
    })
  const { token } = (await (await widget('/sessions', { 'x-widget-key': widgetKey }, {})).json()) as { token: string }
  const own = { authorization: `Bearer ${token}` }
  const { id } = (await (await widget('/conversations', own, {})).json()) as { id: string }
  await (await widget(`/conversations/${id}/messages`, own, { text: 'hello' })).text()
  await (await desk(`/inbox/${id}/take`, {})).text()
  const atShopper = await listen(await widget(`/conversations/${id}/events`, own))
  const atPerson = await listen(await desk('/inbox-events'))
  const run: LiveRun = { toShopperMs: [], toPersonMs: [] }
  for (let round = 0; round < ROUNDS; round++) {
    const told = `desk ${round} says`
    run.toShopperMs.push(await timed(atShopper, told, () => desk(`/inbox/${id}/reply`, { text: told })))
    const asked = `shopper ${round} says`
    run.toPersonMs.push(
      await timed(atPerson, asked, () => widget(`/conversations/${id}/messages`, own, { text: asked })),
    )
  }
  leaving.abort()
  return run
}

interface Heard {
  until(text: string): Promise<number>
}

/** Remembers when what came. */
async function listen(response: Response): Promise<Heard> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let all = ''
  let waiting: { text: string; tell: (atMs: number) => void } | undefined
  const check = () => {
    if (!waiting || !all.includes(waiting.text)) return
    waiting.tell(performance.now())
    waiting = undefined
  }
  const read = async () => {
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
      all += next.value
      check()
    }
  }
  read().catch(() => {})
  return {
    until: (text) =>
      new Promise((resolve) => {
        waiting = { text, tell: resolve }
        check()
      }),
  }
}

async function timed(heard: Heard, text: string, send: () => Promise<Response>): Promise<number> {
  const arrival = heard.until(text)
  const startedAtMs = performance.now()
  const response = await send()
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  const tookMs = (await arrival) - startedAtMs
  await response.text()
  return tookMs
}
