import type { Lead } from '../../../../src/leads/leads.schema.ts'
import type { LeadCounts, LeadToWork } from '../../../../src/leads/work/list-lead-work.ts'
import { useStoreChange, useStoreQuery } from '../api/use-store-api.ts'

export type { Lead, LeadToWork }
export const LEAD_STATUSES = ['new', 'contacted', 'qualified', 'converted', 'unqualified'] as const

interface LeadPage {
  data: Lead[]
  next_cursor: string | null
}

/** A page of leads. @param query as `?status=new` */
export const useLeads = (query: string) => useStoreQuery<LeadPage>(`/leads${query}`, { keepOld: true })
export const useLeadCounts = () => useStoreQuery<LeadCounts>('/leads-counts')
export const useLead = (id: string) => useStoreQuery<LeadToWork>(`/leads/${id}`)

const CHANGES = { changes: ['leads', 'leads-counts'] }

/** What can be done with a lead. */
export function useLeadActs() {
  return {
    update: useStoreChange<{ id: string; values: Record<string, unknown> }>('PATCH', ({ id }) => `/leads/${id}`, {
      ...CHANGES,
      bodyOf: ({ values }) => values,
    }),
    note: useStoreChange<{ id: string; text: string }>('POST', ({ id }) => `/leads/${id}/notes`, {
      ...CHANGES,
      bodyOf: ({ text }) => ({ text }),
    }),
    removeNote: useStoreChange<{ id: string; note: string }>(
      'DELETE',
      ({ id, note }) => `/leads/${id}/notes/${note}`,
      CHANGES,
    ),
  }
}
