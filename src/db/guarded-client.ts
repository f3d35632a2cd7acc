import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { DatabaseAwayError, spoilsConnection } from './database-faults.ts'

type Query = (...args: unknown[]) => unknown

/**
 * A connection whose loss at any moment is an error of the statement that runs, and of each that is tried after it, and of
 * nothing else: without a listener from its birth a client in use that loses its server ended the process.
 */
export class GuardedClient extends pg.Client {
  #fault: unknown

  constructor(config?: pg.ClientConfig) {
    super(config)
    this.on('error', (error) => this.#spoil(error))
    this.on('end', () => this.#spoil(new Error('The connection has ended')))
    const query = this.query.bind(this) as Query
    this.query = ((...args: unknown[]) => {
      if (this.#fault !== undefined) return Promise.reject(new DatabaseAwayError(this.#fault))
      const result = query(...args)
      return result instanceof Promise ? result.catch((error) => this.#reject(error)) : result
    }) as typeof this.query
  }

  /** It must not be used again. */
  get isSpoiled(): boolean {
    return this.#fault !== undefined
  }

  #spoil(fault: unknown): void {
    this.#fault ??= fault
  }

  #reject(error: unknown): never {
    const isAnswer = error instanceof pg.DatabaseError
    if (spoilsConnection(error) || isReadTimeout(error)) this.#spoil(error)
    throw this.isSpoiled && !isAnswer ? new DatabaseAwayError(error) : error
  }
}

/** No answer came within `query_timeout`: one may come later still, to the wrong statement. pg gives the error no code. */
const isReadTimeout = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout'

/** A pool that keeps no spoiled connection, and whose refusals are of one kind, whatever the system says of them. */
export function guardedPool(pool: pg.Pool): PostgresPool {
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect().catch((error) => {
        throw new DatabaseAwayError(error)
      })
      const { release } = client
      client.release = (error) => release(error || (client as unknown as GuardedClient).isSpoiled)
      return client as PostgresPoolClient
    },
    end: () => pool.end(),
  }
}
