import type { ToolTrace } from '../turn-scope.ts'

/** What tools did in a turn, by the names of the packs' `doing.means`. */
export function doneIn(trace: readonly ToolTrace[]): ReadonlySet<string> {
  const done = new Set<string>()
  for (const { name, output } of trace) {
    const told = (output ?? {}) as Record<string, unknown>
    if (name === 'capture_lead' && told.saved === true) done.add('contact')
    if (name === 'hand_off' && (told.status === 'queued' || told.status === 'closed')) done.add('person')
    if (name === 'check_order' && told.reason === 'code_sent') done.add('mail')
    if (name === 'reorder' && typeof told.cartUrl === 'string') done.add('cart')
  }
  return done
}
