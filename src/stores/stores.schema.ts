import { z } from 'zod'
import { currency, visibleText } from '../shared/fields.ts'

/** Made at the first use: the runtime's tables take 25 ms to open. */
let languageNames: Intl.DisplayNames | undefined
function isKnown(code: string): boolean {
  languageNames ??= new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
  return languageNames.of(code) !== undefined
}
/** Codes that ISO 639-1 once had: Intl still knows them, nothing else should meet them. */
const withdrawn = new Set(['bh', 'in', 'iw', 'ji', 'jw', 'mo', 'sh'])
const LANGUAGE = 'must be a language code of two letters as in ISO 639-1, such as en'

/** ISO 639-1, any letter case. */
const language = z
  .string({ error: LANGUAGE })
  .transform((code) => code.toLowerCase())
  .refine((code) => /^[a-z]{2}$/.test(code) && !withdrawn.has(code) && isKnown(code), LANGUAGE)

export const createStoreSchema = z.object({
  name: visibleText(100),
  slug: z
    .string()
    .regex(/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/, 'must have 1 to 63 of a-z, 0-9 and -, and no - at an end')
    .nullish()
    .describe('Short name for commands; default: made from the name.'),
  currency: currency.nullish().describe('What amounts without a currency are in; default: USD.'),
  language: language.nullish().describe('What the catalog is written in; default: en.'),
})

/** What is not given stays. */
export const updateStoreSchema = z.object({
  language: language.optional(),
  name: visibleText(100)
    .transform((text) => text.trim())
    .optional(),
  currency: currency.optional().describe('Amounts that were pushed with a currency of their own keep it.'),
})

export interface Store {
  id: string
  slug: string
  name: string
  currency: string
  /** ISO 639-1: by whose rules search cuts and stems the catalog's words. */
  language: string
  createdAt: string
}
