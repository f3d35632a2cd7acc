import { type ModelFault, type ModelReply, streamedBytes } from './fake-model-server.ts'
import { type AttackMaker, call } from './model-scripts.ts'
import { tellLie } from './model-scripts-lies.ts'
import { said } from './model-scripts-tools.ts'
import type { Random } from './proof-run.ts'

const fault =
  (make: (random: Random, reply: ModelReply) => ModelFault): AttackMaker =>
  (world, random) => {
    const lies = [tellLie('prices', world, random), tellLie('stocks', world, random)]
    const reply = random.chance(0.3)
      ? { toolCalls: [call('search_products', { query: random.pick(world.products).title })] }
      : { text: `${said(lies)} And so on.`, pieceLength: random.int(1, 20) }
    const broken = { ...reply, fault: make(random, reply) }
    return { lies, script: () => broken }
  }
const within = (random: Random, reply: ModelReply) => random.int(0, streamedBytes(reply))
const GARBAGE = [
  'data: {"choices":[{"delta":{"content":"x"}}',
  'data: [DONE]\n\n',
  'hello',
  ': comment\n\n\n',
  'data: {"error":{"message":"no"}}\n\n',
  'event: x\ndata: 7\n\n',
  '\ufffd\u0000\u0001',
  'data: null\n\n',
  'data: {"choices":null}\n\n',
]

/** How a model fails. */
export const faults: Record<string, AttackMaker> = {
  'status 401': fault(() => ({ kind: 'status', status: 401 })),
  'status 429': fault(() => ({ kind: 'status', status: 429, headers: { 'retry-after': '30' } })),
  'status 500': fault(() => ({ kind: 'status', status: 500 })),
  '502 with HTML': fault(() => ({
    kind: 'status',
    status: 502,
    headers: { 'content-type': 'text/html' },
    body: '<html><h1>Bad gateway</h1></html>',
  })),
  'cut connection': fault(() => ({ kind: 'no-answer' })),
  'wrong type': fault(() => ({ kind: 'body', contentType: 'text/html', body: '<html>Welcome to nginx</html>' })),
  'SSE garbage': fault((random) => ({ kind: 'body', contentType: 'text/event-stream', body: random.pick(GARBAGE) })),
  'dies mid-stream': fault((random, reply) => ({ kind: 'cut', afterBytes: within(random, reply) })),
  'ends mid-stream': fault((random, reply) => ({ kind: 'end', afterBytes: within(random, reply) })),
  'stalls at once': fault(() => ({ kind: 'stall', afterBytes: 0 })),
  'stalls mid-stream': fault((random, reply) => ({ kind: 'stall', afterBytes: within(random, reply) })),
  'slow drip': fault(() => ({ kind: 'drip', everyMs: 20 })),
}
