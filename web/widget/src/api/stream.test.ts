import assert from 'node:assert/strict'
import { createServer, type ServerResponse } from 'node:http'
import { after, before, beforeEach, test } from 'node:test'
import { type Client, createClient } from './client.ts'
import { savedStore } from './saved.ts'
import { backoffMs, followStream } from './stream.ts'

/** What the server does with the requests to come, in order, and what it was asked. */
let script: ((response: ServerResponse) => void)[] = []
let asked: { path: string; headers: NodeJS.Dict<string | string[]>; body: string }[] = []
const server = createServer(async (request, response) => {
  let body = ''
  for await (const piece of request) body += piece
  asked.push({ path: request.url ?? '', headers: request.headers, body })
  if (request.url?.endsWith('/sessions')) {
    response.writeHead(201).end(JSON.stringify({ token: `token-${asked.length}`, expiresAt: '', resumed: true }))
  } else script.shift()?.(response)
})
let client: Client

const say = (response: ServerResponse, ...texts: [id: string, text: string][]) => {
  for (const [id, text] of texts) response.write(`id: ${id}\nevent: text\ndata: ${JSON.stringify({ text })}\n\n`)
}
const follow = async (mostFailures?: number): Promise<string> => {
  let text = ''
  const take = ({ data }: { data: unknown }) => {
    text += (data as { text: string }).text
  }
  const { signal } = new AbortController()
  await followStream(client, '/c', { body: { text: 'hi' }, signal, take }, () => text.endsWith('.'), mostFailures)
  return text
}

before(async () => {
  Object.assign(globalThis, { addEventListener: () => {}, removeEventListener: () => {} })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
beforeEach(() => {
  script = []
  asked = []
  const { port } = server.address() as { port: number }
  const saved = savedStore('x', () => {
    throw new Error('blocked')
  })
  const page = () => ({ url: 'https://shop.example/' })
  client = createClient({ base: `http://127.0.0.1:${port}/`, key: 'k', locale: 'en', page, saved, onLost: () => {} })
})
after(() => void server.close())

test('after each break it comes back with the id of the last event, and the same message', async () => {
  script = [
    (response) => {
      say(response.writeHead(200), ['1.1', 'One '], ['1.2', 'two '])
      setTimeout(() => response.destroy(), 20)
    },
    (response) => void response.destroy(),
    (response) => {
      say(response.writeHead(200), ['1.3', 'three.'])
      response.end()
    },
  ]
  assert.equal(await follow(), 'One two three.')
  const turns = asked.filter(({ path }) => path.endsWith('/c'))
  assert.deepEqual(
    turns.map(({ headers, body }) => [headers['last-event-id'], body]),
    [undefined, '1.2', '1.2'].map((id) => [id, '{"text":"hi"}']),
  )
})

test('a token that is refused is renewed once, with the old one named', async () => {
  script = [
    (response) => void response.writeHead(401).end('{}'),
    (response) => void say(response.writeHead(200), ['1.1', 'Fine.']),
  ]
  assert.equal(await follow(), 'Fine.')
  const starts = asked.filter(({ path }) => path.endsWith('/sessions')).map(({ body }) => JSON.parse(body).previous)
  assert.deepEqual(starts, [undefined, 'token-1'])
})

test('a refusal ends it at once, a broken line when it was tried often enough', async () => {
  script = [(response) => void response.writeHead(400).end('{"error":"Bad request"}')]
  await assert.rejects(follow(), { status: 400 })
  script = [(response) => void response.destroy(), (response) => void response.destroy()]
  await assert.rejects(follow(1), TypeError)
})

test('waiting doubles up to a limit, a little at random', () => {
  assert.deepEqual(
    [0, 1, 2].map((failures) => backoffMs(failures, 0.5)),
    [500, 1000, 2000],
  )
  assert.equal(backoffMs(40, 0.5), 15_000)
  assert.ok(backoffMs(0, 0) < backoffMs(0, 1))
})
