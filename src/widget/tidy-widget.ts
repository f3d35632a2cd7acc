import type { AppContext } from '../context.ts'
import { deleteExpired } from './sessions.queries.ts'

/** Forgets sessions an hour after they ended, and logs of limits that admit again. Conversations stay. */
export async function tidyWidget({ db }: AppContext): Promise<void> {
  await deleteExpired(db)
}
