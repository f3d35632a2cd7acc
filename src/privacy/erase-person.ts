import { requireScope, type StoreContext } from '../context.ts'
import { recordAudit } from '../db/audit.ts'
import { takeStamps } from '../db/store-clock.ts'
import { type Db, inTransaction } from '../db/transaction.ts'
import { toE164 } from '../leads/phone-number.ts'
import { parseInput } from '../shared/parse-input.ts'
import { deleteConversations, deleteLeads } from './forget.queries.ts'
import {
  clearEvents,
  clearNotes,
  clearOrders,
  countMessages,
  countNotes,
  deleteSessionsAndCases,
  findPersonRows,
  markForRecount,
  type Person,
  type PersonRows,
} from './person.queries.ts'
import { type PersonFound, type PersonQuery, personSchema } from './privacy.schema.ts'

function readPerson({ currency }: StoreContext, raw: PersonQuery): Person {
  const { email, phone } = parseInput(personSchema, raw)
  return { email: email?.toLowerCase() ?? null, phone: phone ? (toE164(phone, { currency }) ?? phone) : null }
}

async function countFound(db: Db, storeId: number, person: Person, rows: PersonRows): Promise<PersonFound> {
  return {
    conversations: rows.conversations.length,
    messages: await countMessages(db, storeId, rows.conversations),
    leads: rows.leads.length,
    orders: rows.orders.length,
    notes: await countNotes(db, storeId, person, rows),
    cases: rows.cases.length,
  }
}

/** What the store keeps of a person: what `erasePerson` would take out. */
export async function findPerson(ctx: StoreContext, raw: PersonQuery): Promise<PersonFound> {
  requireScope(ctx, 'admin')
  const person = readPerson(ctx, raw)
  return countFound(ctx.db, ctx.storeId, person, await findPersonRows(ctx.db, ctx.storeId, person))
}

/**
 * Takes a person out of the store, for good, in one transaction: their conversations and leads with all that belongs to them, their
 * name and address in orders, notes and events. Who did it is noted, without whom. A shop that pushes an order anew with the address
 * brings the address back.
 */
export async function erasePerson(ctx: StoreContext, raw: PersonQuery): Promise<PersonFound> {
  requireScope(ctx, 'admin')
  const person = readPerson(ctx, raw)
  const { storeId } = ctx
  return inTransaction(ctx.db, async (trx) => {
    const stamp = await takeStamps(trx, storeId, 'orders')
    await takeStamps(trx, storeId, 'leads')
    const rows = await findPersonRows(trx, storeId, person)
    const found = await countFound(trx, storeId, person, rows)
    await markForRecount(trx, storeId, rows)
    await deleteConversations(trx, storeId, rows.conversations)
    await deleteLeads(trx, storeId, rows.leads)
    await deleteSessionsAndCases(trx, storeId, rows)
    await clearOrders(trx, storeId, rows.orders, stamp)
    await clearNotes(trx, storeId, person)
    await clearEvents(trx, storeId, person, rows)
    // Open pages see by the clock that something changed.
    await takeStamps(trx, storeId, 'conversations')
    await recordAudit(trx, ctx, 'person.erased', 'person', { ...found })
    return found
  })
}
