import type { z } from 'zod'
import { readTranscript } from '../conversations/read-transcript.ts'
import { inTransaction, type Transaction } from '../db/transaction.ts'
import { BadRequestError, ConflictError, RateLimitedError } from '../errors.ts'
import { mailboxKey, readMailAddress } from '../shared/mail-address.ts'
import { parseInput } from '../shared/parse-input.ts'
import { newId } from '../shared/random.ts'
import { getWidgetConversation } from './open-conversation.ts'
import type { ServerKeys } from './server-keys.ts'
import type { Caller } from './sessions.ts'
import {
  insertTranscript,
  lockTranscripts,
  secondsToWait,
  type TranscriptLimit,
  type TranscriptWish,
} from './transcripts.queries.ts'
import { ADDRESSES_PER_NETWORK } from './turn-limits.ts'
import { mailTranscriptJob } from './widget.jobs.ts'
import { transcriptFormSchema } from './widget.schema.ts'
import { getWidgetSettings } from './widget-settings.ts'
import { languageOf } from './words.ts'

const HOUR_S = 3600

/** More transcripts by mail than anybody needs who reads them. */
class TooManyTranscriptsError extends RateLimitedError {
  constructor(retryAfterSeconds: number) {
    super(1, retryAfterSeconds)
    this.message = `Too many transcripts were asked for. Retry in ${Math.ceil(retryAfterSeconds / 60)} min.`
  }
}

/**
 * Takes the wish to have a conversation by mail; a job sends it. Whoever has a widget key could have the shop's mail server
 * write to anybody: so a shopper the shop has logged in gets it at their own address only, and for the others there are
 * limits by conversation, mail address, client and store, and the mail says who wrote what (mail-transcript.ts).
 * @throws {ConflictError} when no mail server is set up, or nothing was answered yet
 * @throws {BadRequestError | TooManyTranscriptsError | NotFoundError}
 */
export async function askForTranscript(
  { ctx, storeLanguage }: Caller,
  keys: ServerKeys,
  conversationId: string,
  raw: z.input<typeof transcriptFormSchema>,
): Promise<{ email: string }> {
  const { email: typed } = parseInput(transcriptFormSchema, raw)
  await getWidgetConversation(ctx, conversationId)
  if (!ctx.mailer) throw new ConflictError('Transcripts cannot be mailed: this server has no mail server set up')
  const email = addressOf(ctx.visitor.shopper?.email, typed)
  const { messages } = await readTranscript(ctx, { conversationId })
  if (!messages.some(({ role }) => role !== 'shopper')) throw new ConflictError('Nothing was answered yet')
  const { language } = await getWidgetSettings(ctx)
  const wish = {
    ...{ id: newId('wtr'), conversationId, address: email, clientKey: ctx.visitor.addressKey },
    networkKey: ctx.visitor.networkKey ?? null,
    addressKey: (await keys.mac(mailboxKey(email), `transcript ${ctx.storeId}`)).toString('base64url'),
    language: languageOf(ctx.visitor.locale, language, storeLanguage),
  }
  await inTransaction(ctx.db, async (trx) => {
    await lockTranscripts(trx, ctx.storeId)
    await checkLimits(trx, ctx.storeId, wish)
    await insertTranscript(trx, ctx.storeId, wish)
    await ctx.queue.enqueue(trx, mailTranscriptJob, { storeId: ctx.storeId, transcriptId: wish.id })
  })
  return { email }
}

function addressOf(own: string | undefined, typed: string | null | undefined): string {
  // Of a session of a former version it may be written otherwise.
  const known = own === undefined ? undefined : readMailAddress(own)
  if (known !== undefined && (!typed || typed === known)) return known
  if (own === undefined && typed) return typed
  const message = own === undefined ? 'must be an e-mail address' : 'must be the address you are logged in with'
  throw new BadRequestError([{ path: 'email', code: 'invalid_value', message }])
}

async function checkLimits(
  trx: Transaction,
  storeId: number,
  { conversationId, addressKey, clientKey, networkKey }: TranscriptWish,
): Promise<void> {
  const limits: TranscriptLimit[] = [
    { of: { conversationId, addressKey }, limit: 1, windowSeconds: HOUR_S },
    { of: { conversationId }, limit: 3, windowSeconds: HOUR_S },
    { of: { addressKey }, limit: 3, windowSeconds: 24 * HOUR_S },
    { of: { clientKey }, limit: 5, windowSeconds: HOUR_S },
    ...(networkKey === null ? [] : [{ of: { networkKey }, limit: 5 * ADDRESSES_PER_NETWORK, windowSeconds: HOUR_S }]),
    { of: {}, limit: 200, windowSeconds: HOUR_S },
  ]
  const waits: number[] = []
  for (const limit of limits) waits.push(await secondsToWait(trx, storeId, limit))
  const longest = Math.max(...waits)
  if (longest > 0) throw new TooManyTranscriptsError(longest)
}
