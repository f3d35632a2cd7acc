import pg from 'pg'
import { sqlState } from './transaction.ts'

/**
 * There is no connection to the database, or it was lost. What ran on it was undone, unless it was the commit itself: then
 * nobody knows, and it may be done again.
 */
export class DatabaseAwayError extends Error {
  /** That of the cause: an SQLSTATE, or a system error's name. */
  readonly code: string | undefined

  constructor(cause: unknown) {
    const { message, code } = (cause ?? {}) as { message?: string; code?: unknown }
    super(message || 'The connection to the database is broken', { cause })
    this.name = 'DatabaseAwayError'
    this.code = typeof code === 'string' ? code : undefined
  }
}

/**
 * What the server says when it cannot take this statement now and may take it later (PostgreSQL, appendix A). Class 08: the
 * connection; 53: no disk, no memory, too many connections; 57: cancelled, also by a time limit, or the server stops, starts,
 * recovers; 58: the system under it; the others: given up for another transaction, read-only, idle or waiting for too long.
 */
const AWAY = /^(08|53|57|58)|^(40001|40P01|25006|25P03|25P04|55P03)$/

/**
 * After these a connection is no longer used: it is gone, or is one to a server (or with settings) that takes no writes,
 * which a new connection may not be.
 */
const SPOILS = /^(08|57P|25006$|25P03$|25P04$)/

/**
 * Whether an error says that the database is away for now: unreachable, restarting, read-only, full, or too slow. The same
 * may be tried again later. False for a fault of ours, such as a value that the database refuses.
 */
export function isDatabaseAway(error: unknown): boolean {
  return error instanceof DatabaseAwayError || AWAY.test(sqlState(error) ?? '')
}

/** Whether an error came from the database, for now or for good, and not from what else was asked. */
export function isDatabaseFault(error: unknown): boolean {
  return error instanceof DatabaseAwayError || error instanceof pg.DatabaseError
}

/** Whether the connection that the error came over is to be replaced. */
export function spoilsConnection(error: unknown): boolean {
  return SPOILS.test(sqlState(error) ?? '')
}
