import type {
  KyselyPlugin,
  PluginTransformQueryArgs,
  PluginTransformResultArgs,
  QueryResult,
  RootOperationNode,
  UnknownRow,
} from 'kysely'
import type { Db } from '../../src/db/transaction.ts'

/** What a database was asked for. */
export interface Asked {
  statements: number
  /** All rows that came back. */
  rows: number
}

/** A view of a database that counts what is asked through it into `asked`, transactions too. */
export function countingDatabase(db: Db): { db: Db; asked: Asked } {
  const asked: Asked = { statements: 0, rows: 0 }
  const plugin: KyselyPlugin = {
    transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
      asked.statements++
      return node
    },
    async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
      asked.rows += result.rows.length
      return result
    },
  }
  return { db: db.withPlugin(plugin), asked }
}
