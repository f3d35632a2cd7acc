import { z } from 'zod'
import { currency, visibleText } from '../shared/fields.ts'

export const createStoreSchema = z.object({
  name: visibleText(100),
  slug: z
    .string()
    .regex(/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/, 'must have 1 to 63 of a-z, 0-9 and -, and no - at an end')
    .nullish()
    .describe('Short name for commands; default: made from the name.'),
  currency: currency.nullish().describe('What amounts without a currency are in; default: USD.'),
})

export interface Store {
  id: string
  slug: string
  name: string
  currency: string
  createdAt: string
}
