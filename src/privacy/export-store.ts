import { listMembers } from '../accounts/members.ts'
import { listKeys } from '../api-keys/list-keys.ts'
import { getAssistantSettings } from '../assistant/assistant-settings.ts'
import { requireScope, type StoreContext } from '../context.ts'
import { getOfficeHours, getTagRules } from '../conversations/conversation-settings.ts'
import { listCannedReplies } from '../conversations/inbox/inbox-notes.ts'
import { recordAudit } from '../db/audit.ts'
import { inTransaction } from '../db/transaction.ts'
import { listEvalCases } from '../eval/own/own-suite.ts'
import { getLeadRules } from '../leads/lead-rules.ts'
import { getCommerce } from '../orders/set-commerce.ts'
import { getSearchSettings } from '../search/search-settings.ts'
import { parseInput } from '../shared/parse-input.ts'
import { getStore } from '../stores/update-store.ts'
import { listEndpoints } from '../webhooks/list-endpoints.ts'
import { listWidgetKeys } from '../widget/create-widget-key.ts'
import { getWidgetSettings } from '../widget/widget-settings.ts'
import { findExported } from './export.queries.ts'
import { type ExportPart, exportParts, exportQuerySchema } from './privacy.schema.ts'
import { getRetention } from './retention.ts'

/** Things read at a time: an export of any size holds no more in memory. */
const BATCH = 100

/** A file to be saved, as it comes out of the database. */
export interface ExportFile {
  name: string
  lines: AsyncIterable<string>
}

/**
 * Everything that the store has, or one kind of it, as lines of JSON. A file of one kind has the things alone; one of everything
 * says of each line what it is: {"kind":"orders","item":{…}}. No secret is in it. That it was made is noted.
 */
export async function exportStore(ctx: StoreContext, raw: unknown): Promise<ExportFile> {
  requireScope(ctx, 'admin')
  const { what } = parseInput(exportQuerySchema, raw)
  await inTransaction(ctx.db, (trx) => recordAudit(trx, ctx, 'data.exported', what, {}))
  return {
    name: `spiel-${what}.jsonl`,
    lines: what === 'everything' ? allParts(ctx) : linesOf(ctx, what),
  }
}

async function* allParts(ctx: StoreContext): AsyncGenerator<string> {
  for (const part of exportParts) yield* linesOf(ctx, part, part)
}

/** @param kind what each line is said to be; absent: nothing is said */
async function* linesOf(ctx: StoreContext, part: ExportPart, kind?: string): AsyncGenerator<string> {
  const line = (item: object) => `${JSON.stringify(kind ? { kind, item } : item)}\n`
  if (part === 'settings') {
    yield line(await settingsOf(ctx))
    return
  }
  for (let after = ''; ; ) {
    const rows = await findExported(ctx.db, ctx.storeId, part, { after, limit: BATCH })
    if (rows.length > 0) yield rows.map(({ item }) => line(item)).join('')
    if (rows.length < BATCH) return
    after = rows.at(-1)?.key ?? ''
  }
}

/** As they are shown in the dashboard: keys without their secrets. */
async function settingsOf(ctx: StoreContext): Promise<object> {
  return {
    store: await getStore(ctx),
    commerce: await getCommerce(ctx),
    officeHours: await getOfficeHours(ctx),
    tagRules: await getTagRules(ctx),
    leadRules: await getLeadRules(ctx),
    search: await getSearchSettings(ctx),
    assistant: await getAssistantSettings(ctx),
    widget: await getWidgetSettings(ctx),
    widgetKeys: await listWidgetKeys(ctx),
    apiKeys: await listKeys(ctx),
    webhooks: (await listEndpoints(ctx)).data,
    cannedReplies: await listCannedReplies(ctx),
    ownSuite: await listEvalCases(ctx),
    team: (await listMembers(ctx)).members,
    retention: await getRetention(ctx),
  }
}
