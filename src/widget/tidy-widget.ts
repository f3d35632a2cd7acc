import type { AppContext } from '../context.ts'
import { deleteExpired } from './sessions.queries.ts'
import { forgetTranscripts } from './transcripts.queries.ts'

/**
 * Forgets sessions an hour after they ended, logs of limits that admit again, and wishes for transcripts that no limit counts
 * any more. Conversations stay.
 */
export async function tidyWidget({ db }: AppContext): Promise<void> {
  await deleteExpired(db)
  await forgetTranscripts(db)
}
