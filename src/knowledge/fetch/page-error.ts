/** A page that could not be read from its address, in words for its owner. */
export class PageError extends Error {
  /** The server says that there is no such page: it is not a passing failure. */
  readonly isGone: boolean
  constructor(message: string, isGone = false) {
    super(message)
    this.isGone = isGone
  }
}
