/** What went wrong with a platform, in words that its owner is shown. */
export type PlatformFault =
  /** The credentials are refused: nothing helps but others. */
  | 'refused'
  /** Not reachable, or too busy: later it may work. */
  | 'away'
  /** It answered what cannot be read. */
  | 'unreadable'
  /** What is asked for is not there. */
  | 'missing'

/** The message is for the owner: nothing of credentials or answers is in it. */
export class PlatformError extends Error {
  readonly fault: PlatformFault
  /** Not before. */
  readonly retryAfterMs: number | undefined
  constructor(fault: PlatformFault, message: string, retryAfterMs?: number) {
    super(message)
    this.name = 'PlatformError'
    this.fault = fault
    this.retryAfterMs = retryAfterMs
  }
}
