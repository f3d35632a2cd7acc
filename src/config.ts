import { resolve } from 'node:path'
import { z } from 'zod'
import { addressList } from './shared/address-list.ts'
import { strongSecret } from './shared/strong-secret.ts'

/** One environment variable: what it does (for the docs), how it is read, and whether it may be shown. */
interface Setting<T> {
  doc: string
  schema: z.ZodType<T>
  /** Shown in the docs and used when the variable is unset; undefined = the schema decides. */
  fallback?: string
  secret?: boolean
}

const setting = <T>(doc: string, schema: z.ZodType<T>, fallback?: string, secret = false): Setting<T> => ({
  doc,
  schema,
  fallback,
  secret,
})

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// URL' })
const port = z.coerce
  .number({ error: 'must be a whole number from 0 to 65535' })
  .int('must be a whole number from 0 to 65535')
  .min(0, 'must be a whole number from 0 to 65535')
  .max(65_535, 'must be a whole number from 0 to 65535')
const wholeNumber = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`
  return z
    .string()
    .regex(/^\d{1,9}$/, error)
    .transform(Number)
    .pipe(z.number().min(min, error).max(max, error))
}

const usualTurnLimits = { session: 20, address: 60, store: 1_000, sessions: 30 }
const TURN_LIMITS = `must be 0, or some of ${Object.keys(usualTurnLimits).join(', ')} with a whole number to 100000 each, such as session=20,store=0`
const turnLimits = z.string().transform((text, ctx): typeof usualTurnLimits => {
  if (text.trim() === '0') return { session: 0, address: 0, store: 0, sessions: 0 }
  const parts = text.split(',').map((part) => /^ *(\w+) *= *(\d{1,6}) *$/.exec(part))
  const isWrong = parts.some((part) => !part || !((part[1] as string) in usualTurnLimits) || Number(part[2]) > 100_000)
  if (isWrong) {
    ctx.addIssue({ code: 'custom', message: TURN_LIMITS })
    return z.NEVER
  }
  return { ...usualTurnLimits, ...Object.fromEntries(parts.map((part) => [part?.[1], Number(part?.[2])])) }
})

/** Every variable Spiel reads. The page docs/configuration.md is made from this table. */
export const settings = {
  PORT: setting('TCP port of the HTTP server; 0 takes a free one.', port, '3000'),
  HOST: setting(
    'Address to listen on. The default answers this machine only; behind a proxy in a container use 0.0.0.0.',
    z.string().min(1),
    '127.0.0.1',
  ),
  DATABASE_URL: setting(
    'PostgreSQL 15 or later. Unset: the embedded database in SPIEL_DATA_DIR.',
    z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
      .optional(),
    undefined,
    true,
  ),
  SPIEL_DATA_DIR: setting(
    'Folder of the embedded database, and of the cache that makes starts fast. Created with access for its owner only.',
    z
      .string()
      .min(1)
      .transform((path) => resolve(path)),
    './data',
  ),
  SPIEL_ROLE: setting(
    'What this process does: `web` answers requests, `worker` runs jobs, `all` does both. The embedded database allows `all` only.',
    z.enum(['all', 'web', 'worker'], { error: 'must be one of: all, web, worker' }),
    'all',
  ),
  SPIEL_RATE_LIMIT: setting(
    'Requests admitted per API key in any 60 seconds; 0 lifts the limit (for benchmarks).',
    wholeNumber(0, 10_000),
    '60',
  ),
  SPIEL_TRUSTED_PROXIES: setting(
    'Proxies in front of Spiel, as addresses or CIDRs with commas: their X-Forwarded-For tells the client’s address. Unset: it is ignored, and the limits per address count the connection’s own.',
    addressList.optional(),
  ),
  SPIEL_TURN_LIMITS: setting(
    'What shoppers may do in any 60 seconds: turns per `session`, per client `address` and per `store`, new `sessions` per address. An IPv6 address counts by its /64, and all those of one /48 together have four times as much. Those left out keep their defaults; `0` lifts one, `0` alone all.',
    turnLimits,
    Object.entries(usualTurnLimits)
      .map((pair) => pair.join('='))
      .join(','),
  ),
  SPIEL_DEMO: setting(
    'The demo shop at `/demo`, made of the pushed catalog: `link` opens it with the link that `npm start` and `spiel demo` print, `public` to everybody who knows a store’s address, `off` to nobody.',
    z.enum(['link', 'public', 'off'], {
      error: 'must be one of: link, public, off (there is no `on` any more: say link)',
    }),
    'link',
  ),
  SPIEL_METRICS_TOKEN: setting(
    'Opens `GET /metrics` (Prometheus) to requests with `Authorization: Bearer` and this token, of at least 16 characters. Unset: there is no such page.',
    z
      .string()
      .regex(/^[\x21-\x7e]{16,}$/, 'must have at least 16 characters, without spaces')
      .optional(),
    undefined,
    true,
  ),
  SPIEL_LOG_LEVEL: setting(
    'Least level of log lines written to standard output.',
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be one of: fatal, error, warn, info, debug, trace, silent',
    }),
    'info',
  ),
  SPIEL_POOL_SIZE: setting(
    'Connections to the PostgreSQL server per process. The embedded database always has one.',
    wholeNumber(1, 500),
    '10',
  ),
  SPIEL_SECRET: setting(
    'At least 32 characters that nobody can guess (`openssl rand -base64 32`); encrypts secrets at rest (AES-256-GCM). Unset on the embedded database: one is made and kept in SPIEL_DATA_DIR. On a PostgreSQL server what keeps secrets needs it. Lost or changed: those secrets must be made anew.',
    strongSecret.optional(),
    undefined,
    true,
  ),
  SPIEL_SMTP_URL: setting(
    'Mail server for one-time codes, such as `smtp://user:password@mail.example:587`; `smtps://` for TLS from the start. Unset: no mail is sent.',
    z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// URL' }).optional(),
    undefined,
    true,
  ),
  SPIEL_MAIL_FROM: setting(
    'Sender of that mail, such as `Acme <help@acme.example>`. Goes with SPIEL_SMTP_URL.',
    z
      .string()
      .regex(/^[^\r\n@]*@[^\r\n]*$/, 'must be an e-mail address')
      .optional(),
  ),
  SPIEL_LLM_URL: setting(
    'Language model for the assistant: base URL of any OpenAI-compatible server (such as `http://127.0.0.1:11434/v1`). Without a model the assistant answers by itself.',
    httpUrl.optional(),
  ),
  SPIEL_LLM_MODEL: setting('Name of the model there.', z.string().min(1).optional()),
  SPIEL_LLM_KEY: setting('Key for that server.', z.string().min(1).optional(), undefined, true),
  SPIEL_LLM_PROVIDER: setting(
    'What that server speaks; for `anthropic` the URL may be left out.',
    z.enum(['openai-compatible', 'anthropic']),
    'openai-compatible',
  ),
  SPIEL_EMBEDDING_URL: setting(
    'Server that makes embeddings: any OpenAI-compatible one (Ollama, TEI, vLLM, LM Studio), Cohere or Voyage. Unset: `hash-256`, which needs no model.',
    httpUrl.optional(),
  ),
  SPIEL_EMBEDDING_MODEL: setting(
    'Name of the model there; without a URL the absolute path of a folder with an ONNX model.',
    z.string().min(1).optional(),
  ),
  SPIEL_EMBEDDING_KEY: setting('Key for that server.', z.string().min(1).optional(), undefined, true),
  SPIEL_SEARCH_MEMORY_MB: setting(
    'Memory for search indexes of all stores in this process; those asked least lately are dropped and loaded again when asked. As much disk is taken for their files.',
    wholeNumber(16, 100_000),
    '512',
  ),
  SPIEL_OUTBOUND_ALLOW: setting(
    'Networks, as addresses or CIDRs with commas, that URLs set by owners (webhooks, pages, a store’s own model) may lead to besides the public internet: there plain http and any port too. Unset: https on ports 443 and 8443 of public addresses only.',
    addressList.optional(),
  ),
  SPIEL_EVENT_DAYS: setting('Days that events and the log of their deliveries are kept.', wholeNumber(1, 3650), '30'),
  SPIEL_PUBLIC_URL: setting(
    'Address at which browsers reach this server, such as `https://chat.shop.example`: for the links in mails. Unset: `http://HOST:PORT`.',
    httpUrl.optional(),
  ),
  SPIEL_KNOWLEDGE_ALLOW_PRIVATE: setting(
    '`true`: pages of the store may be read from anywhere, also from this machine and private networks (intranets, tests).',
    z.enum(['true', 'false'], { error: 'must be true or false' }),
    'false',
  ),
  SPIEL_URL: setting('For `spiel push`: base URL of the server to push to.', httpUrl.optional()),
  SPIEL_KEY: setting('For `spiel push`: the API key.', z.string().min(1).optional(), undefined, true),
} satisfies Record<string, Setting<unknown>>

type SettingName = keyof typeof settings
type Value<N extends SettingName> = z.infer<(typeof settings)[N]['schema']>
export type Environment = { [N in SettingName]: Value<N> }

export interface Config {
  port: number
  host: string
  databaseUrl: string | undefined
  dataDir: string
  role: 'all' | 'web' | 'worker'
  rateLimit: number
  demo: Value<'SPIEL_DEMO'>
  trustedProxies: string[]
  turnLimits: Value<'SPIEL_TURN_LIMITS'>
  metricsToken: string | undefined
  logLevel: Value<'SPIEL_LOG_LEVEL'>
  poolSize: number
  embedding: { url: string | undefined; model: string | undefined; key: string | undefined }
  searchMemoryMb: number
  /** Addresses and CIDRs. */
  outboundAllow: string[]
  eventDays: number
  /** Without a slash at its end. */
  publicUrl: string
  knowledgeAllowPrivate: boolean
  secret: string | undefined
  /** null = no model. */
  llm: {
    provider: 'openai-compatible' | 'anthropic'
    url: string | undefined
    name: string
    key: string | undefined
  } | null
  mail: { url: string | undefined; from: string | undefined }
}

/** Wrong or unknown settings, all of them at once. */
export class ConfigError extends Error {
  readonly faults: string[]
  constructor(faults: string[]) {
    super(`Spiel cannot start with these settings:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`)
    this.name = 'ConfigError'
    this.faults = faults
  }
}

/**
 * Reads the settings from an environment (default: this process's own).
 * An empty variable counts as unset, as in a compose file.
 * @throws {ConfigError} listing every wrong value and every unknown SPIEL_* name.
 */
export function loadConfig(env: Record<string, string | undefined> = process.env): Config {
  const faults: string[] = []
  const values: Record<string, unknown> = {}
  for (const [name, { schema, fallback }] of Object.entries(settings) as [SettingName, Setting<unknown>][]) {
    const raw = env[name] === '' ? undefined : env[name]
    const parsed = schema.safeParse(raw ?? fallback)
    if (parsed.success) values[name] = parsed.data
    else faults.push(`${name}: ${parsed.error.issues[0]?.message ?? 'is not valid'}`)
  }
  for (const name of Object.keys(env)) {
    if (name.startsWith('SPIEL_') && !(name in settings)) faults.push(`${name}: no such setting`)
  }
  const read = values as Environment
  if (read.SPIEL_ROLE !== 'all' && !read.DATABASE_URL && !faults.some((fault) => fault.startsWith('SPIEL_ROLE'))) {
    faults.push('SPIEL_ROLE: the embedded database serves one process, so only `all` works without DATABASE_URL')
  }
  if (!read.SPIEL_SMTP_URL !== !read.SPIEL_MAIL_FROM && !faults.some((fault) => /^SPIEL_(SMTP|MAIL)/.test(fault))) {
    faults.push('SPIEL_SMTP_URL and SPIEL_MAIL_FROM: one does not work without the other')
  }
  const isModelNamed = read.SPIEL_LLM_MODEL !== undefined
  const hasModelServer = read.SPIEL_LLM_URL !== undefined || read.SPIEL_LLM_PROVIDER === 'anthropic'
  if (isModelNamed !== hasModelServer && !faults.some((fault) => fault.startsWith('SPIEL_LLM'))) {
    faults.push('SPIEL_LLM_URL and SPIEL_LLM_MODEL: one does not work without the other')
  }
  if (faults.length > 0) throw new ConfigError(faults)
  return {
    port: read.PORT,
    host: read.HOST,
    databaseUrl: read.DATABASE_URL,
    dataDir: read.SPIEL_DATA_DIR,
    role: read.SPIEL_ROLE,
    rateLimit: read.SPIEL_RATE_LIMIT,
    trustedProxies: read.SPIEL_TRUSTED_PROXIES ?? [],
    turnLimits: read.SPIEL_TURN_LIMITS,
    demo: read.SPIEL_DEMO,
    metricsToken: read.SPIEL_METRICS_TOKEN,
    logLevel: read.SPIEL_LOG_LEVEL,
    poolSize: read.SPIEL_POOL_SIZE,
    embedding: { url: read.SPIEL_EMBEDDING_URL, model: read.SPIEL_EMBEDDING_MODEL, key: read.SPIEL_EMBEDDING_KEY },
    searchMemoryMb: read.SPIEL_SEARCH_MEMORY_MB,
    outboundAllow: read.SPIEL_OUTBOUND_ALLOW ?? [],
    eventDays: read.SPIEL_EVENT_DAYS,
    publicUrl: (read.SPIEL_PUBLIC_URL ?? `http://${read.HOST}:${read.PORT}`).replace(/\/$/, ''),
    knowledgeAllowPrivate: read.SPIEL_KNOWLEDGE_ALLOW_PRIVATE === 'true',
    secret: read.SPIEL_SECRET,
    llm: read.SPIEL_LLM_MODEL
      ? {
          provider: read.SPIEL_LLM_PROVIDER,
          url: read.SPIEL_LLM_URL,
          name: read.SPIEL_LLM_MODEL,
          key: read.SPIEL_LLM_KEY,
        }
      : null,
    mail: { url: read.SPIEL_SMTP_URL, from: read.SPIEL_MAIL_FROM },
  }
}

/** The two settings of `spiel push`, which runs on machines where nothing else of Spiel is set up. */
export function pushEnvironment(env: Record<string, string | undefined> = process.env): {
  SPIEL_URL?: string
  SPIEL_KEY?: string
} {
  return { SPIEL_URL: env.SPIEL_URL || undefined, SPIEL_KEY: env.SPIEL_KEY || undefined }
}
