import { sql } from 'kysely'
import type pg from 'pg'
import { GuardedClient } from './guarded-client.ts'

const MARK = '/* plan once */'

/**
 * Put in front of a statement of every turn whose text is always the same. The embedded database, which one connection
 * keeps for good, reads and plans it once: that was a fifth of its processor time in a turn. A server gets it as any
 * other, since connections through a pooler must not count on what was prepared before.
 */
export const planOnce = sql.raw(MARK)

const names = new Map<string, string>()

function nameOf(text: string): string {
  const known = names.get(text)
  if (known) return known
  const name = `once_${names.size}`
  names.set(text, name)
  return name
}

/** A connection that prepares the statements marked with `planOnce` under a name of their own. */
export class PlanningOnceClient extends GuardedClient {
  constructor(config?: pg.ClientConfig) {
    super(config)
    const query = this.query.bind(this) as (...args: unknown[]) => unknown
    this.query = ((text: unknown, values?: unknown, callback?: unknown) =>
      typeof text === 'string' && text.trimStart().startsWith(MARK)
        ? query({ name: nameOf(text), text, values }, callback)
        : query(text, values, callback)) as typeof this.query
  }
}

/**
 * The same, which waits before it connects: while the embedded database starts again its socket is away, and whoever connected just then
 * was refused, which ended a server that was starting.
 * @param listening resolves when there is something to connect to
 */
export const clientWhen = (listening: () => Promise<void>): typeof PlanningOnceClient =>
  class extends PlanningOnceClient {
    override connect(): Promise<this>
    override connect(callback: (error: Error) => void): undefined
    override connect(callback?: (error: Error) => void): Promise<this> | undefined {
      const connected = listening().then(() => super.connect() as Promise<unknown>)
      if (!callback) return connected.then(() => this)
      connected.then(() => (callback as () => void)(), callback)
      return undefined
    }
  }
