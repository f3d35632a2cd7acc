import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { isAbsolute } from 'node:path'
import { test } from 'node:test'
import { TEST_SECRET } from '../test/support/test-secret.ts'
import { ConfigError, loadConfig, pushEnvironment, settings } from './config.ts'
import { describeSettings } from './describe-settings.ts'

const faultsOf = (env: Record<string, string>): string[] => {
  try {
    loadConfig(env)
    return []
  } catch (error) {
    assert.ok(error instanceof ConfigError)
    for (const fault of error.faults) assert.ok(error.message.includes(`- ${fault}`))
    return error.faults
  }
}

test('without any setting it answers this machine, on the embedded database, with the limit of the contract', () => {
  const { dataDir, ...rest } = loadConfig({})
  assert.ok(isAbsolute(dataDir))
  assert.deepEqual(rest, {
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    role: 'all',
    rateLimit: 60,
    demo: 'link',
    metricsToken: undefined,
    logLevel: 'info',
    poolSize: 10,
    embedding: { url: undefined, model: undefined, key: undefined },
    searchMemoryMb: 512,
    trustedProxies: [],
    turnLimits: { session: 20, address: 60, store: 1_000, sessions: 30 },
    outboundAllow: [],
    eventDays: 30,
    publicUrl: 'http://127.0.0.1:3000',
    knowledgeAllowPrivate: false,
    llm: null,
    secret: undefined,
    mail: { url: undefined, from: undefined },
  })
})

test('an empty variable counts as unset', () => {
  const names = Object.keys(settings)
  assert.deepEqual(loadConfig(Object.fromEntries(names.map((name) => [name, '']))), loadConfig({}))
})

test('every setting is read', () => {
  const config = loadConfig({
    PORT: '0',
    HOST: '0.0.0.0',
    DATABASE_URL: 'postgresql://user@db.example/spiel',
    SPIEL_DATA_DIR: '/var/lib/spiel',
    SPIEL_ROLE: 'worker',
    SPIEL_RATE_LIMIT: '0',
    SPIEL_LOG_LEVEL: 'debug',
    SPIEL_POOL_SIZE: '20',
    SPIEL_EMBEDDING_URL: 'http://127.0.0.1:11434/v1',
    SPIEL_EMBEDDING_MODEL: 'small',
    SPIEL_EMBEDDING_KEY: 'hush',
    SPIEL_SEARCH_MEMORY_MB: '64',
    SPIEL_TRUSTED_PROXIES: '10.0.0.0/8, ::1',
    SPIEL_TURN_LIMITS: 'session=5,store=0',
    SPIEL_DEMO: 'public',
    SPIEL_METRICS_TOKEN: 'a-token-of-16-characters',
    SPIEL_OUTBOUND_ALLOW: '10.1.0.0/16, ::1',
    SPIEL_EVENT_DAYS: '7',
    SPIEL_PUBLIC_URL: 'https://chat.shop.example/',
    SPIEL_KNOWLEDGE_ALLOW_PRIVATE: 'true',
    SPIEL_LLM_PROVIDER: 'anthropic',
    SPIEL_LLM_URL: 'http://127.0.0.1:8080/v1',
    SPIEL_LLM_MODEL: 'large',
    SPIEL_LLM_KEY: 'hush',
    SPIEL_SECRET: TEST_SECRET,
    SPIEL_SMTP_URL: 'smtp://user:pass@127.0.0.1:2525',
    SPIEL_MAIL_FROM: 'Acme <help@acme.example>',
  })
  assert.deepEqual(config, {
    port: 0,
    host: '0.0.0.0',
    databaseUrl: 'postgresql://user@db.example/spiel',
    dataDir: '/var/lib/spiel',
    role: 'worker',
    rateLimit: 0,
    demo: 'public',
    metricsToken: 'a-token-of-16-characters',
    logLevel: 'debug',
    poolSize: 20,
    embedding: { url: 'http://127.0.0.1:11434/v1', model: 'small', key: 'hush' },
    searchMemoryMb: 64,
    trustedProxies: ['10.0.0.0/8', '::1'],
    turnLimits: { session: 5, address: 60, store: 0, sessions: 30 },
    outboundAllow: ['10.1.0.0/16', '::1'],
    eventDays: 7,
    publicUrl: 'https://chat.shop.example',
    knowledgeAllowPrivate: true,
    llm: { provider: 'anthropic', url: 'http://127.0.0.1:8080/v1', name: 'large', key: 'hush' },
    secret: TEST_SECRET,
    mail: { url: 'smtp://user:pass@127.0.0.1:2525', from: 'Acme <help@acme.example>' },
  })
})

test('all faults are told together, unknown SPIEL_ names too', () => {
  const faults = faultsOf({
    PORT: '70000',
    DATABASE_URL: 'mysql://db.example',
    SPIEL_ROLE: 'boss',
    SPIEL_RATE_LIMIT: 'many',
    SPIEL_LOG_LEVEL: 'loud',
    SPIEL_POOL_SIZE: '0',
    SPIEL_SECRET: 'short',
    SPIEL_URL: 'ftp://x.example',
    SPIEL_RATE_LIMTI: '60',
    UNRELATED: 'is not looked at',
  })
  assert.deepEqual(faults, [
    'PORT: must be a whole number from 0 to 65535',
    'DATABASE_URL: must begin with postgres:// or postgresql://',
    'SPIEL_ROLE: must be one of: all, web, worker',
    'SPIEL_RATE_LIMIT: must be a whole number from 0 to 10000',
    'SPIEL_LOG_LEVEL: must be one of: fatal, error, warn, info, debug, trace, silent',
    'SPIEL_POOL_SIZE: must be a whole number from 1 to 500',
    'SPIEL_SECRET: must have at least 32 characters',
    'SPIEL_URL: must be an http:// or https:// URL',
    'SPIEL_RATE_LIMTI: no such setting',
  ])
})

test('mail needs a server and a sender, and never shows the password', () => {
  const [url, from] = ['smtp://u:hunter2@mail.example:587', 'Acme <help@acme.example>']
  assert.deepEqual(faultsOf({ SPIEL_SMTP_URL: url, SPIEL_MAIL_FROM: from }), [])
  const both = ['SPIEL_SMTP_URL and SPIEL_MAIL_FROM: one does not work without the other']
  assert.deepEqual(faultsOf({ SPIEL_SMTP_URL: url }), both)
  assert.deepEqual(faultsOf({ SPIEL_MAIL_FROM: from }), both)
  assert.deepEqual(faultsOf({ SPIEL_SMTP_URL: 'http://u:hunter2@mail.example', SPIEL_MAIL_FROM: from }), [
    'SPIEL_SMTP_URL: must be an smtp:// or smtps:// URL',
  ])
  const broken = faultsOf({ SPIEL_SMTP_URL: url, SPIEL_MAIL_FROM: 'a@b\r\nBcc: c@d' })
  assert.deepEqual(broken, ['SPIEL_MAIL_FROM: must be an e-mail address'])
})

test('trusted proxies and turn limits are read whole or refused', () => {
  for (const value of ['10.0.0.0/33', '::/129', 'proxy.example', '10.0.0.1,', '1.2.3', '10.0.0.0/8/8', '10.0.0.0/x']) {
    assert.match(faultsOf({ SPIEL_TRUSTED_PROXIES: value }).join(), /^SPIEL_TRUSTED_PROXIES: must be addresses/, value)
  }
  for (const value of ['20', 'session', 'session=', 'session=-1', 'page=1', 'session=100001', 'session=1;store=2']) {
    assert.match(faultsOf({ SPIEL_TURN_LIMITS: value }).join(), /^SPIEL_TURN_LIMITS: must be 0, or some of/, value)
  }
  const { turnLimits } = loadConfig({ SPIEL_TURN_LIMITS: '0' })
  assert.deepEqual(turnLimits, { session: 0, address: 0, store: 0, sessions: 0 })
})

test('a secret that somebody could guess is refused, with the command that makes a good one', () => {
  const fault =
    'SPIEL_SECRET: is easy to guess (few different characters, repeats, sequences or common words); make one with: openssl rand -base64 32'
  assert.deepEqual(faultsOf({ SPIEL_SECRET: 'x'.repeat(32), PORT: 'x' }), [
    'PORT: must be a whole number from 0 to 65535',
    fault,
  ])
  assert.deepEqual(faultsOf({ SPIEL_SECRET: TEST_SECRET }), [])
})

test('the demo is open to a link, to everybody or to nobody; the former `on` is told what to say instead', () => {
  for (const value of ['link', 'public', 'off']) assert.equal(loadConfig({ SPIEL_DEMO: value }).demo, value)
  assert.deepEqual(faultsOf({ SPIEL_DEMO: 'on' }), [
    'SPIEL_DEMO: must be one of: link, public, off (there is no `on` any more: say link)',
  ])
})

test('a fault never shows a secret', () => {
  const secrets = { DATABASE_URL: 'hunter2://user:pass', SPIEL_SECRET: 'hunter2', SPIEL_RATE_LIMIT: 'x' }
  assert.doesNotMatch(faultsOf(secrets).join(), /hunter2|pass/)
})

test('numbers are whole and written plainly', () => {
  for (const value of ['-1', '1.5', '10001', '0x10', ' ', '6o']) {
    assert.equal(faultsOf({ SPIEL_RATE_LIMIT: value }).length, 1, value)
  }
  for (const value of ['-1', '1.5', '65536', 'http']) assert.equal(faultsOf({ PORT: value }).length, 1, value)
  assert.equal(loadConfig({ SPIEL_RATE_LIMIT: '10000', PORT: '65535' }).rateLimit, 10_000)
})

test('the embedded database serves one process, so a part of the program cannot run alone on it', () => {
  assert.match(faultsOf({ SPIEL_ROLE: 'web' })[0] ?? '', /^SPIEL_ROLE: the embedded database serves one process/)
  assert.deepEqual(faultsOf({ SPIEL_ROLE: 'web', DATABASE_URL: 'postgres://db.example/x' }), [])
})

test('spiel push needs nothing else set up', () => {
  assert.deepEqual(pushEnvironment({ SPIEL_URL: 'https://x.example', SPIEL_KEY: '', SPIEL_ROLE: 'nonsense' }), {
    SPIEL_URL: 'https://x.example',
    SPIEL_KEY: undefined,
  })
})

test('the page of the settings names every one with its default, and is the checked-in one', () => {
  const page = describeSettings()
  for (const [name, { doc, fallback }] of Object.entries(settings)) {
    const row = page.split('\n').find((line) => line.startsWith(`| \`${name}\` |`))
    assert.equal(row, `| \`${name}\` | ${fallback === undefined ? '' : `\`${fallback}\``} | ${doc} |`)
  }
  assert.equal(readFileSync(new URL('../docs/configuration.md', import.meta.url), 'utf8'), page)
})
