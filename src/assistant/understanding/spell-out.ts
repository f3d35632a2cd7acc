import { packs } from '../../language/packs.ts'
import { spellOutEmails } from '../../language/readers/disguised-email.ts'

const slips = packs.flatMap(({ writing }) => writing?.slips ?? [])
/** "W 2611340", "# W2611340", "W-2611340": one number. */
const spacedOrder = /(?<![\p{L}\p{N}])#?\s?([A-Z]{1,3})[ -](\d{5,10})(?![\p{L}\p{N}])/gu

/** A message as it was meant: slips and short forms that only look like something else are written out. */
export function spellOutMessage(text: string): string {
  let meant = text
  for (const [slip, right] of slips) meant = meant.replace(slip, right)
  return spellOutEmails(meant).replace(spacedOrder, '$1$2')
}
