import { requireScope, type StoreContext } from '../context.ts'
import { recordAudit } from '../db/audit.ts'
import { type Db, inTransaction, type Transaction } from '../db/transaction.ts'
import { nationalDigits, toE164 } from '../leads/phone-number.ts'
import { parseInput } from '../shared/parse-input.ts'
import {
  countTraces,
  eraseTraces,
  findTraces,
  type KnownPerson,
  readTraces,
  type TraceCounts,
} from './person.queries.ts'
import type { Traces } from './personal-data.queries.ts'
import { type PersonFound, type PersonQuery, personSchema } from './privacy.schema.ts'

/** By what somebody may be known: several addresses and numbers, in any writing, and what only a platform knows. */
export interface PersonNames {
  emails: readonly string[]
  phones: readonly string[]
  orderIds?: readonly string[]
  customerIds?: readonly string[]
}

/** Whose store it is, and how its people write phone numbers. */
type Where = Pick<StoreContext, 'storeId' | 'currency'>

/** A shorter number would be found in everything. */
const FEWEST_DIGITS = 7

function knownBy({ currency }: Where, { emails, phones, orderIds = [], customerIds = [] }: PersonNames): KnownPerson {
  const numbers = phones.map((phone) => toE164(phone, { currency }) ?? phone.replace(/[^\d+]/g, ''))
  const taken = [...new Set(numbers)].filter((phone) => phone.replace(/\D/g, '').length >= FEWEST_DIGITS)
  return {
    emails: [...new Set(emails.map((email) => email.trim().toLowerCase()).filter((email) => email.includes('@')))],
    phones: taken,
    digits: taken.map(nationalDigits),
    orderIds: [...orderIds],
    customerIds: [...customerIds],
  }
}

/** What is kept of somebody, table by table, as it is stored: what `eraseTracesOf` would take out, without what is others'. */
export async function readTracesOf(db: Db, where: Where, names: PersonNames): Promise<Record<string, object[]>> {
  const traces = await findTraces(db, where.storeId, knownBy(where, names))
  return readTraces(db, where.storeId, traces)
}

/**
 * Takes somebody out of the store, for good: their conversations and leads with all that belongs to them, their name and address in orders,
 * notes, events and everywhere else. Returns the rows of each table. The one eraser there is: who asks, and who it is about, the callers know.
 */
export async function eraseTracesOf(
  trx: Transaction,
  where: Where,
  names: PersonNames,
): Promise<Record<string, number>> {
  const { counts } = await erase(trx, where, names)
  const rows = Object.entries(counts).map(([table, { own, others }]) => [table, own + others] as const)
  return Object.fromEntries(rows.filter(([, count]) => count > 0))
}

async function erase(trx: Transaction, where: Where, names: PersonNames) {
  const traces = await findTraces(trx, where.storeId, knownBy(where, names))
  return { counts: await eraseTraces(trx, where.storeId, traces), traces }
}

function present(counts: TraceCounts, { orders }: Traces): PersonFound {
  const own = (table: string) => counts[table]?.own ?? 0
  const others = (table: string) => counts[table]?.others ?? 0
  return {
    conversations: own('conversations'),
    messages: own('messages'),
    leads: own('leads'),
    orders: orders.length,
    notes: others('conversation_notes') + others('lead_notes'),
    cases: own('eval_cases'),
  }
}

const namesOf = (raw: PersonQuery): PersonNames => {
  const { email, phone } = parseInput(personSchema, raw)
  return { emails: email ? [email] : [], phones: phone ? [phone] : [] }
}

/** What the store keeps of a person: what `erasePerson` would take out. */
export async function findPerson(ctx: StoreContext, raw: PersonQuery): Promise<PersonFound> {
  requireScope(ctx, 'admin')
  const traces = await findTraces(ctx.db, ctx.storeId, knownBy(ctx, namesOf(raw)))
  return present(await countTraces(ctx.db, ctx.storeId, traces), traces)
}

/**
 * Takes a person out of the store, for good, in one transaction. Who did it is noted, without whom. A shop that pushes a changed order with the
 * address brings the address back.
 */
export async function erasePerson(ctx: StoreContext, raw: PersonQuery): Promise<PersonFound> {
  requireScope(ctx, 'admin')
  const names = namesOf(raw)
  return inTransaction(ctx.db, async (trx) => {
    const { counts, traces } = await erase(trx, ctx, names)
    const found = present(counts, traces)
    await recordAudit(trx, ctx, 'person.erased', 'person', { ...found })
    return found
  })
}
