import { type RawBuilder, sql } from 'kysely'

/** Whose rows: everything that is known to be a person's. */
export interface Traces {
  storeId: number
  /** In lower case. */
  emails: string[]
  /** As leads keep them. */
  phones: string[]
  /** How a phone number is known inside a text from which spaces and the like were taken: its digits, at least seven. */
  digits: string[]
  orders: string[]
  conversations: string[]
  leads: string[]
  sessions: string[]
}

type Condition = (traces: Traces) => RawBuilder<unknown>

/** Rows that stay without what tells of the person. */
interface Clearing {
  where: Condition
  set: (traces: Traces, stamp: Date) => RawBuilder<unknown>
  /** Who asks for their data gets these rows: nobody else's are in them. */
  tells?: true
}

/** What becomes of the rows of a table. */
export interface Rule {
  /** They go with their conversation or lead. */
  of?: 'conversation' | 'lead'
  /** The column that names it; default conversation_id or lead_id. */
  by?: string
  /** They go. */
  deletes?: Condition
  clears?: readonly Clearing[]
  /** The store's clock that its changes are told by: taken before them, and after all that need none, as it stops everybody who writes. */
  clock?: 'orders' | 'leads'
}

const any = (column: string, values: readonly string[]) => sql`${sql.ref(column)} = ANY(${[...values]}::text[])`
const noneOf = (column: string, values: readonly string[]) => sql`${sql.ref(column)} <> ALL(${[...values]}::text[])`

const escaped = (text: string): string => text.replace(/[^a-z0-9@]/g, '\\$&')

/**
 * Addresses as whole words, as a pattern of PostgreSQL: ann@shop.example is not in joann@shop.example. A line break is \n within JSON, whose n belongs
 * to no word.
 */
const addressPattern = ({ emails }: Traces): string =>
  `(?:(?<![[:alnum:]._%+-])|(?<=\\\\[bfnrt]))(?:${emails.map(escaped).join('|')})(?![[:alnum:]-]|\\.[[:alnum:]])`

/** Whether a column names them anywhere in its text, by an address or a number. */
export function names(column: string, traces: Traces): RawBuilder<unknown> {
  const text = sql`${sql.ref(column)}::text`
  const holds = (where: RawBuilder<unknown>, needles: readonly string[]) =>
    sql`EXISTS (SELECT FROM unnest(${[...needles]}::text[]) AS needle WHERE strpos(${where}, needle) > 0)`
  const ways = [
    ...(traces.emails.length > 0
      ? [sql`(${holds(sql`lower(${text})`, traces.emails)} AND lower(${text}) ~ ${addressPattern(traces)}::text)`]
      : []),
    ...(traces.digits.length > 0 ? [holds(sql`translate(${text}, ' -()./', '')`, traces.digits)] : []),
  ]
  return ways.length > 0 ? sql`(${sql.join(ways, sql` OR `)})` : sql`false`
}

/** The text of a column without their addresses and numbers. */
function cleaned(column: string, traces: Traces): RawBuilder<unknown> {
  const patterns = [
    ...(traces.emails.length > 0 ? [addressPattern(traces)] : []),
    ...traces.digits.map((digits) => [...digits].join('[-\\s()./]*')),
  ]
  return patterns.reduce(
    (text: RawBuilder<unknown>, pattern) => sql`regexp_replace(${text}, ${pattern}::text, '…', 'gi')`,
    sql`${sql.ref(column)}::text`,
  )
}

/** Notes about others stay, without the address. */
const noteOf = (of: 'conversation' | 'lead', own: (traces: Traces) => string[]): Rule => ({
  of,
  clears: [
    {
      where: (traces) => sql`${noneOf(`${of}_id`, own(traces))} AND ${names('text', traces)}`,
      set: (traces) => sql`text = ${cleaned('text', traces)}`,
    },
  ],
})

/** Fields of events that tell who somebody is. Beside them the event stays as it was, so that none is missing in the log. */
const LEAD_FIELDS = sql`'{"email":null,"name":null,"phone":null,"consent":null,"details":null}'::jsonb`
const ORDER_FIELDS = sql`'{"email":null,"customerName":null,"trackingUrl":null,"trackingNumber":null}'::jsonb`

const ownEvent: Condition = ({ emails, phones, leads, orders }) => sql`(
  (type LIKE 'lead.%' AND (data->'lead'->>'id' = ANY(${leads}::text[])
    OR lower(data->'lead'->>'email') = ANY(${emails}::text[]) OR data->'lead'->>'phone' = ANY(${phones}::text[])))
  OR (type LIKE 'order.%' AND (data->'order'->>'externalId' = ANY(${orders}::text[])
    OR lower(data->'order'->>'email') = ANY(${emails}::text[]))))`
const namingEvent: Condition = (traces) =>
  sql`((type LIKE 'lead.%' OR type LIKE 'order.%') AND ${names('data', traces)})`

/** What receivers answered to events that told of the person. */
const ofEvents = (set: RawBuilder<unknown>): Rule => ({
  clears: [
    {
      where: (traces) => sql`sequence IN (SELECT sequence FROM events
        WHERE store_id = ${traces.storeId} AND (${ownEvent(traces)} OR ${namingEvent(traces)}))`,
      set: () => set,
    },
  ],
})

const CATALOG = 'tells of products'
const OWNERS = 'tells of the shop’s own people and settings'
const COUNTS = 'holds hashes, counts or times only'

/** Tables in which nothing of shoppers is, with the reason. */
export const withoutShoppers: Record<string, string> = {
  order_items: 'tells what was bought, of an order that names nobody',
  platform_privacy: 'is sealed, and emptied when the request is done',
  platform_changes: 'names orders and products by their numbers',
  platform_hooks: 'names deliveries only',
  broken_jobs: 'holds ids only',
  schema_migrations: 'tells of the schema',
  ...reasons(CATALOG, ['products', 'variants', 'product_vectors', 'embedding_health', 'embedding_refusals']),
  ...reasons(COUNTS, [
    ...['store_clocks', 'assistant_usage', 'eval_runs', 'event_logs', 'platform_syncs', 'order_attempts'],
    ...['widget_limits', 'rate_limits', 'overview_counts', 'overview_times', 'overview_progress', 'overview_dirty'],
  ]),
  ...reasons(OWNERS, [
    ...['knowledge_sources', 'knowledge_chunks', 'knowledge_domains', 'stores', 'store_commerce', 'search_settings'],
    ...['assistant_settings', 'conversation_settings', 'lead_settings', 'widget_settings', 'widget_keys'],
    ...['shopper_secrets', 'api_keys', 'canned_replies', 'privacy_settings', 'memberships', 'invitations'],
    ...[
      'platform_connections',
      'platform_authorizations',
      'webhook_endpoints',
      'webhook_notices',
      'accounts',
      'account_sessions',
      'account_passkeys',
    ],
    ...['account_credentials', 'account_verifications', 'account_links', 'account_second_factors', 'server_secrets'],
  ]),
}

function reasons(reason: string, tables: readonly string[]): Record<string, string> {
  return Object.fromEntries(tables.map((table) => [table, reason]))
}

/**
 * Every other table there is, in the order in which they are gone through. A test fails for one that is in neither list: whoever adds a table says
 * here what becomes of its rows.
 */
export const personalData: Record<string, Rule> = {
  orders: {
    clock: 'orders',
    clears: [
      {
        where: ({ orders }) => any('external_id', orders),
        // The hash of what was pushed stays: the very same pushed again changes nothing, and brings nobody back.
        set: (_traces, stamp) => sql`email = NULL, customer_name = NULL, tracking_url = NULL, tracking_number = NULL,
          changed_at = ${stamp}::timestamptz`,
        tells: true,
      },
    ],
  },
  // A platform that tells of the order again does not bring them back.
  platform_items: {
    clock: 'orders',
    clears: [
      {
        where: ({ orders }) => sql`kind = 'order' AND ${any('item_id', orders)}`,
        set: () => sql`erased_at = clock_timestamp()`,
      },
    ],
  },
  webhook_attempts: ofEvents(sql`response = NULL, error = NULL`),
  webhook_deliveries: ofEvents(sql`last_error = NULL`),
  events: {
    clears: [
      {
        where: ownEvent,
        set: () => sql`data = CASE WHEN type LIKE 'lead.%'
          THEN jsonb_set(data::jsonb, '{lead}', (data->'lead')::jsonb || ${LEAD_FIELDS})
          ELSE jsonb_set(data::jsonb, '{order}', (data->'order')::jsonb || ${ORDER_FIELDS}) END::json`,
        tells: true,
      },
      { where: namingEvent, set: (traces) => sql`data = (${cleaned('data', traces)})::json` },
      {
        where: ({ sessions }) =>
          any(
            'actor',
            sessions.map((id) => `shopper:${id}`),
          ),
        set: () => sql`actor = 'shopper'`,
      },
    ],
  },
  audit_events: {
    clears: [
      {
        // Of the shop's own people it goes on telling.
        where: (traces) => sql`action NOT LIKE 'member.%' AND ${names('details', traces)}`,
        set: (traces) => sql`details = (${cleaned('details', traces)})::jsonb`,
      },
    ],
  },
  eval_cases: {
    deletes: (traces) => sql`(${any('conversation_id', traces.conversations)} OR ${names('was', traces)}
      OR ${names('document', traces)})`,
  },
  widget_sessions: { deletes: ({ sessions }) => any('id', sessions) },
  messages: { of: 'conversation' },
  answer_notes: { of: 'conversation' },
  shown_products: { of: 'conversation' },
  conversation_notes: noteOf('conversation', ({ conversations }) => conversations),
  conversation_reads: { of: 'conversation' },
  conversation_presence: { of: 'conversation' },
  dialogue_states: { of: 'conversation' },
  order_codes: { of: 'conversation', deletes: ({ orders }) => any('order_id', orders) },
  reorders: { of: 'conversation' },
  widget_conversations: { of: 'conversation' },
  // Somebody else may have asked for a copy to their address.
  widget_transcripts: { of: 'conversation', deletes: ({ emails }) => sql`lower(address) = ANY(${emails}::text[])` },
  widget_turns: { of: 'conversation' },
  conversations: { of: 'conversation', by: 'id' },
  lead_notes: noteOf('lead', ({ leads }) => leads),
  back_in_stock_mails: { of: 'lead' },
  leads: {
    of: 'lead',
    by: 'id',
    clock: 'leads',
    clears: [
      {
        where: (traces) => sql`${noneOf('id', traces.leads)} AND ${names('details', traces)}`,
        set: (traces) => sql`details = (${cleaned('details', traces)})::jsonb`,
      },
    ],
  },
}

/** Tables whose rows belong to a conversation or lead, with the column that names it; its own table comes last. */
export const tablesOf = (what: 'conversation' | 'lead'): [table: string, by: string][] =>
  Object.entries(personalData).flatMap(([table, { of, by = `${what}_id` }]) => (of === what ? [[table, by]] : []))

/** The rows of a table that are the person's own. */
export function ownRows({ of, by = `${of}_id`, deletes }: Rule, traces: Traces): RawBuilder<unknown> {
  const ways = [
    ...(of ? [any(by, of === 'lead' ? traces.leads : traces.conversations)] : []),
    ...(deletes ? [deletes(traces)] : []),
  ]
  return ways.length > 0 ? sql`(${sql.join(ways, sql` OR `)})` : sql`false`
}
