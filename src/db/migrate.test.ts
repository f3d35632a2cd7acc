import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { openTestDatabase } from '../../test/support/test-database.ts'
import { migrate, readMigrations, SchemaMismatchError } from './migrate.ts'

describe('migrate', () => {
  test('many processes at once apply each migration once, and a second start changes nothing', async () => {
    const database = await openTestDatabase({ empty: true, poolSize: 4 })
    try {
      await Promise.all([1, 2, 3].map(() => migrate(database.database)))
      await migrate(database.database)
      const { rows } = await sql<{ versions: number[] }>`
        SELECT array_agg(version ORDER BY version) AS versions FROM schema_migrations`.execute(database.database.kysely)
      assert.deepEqual(
        rows[0]?.versions,
        (await readMigrations()).map(({ version }) => version),
      )
    } finally {
      await database.close()
    }
  })

  test('a newer schema, and an edited migration, stop the start with a clear line', async () => {
    const database = await openTestDatabase()
    try {
      const migrations = await readMigrations()
      const [former, last] = migrations.slice(-2).map(({ version }) => version)
      await assert.rejects(
        migrate(database.database, migrations.slice(0, -1)),
        (error: Error) =>
          error instanceof SchemaMismatchError &&
          error.message.includes(`schema version ${last}, this program knows only ${former}`),
      )
      const edited = migrations.map((one, index) => (index === 0 ? { ...one, checksum: 'edited' } : one))
      await assert.rejects(migrate(database.database, edited), /Migration 1 \(stores\) was applied with another text/)
    } finally {
      await database.close()
    }
  })

  test('a migration that fails leaves nothing behind', async () => {
    const database = await openTestDatabase()
    try {
      const migrations = await readMigrations()
      const version = (migrations.at(-1)?.version ?? 0) + 1
      const broken = { version, name: 'broken', checksum: 'x', text: 'CREATE TABLE half (a int); SELECT 1/0' }
      await assert.rejects(migrate(database.database, [...migrations, broken]), /division by zero/)
      const { rows } = await sql`SELECT FROM pg_tables WHERE tablename = 'half'`.execute(database.database.kysely)
      assert.equal(rows.length, 0)
      await migrate(database.database)
    } finally {
      await database.close()
    }
  })

  test('store_id leads every primary key and every index, but for the named exceptions', async () => {
    const database = await openTestDatabase()
    try {
      const { rows } = await sql<{ index: string; first: string }>`
        SELECT i.indexrelid::regclass::text AS index, a.attname AS first
        FROM pg_index i JOIN pg_class t ON t.oid = i.indrelid AND t.relnamespace = 'public'::regnamespace
        JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = i.indkey[0]`.execute(database.database.kysely)
      const others = rows.filter(({ first }) => first !== 'store_id').map(({ index }) => index)
      // Stores and keys, and a widget's origin at a preflight, are looked up before the store is known; the limiter's rows belong
      // to a key, server_secrets to the server, broken_jobs to the queue; four sweeps go over all stores. Accounts are of the server,
      // and a link or an invitation is looked up before anybody is known.
      assert.deepEqual(others.sort(), [
        'account_credentials_account_id_provider_id_key',
        'account_credentials_pkey',
        'account_links_pkey',
        'account_passkeys_account',
        'account_passkeys_credential_id_key',
        'account_passkeys_pkey',
        'account_second_factors_account_id_key',
        'account_second_factors_pkey',
        'account_sessions_account',
        'account_sessions_pkey',
        'account_sessions_token_key',
        'account_verifications_identifier',
        'account_verifications_pkey',
        'accounts_email_key',
        'accounts_pkey',
        'api_keys_prefix_key',
        'broken_jobs_pkey',
        'conversations_analysis_due',
        // A GIN index as well.
        'conversations_tags',
        'invitations_token_hash_key',
        // A GIN index of what leads wait for; it is asked together with the store.
        'leads_interests',
        'memberships_account',
        'platform_hooks_came',
        'rate_limits_pkey',
        'schema_migrations_pkey',
        'server_secrets_pkey',
        'stores_pkey',
        'stores_public_id_key',
        'stores_slug_key',
        'widget_keys_origins',
        'widget_keys_public_key_key',
        'widget_sessions_expires',
        'widget_transcripts_asked',
      ])
    } finally {
      await database.close()
    }
  })
})
