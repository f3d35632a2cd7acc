// Prints every lead (or conversation) that is new or changed since the last run, one JSON object a line. Where it stopped
// is kept in leads.cursor, so a run that breaks off goes on there; at worst it prints its last page again. Needs SPIEL_URL and SPIEL_KEY (scope read), Node 20 or later.
// Run it as often as you like: node examples/export-changes.js leads >> leads.jsonl
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

// biome-ignore lint/style/noProcessEnv: an example stands alone
const { SPIEL_URL, SPIEL_KEY } = process.env
const resource = process.argv[2] ?? 'leads'
const cursorFile = `${resource}.cursor`

function readCursor() {
  try {
    return readFileSync(cursorFile, 'utf8').trim()
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}

async function readPage(cursor) {
  const url = new URL(`/api/public/v1/${resource}`, SPIEL_URL)
  url.search = new URLSearchParams({ sort: 'updated_at', order: 'asc', limit: '100', ...(cursor && { cursor }) })
  for (;;) {
    const response = await fetch(url, { headers: { authorization: `Bearer ${SPIEL_KEY}` } })
    if (response.ok) return response.json()
    if (response.status !== 429 && response.status !== 503) {
      throw new Error(`${response.status}: ${await response.text()}`)
    }
    await sleep(Number(response.headers.get('retry-after') ?? 5) * 1000)
  }
}

for (let cursor = readCursor(); ; ) {
  const { data, next_cursor: next } = await readPage(cursor)
  for (const row of data) process.stdout.write(`${JSON.stringify(row)}\n`)
  // next_cursor is null on the last page: the last row's updatedAt is where the next run goes on.
  cursor = data.at(-1)?.updatedAt ?? cursor
  if (cursor) {
    writeFileSync(`${cursorFile}.new`, `${cursor}\n`)
    renameSync(`${cursorFile}.new`, cursorFile)
  }
  if (next === null) break
}
