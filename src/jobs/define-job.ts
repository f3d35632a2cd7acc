import type { z } from 'zod'

/**
 * A job: a name, the shape of its payload, and how it is retried. The payload holds ids, never rows: the worker reads
 * what is true when it runs. Running a job twice must be harmless.
 */
export interface Job<Payload extends object> {
  name: string
  payload: z.ZodType<Payload>
  /** How often a failed run is tried again, with growing pauses. */
  retryLimit: number
  /** Runs of it at a time in one process. Default 1. */
  workers?: number
  /** First pause before another try, in seconds. */
  retryDelaySeconds: number
  /** Longest pause, in seconds. Default an hour. */
  retryDelayMaxSeconds?: number
  /** How long one run may take: far longer than any does. */
  timeLimitSeconds: number
  /**
   * After so many runs that did not end, because their process died or their time was up, the job is set aside. Default 2:
   * what is in it may be what ends them.
   */
  mostBrokenRuns?: number
}

export function defineJob<Payload extends object>(job: Job<Payload>): Job<Payload> {
  return job
}
