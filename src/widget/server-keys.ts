import { createHmac, randomBytes } from 'node:crypto'
import type { Db } from '../db/transaction.ts'
import type { SecretBox } from '../shared/secret-box.ts'
import { findOrMakeSecret } from './sessions.queries.ts'

/**
 * HMAC-SHA256 under a key of this server: SPIEL_SECRET or the data folder's when there is one; else, on a PostgreSQL
 * server, a secret made once and kept in its database, so that the widget works without a setting.
 */
export class ServerKeys {
  readonly #secrets: SecretBox
  readonly #db: Db
  #fromDatabase: Promise<Buffer> | undefined

  constructor({ secrets, db }: { secrets: SecretBox; db: Db }) {
    this.#secrets = secrets
    this.#db = db
  }

  async mac(text: string, purpose: string): Promise<Buffer> {
    if (this.#secrets.isReady) return this.#secrets.mac(text, purpose)
    this.#fromDatabase ??= findOrMakeSecret(this.#db, 'widget', randomBytes(32)).catch((error) => {
      this.#fromDatabase = undefined
      throw error
    })
    return createHmac('sha256', await this.#fromDatabase)
      .update(`${purpose}\n${text}`)
      .digest()
  }
}
