import { z } from 'zod'
import { boundedReading, textBounds } from '../shared/bounded-text.ts'
import { link, visibleText } from '../shared/fields.ts'

export const MAX_FILE_BYTES = 5 * 1024 * 1024
export const MAX_SOURCES = 500
/** Chunks of all sources of a store: some 110 MB in memory, and 10 ms or more for an answer. */
export const MAX_STORE_CHUNKS = 5_000

const language = z
  .string()
  .regex(/^[a-z]{2}$/i, 'must be a language code of two letters, such as en')
  .toLowerCase()
const domain = z
  .string()
  .toLowerCase()
  .regex(/^[a-z0-9.-]{1,253}(:\d{1,5})?$/, 'must be a host name such as shop.example, with a port if it has one')

/** A file's content, as base64. */
const fileInput = z.strictObject({
  file: z.strictObject({
    /** The file's name: tells its format and what it replaces. */
    name: visibleText(255),
    content: z.base64('must be base64').refine((text) => text.length * 0.75 - 2 <= MAX_FILE_BYTES, {
      error: `must have at most ${MAX_FILE_BYTES} bytes`,
    }),
  }),
  title: visibleText(200).optional(),
  /** Where shoppers find the page. */
  url: link.optional(),
  language: language.optional(),
})

const pairInput = z.strictObject({
  question: visibleText(500),
  answer: visibleText(8000),
  url: link.optional(),
  language: language.optional(),
})

const addressInput = z.strictObject({
  address: link,
  title: visibleText(200).optional(),
  language: language.optional(),
  /** Domains of the store, remembered for later; pages are read from no other. Subdomains count as other domains. */
  domains: z.array(domain).max(20).optional(),
})

export const addKnowledgeSchema = z.union([fileInput, pairInput, addressInput], {
  error: 'must be a file, a question with its answer, or an address',
})
export type FileInput = z.output<typeof fileInput>
export type PairInput = z.output<typeof pairInput>
export type AddressInput = z.output<typeof addressInput>

export const removeKnowledgeSchema = z.strictObject({ id: z.string().min(1).max(64) })

export const findPassagesSchema = z.strictObject({
  /** Longer ones are cut. */
  question: z.string().transform((text) => boundedReading(text, textBounds.question)),
  language: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(20).default(3),
  /** Also passages that do not answer, to look into what was found. */
  includeWeak: z.boolean().default(false),
  /** Names and labels of what it is asked of, as the catalog writes them. */
  of: z.object({ labels: z.array(z.string().max(200)).max(40), language: z.string() }).optional(),
})

/** Something the owner gave, as it is listed. */
export interface KnowledgeSource {
  id: string
  kind: 'page' | 'qa' | 'file' | 'url'
  name: string
  title: string
  url: string | null
  language: string | null
  /** failed: the last reading of its address failed; it goes on answering from its former text unless that is gone. */
  status: 'ready' | 'failed'
  error: string | null
  chunks: number
  /** When its text was last known to be so, ISO 8601. */
  readAt: string
  createdAt: string
  updatedAt: string
}

/** A part of a source that answers a question. */
export interface Passage {
  /** `<source id>.<position>`. */
  id: string
  sourceId: string
  title: string
  heading: string
  /** ISO 639-1: as its source says, else told from its words. */
  language: string
  text: string
  /** The sentences of `text` nearest to the question, as written, in their order. */
  bestSentences: string[]
  /** As much as is quoted to a shopper: these, with those around them where it is not sure that they answer alone. */
  around: string[]
  url: string | null
  /** Comparable within one answer only. */
  score: number
  /** 0..1; from `ANSWER_CONFIDENCE` on it is taken to answer. */
  confidence: number
  /** When the text was last known to be so, ISO 8601. */
  asOf: string
}
