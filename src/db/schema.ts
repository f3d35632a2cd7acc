import type { ColumnType, Generated, Selectable } from 'kysely'

/** timestamptz(3): read as Date, written as Date or an ISO 8601 text. */
type Timestamp = ColumnType<Date, Date | string, Date | string>
type NullableTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>

/** What of the catalog a lead is about. */
interface LeadDetailsJson {
  productId: string | null
  variantId: string | null
  quantity: number | null
  message: string | null
}
type LeadInterestJson = LeadDetailsJson & { purpose: string; at: string; notifiedAt?: string | null | undefined }

/**
 * The tables as migrations/*.sql make them; those of products and variants are listed in catalog/catalog.columns.ts.
 * numeric and bigint columns are read as text.
 */
export interface Schema {
  stores: {
    id: Generated<number>
    public_id: string
    slug: string
    name: string
    currency: Generated<string>
    language: Generated<string>
    created_at: Generated<Date>
  }
  audit_events: {
    store_id: number
    id: Generated<string>
    at: Generated<Date>
    actor: string
    action: string
    subject: string
    details: ColumnType<object, string | undefined, string>
  }
  api_keys: {
    store_id: number
    id: string
    prefix: string
    key_hash: Buffer
    name: string
    scopes: string[]
    created_at: Generated<Date>
    expires_at: NullableTimestamp
    revoked_at: NullableTimestamp
    last_used_at: NullableTimestamp
    replaced_by: string | null
    created_by: string | null
    browser_seen_at: NullableTimestamp
    browser_origin: string | null
  }
  rate_limits: { key_prefix: string; admitted_at: string[] }
  broken_jobs: {
    job_id: string
    name: string
    payload: ColumnType<object, string, string>
    broken_runs: number
    reason: string
    broken_at: Timestamp
    set_aside_at: NullableTimestamp
  }
  orders: {
    store_id: number
    external_id: string
    number: string
    email: string | null
    total: string | null
    currency: string | null
    financial_status: string | null
    fulfillment_status: string | null
    customer_name: string | null
    placed_at: NullableTimestamp
    cancelled_at: NullableTimestamp
    tracking_url: string | null
    tracking_number: string | null
    carrier: string | null
    platform_status: string | null
    source: string
    source_updated_at: NullableTimestamp
    payload_hash: Buffer | null
    created_at: Timestamp
    changed_at: Timestamp
  }
  order_items: {
    store_id: number
    order_id: string
    position: number
    title: string
    platform_variant_id: string | null
    quantity: number
    unit_price: string | null
  }
  conversations: {
    store_id: number
    id: string
    status: string
    intent: string | null
    sentiment: string | null
    summary: string | null
    tags: Generated<string[]>
    channel: string
    language: string | null
    message_count: Generated<number>
    shopper_name: string | null
    shopper_email: string | null
    lead_id: string | null
    last_message_at: NullableTimestamp
    created_at: Timestamp
    updated_at: Timestamp
    intents: Generated<string[]>
    frustrated: Generated<boolean>
    analysis_source: string | null
    analysis_due_at: NullableTimestamp
    resolved_by: string | null
    edited_by_owner: Generated<string[]>
    hand_off_reason: string | null
    waiting_since: NullableTimestamp
    person: string | null
    person_id: string | null
  }
  conversation_settings: {
    store_id: number
    office_hours: ColumnType<object | null, string | null, string | null>
    tag_rules: ColumnType<object | null, string | null, string | null>
    changed_at: Generated<Date>
  }
  messages: {
    store_id: number
    conversation_id: string
    position: number
    id: string
    role: string
    text: string
    created_at: Timestamp
    payload: ColumnType<Record<string, unknown> | null, string | null, string | null>
    receipts: ColumnType<object[], string, string>
    engine: string | null
    feedback: number | null
    author: string | null
    client_message_id: string | null
  }
  leads: {
    store_id: number
    id: string
    email: string | null
    name: string | null
    phone: string | null
    purpose: string
    status: string
    priority: string
    score: Generated<number>
    reasons: Generated<string[]>
    consent: ColumnType<{ given: boolean; at: string; text: string } | null, string | null, string | null>
    conversation_id: string | null
    created_at: Timestamp
    updated_at: Timestamp
    details: ColumnType<LeadDetailsJson | null, string | null, string | null>
    interests: ColumnType<LeadInterestJson[], string, string>
    signals: ColumnType<Record<string, boolean | number>, string, string>
    edited_by_owner: Generated<string[]>
    last_contact_at: NullableTimestamp
  }
  lead_settings: { store_id: number; rules: ColumnType<object, string, string>; changed_at: Generated<Date> }
  knowledge_sources: {
    store_id: number
    id: string
    kind: string
    name: string
    title: string
    url: string | null
    language: string | null
    content_hash: Buffer
    status: string
    error: string | null
    chunk_count: number
    read_at: Timestamp
    created_at: Timestamp
    changed_at: Timestamp
  }
  knowledge_chunks: { store_id: number; source_id: string; position: number; heading: string; text: string }
  knowledge_domains: { store_id: number; domain: string }
}

/** A row as it is read. */
export type Row<Table extends keyof Schema> = Selectable<Schema[Table]>
