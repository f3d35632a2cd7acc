import type { AppContext } from '../context.ts'
import { readTranscript } from '../conversations/read-transcript.ts'
import { transcriptMail } from './transcript-mail.ts'
import { findWaitingTranscript, setTranscriptSent } from './transcripts.queries.ts'
import { languageOf } from './words.ts'

/** Mails a conversation as it is now; nothing when that was done, or is too long ago. */
export async function mailTranscript(
  app: AppContext,
  { storeId, transcriptId }: { storeId: number; transcriptId: string },
): Promise<void> {
  const wish = await findWaitingTranscript(app.db, storeId, transcriptId)
  if (!wish || !app.mailer) return
  const ctx = { ...app, storeId, currency: wish.currency, scopes: ['read'] as const, actor: 'job:mail-transcript' }
  const { messages } = await readTranscript(ctx, { conversationId: wish.conversation_id })
  const mail = transcriptMail(messages, { language: languageOf(wish.language), storeName: wish.store_name })
  await app.mailer.send({ to: wish.address, ...mail })
  await setTranscriptSent(app.db, storeId, transcriptId)
}
