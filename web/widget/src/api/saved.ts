/** What outlives the page, once the shopper has used the widget. */
export interface Saved {
  token?: string
  /** Milliseconds since 1970. */
  expiresAt?: number
  conversationId?: string
  /** The last known hand-off state: while a person is waited for, the next page follows the conversation too. */
  status?: string
  unread?: number
  isOpen?: boolean
  /** A proactive word was dismissed, or the widget opened: no more of them. */
  isQuiet?: boolean
}

/** A place for `Saved` in the browser: in memory before first use, and where the browser keeps nothing. */
export interface SavedStore {
  read(): Saved
  /** Lays these over what is there; from the first call with `isFirstUse` on it is kept. */
  write(change: Saved, isFirstUse?: boolean): void
  clear(): void
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

/** @param name the place's name; one per widget key */
export function savedStore(name: string, findStorage: () => Storage): SavedStore {
  let memory: Saved = {}
  let isKept = false
  const storage = () => {
    try {
      return findStorage()
    } catch {
      // Browsers that block storage throw at the mere look at it.
    }
  }
  const readKept = (): Saved | undefined => {
    try {
      const text = storage()?.getItem(name)
      if (!text) return
      isKept = true
      return JSON.parse(text)
    } catch {}
  }
  const read = () => readKept() ?? memory
  return {
    read,
    write(change, isFirstUse = false) {
      memory = { ...read(), ...change }
      isKept ||= isFirstUse
      if (!isKept) return
      try {
        storage()?.setItem(name, JSON.stringify(memory))
      } catch {}
    },
    clear() {
      memory = {}
      isKept = false
      try {
        storage()?.removeItem(name)
      } catch {}
    },
  }
}
