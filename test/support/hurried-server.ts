import { loadConfig } from '../../src/config.ts'
import { serve } from '../../src/serve.ts'

/** A server whose webhooks are tried again 3,000 times sooner: 75 hours pass in 90 s. */
await serve(loadConfig(), { webhooks: { hurry: 3_000, totalMs: 400, lookEveryMs: 200, leaseMs: 1_500 } })
