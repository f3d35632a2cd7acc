import { z } from 'zod'

const call = z.strictObject({ name: z.string(), arguments: z.record(z.string(), z.unknown()) })

/** An answer as a model would give it, with what the rows say of it. */
export const gateCaseSchema = z
  .strictObject({
    id: z.string(),
    /** A key of the file of stores. */
    store: z.string(),
    language: z.string(),
    shopper: z.string(),
    /** The calls whose results the answer rests on, in the order in which they are made. */
    tools: z.array(call),
    say: z.string(),
    truth: z.enum(['true', 'lie']),
    kind: z.string(),
    /** The rows or sums that show it. */
    note: z.string(),
    /** A part of the answer that is false; null in a true one. */
    lie: z.string().nullable(),
  })
  .refine(({ truth, lie }) => (truth === 'lie') === (lie !== null), 'a lie, and no true answer, names what is false')
  .refine(({ say, lie }) => lie === null || say.includes(lie), 'what is false must stand in the answer')

export type GateCase = z.output<typeof gateCaseSchema>
